"""This package makes files for a board's drive from other sources: pixels, and words of options.

`files()` returns their contents by name. `ui.draw.sheets` reads each of `sheets()` into a
`displayio.Bitmap` with `bitmaptools.readinto`, `ui.screens.help` reads `options.txt`. On a drive
they are in `lib/art`. The simulator keeps them in `build/art` (`make()`), and writes them whenever
they are missing or out of date.
"""

import os
import sys
from functools import cache
from pathlib import Path

from sim.art.cards import draw_cards
from sim.art.fans import draw_fans
from sim.art.letters import draw_letters
from sim.art.options import option_lines
from sim.art.shapes import draw_shapes

_BUILD = Path(__file__).resolve().parents[2] / "build"


@cache
def files() -> dict[str, bytes]:
    """Return all files by name."""
    return {**sheets(), "options.txt": option_lines()}


@cache
def sheets() -> dict[str, bytes]:
    """Return all sheets of pixels by file name."""
    return {
        "letters.bin": draw_letters(),
        "cards.bin": draw_cards(are_dice=False),
        "dice.bin": draw_cards(are_dice=True),
        "fans.bin": draw_fans(),
        "shapes.bin": draw_shapes(),
    }


def make() -> None:
    """Write missing or stale files, and let the program find them as on a board."""
    folder = _BUILD / "art"
    folder.mkdir(parents=True, exist_ok=True)
    for name, pixels in files().items():
        path = folder / name
        if not path.exists() or path.read_bytes() != pixels:
            fresh = path.with_suffix(f".{os.getpid()}")  # several programs may do so at once
            fresh.write_bytes(pixels)
            fresh.replace(path)
    if str(_BUILD) not in sys.path:
        sys.path.append(str(_BUILD))
