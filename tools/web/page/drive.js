// The drive: the file of saves, which the game writes in blocks and syncs. Every sync hands the
// blocks that changed to a store (store.js) in one transaction, which is kept whole or not at all.
// The page shows no picture while one is under way: what a player has seen is safe.
const BLOCK = 512;
const ERASED = 255;
export const SAVES = "/drive/wildhand.sav";

// Returns a drive. kept: what the store has, {size, blocks: Map of place → bytes}; size 0: no file.
// put(size, changes, done): keeps [place, bytes] pairs, then calls done(isKept).
export function makeDrive(fs, kept, put) {
  let shadow = null; // the file as the store has it once all that was handed over is kept
  let pending = 0;
  let hasFailed = false;
  const drive = {
    onSafe() {}, // called when the last transaction has ended
    isBusy: () => pending > 0,
    // Hands over what changed; returns 0, or 1 if what is written is not safe.
    sync() {
      if (hasFailed) return 1;
      try {
        handOver(read());
      } catch {
        hasFailed = true; // the browser closed the store
      }
      return hasFailed ? 1 : 0;
    },
    bytes: () => read()?.slice() ?? null,
  };

  if (kept.size) {
    shadow = new Uint8Array(kept.size).fill(ERASED);
    for (const [place, bytes] of kept.blocks) shadow.set(bytes, place * BLOCK);
    fs.writeFile(SAVES, shadow);
  }

  function read() {
    if (!fs.analyzePath(SAVES).exists) return null;
    const node = fs.lookupPath(SAVES).node;
    return node.contents.subarray(0, node.usedBytes);
  }

  function handOver(file) {
    if (!file) return;
    if (shadow?.length !== file.length) shadow = new Uint8Array(file.length).fill(ERASED);
    const changes = changed(file, shadow);
    if (!changes.length && file.length === kept.size) return;
    put(file.length, changes, (isKept) => {
      pending--;
      hasFailed ||= !isKept;
      if (!pending) drive.onSafe();
    });
    pending++; // only now: a store that is closed throws, and never calls
    shadow.set(file);
  }
  return drive;
}

// Returns the blocks in which a file differs from another of the same length.
export function changed(file, before) {
  const found = [];
  for (let at = 0; at < file.length; at += BLOCK) {
    const end = Math.min(at + BLOCK, file.length);
    let n = at;
    while (n < end && file[n] === before[n]) n++;
    if (n < end) found.push([at / BLOCK, file.slice(at, end)]);
  }
  return found;
}

// Returns all of a file as changes of an erased one.
export function wholeOf(file) {
  return changed(file, new Uint8Array(file.length).fill(ERASED));
}
