"""This module makes the page of a score: who won on a band, a lane for each side, and the keys.

A match makes the lanes once, since its sides stay (`make_rows`). Then the screen writes who has won
(`title`), each lane by its place (`ui.draw.lanes`), and what is played to (`ui.screens.score`). The
felt begins below the band; the face on it looks over its edge.
"""

import displayio
from micropython import const

from ui.draw import theme
from ui.draw.art import palette_of
from ui.draw.face_tiles import show_face
from ui.draw.faces import face_colors, face_grid, read_faces
from ui.draw.font import CELL_HEIGHT, CELL_WIDTH, LARGE_HEIGHT, LARGE_WIDTH
from ui.draw.ground import lay_felt
from ui.draw.key_row import lay_keys
from ui.draw.lanes import Lanes, lay_edge, pitch_for, places_for
from ui.draw.places import BUTTONS, HIGH, SCORE_BAND, Y
from ui.draw.sheets import grid_of
from ui.draw.shout import extent, shout, size_for
from ui.draw.text import Text, write_string

TYPE_CHECKING = False
if TYPE_CHECKING:
    from ui.draw.geometry import Geometry
    from ui.draw.sheets import Sheets

_LARGE_CARDS = const(40)
_LEAST_DOUBLED = const(28)  # pixels: a band as high has a face twice as large, and two lines


class ScorePage:
    """`group` is the page. front: a group above all lanes. spoken, below: the lines of the head.

    `spoken` has the words that are drawn as a picture, for who reads the page as text: the band
    lies on it. keys: the letters of the buttons.
    """

    # Of `make_rows`.
    lanes: "Lanes"
    band: displayio.TileGrid
    band_high: int
    spoken: "Text"
    below: "Text"
    keys: "list[Text]"
    goal_text: "Text | None"

    def __init__(self, geometry: "Geometry", sheets: "Sheets") -> None:
        self.geometry = geometry
        self.sheets = sheets
        self.group = displayio.Group(scale=geometry.doubled)
        self.wide = geometry.size[0] // geometry.doubled
        self.foot = geometry.places[BUTTONS + Y]
        self.is_large = geometry.card_width >= _LARGE_CARDS
        self._head = displayio.Group()
        self._keys = displayio.Group()
        self.front = displayio.Group()
        self.face_end = 0
        self.clear = 0  # so wide, no confetti stays: nowhere

    # What a match makes once.

    def make_rows(
        self, skins: "list[int]", numbers: "tuple[int, int, int]", are_bad: bool
    ) -> None:  # set-up
        """Make all but the head and the keys.

        skins: by side, the number of its faces; numbers: faces in a row, letters of the longest
        name, digits of the largest total; are_bad: few points win.
        """
        g = self.geometry
        rows = len(skins)
        per_row, letters, digits = numbers
        high = g.places[SCORE_BAND + HIGH]
        gap = 7 if self.is_large else 4
        goal = LARGE_HEIGHT if self.is_large else CELL_HEIGHT + 1
        has_goal = (self.foot - high - gap - goal) // rows >= CELL_HEIGHT
        if not has_goal:
            goal = 0
            gap = 3
            high = min(high, self.foot - gap - rows * CELL_HEIGHT)
        self.band_high = high
        room = self.foot - high - gap - goal
        pitch = pitch_for(g, rows, room)
        top = high + gap + (room - rows * pitch) // 2
        self.spoken = self.sheets.text(self.sheets.ink, self.wide // CELL_WIDTH, 1, 0, 0)
        self.group.append(self.spoken.grid)
        self.band = self._make_band()
        self.group.append(self.band)
        self.group.append(self._head)
        lay_edge(self.group, self.wide, high, self.edge())
        felt = displayio.Group(y=high + self.edge())
        lay_felt(felt, g)
        self.group.append(felt)
        lanes = displayio.Group()
        places = places_for(g, rows, letters, digits, top, pitch)
        self.lanes = Lanes(g, self.sheets, lanes, places, skins, per_row, are_bad)
        self.group.append(lanes)
        self.goal_text = None
        if has_goal:
            y = self.foot - goal + (goal - CELL_HEIGHT) // 2
            columns = self.wide // CELL_WIDTH
            x = (self.wide - columns * CELL_WIDTH) // 2
            self.goal_text = self.sheets.text(self.lanes.soft, columns, 1, x, y)
            self.group.append(self.goal_text.grid)
        self.group.append(self._keys)
        self.group.append(self.front)

    def edge(self) -> int:
        """Return how many rows of pixels the lines below the band take."""
        return 3 if self.is_large else 2

    def _make_band(self) -> displayio.TileGrid:
        """Make the slanted stripes of the band."""
        period = 28 if self.is_large else 16
        high = self.band_high
        sheet = displayio.Bitmap(period, high, 2)
        for y in range(high):
            for x in range(period):
                if (x + y) % period >= period // 2:
                    sheet[y * period + x] = 1
        columns = (self.wide + period - 1) // period
        return grid_of(sheet, palette_of((0, 0)), columns, 1, period, high, 0, 0)

    # The head and the foot.

    def is_low(self) -> bool:
        """Is the band too low for a large face and two lines?"""
        return self.band_high < _LEAST_DOUBLED

    def color_band(self, skin: int) -> None:
        """Color the band: in gold, or darkly in the color of a skin; -1: gold."""
        colors: displayio.Palette = self.band.pixel_shader  # type: ignore[assignment]
        colors[0] = theme.SUN if skin < 0 else _share(skin, 50)
        colors[1] = theme.SUN_SHADE if skin < 0 else _share(skin, 44)

    def show_winner(self, kind: int, number: int, mood: int) -> None:
        """Empty the head, and show a face there. kind: -1: none."""
        head = self._head
        while len(head):
            head.pop()
        self.face_end = 0
        if kind < 0:
            return
        size = self.geometry.face
        tall = 2 * self.geometry.face_height
        scale = 2 if 4 * self.band_high > 3 * tall else 1
        colors = face_colors(kind, number, 0)
        colors.make_transparent(0)
        face = face_grid(read_faces(size), colors, 0, 0)
        show_face(face, kind, number, mood)
        x = 8 if self.is_large else 2
        y = max(self.band_high - tall, -6 if self.is_large else -4)
        if scale == 1:
            y = self.band_high - self.geometry.face_height
        group = displayio.Group(scale=scale, x=x, y=y)
        group.append(face)
        head.append(group)
        self.face_end = x + size * scale

    def room_for(self, words: str) -> int:
        """Return the size in which words fit the head beside its face, as in `shout`; -1: none."""
        return size_for(self.sheets, words, self.wide - self.face_end, self.band_high)

    def title(self, words: str, below: str, is_light: bool) -> None:
        """Write who won, as large as it fits, and how. is_light: the band is."""
        spoken = self.spoken
        spoken.start(0)
        write_string(spoken, words)
        spoken.end()
        size = self.room_for(words)
        if size < 0:
            words = words[: (self.wide - self.face_end) // CELL_WIDTH]
            size = 0
        across, down = extent(size, len(words))
        high = self.band_high
        room = self.wide - self.face_end
        colors = palette_of((0, theme.EYES, theme.OUTLINE))
        colors.make_transparent(0)
        picture = shout(self.sheets, colors, words, size)
        is_two = bool(below) and not self.is_low()
        cell, line = (LARGE_WIDTH, LARGE_HEIGHT) if self.is_large else (CELL_WIDTH, CELL_HEIGHT)
        picture.x = self.face_end + max((room - across) // 2, 0)
        gap = 2 if self.is_large else 0
        picture.y = (high - down - (line + gap if is_two else 0)) // 2
        self._head.append(picture)
        if not is_two:
            below = ""
        if len(below) * cell > room:
            cell = CELL_WIDTH
        ink = palette_of((0, theme.OUTLINE if is_light else theme.EYES))
        ink.make_transparent(0)
        x = self.face_end + (room - len(below) * cell) // 2
        y = picture.y + down + gap
        columns = max(len(below), 1)
        if cell == LARGE_WIDTH:
            sheet: displayio.Bitmap = self.sheets.large  # type: ignore[assignment]
            self.below = Text(sheet, ink, columns, 1, x, y, LARGE_WIDTH, LARGE_HEIGHT)
        else:
            self.below = self.sheets.text(ink, columns, 1, x, y)
        self.below.start(0)
        write_string(self.below, below)
        self.below.end()
        if below:
            self._head.append(self.below.grid)

    def columns_below(self) -> int:
        """Return how many letters the second line has room for."""
        return (self.wide - self.face_end) // (LARGE_WIDTH if self.is_large else CELL_WIDTH)

    def hint(self, keys: "tuple[bytes, ...]") -> None:
        """Lay buttons for what the keys do."""
        group = self._keys
        while len(group):
            group.pop()
        self.keys = lay_keys(group, self.geometry, self.sheets, keys)

    def goal(self, words: str) -> None:
        """Write what is played to, if there is room below the lanes."""
        text = self.goal_text
        if text is not None:
            text.start(0)
            for _ in range((text.columns - len(words)) // 2):
                text.letter(32)
            write_string(text, words)
            text.end()


def _share(color: int, percent: int) -> int:
    """Return a darker color, with so much of its light."""
    mixed = 0
    for shift in (16, 8, 0):
        mixed |= (color >> shift & 255) * percent // 100 << shift
    return mixed
