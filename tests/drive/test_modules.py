"""Modules of a drive lie flat, under short names, and are found by all that named them."""

import ast
from collections.abc import Callable

import pytest

from sim.drive import rom
from sim.drive.contents import Contents
from sim.drive.modules import flatten, rename_modules, shorten_modules
from sim.drive.tree import Trees, module_of, parse
from sim.errors import UsageError

# Modules that CircuitPython has built in or frozen on one of the boards.
MACHINE = frozenset(
    "_asyncio _bleio adafruit_bus_device adafruit_pixelbuf aesio alarm analogbufio analogio array"
    " atexit audiobusio audiocore audiofilters audioio audiomixer audiomp3 audiopwmio binascii"
    " bitbangio bitmapfilter bitmaptools bitops board builtins busdisplay busio canio codeop"
    " collections countio digitalio displayio dualbank epaperdisplay errno espnow floppyio fontio"
    " fourwire framebufferio frequencyio gc getpass gifio hashlib i2cdisplaybus i2ctarget io"
    " ipaddress jpegio json keypad keypad_demux locale lvfontio math mdns memorymap"
    " microcontroller micropython msgpack multiterminal neopixel neopixel_write nvm onewireio os"
    " paralleldisplaybus picodvi ps2io pulseio pwmio qrio rainbowio random re rgbmatrix rotaryio"
    " rp2pio rtc samd sd sdcardio sdioio select sharpdisplay simpleio socketpool ssl stage storage"
    " struct supervisor synthio sys terminalio time touchio traceback ugame ulab usb usb_cdc"
    " usb_hid usb_host usb_midi ustack vectorio warnings watchdog wifi zlib".split()
)


def flat(**files: str) -> tuple[Trees, dict[str, str]]:
    """`ui__app` is the file lib/ui/app.py, `ui` its package; trees, and what modules are called."""
    paths = {
        name: name.replace("__", "/") if "__" in name else f"{name}/__init__" for name in files
    }
    trees = parse({f"lib/{paths[name]}.py": text for name, text in files.items()})
    known = [module_of(path) for path in trees]
    return trees, shorten_modules(trees, flatten(trees, known))


def test_imports_texts_and_packages_are_followed() -> None:
    trees, names = flat(
        ui="",
        ui__words="N = 1\n",
        ui__told="import ui.words\n",
        ui__app="from ui import words as w, told\nfrom ui.words import N\n"
        "LIST = ('ui.words', 'ui')\nLATER = 'ui.told ui.words ui'\nSAID = 'ui.words are said'\n"
        "def f(): return w, told, '\\n'\n",
    )
    app = ast.unparse(trees[f"lib/{names['ui.app']}.py"])
    words, told = names["ui.words"], names["ui.told"]
    assert set(trees) == {f"lib/{name}.py" for name in names.values()} and len(names) == 3
    assert f"import {words} as w\n" in app and f"from {words} import N" in app
    assert f"LIST = ('{words}',)" in app and f"LATER = '{told} {words}'" in app
    assert "SAID = 'ui.words are said'" in app and r"'\n'" in app
    assert ast.unparse(trees[f"lib/{told}.py"]) == f"__import__('{words}')"


def test_names_that_are_put_together_still_are() -> None:
    trees, names = flat(
        ui__screen_menu="",
        ui__screen_log="",
        ui__rows="",
        ui__app="def f(name): return __import__('ui.screen_' + name)\n"
        "def g(name): return name.startswith('ui.screen_')\n",
    )
    assert (names["ui.screen_menu"], names["ui.screen_log"]) == ("menu", "log")
    app = ast.unparse(trees[f"lib/{names['ui.app']}.py"])
    assert "__import__(name)" in app and "name in ('log', 'menu')" in app


def test_a_name_that_would_find_nothing_is_refused() -> None:
    with pytest.raises(UsageError, match=r"ui\.screen_"):
        flat(ui__screen_menu="", ui__app="def f(name): return '%s%s' % ('ui.screen_', name)\n")


def test_what_drives_the_app_is_told_the_names() -> None:
    program = "from ui.app import App\nNAMES = 'ui.app ui.words'.split()\n"
    told = rename_modules(program, {"ui.app": "b", "ui.words": "c"})
    assert told == "from b import App\nNAMES = 'b c'.split()"


def test_a_drives_modules_are_called_like_nothing_that_a_board_has(
    drive: Callable[[str], Contents],
) -> None:
    contents = drive("pygamer")
    names = contents.program.modules
    assert len(set(names.values())) == len(names) > 150
    tops = {path.partition("/")[0].removesuffix(".py") for path in contents.files}
    for old, new in names.items():
        assert f"lib/{new}.py" in contents.files and new == new.lower() and new.isidentifier()
        assert new not in MACHINE | tops | {"engine", "journal", "ui"}
        is_asked_so = old.startswith(("ui.screen_", "engine.rulesets."))
        assert len(new) <= 2 or new in rom.MODULES or (is_asked_so and old.endswith(new))
