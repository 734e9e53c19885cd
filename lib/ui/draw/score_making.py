"""This module makes the rows of a score's page; a board forgets it as soon as it has.

    lay_out(page, skins, numbers, are_bad)

What they show is written later (`ui.screens.score`).
"""

# set-up: whole file

import displayio
from micropython import const

from engine.state.cards import COLORS
from ui.draw.art import GOLD, name_of, read
from ui.draw.faces import SKINS, read_faces
from ui.draw.font import CELL_WIDTH
from ui.draw.score_layout import Wanted, layout_for
from ui.draw.score_tiles import (
    AROUND,
    BAND,
    BAR_TILES,
    BAR_WIDTH,
    BLACK,
    OF_A_COLOR,
    SMALL_TILES,
)
from ui.draw.sheets import grid_of
from ui.draw.text import OFFSCREEN

TYPE_CHECKING = False
if TYPE_CHECKING:
    from ui.draw.score_page import ScorePage
    from ui.draw.text import Text

_TRACK = const(0x383048)
_INK = const(0x1C1830)
_AGAINST = const(0xFF7C6C)  # of points that count against who gains them
_BAND_TILE = const(8)  # width
_PAPER = const(2)  # in palettes of cards (`ui.draw.card_tiles`)
_WHITE = const(0xF4F4F0)
_DARK = const(0x383848)


def lay_out(
    page: "ScorePage", skins: "list[int]", numbers: "tuple[int, ...]", are_bad: bool
) -> None:
    """Make the rows.

    skins: by side, the number of its faces; numbers: of `Wanted`, without that of the rows;
    are_bad: few points win.
    """
    wanted = Wanted(len(skins), *numbers)
    page.layout = layout = layout_for(page.geometry, wanted)
    wide = page.geometry.card_width
    bars = read(name_of("bars", wide), BAR_TILES * BAR_WIDTH, layout.bar_height, 4)
    page.small = read(name_of("small", wide), SMALL_TILES * layout.card_wide, layout.card_high, 4)
    page.small_colors = _small_palette(page)
    gain = _AGAINST if are_bad else GOLD
    page.gain_colors = _palette((BLACK, gain))
    page.on_band = (_palette((BAND, _WHITE)), _palette((BAND, gain)))
    page.band_at = -1
    page.scaled = displayio.Group(scale=layout.unit)
    page.band_grid = _make_band(page)
    page.rows.append(page.band_grid)
    for skin in skins:
        page.skins.append(_palette((BLACK, _TRACK, SKINS[skin % len(SKINS)], _INK, gain)))
    sheet = read_faces(layout.face) if layout.face else page.small
    for row in range(len(skins)):
        _make_row(page, row, wanted.faces, sheet, bars)
    page.rows.append(page.scaled)
    for row in range(len(skins)):  # above gains, which are seen beside them
        _make_cards(page, row)
    page.goal_text = _make_goal(page)


def _make_row(
    page: "ScorePage", row: int, faces: int, sheet: displayio.Bitmap, bars: displayio.Bitmap
) -> None:
    place = page.layout
    top = place.top + row * place.pitch
    unit = place.unit
    group = page.rows
    wide, high = (place.face, place.face) if place.face else (place.card_wide, place.card_high)
    skin = page.skins[row]
    for i in range(faces):
        x = place.face_x + i * place.face_pitch
        face = grid_of(sheet, skin, 1, 1, wide, high, x, top + place.face_y)
        page.faces.append(face)
        group.append(face)
    line_y = (top + place.line_y) // unit
    sheets = page.sheets
    text = sheets.text(sheets.ink, place.columns, 1, place.line_x // unit, line_y)
    page.lines.append(text)
    page.scaled.append(text.grid)
    bar_y = top + place.bar_y
    high = place.bar_height
    bar = grid_of(bars, skin, place.bar_tiles, 1, BAR_WIDTH, high, place.bar_x, bar_y)
    page.bars.append(bar)
    group.append(bar)
    gain_y = (top + place.gain_y) // unit
    text = sheets.text(sheets.gold, max(place.gain_columns, 1), 1, OFFSCREEN, gain_y)
    page.gains.append(text)
    page.scaled.append(text.grid)


def _make_cards(page: "ScorePage", row: int) -> None:
    place = page.layout
    y = place.top + row * place.pitch + place.tail_y
    count = max(place.cards, 1)
    wide, high = place.card_wide, place.card_high
    cards = grid_of(page.small, page.small_colors, count, 1, wide, high, place.cards_x, y)
    page.cards.append(cards)
    page.rows.append(cards)


def _small_palette(page: "ScorePage") -> displayio.Palette:
    """Make the palette of small cards and confetti: what is around them is not drawn."""
    bright = page.sheets.bright
    palette = _palette((BLACK, _WHITE, _DARK, 0, 0, 0, 0))
    for color in range(COLORS):
        palette[OF_A_COLOR + color] = bright[color][_PAPER]  # type: ignore[assignment]
    palette.make_transparent(AROUND)
    return palette


def _make_band(page: "ScorePage") -> displayio.TileGrid:
    """Make the band with its round corners, away from the screen."""
    high = page.layout.pitch
    sheet = displayio.Bitmap(3 * _BAND_TILE, high, 2)
    sheet.fill(1)
    for y in (0, high - 1):
        sheet[0, y] = sheet[3 * _BAND_TILE - 1, y] = 0
    wide = page.wide // _BAND_TILE
    colors = _palette((BLACK, BAND))
    band = grid_of(sheet, colors, wide, 1, _BAND_TILE, high, 0, 2 * OFFSCREEN)
    for i in range(1, wide):
        band[i] = 1
    band[wide - 1] = 2
    return band


def _make_goal(page: "ScorePage") -> "Text | None":
    place = page.layout
    if not place.goal_y:
        return None
    unit = place.unit
    columns = page.wide // unit // CELL_WIDTH
    x = (page.wide // unit - columns * CELL_WIDTH) // 2
    text = page.sheets.text(page.sheets.soft, columns, 1, x, place.goal_y // unit)
    page.scaled.append(text.grid)
    return text


def _palette(colors: "tuple[int, ...]") -> displayio.Palette:
    palette = displayio.Palette(len(colors))
    for i in range(len(colors)):
        palette[i] = colors[i]
    return palette
