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
    """The layout of one display; all in pixels of the canvas.

    It is worked out by functions: a board keeps those of a class as long as what is made of it.
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
    """Work out the layout of a display. ValueError: it is too small."""
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
    # As many cards as fit, seven at least; whole ones leave room for an arrow on either side.
    room = g.width - CARD_WIDTH - (0 if is_doubled else 8)
    g.cards = room // g.pitch + 1
    g.hand_x = (room % g.pitch + g.width - CARD_WIDTH - room) // 2
    share_height(g, 1)
    return g


def share_height(g: "Geometry", most: int) -> None:
    """Share out the height, from both ends; what is left over becomes gaps.

    most: rows of actions, if there is room for them beside the latest event.
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
