// Links as players pass them on, in a real browser. Each test gets {browsers, site}.
import assert from "node:assert";
import { begin, shown, told, until, words } from "./browser.mjs";

export async function linksThatLackAPart({ browsers, site }) {
  const context = await browsers.start();
  for (const link of [
    "rules=two-player", "rules=road-rules", "rules=partners", "people=1", "people=2", "bots=3", "seed=7",
    "rules=official&amp;bots=2",
  ]) {
    const page = await browsers.page(context, `${site.url}#${link}`);
    assert.match(await shown(page), /^(table|cover)$/, link);
    assert.equal(await told(page), "", link);
    if (!link.includes("people=2")) await until(page, async () => /You|\[/.test(await words(page)));
    await page.close();
  }
}

export async function linksThatWereAddedTo({ browsers, site }) {
  const context = await browsers.start();
  for (const link of ["rules=official&fbclid=IwAR0x", "utm_source=a&rules=official&utm_source=a", "rules=official&x=100%"]) {
    const page = await browsers.page(context, `${site.url}#${link}`);
    assert.equal(await shown(page), "table", link);
    assert.match(await told(page), /left out of the link: (fbclid|utm_source|x)\.$/, link);
    await page.click("#told");
    assert.equal(await told(page), "");
    await page.close();
  }
}

// Where a link is wrong the game is there without it, and saves.
export async function linksOfNothing({ browsers, site }) {
  for (const [link, sentence] of [
    ["rules=nonsense", /no rule set 'nonsense'; there are: official/],
    ["replay=AAAA", /cannot be read/],
    ["replay=", /cannot be read/],
    ["%", /cannot be read/],
    ["fbclid=x", /nothing in it is known/],
  ]) {
    const page = await browsers.page(await browsers.start(), `${site.url}#${link}`);
    assert.match(await told(page), /^This link cannot be played: /, link);
    assert.match(await told(page), sentence, link);
    assert.equal(await shown(page), "title", link);
    await page.click("#told");
    await begin(page);
    assert.equal(await page.evaluate(() => wildhand.drive !== null), true);
  }
  browsers.errors = browsers.errors.filter((line) => !/Decode|inflate/i.test(line));
}
