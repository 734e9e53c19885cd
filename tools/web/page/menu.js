// The menu of the page: what the game itself cannot do. `actions` has a function for each button's
// `data-do`; it returns words to show, or nothing.
export function makeMenu(dialog, opener, actions) {
  const told = dialog.querySelector("[role=status]");
  opener.addEventListener("click", () => {
    told.textContent = "";
    dialog.showModal();
  });
  for (const button of dialog.querySelectorAll("[data-do]")) {
    button.addEventListener("click", async () => {
      try {
        told.textContent = (await actions[button.dataset.do]()) ?? "";
      } catch (error) {
        told.textContent = error.message;
      }
    });
  }
  dialog.addEventListener("click", (event) => event.target === dialog && dialog.close());
  dialog.addEventListener("close", () => opener.blur()); // keys are the game's again
}

// Offers a text to the system's way of sharing, or copies it; returns what was done.
export async function share(title, url) {
  if (navigator.share && matchMedia("(pointer: coarse)").matches) {
    try {
      await navigator.share({ title, url });
      return "";
    } catch (error) {
      if (error.name === "AbortError") return "";
    }
  }
  try {
    await navigator.clipboard.writeText(url);
    return `Copied: ${url.length} letters`;
  } catch {
    prompt(title, url); // where copying is not allowed, as on a page from a folder
    return "";
  }
}

// Saves bytes as a file of the player's.
export function download(name, bytes) {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(new Blob([bytes]));
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 1000);
}

// Lets the player choose a file; returns it, unread.
export function upload() {
  const input = document.createElement("input");
  input.type = "file";
  return new Promise((resolve) => {
    input.addEventListener("change", () => input.files.length && resolve(input.files[0]));
    input.click();
  });
}
