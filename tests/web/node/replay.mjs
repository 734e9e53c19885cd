// A match that is played on the page can be shared, and its replay plays in the app to the same end.
import assert from "node:assert";
import { openPage, told } from "./page.mjs";

const pack = process.argv[2];
const FRAME_MS = 20;
const LONGEST = 60_000; // frames

const digestOf = (made) => {
  made.python.runPython("import page_program; from sim.replay.playing import digest");
  made.python.runPython("_told = digest(page_program._Stage.app.match.game)");
  return made.python.globals.get("_told");
};

const isOver = (made) => {
  made.python.runPython("import page_program; _over = page_program._Stage.app.match.game.status == 2");
  return made.python.globals.get("_over");
};

function frames(made, count) {
  for (let i = 0; i < count; i++) {
    made.page.sleep(FRAME_MS);
    made.program.frame();
  }
}

function until(made, isThere, act = () => {}) {
  for (let n = 0; n < LONGEST; n++) {
    if (isThere()) return;
    act(n);
    frames(made, 1);
  }
  assert.fail(`it never came: ${made.program.shown()}\n${made.program.words()}`);
}

function press(made, name) {
  made.program.press(name, true);
  frames(made, 2);
  made.program.press(name, false);
  frames(made, 2);
}

await told(async () => {
  const first = await openPage(pack);
  const rulesOf = "official&people=1&bots=3&level=normal&cards=3&stack=same&target=250";
  assert.equal(first.program.start(`rules=${rulesOf}&seed=7`, ""), "");
  frames(first, 50);
  // Until the match is over its link would deal the next hand, too: there is none, at no moment.
  const keys = ["A", "A", "RIGHT", "A", "DOWN", "A", "B"];
  let scores = 0;
  for (let n = 0; !isOver(first); n++) {
    assert.match(first.program.replay(), /^error This match can be shared when it is over/);
    const before = first.program.shown();
    press(first, keys[n % keys.length]);
    if (first.program.shown() === "score" && before !== "score") scores++;
    assert(n < LONGEST, first.program.words());
  }
  assert(scores > 0, "there were several hands");
  until(first, () => first.program.shown() === "score");
  first.python.runPython("page_program._Stage.app.tournament = 1");
  assert.match(first.program.replay(), /^error A table of several cannot be shared/);
  first.python.runPython("page_program._Stage.app.tournament = None");
  const replay = first.program.replay();
  const [rules, players, seed, , options, , choices] = JSON.parse(replay);
  assert.deepEqual([rules, players, seed, options], ["official", 4, 7, { cards: "3", stack: "same", target: "250" }]);
  assert.equal(choices.filter(([seat]) => seat < 0).length, scores);
  assert.equal(first.program.rules_link(), `rules=${rulesOf}`);
  const end = digestOf(first);

  const second = await openPage(pack);
  assert.equal(second.program.start("", replay), "");
  until(second, () => isOver(second) && second.program.shown() === "score");
  assert.equal(digestOf(second), end);

  // A pauses, and RIGHT shows one choice more.
  const third = await openPage(pack);
  third.program.start("", replay);
  third.python.runPython("import page_program; _theatre = page_program._Stage.theatre");
  const theatre = third.python.globals.get("_theatre");
  until(third, () => theatre.made === 2);
  press(third, "A");
  frames(third, 500);
  assert.equal(theatre.made, 2);
  for (const made of [3, 4, 5]) {
    press(third, "RIGHT");
    frames(third, 500);
    assert.equal(theatre.made, made);
  }
  press(third, "A");
  until(third, () => theatre.made > 8);

  // What is not a replay is told in one line.
  const told = JSON.parse(replay);
  const wrong = [
    "[]",
    '"x"',
    JSON.stringify([...told.slice(0, 6), [[0, 99999]], 0]),
    JSON.stringify([...told.slice(0, 7), 9]),
    JSON.stringify([...told.slice(0, 6), [[-1, 0]], 0]),
    JSON.stringify(["nonsense", ...told.slice(1)]),
    JSON.stringify([told[0], 77, ...told.slice(2)]),
  ];
  for (const text of wrong) {
    const words = third.program.start("", text);
    assert(words && !words.includes("\n"), text);
  }
  console.log("played");
});
