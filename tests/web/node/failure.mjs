// What the page says when a screen fails: SPEC is a JSON file with `pack` and `more`, whose files hide
// some of the pack's; prints the words of the screen that A leads to from the title.
import fs from "node:fs";
import { openPage, told } from "./page.mjs";

const spec = JSON.parse(fs.readFileSync(process.argv[2], "utf8"));
const made = await openPage(spec.pack, { width: 240, height: 240, more: spec.more });
told(() => {
  const { program, page } = made;
  program.start("", "");
  for (const isDown of [true, false]) {
    program.press("A", isDown);
    page.sleep(20);
    program.frame();
  }
  for (let n = 0; n < 5; n++) program.frame();
  console.log(`${program.shown()}\n${program.words()}`);
});
