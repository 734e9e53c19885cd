"""This module says where everything goes, by the size of the display.

The canvas is the display itself, or half of it in each direction, shown doubled, if that
leaves at least 120 by 120 pixels: so a letter is as easy to read on every board. From top
to bottom: the seats, the piles, the latest events, the actions, the hand, and a line that
tells what the buttons do. A wide canvas has the events at the right of the piles; a low one
has room for the latest alone. Where actions are a list, its rows come before older events; a
doubled canvas of 120 pixels has room for one: it lacks four of the nine that a second one takes.
Cards of a hand overlap on a doubled canvas, so that more are seen.
On a large display `ui.table.around` lays out what is above the actions, and that in its own pixels.
"""

from micropython import const

from ui.draw.font import CELL_HEIGHT, CELL_WIDTH

CARD_WIDTH = const(16)
CARD_HEIGHT = const(22)
MARK_HEIGHT = const(4)  # pixels over the hand, for marks over playable cards

_SMALLEST = const(120)
_LARGE_WIDTH = const(320)  # of a display that ui.table.around is for
_LARGE_HEIGHT = const(240)
_OVERLAPPING = const(13)  # pixels from card to card: all of a face is seen
_WIDE = const(220)
_PILES_HEIGHT = const(44)
_PILES_WIDTH = const(120)


class Geometry:
    """The layout of one display; all in pixels of the canvas."""

    width: int
    height: int
    scale: int  # of the canvas, on the display
    is_large: bool
    columns: int  # of letters
    left: int
    cards: int  # in a row
    pitch: int  # from card to card
    hand_x: int
    hand_y: int
    hints_y: int
    seats_y: int
    piles_x: int
    piles_y: int
    actions_y: int
    actions_rows: int
    events_rows: int
    events_columns: int
    events_x: int
    events_y: int

    def __init__(self, width: int, height: int) -> None:
        """Work it out. ValueError: the display is too small."""
        if width < _SMALLEST or height < _SMALLEST:
            raise ValueError("the display must have at least 120 by 120 pixels")
        is_doubled = width >= 2 * _SMALLEST and height >= 2 * _SMALLEST
        self.scale = scale = 2 if is_doubled else 1
        self.is_large = width >= _LARGE_WIDTH and height >= _LARGE_HEIGHT
        self.pitch = _OVERLAPPING if is_doubled else CARD_WIDTH
        self.width = width // scale
        self.height = height // scale
        self.columns = self.width // CELL_WIDTH
        self.left = (self.width - self.columns * CELL_WIDTH) // 2
        # As many cards as fit, seven at least; whole ones leave room for an arrow on either side.
        room = self.width - CARD_WIDTH - (0 if is_doubled else 8)
        self.cards = room // self.pitch + 1
        self.hand_x = (room % self.pitch + self.width - CARD_WIDTH - room) // 2
        self.share_out(1)

    def share_out(self, most: int) -> None:
        """Share out the height, from both ends; what is left over becomes gaps.

        most: rows of actions, if there is room for them beside the latest event.
        """
        hand = CARD_HEIGHT + MARK_HEIGHT
        is_wide = self.width >= _WIDE
        spare = self.height - 4 * CELL_HEIGHT - _PILES_HEIGHT - hand
        rows = spare // CELL_HEIGHT
        self.actions_rows = min(most, max(rows + 1 if is_wide else rows, 1))
        spare -= (self.actions_rows - 1) * CELL_HEIGHT
        self.events_rows = _PILES_HEIGHT // CELL_HEIGHT
        if not is_wide:
            self.events_rows = min(spare // CELL_HEIGHT, 2)
            spare -= self.events_rows * CELL_HEIGHT
        while not is_wide and spare >= CELL_HEIGHT + 8 and self.events_rows < 4:
            spare -= CELL_HEIGHT
            self.events_rows += 1
        gap = min(spare // 4, 6)
        self.seats_y = min(gap, 2)
        self.piles_y = self.seats_y + 2 * CELL_HEIGHT + gap
        self.hints_y = self.height - CELL_HEIGHT
        self.hand_y = self.hints_y - gap // 2 - CARD_HEIGHT
        actions = self.actions_rows * CELL_HEIGHT
        self.actions_y = self.hand_y - MARK_HEIGHT - actions - gap // 2
        below = self.piles_y + _PILES_HEIGHT
        self.piles_x = (self.width - _PILES_WIDTH) // 2
        self.events_x = self.left
        self.events_columns = self.columns
        events = self.events_rows * CELL_HEIGHT
        self.events_y = below + (self.actions_y - below - events) // 2
        if is_wide:
            self.piles_x = 0
            self.events_columns = (self.width - _PILES_WIDTH) // CELL_WIDTH
            self.events_x = self.width - self.events_columns * CELL_WIDTH
            self.events_y = self.piles_y + (_PILES_HEIGHT - events) // 2
