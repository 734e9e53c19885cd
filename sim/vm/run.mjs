// Runs one program on MicroPython (WebAssembly) inside a heap that cannot grow.
//
// Reads a JSON specification from standard input:
//   package  path of the package's micropython.mjs
//   files    {path on the virtual machine: path on this computer}
//   texts    {path on the virtual machine: its text}
//   blobs    {path on the virtual machine: its bytes in base64}
//   launch   Python source that is run once before the cap: it loads the modules `vm` needs
//   heap, pystack, cap
// Standard output is the program's own. Control lines (character 4, word, number) of the module
// `vm` go to standard error, where the Python side reads them; `\x04end N` ends the run.
//
// How the heap is held: this build asks malloc for more heap whenever it is full, and malloc asks
// WebAssembly for more memory. So growing is made to fail and all that malloc has left is used up,
// but for the one small block that each `runPython` borrows for its source text.
import fs from "node:fs";
import path from "node:path";
import { pathToFileURL } from "node:url";

const CONTROL = 4;
const NEWLINE = 10;
const STEP = "import vm; vm.step()";
const LIFT = 1 << 27; // bytes: above 2,048 names times 65,536
const BORROWED = 96; // the text of STEP, the three words of its result, malloc's own headers

const spec = JSON.parse(fs.readFileSync(0, "utf8"));

let status = null;
let line = [];
let isControl = false;

function writeAll(descriptor, bytes) {
  let done = 0;
  while (done < bytes.length) {
    try {
      done += fs.writeSync(descriptor, bytes, done);
    } catch (error) {
      if (error.code !== "EAGAIN") throw error; // a full pipe: the reader is slow
    }
  }
}

function flush() {
  const bytes = Buffer.from(line);
  writeAll(isControl ? 2 : 1, bytes);
  if (isControl) {
    const [word, number] = bytes.toString("utf8", 1).trim().split(" ");
    if (word === "end") status = Number(number);
  }
  line = [];
  isControl = false;
}

function take(chunk) {
  for (const character of chunk) {
    if (character === CONTROL) {
      if (line.length) flush();
      isControl = true;
    }
    line.push(character);
    if (character === NEWLINE) flush();
  }
}

// The runtime reports each refused growth; refusing is what we want.
for (const name of ["error", "warn"]) {
  const say = console[name];
  console[name] = (...words) => {
    if (!/growMemory|Failed to grow/.test(String(words[0]))) say(...words);
  };
}

function holdHeap(module) {
  WebAssembly.Memory.prototype.grow = () => {
    throw new RangeError("the heap is capped");
  };
  const borrowed = module._malloc(BORROWED);
  for (let size = 1 << 26; size >= 8; size >>= 1) {
    while (module._malloc(size) !== 0);
  }
  module._free(borrowed);
}

// Two names in a table of names are one word, and a word that lies within the heap is taken for a
// pointer to what is there, which is then never collected. On a board the heap lies far above the
// numbers of names; here it would lie among them. So it is made behind a block that nobody uses.
function liftHeap() {
  const instantiate = WebAssembly.instantiate;
  WebAssembly.instantiate = async (binary, imports) => {
    const made = await instantiate(binary, imports);
    const exports = { ...made.instance.exports };
    exports.mp_js_init = (pystack, heap) => {
      if (exports.malloc(LIFT) === 0) throw new Error("no memory to lift the heap by");
      return made.instance.exports.mp_js_init(pystack, heap);
    };
    return { module: made.module, instance: { exports } };
  };
}

// The runtime looks a function up in its table at every call, only to see that what it has noted
// of it is right. Nothing in the table changes once it stands there.
function noteFunctions() {
  const look = WebAssembly.Table.prototype.get;
  const noted = [];
  WebAssembly.Table.prototype.get = function (place) {
    return (noted[place] ??= look.call(this, place));
  };
}

liftHeap();
noteFunctions();
const { loadMicroPython } = await import(pathToFileURL(spec.package));
const board = await loadMicroPython({
  heapsize: spec.heap,
  pystack: spec.pystack,
  stdout: take,
  stderr: take,
  linebuffer: false,
});
function lay(target, content) {
  board.FS.mkdirTree(path.posix.dirname("/" + target));
  board.FS.writeFile("/" + target, content);
}

for (const [target, source] of Object.entries(spec.files)) lay(target, fs.readFileSync(source));
for (const [target, text] of Object.entries(spec.texts)) lay(target, text);
for (const [target, blob] of Object.entries(spec.blobs)) lay(target, Buffer.from(blob, "base64"));
board.runPython(spec.launch);
if (spec.cap) holdHeap(board._module);
while (status === null) board.runPython(STEP);
if (line.length) flush();
process.exitCode = 0;
