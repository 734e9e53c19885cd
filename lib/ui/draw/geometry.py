"""This module computes the layout of the screens from the size of the display.

Prompts, lists and keys are written on a canvas: it has the display's pixels, or half as many in
each direction, shown doubled, if that leaves at least 120 by 120. So letters can be read on every
board. Cards, the table and all that lies on it are measured in pixels of the display.

A table shows, from the bottom: the line of keys; the hand, whose cards are sunk behind it, but for
the one under the cursor, which rises to its whole height; on displays of the middle size a plate
that names that card; the rows of answers; the newest event, or a question; the event before it,
which is the cause of a question; and above it the table itself, with the players around it. A high
display has room for older events; the largest for a column beside the table, of older events, the
card under the cursor, doubled, its name, and what it does. Rows of answers come before the height
of the table: the doubled card on top of the pile is all that it must have room for.
"""

from micropython import const

from ui.draw.card_tiles import STRIPS
from ui.draw.font import CELL_HEIGHT, CELL_WIDTH
from ui.draw.table_tiles import TILE

# Cards by the size of the display, in pixels: width, the height of each of their three tiles, the
# size of the shape of a color beside them, and that of a player's face.
SMALL_CARDS = (20, 9, 12, 12)
MIDDLE_CARDS = (28, 12, 16, 20)
LARGE_CARDS = (40, 18, 24, 32)
PITCHES = (16, 21, 32)  # from card to card in a hand: its shape stays visible
SUNK = (7, 8, 12)  # of the foot: head and face are in view
PLATE_HEIGHT = const(10)  # of the plate that names a card

_SMALLEST = const(120)
_LARGE_WIDTH = const(480)  # the least size of a display with a column beside the table
_LARGE_HEIGHT = const(320)
_COLUMN_WIDTH = const(120)  # of it
_SMALL_WIDTH = const(144)  # a table that is not as wide has narrow seats at its sides
_WIDE = const(200)  # one that is as wide has room for more letters there
_HIDDEN = const(9)  # pixels of the top card's margin that other things may lie on
_EFFECT_ROWS = const(5)  # of letters that name a card and tell its effect, and gaps
_MOST_OLDER = const(3)  # events above the newest, but for the column
_COLUMN_GAP = const(2)  # pixels between the parts of the column, and around it
_DIGITS = const(2)  # columns of a number of cards, at least
_IN_ROW = const(8)  # columns beside a face: a name and a number
_TWO_WIDE = const(136)  # of a small display's table with two piles


class Geometry:
    """The layout of one display, in pixels of the canvas.

    It has no methods: a board can forget functions, but keeps the methods of a living object.
    """

    width: int  # of the canvas
    height: int
    scale: int  # of the canvas, on the display
    is_large: bool  # a column stands beside the table
    columns: int  # of letters, on the canvas
    left: int  # where they begin
    hints_y: int
    # In pixels of the display.
    card_width: int
    card_height: int
    strip: int  # the height of one of a card's three tiles
    shape: int  # width and height of the shape of a color
    face: int  # the width of a player's face
    face_height: int
    small: int  # the scale of small letters, on the display
    cards: int  # of a hand, in view
    pitch: int  # from card to card
    hand_x: int
    hand_y: int  # of the card under the cursor
    sunk: int  # how many rows of a card that cannot be played are not seen
    table_width: int
    # What `share_height` settles. On the canvas:
    actions_y: int
    actions_rows: int
    events_rows: int  # with the newest; those before it in small letters
    latest_y: int
    # On the display:
    plate_y: int  # of the name of a card
    table_height: int
    sides: int  # players at either side
    side: int  # how wide a seat there is
    across: int  # players above
    top: int  # how high a seat there is
    felt_x: int  # where the felt lies
    felt_y: int
    felt_columns: int  # in its tiles
    felt_rows: int
    is_narrow: bool  # their names stand below their faces
    is_in_row: bool  # name, face and number stand in a row; else the latter two beside the face


def height_of(size: int) -> int:
    """Return the height of a face that is 12, 16, 20 or 32 pixels wide, in two tiles.

    Its head is as high as it is wide; above that is room for what grows on it.
    """
    return (5 * size // 4 + 1) // 2 * 2


def geometry_for(width: int, height: int) -> "Geometry":
    """Compute the layout of a display. ValueError: it is too small."""
    if width < _SMALLEST or height < _SMALLEST:
        raise ValueError("the display must have at least 120 by 120 pixels")
    g = Geometry()
    is_doubled = width >= 2 * _SMALLEST and height >= 2 * _SMALLEST
    g.scale = scale = 2 if is_doubled else 1
    g.is_large = width >= _LARGE_WIDTH and height >= _LARGE_HEIGHT
    size = 2 if g.is_large else 1 if is_doubled else 0
    g.small = 2 if g.is_large else 1
    cards = (SMALL_CARDS, MIDDLE_CARDS, LARGE_CARDS)[size]
    g.card_width, g.strip, g.shape, g.face = cards
    g.card_height = STRIPS * g.strip
    g.face_height = height_of(g.face)
    g.pitch = PITCHES[size]
    g.sunk = SUNK[size]
    g.width = width // scale
    g.height = height // scale
    g.columns = g.width // CELL_WIDTH
    g.left = (g.width - g.columns * CELL_WIDTH) // 2
    g.hints_y = g.height - CELL_HEIGHT
    # As many cards as fit, with an arrow at either side.
    room = width - g.card_width - 2 * CELL_WIDTH * scale
    g.cards = room // g.pitch + 1
    g.hand_x = (width - g.card_width - room // g.pitch * g.pitch) // 2
    g.hand_y = g.hints_y * scale + 1 - g.card_height
    g.table_width = width - _COLUMN_WIDTH if g.is_large else width
    share_height(g, 1)
    return g


def share_height(g: "Geometry", most: int, others: int = 3, has_two: bool = False) -> None:
    """Distribute the height between rows and table.

    most: the most rows of answers; there are fewer if there is no room. others: players but the
    holder. has_two: two discard piles.
    """
    scale = g.scale
    row = CELL_HEIGHT * scale
    _seat(g, others, has_two and scale == 1)
    end = g.plate_y = g.hand_y - (0 if g.is_large or scale == 1 else PLATE_HEIGHT)
    cause = 0 if g.is_large else CELL_HEIGHT
    room = (end - g.top - 2 * g.card_height + _HIDDEN - cause) // row - 1
    g.actions_rows = max(min(most, room, most if g.height > g.width else 2), 1)
    g.actions_y = (end - g.actions_rows * row) // scale
    g.latest_y = g.actions_y - CELL_HEIGHT
    g.table_height = g.latest_y * scale
    if g.is_large:
        g.events_rows = (g.table_height - 2 * g.card_height) // CELL_HEIGHT - _EFFECT_ROWS
        log = (g.events_rows - 1) * CELL_HEIGHT + 2 * _COLUMN_GAP
        g.plate_y = log + 2 * g.card_height + _COLUMN_GAP
    else:
        older = (g.table_height - 4 * g.table_width // 5) // CELL_HEIGHT
        g.events_rows = 1 + max(min(older, _MOST_OLDER), 1)
        g.table_height -= (g.events_rows - 1) * CELL_HEIGHT
    _lay_felt(g, has_two)


def _lay_felt(g: "Geometry", has_two: bool) -> None:
    """Put the felt between the players: their faces lie on its rim, what is written beside it."""
    high = g.table_height - (CELL_HEIGHT * g.small if g.is_in_row else g.top - g.face // 3)
    if not g.across:
        high = g.table_height
    wide = min(g.table_width - 2 * (g.side - g.face // 2), 2 * high)
    if has_two and not g.sides:
        wide = min(g.table_width, _TWO_WIDE)
    g.felt_columns = wide // TILE
    g.felt_rows = high // TILE
    g.felt_x = (g.table_width - g.felt_columns * TILE) // 2
    g.felt_y = g.table_height - g.felt_rows * TILE


def _seat(g: "Geometry", others: int, is_above: bool) -> None:
    """Settle how many players sit at the sides of the table and above it, and how wide.

    is_above: all of them above, if there is room.
    """
    wide = g.table_width
    letter = CELL_WIDTH * g.small
    least = g.face + _DIGITS * letter
    if is_above:
        g.sides = max(others - wide // (least + 1) + 1, 0) // 2
    elif others < 2:
        g.sides = 0
    else:
        g.sides = 1 if others < 8 or 2 * wide > 3 * g.height * g.scale else 2
    g.across = others - 2 * g.sides
    across = wide // max(g.across, 1)
    g.is_narrow = across < least + 2 * letter + 2
    g.side = least + (0 if wide < _SMALL_WIDTH else letter if wide < _WIDE else 2 * letter)
    height = CELL_HEIGHT * g.small
    g.top = 0
    g.is_in_row = across >= g.face + _IN_ROW * letter
    if g.across:
        g.top = g.face_height + height if g.is_narrow else max(g.face_height, 2 * height)
        if g.is_in_row:
            g.top = g.face_height
