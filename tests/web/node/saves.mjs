// A match that is saved on the page: SPEC is a JSON file with `pack` and `out`, where its save is
// written; prints the digest of the match. And what the game says where nothing is kept.
import assert from "node:assert";
import fs from "node:fs";
import { makeDrive, SAVES } from "../../../tools/web/page/drive.js";
import { openPage, told } from "./page.mjs";

const spec = JSON.parse(fs.readFileSync(process.argv[2], "utf8"));

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
  console.log(digest);
});
