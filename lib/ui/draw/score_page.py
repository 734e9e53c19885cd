"""This module makes the page of a score: who won, a row for each side, and what the keys do.

A match makes the rows once, since its sides stay (`make_rows`); `layout_for` settles where they
stand. Then the screen writes each row by its place (`ui.screens.score`): the row's
objects are in the lists below. The row of the winner lies on a band, once all rows are where they
belong.
"""

import displayio
from micropython import const

from engine.state.cards import COLORS, KIND_MASK
from ui.draw import score_tiles, theme
from ui.draw.art import name_of, palette_of, read
from ui.draw.card_tiles import show_card
from ui.draw.faces import face_grid, read_faces, skin_of
from ui.draw.font import CELL_HEIGHT, CELL_WIDTH
from ui.draw.grids import CHANGED, OFFSCREEN, set_colors, set_tile, set_x
from ui.draw.sheets import grid_of
from ui.draw.text import write_string

TYPE_CHECKING = False
if TYPE_CHECKING:
    from ui.draw.geometry import Geometry
    from ui.draw.sheets import Sheets
    from ui.draw.text import Text


_BAND_TILE = const(8)  # width
_PAPER = const(2)  # in palettes of cards (`ui.draw.card_tiles`)

_LARGE_CARDS = const(40)
_LEAST_NAME = const(4)  # letters
_LEAST_BAR = const(6)  # tiles
_SHARE = const(45)  # percent of a line that a tail may have


class ScorePage:
    """`group` is the page; `layout` says where things stand.

    By row: `lines`, names and totals; `gains`; `faces`, those of a row one after another; `bars`;
    `cards`. By side: `skins`, palettes of faces and bars. `front`: a group above all rows.
    """

    # Of `make_rows`.
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

    # The rows, which a match makes once, since its sides stay.

    def make_rows(
        self, skins: "list[int]", numbers: "tuple[int, ...]", are_bad: bool
    ) -> None:  # set-up
        """Make the rows.

        skins: by side, the number of its faces; numbers: of `Wanted`, without that of the rows;
        are_bad: few points win.
        """
        wanted = Wanted(len(skins), *numbers)
        self.layout = layout = layout_for(self.geometry, wanted)
        wide = self.geometry.card_width
        bars_wide = score_tiles.BAR_TILES * score_tiles.BAR_WIDTH
        bars = read(name_of("bars", wide), bars_wide, layout.bar_height, 4)
        self.small = read(
            name_of("small", wide), score_tiles.SMALL_TILES * layout.card_wide, layout.card_high, 4
        )
        self.small_colors = self._small_palette()
        gain = theme.AGAINST if are_bad else theme.GOLD
        self.gain_colors = palette_of((theme.BLACK, gain))
        self.on_band = (palette_of((theme.BAND, theme.SMALL_WHITE)), palette_of((theme.BAND, gain)))
        self.band_at = -1
        self.scaled = displayio.Group(scale=layout.unit)
        self.band_grid = self._make_band()
        self.rows.append(self.band_grid)
        for skin in skins:
            ink = theme.OUTLINE
            colors = (theme.BLACK, ink, skin_of(skin), theme.EYES, gain, theme.TRACK)
            self.skins.append(palette_of(colors))
        sheet = read_faces(layout.face) if layout.face else self.small
        for row in range(len(skins)):
            self._make_row(row, wanted.faces, sheet, bars)
        self.rows.append(self.scaled)
        for row in range(len(skins)):  # above gains, which are seen beside them
            self._make_cards(row)
        self.goal_text = self._make_goal()

    def _make_row(
        self, row: int, faces: int, sheet: displayio.Bitmap, bars: displayio.Bitmap
    ) -> None:
        place = self.layout
        top = place.top + row * place.pitch
        unit = place.unit
        group = self.rows
        wide, high = place.card_wide, place.card_high
        skin = self.skins[row]
        for i in range(faces):
            x = place.face_x + i * place.face_pitch
            y = top + place.face_y
            if place.face:
                face = face_grid(sheet, skin, x, y)
            else:
                face = grid_of(sheet, skin, 1, 1, wide, high, x, y)
            self.faces.append(face)
            group.append(face)
        line_y = (top + place.line_y) // unit
        sheets = self.sheets
        text = sheets.text(sheets.ink, place.columns, 1, place.line_x // unit, line_y)
        self.lines.append(text)
        self.scaled.append(text.grid)
        y = top + place.bar_y
        wide, high = score_tiles.BAR_WIDTH, place.bar_height
        bar = grid_of(bars, skin, place.bar_tiles, 1, wide, high, place.bar_x, y)
        self.bars.append(bar)
        group.append(bar)
        gain_y = (top + place.gain_y) // unit
        text = sheets.text(sheets.gold, max(place.gain_columns, 1), 1, OFFSCREEN, gain_y)
        self.gains.append(text)
        self.scaled.append(text.grid)

    def _make_cards(self, row: int) -> None:
        place = self.layout
        y = place.top + row * place.pitch + place.tail_y
        count = max(place.cards, 1)
        wide, high = place.card_wide, place.card_high
        cards = grid_of(self.small, self.small_colors, count, 1, wide, high, place.cards_x, y)
        self.cards.append(cards)
        self.rows.append(cards)

    def _small_palette(self) -> displayio.Palette:
        """Make the palette of small cards and confetti: what is around them is not drawn."""
        bright = self.sheets.bright
        palette = palette_of((theme.BLACK, theme.SMALL_WHITE, theme.SMALL_DARK, 0, 0, 0, 0))
        for color in range(COLORS):
            palette[score_tiles.OF_A_COLOR + color] = bright[color][_PAPER]  # type: ignore[assignment]
        palette.make_transparent(score_tiles.AROUND)
        return palette

    def _make_band(self) -> displayio.TileGrid:
        """Make the band with its round corners, away from the screen."""
        high = self.layout.pitch
        sheet = displayio.Bitmap(3 * _BAND_TILE, high, 2)
        sheet.fill(1)
        for y in (0, high - 1):
            sheet[0, y] = sheet[3 * _BAND_TILE - 1, y] = 0
        wide = self.wide // _BAND_TILE
        colors = palette_of((theme.BLACK, theme.BAND))
        band = grid_of(sheet, colors, wide, 1, _BAND_TILE, high, 0, 2 * OFFSCREEN)
        for i in range(1, wide):
            band[i] = 1
        band[wide - 1] = 2
        return band

    def _make_goal(self) -> "Text | None":
        place = self.layout
        if not place.goal_y:
            return None
        unit = place.unit
        columns = self.wide // unit // CELL_WIDTH
        x = (self.wide // unit - columns * CELL_WIDTH) // 2
        text = self.sheets.text(self.sheets.soft, columns, 1, x, place.goal_y // unit)
        self.scaled.append(text.grid)
        return text

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

    # What rows show.

    def band(self, row: int, side: int) -> None:  # per frame
        """Lay the band under a row, that of a side; row -1: take it away."""
        if row == self.band_at:
            return
        self.band_at = row
        place = self.layout
        self.band_grid.y = place.top + row * place.pitch if row >= 0 else 2 * OFFSCREEN
        self.skins[side][score_tiles.AROUND] = theme.BAND if row >= 0 else theme.BLACK
        CHANGED[0] = 1
        if row >= 0:
            set_colors(self.lines[row].grid, self.on_band[0])
            set_colors(self.gains[row].grid, self.on_band[1])

    def fill(self, row: int, side: int, old: int, new: int) -> None:  # per frame
        """Fill a bar, in a side's colors, up to `old`, and with a gain up to `new` pixels."""
        bar = self.bars[row]
        set_colors(bar, self.skins[side])
        last = self.layout.bar_tiles - 1
        set_tile(bar, 0, score_tiles.LEFT_END + (1 if old else 2 if new else 0))
        for i in range(1, last):
            set_tile(bar, i, score_tiles.filled(_within_tile(old), _within_tile(new)))
            old -= score_tiles.BAR_WIDTH
            new -= score_tiles.BAR_WIDTH
        set_tile(bar, last, score_tiles.RIGHT_END + (1 if old >= 0 else 2 if new >= 0 else 0))

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
    return score_tiles.BAR_WIDTH if pixels > score_tiles.BAR_WIDTH else pixels


# Where the parts of rows stand, by the display and the number of rows.


class Wanted:
    """What is to be shown: rows; faces and letters of a name in a row, at most; columns of the
    largest total, and of the widest gain (0: none); cards of the fullest hand.

    has_both: there are rows that hold cards and gain points.
    """

    def __init__(
        self, rows: int, faces: int, letters: int, total: int, gain: int, cards: int, has_both: int
    ) -> None:
        self.rows = rows
        self.faces = faces
        self.letters = letters
        self.total = total
        self.gain = gain
        self.cards = cards
        self.has_both = has_both


class Layout:
    """Where all parts of a row stand, in pixels of the display; y counts from its upper edge.

    A row has the faces of a side, a line with its name and total, a bar, and a tail: the small
    cards that are left in its hands, or the points that it gained. High rows have two lines, and
    bar and tail stand in the second; in low ones all stand side by side.
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


def layout_for(g: "Geometry", wanted: Wanted) -> Layout:  # set-up
    """Return where everything stands."""
    p = Layout()
    scale = g.scale
    p.wide = g.width * scale
    p.head = 3 * CELL_HEIGHT * scale
    p.foot_y = g.height * scale - CELL_HEIGHT * scale
    p.bar_height, p.card_wide, p.card_high = score_tiles.sizes_of(g.card_width)
    _divide(p, g, wanted.rows)
    _begin_line(p, g, wanted)
    if p.has_two_lines:
        _place_below(p, wanted)
    else:
        _place_beside(p, wanted)
    return p


def _divide(p: Layout, g: "Geometry", rows: int) -> None:  # set-up
    """Settle how high rows are, and whether there is a line below for what is played to."""
    body = p.foot_y - p.head - g.scale
    p.unit = g.scale
    units = (g.scale,) if g.card_width >= _LARGE_CARDS else (g.scale, 1)
    p.has_two_lines = False
    for unit in units:
        need = CELL_HEIGHT * unit + max(p.card_high, CELL_HEIGHT * unit)
        if body // rows >= need:
            p.has_two_lines = True
            break
    if not p.has_two_lines:
        need = max(p.card_high, CELL_HEIGHT * unit)
    p.unit = unit
    below = CELL_HEIGHT * unit + g.scale
    p.goal_y = 0
    if (body - below) // rows >= need:
        body -= below
        p.goal_y = p.foot_y - CELL_HEIGHT * unit - g.scale
    p.pitch = min(body // rows, need + need // 2) // unit * unit
    p.top = (p.head + (body - rows * p.pitch) // 2 + g.scale) // unit * unit
    p.high = need
    p.face = g.face if p.pitch >= g.face_height else 0


def _begin_line(p: Layout, g: "Geometry", wanted: Wanted) -> None:  # set-up
    unit = p.unit
    margin = 2 * g.scale
    size = p.face or p.card_wide
    p.face_x = margin
    p.face_pitch = size + (size > g.face // 2)
    p.face_y = (p.pitch - (g.face_height if p.face else p.card_high)) // 2
    left = margin + wanted.faces * p.face_pitch + 2 * g.scale
    columns = (p.wide - margin - left) // (CELL_WIDTH * unit)
    p.right = (p.wide - margin) // unit * unit
    p.line_x = p.right - columns * CELL_WIDTH * unit
    p.columns = columns
    p.line_y = (p.pitch - p.high) // 2 // unit * unit
    p.gain_columns = wanted.gain


def _place_below(p: Layout, wanted: Wanted) -> None:  # set-up
    """Place bar and tail below name and total."""
    high = CELL_HEIGHT * p.unit
    second = p.line_y + high
    low = p.high - high
    p.tail_y = second + (low - p.card_high) // 2
    p.gain_y = second + (low - high) // 2
    p.bar_y = second + (low - p.bar_height) // 2
    span = p.columns * CELL_WIDTH * p.unit
    _place_tail(p, wanted, span * _SHARE // 100, wanted.has_both != 0)
    _place_bar(p, p.line_x)


def _place_beside(p: Layout, wanted: Wanted) -> None:  # set-up
    """Place bar and tail beside a shorter line. Where rows gain points, they show no cards."""
    cell = CELL_WIDTH * p.unit
    span = p.columns * cell
    least = _LEAST_BAR * score_tiles.BAR_WIDTH * p.unit
    gain = wanted.gain * cell
    total = 1 + wanted.total
    tail = max(gain, min(3 * p.card_wide, span // 4), span // 3 if span > 200 else 0)
    _place_tail(p, wanted, tail, False)
    room = p.tail_x - p.line_x - least
    p.columns = max(min(room // cell, wanted.letters + total), _LEAST_NAME + total)
    high = CELL_HEIGHT * p.unit
    p.line_y = (p.pitch - high) // 2 // p.unit * p.unit
    p.tail_y = (p.pitch - p.card_high) // 2
    p.gain_y = p.line_y
    p.bar_y = (p.pitch - p.bar_height) // 2
    _place_bar(p, p.line_x + p.columns * cell + p.unit)


def _place_tail(p: Layout, wanted: Wanted, most: int, is_split: bool) -> None:  # set-up
    """Place cards and gain at the right edge: side by side, or one instead of the other."""
    gain = wanted.gain * CELL_WIDTH * p.unit
    p.gain_x = p.right - gain
    p.shares_tail = not is_split
    right = p.gain_x - 2 * p.unit if is_split else p.right
    room = max(most - gain, 2 * p.card_wide) if is_split else max(most, gain)
    p.cards = min(wanted.cards, room // p.card_wide)
    p.cards_x = right - p.cards * p.card_wide + 1  # the last column of each is a gap
    p.tail_x = min(p.cards_x, p.gain_x)


def _place_bar(p: Layout, left: int) -> None:  # set-up
    """Let the bar fill the room between the line, or the faces, and the tail."""
    p.bar_x = left
    p.bar_tiles = max((p.tail_x - left - p.unit - 1) // score_tiles.BAR_WIDTH, 3)
    p.bar_pixels = (p.bar_tiles - 2) * score_tiles.BAR_WIDTH
