"""Files for a board's drive that are made of what stands elsewhere: pixels, and words of options.

`files()` gives their contents by name. `ui.draw.sheets` reads each of `sheets()` into a
`displayio.Bitmap` with `bitmaptools.readinto`, `ui.screens.help` reads `options.txt`. On a drive
they lie in `lib/art`. The simulator keeps them in `build/art` (`make()`), written anew whenever
they are missing or other than they should be.
"""

import os
import sys
from functools import cache
from pathlib import Path

from sim.art.cards import draw_cards
from sim.art.letters import draw_letters
from sim.art.options import option_lines
from sim.art.shapes import draw_arrows, draw_marks, draw_shapes

_BUILD = Path(__file__).resolve().parents[2] / "build"


@cache
def files() -> dict[str, bytes]:
    """All files, by their names."""
    return {**sheets(), "options.txt": option_lines()}


@cache
def sheets() -> dict[str, bytes]:
    """All sheets of pixels, by the names of their files."""
    return {
        "letters.bin": draw_letters(),
        "cards.bin": draw_cards(are_dice=False),
        "dice.bin": draw_cards(are_dice=True),
        "shapes.bin": draw_shapes(),
        "arrows.bin": draw_arrows(),
        "marks.bin": draw_marks(),
    }


def make() -> None:
    """Write what is missing or stale, and let the program find it as a board's does."""
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
