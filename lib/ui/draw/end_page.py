"""This module makes the page of a match's end: its winner in rays of light, and all who played.

It is made when a match is over, in place of the page of its score (`ui.screens.ending`). Who has
lost here stands in the rays instead, and the winner looks on.
"""

import displayio
from micropython import const

from ui.draw import theme
from ui.draw.art import palette_of
from ui.draw.face_tiles import GLAD, height_of, show_face
from ui.draw.faces import face_colors, face_grid, read_faces
from ui.draw.felt import lay_felt
from ui.draw.font import CELL_HEIGHT, CELL_WIDTH, LARGE_HEIGHT, LARGE_WIDTH
from ui.draw.key_row import lay_keys
from ui.draw.lanes import Lanes, lay_edge, make_lanes, places_for
from ui.draw.places import BUTTONS, Y
from ui.draw.plates import make_plate, two_colors
from ui.draw.score_head import one_face
from ui.draw.sheets import grid_of
from ui.draw.shout import extent, shout, size_for
from ui.draw.text import Text, write_string

TYPE_CHECKING = False
if TYPE_CHECKING:
    from ui.draw.geometry import Geometry
    from ui.draw.sheets import Sheets

_LARGE_CARDS = const(40)
_LARGEST_CARDS = const(48)
_TINY_FACE = const(12)
_PICTURE = const(56)  # percent of the page above its keys
_CENTER = const(62)  # percent of the picture above where the rays meet
# Of the lines between rays, from the right to the left: how far across one goes for 256 pixels up.
_SLOPES = (844, 312, 137, 25, -78, -210, -479, -2599)
_CROWN = ("#...#...#", "##.###.##", "#########", "#*##*##*#", "ooooooooo")
_JEWELS = (0, 2, 1)  # colors
_CROWN_WIDE = const(9)
_CROWN_HIGH = const(5)
_CROWN_VALUES = const(8)


class EndPage:
    """`group` is the page. front: a group above all. The rest is as in `ui.draw.score_page`.

    It has no methods: a board can forget functions, but keeps the methods of a living object.
    """

    geometry: "Geometry"
    sheets: "Sheets"
    group: displayio.Group
    front: displayio.Group
    wide: int
    foot: int  # where the keys begin
    is_large: bool
    high: int  # of the picture
    clear: int  # in its middle, so many pixels wide, no confetti comes to lie
    is_won: bool
    low: int  # where what is below the words begins
    spoken: "Text"
    below: "Text"
    keys: "list[Text]"


def make_end_page(geometry: "Geometry", sheets: "Sheets", is_won: bool) -> "EndPage":
    """Make the picture's rays, and the felt. is_won: by somebody who plays here."""
    page = EndPage()
    page.geometry = g = geometry
    page.sheets = sheets
    page.group = displayio.Group(scale=g.doubled)
    page.front = displayio.Group()
    page.wide = g.size[0] // g.doubled
    page.foot = g.places[BUTTONS + Y]
    page.is_large = g.card_width >= _LARGE_CARDS
    page.high = page.foot * _PICTURE // 100
    page.clear = 0
    page.is_won = is_won
    page.low = page.foot
    page.spoken = sheets.text(sheets.ink, page.wide // CELL_WIDTH, 1, 0, 0)
    page.group.append(page.spoken.grid)
    page.group.append(_rays(page))
    lay_edge(page.group, page.wide, page.high, _edge(page))
    felt = displayio.Group(y=page.high + _edge(page))
    lay_felt(felt, g)
    page.group.append(felt)
    return page


def _edge(page: "EndPage") -> int:
    return 3 if page.is_large else 2


def _rays(page: "EndPage") -> displayio.TileGrid:
    """Draw rays of light from behind the face."""
    wide = page.wide
    high = page.high
    sheet = displayio.Bitmap(wide, high, 2)
    middle = high * _CENTER // 100
    for y in range(high):
        up = middle - y
        first = y * wide
        for i in range(0, len(_SLOPES), 2):  # no list of all lines: a board would keep its garbage
            one = wide // 2 + _SLOPES[i] * up // 256
            other = wide // 2 + _SLOPES[i + 1] * up // 256
            for at in range(first + max(min(one, other), 0), first + min(max(one, other), wide)):
                sheet[at] = 1
    light, shade = theme.NIGHT_SKY, theme.NIGHT_SHADE
    if page.is_won:
        light, shade = theme.SUN, theme.SUN_SHADE
    return grid_of(sheet, palette_of((light, shade)), 1, 1, wide, high, 0, 0)


# The picture.


def show_hero(page: "EndPage", kind: int, number: int, mood: int) -> None:
    """Put a large face into the middle of the picture, with a crown if it has won."""
    size = page.geometry.face
    scale = 3 if page.geometry.card_width >= _LARGEST_CARDS else 2
    x = (page.wide - size * scale) // 2
    y = page.high - page.geometry.face_height * scale
    page.clear = size * scale + size
    _add_face(page, kind, number, mood, size, scale, x, y)
    if page.is_won:
        unit = 3 if not page.is_large else 2 * scale + 1
        _add_crown(page, unit, (page.wide - _CROWN_WIDE * unit) // 2, y - 4)


def show_onlooker(page: "EndPage", kind: int, number: int) -> None:
    """Let the winner look on, with a crown, at the right of who has lost."""
    size = page.geometry.face
    unit = 2 if page.is_large else 1
    x = page.wide - size - (14 if page.is_large else 6)
    y = page.high - height_of(size)
    _add_face(page, kind, number, GLAD, size, 1, x, y)
    _add_crown(page, unit, x + (size - _CROWN_WIDE * unit) // 2, y - 4 * unit + 1)


def _add_face(
    page: "EndPage", kind: int, number: int, mood: int, size: int, scale: int, x: int, y: int
) -> None:
    group = displayio.Group(scale=scale, x=x, y=y)
    group.append(one_face(size, kind, number, mood))
    page.group.append(group)


def _add_crown(page: "EndPage", unit: int, x: int, y: int) -> None:
    """Draw a crown with a dark line around it. unit: pixels of one of its squares."""
    wide, high = _CROWN_WIDE * unit + 2, _CROWN_HIGH * unit + 2
    sheet = displayio.Bitmap(wide, high, _CROWN_VALUES)
    for is_inner in (0, 1):
        for row in range(_CROWN_HIGH):
            jewel = 4
            for column in range(_CROWN_WIDE):
                sign = _CROWN[row][column]
                if sign == ".":
                    continue
                value = 2 if sign == "#" else 3
                if sign == "*":
                    value = jewel
                    jewel += 1
                more = 1 - is_inner
                for down in range(unit + 2 * more):
                    first = (row * unit + is_inner + down) * wide + column * unit + is_inner
                    for at in range(first, first + unit + 2 * more):
                        sheet[at] = value if is_inner else 1
    jewels = tuple([theme.BRIGHT[color] for color in _JEWELS])
    colors = palette_of((0, theme.OUTLINE, theme.GOLD, theme.DARK_GOLD) + jewels)
    colors.make_transparent(0)
    page.group.append(grid_of(sheet, colors, 1, 1, wide, high, x - 1, y - 1))


# Below it.


def show_all(page: "EndPage", sides: "list[tuple[int, int, int, str]]") -> None:
    """Show those who played, side by side, as many as there is room for.

    sides: of each kind, number and mood of a face, and what they have, from the first on.
    """
    size = 20 if page.is_large or page.geometry.doubled > 1 else 12
    is_high = page.geometry.card_width >= _LARGEST_CARDS
    if is_high:
        size = 32
    digits = max([len(side[3]) for side in sides])
    cell = LARGE_WIDTH if is_high else CELL_WIDTH
    gap = 3 if page.is_large else 1
    need = max(size, digits * cell) if is_high else size + gap + digits * cell
    count = min(len(sides), page.wide // (need + 1))
    room = page.wide // count
    sheet = read_faces(size)
    tall = height_of(size)
    bottom = page.foot - (8 if page.is_large else 2)
    page.low = bottom - tall
    if is_high:
        bottom = page.foot - 3
        page.low = bottom - LARGE_HEIGHT - tall - 4
    for i in range(count):
        kind, number, mood, value = sides[i]
        x = i * room + (page.wide - count * room) // 2 + (room - need) // 2
        colors = face_colors(kind, number, 0)
        colors.make_transparent(0)
        y = page.low + 2 if is_high else bottom - tall
        left = x
        if is_high:
            left += (need - size) // 2
            ground = two_colors(theme.FELT, theme.DOTS if i else theme.NIGHT)
            plate = make_plate(
                ground,
                x - (room - need) // 2 + 1,
                page.low,
                room - 2,
                page.foot - page.low - 2,
            )
            page.group.append(plate)
        face = face_grid(sheet, colors, left, y)
        show_face(face, kind, number, mood)
        page.group.append(face)
        ink = theme.INK if i else theme.GOLD
        if is_high:
            x += (need - len(value) * cell) // 2
            y = bottom - LARGE_HEIGHT
        else:
            x += size + gap
            y = bottom - (15 if size > _TINY_FACE else 11)
        _write(page, value, ink, x, y, is_high)


def _write(page: "EndPage", words: str, color: int, x: int, y: int, is_large: bool) -> "Text":
    """Write words on what lies there."""
    colors = palette_of((0, color))
    colors.make_transparent(0)
    columns = max(len(words), 1)
    if is_large:
        sheet: displayio.Bitmap = page.sheets.large  # type: ignore[assignment]
        text = Text(sheet, colors, columns, 1, x, y, LARGE_WIDTH, LARGE_HEIGHT)
    else:
        text = page.sheets.text(colors, columns, 1, x, y)
    text.start(0)
    write_string(text, words)
    text.end()
    page.group.append(text.grid)
    return text


def add_lanes(
    page: "EndPage", skins: "list[int]", letters: int, digits: int, are_bad: bool
) -> "Lanes":
    """Make a lane for each of two sides, low ones; faces run on them where they are high."""
    pitch = 9 if not page.is_large else 17
    if page.geometry.card_width >= _LARGEST_CARDS:
        pitch = 29
    page.low = page.foot - (4 if page.is_large else 1) - len(skins) * pitch
    g = page.geometry
    places = places_for(g, len(skins), letters, digits, page.low, pitch)
    faces = 1 if places.face > _TINY_FACE else 0
    group = displayio.Group()
    lanes = make_lanes(g, page.sheets, group, places, skins, faces, are_bad)
    page.group.append(group)
    return lanes


def write(page: "EndPage", words: str, below: "list[str]") -> None:
    """Write who won, and under it the first of some lines that fits."""
    spoken = page.spoken
    spoken.start(0)
    write_string(spoken, words)
    spoken.end()
    top = page.high + _edge(page)
    cell, line = CELL_WIDTH, CELL_HEIGHT
    if page.is_large:
        cell, line = LARGE_WIDTH, LARGE_HEIGHT
    said = below[-1]
    for one in below:
        if len(one) * cell <= page.wide - 2 * cell:
            said = one
            break
    room = page.low - top - line
    size = max(size_for(page.sheets, words, page.wide, room), 0)
    across, down = extent(size, len(words))
    colors = palette_of((0, theme.GOLD if page.is_won else theme.EYES, theme.OUTLINE))
    colors.make_transparent(0)
    picture = shout(page.sheets, colors, words, size)
    picture.x = (page.wide - across) // 2
    gap = max((room - down) // 3, 0)
    picture.y = top + gap
    page.group.append(picture)
    ink = theme.CREAM if page.is_won else theme.ON_FELT
    x = (page.wide - len(said) * cell) // 2
    y = min(picture.y + down + gap, page.low - line)
    page.below = _write(page, said, ink, x, y, page.is_large)


def end(page: "EndPage", keys: "tuple[bytes, ...]") -> None:
    """Lay buttons for what the keys do, and what falls above all."""
    page.keys = lay_keys(page.group, page.geometry, page.sheets, keys)
    page.group.append(page.front)
