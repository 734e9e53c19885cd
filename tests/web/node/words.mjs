// What the page says of its pictures, and what taps on them stand for: SPEC is a JSON file with `pack`,
// `link`, words behind #, and `frames`; prints JSON: the words of the title and of the match, and the
// buttons of taps all over the match's picture.
import fs from "node:fs";
import { readLink } from "../../../tools/web/page/links.js";
import { openPage, told } from "./page.mjs";

const STEP = 8; // pixels between taps

const spec = JSON.parse(fs.readFileSync(process.argv[2], "utf8"));
const made = await openPage(spec.pack, { width: 240, height: 240 });
told(async () => {
  const { program, page } = made;
  program.start("", "");
  const title = program.words();
  const { match } = await readLink(`#${spec.link}`);
  program.start(match, "");
  for (let i = 0; i < spec.frames; i++) {
    page.sleep(20);
    program.frame();
  }
  const taps = [];
  for (let y = 0; y < page.height; y += STEP) {
    for (let x = 0; x < page.width; x += STEP) taps.push(program.tap(x, y));
  }
  console.log(JSON.stringify({ title, table: program.words(), taps }));
});
