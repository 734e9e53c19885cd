// What a player keeps on the page, and what is said where nothing can be kept. Each test gets
// {browsers, site}, as those of tests.mjs.
import assert from "node:assert";
import fs from "node:fs";
import path from "node:path";
import { begin, digest, press, shown, told, until, words } from "./browser.mjs";

const PLAYED = ["x", "x", "ArrowRight", "x", "ArrowDown", "x", "z"]; // keys that play any hand
const SAVED = /Not saved: (.*)\./;
const SAVE_BYTES = 139264;

// Plays some cards, and waits until what is seen is safe; returns the match as one number.
async function play(page) {
  await until(page, async () => /\[/.test(await words(page)), () => press(page, "x"));
  const before = await digest(page);
  await until(page, async () => (await digest(page)) !== before, (n) => press(page, PLAYED[n % PLAYED.length]), 200);
  return seen(page);
}

// Stops the game, also for when the page is hidden, and returns the match once all that was saved is kept.
async function seen(page) {
  await page.evaluate(() => {
    wildhand.stage.hold();
    wildhand.stage.frame = () => {};
  });
  await until(page, () => page.evaluate(() => !wildhand.drive.isBusy()));
  return digest(page);
}

// Loads a page again, and returns the match that "Resume" brings.
async function resumed(page) {
  await page.reload();
  await page.waitForSelector("html[data-ready]", { state: "attached" });
  return firstRow(page);
}

async function firstRow(page) {
  assert.match(await words(page), /Resume/);
  await page.evaluate(() => {
    wildhand.stage.hold();
    wildhand.program.press("A", true);
    wildhand.program.frame();
    wildhand.program.press("A", false);
  });
  return digest(page);
}

// A browser that keeps nothing of any page: cookies and site data are blocked.
async function blocking(browsers) {
  const profile = browsers.folder();
  fs.mkdirSync(path.join(profile, "Default"));
  const settings = { profile: { default_content_setting_values: { cookies: 2 } } };
  fs.writeFileSync(path.join(profile, "Default", "Preferences"), JSON.stringify(settings));
  return browsers.start({ profile });
}

export async function whereSiteDataIsBlocked({ browsers, site }) {
  const context = await blocking(browsers);
  const page = await browsers.page(context, site.url);
  assert.equal(await page.evaluate(() => { try { return Boolean(sessionStorage); } catch { return false; } }), false);
  assert.match(await told(page), SAVED);
  assert.match(await told(page), /browser/);
  await begin(page);
  await page.waitForTimeout(1000);
  assert.equal(await shown(page), "table"); // no notice of a board's drive
  const linked = await browsers.page(context, `${site.url}#rules=official&people=1&bots=2`);
  assert.equal(await shown(linked), "table");
  assert.equal(await told(linked), "");
}

// Lets something of the database fail from now on: so often, then it works. `failures` counts down.
const fail = (page, what, method, times, name) =>
  page.evaluate(([what, method, times, name]) => {
    const works = globalThis[what].prototype[method];
    globalThis.failures = times;
    globalThis[what].prototype[method] = function (...given) {
      if (globalThis.failures-- > 0) throw new DOMException("for a test", name);
      return works.apply(this, given);
    };
  }, [what, method, times, name]);

const deleteAll = (page) =>
  page.evaluate(() => new Promise((resolve) => {
    indexedDB.open("wildhand").onsuccess = ({ target }) => {
      const change = target.result.transaction("blocks", "readwrite");
      change.objectStore("blocks").clear();
      change.oncomplete = resolve;
    };
  }));

export async function aLostConnection({ browsers, site }) {
  for (const [what, method, name] of [
    ["IDBDatabase", "transaction", "InvalidStateError"],
    ["IDBObjectStore", "put", "UnknownError"],
    ["IDBObjectStore", "get", "UnknownError"],
  ]) {
    const page = await browsers.page(await browsers.start(), site.url);
    await begin(page);
    await fail(page, what, method, 1, name);
    const match = await play(page);
    assert.equal(await told(page), "");
    assert.equal(await resumed(page), match, `${what}.${method}`);
    await deleteAll(page);
    const next = await play(page);
    assert.equal(await resumed(page), next, "the player has deleted what was kept");
    browsers.errors = browsers.errors.filter((line) => !/for a test/.test(line));
  }
}

export async function aBrowserThatRefuses({ browsers, site }) {
  const page = await browsers.page(await browsers.start(), site.url);
  await begin(page);
  await fail(page, "IDBObjectStore", "put", 1e9, "QuotaExceededError");
  const isTold = (sentence) => async () => sentence.test(await told(page));
  const go = (n) => press(page, PLAYED[n % PLAYED.length]);
  await until(page, isTold(/Not saved: the browser has no room left/), go, 200);
  await page.evaluate(() => (globalThis.failures = 0)); // there is room again
  await until(page, isTold(/saved again/), go, 400);
  const match = await seen(page);
  assert.equal(await resumed(page), match);
}

export async function anUnwillingBrowser({ browsers, site }) {
  const context = await browsers.start();
  const page = await context.newPage();
  await page.addInitScript(() => (indexedDB.open = () => ({}))); // it never answers
  await page.goto(site.url);
  await page.waitForSelector("html[data-ready]", { state: "attached" });
  assert.match(await told(page), /Not saved: the browser says "it does not answer"/);
  assert.equal(await shown(page), "title");
}

export async function theNextTab({ browsers, site }) {
  await nextTab(await browsers.start(), site.url, browsers);
}

// A page that came without HTTPS, from another computer, has no locks.
export async function theNextTabWithoutHttps({ browsers, site }) {
  const context = await browsers.start({ args: ["--no-sandbox", "--host-resolver-rules=MAP wildhand.test 127.0.0.1"] });
  const url = site.url.replace("127.0.0.1", "wildhand.test");
  await nextTab(context, url, browsers);
  for (const page of context.pages()) await page.close();
  const pages = await Promise.all([1, 2, 3].map(() => browsers.page(context, url))); // at once
  for (const page of pages) {
    await page.bringToFront();
    await until(page, async () => (await shown(page)) === "table", () => press(page, "x"), 40);
    await until(page, async () => /Not saved/.test(await told(page)), (n) => press(page, PLAYED[n % PLAYED.length]), 30).catch(() => {});
  }
  const isSaving = await Promise.all(pages.map(async (page) => !/Not saved/.test(await told(page))));
  assert.equal(isSaving.filter(Boolean).length, 1, `${isSaving}`);
  const saver = pages[isSaving.indexOf(true)];
  const match = await seen(saver);
  for (const page of pages) if (page !== saver) await page.close();
  assert.equal(await resumed(saver), match);
  assert.equal(await saver.evaluate(() => "locks" in navigator), false);
  browsers.errors = browsers.errors.filter((line) => !/asked http:\/\/wildhand.test/.test(line));
}

async function nextTab(context, url, browsers) {
  const first = await browsers.page(context, url);
  await begin(first);
  const match = await play(first);
  const second = await browsers.page(context, url);
  const third = await browsers.page(context, url);
  for (const page of [second, third]) {
    assert.match(await told(page), /another tab/);
    assert.equal(await page.evaluate(() => wildhand.drive), null);
  }
  await begin(third);
  await third.evaluate(() => (globalThis.isSame = true));
  await first.close();

  // The one with a match that would be lost is left alone, the other one goes on with what was saved.
  const saves = (page) => page.evaluate(() => Boolean(globalThis.wildhand?.drive)).catch(() => false);
  await until(second, async () => (await saves(second)) || /gone/.test(await told(third)), () => second.waitForTimeout(100), 100);
  assert.equal(await third.evaluate(() => globalThis.isSame), true);
  if (!(await saves(second))) {
    await third.close();
    await until(second, () => saves(second), () => second.waitForTimeout(100), 100);
  }
  await second.waitForSelector("html[data-ready]", { state: "attached" });
  assert.equal(await firstRow(second), match);
}

// A page that sleeps, as browsers let those do that nobody looks at, does not say that it saves.
export async function aTabThatSleeps({ browsers, site }) {
  const context = await browsers.start();
  await context.addInitScript(() => delete Navigator.prototype.locks);
  const first = await browsers.page(context, site.url);
  await begin(first);
  await play(first);
  await first.evaluate(() => (BroadcastChannel.prototype.postMessage = () => {}));
  const second = await browsers.page(context, site.url);
  assert.equal(await told(second), "");
  await firstRow(second);
  const match = await digest(second);
  await first.bringToFront();
  await first.evaluate(() => { wildhand.program.press("B", true); wildhand.program.press("B", false); });
  await until(first, async () => /Not saved: .*another tab/.test(await told(first)), async (n) => {
    await first.evaluate((name) => {
      for (const isDown of [true, false]) { wildhand.program.press(name, isDown); wildhand.program.frame(); }
    }, ["A", "A", "RIGHT", "A", "DOWN", "A", "B"][n % 7]);
    await first.waitForTimeout(30);
  });
  assert.equal(await resumed(second), match);
}

// The menu's "Import saves" with a file; answer: of the player, who is asked first, or null: nobody is.
// Returns what was asked.
async function bring(page, file, answer) {
  if (!(await page.evaluate(() => document.getElementById("menu").open))) await page.click("#open");
  let asked = "";
  const onDialog = (dialog) => {
    asked = dialog.message();
    return answer ? dialog.accept() : dialog.dismiss();
  };
  page.on("dialog", onDialog);
  const [chooser] = await Promise.all([page.waitForEvent("filechooser"), page.click("[data-do=import]")]);
  await page.evaluate(() => (document.querySelector("[role=status]").textContent = ""));
  await chooser.setFiles(file);
  if (!answer) await page.waitForFunction(() => document.querySelector("[role=status]").textContent);
  else await page.waitForTimeout(1500);
  page.off("dialog", onDialog);
  return asked;
}

const said = (page) => page.textContent("[role=status]");

async function exported(page, folder, name) {
  await page.click("#open");
  const [saved] = await Promise.all([page.waitForEvent("download"), page.click("[data-do=export]")]);
  const file = path.join(folder, name);
  await saved.saveAs(file);
  await page.click("#menu form button");
  return file;
}

export async function whatIsNoSave({ browsers, site }) {
  const folder = browsers.folder();
  const page = await browsers.page(await browsers.start(), site.url);
  await begin(page);
  const match = await play(page);
  const file = await exported(page, folder, "good.sav");
  const put = (name, bytes) => (fs.writeFileSync(path.join(folder, name), bytes), path.join(folder, name));
  const good = fs.readFileSync(file);
  assert.equal(good.length, SAVE_BYTES);
  const foreign = Buffer.from(good);
  for (let at = 0; at < good.length; at += 512) {
    if (foreign.toString("latin1", at, at + 4) === "WHsv") foreign[at] ^= 1; // no magic: no save
  }
  const huge = path.join(folder, "huge.sav");
  fs.closeSync(fs.openSync(huge, "w"));
  fs.truncateSync(huge, 3 * 2 ** 30);
  for (const wrong of [
    put("zeros.sav", Buffer.alloc(SAVE_BYTES)),
    put("chance.sav", Buffer.from(Array.from({ length: SAVE_BYTES }, (_, i) => (i * i * 7919) >> 5))),
    put("erased.sav", Buffer.alloc(SAVE_BYTES, 255)),
    put("foreign.sav", foreign),
    put("half.sav", good.subarray(0, SAVE_BYTES / 2)),
    put("empty.sav", Buffer.alloc(0)),
    huge,
  ]) {
    assert.equal(await bring(page, wrong, null), "", wrong);
    assert.match(await said(page), /^This is no save[^\n]*\.$/, wrong);
  }
  assert.match(await bring(page, file, false), /a match, settings and own rules/);
  assert.match(await said(page), /Nothing was changed/);
  assert.equal(await digest(page), match);
  assert.equal(await resumed(page), match);
}

export async function aSaveThatIsBrought({ browsers, site }) {
  const folder = browsers.folder();
  const page = await browsers.page(await browsers.start(), site.url);
  await begin(page);
  const match = await play(page);
  const file = await exported(page, folder, "match.sav");

  const other = await browsers.page(await browsers.start(), site.url);
  await begin(other);
  await other.evaluate(() => wildhand.stage.hold());
  const own = await digest(other);
  await fail(other, "IDBObjectStore", "clear", 2, "QuotaExceededError"); // it is tried twice
  await bring(other, file, true);
  assert.match(await said(other), /kept before is still there: the browser has no room left/);
  assert.equal(await resumed(other), own);

  await Promise.all([other.waitForEvent("load"), bring(other, file, true)]);
  await other.waitForSelector("html[data-ready]", { state: "attached" });
  assert.equal(await firstRow(other), match);
}
