// The keyboard, with the keys of the simulator's window. A key is known by what it writes, or else by
// where it lies: other alphabets have neither X nor Z.
const NAMES = {
  ArrowUp: "UP", ArrowDown: "DOWN", ArrowLeft: "LEFT", ArrowRight: "RIGHT",
  a: "A", x: "A", " ": "A", b: "B", z: "B", y: "B", Enter: "START", Backspace: "SELECT", Shift: "SELECT",
};
const PLACES = { KeyA: "A", KeyX: "A", KeyB: "B", KeyZ: "B" };

// Calls press(name, isDown) for each key that is a button; escape() returns the one for Escape, if
// there is one. Keys that a control of the page takes, such as one of its menu, are left to it.
export function listenToKeys(press, escape) {
  const held = new Map(); // by the place of a key that is down: its button
  const placeOf = ({ code, key }) => code || key;
  const nameOf = ({ code, key = "" }) =>
    key === "Escape" ? escape() : NAMES[key.length === 1 ? key.toLowerCase() : key] ?? PLACES[code];
  const isElsewhere = ({ key, target }) =>
    target.closest?.("dialog") || (target.closest?.("button, a") && ["Enter", " "].includes(key));
  addEventListener("keydown", (event) => {
    if (isElsewhere(event) || event.ctrlKey || event.metaKey || event.altKey) return;
    const isHeld = held.has(placeOf(event));
    const name = isHeld || event.repeat ? "" : nameOf(event); // the game repeats keys itself
    if (name || isHeld || event.key === "Escape") event.preventDefault();
    if (!name) return;
    held.set(placeOf(event), name);
    press(name, true);
  });
  const release = (place) => {
    const name = held.get(place);
    if (held.delete(place)) press(name, false);
  };
  addEventListener("keyup", (event) => release(placeOf(event)));
  addEventListener("blur", () => [...held.keys()].forEach(release));
}
