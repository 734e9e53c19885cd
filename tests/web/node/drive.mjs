// The drive's blocks against a model of a browser that is killed and loses transactions.
//
// The model keeps a transaction whole or not at all, in the order in which they were handed over, and
// calls `done` for one that is kept, or that it refuses; some it refuses, and at times it throws. At a
// kill every transaction that is not done may be kept or lost, but one that is kept has all before it.
// Then what a player had seen, a picture shown while the drive was not busy and without a word of
// trouble, must be in the file that the next page finds.
import assert from "node:assert";
import { changed, makeDrive, SAVES, wholeOf } from "../../../tools/web/page/drive.js";
import { told } from "./page.mjs";

const SIZE = 139264; // as journal/layout.py makes it
const RUNS = 150;

function numbers(seed) {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

// As much of Emscripten's file system as the drive uses.
class Files {
  contents = null;
  usedBytes = 0;
  writeFile(path, bytes) {
    assert.equal(path, SAVES);
    this.contents = new Uint8Array(2 * bytes.length); // it has room beyond its end
    this.contents.set(bytes);
    this.usedBytes = bytes.length;
  }
  analyzePath() {
    return { exists: this.contents !== null };
  }
  lookupPath() {
    return { node: this };
  }
  bytes() {
    return this.contents.slice(0, this.usedBytes);
  }
}

class Browser {
  kept = { size: 0, blocks: new Map() };
  waiting = [];
  isFull = () => false; // it refuses what it is given
  isClosed = () => false; // it throws
  put = (size, changes, done, isWhole = false) => {
    if (this.isClosed()) throw new Error("InvalidStateError");
    this.waiting.push({ size, changes: changes.map(([place, bytes]) => [place, bytes.slice()]), done, isWhole });
  };
  finish(count) {
    for (const one of this.waiting.splice(0, count)) {
      const isKept = !this.isFull();
      if (isKept) this.keep(one);
      one.done(isKept, isKept ? undefined : new Error("QuotaExceededError"));
    }
  }
  keep({ size, changes, isWhole }) {
    if (isWhole) this.kept.blocks.clear();
    this.kept.size = size;
    for (const [place, bytes] of changes) this.kept.blocks.set(place, bytes);
  }
  kill(keeps) {
    for (const one of this.waiting.splice(0, keeps)) this.keep(one);
    this.waiting = [];
  }
}

function write(files, chance, number) {
  const bytes = files.contents.subarray(0, files.usedBytes);
  const at = 512 * chance(SIZE / 512 - 8);
  for (let i = 0; i < 512 * (1 + chance(8)); i++) bytes[at + i] = chance(256);
  new DataView(bytes.buffer).setUint32(0, number); // which save this is
}

const numberIn = (bytes) => (bytes ? new DataView(bytes.buffer, bytes.byteOffset).getUint32(0) : 0);

// troubles: one in so many transactions is refused, and one in so many throws; 0: none is.
function playAndKill(seed, troubles) {
  const chance = numbers(seed);
  const browser = new Browser();
  browser.isFull = browser.isClosed = () => troubles > 0 && chance(troubles) === 0;
  const saved = [null]; // the file at each sync
  let seen = 0; // the newest save that a player has seen
  for (let life = 0; life < 4; life++) {
    const files = new Files();
    const drive = makeDrive(files, browser.kept, browser.put);
    const found = files.contents ? files.bytes() : null;
    const number = numberIn(found);
    assert(number >= seen, `run ${seed}: save ${seen} was seen, ${number} found`);
    if (found) assert(Buffer.compare(found, saved[number]) === 0, `run ${seed}: a file of two saves`);
    seen = number;
    saved.length = number + 1;
    if (!found) files.writeFile(SAVES, new Uint8Array(SIZE).fill(255));
    let newest = number;
    let isSafe = true; // as far as the player was told
    drive.onTrouble = (error) => (isSafe = error === null);
    drive.onSafe = () => isSafe && (seen = newest);
    for (let turn = 0; turn < 12; turn++) {
      write(files, chance, ++newest);
      saved[newest] = files.bytes();
      assert.equal(drive.sync(), isSafe ? 0 : 1);
      browser.finish(chance(browser.waiting.length + 1));
      if (!drive.isBusy() && isSafe) seen = newest; // a picture was painted
    }
    browser.kill(chance(browser.waiting.length + 1));
  }
}

told(async () => {
  for (let seed = 1; seed <= RUNS; seed++) {
    playAndKill(seed, 0);
    playAndKill(seed, 2 + (seed % 8));
  }

  // A browser that refuses: the player is told, the game at its next sync; once it takes something
  // again that is the whole file, and all is well.
  const browser = new Browser();
  const files = new Files();
  const drive = makeDrive(files, browser.kept, browser.put);
  assert.equal(drive.sync(), 0); // there is no file yet
  files.writeFile(SAVES, new Uint8Array(SIZE).fill(255));
  assert.equal(drive.sync(), 0);
  browser.isFull = () => true;
  let safe = 0;
  const troubles = [];
  drive.onSafe = () => safe++;
  drive.onTrouble = (error) => troubles.push(error?.message ?? null);
  browser.finish(1);
  assert.deepEqual([safe, drive.isBusy()], [0, true]); // it is tried once more
  browser.finish(1);
  assert.deepEqual([safe, drive.isBusy()], [1, false]); // the picture that says so must be shown
  assert.deepEqual(troubles, ["QuotaExceededError"]);
  files.contents[5000] = 1;
  assert.equal(drive.sync(), 1);
  assert.equal(drive.isBusy(), false); // nobody waits for what is not safe anyway
  browser.isFull = () => false;
  browser.finish(1);
  assert.deepEqual(troubles, ["QuotaExceededError", null]);
  assert.deepEqual([...browser.kept.blocks.keys()], [9]);
  assert.equal(drive.sync(), 0);

  // One that closes the store once is asked again at once; one that has closed it is told at once.
  for (const times of [1, 2]) {
    const closed = new Browser();
    let left = times;
    closed.isClosed = () => left-- > 0;
    const last = makeDrive(files, closed.kept, closed.put);
    assert.equal(last.sync(), times - 1);
    assert.equal(last.isBusy(), times === 1);
    assert.equal(closed.waiting.length, 2 - times);
  }

  // Another file in place of this one: what the game still writes does not come to it.
  const other = new Browser();
  const replaced = makeDrive(files, other.kept, other.put);
  replaced.sync();
  other.finish(1);
  const brought = new Uint8Array(SIZE).fill(255);
  brought[70_000] = 7;
  const done = replaced.replace(brought);
  files.contents[9000] = 5;
  assert.equal(replaced.sync(), 0);
  other.finish(9);
  await done;
  assert.deepEqual([...other.kept.blocks.keys()], [136]);

  // A sync of what has not changed hands nothing over; an import hands over every block in use.
  const none = () => assert.fail("nothing has changed");
  const same = makeDrive(files, { size: SIZE, blocks: new Map(wholeOf(files.bytes())) }, none);
  assert.equal(same.sync(), 0);
  const whole = new Uint8Array(SIZE).fill(255);
  whole[5000] = 1;
  assert.deepEqual(wholeOf(whole).map(([place]) => place), [9]);
  assert.deepEqual(changed(whole, whole), []);
  console.log(`${RUNS} runs`);
});
