"""This module puts the players around a table (`ui.table.seats`); `ui.draw.geometry` settles where.

A board forgets it as soon as a table is made.
"""

import displayio
from micropython import const

from engine.state.layout import CALLS_PEPPER, CALLS_SEAT, EFFECTS, GETS_SALT, TEAM
from engine.state.options import MATCH_HANDS, PILES, TARGET, TWO_PILES
from ui.draw.art import read
from ui.draw.faces import SKIN, face_colors, read_faces
from ui.draw.font import CELL_HEIGHT, CELL_WIDTH
from ui.draw.sheets import grid_of
from ui.draw.table_tiles import (
    BACK_PIXEL,
    COUNT_TILES,
    GOLD,
    OUTLINE,
    PEPPER_PIXEL,
    RIM,
    SALT_MARK,
    SALT_PIXEL,
    SHAKERS,
    WHITE,
)
from ui.draw.text import NAMES, OFFSCREEN, face_of, write_string
from ui.table.seats import NAME_BITS

TYPE_CHECKING = False
if TYPE_CHECKING:
    from ui.draw.geometry import Geometry
    from ui.draw.sheets import Sheets
    from ui.match.match import Match
    from ui.table.seats import Seats

    # Where a row of letters is, on the display; how many columns it has; is it right-aligned (1)?
    Place = tuple[int, int, int, int]
    # The page, the group of small letters on it, the sheets of faces and of digits, their colors.
    Look = tuple[
        displayio.Group, displayio.Group, displayio.Bitmap, displayio.Bitmap, displayio.Palette
    ]

_TWO = const(2)  # faces
_EIGHT = const(8)
_LEAST = const(4)  # columns for a name, with a sign before it
_COLOR_ALONE = const(1)  # columns for the shape of a color (GRD-26)
_SHORTEST = const(3)  # of one without a sign
_APART = const(2)  # pixels from a name to the next one above the table, beside the gap of a letter
_WIDE = const(200)  # a table that is as wide has room for what is played for
_GAP = const(1)  # between a face and what stands at its right
_TO = "to"  # so many points
_BACK_COLOR = const(0x8468D8)
_OUTLINE_COLOR = const(0x1C1830)
_SALT_COLOR = const(0xFFFFFF)
_PEPPER_COLOR = const(0xFF4830)


def seat_all(
    seats: "Seats",
    g: "Geometry",
    sheets: "Sheets",
    match: "Match",
    group: displayio.Group,
    texts: displayio.Group,
) -> None:
    """Add the holder's seat, then the others'.

    group: the page; texts: the group of small letters on it.
    """
    view = match.view
    look = _look(seats, g, sheets, match, group, texts)
    has_colors = view[EFFECTS + _TWO] == CALLS_SEAT
    longest = _LEAST + (view[TEAM] > 0) + has_colors
    for name in NAMES:
        longest = max(longest, len(name) + 1 + (view[TEAM] > 0) + has_colors)
    height = g.face + CELL_HEIGHT * g.small  # of a seat at a side
    is_nameless = not g.sides and view[PILES] == TWO_PILES
    own = g.face if is_nameless else height
    free = g.table_height - g.top - own
    is_seen = free >= g.sides * height
    has_color_alone = is_nameless and has_colors  # in place of the own name
    first = _COLOR_ALONE if has_color_alone else longest
    _add_aside(seats, g, sheets, look, first, 0, g.table_height - own)
    is_nameless &= not has_color_alone
    for grid in (seats.faces[0], seats.numbers[0], seats.names[0]):
        if not is_seen or is_nameless and grid is seats.names[0]:
            grid.x = -g.table_width
    if is_seen:
        _add_target(view, g, sheets, texts)
    else:
        free += own
    each = free // max(g.sides, 1)
    y = g.top + (each - height) // 2
    for i in range(g.sides):
        _add_aside(seats, g, sheets, look, longest, 0, y + each * (g.sides - 1 - i))
    pitch = g.table_width // max(g.across, 1)
    has_marks = view[TEAM] > 0 or has_colors
    for i in range(g.across):
        middle = pitch * i + pitch // 2
        _add_above(seats, g, sheets, look, longest, middle, pitch - 1, has_marks)
    for i in range(g.sides):
        _add_aside(seats, g, sheets, look, longest, g.table_width, y + each * i)
    if view[EFFECTS + _EIGHT] == GETS_SALT or view[EFFECTS + _TWO] == CALLS_PEPPER:
        _add_shakers(seats, g, look[3], texts)


def _add_shakers(
    seats: "Seats", g: "Geometry", sheet: displayio.Bitmap, texts: displayio.Group
) -> None:
    """Add the shakers, which `Seats.show` puts into the lower corners of faces."""
    face = g.face // g.small
    seats.across = face - CELL_WIDTH
    seats.down = face - CELL_HEIGHT
    colors = displayio.Palette(4)
    colors.make_transparent(0)
    colors[OUTLINE] = _OUTLINE_COLOR
    colors[SALT_PIXEL] = _SALT_COLOR
    colors[PEPPER_PIXEL] = _PEPPER_COLOR
    first = SALT_MARK if face < 3 * CELL_WIDTH else SALT_MARK + SHAKERS
    shakers = []
    for i in range(SHAKERS):
        shakers.append(grid_of(sheet, colors, 1, 1, CELL_WIDTH, CELL_HEIGHT, OFFSCREEN, 0))
        shakers[i][0] = first + i
        texts.append(shakers[i])
    seats.shakers = tuple(shakers)


def _look(
    seats: "Seats",
    g: "Geometry",
    sheets: "Sheets",
    match: "Match",
    group: displayio.Group,
    texts: displayio.Group,
) -> "Look":
    """Make the palettes of all players, and read the sheets."""
    view = match.view
    for player in range(len(match.people)):
        skin = face_colors(face_of(view, player))
        seats.palettes.append(skin)
        seats.skins.append(skin[SKIN])  # type: ignore[arg-type]
    colors = displayio.Palette(4)
    colors[BACK_PIXEL] = _BACK_COLOR
    colors[WHITE] = sheets.ink[1]  # type: ignore[assignment]
    colors[GOLD] = sheets.gold[1]  # type: ignore[assignment]
    sheet = read("counts", COUNT_TILES * CELL_WIDTH, CELL_HEIGHT, 2)
    return group, texts, read_faces(g.face), sheet, colors


def _add_target(view: bytearray, g: "Geometry", sheets: "Sheets", texts: displayio.Group) -> None:
    """Write what is played for opposite the holder's seat, if it is a number of points."""
    points = view[TARGET] | view[TARGET + 1] << 8
    if points and not view[MATCH_HANDS] and g.table_width >= _WIDE:
        words = str(points)
        columns = max(len(words), len(_TO))
        x = g.table_width // g.small - columns * CELL_WIDTH
        y = g.table_height // g.small - 2 * CELL_HEIGHT
        text = sheets.text(sheets.soft, columns, 2, x, y)
        text.start(0, columns - len(_TO))
        write_string(text, _TO)
        text.start(1, columns - len(words))
        write_string(text, words)
        texts.append(text.grid)


def _add_above(
    seats: "Seats",
    g: "Geometry",
    sheets: "Sheets",
    look: "Look",
    longest: int,
    middle: int,
    most: int,
    has_marks: bool,
) -> None:
    """Add a seat above the table, at most so wide; has_marks: signs stand before names, or behind.

    The name stands before the face and the number behind it; or both behind it, one above the
    other; or the number behind it and the name below both.
    """
    letter = CELL_WIDTH * g.small
    size = CELL_HEIGHT * g.small
    if g.is_narrow:
        wide = min(most, max(g.face + 3 * letter, longest * letter))
        x = max(middle - wide // 2, g.small)
        number = (x + g.face, (g.face - size) // 2, min((wide - g.face) // letter, 3), 0)
        columns = max((wide - _APART) // letter, _LEAST if has_marks else _SHORTEST)
        _add(seats, g, sheets, look, (x, 0), number, (x, g.face, columns, 0))
    elif g.is_in_row:
        columns = min(longest, (most - g.face) // letter - 3)
        x = max(middle - g.face // 2, columns * letter + g.small)
        name = (x - columns * letter - g.small, 0, columns, 1)
        _add(seats, g, sheets, look, (x, 0), (x + g.face + g.small, 0, 3, 0), name)
    else:
        columns = min(max(longest, 3), (most - g.face) // letter)
        x = middle - (g.face + columns * letter) // 2
        behind = x + g.face + _GAP
        name = (behind, g.top // 2 - size, columns, 0)
        face = (x, (g.top - g.face) // 2)
        _add(seats, g, sheets, look, face, (behind, g.top // 2, 3, 0), name)


def _add_aside(
    seats: "Seats", g: "Geometry", sheets: "Sheets", look: "Look", longest: int, x: int, y: int
) -> None:
    """Add a seat at a side: its face on the rim, the number outside, the name below both.

    x: 0: at the left; else the right edge of all.
    """
    letter = CELL_WIDTH * g.small
    columns = min((g.side - g.face) // letter, 3)
    number_y = y + (g.face - CELL_HEIGHT * g.small) // 2
    names = min(max((g.felt_x + RIM - g.small) // letter, _LEAST), longest)
    if x:
        face = x - g.side
        number = (face + g.face, number_y, columns, 0)
        name = (x - names * letter, y + g.face, names, 1)
    else:
        face = g.side - g.face
        number = (face - columns * letter, number_y, columns, 1)
        name = (g.small, y + g.face, names, 0)
    if longest == _COLOR_ALONE:  # before a shorter number
        number = (face - letter * (columns - 1), number_y, columns - 1, 1)
        name = (face - letter * columns, number_y, 1, 0)
    _add(seats, g, sheets, look, (face, y), number, name)


def _add(
    seats: "Seats",
    g: "Geometry",
    sheets: "Sheets",
    look: "Look",
    face: "tuple[int, int]",
    number: "Place",
    name: "Place",
) -> None:
    """Add a face, a number of cards and a name. See `Look` and `Place`."""
    group, texts, faces, digits, colors = look
    place = len(seats.faces)
    size = g.face
    seats.faces.append(grid_of(faces, seats.palettes[0], 1, 1, size, size, face[0], face[1]))
    group.append(seats.faces[place])
    x, y, columns, is_right = number
    x //= g.small
    y //= g.small
    grid = grid_of(digits, colors, columns, 1, CELL_WIDTH, CELL_HEIGHT, x, y)
    seats.numbers.append(grid)
    seats.right |= is_right << place
    texts.append(grid)
    x, y, columns, is_right = name
    text = sheets.text(sheets.ink, columns, 1, x // g.small, y // g.small)
    seats.names.append(text.grid)
    seats.right |= is_right << place + NAME_BITS
    texts.append(text.grid)
