"""This module computes where the parts of a score's rows stand, from the display and their number.

A row has the faces of a side, a line with its name and total, a bar, and a tail: the small cards
that are left in its hands, or the points that it gained. High rows have two lines, and bar and tail
stand in the second; in low ones all stand side by side. All numbers are pixels of the display.
"""

# set-up: whole file

from micropython import const

from ui.draw.font import CELL_HEIGHT, CELL_WIDTH
from ui.draw.score_tiles import BAR_WIDTH, sizes_of

TYPE_CHECKING = False
if TYPE_CHECKING:
    from ui.draw.geometry import Geometry

_LARGE_CARDS = const(40)
_LEAST_NAME = const(4)  # letters
_LEAST_BAR = const(6)  # tiles
_SHARE = const(45)  # percent of a line that a tail may have


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

    It has no methods, so that a board can forget what computes it.
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


def layout_for(g: "Geometry", wanted: Wanted) -> Layout:
    """Return where everything stands."""
    p = Layout()
    scale = g.scale
    p.wide = g.width * scale
    p.head = 3 * CELL_HEIGHT * scale
    p.foot_y = g.height * scale - CELL_HEIGHT * scale
    p.bar_height, p.card_wide, p.card_high = sizes_of(g.card_width)
    _divide(p, g, wanted.rows)
    _begin_line(p, g, wanted)
    if p.has_two_lines:
        _place_below(p, wanted)
    else:
        _place_beside(p, wanted)
    return p


def _divide(p: Layout, g: "Geometry", rows: int) -> None:
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
    p.face = g.face if p.pitch > g.face else 0


def _begin_line(p: Layout, g: "Geometry", wanted: Wanted) -> None:
    unit = p.unit
    margin = 2 * g.scale
    size = p.face or p.card_wide
    p.face_x = margin
    p.face_pitch = size + (size > g.face // 2)
    p.face_y = (p.pitch - (p.face or p.card_high)) // 2
    left = margin + wanted.faces * p.face_pitch + 2 * g.scale
    columns = (p.wide - margin - left) // (CELL_WIDTH * unit)
    p.right = (p.wide - margin) // unit * unit
    p.line_x = p.right - columns * CELL_WIDTH * unit
    p.columns = columns
    p.line_y = (p.pitch - p.high) // 2 // unit * unit
    p.gain_columns = wanted.gain


def _place_below(p: Layout, wanted: Wanted) -> None:
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


def _place_beside(p: Layout, wanted: Wanted) -> None:
    """Place bar and tail beside a shorter line. Where rows gain points, they show no cards."""
    cell = CELL_WIDTH * p.unit
    span = p.columns * cell
    least = _LEAST_BAR * BAR_WIDTH * p.unit
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


def _place_tail(p: Layout, wanted: Wanted, most: int, is_split: bool) -> None:
    """Place cards and gain at the right edge: side by side, or one instead of the other."""
    gain = wanted.gain * CELL_WIDTH * p.unit
    p.gain_x = p.right - gain
    p.shares_tail = not is_split
    right = p.gain_x - 2 * p.unit if is_split else p.right
    room = max(most - gain, 2 * p.card_wide) if is_split else max(most, gain)
    p.cards = min(wanted.cards, room // p.card_wide)
    p.cards_x = right - p.cards * p.card_wide + 1  # the last column of each is a gap
    p.tail_x = min(p.cards_x, p.gain_x)


def _place_bar(p: Layout, left: int) -> None:
    """Let the bar fill the room between the line, or the faces, and the tail."""
    p.bar_x = left
    p.bar_tiles = max((p.tail_x - left - p.unit - 1) // BAR_WIDTH, 3)
    p.bar_pixels = (p.bar_tiles - 2) * BAR_WIDTH
