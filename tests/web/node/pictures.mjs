// Plays scenes (tests/web/scenes_on_page.py) and writes their pictures: SPEC is a JSON file with
// `pack`, `more` (files for MicroPython by path, texts), `scenes` [[name, width, height]…], `out`.
import fs from "node:fs";
import path from "node:path";
import { openPage, told } from "./page.mjs";

const spec = JSON.parse(fs.readFileSync(process.argv[2], "utf8"));
const made = await openPage(spec.pack, { more: spec.more });
told(() => {
  made.python.runPython("import scenes_on_page");
  const { play } = made.python.globals.get("scenes_on_page");
  for (const [name, width, height] of spec.scenes) {
    play(name, width, height);
    fs.writeFileSync(path.join(spec.out, `${name}-${width}x${height}.rgb`), made.picture());
  }
});
