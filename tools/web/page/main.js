// The page: starts MicroPython with the game's files, and gives it a screen, keys, taps, a drive,
// sound and lights.
import { makeDrive, SAVES } from "./drive.js";
import { listenToKeys } from "./keys.js";
import { makeLights } from "./lights.js";
import { addressOf, readLink, replayWords } from "./links.js";
import { programOf, startMachine } from "./machine.js";
import { download, makeMenu, share } from "./menu.js";
import { keepOffline, takeUpdate } from "./offline.js";
import { filesOf, inflate } from "./pack.js";
import { listenToPad } from "./pad.js";
import { makePainter } from "./painter.js";
import { makeReader } from "./reader.js";
import { importSave } from "./saves.js";
import { fit, shapeFor, shapeNamed } from "./shape.js";
import { makeSound } from "./sound.js";
import { makeStage } from "./stage.js";
import { openStore, reasonOf } from "./store.js";
import { listenToTaps } from "./taps.js";

const PACK = "wildhand.pack";
const INCOMING = "/incoming.sav"; // in the machine: a save that a player brings
const GOES_ON = "wildhand goes on"; // in the session: the page loads again in another shape
const RESIZED_MS = 400;
const COVER_MS = 800; // a cover wants A to be held
const LEFT_MS = 500; // between looks whether the match in a tab that saves nothing was left
const NOT_KEPT = "The game goes on, but nothing of it will be kept.";

const query = new URLSearchParams(location.search);
const element = (id) => document.getElementById(id);
const canvas = element("screen");
const marks = { began: performance.now() };

function tell(words) {
  element("told").textContent = words;
  element("told").hidden = !words;
}

// The picture: what was painted is shown when what was saved before it is safe.
function makeScreen(width, height) {
  canvas.width = width;
  canvas.height = height;
  const context = canvas.getContext("2d", { alpha: false });
  const image = context.createImageData(width, height);
  return {
    paint: makePainter(width, height, new Uint32Array(image.data.buffer)),
    show() {
      context.putImageData(image, 0, 0);
      marks.shown ??= performance.now();
    },
  };
}

async function fetchFiles() {
  const inline = element("pack")?.textContent;
  const url = inline ? `data:application/octet-stream;base64,${inline}` : PACK;
  const answer = await fetch(url);
  if (!answer.ok) throw new Error(`${PACK} cannot be loaded: ${answer.status}`);
  return filesOf(await inflate(answer.body, "gzip"));
}

async function startGame(files) {
  const url = URL.createObjectURL(new Blob([files["micropython.mjs"]], { type: "text/javascript" }));
  const { loadMicroPython } = await import(url);
  URL.revokeObjectURL(url);
  const wasm = files["micropython.wasm"];
  delete files["micropython.mjs"];
  delete files["micropython.wasm"];
  return startMachine(loadMicroPython, wasm, files, tell);
}

function currentShape() {
  const room = element("room").getBoundingClientRect();
  return shapeNamed(query.get("size")) ?? shapeFor(room.width, room.height);
}

async function main() {
  if (!element("told").hidden) return; // the browser is too old (index.html)
  const fetching = fetchFiles(); // to its end: a worker with an open answer is not replaced
  if (await takeUpdate()) return;
  document.body.classList.toggle("touch", query.has("touch") || matchMedia("(pointer: coarse)").matches);
  const shape = currentShape();
  const screen = makeScreen(...shape);
  fit(canvas, element("room"));
  let wrong = "";
  const link = await readLink(location.hash).catch((error) => ((wrong = error.message), {}));
  const isLinked = Boolean(link.match || link.replay); // what a link begins is not saved
  const opening = isLinked ? null : openStore(freed);
  const files = await fetching;
  marks.fetched = performance.now();
  const { python, memory } = await startGame(files);
  marks.machine = performance.now();

  python.FS.mkdirTree("/drive");
  let drive = null;
  const sound = makeSound();
  const page = {
    width: shape[0],
    height: shape[1],
    hasDrive: false,
    buttons: query.get("buttons") === "two" ? "A B" : "UP DOWN LEFT RIGHT A B START SELECT",
    now: () => Math.floor(performance.now()) & 0x1fffffff,
    paint(at, count) {
      screen.paint(memory(), at, count);
      stage.count.pictures++;
      if (!drive?.isBusy()) screen.show();
      reader.changed();
    },
    brightness: (light) => (canvas.style.filter = light < 1 ? `brightness(${0.25 + 0.75 * light})` : ""),
    tone: sound.tone,
    light: makeLights(canvas),
    noise: (at, count) => crypto.getRandomValues(new Uint8Array(memory(), at, count)),
    sync: () => (drive ? drive.sync() : 0),
  };
  const program = programOf(python, page);
  const stage = makeStage(program, sound.wake);
  const reader = makeReader(element("reader"), program.words);
  const notes = [];
  if (isLinked) wrong = program.start(link.match, link.replay);
  if (!isLinked || wrong) {
    const store = await (opening ?? openStore(freed));
    if (store.kept) drive = keep(makeDrive(python.FS, store.kept, store.put), screen);
    page.hasDrive = drive !== null;
    if (store.why) notes.push(`Not saved: ${store.why}. ${NOT_KEPT}`);
    program.start("", "");
  } else if (program.note(link.match, link.replay)) {
    notes.push(`${program.note(link.match, link.replay)}.`);
  }
  if (wrong) notes.unshift(`This link cannot be played: ${wrong}.`);
  marks.title = performance.now();

  if (notes.length) tell(notes.join("\n"));
  element("told").addEventListener("click", () => tell(""));
  if (drive) goOn(stage.press);
  listenToKeys(stage.press, () => program.escape() || element("open").click());
  listenToPad(document, stage.press, () => (program.shown() === "cover" ? COVER_MS : 0));
  listenToTaps(canvas, program.tap, stage.press, () => stage.count.pictures);
  listenToWindow(program, stage, reader, shape, drive);
  listenToMenu(program, drive, python.FS);
  requestAnimationFrame(stage.run);
  globalThis.wildhand = { program, stage, marks, drive, shape, memory }; // for tests, and the curious
  document.documentElement.dataset.ready = "yes";
  if (location.protocol.startsWith("http")) keepOffline(() => tell("A new version has come: it is there at the next start."));
}

function keep(drive, screen) {
  drive.onSafe = screen.show;
  drive.onTrouble = (error) => tell(error ? `Not saved: ${reasonOf(error)}. ${NOT_KEPT}` : "It is saved again.");
  return drive;
}

// Another tab saved until now, and is gone. The game begins again with what that one has saved, once
// there is nothing here that would be lost.
function freed() {
  const isIdle = () => globalThis.wildhand?.program.is_idle();
  if (!isIdle()) tell("The other tab is gone. This one saves once its match is over. To save now, load it again: its match is lost then.");
  setInterval(() => isIdle() && location.reload(), LEFT_MS);
}

// What outlives that the page loads again; null where the browser keeps nothing.
function session() {
  try {
    return sessionStorage;
  } catch {
    return null;
  }
}

// After a change of shape: "Resume" is the title's first row, and brings a shared device's cover.
function goOn(press) {
  if (session()?.getItem(GOES_ON)) {
    session().removeItem(GOES_ON);
    press("A", true);
    press("A", false);
  }
}

function listenToWindow(program, stage, reader, shape, drive) {
  addEventListener("blur", stage.letGo);
  // Who puts the page away shows no hand to whoever looks at it next.
  document.addEventListener("visibilitychange", () => {
    if (document.visibilityState !== "hidden") return;
    stage.letGo();
    program.cover();
    stage.frame();
    reader.read();
  });
  let timer = 0;
  addEventListener("resize", () => {
    fit(canvas, element("room"));
    clearTimeout(timer);
    timer = setTimeout(() => drive && `${currentShape()}` !== `${shape}` && loadAgain(program, drive), RESIZED_MS);
  });
  addEventListener("hashchange", () => location.reload());
  for (const kind of ["contextmenu", "gesturestart", "dblclick"]) {
    addEventListener(kind, (event) => event.preventDefault());
  }
}

function loadAgain(program, drive) {
  if (program.leave()) session()?.setItem(GOES_ON, "yes");
  const again = () => location.reload();
  if (drive?.isBusy()) drive.onSafe = again;
  else again();
}

function listenToMenu(program, drive, fs) {
  document.querySelector("[data-do=full]").hidden = !document.fullscreenEnabled;
  const answer = (words) => {
    if (words.startsWith("error ")) throw new Error(`${words.slice("error ".length)}.`);
    return words;
  };
  makeMenu(element("menu"), element("open"), {
    rules: () => share("Wildhand", addressOf(answer(program.rules_link()))),
    match: async () => share("Wildhand", addressOf(await replayWords(answer(program.replay())))),
    export() {
      const bytes = drive?.bytes();
      if (!bytes) throw new Error("Nothing is saved on this page.");
      download(SAVES.split("/").pop(), bytes);
    },
    import() {
      if (!drive) throw new Error("This page saves nothing, so there is no place for a save.");
      return importSave(drive, (bytes) => {
        fs.writeFile(INCOMING, bytes);
        return answer(program.look_into(INCOMING));
      });
    },
    full: () => (document.fullscreenElement ? document.exitFullscreen() : document.documentElement.requestFullscreen()),
    buttons: () => void document.body.classList.toggle("touch"),
  });
  element("buttons").addEventListener("click", () => fit(canvas, element("room")));
}

main().catch((error) => tell(error.message));
