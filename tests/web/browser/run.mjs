// Runs the tests of the page in a real browser: node run.mjs FOLDER [NAME…]. FOLDER is what
// `python -m sim web` built; screenshots go to its `../web-shots`.
import fs from "node:fs";
import path from "node:path";
import { Browsers, need, serve } from "./browser.mjs";
import * as input from "./input.mjs";
import * as linked from "./linked.mjs";
import * as lists from "./lists.mjs";
import * as saving from "./saving.mjs";
import * as plain from "./tests.mjs";

const MOST_MS = 480_000; // for one test; all lists at a shape are some 330 taps

const late = () =>
  new Promise((_, reject) => {
    setTimeout(() => reject(new Error(`it did not end within ${MOST_MS} ms`)), MOST_MS).unref();
  });

const tests = { ...plain, ...input, ...lists, ...saving, ...linked };
const [folder, ...names] = process.argv.slice(2);
const found = await need();
const shots = path.join(folder, "..", "web-shots");
fs.mkdirSync(shots, { recursive: true });
let failed = 0;
for (const [name, test] of Object.entries(tests)) {
  if (names.length && !names.includes(name)) continue;
  const site = await serve(path.resolve(folder));
  const browsers = new Browsers(found);
  const began = performance.now();
  try {
    await Promise.race([test({ browsers, site, shots }), late()]);
    if (browsers.errors.length) throw new Error(browsers.errors.join("\n"));
    console.log(`passed ${name} (${((performance.now() - began) / 1000).toFixed(1)} s)`);
  } catch (error) {
    failed++;
    console.log(`FAILED ${name}: ${String(error.stack).slice(0, 3000)}`);
  }
  await browsers.close();
  site.close();
}
console.log(failed ? `${failed} failed` : "all passed");
process.exit(failed ? 1 : 0);
