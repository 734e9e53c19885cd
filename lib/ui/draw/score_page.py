"""This module makes the page of a score: who won on a band, a lane for each side, and the keys.

A match makes the lanes once, since its sides stay (`make_rows`). Then the screen writes who has won
(`title`), each lane by its place (`ui.draw.lanes`), and what is played to (`ui.screens.score`). The
felt begins below the band; the face on it looks over its edge.
"""

import displayio
from micropython import const

from ui.draw.art import palette_of
from ui.draw.felt import lay_felt
from ui.draw.font import CELL_HEIGHT, CELL_WIDTH, LARGE_HEIGHT
from ui.draw.lanes import Lanes, lay_edge, make_lanes, pitch_for, places_for
from ui.draw.places import BUTTONS, HIGH, SCORE_BAND, Y
from ui.draw.sheets import grid_of
from ui.draw.text import Text

TYPE_CHECKING = False
if TYPE_CHECKING:
    from ui.draw.geometry import Geometry
    from ui.draw.sheets import Sheets

_LARGE_CARDS = const(40)


class ScorePage:
    """`group` is the page; what is on the band is in `head`, the buttons are in `foot_group`.

    front: a group above all lanes. spoken, below: the lines of the head.

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
        self.head = displayio.Group()
        self.foot_group = displayio.Group()
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
        while len(self.group):  # of the match before
            self.group.pop()
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
        self.group.append(self.head)
        lay_edge(self.group, self.wide, high, self.edge())
        felt = displayio.Group(y=high + self.edge())
        lay_felt(felt, g)
        self.group.append(felt)
        lanes = displayio.Group()
        places = places_for(g, rows, letters, digits, top, pitch)
        self.lanes = make_lanes(g, self.sheets, lanes, places, skins, per_row, are_bad)
        self.group.append(lanes)
        self.goal_text = None
        if has_goal:
            y = self.foot - goal + (goal - CELL_HEIGHT) // 2
            columns = self.wide // CELL_WIDTH
            x = (self.wide - columns * CELL_WIDTH) // 2
            self.goal_text = self.sheets.text(self.lanes.soft, columns, 1, x, y)
            self.group.append(self.goal_text.grid)
        self.group.append(self.foot_group)
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
