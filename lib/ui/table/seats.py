"""This module seats the players around the table, clockwise from the holder, who sits below.

Others sit from the lower left to the lower right, as `ui.draw.geometry` settles it. Each has a
face, beside or below it as much of the name as there is room for, and the number of cards, behind
up to five small backs: a single one is on red, in place of it a flag says that Uno was called.
Where seats are smallest there is no name, and the number is on a plate in the corner of the face.
The ground behind the face of whose turn it is is gold, and so is the name; while another one is
asked, theirs are, and the former's ground is darker. Calm faces look at whose turn it is. Partners
have the same skin, and the same mark before their names. The shakers of salt and pepper stand on
the face of who has them, so that names keep their room; the shape of the color that each player has
behind the name, the holder's on the face (GRD-26).
"""

import displayio
from micropython import const

from engine.state import layout
from engine.state.cards import NO_COLOR
from engine.state.seats import word
from engine.state.windows import is_turn
from ui.draw import theme
from ui.draw.art import read
from ui.draw.face_tiles import (
    ASIDE,
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
from ui.draw.font import CELL_HEIGHT, CELL_WIDTH, CIRCLE, FIRST
from ui.draw.grids import CHANGED, OFF_CANVAS, OFFSCREEN, set_colors, set_tile, set_x, set_y
from ui.draw.places import HAND, HIGH, NUMBERS, OWN_FACE, WIDE, X, Y
from ui.draw.sheets import grid_of
from ui.draw.table_tiles import (
    ALONE,
    BACK_PIXEL,
    BESIDE,
    COUNT_TILES,
    DIGITS,
    FLAG,
    GONE,
    LESS,
    MORE,
    NO_COUNT,
    ONE,
    OUTLINE,
    PEPPER_PIXEL,
    RED_PIXEL,
    SALT_MARK,
    SALT_PIXEL,
    SHAKERS,
    WHITE,
)
from ui.draw.table_tiles import CALLED as CALLED_SIGN
from ui.match.memory import ROOM_FOR_FACES, has_room
from ui.players import face_of, mark_of
from ui.table.strip import PLATE
from ui.table.words import LINE

TYPE_CHECKING = False
if TYPE_CHECKING:
    from ui.draw.geometry import Geometry
    from ui.draw.sheets import Sheets
    from ui.match.match import Match

    # Where a row of letters is, and how many columns it has.
    Place = tuple[int, int, int]
    # What seats are made of: the sheet of faces, and their size; that of digits, their colors, and
    # those of digits on a plate; the group that they are put on.
    Kit = tuple[
        Sheets,
        displayio.Bitmap,
        int,
        displayio.Bitmap,
        displayio.Palette,
        displayio.Palette,
        displayio.Group,
    ]

_TWO = const(2)  # faces
_EIGHT = const(8)
_BACKS = const(5)  # cards that are shown as backs, at most
_IS_OUT = const(1)  # bits of what a seat was written for
_HAS_CALLED = const(2)
_IS_ASKED = const(1)  # or it is their turn, and nobody is asked
_HAS_TURN = const(2)  # while another one is asked

# How they are laid out.
_USUAL = const(20)
_SMALLER = (_USUAL, 16)  # sizes of faces, where seats are lower than the largest
_SHORTEST = const(3)  # columns of a name, and of a number with a back
_PLATE = const(2)  # columns of a number on a plate
_FLAG = const(4)  # columns of the flag, and of a number at most
_GAP = const(3)  # between a face and what stands at its right


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
    By place, clockwise from the holder: `faces`; `numbers` and `names` but for the holder's.
    `shakers`: of salt and pepper, where cards hand them on.
    group: the page that they are put on. strip: its colors, behind the holder's face.
    `below`: the seat that sits below though nobody holds the device now; NOBODY: the holder's.
    """

    own_shape: "displayio.TileGrid | None" = None  # on the holder's face, where players have colors

    def __init__(
        self,
        geometry: "Geometry",
        sheets: "Sheets",
        match: "Match",
        group: displayio.Group,
        strip: displayio.Palette,
    ) -> None:
        players = len(match.people)
        self._match = match
        self.below = layout.NOBODY
        self.waits = False  # for a card to land, before anything of it changes
        self._shown = [-1] * players  # by place: what was written last
        self.moods = bytearray(players)  # by seat
        self._tiles = bytearray(4)  # of a number
        self.palettes: list[displayio.Palette] = []  # by player
        self.faces: list[displayio.TileGrid] = []
        self.numbers: list[displayio.TileGrid] = []
        self.names: list[displayio.TileGrid] = []
        self.shakers: "tuple[displayio.TileGrid, ...]" = ()
        self.across = self.down = 0  # from the edges of a face to those of the pepper on it
        self._inks = sheets.ink, sheets.gold  # of names, and of the name of whose turn it is
        self._strip = strip
        self._centered = 0  # places whose numbers and names are centered: a bit for each
        self._hand_x = (geometry.size[0] // geometry.doubled - geometry.card_width) // 2
        self._hand_y = geometry.places[HAND + Y]
        for player in range(players):
            kind = PERSON if match.people[player] else BOT
            self.palettes.append(face_colors(kind, face_of(match.view, player), theme.FELT))
        self._seat_all(geometry, sheets, match.view, group)

    def _seat_all(
        self, g: "Geometry", sheets: "Sheets", view: bytearray, group: displayio.Group
    ) -> None:
        """Add the holder's face, which looks out of the strip, then the others' seats."""
        digits = read("counts", COUNT_TILES * CELL_WIDTH, CELL_HEIGHT, 2)
        own = min(g.places[OWN_FACE + WIDE], g.face)
        size = face_size(g)
        faces = read_faces(size)
        x = g.places[OWN_FACE + X] + (g.places[OWN_FACE + WIDE] - own) // 2
        y = g.places[OWN_FACE + Y] + g.places[OWN_FACE + HIGH] - height_of(own)
        sheet = faces if own == size else read_faces(own)
        self.faces.append(face_grid(sheet, self.palettes[0], x, y))
        group.append(self.faces[0])
        colors = colors_of_numbers(theme.FELT, theme.BACK_OF_HANDS)
        on_plate = colors  # where seats are smallest
        if size == _SMALLER[1]:
            on_plate = colors_of_numbers(theme.NIGHT, theme.FELT)
        kit = sheets, faces, size, digits, colors, on_plate, group
        for at in range(0, len(g.seats), NUMBERS):
            self._add_seat(
                kit, g.seats[at], g.seats[at + Y], g.seats[at + WIDE], g.seats[at + HIGH]
            )
        if view[layout.EFFECTS + _TWO] == layout.CALLS_SEAT:
            x += own - CELL_WIDTH
            y += height_of(own) - CELL_HEIGHT
            self.own_shape = sheets.text(self._inks[0], 1, 1, x, y).grid
            group.append(self.own_shape)
        if (
            view[layout.EFFECTS + _EIGHT] == layout.GETS_SALT
            or view[layout.EFFECTS + _TWO] == layout.CALLS_PEPPER
        ):
            self._add_shakers(size, digits, group)

    def _add_seat(self, kit: "Kit", x: int, y: int, wide: int, high: int) -> None:
        """Add a seat: a face, and as there is room below it name and number, or the name alone."""
        size = kit[2]
        tall = height_of(size)
        columns = wide // CELL_WIDTH
        beside = (wide - size - _GAP) // CELL_WIDTH
        if high >= tall + 2 * CELL_HEIGHT:
            self._centered |= 1 << len(self.faces)
            face = x + (wide - size) // 2, y
            left = x + (wide - columns * CELL_WIDTH + 1) // 2
            name = left, y + tall, columns
            number = face[0] + size // 2 - 2 * CELL_WIDTH, y + tall + CELL_HEIGHT, _FLAG
        elif high >= tall + CELL_HEIGHT:
            face = x + (wide - size - _SHORTEST * CELL_WIDTH) // 2, y
            number = face[0] + size + 1, y + (tall - CELL_HEIGHT) // 2 + 2, _SHORTEST
            name = face[0], y + tall, (x + wide - face[0]) // CELL_WIDTH
        elif beside >= _SHORTEST:
            face = x, y + (high - tall) // 2
            upper = y + (high - 2 * CELL_HEIGHT) // 2
            name = x + size + _GAP, upper, beside
            number = name[0], upper + CELL_HEIGHT, min(beside, _FLAG)
        else:
            face = x + (wide - size - CELL_WIDTH) // 2, y + (high - tall) // 2
            number = face[0] + size - CELL_WIDTH + 1, face[1] + tall - CELL_HEIGHT, _PLATE
            name = OFF_CANVAS, 0, 1
        self._add(kit, face, number, name)

    def _add(self, kit: "Kit", face: "tuple[int, int]", number: "Place", name: "Place") -> None:
        """Add a face, a number of cards and a name. See `Place`."""
        sheets, faces, _, digits, colors, on_plate, group = kit
        self.faces.append(face_grid(faces, self.palettes[0], face[0], face[1]))
        group.append(self.faces[-1])
        x, y, columns = number
        if columns == _PLATE:
            colors = on_plate
        grid = grid_of(digits, colors, columns, 1, CELL_WIDTH, CELL_HEIGHT, x, y)
        self.numbers.append(grid)
        group.append(grid)
        x, y, columns = name
        if x == OFF_CANVAS and self.names and self.names[-1].x == x:
            self.names.append(self.names[-1])  # one for all that are nowhere
            return
        grid = sheets.text(self._inks[0], columns, 1, x, y).grid
        self.names.append(grid)
        group.append(grid)

    def _add_shakers(self, size: int, sheet: displayio.Bitmap, group: displayio.Group) -> None:
        """Add the shakers, which `Seats.show` puts into the lower corners of faces."""
        self.across = size - CELL_WIDTH
        self.down = height_of(size) - CELL_HEIGHT
        colors = displayio.Palette(4)
        colors.make_transparent(0)
        colors[OUTLINE] = theme.OUTLINE
        colors[SALT_PIXEL] = theme.SALT
        colors[PEPPER_PIXEL] = theme.PEPPER
        first = SALT_MARK if size < 3 * CELL_WIDTH else SALT_MARK + SHAKERS
        shakers = []
        for i in range(SHAKERS):
            shakers.append(grid_of(sheet, colors, 1, 1, CELL_WIDTH, CELL_HEIGHT, OFFSCREEN, 0))
            shakers[i][0] = first + i
            group.append(shakers[i])
        self.shakers = tuple(shakers)

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
        turn = view[layout.TURN]
        aside = 0
        if mood == CALM and turn < len(self.faces) and turn != seat:
            aside = self.x_of(turn) - face.x
            if abs(aside) >= face.tile_width:
                mood = ASIDE
        is_left = mood == ASIDE and aside < 0
        if face.flip_x != is_left:
            face.flip_x = is_left
            CHANGED[0] = 1
        set_colors(face, colors)
        show_face(face, kind, face_of(view, player), mood)

    def forget(self) -> None:
        """Write all seats anew next time, calm, from where the holder sits."""
        self.below = layout.NOBODY
        for seat in range(len(self._shown)):
            self._shown[seat] = -1
            self.moods[seat] = CALM

    def show(self, view: bytearray) -> None:  # per frame
        """Write the seats that have changed, unless a card is on its way."""
        if self.waits:
            return
        out = word(view, layout.OUT)
        called = word(view, layout.CALLED)
        on_turn = view[layout.TURN] if view[layout.STATUS] == layout.IN_PLAY else layout.NOBODY
        asked = layout.NOBODY if is_turn(view) else view[layout.FIRST]
        for seat in range(len(self.faces)):
            place = self.place_of(seat)
            player = view[layout.PLAYER_AT + seat]
            waits = 0
            if seat == on_turn:
                waits = _IS_ASKED if asked == layout.NOBODY else _HAS_TURN
            elif seat == asked:
                waits = _IS_ASKED
            bits = out >> seat & _IS_OUT | (called >> seat & 1) << 1 | waits << 2
            bits |= view[layout.COUNTS + seat] << 6 | seat << 14 | player << 18
            bits |= (self.below == layout.NOBODY) << 22 | (on_turn & 15) << 24
            new = self._shown[place] ^ bits
            if new:
                self._shown[place] = bits
                ground: "int | None" = theme.FELT if place else self._strip[PLATE]
                if waits:
                    ground = theme.GOLD if waits == _IS_ASKED else theme.DARK_GOLD
                self._draw(seat, ground)
                if self.own_shape and not place:
                    set_tile(self.own_shape, 0, CIRCLE + color_of(view, seat) - FIRST)
                if place:
                    set_colors(self.names[place - 1], self._inks[waits == _IS_ASKED])
                    self._show_count(view[layout.COUNTS + seat], bits, place)
                    if new >> 14 & 511:  # another player, or seen from elsewhere
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
        """Show how many cards a seat holds: backs and a number, or a flag. bits: see `show`."""
        grid = self.numbers[place - 1]
        columns = grid.width
        tiles = self._tiles
        at = 0
        has_called = bits & _HAS_CALLED
        if bits & _IS_OUT or not count:
            tiles[0] = GONE if bits & _IS_OUT else LESS
        elif has_called and count == 1 and columns == _FLAG:
            while at < _FLAG:
                tiles[at] = FLAG + at
                at += 1
            at -= 1
        else:
            backs = min(count, _BACKS, 2 * (columns - (2 if count > 9 else 1)))
            if columns == _PLATE:
                backs = 0
            while backs > 0:
                tiles[at] = MORE if backs > 2 else ONE - 1 + backs
                at += 1
                backs -= 2
            if count > 9:
                tiles[at] = DIGITS + count // 10 % 10
                at += 1
            tiles[at] = ALONE if count == 1 else DIGITS + count % 10
            if has_called and at + 1 < columns:
                at += 1
                tiles[at] = CALLED_SIGN
        at += 1
        before = self._center(grid, place, at)
        blank = BESIDE if columns == _PLATE else NO_COUNT
        for i in range(columns):
            set_tile(grid, i, tiles[i - before] if 0 <= i - before < at else blank)

    def _center(self, grid: displayio.TileGrid, place: int, letters: int) -> int:  # per frame
        """Center so many letters below a face; return how many columns are before them.

        Half a column that is too much lies on the side where the table ends.
        """
        if not self._centered >> place & 1:
            return 0
        face = self.faces[place]
        middle = face.x + face.tile_width // 2
        free = grid.width - letters
        before = (free + (face.x < self._hand_x)) // 2
        set_x(grid, middle - 3 * letters - CELL_WIDTH * before)
        return before

    def _write_name(self, view: bytearray, seat: int, place: int) -> None:  # per frame
        """Write what a seat is called, with the marks of what else is so."""
        grid = self.names[place - 1]
        wide = grid.width
        line = LINE
        player = view[layout.PLAYER_AT + seat]
        mark = mark_of(view, player)
        color = color_of(view, seat)
        has_color = color != NO_COLOR
        before = 0
        for _ in range(2):  # first to see how long it is
            line.start(wide)
            line.blanks(before)
            if mark:
                line.letter(mark)
            line.player(player, line.room() - has_color)
            if has_color:
                line.letter(CIRCLE + color)
            before = self._center(grid, place, line.count - before)
        line.put_on(grid)


def face_size(g: "Geometry") -> int:
    """Return how wide the faces of the others are, as their seats are high, and as there is room.

    Where there is little, they are as wide as the holder's, whose sheet they share.
    """
    size = g.face
    low = min([g.seats[at + HIGH] for at in range(0, len(g.seats), NUMBERS)])
    for smaller in _SMALLER:
        if height_of(size) > low + 1 or size > _USUAL and not has_room(ROOM_FOR_FACES):
            size = smaller
    return size


def colors_of_numbers(ground: int, second: int) -> displayio.Palette:
    """Make the colors of numbers. second: of backs; on a plate, of what lies around it."""
    colors = displayio.Palette(4)
    colors[0] = ground
    colors[BACK_PIXEL] = second
    colors[WHITE] = theme.INK
    colors[RED_PIXEL] = theme.UNO
    return colors
