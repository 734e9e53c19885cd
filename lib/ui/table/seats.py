"""This module seats the players around the table, clockwise from the holder, who sits below.

Others sit from the lower left to the lower right, as `ui.draw.geometry` settles it. Each has a
face, the number of cards, up to four as small backs, and above or below it as much of the name as
there is room for. `!` says that Uno was called. The ground behind the face of whose turn it is is
gold; while another one is asked, theirs is, and the former's is darker. Partners have the same
skin, and the same mark before their names. The shakers of salt and pepper stand on the face of who
has them, so that names keep their room; the shape of the color that each player has behind the name
(GRD-26).
`ui.draw.geometry` settles where seats are.
"""

import displayio
from micropython import const

from engine.state import layout
from engine.state.cards import NO_COLOR
from engine.state.seats import word
from engine.state.windows import is_turn
from ui import says
from ui.draw import theme
from ui.draw.art import read
from ui.draw.face_tiles import (
    BOT,
    CALM,
    GROUND,
    LIGHT,
    PERSON,
    height_of,
    light_of,
    show_face,
)
from ui.draw.faces import face_colors, face_grid, read_faces
from ui.draw.font import CELL_HEIGHT, CELL_WIDTH, CIRCLE
from ui.draw.grids import CHANGED, OFF_CANVAS, OFFSCREEN, set_colors, set_x, set_y
from ui.draw.places import HAND, HIGH, NUMBERS, OWN_FACE, WIDE, X, Y
from ui.draw.sheets import grid_of
from ui.draw.table_tiles import (
    BACK_PIXEL,
    COUNT_TILES,
    DIGITS,
    GOLD,
    GONE,
    LESS,
    NO_COUNT,
    ONE,
    OUTLINE,
    PEPPER_PIXEL,
    SALT_MARK,
    SALT_PIXEL,
    SHAKERS,
    TWO,
    WHITE,
)
from ui.draw.table_tiles import CALLED as CALLED_SIGN
from ui.players import face_of, mark_of
from ui.table.felt import on_felt
from ui.table.words import LINE

TYPE_CHECKING = False
if TYPE_CHECKING:
    from ui.draw.geometry import Geometry
    from ui.draw.sheets import Sheets
    from ui.match.match import Match

    # Where a row of letters is; how many columns it has; is it right-aligned (1), or centered (2)?
    Place = tuple[int, int, int, int]
    # What seats are made of: the sheet of faces; that of digits, and its colors; the page, and the
    # group of small letters on it.
    Kit = tuple[
        Geometry,
        Sheets,
        displayio.Bitmap,
        displayio.Bitmap,
        displayio.Palette,
        displayio.Group,
        displayio.Group,
    ]

_TWO = const(2)  # faces
_EIGHT = const(8)
_BACKS = const(4)  # cards that are shown as backs
NAME_BITS = const(10)  # the first bit of names
_IS_OUT = const(1)  # bits of what a seat was written for
_HAS_CALLED = const(2)

# How they are laid out.
_LEAST = const(4)  # columns for a name, with a sign before it
_COLOR_ALONE = const(1)  # columns for the shape of a color (GRD-26)
_SHORTEST = const(3)  # of one without a sign
_APART = const(2)  # pixels from a name to the next one above the table, beside the gap of a letter
_WIDE = const(200)  # a table that is as wide has room for what is played for
_GAP = const(3)  # between a face and what stands at its right
_TO = "to"  # so many points


def holder_of(view: bytearray, pepper: int) -> int:  # per frame
    """Return the seat that has the salt, or the pepper (1), where some card hands it on."""
    if pepper:
        return (
            view[layout.PEPPER]
            if view[layout.EFFECTS + _TWO] == layout.CALLS_PEPPER
            else layout.NOBODY
        )
    return view[layout.SALT] if view[layout.EFFECTS + _EIGHT] == layout.GETS_SALT else layout.NOBODY


def color_of(view: bytearray, seat: int) -> int:  # per frame
    """Return the color whose Two calls a seat; NO_COLOR: its Twos do something else."""
    if view[layout.EFFECTS + _TWO] == layout.CALLS_SEAT:
        for color in range(NO_COLOR):
            if view[layout.SEAT_OF_COLOR + color] == seat:
                return color
    return NO_COLOR


class Seats:
    """`show(view)` brings them up to date, `feel(seat, mood)` shows a mood on a face; `x_of` and
    `y_of` tell where a face is, and of the holder where the middle of the hand is.
    By place, clockwise from the holder: `faces`, `numbers`, and `names`.
    `shakers`: of salt and pepper, where cards hand them on.
    group: the page that they are put on.
    `below`: the seat that sits below though nobody holds the device now; NOBODY: the holder's.
    """

    below = layout.NOBODY

    def __init__(
        self, geometry: "Geometry", sheets: "Sheets", match: "Match", group: displayio.Group
    ) -> None:
        players = len(match.people)
        self._match = match
        self._shown = [-1] * players  # by place: what was written last
        self.moods = bytearray(players)  # by seat
        self._tiles = bytearray(4)  # of a number
        self.palettes: list[displayio.Palette] = []  # by player
        self.faces: list[displayio.TileGrid] = []
        self.numbers: list[displayio.TileGrid] = []
        self.names: list[displayio.TileGrid] = []
        self.shakers: "tuple[displayio.TileGrid, ...]" = ()
        self.across = self.down = 0  # from the edges of a face to those of the pepper on it
        self._ink = on_felt(sheets.ink)
        self.right = 0  # places whose numbers, and names, are right-aligned: a bit for each
        self._hand_x = (geometry.size[0] // geometry.doubled - geometry.card_width) // 2
        self._hand_y = geometry.places[HAND + Y]
        for player in range(players):
            kind = PERSON if match.people[player] else BOT
            self.palettes.append(face_colors(kind, face_of(match.view, player), theme.FELT))
        colors = displayio.Palette(4)
        colors[0] = theme.FELT
        colors[BACK_PIXEL] = theme.BACK_OF_HANDS
        colors[WHITE] = sheets.ink[1]  # type: ignore[assignment]
        colors[GOLD] = sheets.gold[1]  # type: ignore[assignment]
        digits = read("counts", COUNT_TILES * CELL_WIDTH, CELL_HEIGHT, 2)
        kit = geometry, sheets, read_faces(geometry.face), digits, colors, group, group
        self._seat_all(match.view, kit)

    def _seat_all(self, view: bytearray, kit: "Kit") -> None:
        """Add the holder's face, which looks out of the strip, then the others' seats."""
        g, sheets, _, _, _, _, texts = kit
        size = min(g.places[OWN_FACE + WIDE], g.face)
        x = g.places[OWN_FACE + X] + (g.places[OWN_FACE + WIDE] - size) // 2
        y = g.places[OWN_FACE + Y] + g.places[OWN_FACE + HIGH] - height_of(size)
        nowhere = (OFF_CANVAS, 0, 1, 0)  # what the hand tells, and the strip
        self._add(kit, (x, y), nowhere, nowhere, read_faces(size) if size < g.face else None)
        for at in range(0, len(g.seats), NUMBERS):
            self._add_seat(
                kit, g.seats[at], g.seats[at + Y], g.seats[at + WIDE], g.seats[at + HIGH]
            )
        if (
            view[layout.EFFECTS + _EIGHT] == layout.GETS_SALT
            or view[layout.EFFECTS + _TWO] == layout.CALLS_PEPPER
        ):
            self._add_shakers(g, kit[3], texts)

    def _add_seat(self, kit: "Kit", x: int, y: int, wide: int, high: int) -> None:
        """Add a seat: a face with name and number beside it, or below it where that is higher."""
        g = kit[0]
        size = g.face
        aside = x + size + _GAP
        columns = (wide - size - _GAP) // CELL_WIDTH
        if wide > high:
            upper = y + (high - 2 * CELL_HEIGHT) // 2
            face = x, y + (high - g.face_height) // 2
            number = aside, upper + CELL_HEIGHT, min(max(columns, 2), 3), 0
            name = aside, upper, columns, 0
            if columns < _SHORTEST:
                number = x + size, upper + CELL_HEIGHT, 2, 0
                name = OFF_CANVAS, 0, 1, 0
        else:
            columns = wide // CELL_WIDTH
            below = y + g.face_height
            face = x + (wide - size) // 2, y
            left = x + (wide - columns * CELL_WIDTH + 1) // 2
            name = left, below, columns, 2
            wide = (x + wide - 3 * CELL_WIDTH) // 2
            number = x + (columns - 3) * CELL_WIDTH // 2 + 1, below + CELL_HEIGHT, 3, 2
            if high < g.face_height + 2 * CELL_HEIGHT:
                number = face[0] + size, y + g.face_height - CELL_HEIGHT, 2, 0
        self._add(kit, face, number, name)

    def _add_shakers(self, g: "Geometry", sheet: displayio.Bitmap, texts: displayio.Group) -> None:
        """Add the shakers, which `Seats.show` puts into the lower corners of faces."""
        face = g.face
        self.across = face - CELL_WIDTH
        self.down = g.face_height - CELL_HEIGHT
        colors = displayio.Palette(4)
        colors.make_transparent(0)
        colors[OUTLINE] = theme.OUTLINE
        colors[SALT_PIXEL] = theme.SALT
        colors[PEPPER_PIXEL] = theme.PEPPER
        first = SALT_MARK if face < 3 * CELL_WIDTH else SALT_MARK + SHAKERS
        shakers = []
        for i in range(SHAKERS):
            shakers.append(grid_of(sheet, colors, 1, 1, CELL_WIDTH, CELL_HEIGHT, OFFSCREEN, 0))
            shakers[i][0] = first + i
            texts.append(shakers[i])
        self.shakers = tuple(shakers)

    def _add(
        self,
        kit: "Kit",
        face: "tuple[int, int]",
        number: "Place",
        name: "Place",
        own: "displayio.Bitmap | None" = None,
    ) -> None:
        """Add a face, a number of cards and a name. See `Place`. own: a sheet of smaller faces."""
        _, sheets, faces, digits, colors, group, texts = kit
        place = len(self.faces)
        self.faces.append(face_grid(own or faces, self.palettes[0], face[0], face[1]))
        group.append(self.faces[place])
        x, y, columns, is_right = number
        grid = grid_of(digits, colors, columns, 1, CELL_WIDTH, CELL_HEIGHT, x, y)
        self.numbers.append(grid)
        self.right |= is_right << 2 * place
        texts.append(grid)
        x, y, columns, is_right = name
        text = sheets.text(self._ink, columns, 1, x, y)
        self.names.append(text.grid)
        self.right |= is_right << 2 * (place + NAME_BITS)
        texts.append(text.grid)

    def place_of(self, seat: int) -> int:  # per frame
        """Return the place of a seat, counted clockwise from the holder's."""
        players = len(self.faces)
        me = self._match.view[layout.VIEW_SEAT] if self.below == layout.NOBODY else self.below
        return (seat - (me if me < players else 0)) % players

    def x_of(self, seat: int) -> int:  # per frame
        """Return the left edge of a face, or of a card in the middle of the hand."""
        place = self.place_of(seat)
        return self.faces[place].x if place else self._hand_x

    def y_of(self, seat: int) -> int:  # per frame
        """Return the upper edge of a face, or of a card in the middle of the hand."""
        place = self.place_of(seat)
        return self.faces[place].y if place else self._hand_y

    def feel(self, seat: int, mood: int) -> None:  # per frame
        """Show a mood on a face, until another one is shown."""
        self.moods[seat] = mood
        self._draw(seat, self.palettes[self._match.view[layout.PLAYER_AT + seat]][GROUND])

    def _draw(self, seat: int, ground: "int | None") -> None:  # per frame
        """Show the face of who sits on a seat, with its mood, on a ground of that color."""
        view = self._match.view
        player = view[layout.PLAYER_AT + seat]
        kind = PERSON if self._match.people[player] else BOT
        mood = self.moods[seat]
        light = light_of(kind, mood)
        colors = self.palettes[player]
        if colors[LIGHT] != light or colors[GROUND] != ground:
            colors[LIGHT] = light
            colors[GROUND] = ground  # type: ignore[assignment]
            CHANGED[0] = 1
        face = self.faces[self.place_of(seat)]
        set_colors(face, colors)
        show_face(face, kind, face_of(view, player), mood)

    def forget(self) -> None:
        """Write all seats anew next time, calm, from where the holder sits."""
        self.below = layout.NOBODY
        for seat in range(len(self._shown)):
            self._shown[seat] = -1
            self.moods[seat] = CALM

    def show(self, view: bytearray) -> None:  # per frame
        """Write the seats that have changed."""
        out = word(view, layout.OUT)
        called = word(view, layout.CALLED)
        on_turn = view[layout.TURN] if view[layout.STATUS] == layout.IN_PLAY else layout.NOBODY
        asked = layout.NOBODY if is_turn(view) else view[layout.FIRST]
        for seat in range(len(self.faces)):
            place = self.place_of(seat)
            player = view[layout.PLAYER_AT + seat]
            has_turn = seat == on_turn
            is_asked = seat == asked and not has_turn
            bits = out >> seat & _IS_OUT
            bits |= (called >> seat & 1) << 1
            bits |= has_turn << 2 | is_asked << 3 | (asked == layout.NOBODY) << 23
            bits |= view[layout.COUNTS + seat] << 6 | seat << 14 | player << 18
            bits |= (self.below == layout.NOBODY) << 22
            new = self._shown[place] ^ bits
            if new:
                self._shown[place] = bits
                ground = theme.FELT
                if is_asked or has_turn and asked == layout.NOBODY:
                    ground = theme.GOLD
                elif has_turn:
                    ground = theme.DARK_GOLD
                self._draw(seat, ground)
                self._show_count(view[layout.COUNTS + seat], bits, place)
                if new >> 14:  # another player, or seen from elsewhere
                    self._write_name(view, seat, place)
        for i in range(len(self.shakers)):
            self._stand(self.shakers[i], holder_of(view, i), self.across * i)

    def _stand(self, shaker: displayio.TileGrid, seat: int, across: int) -> None:  # per frame
        """Put a shaker on the face of who has it, so far from its left edge; NOBODY: nowhere."""
        if seat == layout.NOBODY:
            set_x(shaker, OFFSCREEN)
        else:
            face = self.faces[self.place_of(seat)]
            set_x(shaker, face.x + across)
            set_y(shaker, face.y + self.down)

    def _show_count(self, count: int, bits: int, place: int) -> None:  # per frame
        """Show how many cards a seat holds: as backs, or one and a number. bits: see `show`."""
        grid = self.numbers[place]
        columns = grid.width
        tiles = self._tiles
        at = 0
        if bits & _IS_OUT:
            tiles[0] = GONE
        elif not count:
            tiles[0] = LESS
        elif columns == 1:  # a color stands before it: backs for ten cards and more
            tiles[0] = CALLED_SIGN if bits & _HAS_CALLED else DIGITS + count if count < 10 else TWO
        elif count == 1:
            tiles[0] = ONE
        elif count <= _BACKS:
            tiles[0] = TWO
            if count > 2:
                tiles[1] = count - 2
                at = 1
        else:
            if columns > 2 or count < 10:
                tiles[0] = ONE
                at = 1
            if count > 9:
                tiles[at] = DIGITS + count // 10 % 10
                at += 1
            tiles[at] = DIGITS + count % 10
        at += 1
        if bits & _HAS_CALLED and at < columns:
            tiles[at] = CALLED_SIGN
            at += 1
        before = (columns - at) * (self.right >> 2 * place & 3) // 2
        for i in range(columns):
            tile = tiles[i - before] if 0 <= i - before < at else NO_COUNT
            if grid[i] != tile:
                grid[i] = tile
                CHANGED[0] = 1

    def _write_name(self, view: bytearray, seat: int, place: int) -> None:  # per frame
        """Write what a seat is called, with the marks of what else is so."""
        grid = self.names[place]
        wide = grid.width
        line = LINE
        line.start(wide)
        player = view[layout.PLAYER_AT + seat]
        mark = mark_of(view, player)
        if mark and wide > 1:
            line.letter(mark)
        color = color_of(view, seat)
        has_color = color != NO_COLOR
        if wide == 1:  # room for a color alone
            pass
        elif seat == view[layout.VIEW_SEAT] and self.below == layout.NOBODY:
            line.say(says.YOU)
        else:
            line.player(player, line.room() - has_color)
        if has_color:
            line.letter(CIRCLE + color)
        if self.right >> 2 * (place + NAME_BITS) & 2:
            line.center()
        line.put_on(grid)
