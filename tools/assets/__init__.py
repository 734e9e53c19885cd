"""This package makes files for a board's drive from other sources: pixels, words, options, rules.

`files()` returns their contents by name. `ui.draw.sheets` reads each of `sheets()` into a
`displayio.Bitmap` with `bitmaptools.readinto`, `ui.screens.help` and `ui.texts` read `texts()`. On
a drive they are in `lib/art`, those of its board's displays only (`files_for`). The simulator keeps
all of them in `build/art` (`make()`), and writes them whenever they are missing or out of date.
"""

import os
import sys
from collections.abc import Iterable
from functools import cache
from pathlib import Path

from tools.assets.bullets import draw_bullets
from tools.assets.cards import draw_cards
from tools.assets.felt import draw_counts, draw_felt, draw_mats
from tools.assets.large_letters import draw_large_letters
from tools.assets.layouts import layout_file
from tools.assets.letters import draw_letters
from tools.assets.logo import draw_logo
from tools.assets.options import option_lines
from tools.assets.people import SIZES as FACES
from tools.assets.people import draw_people
from tools.assets.rules import rules_text
from tools.assets.scores import draw_bars, draw_small
from tools.assets.shapes import draw_shapes
from tools.assets.spread import draw_spread, draw_under
from tools.words import words_file
from ui.draw.font import CELL_HEIGHT, LARGE_HEIGHT
from ui.draw.geometry import CARDS, cards_of, layout_name, size_for
from ui.draw.logo import SIZES as LOGOS
from ui.draw.places import SIZES
from ui.draw.score_tiles import BAR_HEIGHTS
from ui.draw.spread import UNDER_WIDTH

_LARGE_LOGO = 32
_BUILD = Path(__file__).resolve().parents[2] / "build"


@cache
def files() -> dict[str, bytes]:
    """Return all files by name."""
    return {**sheets(), **layouts(), **texts()}


@cache
def layouts() -> dict[str, bytes]:
    """Return where all is on each display."""
    return {layout_name(*size): layout_file(*size) for size in SIZES}


@cache
def texts() -> dict[str, bytes]:
    """Return the files of words."""
    return {"en.bin": words_file(), "options.txt": option_lines(), "rules.txt": rules_text()}


def without_pixels() -> dict[str, bytes]:
    """Return all files by path for a machine without a display: sheets of pixels are empty."""
    found = dict.fromkeys(sheets(), b"") | layouts() | texts()
    return {f"art/{name}": data for name, data in found.items()}


def files_for(displays: Iterable[tuple[int, int]]) -> dict[str, bytes]:
    """Return the files that are read with displays of these sizes, in pixels."""
    found = {**_of_every_size(), **texts()}
    for width, height in displays:
        size = size_for(width, height)
        found |= {layout_name(*size): layout_file(*size), **_of_size(*cards_of(*size))}
    return found


@cache
def sheets() -> dict[str, bytes]:
    """Return all sheets of pixels by file name; of those in several sizes, all."""
    made = dict(_of_every_size())
    for size in CARDS:
        made |= _of_size(*size)
    return made | {f"faces{size}.bin": draw_people(size) for size in FACES}


@cache
def _of_every_size() -> dict[str, bytes]:
    """Return the sheets that all displays share."""
    made = {"letters.bin": draw_letters(), "felt.bin": draw_felt(), **draw_mats()}
    made["large.bin"] = draw_large_letters()
    made["counts.bin"] = draw_counts()
    made |= {f"bars{high}.bin": draw_bars(high) for high in BAR_HEIGHTS}
    return made


@cache
def _of_size(wide: int, strip: int, shape: int, face: int) -> dict[str, bytes]:
    """Return the sheets of one size of cards, in pixels as in `ui.draw.geometry`."""
    tab = 16 if wide >= UNDER_WIDTH else 12  # shapes in the strip
    smaller = 16 if face == 20 else 20  # the faces of many others, and the holder's in the strip
    sign, bullet = (11, 17) if wide >= UNDER_WIDTH else (7, 9)  # of headings, and of rows
    made = {
        f"cards{wide}.bin": draw_cards(wide, strip, are_dice=False),
        f"dice{wide}.bin": draw_cards(wide, strip, are_dice=True),
        f"shapes{shape}.bin": draw_shapes(shape),
        f"shapes{tab}.bin": draw_shapes(tab),
        f"faces{face}.bin": draw_people(face),
        "faces12.bin": draw_people(12),
        f"shapes{sign}.bin": draw_shapes(sign),
        f"bullets{bullet}.bin": draw_bullets(bullet),
        **{f"logo{size[0]}.bin": draw_logo(*size) for size in _letters(wide)},
        f"small{wide}.bin": draw_small(wide),
    }
    if wide > CARDS[0][0]:  # the smallest stand upright on the title
        made[f"spread{wide}.bin"] = draw_spread(wide, strip)
    if face > 16:
        made[f"faces{smaller}.bin"] = draw_people(smaller)
    if wide >= UNDER_WIDTH:
        made[f"under{wide}.bin"] = draw_under(wide, strip)
        made[f"list{LARGE_HEIGHT}.bin"] = draw_large_letters(2)
    else:
        made[f"list{CELL_HEIGHT}.bin"] = draw_letters(2)
    return made


def _letters(wide: int) -> tuple[tuple[int, int], ...]:
    """Return the sizes of the title's letters on displays with cards of a width."""
    return LOGOS[1:] if wide >= _LARGE_LOGO else LOGOS[:1]


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
