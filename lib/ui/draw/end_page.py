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
from ui.draw.font import CELL_HEIGHT, CELL_WIDTH, LARGE_HEIGHT, LARGE_WIDTH
from ui.draw.ground import lay_felt
from ui.draw.key_row import lay_keys
from ui.draw.lanes import Lanes, lay_edge, places_for
from ui.draw.places import BUTTONS, Y
from ui.draw.plates import make_plate, two_colors
from ui.draw.sheets import grid_of
from ui.draw.shout import extent, shout, size_for
from ui.draw.text import Text, write_string

TYPE_CHECKING = False
if TYPE_CHECKING:
    from ui.draw.geometry import Geometry
    from ui.draw.sheets import Sheets

_LARGE_CARDS = const(40)
_LARGEST_CARDS = const(48)
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
    """`group` is the page. front: a group above all. The rest is as in `ui.draw.score_page`."""

    spoken: "Text"
    below: "Text"
    keys: "list[Text]"

    def __init__(self, geometry: "Geometry", sheets: "Sheets", is_won: bool) -> None:
        """Make the picture's rays, and the felt. is_won: by somebody who plays here."""
        self.geometry = g = geometry
        self.sheets = sheets
        self.group = displayio.Group(scale=g.doubled)
        self.front = displayio.Group()
        self.wide = g.size[0] // g.doubled
        self.foot = g.places[BUTTONS + Y]
        self.is_large = g.card_width >= _LARGE_CARDS
        self.high = self.foot * _PICTURE // 100
        self.clear = 0  # in its middle, so many pixels wide, no confetti comes to lie
        self._is_won = is_won
        self._low = self.foot  # where what is below the words begins
        self.spoken = sheets.text(sheets.ink, self.wide // CELL_WIDTH, 1, 0, 0)
        self.group.append(self.spoken.grid)
        self.group.append(self._rays())
        lay_edge(self.group, self.wide, self.high, self._edge())
        felt = displayio.Group(y=self.high + self._edge())
        lay_felt(felt, g)
        self.group.append(felt)

    def _edge(self) -> int:
        return 3 if self.is_large else 2

    def _rays(self) -> displayio.TileGrid:
        """Draw rays of light from behind the face."""
        wide = self.wide
        high = self.high
        sheet = displayio.Bitmap(wide, high, 2)
        middle = high * _CENTER // 100
        for y in range(high):
            up = middle - y
            crossed = sorted([wide // 2 + slope * up // 256 for slope in _SLOPES])
            for i in range(0, len(crossed), 2):
                first = y * wide
                for at in range(first + max(crossed[i], 0), first + min(crossed[i + 1], wide)):
                    sheet[at] = 1
        light, shade = theme.NIGHT_SKY, theme.NIGHT_SHADE
        if self._is_won:
            light, shade = theme.SUN, theme.SUN_SHADE
        return grid_of(sheet, palette_of((light, shade)), 1, 1, wide, high, 0, 0)

    # The picture.

    def show_face(self, kind: int, number: int, mood: int) -> None:
        """Put a large face into the middle of the picture, with a crown if it has won."""
        size = self.geometry.face
        scale = 3 if self.geometry.card_width >= _LARGEST_CARDS else 2
        x = (self.wide - size * scale) // 2
        y = self.high - self.geometry.face_height * scale
        self.clear = size * scale + size
        self._add_face(kind, number, mood, size, scale, x, y)
        if self._is_won:
            unit = 3 if not self.is_large else 2 * scale + 1
            self._add_crown(unit, (self.wide - _CROWN_WIDE * unit) // 2, y - 4)

    def show_winner(self, kind: int, number: int) -> None:
        """Let the winner look on, with a crown, at the right of who has lost."""
        size = self.geometry.face
        unit = 2 if self.is_large else 1
        x = self.wide - size - (14 if self.is_large else 6)
        y = self.high - height_of(size)
        self._add_face(kind, number, GLAD, size, 1, x, y)
        self._add_crown(unit, x + (size - _CROWN_WIDE * unit) // 2, y - 4 * unit + 1)

    def _add_face(
        self, kind: int, number: int, mood: int, size: int, scale: int, x: int, y: int
    ) -> None:
        colors = face_colors(kind, number, 0)
        colors.make_transparent(0)
        face = face_grid(read_faces(size), colors, 0, 0)
        show_face(face, kind, number, mood)
        group = displayio.Group(scale=scale, x=x, y=y)
        group.append(face)
        self.group.append(group)

    def _add_crown(self, unit: int, x: int, y: int) -> None:
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
        self.group.append(grid_of(sheet, colors, 1, 1, wide, high, x - 1, y - 1))

    # Below it.

    def show_all(self, sides: "list[tuple[int, int, int, str]]") -> None:
        """Show those who played, side by side, as many as there is room for.

        sides: of each kind, number and mood of a face, and what they have, from the first on.
        """
        size = 20 if self.is_large else 12
        is_high = self.geometry.card_width >= _LARGEST_CARDS
        if is_high:
            size = 32
        digits = max([len(side[3]) for side in sides])
        cell = LARGE_WIDTH if is_high else CELL_WIDTH
        gap = 3 if self.is_large else 1
        need = max(size, digits * cell) if is_high else size + gap + digits * cell
        count = min(len(sides), self.wide // (need + 1))
        room = self.wide // count
        sheet = read_faces(size)
        tall = height_of(size)
        bottom = self.foot - (8 if self.is_large else 2)
        self._low = bottom - tall
        if is_high:
            bottom = self.foot - 3
            self._low = bottom - LARGE_HEIGHT - tall - 4
        for i in range(count):
            kind, number, mood, value = sides[i]
            x = i * room + (self.wide - count * room) // 2 + (room - need) // 2
            colors = face_colors(kind, number, 0)
            colors.make_transparent(0)
            y = self._low + 2 if is_high else bottom - tall
            left = x
            if is_high:
                left += (need - size) // 2
                ground = two_colors(theme.FELT, theme.DOTS if i else theme.NIGHT)
                plate = make_plate(
                    ground,
                    x - (room - need) // 2 + 1,
                    self._low,
                    room - 2,
                    self.foot - self._low - 2,
                )
                self.group.append(plate)
            face = face_grid(sheet, colors, left, y)
            show_face(face, kind, number, mood)
            self.group.append(face)
            ink = theme.INK if i else theme.GOLD
            if is_high:
                x += (need - len(value) * cell) // 2
                y = bottom - LARGE_HEIGHT
            else:
                x += size + gap
                y = bottom - (15 if self.is_large else 11)
            self._write(value, ink, x, y, is_high)

    def _write(self, words: str, color: int, x: int, y: int, is_large: bool) -> "Text":
        """Write words on what lies there."""
        colors = palette_of((0, color))
        colors.make_transparent(0)
        columns = max(len(words), 1)
        if is_large:
            sheet: displayio.Bitmap = self.sheets.large  # type: ignore[assignment]
            text = Text(sheet, colors, columns, 1, x, y, LARGE_WIDTH, LARGE_HEIGHT)
        else:
            text = self.sheets.text(colors, columns, 1, x, y)
        text.start(0)
        write_string(text, words)
        text.end()
        self.group.append(text.grid)
        return text

    def add_lanes(self, skins: "list[int]", letters: int, digits: int, are_bad: bool) -> "Lanes":
        """Make a lane for each of two sides, low ones."""
        pitch = 9 if not self.is_large else 17
        if self.geometry.card_width >= _LARGEST_CARDS:
            pitch = 29
        self._low = self.foot - (4 if self.is_large else 1) - len(skins) * pitch
        g = self.geometry
        places = places_for(g, len(skins), letters, digits, self._low, pitch)
        group = displayio.Group()
        lanes = Lanes(g, self.sheets, group, places, skins, 1, are_bad)
        self.group.append(group)
        return lanes

    def write(self, words: str, below: "list[str]") -> None:
        """Write who won, and under it the first of some lines that fits."""
        spoken = self.spoken
        spoken.start(0)
        write_string(spoken, words)
        spoken.end()
        top = self.high + self._edge()
        cell, line = CELL_WIDTH, CELL_HEIGHT
        if self.is_large:
            cell, line = LARGE_WIDTH, LARGE_HEIGHT
        said = below[-1]
        for one in below:
            if len(one) * cell <= self.wide - 2 * cell:
                said = one
                break
        room = self._low - top - line
        size = max(size_for(self.sheets, words, self.wide, room), 0)
        across, down = extent(size, len(words))
        colors = palette_of((0, theme.GOLD if self._is_won else theme.EYES, theme.OUTLINE))
        colors.make_transparent(0)
        picture = shout(self.sheets, colors, words, size)
        picture.x = (self.wide - across) // 2
        gap = max((room - down) // 3, 0)
        picture.y = top + gap
        self.group.append(picture)
        ink = theme.CREAM if self._is_won else theme.ON_FELT
        x = (self.wide - len(said) * cell) // 2
        y = min(picture.y + down + gap, self._low - line)
        self.below = self._write(said, ink, x, y, self.is_large)

    def hint(self, keys: "tuple[bytes, ...]") -> None:
        """Lay buttons for what the keys do, and what falls above all."""
        self.keys = lay_keys(self.group, self.geometry, self.sheets, keys)
        self.group.append(self.front)
