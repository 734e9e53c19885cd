// Taps and clicks on the picture. sim/board/taps.py says which buttons they stand for.
const MOST = 48; // steps towards what was tapped
const HOLD = "HOLD";
const AGAIN = "AGAIN";

// tap(x, y) returns the names of buttons; press(name, isDown) works one. pictures() counts what was
// painted: a tap that changes nothing any more is given up.
export function listenToTaps(canvas, tap, press, pictures) {
  const held = new Map(); // by finger: the button that is down as long as it is
  canvas.addEventListener("pointerdown", (event) => {
    if (event.button) return; // another one of the mouse
    event.preventDefault();
    canvas.setPointerCapture(event.pointerId);
    const box = canvas.getBoundingClientRect();
    const x = Math.floor(((event.clientX - box.left) * canvas.width) / box.width);
    const y = Math.floor(((event.clientY - box.top) * canvas.height) / box.height);
    held.set(event.pointerId, follow(() => tap(x, y).split(" ").filter(Boolean)));
  });
  for (const kind of ["pointerup", "pointercancel", "lostpointercapture"]) {
    canvas.addEventListener(kind, ({ pointerId }) => {
      const name = held.get(pointerId);
      held.delete(pointerId);
      if (name) press(name, false);
    });
  }

  // Presses what is asked for; returns a button that is to stay down, or null.
  function follow(ask) {
    for (let n = 0; n < MOST; n++) {
      const names = ask();
      if (names[0] === HOLD) {
        press(names[1], true);
        return names[1];
      }
      const isOnTheWay = names.at(-1) === AGAIN && names.pop();
      const before = pictures();
      for (const name of names) {
        press(name, true);
        press(name, false);
      }
      if (!isOnTheWay || pictures() === before) return null;
    }
    return null;
  }
}
