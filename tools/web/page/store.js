// The store of the drive's blocks in IndexedDB: under its place a block, under SIZE the file's length.
const NAME = "wildhand";
const BLOCKS = "blocks";
const SIZE = -1;

// Owns the drive until the page is gone; false: another page does. Two would write into one file.
function own() {
  if (!navigator.locks) return Promise.resolve(true);
  return new Promise((resolve) => {
    navigator.locks.request(NAME, { ifAvailable: true }, (lock) => {
      resolve(lock !== null);
      return lock && new Promise(() => {});
    });
  });
}

const ended = (request) =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });

// Returns {kept, put, isTaken}; kept is null where the browser keeps nothing, or, isTaken, another
// page has the drive. See makeDrive.
export async function openStore() {
  if (!(await own())) return { kept: null, put: null, isTaken: true };
  try {
    const asked = indexedDB.open(NAME, 1);
    asked.onupgradeneeded = () => asked.result.createObjectStore(BLOCKS);
    const database = await ended(asked);
    const blocks = database.transaction(BLOCKS).objectStore(BLOCKS);
    const [places, contents] = await Promise.all([ended(blocks.getAllKeys()), ended(blocks.getAll())]);
    navigator.storage?.persist?.().catch(() => {});
    const found = new Map(places.map((place, i) => [place, contents[i]]));
    const size = found.get(SIZE) ?? 0;
    found.delete(SIZE);
    return { kept: { size, blocks: found }, put: (...what) => put(database, ...what), isTaken: false };
  } catch {
    return { kept: null, put: null, isTaken: false }; // such as a private window
  }
}

function put(database, size, changes, done, isWhole = false) {
  // "strict": it is on the disk, not only handed to the system, when it is complete.
  const change = database.transaction(BLOCKS, "readwrite", { durability: "strict" });
  const blocks = change.objectStore(BLOCKS);
  if (isWhole) blocks.clear();
  blocks.put(size, SIZE);
  for (const [place, bytes] of changes) blocks.put(bytes, place);
  change.oncomplete = () => done(true);
  change.onabort = () => done(false);
  change.commit?.();
}
