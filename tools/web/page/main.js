// The page: starts MicroPython with the game's files, and gives it a screen, keys, taps, a drive,
// sound and lights.
import { makeDrive, SAVES, wholeOf } from "./drive.js";
import { listenToKeys } from "./keys.js";
import { makeLights } from "./lights.js";
import { addressOf, readLink, replayWords } from "./links.js";
import { programOf, startMachine } from "./machine.js";
import { download, makeMenu, share, upload } from "./menu.js";
import { keepOffline, takeUpdate } from "./offline.js";
import { filesOf, inflate } from "./pack.js";
import { listenToPad } from "./pad.js";
import { makePainter } from "./painter.js";
import { makeReader } from "./reader.js";
import { fit, shapeFor, shapeNamed } from "./shape.js";
import { makeSound } from "./sound.js";
import { makeStage } from "./stage.js";
import { openStore } from "./store.js";
import { listenToTaps } from "./taps.js";

const PACK = "wildhand.pack";
const GOES_ON = "wildhand goes on"; // in the session: the page loads again in another shape
const RESIZED_MS = 400;
const COVER_MS = 800; // a cover wants A to be held

const query = new URLSearchParams(location.search);
const element = (id) => document.getElementById(id);
const canvas = element("screen");
const marks = { began: performance.now() };

function tell(words) {
  element("told").textContent = words;
  element("told").hidden = !words;
}
element("told").addEventListener("click", () => tell(""));

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
  const link = await readLink(location.hash);
  const isPlain = !link.match && !link.replay; // what a link begins is not saved
  const [files, store] = await Promise.all([fetching, isPlain ? openStore() : { kept: null }]);
  marks.fetched = performance.now();
  const { python, memory } = await startGame(files);
  marks.machine = performance.now();

  python.FS.mkdirTree("/drive");
  const drive = store.kept && makeDrive(python.FS, store.kept, store.put);
  if (drive) drive.onSafe = screen.show;
  const sound = makeSound();
  const program = programOf(python, {
    width: shape[0],
    height: shape[1],
    hasDrive: drive !== null,
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
  });
  const stage = makeStage(program, sound.wake);
  const reader = makeReader(element("reader"), program.words);
  const wrong = program.start(link.match, link.replay);
  if (wrong) throw new Error(`This link cannot be played: ${wrong}.`);
  marks.title = performance.now();

  if (store.isTaken) tell("Wildhand is open in another tab, which saves. This one saves nothing.");
  goOn(stage.press);
  listenToKeys(stage.press, () => program.escape() || element("open").click());
  listenToPad(document, stage.press, () => (program.shown() === "cover" ? COVER_MS : 0));
  listenToTaps(canvas, program.tap, stage.press, () => stage.count.pictures);
  listenToWindow(program, stage, reader, shape, drive);
  listenToMenu(program, drive, store);
  requestAnimationFrame(stage.run);
  globalThis.wildhand = { program, stage, marks, drive, shape, memory }; // for tests, and the curious
  document.documentElement.dataset.ready = "yes";
  if (location.protocol.startsWith("http")) keepOffline(() => tell("A new version has come: it is there at the next start."));
}

// After a change of shape: "Resume" is the title's first row, and brings a shared device's cover.
function goOn(press) {
  if (sessionStorage.getItem(GOES_ON)) {
    sessionStorage.removeItem(GOES_ON);
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
  if (program.leave()) sessionStorage.setItem(GOES_ON, "yes");
  drive.onSafe = () => location.reload();
  if (!drive.isBusy()) drive.onSafe();
}

function listenToMenu(program, drive, store) {
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
    async import() {
      if (!drive) throw new Error("This page saves nothing, so there is no place for a save.");
      const bytes = await upload();
      const right = drive.bytes()?.length;
      if (bytes.length !== right) throw new Error(`This is no save: it has ${bytes.length} bytes, not ${right}.`);
      await new Promise((resolve, reject) => {
        const done = (isKept) => (isKept ? resolve() : reject(new Error("The browser did not keep it.")));
        store.put(bytes.length, wholeOf(bytes), done, true);
      });
      location.reload();
    },
    full: () => (document.fullscreenElement ? document.exitFullscreen() : document.documentElement.requestFullscreen()),
    buttons: () => void document.body.classList.toggle("touch"),
  });
  element("buttons").addEventListener("click", () => fit(canvas, element("room")));
}

main().catch((error) => {
  tell(error.message);
  if (!location.hash) return;
  const way = document.createElement("a");
  way.href = location.href.split("#")[0];
  way.textContent = "Play without the link";
  element("told").append(" ", way);
});
