// Every list at the four shapes of the page: a finger on each row that is painted chooses what the
// arrows and A choose there, and a finger on a word of the hints is its button. Where the rows are and
// what came of it is read from the canvas alone. Lists are found by choosing: each new one is tried.
//
// Time stands still but for what the test lets pass, and the machine's memory is put back after each
// tap, so that both ways begin from the same state.
import assert from "node:assert";
import fs from "node:fs";
import path from "node:path";
import zlib from "node:zlib";
import { filesOf } from "../../../tools/web/page/pack.js";

const CELL = [6, 9]; // of a letter, in pixels of its own
const GLYPHS = 122; // lib/ui/draw/font.py: then the same inverted
const FIRST = 32;
const SIGNS = { A: "\x90", B: "\x92", SELECT: "\x94", START: "\x98", RIGHT: "arrows" }; // the second cell
const RULE = String.fromCharCode(142);
const MOVES = /[\x84-\x87]/; // signs that the list continues
const IS_LIST = "^(?!title|table|cover|score|help|name|failure)"; // of a screen's name

// In the page before anything else of it: a clock that stands still, no chance, no drive.
function stopTime() {
  globalThis.clock = 0;
  performance.now = () => globalThis.clock;
  crypto.getRandomValues = (array) => array.fill(7);
  indexedDB.open = () => {
    throw new Error("no drive");
  };
}

// In the page: its state, and what is painted. glyphs: the numbers of letters by their pixels.
function makeLab({ glyphs, cell, count }) {
  const { stage, memory, program } = wildhand;
  const canvas = document.getElementById("screen");
  const { width, height } = canvas;
  const [wide, high] = cell;
  const kept = [];
  stage.hold();

  function pixels() {
    return canvas.getContext("2d").getImageData(0, 0, width, height).data;
  }
  // Returns the lines of text from top to bottom: {words, x, y, scale, isBar}.
  function lines() {
    const data = pixels();
    const ink = new Uint8Array(width * height);
    for (let i = 0; i < ink.length; i++) ink[i] = data[4 * i] || data[4 * i + 1] || data[4 * i + 2] ? 1 : 0;
    const found = [];
    for (const scale of [1, 2, 3]) {
      for (let y = 0; y + high * scale <= height; y++) {
        const strip = ink.subarray(y * width, (y + high * scale) * width);
        const sum = strip.reduce((a, b) => a + b, 0);
        if (!sum) continue;
        for (let left = 0; left < wide * scale; left++) {
          const line = lineAt(strip, left, scale);
          if (line) found.push({ ...line, y, scale, sum });
        }
      }
    }
    const taken = [];
    for (const one of found.sort((a, b) => b.sum - a.sum)) {
      const isFree = (other) => one.y + high * one.scale <= other.y || other.y + high * other.scale <= one.y;
      if (taken.every(isFree)) taken.push(one);
    }
    return taken.sort((a, b) => a.y - b.y);
  }
  // Returns the line in a strip of pixels whose cells begin at `left`, null: it is none.
  function lineAt(strip, left, scale) {
    for (let y = 0; y < high * scale; y++) for (let x = 0; x < left; x++) if (strip[y * width + x]) return null;
    let words = "";
    let inverted = 0;
    for (let x = left; x < width; x += wide * scale) {
      const tile = tileAt(strip, x, scale);
      if (tile === undefined) return null;
      words += String.fromCharCode((tile % count) + 32);
      if (tile >= count) inverted++;
    }
    const x = left + wide * scale * (words.length - words.trimStart().length);
    const isBar = inverted * 2 > words.length;
    words = words.trim();
    return words ? { words, x, isBar } : null;
  }
  function tileAt(strip, left, scale) {
    let key = "";
    let other = ""; // if the last column, which lies beside the display, were inked
    for (let y = 0; y < high; y++) {
      for (let x = 0; x < wide; x++) {
        const at = y * scale * width + left + x * scale;
        const isOut = left + x * scale >= width;
        const bit = isOut ? 0 : strip[at];
        for (let n = 0; n < scale * scale && !isOut; n++) {
          const [down, right] = [(n / scale) | 0, n % scale];
          if (left + x * scale + right < width && strip[at + down * width + right] !== bit) return undefined;
        }
        key += bit;
        other += isOut ? 1 : bit;
      }
    }
    return glyphs[key] ?? glyphs[other];
  }

  // Lets time pass until what was chosen is there.
  function settle() {
    for (let n = 0; n < 12; n++) {
      globalThis.clock += 100;
      stage.frame();
    }
  }
  function press(names) {
    for (const name of names) {
      stage.press(name, true);
      stage.press(name, false);
    }
  }
  // The whole picture as a number, after the name of the screen.
  function picture() {
    let sum = 0;
    for (const word of new Uint32Array(pixels().buffer)) sum = (Math.imul(sum, 16777619) ^ word) >>> 0;
    return `${program.shown()} ${sum}`;
  }
  // Keeps the state; returns its number.
  function keep() {
    const before = canvas.getContext("2d").getImageData(0, 0, width, height);
    return kept.push([globalThis.clock, new Uint8Array(memory()).slice(), before]) - 1;
  }
  function restore(number) {
    const [clock, bytes, before] = kept[number];
    globalThis.clock = clock;
    new Uint8Array(memory()).set(bytes);
    canvas.getContext("2d").putImageData(before, 0, 0);
  }

  globalThis.lab = {
    restore,
    lines(number) {
      if (number !== undefined) restore(number);
      return lines();
    },
    seen: () => (settle(), picture()),
    byKeys: (number, keys) => (restore(number), press(keys), settle(), picture()),
    // The words of the bar after some keys; ys: where it may be.
    bar(number, keys, scale, ys) {
      restore(number);
      press(keys);
      const data = pixels();
      for (const y of ys) {
        const rows = data.subarray(4 * y * width, 4 * (y + high * scale) * width);
        const strip = Uint8Array.from({ length: rows.length / 4 }, (_, i) => +!!(rows[4 * i] || rows[4 * i + 1] || rows[4 * i + 2]));
        for (let left = 0; left < wide * scale; left++) {
          const line = lineAt(strip, left, scale);
          if (line?.isBar) return line.words;
        }
      }
      return "";
    },
    // Keeps the list that is shown, or the menu of the table that is, if its name is new.
    note(isList, known) {
      if (["table", "score"].includes(program.shown())) {
        press(["START"]);
        settle();
      }
      if (!isList.test(program.shown())) return null;
      const name = `${program.shown()}: ${lines()[0]?.words}`;
      if (known.includes(name)) return null;
      return [keep(), name];
    },
    keep,
    forget: (number) => (kept[number] = null),
  };
}

// Returns the number of each letter by its pixels.
function glyphsOf(folder) {
  const files = filesOf(new Uint8Array(zlib.gunzipSync(fs.readFileSync(path.join(folder, "wildhand.pack")))));
  const sheet = files["lib/art/letters.bin"];
  const stride = sheet.length / (2 * CELL[1]);
  const glyphs = {};
  for (let tile = 2 * GLYPHS - 1; tile >= 0; tile--) {
    let key = "";
    for (let y = 0; y < CELL[1]; y++) {
      for (let x = 0; x < CELL[0]; x++) {
        const at = (tile % GLYPHS) * CELL[0] + x;
        key += (sheet[(((tile / GLYPHS) | 0) * CELL[1] + y) * stride + (at >> 3)] >> (at & 7)) & 1;
      }
    }
    glyphs[key] = tile;
  }
  return glyphs;
}

class Crawl {
  constructor(page, shape) {
    this.page = page;
    this.shape = shape;
    this.due = []; // [number of the state, name]
    this.seen = new Set();
    this.taps = 0;
  }

  lab(name, ...more) {
    return this.page.evaluate(([name, more]) => lab[name](...more), [name, more]);
  }

  async tap([x, y]) {
    this.box ??= await this.page.evaluate(() => {
      const canvas = document.getElementById("screen");
      const { left, top, width, height } = canvas.getBoundingClientRect();
      return [left, top, width / canvas.width, height / canvas.height];
    });
    this.taps++;
    const [left, top, wide, high] = this.box;
    await this.page.touchscreen.tap(left + (x + 0.5) * wide, top + (y + 0.5) * high);
  }

  // Compares a tap with keys; what both led to is tried later.
  async compare(state, place, keys, what) {
    const wanted = await this.lab("byKeys", state, keys);
    await this.lab("restore", state);
    await this.tap(place);
    const seen = await this.lab("seen");
    if (seen !== wanted) {
      const told = (await this.lab("lines")).map(({ words }) => words).join("\n");
      assert.fail(`${this.shape}: ${what} at ${place} is not ${keys.join(" ") || "left alone"}, but:\n${told}`);
    }
    if (keys.length) await this.note();
  }

  async note() {
    const fresh = await this.page.evaluate(([is, known]) => lab.note(new RegExp(is), known), [IS_LIST, [...this.seen]]);
    if (!fresh) return;
    this.seen.add(fresh[1]);
    this.due.push(fresh);
  }

  async tryList(state, name) {
    const lines = await this.lab("lines", state);
    const bar = lines.find((one) => one.isBar);
    const hint = lines.at(-1);
    const isHint = hint !== bar && Object.values(SIGNS).some((sign) => hint.words.includes(sign));
    if (isHint) await this.tryHint(state, hint, name);
    const isNotice = name.startsWith("notice"); // it goes on wherever it is tapped
    const rows = lines.slice(isNotice ? 0 : 1, isHint ? -1 : undefined).filter(({ words }) => !words.startsWith(RULE));
    for (const [i, row] of rows.entries()) {
      const keys = bar ? await this.keysTo(state, bar, row, rows) : isNotice ? ["A"] : null;
      if (keys) await this.compare(state, placeOn(row, (i % 3) / 2), keys, `${name}, "${row.words}"`);
    }
    await this.lab("forget", state);
  }

  // Returns the keys that choose what stands in a line; none: the cursor does not come there.
  async keysTo(state, bar, row, rows) {
    const steps = Math.round((row.y - bar.y) / (CELL[1] * bar.scale));
    const keys = Array(Math.abs(steps)).fill(steps < 0 ? "UP" : "DOWN");
    const there = await this.lab("bar", state, keys, bar.scale, rows.map(({ y }) => y));
    const plain = (words) => words.replace(MOVES, "").trim();
    return plain(there) === plain(row.words) ? [...keys, "A"] : [];
  }

  // Tries each button of a line of hints: its sign, and the word behind it.
  async tryHint(state, hint, name) {
    for (const [button, sign] of Object.entries(SIGNS)) {
      const at = hint.words.indexOf(sign);
      if (at < 0) continue;
      const end = hint.words.slice(at).search(/  |$/) + at;
      for (const column of [at, end - 1]) {
        await this.compare(state, placeAt(hint, column), [button], `${name}, the hint for ${button}`);
      }
    }
  }
}

const placeAt = ({ x, y, scale }, column) => [x + (column + 0.5) * CELL[0] * scale, y + 4.5 * scale];

// Returns a place on a line: 0 is its first letter, 1 the last one before a sign at its edge.
const placeOn = (line, share) => placeAt(line, share * (line.words.replace(/[\s\x84-\x87]+$/, "").length - 1));

// Tries all lists that a finger comes to from the title, at a shape.
async function everyList({ browsers, site }, [width, height]) {
  const context = await browsers.start({ viewport: { width: 1000, height: 700 }, hasTouch: true });
  await context.addInitScript(stopTime);
  const page = await browsers.page(context, `${site.url}?size=${width}x${height}`);
  await page.addStyleTag({ content: "#told { display: none }" });
  await page.evaluate(makeLab, { glyphs: glyphsOf(site.folder), cell: CELL, count: GLYPHS });
  const crawl = new Crawl(page, `${width}×${height}`);
  await crawl.lab("seen");
  const title = await crawl.lab("keep");
  for (let row = 0; row < 6; row++) {
    await crawl.lab("byKeys", title, [...Array(row).fill("DOWN"), "A"]);
    await crawl.note();
  }
  while (crawl.due.length) await crawl.tryList(...crawl.due.shift());
  console.log(`  ${crawl.taps} taps on ${crawl.seen.size} lists at ${width}×${height}`);
  return crawl.seen;
}

export const listsUpright = (told) => everyList(told, [240, 320]);
export const listsLying = (told) => everyList(told, [320, 240]);
export const listsSquare = (told) => everyList(told, [240, 240]);
export const listsLarge = (told) => everyList(told, [480, 320]);
