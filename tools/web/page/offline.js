// The page without a network: a service worker (sw.js) keeps its files. A new version is taken at
// the next start, never while somebody plays.

// For a new version to take over. Where the page was loaded again, Chromium at times keeps the old one
// until the page is closed; the page then starts with that.
const MOST_MS = 1000;

// Returns what a call of the service worker's container promises, null where the browser refuses it.
async function asked(call) {
  try {
    return (await call(navigator.serviceWorker)) ?? null;
  } catch {
    return null;
  }
}

// Takes a version that waits since the last start; true: the page is about to load again.
export async function takeUpdate() {
  const known = await asked((workers) => workers?.getRegistration?.());
  if (!known?.waiting) return false;
  const taken = new Promise((resolve) => {
    navigator.serviceWorker.addEventListener("controllerchange", () => resolve(true), { once: true });
    setTimeout(() => resolve(false), MOST_MS);
  });
  known.waiting.postMessage("take over");
  if (!(await taken)) return false;
  location.reload();
  return true;
}

// Lets the browser keep the page, and calls tell() when a new version has come.
export async function keepOffline(tell) {
  const known = await asked((workers) => workers?.register("sw.js"));
  known?.addEventListener("updatefound", () => {
    const fresh = known.installing;
    fresh?.addEventListener("statechange", () => {
      if (fresh.state === "installed" && navigator.serviceWorker.controller) tell();
    });
  });
}
