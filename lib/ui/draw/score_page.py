"""This module makes the page of a score: who won, a row for each side, and what the keys do.

`ui.draw.score_making` makes the rows; a match makes them once, since its sides stay. Then the
screen writes each row by its place (`ui.screens.score`): the row's objects are in the lists below.
The row of the winner lies on a band, once all rows are where they belong.
"""

import displayio

from engine.state.cards import KIND_MASK
from ui.draw.font import CELL_HEIGHT, CELL_WIDTH
from ui.draw.score_tiles import (
    AROUND,
    BAND,
    BAR_WIDTH,
    BLACK,
    LEFT_END,
    RIGHT_END,
    filled,
)
from ui.draw.text import CHANGED, OFFSCREEN, set_colors, set_tile, set_x, show_card, write_string

TYPE_CHECKING = False
if TYPE_CHECKING:
    from ui.draw.geometry import Geometry
    from ui.draw.sheets import Sheets
    from ui.draw.text import Text


class Layout:
    """Where all parts of a row stand, in pixels of the display; y counts from its upper edge.

    It has no methods, so that a board can forget what computes it (`ui.draw.score_layout`).
    """

    unit: int  # the scale of a row's letters
    has_two_lines: bool  # bar and tail below name and total
    wide: int  # of the display
    head: int  # the height of what stands above the rows
    foot_y: int
    goal_y: int  # of the line that says what is played to, 0: it has no line of its own
    top: int  # of the first row
    pitch: int
    high: int  # of what stands in a row
    right: int  # its right edge
    face: int  # the size of faces; 0: the small ones
    face_x: int
    face_y: int
    face_pitch: int
    line_x: int
    line_y: int
    columns: int  # of the line
    bar_x: int
    bar_y: int
    bar_height: int
    bar_tiles: int
    bar_pixels: int  # of a full bar, without its ends
    tail_x: int
    tail_y: int
    cards: int  # most in a row
    cards_x: int
    card_wide: int
    card_high: int
    gain_x: int
    gain_y: int
    gain_columns: int
    shares_tail: bool  # a gain stands over the place of cards


class ScorePage:
    """`group` is the page; `layout` says where things stand.

    By row: `lines`, names and totals; `gains`; `faces`, those of a row one after another; `bars`;
    `cards`. By side: `skins`, palettes of faces and bars. `front`: a group above all rows.
    """

    # Of `ui.draw.score_making`.
    layout: "Layout"
    small: displayio.Bitmap  # the sheet of small cards
    small_colors: displayio.Palette
    gain_colors: displayio.Palette
    on_band: "tuple[displayio.Palette, displayio.Palette]"  # of the line, of the gain
    band_grid: displayio.TileGrid
    band_at: int  # its row, -1: it is away
    scaled: displayio.Group  # of all text in rows
    goal_text: "Text | None"

    def __init__(self, geometry: "Geometry", sheets: "Sheets") -> None:
        self.geometry = geometry
        self.sheets = sheets
        self.group = displayio.Group()
        scale = geometry.scale
        self.wide = geometry.width * scale
        self._title = self._centered(sheets.gold)
        self._words = self._centered(sheets.ink)
        self._card = sheets.card(OFFSCREEN, 0)
        self.group.append(self._card)
        self._canvas = displayio.Group(scale=scale)
        y = geometry.height - CELL_HEIGHT
        self.last = sheets.text(sheets.soft, geometry.columns, 1, geometry.left, y)
        self._canvas.append(self.last.grid)
        self._canvas.append(sheets.key(geometry.left, y))
        self.rows = displayio.Group()
        self.front = displayio.Group()
        for group in (self._canvas, self.rows, self.front):
            self.group.append(group)
        self.lines: list[Text] = []
        self.gains: list[Text] = []
        self.faces: list[displayio.TileGrid] = []
        self.bars: list[displayio.TileGrid] = []
        self.cards: list[displayio.TileGrid] = []
        self.skins: list[displayio.Palette] = []

    def _centered(self, colors: displayio.Palette) -> "tuple[displayio.Group, Text]":
        """Make a line for `_center`."""
        group = displayio.Group()
        text = self.sheets.text(colors, self.wide // CELL_WIDTH, 1, 0, 0)
        group.append(text.grid)
        self.group.append(group)
        return (group, text)

    # The head and the foot.

    def room_for(self, words: str, scale: int) -> int:
        """Return the largest scale, up to one, at which words fit the width; 0: not even at 1."""
        return min((self.wide - 2) // (max(len(words), 1) * CELL_WIDTH), scale)

    def title(self, words: str, below: str, card: int) -> None:
        """Write who won and how, as large as they fit; beside them the winning card, if it fits.

        card: it, or NO_CARD.
        """
        unit = self.geometry.scale
        wide = self.geometry.card_width + 4 * unit
        scale = max(self.room_for(words, 2 * unit), 1)
        lower = max(self.room_for(below, unit), 1)
        longest = max(len(words) * scale, len(below) * lower) * CELL_WIDTH
        is_shown = card <= KIND_MASK and longest + wide <= self.wide
        if not is_shown:
            wide = 0
        high = 2 * CELL_HEIGHT * unit
        if not below:
            high += CELL_HEIGHT * unit
        self._center(self._title, words, scale, (high - CELL_HEIGHT * scale) // 2, wide)
        y = high + (CELL_HEIGHT * unit - CELL_HEIGHT * lower) // 2
        self._center(self._words, below, lower, y, wide)
        self._card.x = self.wide - self.geometry.card_width if is_shown else OFFSCREEN
        if is_shown:
            show_card(self._card, card, self.sheets.bright)

    def _center(
        self, line: "tuple[displayio.Group, Text]", words: str, scale: int, y: int, spare: int
    ) -> None:
        """Write words in the middle of a line, without the room on the right that is spared."""
        group, text = line
        group.scale = scale
        group.x = (self.wide - spare - len(words) * CELL_WIDTH * scale) // 2
        group.y = y
        text.start(0)
        write_string(text, words)
        text.end()

    def hint(self, words: bytes) -> None:  # per frame
        """Write what the keys do."""
        self.last.start(0)
        self.last.word(words)
        self.last.end()

    def goal(self, words: str, room: str) -> None:
        """Write what is played to, below the rows or beside the keys.

        room: shorter words, for beside the keys.
        """
        text = self.goal_text
        if text is not None:
            text.start(0)
            for _ in range((text.columns - len(words)) // 2):
                text.letter(32)
            write_string(text, words)
            text.end()
            return
        last = self.last
        hinted = 0
        for i in range(last.columns):
            if last.grid[i]:
                hinted = i + 1
        said = words if hinted + 2 + len(words) <= last.columns else room
        if hinted + 2 + len(said) <= last.columns:
            last.start(0, last.columns - len(said))
            write_string(last, said)

    # The rows.

    def band(self, row: int, side: int) -> None:  # per frame
        """Lay the band under a row, that of a side; row -1: take it away."""
        if row == self.band_at:
            return
        self.band_at = row
        place = self.layout
        self.band_grid.y = place.top + row * place.pitch if row >= 0 else 2 * OFFSCREEN
        self.skins[side][AROUND] = BAND if row >= 0 else BLACK
        CHANGED[0] = 1
        if row >= 0:
            set_colors(self.lines[row].grid, self.on_band[0])
            set_colors(self.gains[row].grid, self.on_band[1])

    def fill(self, row: int, side: int, old: int, new: int) -> None:  # per frame
        """Fill a bar, in a side's colors, up to `old`, and with a gain up to `new` pixels."""
        bar = self.bars[row]
        set_colors(bar, self.skins[side])
        last = self.layout.bar_tiles - 1
        set_tile(bar, 0, LEFT_END + (1 if old else 2 if new else 0))
        for i in range(1, last):
            set_tile(bar, i, filled(_within_tile(old), _within_tile(new)))
            old -= BAR_WIDTH
            new -= BAR_WIDTH
        set_tile(bar, last, RIGHT_END + (1 if old >= 0 else 2 if new >= 0 else 0))

    def show_gain(self, row: int, is_shown: bool) -> None:  # per frame
        """Show what stands in a row's place of gains, or the cards behind it."""
        place = self.layout
        set_x(self.gains[row].grid, place.gain_x // place.unit if is_shown else OFFSCREEN)

    def cards_beside(self, columns: int) -> int:  # per frame
        """Return how many cards can be seen in a row beside so many columns of gain."""
        place = self.layout
        if not columns or not place.shares_tail:
            return place.cards
        room = place.right - columns * CELL_WIDTH * place.unit - place.cards_x
        return min(max(room // place.card_wide, 0), place.cards)


def _within_tile(pixels: int) -> int:  # per frame
    """Return how many pixels of a tile are filled, of so many from its edge on."""
    if pixels < 0:
        return 0
    return BAR_WIDTH if pixels > BAR_WIDTH else pixels
