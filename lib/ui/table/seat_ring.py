"""This module lays out the table of a large display: seats around it, the latest events beside it.

What stands above the newest event is drawn in the display's own pixels. Who holds the device sits
below the piles, the others clockwise around them, from the lower left to the lower right. A seat
has two rows of letters, as in `ui.table.seats`, and below them its hand as a fan of backs: as many
as there is room for, golden where it plays. Actions have all their rows where piles are
doubled, else one.
"""

import displayio
from micropython import const

from engine.state.layout import COUNTS, OUT, PLAYERS, VIEW_SEAT
from engine.state.seats import in_set
from ui.draw.art import read
from ui.draw.card_tiles import (
    EDGE,
    FAN_EDGES,
    FAN_ENDS,
    FAN_HEIGHT,
    FAN_LEVELS,
    FAN_MIDDLES,
    FAN_TILE_WIDTH,
    FAN_TILES,
    NOTHING,
    PIXEL_VALUES,
    PLAIN,
)
from ui.draw.font import CELL_HEIGHT, CELL_WIDTH
from ui.draw.geometry import CARD_HEIGHT, MARK_HEIGHT
from ui.draw.sheets import grid_of
from ui.draw.text import CHANGED, set_tile
from ui.table.seats import SeatsStrip, plays

TYPE_CHECKING = False
if TYPE_CHECKING:
    from ui.draw.geometry import Geometry
    from ui.draw.sheets import Sheets
    from ui.draw.text import Text
    from ui.match import Match
    from ui.table.hand import Hand
    from ui.table.page import TablePage

_BOW = const(2)  # how much lower than in the middle of the hand the outermost cards lie
_EVENTS = const(6)  # beside the table; the newest stands below it
_EVENT_COLUMNS = const(20)
_PILES_WIDTH = const(120)
_PILES_HEIGHT = const(44)
_WIDE = const(480)  # a display that shows piles doubled, and names whole
_SEAT_HEIGHT = const(34)
_TOP = const(2)


def surround(page: "TablePage", geometry: "Geometry", sheets: "Sheets", match: "Match") -> None:
    """Lay a page out; its `front` is what lies on the canvas, from the newest event down."""
    latest_y = _lay_out_front(geometry)
    own_y = latest_y * geometry.scale - 2 * CELL_HEIGHT - 1
    _lay_out_piles(geometry, own_y)
    page.back = table = displayio.Group()
    page.older = sheets.text(sheets.soft, _EVENT_COLUMNS, _EVENTS, geometry.events_x, _TOP)
    table.append(page.older.grid)
    page.latest = sheets.text(sheets.ink, geometry.columns, 1, geometry.left, latest_y)
    page.add_hand(geometry, sheets, match)
    _bow(page.hand)
    page.piles.group.scale = _scale_of_piles(geometry)
    page.seats = SeatRing(geometry, sheets, table, len(match.people), own_y)
    table.append(page.piles.group)
    page.group = displayio.Group()
    page.group.append(table)
    page.group.append(page.front)


def _bow(hand: "Hand") -> None:
    """Let a hand be a bow, lower at both ends."""
    shown = hand.shown
    for column in range(shown):
        aside = 2 * column + 1 - shown
        hand.slots[column].y += aside * aside * _BOW // (shown * shown)


def _lay_out_front(geometry: "Geometry") -> int:
    """Put the hand and the rows above it where they are; where the newest event stands."""
    gap = geometry.height // 80
    if _scale_of_piles(geometry) == 1:
        geometry.actions_rows = 1
    geometry.hand_y = geometry.hints_y - _BOW - CARD_HEIGHT
    geometry.actions_y = geometry.hand_y - MARK_HEIGHT - gap - geometry.actions_rows * CELL_HEIGHT
    return geometry.actions_y - gap - CELL_HEIGHT


def _scale_of_piles(geometry: "Geometry") -> int:
    return 2 if geometry.width * geometry.scale >= _WIDE else 1


def _lay_out_piles(geometry: "Geometry", own_y: int) -> None:
    """Put events and piles where they are; own_y: of the holder's seat."""
    size = _scale_of_piles(geometry)
    geometry.events_rows = _EVENTS + 1
    geometry.events_y = _TOP
    geometry.events_x = geometry.width * geometry.scale - _EVENT_COLUMNS * CELL_WIDTH
    geometry.piles_x = (geometry.events_x - size * _PILES_WIDTH) // 2
    geometry.piles_y = _middle_of(own_y, size * _PILES_HEIGHT)


def _middle_of(own_y: int, height: int) -> int:
    """Where something of a height begins in the middle of the table."""
    top = _TOP + _SEAT_HEIGHT
    return top + (own_y - top - height) // 2


def read_fans() -> displayio.Bitmap:
    """The sheet that fans of backs are made of."""
    return read("fans", FAN_TILES * FAN_TILE_WIDTH, FAN_HEIGHT, 4)


class SeatRing(SeatsStrip):
    """As SeatsStrip; `seats` are by seat, whoever holds the device."""

    def __init__(
        self,
        geometry: "Geometry",
        sheets: "Sheets",
        group: displayio.Group,
        players: int,
        own_y: int,
    ) -> None:
        self._own_y = own_y
        self._right = geometry.events_x
        self._wide = 10 if _scale_of_piles(geometry) > 1 else 6
        self._colors = sheets.bright[PLAIN]
        self._golden = displayio.Palette(PIXEL_VALUES)
        for i in range(PIXEL_VALUES):
            self._golden[i] = self._colors[i]  # type: ignore[assignment]
        self._golden[EDGE] = sheets.gold[1]  # type: ignore[assignment]
        self._tiles = self._wide * CELL_WIDTH // FAN_TILE_WIDTH  # of a fan
        self._sheet = read_fans()
        self._places: list[Text] = []  # clockwise from the holder's
        self._fans: list[displayio.TileGrid] = []
        x = (geometry.events_x - self._wide * CELL_WIDTH) // 2
        self._add(sheets, group, x, own_y, False)
        self._add_others(sheets, group, players - 1)
        self.seats = list(self._places)
        self._shown = [-1] * players

    def _add_others(self, sheets: "Sheets", group: displayio.Group, others: int) -> None:
        """Add their seats: those at the left, at the top, at the right."""
        sides = 0 if others < 2 else 1 if others < 8 else 2
        right = self._right - self._wide * CELL_WIDTH
        y = _middle_of(self._own_y, sides * _SEAT_HEIGHT)
        for i in range(sides):
            self._add(sheets, group, 0, y + (sides - 1 - i) * _SEAT_HEIGHT)
        across = others - 2 * sides
        pitch = self._right // max(across, 1)
        for i in range(across):
            self._add(sheets, group, pitch * i + (pitch - self._wide * CELL_WIDTH) // 2, _TOP)
        for i in range(sides):
            self._add(sheets, group, right, y + i * _SEAT_HEIGHT)

    def _add(
        self, sheets: "Sheets", group: displayio.Group, x: int, y: int, has_fan: bool = True
    ) -> None:
        """Add a seat."""
        text = sheets.text(sheets.ink, self._wide, 2, x, y)
        group.append(text.grid)
        self._places.append(text)
        y += 2 * CELL_HEIGHT
        fan = grid_of(self._sheet, self._colors, self._tiles, 1, FAN_TILE_WIDTH, FAN_HEIGHT, x, y)
        self._fans.append(fan)
        if has_fan:
            group.append(fan)

    def show(self, view: bytearray) -> None:  # per frame
        """Write the seats that have changed."""
        players = view[PLAYERS]
        me = view[VIEW_SEAT] if view[VIEW_SEAT] < players else 0
        for place in range(players):
            seat = (me + place) % players
            self.seats[seat] = self._places[place]
            if self.has_changed(view, seat, place):
                self.write(view, seat, self._places[place], self._wide, False)
                self._show_fan(view, seat, self._fans[place])

    def _show_fan(self, view: bytearray, seat: int, fan: displayio.TileGrid) -> None:  # per frame
        """Show a seat's hand from behind, golden where it plays."""
        self._spread(fan, 0 if in_set(view, OUT, seat) else view[COUNTS + seat])
        colors = self._golden if plays(view, seat) else self._colors
        if fan.pixel_shader is not colors:
            fan.pixel_shader = colors
            CHANGED[0] = 1

    def _spread(self, fan: displayio.TileGrid, count: int) -> None:  # per frame
        """Show so many cards as a fan, those at its ends lower."""
        count = min(count, self._tiles - 2)
        level = 0
        for i in range(self._tiles):
            tile = NOTHING
            if i < count:
                level = min(abs(2 * i + 1 - count) // 3, FAN_LEVELS - 1)
                tile = FAN_EDGES + level
            elif count and i < count + 2:
                tile = (FAN_MIDDLES if i == count else FAN_ENDS) + level
            set_tile(fan, i, tile)
