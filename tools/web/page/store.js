// The store of the drive's blocks in IndexedDB: under its place a block, under SIZE the file's length,
// under OWNER the page that saves.
import { own } from "./owner.js";

const NAME = "wildhand";
const BLOCKS = "blocks";
const SIZE = -1;
const OWNER = -2;
const OPEN_MS = 5000; // a browser that takes longer will not answer any more
const REASONS = {
  SecurityError: "the browser's settings let this page keep nothing",
  QuotaExceededError: "the browser has no room left",
  Taken: "another tab saves now",
};

// Returns in words why the browser keeps nothing.
export const reasonOf = (error) => REASONS[error?.name] ?? `the browser says "${error?.message || error?.name}"`;

const ended = (request) =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });

const late = () =>
  new Promise((_, reject) => setTimeout(() => reject(new Error("it does not answer")), OPEN_MS));

// Returns {kept, put, why}; see makeDrive. kept is null where nothing can be kept, and why says in
// words why. freed() is called when another page, which saved until now, is gone.
export async function openStore(freed) {
  try {
    if (!(await own(freed))) return { kept: null, why: "Wildhand is open in another tab, which saves" };
    const store = makeStore(`${Math.random()}`);
    const kept = await Promise.race([store.read().catch(store.read), late()]);
    navigator.storage?.persist?.().catch(() => {});
    return { kept, put: store.put, why: "" };
  } catch (error) {
    return { kept: null, why: reasonOf(error) };
  }
}

function makeStore(page) {
  let opening = null; // the database; null: it is opened at its next use

  function open() {
    if (!globalThis.indexedDB) throw new DOMException("", "SecurityError");
    const asked = indexedDB.open(NAME, 1);
    asked.onupgradeneeded = () => asked.result.createObjectStore(BLOCKS);
    return ended(asked);
  }

  async function begin(mode) {
    const database = await (opening ??= open());
    // "strict": it is on the disk, not only handed to the system, when it is complete.
    return database.transaction(BLOCKS, mode, { durability: "strict" });
  }

  // A connection that failed once may be lost, so the next use opens another one.
  function forget() {
    opening?.then((database) => database.close()).catch(() => {});
    opening = null;
  }

  async function read() {
    try {
      const blocks = (await begin("readwrite")).objectStore(BLOCKS);
      blocks.put(page, OWNER);
      const [places, contents] = await Promise.all([ended(blocks.getAllKeys()), ended(blocks.getAll())]);
      const found = new Map(places.map((place, i) => [place, contents[i]]));
      const size = found.get(SIZE) ?? 0;
      return { size, blocks: new Map([...found].filter(([place]) => place >= 0)) };
    } catch (error) {
      forget();
      throw error;
    }
  }

  async function put(size, changes, done, isWhole = false) {
    try {
      const change = await begin("readwrite");
      await new Promise((resolve, reject) => {
        change.oncomplete = resolve;
        change.onabort = () => reject(change.error);
        const owner = change.objectStore(BLOCKS).get(OWNER);
        owner.onsuccess = () => {
          try {
            // None: the player has deleted what the browser kept of this page.
            const isOwn = owner.result === page || (isWhole && !owner.result);
            if (!isOwn) throw new DOMException("", "Taken");
            write(change, size, changes, isWhole);
          } catch (error) {
            reject(error);
            change.abort();
          }
        };
      });
      done(true);
    } catch (error) {
      forget();
      done(false, error);
    }
  }

  function write(change, size, changes, isWhole) {
    const blocks = change.objectStore(BLOCKS);
    if (isWhole) blocks.clear();
    blocks.put(page, OWNER);
    blocks.put(size, SIZE);
    for (const [place, bytes] of changes) blocks.put(bytes, place);
    change.commit?.();
  }
  return { read, put };
}
