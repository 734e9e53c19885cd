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

const SHEETS = { letters: [6, 9], large: [9, 13] }; // width and height of a letter's cell
const GLYPHS = 122; // lib/ui/draw/font.py
const GOLD = 0xff3fd2ff; // of the row under the cursor, as a word of the canvas (lib/ui/draw/theme.py)
const FOOT = 0xffdcf4ff; // of the words about that row
const MOVES = /[\x84-\x87]/g; // signs that there is more
const BUTTONS = { [GOLD]: "A", [0xff7e752a]: "B", [0xff634c3a]: "START" }; // by the ground of what they do
const MOST_ROWS = 40;
const [LEAST_LISTS, LEAST_TAPS] = [20, 200];
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

// In the page: its state, and what is painted. sheets: as `lettersOf` returns them; gold: the ground of
// the row under the cursor.
function makeLab({ sheets, gold }) {
  const { stage, memory, program } = wildhand;
  const canvas = document.getElementById("screen");
  const { width, height } = canvas;
  const scale = width < 480 ? 1 : 2;
  const kept = [];
  stage.hold();
  const wordsOf = (pieces) => pieces.map(({ words }) => words.replace(/[\x84-\x87]/g, "").trim()).join(" ");
  // Is a line one of the list, and no name of a button?
  const isRow = (line) => line.y < height - 2 * line.high;

  function pixels() {
    return canvas.getContext("2d").getImageData(0, 0, width, height).data;
  }
  // Returns the lines of text from top to bottom, one for each piece that lies on one ground:
  // {words, x, y, wide, high, ground}. A letter has two colors; the one at its last column is the ground.
  function lines(ground) {
    const data = new Uint32Array(pixels().buffer);
    const found = [];
    for (const { cell, glyphs } of sheets) {
      const [wide, high] = [cell[0] * scale, cell[1] * scale];
      for (let y = 0; y + high <= height; y++) {
        for (let x = 0; x + wide - scale <= width; x++) {
          const isAsked = ground === undefined || data[y * width + x + wide - scale] === ground;
          const line = isAsked && lineAt(data, x, y, cell, glyphs);
          if (line) found.push(line);
        }
      }
    }
    const taken = [];
    for (const one of found.sort((a, b) => b.weight - a.weight)) {
      const isFree = (other) =>
        one.y + one.high <= other.y ||
        other.y + other.high <= one.y ||
        one.x + one.wide * one.words.length <= other.x ||
        other.x + other.wide * other.words.length <= one.x;
      if (taken.every(isFree)) taken.push(one);
    }
    return taken.sort((a, b) => a.y - b.y || a.x - b.x);
  }
  // Returns the line that begins at a pixel, null: no words do.
  function lineAt(data, left, y, cell, glyphs) {
    const wide = cell[0];
    const ground = data[y * width + left + (wide - 1) * scale];
    let words = "";
    for (let x = left; x + (wide - 1) * scale <= width; x += wide * scale) {
      const letter = letterAt(data, x, y, ground, cell, glyphs);
      if (!letter || (!words && letter === " ")) break;
      words += letter;
      if (words.endsWith("   ")) break;
    }
    words = words.trimEnd();
    const letters = words.match(/[A-Za-z0-9]/g)?.length ?? 0;
    if (!/[A-Za-z0-9]{2}/.test(words)) return null;
    return {
      words,
      x: left,
      y,
      ground,
      wide: wide * scale,
      high: cell[1] * scale,
      weight: letters * wide * scale * scale,
    };
  }
  function letterAt(data, left, top, ground, [wide, high], glyphs) {
    let key = "";
    let ink = ground;
    for (let y = 0; y < high; y++) {
      for (let x = 0; x < wide; x++) {
        const [at, isOut] = [(top + y * scale) * width + left + x * scale, left + x * scale >= width];
        const color = isOut ? ground : data[at];
        for (let n = 1; n < scale * scale && !isOut; n++) {
          const [down, right] = [(n / scale) | 0, n % scale];
          if (data[at + down * width + right] !== color) return null;
        }
        if (color !== ground && ink === ground) ink = color;
        if (color !== ground && color !== ink) return null;
        key += color === ground ? 0 : 1;
      }
    }
    const tile = glyphs[key];
    return tile === undefined ? null : String.fromCharCode(tile + 32);
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
      return lines().map((line) => ({ ...line, isRow: isRow(line) }));
    },
    seen: () => (settle(), picture()),
    byKeys: (number, keys) => (restore(number), press(keys), settle(), picture()),
    // The words and the place of the row under the cursor before each of `most` presses of a key, until one
    // comes again. What has a sign alone has no words.
    walk(number, key, most) {
      restore(number);
      const found = [];
      for (let n = 0; n <= most; n++) {
        const row = lines(gold).filter(isRow);
        const [words, y] = [wordsOf(row), row[0]?.y];
        if (words && found.some((one) => one.words === words && one.y === y)) break;
        found.push({ words, y });
        if (n > 3 && !found.some((one) => one.words)) break; // it is only read
        press([key]);
      }
      return found;
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

// Returns both sizes of letters: {cell, glyphs: the number of each letter by its pixels}.
function lettersOf(folder) {
  const files = filesOf(new Uint8Array(zlib.gunzipSync(fs.readFileSync(path.join(folder, "wildhand.pack")))));
  return Object.entries(SHEETS).map(([name, cell]) => {
    const sheet = files[`lib/art/${name}.bin`];
    const stride = sheet.length / cell[1];
    const glyphs = {};
    for (let tile = GLYPHS - 1; tile >= 0; tile--) {
      let key = "";
      for (let y = 0; y < cell[1]; y++) {
        for (let x = tile * cell[0]; x < (tile + 1) * cell[0]; x++) key += (sheet[y * stride + (x >> 3)] >> (x & 7)) & 1;
      }
      glyphs[key] = tile;
    }
    return { cell, glyphs };
  });
}

class Crawl {
  constructor(page, wide, high) {
    this.page = page;
    this.wide = wide;
    this.shape = `${wide}×${high}`;
    this.triesEnds = wide === high; // of long lists: the longest are there
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

  // Compares a tap with one of some ways of keys; what it led to is tried later.
  async compare(state, place, ways, what) {
    const wanted = [];
    for (const keys of ways) wanted.push(await this.lab("byKeys", state, keys));
    await this.lab("restore", state);
    await this.tap(place);
    const seen = await this.lab("seen");
    if (!wanted.includes(seen)) {
      const told = (await this.lab("lines")).map(({ words }) => words).join("\n");
      const keys = ways.map((way) => way.join(" ") || "left alone").join(" or ");
      assert.fail(`${this.shape}: ${what} at ${place} is not ${keys}, but:\n${told}`);
    }
    if (ways[0].length) await this.note();
  }

  async note() {
    const fresh = await this.page.evaluate(([is, known]) => lab.note(new RegExp(is), known), [IS_LIST, [...this.seen]]);
    if (!fresh) return;
    this.seen.add(fresh[1]);
    this.due.push(fresh);
  }

  async tryList(state, name, isEnd = false) {
    const [, ...lines] = await this.lab("lines", state); // below the heading, which leads back
    for (const hint of lines.filter(({ isRow }) => !isRow)) await this.tryHint(state, hint, name);
    const isNotice = name.startsWith("notice"); // it goes on wherever it is tapped
    const down = await this.lab("walk", state, "DOWN", MOST_ROWS);
    const up = await this.lab("walk", state, "UP", MOST_ROWS);
    // Without a cursor a list goes back wherever it is tapped.
    const isRead = !isNotice && !down.some(({ words }) => words);
    const tops = new Set((isRead ? [] : lines).filter(({ isRow }) => isRow).map(({ y }) => y));
    const rows = [...tops].map((y) => lines.filter((one) => one.y === y));
    for (const [i, row] of rows.entries()) {
      const ways = isNotice ? [["A"]] : row[0].ground === FOOT ? [[]] : waysTo(row, rows, down, up);
      const piece = row[i % row.length]; // a name, or a value: its end may lie at a sign that there is more
      const share = piece.x < this.wide / 2 ? (i % 3) / 2 : 0;
      await this.compare(state, placeOn(piece, share), ways, `${name}, "${piece.words}"`);
    }
    const longer = down.slice(tops.size); // where the list continues
    if (longer.length && !isEnd) {
      for (const n of longer.keys()) {
        await this.lab("byKeys", state, [...Array(tops.size + n).fill("DOWN"), "A"]);
        await this.note();
      }
      if (this.triesEnds) {
        await this.lab("byKeys", state, Array(down.length - 1).fill("DOWN"));
        await this.tryList(await this.lab("keep"), name, true);
      }
    }
    await this.lab("forget", state);
  }

  // Tries a button that is painted below: its ground tells which.
  async tryHint(state, hint, name) {
    const button = BUTTONS[hint.ground];
    assert(button, `${this.shape}: ${name} has a button of no color: ${hint.words}`);
    for (const share of [0, 1]) {
      await this.compare(state, placeOn(hint, share), [[button]], `${name}, the button ${hint.words}`);
    }
  }
}

// Returns the words of a row without signs that there is more.
const wordsOf = (row) => row.map(({ words }) => words.replace(MOVES, "").trim()).join(" ");

// Returns the ways of keys to choose a row, which may leave a long list at other places; no keys: the
// cursor does not come there. A row is known by its words, or by its place as well if another has them.
function waysTo(row, rows, down, up) {
  const words = wordsOf(row);
  const isOnly = rows.filter((one) => wordsOf(one) === words).length === 1;
  const isIt = (one) => one.words === words && (isOnly || one.y === row[0].y);
  const steps = { DOWN: down.findIndex(isIt), UP: up.findIndex(isIt) };
  const ways = Object.entries(steps).filter(([, n]) => n >= 0);
  return ways.length ? ways.map(([key, n]) => [...Array(n).fill(key), "A"]) : [[]];
}

// Returns a place on a line: 0 is its first letter, 1 the last one.
const placeOn = ({ x, y, words, wide, high }, share) => [x + (share * (words.length - 1) + 0.5) * wide, y + high / 2];

// Tries all lists that a finger comes to from the title, at a shape.
async function everyList({ browsers, site }, [width, height]) {
  const context = await browsers.start({ viewport: { width: 1000, height: 700 }, hasTouch: true });
  await context.addInitScript(stopTime);
  const page = await browsers.page(context, `${site.url}?size=${width}x${height}`);
  await page.addStyleTag({ content: "#told { display: none }" });
  await page.evaluate(makeLab, { sheets: lettersOf(site.folder), gold: GOLD });
  const crawl = new Crawl(page, width, height);
  await crawl.lab("seen");
  const title = await crawl.lab("keep");
  for (let row = 0; row < 7; row++) {
    for (const key of ["DOWN", "RIGHT"]) {
      await crawl.lab("byKeys", title, [...Array(row).fill(key), "A"]);
      await crawl.note();
    }
  }
  while (crawl.due.length) await crawl.tryList(...crawl.due.shift());
  console.log(`  ${crawl.taps} taps on ${crawl.seen.size} lists at ${width}×${height}`);
  assert(crawl.seen.size >= LEAST_LISTS && crawl.taps >= LEAST_TAPS, "what is painted is not read");
}

export const listsUpright = (told) => everyList(told, [240, 320]);
export const listsLying = (told) => everyList(told, [320, 240]);
export const listsSquare = (told) => everyList(told, [240, 240]);
export const listsLarge = (told) => everyList(told, [480, 320]);
