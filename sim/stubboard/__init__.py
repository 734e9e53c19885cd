"""This package is a board for MicroPython: lean CircuitPython modules that run the whole app.

`run(program, model)` runs a program of the repository with engine, hal, lib and the
Adafruit libraries beside it, on a board that `sim.board.models` describes: its own module
of hal/ drives its screen of the right size and its buttons, without pixels and without a
finger. A drive's files may replace the repository's sources. `closure` lists modules in an
order in which a board has room to compile them. The modules that replace C ones are in `drive/`,
and `sim/board/keypad.py`; their memory does not count as a board's.
"""

import ast
from collections.abc import Mapping, Sequence
from importlib.util import find_spec
from pathlib import Path

from sim import vm
from sim.board.models import Model
from sim.vm.runner import ROOT
from sim.vm.undocumented import without_docstrings
from tools import assets
from tools.drive import rom

_DRIVE = Path(__file__).resolve().parent / "drive"
_KEYPAD = ROOT / "sim" / "board" / "keypad.py"  # the desktop board's, too
_LIBRARY_FILES = (
    "adafruit_display_text/__init__.py",
    "adafruit_display_text/label.py",
    "adafruit_displayio_layout/__init__.py",
    "adafruit_displayio_layout/layouts/__init__.py",
    "adafruit_displayio_layout/layouts/page_layout.py",
)

_BOARD = """
from busdisplay import BusDisplay
board_id = {board_id!r}
_display = BusDisplay({width}, {height}, {can_dim})
{place}
def I2C():
    raise RuntimeError("No pull up found on SDA or SCL; check your wiring")
def __getattr__(name):
    if name == "DISPLAY":
        raise AttributeError(name)
    return name
"""


def run(
    program: str,
    model: Model,
    *,
    argv: Sequence[str] = (),
    files: Sequence[str] = (),
    sources: Mapping[str, str | bytes] | None = None,
    heap: int = vm.HEAP,
    pystack: int = vm.PYSTACK,
    machine: Path | None = None,
) -> vm.Result:
    """Run a program; see `sim.vm.run` for what else it takes and returns.

    sources: files by path, texts or bytes, such as those of `tools.drive.contents` for this
    machine (header M); the repository's own if not given.
    """
    given = own_sources() if sources is None else sources
    beside = stub(model)
    if any(path.startswith("lib/art/") for path in given):  # a drive's own
        beside = {path: one for path, one in beside.items() if not path.startswith("art/")}
    return vm.run(
        program,
        argv=argv,
        files=files,
        texts={**given, **beside},
        heap=heap,
        pystack=pystack,
        machine=machine,
    )


def own_sources() -> dict[str, str]:
    """Return the repository's and the libraries' files that a board needs, by path."""
    found = {}
    for folder in ("engine", "hal", "lib"):
        for path in sorted((ROOT / folder).rglob("*.py")):
            if path.is_relative_to(ROOT / "engine" / "spec"):
                continue  # for computers only
            found[path.relative_to(ROOT).as_posix()] = _stripped(path)
    for name in _LIBRARY_FILES:
        found[f"lib/{name}"] = _stripped(_library(name))
    return found


def stub(model: Model) -> dict[str, str | bytes]:
    """Return the modules that replace C ones, by path."""
    found: dict[str, str | bytes] = {
        path.name: _stripped(path) for path in (*sorted(_DRIVE.glob("*.py")), _KEYPAD)
    }
    found["rom_words.py"] = "def words(x):\n" + "".join(f" x.{word}\n" for word in rom.every_word())
    found |= assets.without_pixels()
    width, height = model.size
    is_plugged = model.board_id == "adafruit_fruit_jam"
    place = "import supervisor; supervisor.runtime.display = _display"
    found["board.py"] = _BOARD.format(
        board_id=model.board_id,
        width=width,
        height=height,
        can_dim=model.can_dim,
        place=place if is_plugged else "DISPLAY = _display",
    )
    return found


def closure(modules: Sequence[str], texts: Mapping[str, str]) -> list[str]:
    """Return modules and all that they import when they are loaded, each after its imports.

    texts: the sources by path; other modules are the machine's own.
    """
    found: list[str] = []
    begun: set[str] = set()

    def visit(module: str) -> None:
        text = _text_of(module, texts)
        if text is None or module in begun:
            return
        begun.add(module)
        for name in [module.rpartition(".")[0], *_imports(text)]:
            visit(name)
        found.append(module)

    for module in modules:
        visit(module)
    return found


def _text_of(module: str, texts: Mapping[str, str]) -> str | None:
    """Return the source of a module, or None."""
    stem = module.replace(".", "/")
    for path in (f"{stem}.py", f"{stem}/__init__.py"):
        for root in ("", "lib/"):
            if root + path in texts:
                return texts[root + path]
    return None


def _imports(text: str) -> list[str]:
    """Return the imports of a file at its top level, without those for types."""
    names: list[str] = []
    for node in ast.parse(text).body:
        if isinstance(node, ast.ImportFrom) and node.module:
            names.append(node.module)
            names += [f"{node.module}.{alias.name}" for alias in node.names]
        elif isinstance(node, ast.Import):
            names += [alias.name for alias in node.names]
    return names


def _library(name: str) -> Path:
    spec = find_spec(name.partition("/")[0])
    assert spec is not None and spec.submodule_search_locations is not None
    return Path(next(iter(spec.submodule_search_locations))).parent / name


def _stripped(path: Path) -> str:
    return without_docstrings(path.read_text(encoding="utf-8"))
