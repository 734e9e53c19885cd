// The drive: the file of saves, which the game writes in blocks and syncs. Every sync hands the
// blocks that changed to a store (store.js) in one transaction, which is kept whole or not at all;
// while one is under way the next one waits. The page shows no picture meanwhile: what a player has
// seen is safe. One that is not kept is followed by the whole file: at once, and if that is not kept,
// either, at every sync.
const BLOCK = 512;
const ERASED = 255;
export const SAVES = "/drive/wildhand.sav";

// Returns a drive. kept: what the store has, {size, blocks: Map of place → bytes}; size 0: no file.
// put(size, changes, done, isWhole): keeps [place, bytes] pairs, in place of all others if isWhole;
// then calls done(isKept, error).
export function makeDrive(fs, kept, put) {
  let shadow = null; // the file as the store has it once what is under way is kept
  let isPending = false; // something is under way
  let isDirty = false; // there was a sync meanwhile
  let isReplaced = false;
  let failures = 0; // in a row; at the second what is written is not safe, and the player is told
  const hasFailed = () => failures > 1;
  const drive = {
    onSafe() {}, // called when the last transaction has ended
    onTrouble() {}, // called with an error when a save is not safe, with null when one is again
    isBusy: () => isPending && !hasFailed(),
    // Hands over what changed; returns 0, or 1 if what is written is not safe.
    sync() {
      if (isPending || isReplaced) isDirty = true;
      else handOver();
      return hasFailed() ? 1 : 0;
    },
    bytes: () => read()?.slice() ?? null,
    // Puts another file into the store, whole or not at all. The game's own goes there no longer.
    async replace(bytes) {
      const once = () =>
        new Promise((resolve, reject) => {
          put(bytes.length, wholeOf(bytes), (isKept, error) => (isKept ? resolve() : reject(error)), true);
        });
      isReplaced = true;
      try {
        await once().catch(once);
      } catch (error) {
        isReplaced = false;
        drive.sync();
        throw error;
      }
    },
  };

  if (kept.size) {
    shadow = new Uint8Array(kept.size).fill(ERASED);
    for (const [place, bytes] of kept.blocks) {
      if (place * BLOCK + bytes.length <= kept.size) shadow.set(bytes, place * BLOCK);
    }
    fs.writeFile(SAVES, shadow);
  }

  function read() {
    if (!fs.analyzePath(SAVES).exists) return null;
    const node = fs.lookupPath(SAVES).node;
    return node.contents.subarray(0, node.usedBytes);
  }

  // Returns false if there is nothing to hand over.
  function handOver() {
    const file = read();
    if (!file) return false;
    const isWhole = failures > 0 || shadow?.length !== file.length;
    const changes = isWhole ? wholeOf(file) : changed(file, shadow);
    isDirty = false;
    if (!isWhole && !changes.length) return false;
    if (isWhole) shadow = new Uint8Array(file.length);
    shadow.set(file);
    isPending = true;
    try {
      put(file.length, changes, ended, isWhole);
    } catch (error) {
      ended(false, error);
    }
    return true;
  }

  function ended(isKept, error) {
    const had = hasFailed();
    isPending = false;
    failures = isKept ? 0 : failures + 1;
    if (had !== hasFailed()) drive.onTrouble(had ? null : error);
    // The first failure may be of a connection that is lost: the store opens another one.
    const isNext = failures === 1 || (isKept && isDirty);
    if (!(isNext && !isReplaced && handOver())) drive.onSafe();
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
