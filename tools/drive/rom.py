"""This module lists words that a board has in its ROM, for names that then cost it nothing.

A board keeps the text of each name of a program in RAM, but for the names that its firmware itself
uses. These are the public names of the modules that all our boards have, as circuitpython-stubs
lists them, and the names that every `.mpy` file refers to by a number (Python's own, such as
`append`).
"""

import builtins
import io
import keyword
import re
import subprocess
from collections.abc import Iterator
from functools import cache
from importlib import import_module, metadata

from sim.errors import UsageError
from tools.drive.bytecode import compiler

_STUBS = "circuitpython-stubs"
_DOCS = re.compile(r'r?"""(?s:.*?)"""')
_DEFINED = re.compile(r"\b(?:def|class) (\w+)|\b(\w+) ?[:=]")
_NAME = re.compile(r"[a-zA-Z][a-zA-Z0-9_]*")
_LONGEST = 30  # letters of a word: names are in the files, too

# Modules that CircuitPython 10 builds for every board of hal/boards.
EVERYWHERE = (
    "alarm analogio atexit audiocore audiomixer bitbangio bitmaptools board busdisplay busio "
    "codeop countio digitalio displayio epaperdisplay fontio fourwire getpass i2cdisplaybus "
    "i2ctarget keypad keypad_demux locale microcontroller msgpack neopixel_write nvm "
    "onewireio pulseio pwmio rainbowio rotaryio rtc sdcardio storage supervisor terminalio "
    "touchio traceback usb_cdc usb_hid usb_midi warnings "
).split()
# Modules that CircuitPython shares with Python: the stubs omit them.
_SHARED = ("array", "binascii", "gc", "io", "math", "os", "random", "struct", "sys", "time")


@cache
def words() -> tuple[str, ...]:
    """Return the words that may be names, the shortest first."""
    return tuple(word for word in every_word() if len(word) <= _LONGEST)


@cache
def every_word() -> tuple[str, ...]:
    """Return all words, the shortest first."""
    found = {*EVERYWHERE, *_numbered(sorted(of_python()))}
    found.update(*map(names_of_stub, EVERYWHERE))
    plain = [one for one in found if _NAME.fullmatch(one) and not keyword.iskeyword(one)]
    return tuple(sorted(plain, key=lambda word: (len(word), word)))


@cache
def names_of_stub(module: str) -> frozenset[str]:
    """Return the names that a module of CircuitPython defines, and those of its arguments.

    The stubs are read as text: their Python is newer.
    """
    found = {name for text in _texts_of(module) for pair in _DEFINED.findall(text) for name in pair}
    return frozenset(name for name in found if name and name[0] != "_")


@cache
def modules_of_boards() -> frozenset[str]:
    """Return the names of all modules that CircuitPython has on any board."""
    return frozenset(file.parts[0].removesuffix("-stubs") for file in stub_files())


def _texts_of(module: str) -> Iterator[str]:
    for file in stub_files():
        if file.parts[0] == f"{module}-stubs" and "board_definitions" not in file.parts:
            yield _DOCS.sub("", file.locate().read_text(encoding="utf-8"))  # type: ignore[attr-defined]


@cache
def stub_files() -> tuple[metadata.PackagePath, ...]:
    """Return the stubs' files; UsageError if they are not installed."""
    try:
        files = metadata.files(_STUBS) or []
    except metadata.PackageNotFoundError:
        raise UsageError(f"{_STUBS} is missing: run `make drive`, or `pip install .`") from None
    return tuple(file for file in files if file.suffix == ".pyi")


def of_python_alone() -> frozenset[str]:
    """Return the names of Python's builtins, which a program may use at any place."""
    return frozenset(dir(builtins))


@cache
def of_python() -> frozenset[str]:
    """Return the names of Python's builtins, of their attributes, and of modules that it shares."""
    found = set(dir(builtins))
    for thing in (*vars(builtins).values(), *vars(io).values(), *map(import_module, _SHARED)):
        found.update(dir(thing))
    return frozenset(found)


def _numbered(names: list[str]) -> Iterator[str]:
    """Yield those of the names that bytecode refers to by a number: their text is not in it."""
    plain = [name for name in names if _NAME.fullmatch(name) and not keyword.iskeyword(name)]
    text = "".join(f"x.{name}\n" for name in plain)
    done = subprocess.run([compiler(), "-s", "x", "-"], input=text.encode(), capture_output=True)
    yield from (name for name in plain if name.encode() not in done.stdout)
