// Runs the game's frames, and shows its pictures: at the pace of the screen while something moves,
// more slowly at rest.
const REST_AFTER_MS = 1500;
const REST_MS = 40; // between frames at rest, beside the screen's own

// program: its functions by name. Returns {press, run, count}; count.pictures counts what was
// painted, count.keys has the milliseconds from each key to its picture, if it led to one.
export function makeStage(program, wake) {
  const count = { frames: 0, pictures: 0, keys: [] };
  let movedAt = 0;
  let isHeld = false;
  const held = new Set();

  function frame() {
    const before = count.pictures;
    program.frame();
    count.frames++;
    if (count.pictures !== before) movedAt = performance.now();
  }
  // Works a button, and plays a frame at once: its picture is there at the screen's next one.
  function press(name, isDown) {
    const began = (movedAt = performance.now());
    if (isDown) held.add(name);
    else held.delete(name);
    wake();
    const before = count.pictures;
    program.press(name, isDown);
    frame();
    if (isDown && count.pictures !== before) count.keys.push(performance.now() - began);
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
  return { press, frame, run, hold, count };
}
