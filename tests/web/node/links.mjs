// What the page says to links: SPEC is a JSON file with `pack`, and `links`, words behind #, and perhaps
// `replays`, as JSON; prints a JSON list.
import fs from "node:fs";
import { readLink } from "../../../tools/web/page/links.js";
import { openPage, told } from "./page.mjs";

const spec = JSON.parse(fs.readFileSync(process.argv[2], "utf8"));
const made = await openPage(spec.pack);
told(async () => {
  const said = [];
  for (const words of spec.links) {
    const { match, replay } = await readLink(`#${words}`);
    said.push(made.program.start(match, replay));
  }
  for (const replay of spec.replays ?? []) said.push(made.program.start("", replay));
  console.log(JSON.stringify(said));
});
