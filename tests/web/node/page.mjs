// The page without a browser: the page's own program, machine and painter in Node, with a clock that
// only `sleep` moves, and noise that is equal in every run.
import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import zlib from "node:zlib";
import { pathToFileURL } from "node:url";
import { programOf, startMachine } from "../../../tools/web/page/machine.js";
import { filesOf } from "../../../tools/web/page/pack.js";
import { makePainter } from "../../../tools/web/page/painter.js";

// MicroPython's runtime reports each growth of its memory that it has to ask for twice.
const say = console.error;
console.error = (...words) => /grow/.test(String(words[0])) || say(...words);

// Returns {python, page, program, pixels, picture}. pack: a file of tools/web/pack.py; more: further
// files for MicroPython; given: what replaces parts of `page`.
export async function openPage(pack, { width = 160, height = 128, more = {}, given = {} } = {}) {
  const files = filesOf(new Uint8Array(zlib.gunzipSync(fs.readFileSync(pack))));
  // In Node the loader reads a file beside it, although its code is given.
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), "wildhand-page-"));
  process.on("exit", () => fs.rmSync(folder, { recursive: true }));
  for (const name of ["micropython.mjs", "micropython.wasm"]) fs.writeFileSync(path.join(folder, name), files[name]);
  const { loadMicroPython } = await import(pathToFileURL(path.join(folder, "micropython.mjs")));
  const load = (options) => loadMicroPython({ ...options, url: path.join(folder, "micropython.wasm") });
  const wasm = files["micropython.wasm"];
  delete files["micropython.mjs"];
  delete files["micropython.wasm"];
  const { python, memory } = await startMachine(load, wasm, { ...files, ...more }, (line) => console.log(line));
  python.FS.mkdirTree("/drive");

  const made = { python, memory };
  let clock = 0;
  let seed = 12345;
  let paint;
  const page = {
    hasDrive: false,
    buttons: "UP DOWN LEFT RIGHT A B START SELECT",
    now: () => clock,
    sleep: (ms) => { clock += Math.max(ms, 1); },
    resize(w, h) {
      page.width = w;
      page.height = h;
      made.pixels = new Uint32Array(w * h);
      paint = makePainter(w, h, made.pixels);
    },
    paint: (at, count) => paint(memory(), at, count),
    brightness() {},
    tone() {},
    light() {},
    noise(at, count) {
      const bytes = new Uint8Array(memory(), at, count);
      for (let i = 0; i < count; i++) {
        seed = (Math.imul(seed, 1103) + 12347) & 0xfffff;
        bytes[i] = seed >> 8;
      }
    },
    sync: () => 0,
    ...given,
  };
  page.resize(width, height);
  made.page = page;
  made.program = programOf(python, page);
  // Three bytes a pixel, row by row.
  made.picture = () => {
    const rgb = Buffer.alloc(3 * made.pixels.length);
    made.pixels.forEach((pixel, i) => {
      rgb[3 * i] = pixel & 255;
      rgb[3 * i + 1] = (pixel >> 8) & 255;
      rgb[3 * i + 2] = (pixel >> 16) & 255;
    });
    return rgb;
  };
  return made;
}

// Runs a test to its end, and ends the process: with Python's own words if it fails, since a stack
// would show the loader, which is one long line.
export async function told(test) {
  try {
    await test();
    process.exit(0);
  } catch (error) {
    say(error.name === "PythonError" ? error.message : error);
    process.exit(1);
  }
}
