// Keys, fingers and windows of every kind, in a real browser. Each test gets {browsers, site, shots}.
import assert from "node:assert";
import path from "node:path";
import { press, rested, shown, told, until, words } from "./browser.mjs";

const PHONE = { hasTouch: true, isMobile: true, deviceScaleFactor: 2 };
const SHARED = "#rules=official&people=2&bots=1&seed=3"; // it begins with a cover

// Sends a key as a keyboard of another alphabet does.
const type = (page, key, code) =>
  page.evaluate(([key, code]) => {
    for (const kind of ["keydown", "keyup"]) document.body.dispatchEvent(new KeyboardEvent(kind, { key, code, bubbles: true, cancelable: true }));
  }, [key, code]);

export async function lettersOfEveryAlphabet({ browsers, site }) {
  const page = await browsers.page(await browsers.start(), site.url);
  const title = await rested(page);
  for (const [key, code] of [["я", "KeyZ"], ["и", "KeyB"], ["w", "KeyZ"], ["z", "KeyW"], ["b", "KeyN"], ["B", "KeyB"], ["", "KeyZ"]]) {
    await press(page, "ArrowDown", "ArrowDown");
    assert.notEqual(await rested(page), title);
    await type(page, key, code);
    assert.equal(await rested(page), title, `${key || code} is B: the first row again`);
  }
  for (const [key, code] of [["ч", "KeyX"], ["ф", "KeyA"], ["q", "KeyA"], ["a", "KeyQ"], ["x", "KeyB"], ["Enter", "Enter"], ["Enter", "NumpadEnter"]]) {
    await type(page, key, code);
    assert.notEqual(await rested(page), title, `${key} at ${code} chooses`);
    await type(page, "Escape", "Escape");
    await type(page, "Escape", "Escape");
    assert.equal(await rested(page), title, "Escape leads back");
  }
}

export async function escapeOnTheTitle({ browsers, site }) {
  const page = await browsers.page(await browsers.start(), site.url);
  await press(page, "Escape");
  assert(await page.isVisible("#menu"));
  await press(page, "Escape");
  assert(!(await page.isVisible("#menu")));
  await press(page, "ArrowDown"); // keys are the game's again
  assert.match(await words(page), /\[Learn\]/);
}

export async function aKeyThatChangesItsLetter({ browsers, site }) {
  const page = await browsers.page(await browsers.start(), site.url);
  await page.evaluate(() => {
    const send = (kind, key) => document.body.dispatchEvent(new KeyboardEvent(kind, { key, code: "ArrowDown", bubbles: true }));
    send("keydown", "ArrowDown");
    send("keyup", "2"); // Num Lock came between
  });
  const before = await rested(page);
  await page.waitForTimeout(900); // a key that is down repeats
  assert.equal(await rested(page), before);
}

// Puts fingers down and lifts them: each step has the fingers that are down, as [x, y] by number, or
// is a function to wait for.
async function fingers(page, ...steps) {
  const session = await page.context().newCDPSession(page);
  let down = 0;
  for (const step of steps) {
    if (typeof step === "function") {
      await step();
      continue;
    }
    const touchPoints = Object.entries(step).map(([id, [x, y]]) => ({ x, y, id: Number(id) }));
    const type = touchPoints.length > down ? "touchStart" : "touchEnd";
    down = touchPoints.length;
    await session.send("Input.dispatchTouchEvent", { type, touchPoints });
  }
}

const middle = (page, selector) =>
  page.evaluate((one) => {
    const box = document.querySelector(one).getBoundingClientRect();
    return [box.left + box.width / 2, box.top + box.height / 2];
  }, selector);

export async function aSecondFinger({ browsers, site }) {
  const context = await browsers.start({ viewport: { width: 390, height: 780 }, ...PHONE });
  const page = await browsers.page(context, site.url + SHARED);
  await until(page, async () => (await shown(page)) === "cover");
  await page.waitForTimeout(900); // it is deaf at first
  const [x, y] = await middle(page, "#screen");
  for (const other of [[x - 80, y - 80], await middle(page, "[data-key=LEFT]")]) {
    for (const order of [[1, 2], [2, 1]]) {
      const both = { 1: [x, y], 2: other };
      await fingers(page, { 1: both[1] }, both, { [order[1]]: both[order[1]] }, {});
      await page.waitForTimeout(1200); // a button that is still down would take the device
      assert.equal(await shown(page), "cover");
    }
  }
  const corner = await page.evaluate(() => ((box) => [box.left + 2, box.top + 2])(document.getElementById("screen").getBoundingClientRect()));
  const isTaken = () => until(page, async () => (await shown(page)) !== "cover", undefined, 60);
  await fingers(page, { 1: [x, y] }, isTaken, { 1: [x, y], 2: corner }, { 1: [x, y] }, {});
  await until(page, async () => (await shown(page)) === "table", () => press(page, "x"));
  const before = await rested(page);
  await page.touchscreen.tap(...(await middle(page, "[data-key=A]")));
  assert.notEqual(await rested(page), before, "A was up, so that it can be pressed");
}

export async function twoFingersOnOneButton({ browsers, site }) {
  const context = await browsers.start({ viewport: { width: 390, height: 780 }, ...PHONE });
  const page = await browsers.page(context, site.url);
  const [x, y] = await middle(page, "[data-key=DOWN]");
  await fingers(page, { 1: [x - 9, y] }, { 1: [x - 9, y], 2: [x + 9, y] }, { 2: [x + 9, y] }, {});
  const before = await rested(page);
  await page.waitForTimeout(900);
  assert.equal(await rested(page), before, "the button is up: nothing repeats");
  await press(page, "ArrowUp");
  assert.notEqual(await rested(page), before, "one step was made");
}

export async function buttonsWithoutFingers({ browsers, site }) {
  const context = await browsers.start({ viewport: { width: 390, height: 780 }, ...PHONE });
  const page = await browsers.page(context, site.url);
  const title = await rested(page);
  for (const act of [
    () => page.focus("[data-key=A]").then(() => page.keyboard.press("Enter")),
    () => page.focus("[data-key=A]").then(() => page.keyboard.press("Space")),
    () => page.evaluate(() => document.querySelector("[data-key=A]").click()), // as assistive programs do
    () => page.evaluate(() => document.querySelector("[data-key=A]").dispatchEvent(new MouseEvent("click", { detail: 1, bubbles: true }))),
    async () => page.touchscreen.tap(...(await middle(page, "[data-key=A]"))),
  ]) {
    await act();
    await page.waitForTimeout(100);
    assert.match(await words(page), /^Classics/, "one press: the list that A leads to");
    await page.waitForTimeout(600); // clicks after a finger are that finger's
    await page.evaluate(() => document.querySelector("[data-key=B]").click());
    await page.evaluate(() => document.querySelector("[data-key=B]").click());
    assert.equal(await rested(page), title);
  }
  const shared = await browsers.page(context, site.url + SHARED);
  await until(shared, async () => (await shown(shared)) === "cover");
  await shared.waitForTimeout(900);
  await shared.evaluate(() => document.querySelector("[data-key=A]").click());
  await until(shared, async () => (await shown(shared)) !== "cover", undefined, 60);
}

export async function afterATelephoneCall({ browsers, site }) {
  const context = await browsers.start();
  await context.addInitScript(() => {
    globalThis.resumed = 0;
    const Real = AudioContext;
    globalThis.AudioContext = class extends Real {
      get state() {
        return globalThis.isCalled ? "interrupted" : super.state;
      }
      resume() {
        globalThis.resumed++;
        return super.resume();
      }
    };
  });
  const page = await browsers.page(context, site.url);
  await press(page, "ArrowDown");
  await page.evaluate(() => {
    globalThis.isCalled = true;
    globalThis.resumed = 0;
  });
  await page.mouse.click(...(await middle(page, "#screen")));
  assert(await page.evaluate(() => resumed > 0));
}

export async function noFullScreen({ browsers, site }) {
  for (const isThere of [true, false]) {
    const context = await browsers.start();
    await context.addInitScript((is) => Object.defineProperty(document, "fullscreenEnabled", { get: () => is }), isThere);
    const page = await browsers.page(context, site.url);
    await page.click("#open");
    assert.equal(await page.isVisible("[data-do=full]"), isThere);
    assert(await page.isVisible("[data-do=export]"));
  }
}

export async function anOldBrowser({ browsers, site, shots }) {
  const TOO_OLD = /^This browser is too old for Wildhand: it takes Chrome or Edge 103, Firefox 113, Safari 16\.4/;
  for (const age of [
    (context) => context.addInitScript(() => delete globalThis.DecompressionStream),
    (context) => context.addInitScript(() => delete globalThis.WebAssembly),
    (context) =>
      context.addInitScript(() => {
        const Real = DecompressionStream;
        globalThis.DecompressionStream = function (format) {
          if (format === "deflate-raw") throw new TypeError("unsupported");
          return new Real(format);
        };
      }),
    (context) => context.route("**/stage.js", (route) => route.fulfill({ contentType: "text/javascript", body: "let a ?!= 1;" })),
  ]) {
    const context = await browsers.start({ serviceWorkers: "block" });
    await age(context);
    const page = await browsers.page(context, site.url, false);
    await page.waitForTimeout(300);
    assert.match(await told(page), TOO_OLD);
    await page.screenshot({ path: path.join(shots, "old.png") });
  }
  browsers.errors = browsers.errors.filter((line) => !/SyntaxError|WebAssembly is not defined/.test(line));
}

// Windows of phones, tablets and computers, with and without a browser's bars.
const WINDOWS = [
  [280, 653], [320, 460], [320, 568], [360, 560], [360, 640], [375, 553], [375, 667], [390, 664], [390, 844], [412, 915],
  [480, 320], [533, 320], [568, 232], [568, 320], [640, 360], [667, 331], [667, 375], [740, 360], [844, 390], [915, 412],
  [600, 960], [768, 1024], [820, 1180], [1024, 768], [1180, 820], [1280, 800],
];

export async function everyWindow({ browsers, site, shots }) {
  for (const isTouch of [true, false]) {
    const context = await browsers.start(isTouch ? PHONE : {});
    const page = await browsers.page(context, site.url);
    for (const [width, height] of WINDOWS) {
      await page.setViewportSize({ width, height });
      await page.goto(`${site.url}?${isTouch ? "touch" : ""}`);
      await page.waitForSelector("html[data-ready]", { state: "attached" });
      const { shape, parts } = await page.evaluate(() => {
        const shown = [...document.querySelectorAll("main button, #screen")].filter((one) => one.checkVisibility());
        const box = (one) => [one.ariaLabel ?? one.textContent, ...Object.values(one.getBoundingClientRect().toJSON())];
        return { shape: wildhand.shape, parts: shown.map(box) };
      });
      const what = `${width}×${height}${isTouch ? ", touched" : ""}`;
      assert.equal(parts.length, isTouch ? 10 : 2, what);
      parts.forEach(([name, x, y, wide, high], i) => {
        const isInside = x >= 0 && y >= 0 && x + wide <= width && y + high <= height;
        assert(isInside, `${what}: ${name} is cut: ${[x, y, wide, high]}`);
        assert(wide >= 44 && high >= 44, `${what}: ${name} is small: ${wide}×${high}`);
        for (const [other, left, top, across, down] of parts.slice(0, i)) {
          const isApart = x + wide <= left || left + across <= x || y + high <= top || top + down <= y;
          assert(isApart, `${what}: ${name} lies on ${other}`);
        }
      });
      if (width > height) assert(shape[0] >= shape[1], `${what}: an upright picture in a lying window`);
      if (width >= 1.7 * height) assert(shape[0] > shape[1], `${what}: the picture lies`);
      if (height >= 1.7 * width) assert(shape[0] < shape[1], `${what}: the picture is upright`);
      if (width < 700) await page.screenshot({ path: path.join(shots, `window-${width}x${height}${isTouch ? "-touch" : ""}.png`) });
    }
  }
}

// Turns the phone, and waits until the page is there again.
async function turn(page, width, height) {
  await Promise.all([page.waitForEvent("load"), page.setViewportSize({ width, height })]);
  await page.waitForSelector("html[data-ready]", { state: "attached" });
}

// Moves the cursor of a list to a row by a word of it.
async function moveTo(page, word) {
  const isThere = async () => new RegExp(`\\[[^\\]]*${word}`).test(await words(page));
  const key = (await shown(page)) === "title" ? "ArrowRight" : "ArrowDown"; // which has two columns
  await until(page, isThere, () => press(page, key), 20);
}

async function choose(page, ...rows) {
  for (const word of rows) {
    await moveTo(page, word);
    await press(page, "x");
  }
}

export async function aTurnKeepsWhatIsSet({ browsers, site }) {
  const context = await browsers.start({ viewport: { width: 844, height: 390 }, ...PHONE });
  const page = await browsers.page(context, site.url);
  await choose(page, "Settings");
  await press(page, "ArrowRight"); // Movement
  const speed = /\[Movement\].*/.exec(await words(page))[0];
  assert(!speed.includes("normal"), speed);
  await turn(page, 390, 844);
  await choose(page, "Settings");
  assert.equal(/\[Movement\].*/.exec(await words(page))[0], speed);
  await press(page, "z");
  await choose(page, "Own rules", "New mix", "");
  await press(page, "ArrowDown", "x", "ArrowRight"); // a row of its first group
  const option = /\[\W*([^\]]+)\]/.exec(await words(page))[1];
  assert.match(await words(page), /\*/, "an option was changed");
  await turn(page, 844, 390);
  await choose(page, "Own rules", "Mix 1");
  await choose(page, "\\*1");
  assert((await words(page)).includes(option.slice(0, 10)), option);
  assert.match(await words(page), /\*/);
}
