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
from engine.state.options import MATCH_HANDS, PILES, TARGET, TWO_PILES
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
    light_of,
    show_face,
)
from ui.draw.faces import face_colors, face_grid, read_faces
from ui.draw.font import CELL_HEIGHT, CELL_WIDTH, CIRCLE
from ui.draw.grids import CHANGED, OFFSCREEN, set_colors, set_x, set_y
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
    RIM,
    SALT_MARK,
    SALT_PIXEL,
    SHAKERS,
    TWO,
    WHITE,
)
from ui.draw.table_tiles import CALLED as CALLED_SIGN
from ui.draw.text import write_string
from ui.players import NAMES, face_of, mark_of
from ui.table.words import LINE

TYPE_CHECKING = False
if TYPE_CHECKING:
    from ui.draw.geometry import Geometry
    from ui.draw.sheets import Sheets
    from ui.match.match import Match

    # Where a row of letters is, on the display; how many columns it has; is it right-aligned (1)?
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
_GAP = const(1)  # between a face and what stands at its right
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
        self.small = geometry.small
        self.right = 0  # places whose numbers, and names, are right-aligned: a bit for each
        self._hand_x = (geometry.width * geometry.scale - geometry.card_width) // 2
        self._hand_y = geometry.hand_y
        for player in range(players):
            kind = PERSON if match.people[player] else BOT
            self.palettes.append(face_colors(kind, face_of(match.view, player), theme.FELT))
        colors = displayio.Palette(4)
        colors[BACK_PIXEL] = theme.BACK_OF_HANDS
        colors[WHITE] = sheets.ink[1]  # type: ignore[assignment]
        colors[GOLD] = sheets.gold[1]  # type: ignore[assignment]
        digits = read("counts", COUNT_TILES * CELL_WIDTH, CELL_HEIGHT, 2)
        texts = group if self.small == 1 else displayio.Group(scale=self.small)
        kit = geometry, sheets, read_faces(geometry.face), digits, colors, group, texts
        self._seat_all(match.view, kit)
        if texts is not group:
            group.append(texts)

    def _seat_all(self, view: bytearray, kit: "Kit") -> None:
        """Add the holder's seat, then the others'."""
        g, sheets, _, digits, _, _, texts = kit
        has_colors = view[layout.EFFECTS + _TWO] == layout.CALLS_SEAT
        longest = _LEAST + (view[layout.TEAM] > 0) + has_colors
        for name in NAMES:
            longest = max(longest, len(name) + 1 + (view[layout.TEAM] > 0) + has_colors)
        height = g.face_height + CELL_HEIGHT * g.small  # of a seat at a side
        is_nameless = not g.sides and view[PILES] == TWO_PILES
        own = g.face_height if is_nameless else height
        free = g.table_height - g.top - own
        is_seen = free >= g.sides * height
        has_color_alone = is_nameless and has_colors  # in place of the own name
        first = _COLOR_ALONE if has_color_alone else longest
        self._add_aside(kit, first, 0, g.table_height - own)
        is_nameless &= not has_color_alone
        for grid in (self.faces[0], self.numbers[0], self.names[0]):
            if not is_seen or is_nameless and grid is self.names[0]:
                grid.x = -g.table_width
        if is_seen:
            _add_target(view, g, sheets, texts)
        else:
            free += own
        each = free // max(g.sides, 1)
        y = g.top + (each - height) // 2
        for i in range(g.sides):
            self._add_aside(kit, longest, 0, y + each * (g.sides - 1 - i))
        pitch = g.table_width // max(g.across, 1)
        has_marks = view[layout.TEAM] > 0 or has_colors
        for i in range(g.across):
            self._add_above(kit, longest, pitch * i + pitch // 2, pitch - 1, has_marks)
        for i in range(g.sides):
            self._add_aside(kit, longest, g.table_width, y + each * i)
        if (
            view[layout.EFFECTS + _EIGHT] == layout.GETS_SALT
            or view[layout.EFFECTS + _TWO] == layout.CALLS_PEPPER
        ):
            self._add_shakers(g, digits, texts)

    def _add_shakers(self, g: "Geometry", sheet: displayio.Bitmap, texts: displayio.Group) -> None:
        """Add the shakers, which `Seats.show` puts into the lower corners of faces."""
        face = g.face // g.small
        self.across = face - CELL_WIDTH
        self.down = g.face_height // g.small - CELL_HEIGHT
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

    def _add_above(self, kit: "Kit", longest: int, middle: int, most: int, has_marks: bool) -> None:
        """Add a seat above the table, at most so wide; has_marks: names have signs beside them.

        The name stands before the face and the number behind it; or both behind it, one above the
        other; or the number behind it and the name below both.
        """
        g = kit[0]
        letter = CELL_WIDTH * g.small
        size = CELL_HEIGHT * g.small
        if g.is_narrow:
            wide = min(most, max(g.face + 3 * letter, longest * letter))
            x = max(middle - wide // 2, g.small)
            number = (x + g.face, (g.face_height - size) // 2, min((wide - g.face) // letter, 3), 0)
            columns = max((wide - _APART) // letter, _LEAST if has_marks else _SHORTEST)
            self._add(kit, (x, 0), number, (x, g.face_height, columns, 0))
        elif g.is_in_row:
            columns = min(longest, (most - g.face) // letter - 3)
            x = max(middle - g.face // 2, columns * letter + g.small)
            name = (x - columns * letter - g.small, 0, columns, 1)
            self._add(kit, (x, 0), (x + g.face + g.small, 0, 3, 0), name)
        else:
            columns = min(max(longest, 3), (most - g.face) // letter)
            x = middle - (g.face + columns * letter) // 2
            behind = x + g.face + _GAP
            name = (behind, g.top // 2 - size, columns, 0)
            face = (x, (g.top - g.face_height) // 2)
            self._add(kit, face, (behind, g.top // 2, 3, 0), name)

    def _add_aside(self, kit: "Kit", longest: int, x: int, y: int) -> None:
        """Add a seat at a side: its face on the rim, the number outside, the name below both.

        x: 0: at the left; else the right edge of all.
        """
        g = kit[0]
        letter = CELL_WIDTH * g.small
        columns = min((g.side - g.face) // letter, 3)
        number_y = y + (g.face_height - CELL_HEIGHT * g.small) // 2
        names = min(max((g.felt_x + RIM - g.small) // letter, _LEAST), longest)
        if x:
            face = x - g.side
            number = (face + g.face, number_y, columns, 0)
            name = (x - names * letter, y + g.face_height, names, 1)
        else:
            face = g.side - g.face
            number = (face - columns * letter, number_y, columns, 1)
            name = (g.small, y + g.face_height, names, 0)
        if longest == _COLOR_ALONE:  # before a shorter number
            number = (face - letter * (columns - 1), number_y, columns - 1, 1)
            name = (face - letter * columns, number_y, 1, 0)
        self._add(kit, (face, y), number, name)

    def _add(self, kit: "Kit", face: "tuple[int, int]", number: "Place", name: "Place") -> None:
        """Add a face, a number of cards and a name. See `Place`."""
        g, sheets, faces, digits, colors, group, texts = kit
        place = len(self.faces)
        self.faces.append(face_grid(faces, self.palettes[0], face[0], face[1]))
        group.append(self.faces[place])
        x, y, columns, is_right = number
        x //= g.small
        y //= g.small
        grid = grid_of(digits, colors, columns, 1, CELL_WIDTH, CELL_HEIGHT, x, y)
        self.numbers.append(grid)
        self.right |= is_right << place
        texts.append(grid)
        x, y, columns, is_right = name
        text = sheets.text(sheets.ink, columns, 1, x // g.small, y // g.small)
        self.names.append(text.grid)
        self.right |= is_right << place + NAME_BITS
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
            set_x(shaker, face.x // self.small + across)
            set_y(shaker, face.y // self.small + self.down)

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
        before = columns - at if self.right >> place & 1 else 0
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
        if self.right >> place + NAME_BITS & 1:
            line.center(1)
        line.put_on(grid)


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
