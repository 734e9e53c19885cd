// Measures the page in a real browser: node measure.mjs FOLDER. `python -m sim web --measure` calls it.
import { Browsers, need, press, serve, shown, until } from "./browser.mjs";

const MATCH = "rules=official&people=1&bots=3&seed=7";
const SLOW = 4; // times slower than this computer
const WIRE = { offline: false, latency: 40, downloadThroughput: 1.6e6 / 8, uploadThroughput: 750e3 / 8 };
const KEYS = ["ArrowRight", "ArrowRight", "ArrowLeft", "x", "ArrowDown", "ArrowUp"];
const PRESSES = 240;
const RANDOM = 100_000;
const STEP = 2000; // random keys and taps between two looks

const folder = process.argv[2];
const number = (value, digits = 1) => value.toLocaleString("en", { maximumFractionDigits: digits });
const at = (list, share) => list[Math.min(Math.floor(list.length * share), list.length - 1)] ?? NaN;

async function begin(page, { isSlow = false } = {}) {
  const session = await page.context().newCDPSession(page);
  await session.send("Network.enable");
  if (isSlow) {
    await session.send("Emulation.setCPUThrottlingRate", { rate: SLOW });
    await session.send("Network.emulateNetworkConditions", WIRE);
  }
}

// Returns the milliseconds from the request to the title, first and from the browser's cache.
async function start(found, site, isSlow) {
  const browsers = new Browsers(found);
  const context = await browsers.start();
  const page = context.pages()[0] ?? (await context.newPage());
  await begin(page, { isSlow });
  const load = async () => {
    await page.goto(site.url);
    await page.waitForSelector("html[data-ready]", { state: "attached", timeout: 60_000 });
    return page.evaluate(() => wildhand.marks.shown);
  };
  const first = await load();
  await page.evaluate(() => navigator.serviceWorker.ready);
  await page.waitForTimeout(isSlow ? 8000 : 1500);
  const second = await load();
  await browsers.close();
  return [first, second];
}

// Returns the milliseconds from a key to its picture, sorted.
async function keys(found, site, isSlow) {
  const browsers = new Browsers(found);
  const page = await browsers.page(await browsers.start(), `${site.url}#${MATCH}`);
  await begin(page, { isSlow });
  for (let n = 0; n < PRESSES; n++) await press(page, KEYS[n % KEYS.length]);
  const took = await page.evaluate(() => wildhand.stage.count.keys);
  await browsers.close();
  return took.sort((a, b) => a - b);
}

// Presses keys and taps at random; returns the memory in use over time, and what went wrong.
async function mash(found, site) {
  const browsers = new Browsers(found);
  const page = await browsers.page(await browsers.start(), site.url);
  const memory = [];
  for (let done = 0; done < RANDOM; done += STEP) {
    memory.push(await page.evaluate(mashed, { count: STEP, seed: done + 1 }));
  }
  const { errors } = browsers;
  await browsers.close();
  return { memory, errors };
}

// In the page: the keys go through the page's own stage, without waiting for the screen.
function mashed({ count, seed }) {
  let state = seed;
  const roll = (below) => (state = (state * 48271) % 2147483647) % below;
  const names = ["A", "A", "A", "B", "UP", "DOWN", "LEFT", "RIGHT", "START", "SELECT"];
  const { program, stage, memory } = wildhand;
  const canvas = document.getElementById("screen");
  for (let n = 0; n < count; n++) {
    if (n % 10) {
      const name = names[roll(names.length)];
      stage.press(name, true);
      stage.press(name, false);
    } else {
      const words = program.tap(roll(canvas.width), roll(canvas.height)).split(" ");
      for (const name of words.filter((word) => word && word !== "AGAIN" && word !== "HOLD")) {
        stage.press(name, true);
        stage.press(name, false);
      }
    }
  }
  if (program.shown() === "failure") throw new Error(program.words());
  return { used: program.in_use(), whole: memory().byteLength, script: performance.memory?.usedJSHeapSize ?? 0 };
}

// Returns the share of a core that the page takes at rest.
async function rest(found, site) {
  const browsers = new Browsers(found);
  const page = await browsers.page(await browsers.start(), site.url);
  const session = await page.context().newCDPSession(page);
  await session.send("Performance.enable");
  const busy = async () => {
    const { metrics } = await session.send("Performance.getMetrics");
    return metrics.find((one) => one.name === "TaskDuration").value;
  };
  await page.waitForTimeout(3000);
  const before = await busy();
  await page.waitForTimeout(5000);
  const share = (await busy()) - before;
  await browsers.close();
  return share / 5;
}

const found = await need();
const say = (what, value, wanted = "") => console.log(`| ${what} | ${value} | ${wanted} |`);
console.log("| | measured | wanted |\n| --- | ---: | ---: |");

let site = await serve(folder);
const [plain, cached] = await start(found, site, false);
site.close();
site = await serve(folder);
const browsers = new Browsers(found);
const page = await browsers.page(await browsers.start(), site.url);
await page.evaluate(() => navigator.serviceWorker.ready);
await browsers.close();
const sent = Object.values(site.files).reduce((a, b) => a + b, 0);
say("bytes over the wire, with what is kept for use without a network", number(sent, 0), "561,000");
site.close();
site = await serve(folder);
say("title, ms; again, from the browser's cache", `${number(plain, 0)}; ${number(cached, 0)}`, "1,000");
const [slow, slowCached] = await start(found, site, true);
say("the same at a quarter of the speed and 1.6 Mbit/s", `${number(slow, 0)}; ${number(slowCached, 0)}`, "4,000");
for (const isSlow of [false, true]) {
  const took = await keys(found, site, isSlow);
  const words = `${number(at(took, 0.5))}, ${number(at(took, 0.95))}`;
  if (isSlow) say("the same at a quarter of the speed", words, "50");
  else say("a key to its picture, ms: median, 95th percentile", words, "5, 16");
}
say("share of a core at rest", `${number(100 * (await rest(found, site)))}%`);
const { memory, errors } = await mash(found, site);
// By quarter of the time: what is loaded as it is first needed stays, and a long match is longer.
const quarters = [0, 1, 2, 3].map((n) => memory.slice((n * memory.length) / 4, ((n + 1) * memory.length) / 4));
const most = (name) => quarters.map((some) => number(Math.max(...some.map((one) => one[name])), 0)).join("; ");
say(`${number(RANDOM, 0)} random keys and taps: errors`, errors.length ? errors.join("; ") : "0", "0");
say("heap of the game in use, the most in each quarter of them, bytes", most("used"), "no growth");
say("memory of the machine in each quarter, bytes", most("whole"), "no growth");
site.close();
process.exit(errors.length ? 1 : 0);
