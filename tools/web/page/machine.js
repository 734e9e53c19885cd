// Starts MicroPython with the game's files. It runs in a browser and in Node (tests/web).
const HEAP = 1 << 20; // bytes to begin with; it grows by itself
const PYSTACK = 8192; // words

// Returns {python, memory}: MicroPython, and a function for its memory, an ArrayBuffer that may be
// another one after each call into it. load(options) is MicroPython's own loader, wasm its code.
export async function startMachine(load, wasm, files, tell) {
  let memory;
  const begin = WebAssembly.instantiate;
  const instantiate = async (_, imports) => {
    const made = await begin(wasm, imports);
    memory = made.instance.exports.memory;
    return made;
  };
  // The loader would fetch the code a second time. It asks by one of these two.
  const streaming = WebAssembly.instantiateStreaming;
  WebAssembly.instantiate = WebAssembly.instantiateStreaming = instantiate;
  const python = await load({
    url: "data:application/wasm,",
    heapsize: HEAP,
    pystack: PYSTACK,
    stdout: tell,
    stderr: tell,
  });
  WebAssembly.instantiate = begin;
  WebAssembly.instantiateStreaming = streaming;
  for (const [path, content] of Object.entries(files)) {
    python.FS.mkdirTree("/" + path.split("/").slice(0, -1).join("/"));
    python.FS.writeFile("/" + path, content);
  }
  return { python, memory: () => memory.buffer };
}

// Lets the program (tools/web/machine/page_program.py) see the page as its module `page`, and returns
// its functions by name.
export function programOf(python, page) {
  python.registerJsModule("page", page);
  python.runPython("import page_program");
  const program = python.globals.get("page_program");
  const names = [
    "start", "note", "frame", "press", "tap", "escape", "cover", "leave", "words", "shown", "is_idle",
    "look_into", "rules_link", "replay", "made", "digest", "in_use",
  ];
  return Object.fromEntries(names.map((name) => [name, program[name]]));
}
