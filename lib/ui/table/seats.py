"""This module seats the players around the table, clockwise from the holder, who sits below.

Others sit from the lower left to the lower right, as `ui.draw.geometry` settles it. Each has a
face, the number of cards, up to four as small backs, and above or below it as much of the name as
there is room for. `!` says that Uno was called. A ring of gold is around the face of whose turn it
is; the face of who is asked meanwhile is gold itself. Partners have the same skin, and the same
mark before their names. The shakers of salt and pepper stand on the face of who has them, so that
names keep their room; the shape of the color that each player has behind the name (GRD-26).
"""

import displayio
from micropython import const

from engine.state import layout
from engine.state.cards import NO_COLOR
from engine.state.seats import word
from engine.state.windows import is_turn
from ui.draw.faces import BOT, CALM, MOODS, RING, RING_COLOR, SKIN, TURN_COLOR
from ui.draw.font import CIRCLE
from ui.draw.table_tiles import CALLED as CALLED_SIGN
from ui.draw.table_tiles import (
    DIGITS,
    GONE,
    LESS,
    NO_COUNT,
    ONE,
    TWO,
)
from ui.draw.text import (
    CHANGED,
    OFFSCREEN,
    Text,
    mark_of,
    set_colors,
    set_tile,
    set_x,
    set_y,
)
from ui.table.words import LINE

TYPE_CHECKING = False
if TYPE_CHECKING:
    from ui.draw.geometry import Geometry
    from ui.draw.sheets import Sheets
    from ui.match.match import Match

_TWO = const(2)  # faces
_EIGHT = const(8)
_BACKS = const(4)  # cards that are shown as backs
NAME_BITS = const(10)  # the first bit of names
_IS_OUT = const(1)  # bits of what a seat was written for
_HAS_CALLED = const(2)


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
    """They are made by `ui.table.seat_places`.

    `show(view)` brings them up to date, `feel(seat, mood)` shows a mood on a face; `x_of` and
    `y_of` tell where a face is, and of the holder where the middle of the hand is.
    By place, clockwise from the holder: `faces`, `numbers`, and `names`.
    `shakers`: of salt and pepper, where cards hand them on.
    `below`: the seat that sits below though nobody holds the device now; NOBODY: the holder's.
    """

    below = layout.NOBODY

    def __init__(self, geometry: "Geometry", sheets: "Sheets", match: "Match") -> None:
        players = len(match.people)
        self._match = match
        self._shown = [-1] * players  # by place: what was written last
        self.moods = bytearray(players)  # by seat
        self._tiles = bytearray(4)  # of a number
        self.palettes: list[displayio.Palette] = []  # by player
        self.skins: list[int] = []  # by player: their colors while they are not asked
        self.faces: list[displayio.TileGrid] = []
        self.numbers: list[displayio.TileGrid] = []
        self.names: list[displayio.TileGrid] = []
        self.shakers: "tuple[displayio.TileGrid, ...]" = ()
        self.across = self.down = 0  # from the edges of a face to those of the pepper on it
        self.small = geometry.small
        self.right = 0  # places whose numbers, and names, are right-aligned: a bit for each
        self._hand_x = (geometry.width * geometry.scale - geometry.card_width) // 2
        self._hand_y = geometry.hand_y
        self._pen = Text(sheets.letters, sheets.ink, 1, 1, 0, 0)

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
        face = self.faces[self.place_of(seat)]
        set_tile(face, 0, face[0] // MOODS * MOODS + mood)

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
        for seat in range(len(self.faces)):
            place = self.place_of(seat)
            has_turn = view[layout.TURN] == seat and view[layout.STATUS] == layout.IN_PLAY
            is_asked = view[layout.FIRST] == seat and not has_turn and not is_turn(view)
            bits = out >> seat & _IS_OUT
            bits |= (called >> seat & 1) << 1
            bits |= has_turn << 2 | is_asked << 3
            bits |= (
                view[layout.COUNTS + seat] << 6 | seat << 14 | view[layout.PLAYER_AT + seat] << 18
            )
            bits |= (self.below == layout.NOBODY) << 22
            if self._shown[place] != bits:
                self._shown[place] = bits
                player = view[layout.PLAYER_AT + seat]
                face = self.faces[place]
                colors = self.palettes[player]
                ring = TURN_COLOR if has_turn else RING_COLOR
                skin = TURN_COLOR if is_asked else self.skins[player]
                if colors[RING] != ring or colors[SKIN] != skin:
                    colors[RING] = ring
                    colors[SKIN] = skin
                    CHANGED[0] = 1
                set_colors(face, colors)
                kind = 0 if self._match.people[player] else BOT
                set_tile(face, 0, kind * MOODS + self.moods[seat])
                self._show_count(view[layout.COUNTS + seat], bits, place)
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
        line = LINE
        self._compose(view, seat, grid.width, 0)
        if self.right >> place + NAME_BITS & 1:
            self._compose(view, seat, grid.width, line.room())
        pen = self._pen
        pen.grid = grid
        pen.columns = grid.width
        line.put_on(pen, 0)

    def _compose(self, view: bytearray, seat: int, wide: int, before: int) -> None:  # per frame
        """Write a name with its marks, behind some blanks, into the line."""
        line = LINE
        line.start(wide)
        line.blanks(before)
        player = view[layout.PLAYER_AT + seat]
        mark = mark_of(view, player)
        if mark and wide > 1:
            line.letter(mark)
        color = color_of(view, seat)
        has_color = color != NO_COLOR
        if wide == 1:  # room for a color alone
            pass
        elif seat == view[layout.VIEW_SEAT] and self.below == layout.NOBODY:
            line.word(b"You")
        else:
            line.player(player, before + line.room() - has_color)
        if has_color:
            line.letter(CIRCLE + color)
