// Buttons of a handheld on the page, for touch screens: elements with the name in `data-key`.
export function listenToPad(root, press) {
  for (const button of root.querySelectorAll("[data-key]")) {
    const name = button.dataset.key;
    button.addEventListener("pointerdown", (event) => {
      event.preventDefault();
      button.setPointerCapture(event.pointerId); // until it is lifted, wherever the finger goes
      button.classList.add("down");
      press(name, true);
    });
    for (const kind of ["pointerup", "pointercancel", "lostpointercapture"]) {
      button.addEventListener(kind, () => {
        if (!button.classList.contains("down")) return;
        button.classList.remove("down");
        press(name, false);
      });
    }
  }
}
