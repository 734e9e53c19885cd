// A match that is saved on the page: SPEC is a JSON file with `pack` and `out`, where its save is
// written; prints the digest of the match. What the game says where nothing is kept. And what is said of
// a save that a player brings.
import assert from "node:assert";
import fs from "node:fs";
import zlib from "node:zlib";
import { makeDrive, SAVES } from "../../../tools/web/page/drive.js";
import { openPage, told } from "./page.mjs";

const spec = JSON.parse(fs.readFileSync(process.argv[2], "utf8"));

const MATCH = 0; // a kind of saves

function press(made, ...names) {
  for (const name of names) {
    for (const isDown of [true, false]) {
      made.program.press(name, isDown);
      made.page.sleep(20);
      made.program.frame();
    }
  }
}

function begin(made) {
  assert.equal(made.program.start("", ""), "");
  for (let n = 0; n < 20 && made.program.shown() !== "table"; n++) press(made, "A");
  assert.equal(made.program.shown(), "table");
}

// Returns a file in which change(record, kind) has changed each save, with its checksum made right.
function forged(file, change) {
  const whole = Buffer.from(file);
  for (let at = 0; at < whole.length; at += 512) {
    if (whole.toString("latin1", at, at + 4) !== "WHsv") continue;
    const end = 20 + whole.readUInt16LE(at + 6);
    const record = whole.subarray(at, at + end);
    change(record, whole[at + 5]);
    whole.writeUInt32LE(zlib.crc32(record), at + end);
  }
  return whole;
}

// What is said of saves that a player brings. good: one with a match and settings.
function bring(made, good) {
  const chance = (i) => Math.imul(i, 0x9e3779b1) >>> 13;
  const at = (offset, value, of) => (record, kind) => (of ?? kind) === kind && (record[offset] = value);
  for (const [bytes, sentence] of [
    [good, /^a match, settings and own rules\.$/],
    [new Uint8Array(good.length), /^error .*damaged$/],
    [new Uint8Array(good.length).fill(255), /^error .*nothing is saved in it$/],
    [Uint8Array.from(good, (_, i) => chance(i)), /^error .*damaged$/],
    [good.subarray(0, good.length / 2), /^error .*cannot be read/],
    [Uint8Array.from(good, (byte, i) => (i % 512 === 25 ? byte ^ 1 : byte)), /^error .*damaged$/],
    [forged(good, () => {}), /^a match, settings and own rules\.$/],
    [forged(good, at(12, 1, MATCH)), /^settings and own rules\. But its match is of another version of Wildhand\.$/],
    [forged(good, at(16, 1)), /^settings and own rules\. But its match is of another board\.$/],
    [forged(good, at(20 + 100, 77, MATCH)), /^settings and own rules\. But its match is damaged\.$/],
  ]) {
    made.python.FS.writeFile("/incoming.sav", bytes);
    assert.match(made.program.look_into("/incoming.sav"), sentence);
  }
}

await told(async () => {
  const kept = { size: 0, blocks: new Map() };
  const put = (size, changes, done) => {
    kept.size = size;
    for (const [place, bytes] of changes) kept.blocks.set(place, bytes);
    done(true);
  };
  let drive;
  const first = await openPage(spec.pack, { given: { hasDrive: true, sync: () => drive.sync() } });
  drive = makeDrive(first.python.FS, kept, put);
  begin(first);
  press(first, "A", "A", "RIGHT", "A", "B", "A", "A");
  fs.writeFileSync(spec.out, drive.bytes());
  const digest = first.program.digest();
  bring(first, drive.bytes());
  assert.equal(first.program.digest(), digest);

  // The page after it resumes the match by the title's first row.
  const second = await openPage(spec.pack, { given: { hasDrive: true, sync: () => drive.sync() } });
  drive = makeDrive(second.python.FS, kept, put);
  second.program.start("", "");
  assert.match(second.program.words(), /Resume/);
  press(second, "A");
  assert.equal(second.program.digest(), digest);
  assert.equal(drive.bytes().length, fs.readFileSync(spec.out).length, SAVES);

  // A browser that keeps nothing: the game says so, and goes on.
  const third = await openPage(spec.pack, { given: { hasDrive: true, sync: () => 1 } });
  assert.equal(third.program.start("", ""), "");
  const said = [];
  for (let n = 0; n < 20 && third.program.shown() !== "table"; n++) {
    said.push(third.program.words());
    third.page.sleep(1000); // a notice hears no key at first
    press(third, "A");
  }
  assert.equal(third.program.shown(), "table");
  assert.match(said.join("\n"), /Not saved/);

  // Where the page has no drive it has said why, in the browser's words; the game does not, in a board's.
  const fourth = await openPage(spec.pack);
  begin(fourth);
  for (let n = 0; n < 300; n++) {
    fourth.page.sleep(20);
    fourth.program.frame();
    assert.notEqual(fourth.program.shown(), "notice");
  }
  console.log(digest);
});
