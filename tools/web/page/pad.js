// Buttons of a handheld on the page, for touch screens: elements with the name in `data-key`.
const CLICK_MS = 500; // so soon after a finger was lifted a click is that finger's

// clickMs() returns how long a click without a finger, as of a keyboard or an assistive program, keeps
// a button down.
export function listenToPad(root, press, clickMs) {
  for (const button of root.querySelectorAll("[data-key]")) {
    const name = button.dataset.key;
    const fingers = new Set();
    let lifted = -CLICK_MS;
    const show = () => button.classList.toggle("down", fingers.size > 0);
    button.addEventListener("pointerdown", (event) => {
      event.preventDefault();
      button.setPointerCapture(event.pointerId); // until it is lifted, wherever the finger goes
      fingers.add(event.pointerId);
      show();
      press(name, true);
    });
    for (const kind of ["pointerup", "pointercancel", "lostpointercapture"]) {
      button.addEventListener(kind, (event) => {
        if (!fingers.delete(event.pointerId)) return;
        lifted = event.timeStamp;
        show();
        press(name, false);
      });
    }
    button.addEventListener("click", (event) => {
      if (event.timeStamp - lifted < CLICK_MS) return;
      press(name, true);
      setTimeout(press, clickMs(), name, false);
    });
  }
}
