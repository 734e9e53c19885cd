// A real browser for the tests of the page: Debian's Chromium, driven through playwright-core; and a
// server of files, as plain as there are.
import fs from "node:fs";
import http from "node:http";
import os from "node:os";
import path from "node:path";
import { execFileSync } from "node:child_process";

const PATHS = ["/usr/bin/chromium", "/usr/bin/chromium-browser", "/usr/bin/google-chrome"];
const TYPES = { html: "text/html", js: "text/javascript", css: "text/css", png: "image/png", webmanifest: "application/manifest+json" };
const READY_MS = 20_000;

// Ends the process, with one line, where something is missing.
export async function need() {
  const found = process.env.CHROMIUM ?? PATHS.find((one) => fs.existsSync(one));
  if (!found) missing("no Chromium here: `apt-get install chromium`, or name one in CHROMIUM");
  try {
    const { chromium } = await import("playwright-core");
    return { chromium, path: found };
  } catch {
    missing("playwright-core is missing: run `npm ci` in the repository");
  }
}

function missing(words) {
  console.error(`test-web: ${words}`);
  process.exit(2);
}

// Serves a folder as Python's http.server does: a browser asks again by the time of a file, and gets
// no second copy of what has not changed. Returns its address, `files`: the bytes sent by name, and close().
export function serve(folder) {
  const files = {};
  const server = http.createServer((request, answer) => {
    const name = new URL(request.url, "http://page").pathname.slice(1) || "index.html";
    const file = path.join(folder, name);
    if (!file.startsWith(folder) || !fs.existsSync(file)) return answer.writeHead(404).end();
    const changed = fs.statSync(file).mtime.toUTCString();
    if (request.headers["if-modified-since"] === changed) return answer.writeHead(304).end();
    const content = fs.readFileSync(file);
    files[name] = (files[name] ?? 0) + content.length;
    const type = TYPES[name.split(".").at(-1)] ?? "application/octet-stream";
    answer.writeHead(200, { "Content-Type": type, "Last-Modified": changed }).end(content);
  });
  return new Promise((resolve) => {
    server.listen(0, "127.0.0.1", () => {
      const url = `http://127.0.0.1:${server.address().port}/`;
      resolve({ url, files, folder, close: () => (server.closeAllConnections(), server.close()) });
    });
  });
}

// Opens browsers, each with a profile of its own unless one is given, and closes them all.
export class Browsers {
  constructor({ chromium, path: executable }) {
    this.chromium = chromium;
    this.executable = executable;
    this.open = [];
    this.folders = [];
    this.errors = []; // what pages reported
  }

  async start({ profile = this.folder(), ...options } = {}) {
    const context = await this.chromium.launchPersistentContext(profile, {
      executablePath: this.executable,
      args: ["--no-sandbox"],
      viewport: { width: 1000, height: 700 },
      ...options,
    });
    context.profile = profile;
    this.open.push(context);
    return context;
  }

  folder() {
    const made = fs.mkdtempSync(path.join(os.tmpdir(), "wildhand-browser-"));
    this.folders.push(made);
    return made;
  }

  // Opens a page and waits until it is ready to be played, or, isReady false, until it tells why not.
  async page(context, url, isReady = true) {
    const page = await context.newPage();
    page.on("pageerror", (error) => this.errors.push(`${url}: ${error}`));
    page.on("console", (line) => line.type() === "error" && this.errors.push(`${url}: ${line.text()}`));
    page.on("request", (request) => {
      if (!/^(http:\/\/127\.0\.0\.1|data:|blob:|file:)/.test(request.url())) this.errors.push(`asked ${request.url()}`);
    });
    await page.goto(url);
    await page.waitForSelector(isReady ? "html[data-ready]" : "#told:not([hidden])", { timeout: READY_MS, state: "attached" });
    return page;
  }

  // Kills all processes of a browser at once, as a power cut does.
  kill(context) {
    this.open.splice(this.open.indexOf(context), 1);
    const listed = execFileSync("ps", ["-eo", "pid,args"], { encoding: "utf8" }).split("\n");
    const own = listed.filter((line) => line.includes(`--user-data-dir=${context.profile}`));
    for (const line of own) {
      try {
        process.kill(Number(line.trim().split(" ")[0]), "SIGKILL");
      } catch {
        // it has ended with its parent
      }
    }
    fs.rmSync(path.join(context.profile, "SingletonLock"), { force: true });
  }

  async close() {
    for (const context of this.open) await context.close();
    for (const folder of this.folders) fs.rmSync(folder, { recursive: true, force: true });
  }
}

// What a player does and sees.
export const shown = (page) => page.evaluate(() => wildhand.program.shown());
export const words = (page) => page.evaluate(() => wildhand.program.words());
export const told = (page) => page.textContent("#told");

// Returns the canvas's pixels as one number.
export const picture = (page) =>
  page.evaluate(() => {
    const canvas = document.getElementById("screen");
    const pixels = canvas.getContext("2d").getImageData(0, 0, canvas.width, canvas.height).data;
    let sum = 0;
    for (const word of new Uint32Array(pixels.buffer)) sum = (Math.imul(sum, 16777619) ^ word) >>> 0;
    return sum;
  });

// Returns the same once nothing moves any more.
export async function rested(page) {
  let before = -1;
  for (let n = 0; n < 100; n++) {
    const now = await picture(page);
    if (now === before) return now;
    before = now;
    await page.waitForTimeout(250);
  }
  throw new Error(`it never rests; the page shows ${await shown(page)}:\n${await words(page)}`);
}

// The match as the page has it, as one number.
export const digest = (page) => page.evaluate(() => wildhand.program.digest());

export async function press(page, ...keys) {
  for (const key of keys) {
    await page.keyboard.down(key);
    await page.waitForTimeout(20);
    await page.keyboard.up(key);
    await page.waitForTimeout(20);
  }
}

export async function until(page, isThere, act = () => page.waitForTimeout(50), most = 3000) {
  for (let n = 0; n < most; n++) {
    if (await isThere()) return;
    await act(n);
  }
  throw new Error(`it never came; the page shows ${await shown(page)}:\n${await words(page)}`);
}

// Begins a match as the menus offer it at first, which is saved.
export async function begin(page) {
  await until(page, async () => (await shown(page)) === "table", () => press(page, "x"), 20);
}

// Returns the places in the window where a tap does something, by what it does.
export function places(page) {
  return page.evaluate(() => {
    const canvas = document.getElementById("screen");
    const box = canvas.getBoundingClientRect();
    const found = {};
    for (let y = 4; y < canvas.height; y += 14) {
      for (let x = 4; x < canvas.width; x += 20) {
        const does = wildhand.program.tap(x, y);
        const place = [box.left + (x * box.width) / canvas.width, box.top + (y * box.height) / canvas.height];
        if (does) (found[does] ??= []).push(place);
      }
    }
    return found;
  });
}
