"""This module computes the layout of the screens from the size of the display.

The canvas has the display's pixels, or half as many in each direction, shown doubled, if that
leaves at least 120 by 120: so letters can be read on every board. From top to bottom it shows
the seats, the piles, the latest events, the actions, the hand, and a line of hints for the buttons.
A wide canvas shows the events to the right of the piles; a low one has room for only the latest.
Rows of actions take precedence over older events. A canvas of 120 pixels has one row of actions:
it lacks four of the nine pixels for a second one.
Cards of a hand overlap on a doubled canvas, so that more of them fit.
On a large display `ui.table.around` lays out everything above the actions, in single pixels.
"""

from micropython import const

from ui.draw.font import CELL_HEIGHT, CELL_WIDTH

CARD_WIDTH = const(16)
CARD_HEIGHT = const(22)
MARK_HEIGHT = const(4)  # pixels above the hand, for marks over playable cards

_SMALLEST = const(120)
_LARGE_WIDTH = const(320)  # the least size of a display that uses ui.table.around
_LARGE_HEIGHT = const(240)
_OVERLAPPING = const(13)  # pixels from card to card; the whole face stays visible
_WIDE = const(220)
_PILES_HEIGHT = const(44)
_PILES_WIDTH = const(120)


class Geometry:
    """The layout of one display, in pixels of the canvas.

    It has no methods: a board can forget functions, but keeps the methods of a living object.
    """

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


def geometry_for(width: int, height: int) -> "Geometry":
    """Compute the layout of a display. ValueError: it is too small."""
    if width < _SMALLEST or height < _SMALLEST:
        raise ValueError("the display must have at least 120 by 120 pixels")
    g = Geometry()
    is_doubled = width >= 2 * _SMALLEST and height >= 2 * _SMALLEST
    g.scale = scale = 2 if is_doubled else 1
    g.is_large = width >= _LARGE_WIDTH and height >= _LARGE_HEIGHT
    g.pitch = _OVERLAPPING if is_doubled else CARD_WIDTH
    g.width = width // scale
    g.height = height // scale
    g.columns = g.width // CELL_WIDTH
    g.left = (g.width - g.columns * CELL_WIDTH) // 2
    # As many cards as fit, at least seven. Cards that do not overlap leave room for an arrow on
    # either side.
    room = g.width - CARD_WIDTH - (0 if is_doubled else 8)
    g.cards = room // g.pitch + 1
    g.hand_x = (room % g.pitch + g.width - CARD_WIDTH - room) // 2
    share_height(g, 1)
    return g


def share_height(g: "Geometry", most: int) -> None:
    """Distribute the height from both ends; the rest becomes gaps.

    most: the most rows of actions. There are fewer if there is no room for them and one event.
    """
    hand = CARD_HEIGHT + MARK_HEIGHT
    is_wide = g.width >= _WIDE
    spare = g.height - 4 * CELL_HEIGHT - _PILES_HEIGHT - hand
    g.actions_rows = most
    if not g.is_large:
        rows = spare // CELL_HEIGHT
        g.actions_rows = min(most, rows + 1 if is_wide else max(rows, 1))
    spare -= (g.actions_rows - 1) * CELL_HEIGHT
    g.events_rows = _PILES_HEIGHT // CELL_HEIGHT
    if not is_wide:
        g.events_rows = min(spare // CELL_HEIGHT, 2)
        spare -= g.events_rows * CELL_HEIGHT
    while not is_wide and spare >= CELL_HEIGHT + 8 and g.events_rows < 4:
        spare -= CELL_HEIGHT
        g.events_rows += 1
    gap = min(spare // 4, 6)
    g.seats_y = min(gap, 2)
    g.piles_y = g.seats_y + 2 * CELL_HEIGHT + gap
    g.hints_y = g.height - CELL_HEIGHT
    g.hand_y = g.hints_y - gap // 2 - CARD_HEIGHT
    actions = g.actions_rows * CELL_HEIGHT
    g.actions_y = g.hand_y - MARK_HEIGHT - actions - gap // 2
    below = g.piles_y + _PILES_HEIGHT
    g.piles_x = (g.width - _PILES_WIDTH) // 2
    g.events_x = g.left
    g.events_columns = g.columns
    events = g.events_rows * CELL_HEIGHT
    g.events_y = below + (g.actions_y - below - events) // 2
    if is_wide:
        g.piles_x = 0
        g.events_columns = (g.width - _PILES_WIDTH) // CELL_WIDTH
        g.events_x = g.width - g.events_columns * CELL_WIDTH
        g.events_y = g.piles_y + (_PILES_HEIGHT - events) // 2
