// What a player does with the page, in a real browser. Each test gets {browsers, site, shots}; shots is
// a folder for screenshots.
import assert from "node:assert";
import fs from "node:fs";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { begin, digest, places, press, serve, shown, told, until, words } from "./browser.mjs";

const PLAYED = ["x", "x", "ArrowRight", "x", "ArrowDown", "x", "z"]; // keys that play any hand to its end
const MATCH = "rules=official&people=1&bots=2&seed=7&cards=3"; // a short hand

const MOST_BYTES = 561_000; // until the page is there and kept for use without a network

const shot = (page, shots, name) => page.screenshot({ path: path.join(shots, `${name}.png`) });

export async function theTitle({ browsers, site, shots }) {
  const page = await browsers.page(await browsers.start(), site.url);
  assert.equal(await shown(page), "title");
  assert.match(await words(page), /WILDHAND/);
  await until(page, async () => /WILDHAND/.test(await page.textContent("#reader")), undefined, 100);
  await page.evaluate(() => navigator.serviceWorker.ready);
  const sent = Object.values(site.files).reduce((a, b) => a + b, 0);
  assert(sent <= MOST_BYTES, `${sent} bytes were sent`);
  await shot(page, shots, "title");
}

export async function aHandByKeys({ browsers, site, shots }) {
  const page = await browsers.page(await browsers.start(), `${site.url}#${MATCH}`);
  await shot(page, shots, "table");
  await until(page, async () => (await shown(page)) === "score", (n) => press(page, PLAYED[n % PLAYED.length]));
  await shot(page, shots, "score");
}

export async function aHandByTaps({ browsers, site, shots }) {
  const phone = { viewport: { width: 390, height: 780 }, hasTouch: true, isMobile: true, deviceScaleFactor: 2 };
  const page = await browsers.page(await browsers.start(phone), `${site.url}#${MATCH}`);
  assert.deepEqual(await page.evaluate(() => [wildhand.shape[0], wildhand.shape[1]]), [240, 320]);
  await shot(page, shots, "portrait");
  let roll = 1;
  const choose = (list) => list[(roll = (roll * 48271) % 2147483647) % list.length];
  await until(page, async () => (await shown(page)) === "score", async (n) => {
    const found = await places(page);
    const does = n % 5 && found.A ? "A" : choose(Object.keys(found).filter((one) => !/START|SELECT/.test(one)));
    await page.touchscreen.tap(...(choose(found[does] ?? [[5, 5]])));
  });
  await shot(page, shots, "score-portrait");
}

export async function offline({ browsers, site }) {
  const context = await browsers.start();
  const page = await browsers.page(context, site.url);
  await page.evaluate(() => navigator.serviceWorker.ready);
  await until(page, () => page.evaluate(async () => (await navigator.serviceWorker.getRegistration()).active?.state === "activated"));
  await context.setOffline(true);
  await page.reload();
  await page.waitForSelector("html[data-ready]", { state: "attached" });
  assert.equal(await shown(page), "title");
}

export async function anUpdate({ browsers, site }) {
  const folder = browsers.folder();
  fs.cpSync(site.folder, folder, { recursive: true });
  const own = await serve(folder);
  const context = await browsers.start();
  let page = await browsers.page(context, own.url);
  const isActive = () => page.evaluate(async () => (await navigator.serviceWorker.getRegistration()).active?.state === "activated");
  await until(page, isActive);
  await page.reload();
  await page.waitForSelector("html[data-ready]", { state: "attached" });
  const worker = path.join(folder, "sw.js");
  fs.writeFileSync(worker, fs.readFileSync(worker, "utf8").replace(/wildhand-[0-9a-f]{12}/, "wildhand-of-tomorrow"));
  fs.utimesSync(worker, 0, 0);
  await page.evaluate(async () => (await navigator.serviceWorker.getRegistration()).update());
  await until(page, async () => /new version/.test(await told(page)));
  const caches = () => page.evaluate(() => caches.keys()).catch(() => []); // none while it loads again
  assert.equal((await caches()).length, 2); // the match goes on with the old one
  await page.close();
  page = await browsers.page(context, own.url);
  await until(page, async () => `${await caches()}` === "wildhand-of-tomorrow", () => page.waitForTimeout(400), 30);
  await page.waitForSelector("html[data-ready]", { state: "attached" });
  own.close();
}

export async function aKillInTheMiddle({ browsers, site }) {
  const profile = browsers.folder();
  for (let kill = 0; kill < 3; kill++) {
    const context = await browsers.start({ profile });
    const page = await browsers.page(context, site.url);
    if (kill) {
      await press(page, "x");
      await until(page, async () => (await shown(page)) === "table");
    } else {
      await begin(page);
    }
    await until(page, async () => /\[/.test(await words(page)), () => press(page, "x"));
    for (let n = 0; n < 6; n++) await press(page, PLAYED[n % PLAYED.length]);
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)));
    const seen = await page.evaluate(() => (wildhand.stage.hold(), wildhand.program.digest()));
    await until(page, () => page.evaluate(() => !wildhand.drive.isBusy())); // it is on the screen
    browsers.kill(context);

    const again = await browsers.start({ profile });
    const next = await browsers.page(again, site.url);
    await next.evaluate(() => wildhand.stage.hold());
    await next.evaluate(() => { wildhand.program.press("A", true); wildhand.program.frame(); wildhand.program.press("A", false); });
    assert.equal(await digest(next), seen, `kill ${kill}: the match goes on where it was`);
    browsers.kill(again);
  }
}

export async function aSecondTab({ browsers, site }) {
  const context = await browsers.start();
  await browsers.page(context, site.url);
  const second = await browsers.page(context, site.url);
  assert.match(await told(second), /another tab/);
  assert.equal(await second.evaluate(() => wildhand.drive), null);
}

export async function exportAndImport({ browsers, site, shots }) {
  const context = await browsers.start();
  const page = await browsers.page(context, site.url);
  await begin(page);
  await press(page, "x", "x", "x");
  await page.evaluate(() => wildhand.stage.hold());
  const seen = await digest(page);
  await page.click("#open");
  await shot(page, shots, "menu");
  const [saved] = await Promise.all([page.waitForEvent("download"), page.click("[data-do=export]")]);
  const file = path.join(browsers.folder(), "wildhand.sav");
  await saved.saveAs(file);

  const other = await browsers.page(await browsers.start(), site.url);
  await other.click("#open");
  const put = async (name) => {
    const [chooser] = await Promise.all([other.waitForEvent("filechooser"), other.click("[data-do=import]")]);
    await chooser.setFiles(name);
  };
  const wrong = `${file}.wrong`;
  fs.writeFileSync(wrong, "no save");
  await put(wrong);
  await until(other, async () => /This is no save/.test(await other.textContent("[role=status]")));
  other.once("dialog", (dialog) => dialog.accept());
  await Promise.all([other.waitForEvent("load"), put(file)]);
  await other.waitForSelector("html[data-ready]", { state: "attached" });
  assert.match(await words(other), /Resume/);
  await other.evaluate(() => wildhand.stage.hold());
  await other.evaluate(() => { wildhand.program.press("A", true); wildhand.program.frame(); });
  assert.equal(await digest(other), seen);
}

export async function aReplayLink({ browsers, site, shots }) {
  const context = await browsers.start({ permissions: ["clipboard-read", "clipboard-write"] });
  const page = await browsers.page(context, `${site.url}#${MATCH}&target=1`);
  const share = async (what) => {
    await page.click("#open");
    await page.click(`[data-do=${what}]`);
    await page.waitForFunction(() => document.querySelector("[role=status]").textContent);
    const words = await page.textContent("[role=status]");
    await page.click("#menu form button");
    return words;
  };
  assert.match(await share("match"), /when it is over/);
  await until(page, async () => (await shown(page)) === "score", (n) => press(page, PLAYED[n % PLAYED.length]));
  assert.match(await share("match"), /^Copied/);
  const link = await page.evaluate(() => navigator.clipboard.readText());
  assert.match(link, /#replay=[A-Za-z0-9_-]+$/);
  const replay = await browsers.page(context, link);
  await until(replay, () => replay.evaluate(() => wildhand.program.made() > 2));
  await press(replay, "x"); // a pause
  const made = await replay.evaluate(() => wildhand.program.made());
  await replay.waitForTimeout(2500);
  assert.equal(await replay.evaluate(() => wildhand.program.made()), made);
  await press(replay, "ArrowRight");
  await until(replay, () => replay.evaluate((before) => wildhand.program.made() === before + 1, made));
  await shot(replay, shots, "replay");
  await page.bringToFront();
  assert.match(await share("rules"), /^Copied/);
  assert.match(await page.evaluate(() => navigator.clipboard.readText()), /#rules=official&people=1&bots=2&level=normal&cards=3&target=1$/);
}

export async function wrongLinks({ browsers, site, shots }) {
  const context = await browsers.start();
  for (const [link, sentence] of [
    ["#rules=nonsense", /no rule set 'nonsense'; there are: official/],
    ["#replay=AAAA", /cannot be read/],
    ["#%", /cannot be read/],
  ]) {
    const page = await browsers.page(context, site.url + link, false);
    assert.match(await told(page), sentence);
    await shot(page, shots, "wrong");
  }
  browsers.errors = browsers.errors.filter((line) => !/Decode|inflate/i.test(line));
}

export async function aHiddenPage({ browsers, site }) {
  const context = await browsers.start();
  const page = await browsers.page(context, `${site.url}#rules=official&people=2&bots=1&seed=3`);
  await until(page, async () => (await shown(page)) === "cover");
  await until(page, async () => (await shown(page)) !== "cover", async (n) => {
    if (n % 40 === 0) await page.keyboard.up("x"); // a press that came while the cover was deaf
    if (n % 40 === 2) await page.keyboard.down("x");
    await page.waitForTimeout(50);
  });
  await page.keyboard.up("x");
  await until(page, async () => (await shown(page)) === "table", () => press(page, "x"));
  await page.evaluate(() => {
    Object.defineProperty(document, "visibilityState", { value: "hidden" });
    document.dispatchEvent(new Event("visibilitychange"));
  });
  assert.equal(await shown(page), "cover");
}

export async function shapes({ browsers, site, shots }) {
  const context = await browsers.start({ viewport: { width: 844, height: 390 }, hasTouch: true, isMobile: true });
  const page = await browsers.page(context, site.url);
  assert.deepEqual(await page.evaluate(() => wildhand.shape), [320, 240]);
  await begin(page);
  await shot(page, shots, "landscape");
  await Promise.all([page.waitForEvent("load"), page.setViewportSize({ width: 390, height: 844 })]);
  await page.waitForSelector("html[data-ready]", { state: "attached" });
  await until(page, async () => (await shown(page)) === "table"); // it goes on by itself
  assert.deepEqual(await page.evaluate(() => wildhand.shape), [240, 320]);
  await shot(page, shots, "turned");
  assert.deepEqual(await page.evaluate(() => [document.body.scrollHeight > innerHeight, document.body.scrollWidth > innerWidth]), [false, false]);
}

export async function oneFile({ browsers, site }) {
  const page = await browsers.page(await browsers.start(), pathToFileURL(path.join(site.folder, "..", "wildhand.html")).href);
  assert.equal(await shown(page), "title");
  await begin(page);
}
