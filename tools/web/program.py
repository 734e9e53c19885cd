"""This module collects the files that the page's MicroPython runs, by their path there.

They are code.py, the bytecode of the files that it reaches, the Adafruit libraries, the sheets of
pixels. A board gets bundles of these files, to save memory; a page has enough, so each file keeps
its name, by which the page's own modules and its tests import it, and each function its own, by
which the screen of an error tells where it was: the bytecode has no lines, to be short. The modules
that replace CircuitPython's C modules come from `sim/stubboard/drive` and `sim/board`, as far as
they do not need a browser, and else from `machine/`. It also has the program that the page calls.
"""

import ast
from pathlib import Path

from sim.errors import UsageError
from tools import assets
from tools.drive.bytecode import MICROPYTHON, compiled
from tools.drive.imports import reachable
from tools.drive.libraries import read_libraries
from tools.drive.sources import ROOT, read_device_files
from tools.drive.tree import parse_all
from tools.drive.writing import Writer

_MACHINE = ROOT / "tools" / "web" / "machine"
_STUBS = ROOT / "sim" / "stubboard" / "drive"
_FROM_STUBS = [_STUBS / f"{name}.py" for name in ("displayio", "fontio", "storage")]
_FROM_STUBS.append(ROOT / "sim" / "board" / "keypad.py")
# What a page shares with a computer. These are imported by their whole names.
_SHARED = (
    "sim/board/page_words.py",
    "sim/board/taps.py",
    "sim/board/tiles.py",
    "sim/replay/playing.py",
    "sim/replay/theatre.py",
)
_START = "code.py"
_BOARD = "hal/boards/simulator.py"
_BARRED = ("hal.boards.", "hal.wired")
_PACKAGE = ROOT / "node_modules" / "@micropython" / "micropython-webassembly-pyscript"
_MACHINE_FILES = ("micropython.mjs", "micropython.wasm")


def program_files() -> dict[str, bytes]:
    """Return the files of MicroPython's file system."""
    own = {path.name: path.read_text(encoding="utf-8") for path in sorted(_MACHINE.glob("*.py"))}
    own |= {path: (ROOT / path).read_text(encoding="utf-8") for path in _SHARED}
    sources = {**read_device_files(), **read_libraries()[0]}
    bodies = parse_all({**sources, **own})
    roots = [_START, _BOARD, *own]
    needed = {path: _text_of(bodies[path]) for path in sorted(reachable(bodies, roots, _BARRED))}
    stubs = {path.name: path.read_text("utf-8") for path in _FROM_STUBS}
    start = sources[_START].encode()
    del needed[_START]
    files = {_START: start, **compiled({**stubs, **needed}, MICROPYTHON, has_lines=False)}
    return files | {f"lib/art/{name}": data for name, data in assets.files().items()}


def _text_of(body: list[ast.stmt]) -> str:
    """Return a file without what only tools read."""
    writer = Writer()
    writer.write(body)
    return writer.text()


def machine_files() -> dict[str, bytes]:
    """Return MicroPython itself; UsageError if it is not installed."""
    try:
        return {name: (_PACKAGE / name).read_bytes() for name in _MACHINE_FILES}
    except OSError:
        raise UsageError("web: MicroPython is missing: run `make vm`, or `npm ci`") from None


def licences() -> str:
    """Return the licences of all that the page contains, as one text."""
    texts = {
        "Wildhand": (ROOT / "LICENSE").read_text(encoding="utf-8"),
        "MicroPython": Path(__file__).with_name("micropython-licence.txt").read_text("utf-8"),
        **read_libraries()[1],
    }
    parts = [f"{name}\n{'=' * len(name)}\n\n{text.strip()}\n" for name, text in texts.items()]
    return "\n\n".join(parts)
