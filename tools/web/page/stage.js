// Runs the game's frames, and shows its pictures: at the pace of the screen while something moves,
// more slowly at rest.
const REST_AFTER_MS = 1500;
const REST_MS = 40; // between frames at rest, beside the screen's own

// program: its functions by name. Returns {press, letGo, run, count}; count.pictures counts what was
// painted, count.keys has the milliseconds from each key to its picture, if it led to one.
export function makeStage(program, wake) {
  const count = { frames: 0, pictures: 0, keys: [] };
  let movedAt = 0;
  let isHeld = false;
  const held = new Map(); // by button: how many keys and fingers keep it down

  function frame() {
    const before = count.pictures;
    program.frame();
    count.frames++;
    if (count.pictures !== before) movedAt = performance.now();
  }
  // Works a button, and plays a frame at once: its picture is there at the screen's next one. A button
  // is down until the last finger is lifted.
  function press(name, isDown) {
    const began = (movedAt = performance.now());
    wake();
    const had = held.get(name) ?? 0;
    const has = Math.max(had + (isDown ? 1 : -1), 0);
    if (has) held.set(name, has);
    else held.delete(name);
    if (!had === !has) return;
    const before = count.pictures;
    program.press(name, isDown);
    frame();
    if (isDown && count.pictures !== before) count.keys.push(performance.now() - began);
  }
  // Releases all buttons: who left the page may have lifted a finger elsewhere.
  function letGo() {
    for (const name of [...held.keys()]) {
      held.set(name, 1);
      press(name, false);
    }
  }
  function run() {
    if (isHeld) return;
    frame();
    const isAtRest = !held.size && performance.now() - movedAt > REST_AFTER_MS;
    if (isAtRest) setTimeout(() => requestAnimationFrame(run), REST_MS);
    else requestAnimationFrame(run);
  }
  // Plays no further frame by itself.
  const hold = () => (isHeld = true);
  return { press, letGo, frame, run, hold, count };
}
