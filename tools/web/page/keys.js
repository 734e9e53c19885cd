// The keyboard, with the keys of the simulator's window.
const NAMES = {
  ArrowUp: "UP", ArrowDown: "DOWN", ArrowLeft: "LEFT", ArrowRight: "RIGHT",
  x: "A", " ": "A", z: "B", y: "B", Enter: "START", Escape: "START", Backspace: "SELECT", Shift: "SELECT",
};

// Calls press(name, isDown) for each key that is a button. Keys that a control of the page takes,
// such as one of its menu, are left to it.
export function listenToKeys(press) {
  const held = new Set();
  const nameOf = (event) => NAMES[event.key.length === 1 ? event.key.toLowerCase() : event.key];
  const isElsewhere = ({ key, target }) =>
    target.closest?.("dialog") || (target.closest?.("button, a") && ["Enter", " "].includes(key));
  addEventListener("keydown", (event) => {
    const name = nameOf(event);
    if (!name || isElsewhere(event) || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    if (event.repeat || held.has(name)) return; // the game repeats keys itself
    held.add(name);
    press(name, true, event.timeStamp);
  });
  const release = (name) => held.delete(name) && press(name, false);
  addEventListener("keyup", (event) => release(nameOf(event)));
  addEventListener("blur", () => [...held].forEach(release));
}
