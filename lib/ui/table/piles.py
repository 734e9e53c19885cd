"""This module draws the middle of the table: draw piles, top cards, active colors, direction.

With one discard pile the top card is shown doubled, the active color as a large shape in that color
with its name; what a stack or a Wild Draw Four has come to stands beside the draw pile. Where cards
are laid face down, the pile of these lies at the right.

With two, at the left stand, in letters, the sizes of both draw piles, the direction, and who has
the salt and the pepper. Right of that lie the discard piles: the top card doubled, beside it its
color as a shape (for a wild the color that was called) and the pile's number, 1 or 2. A closed pile
shows no card.

While a color is chosen, four cards of the colors take the place of the piles.
"""

import displayio
from micropython import const

from engine import prompt
from engine.state.cards import BLANK, KIND_MASK, NO_COLOR, color_on, colored
from engine.state.layout import (
    CALLS_PEPPER,
    DIRECTION,
    DISCARDS,
    EFFECTS,
    GETS_SALT,
    NOBODY,
    PEPPER,
    PILE_SIZE,
    PLAYER_AT,
    SALT,
    TOP_CARD,
)
from engine.state.options import FACE_DOWN, PILES, STACK, TWO_PILES
from engine.state.windows import AT_STAKE
from ui.draw.card_tiles import NOTHING, OF_A_COLOR
from ui.draw.font import CARD, MORE_LEFT, MORE_RIGHT, PEPPER_SHAKER, SALT_SHAKER
from ui.draw.geometry import CARD_HEIGHT
from ui.draw.text import CHANGED, OFFSCREEN, PERSONS, set_colors, set_tile, show_card
from ui.table.words import LINE, write_color

TYPE_CHECKING = False
if TYPE_CHECKING:
    from ui.draw.geometry import Geometry
    from ui.draw.sheets import Sheets
    from ui.draw.text import Text
    from ui.match import Match
    from ui.types import Sometimes

_COLOR_COLUMNS = const(6)  # of the longest name
_COLORS_X = const(13)  # where the first color's card stands
_PITCH = const(26)  # from there to the next
_NAME_X = const(29)  # from there to the name of a color
_BESIDE = const(12)  # so much further right, what stands at the left of two piles has room
_FIRST_X = const(26)  # where the first of two piles stands
_PILE_PITCH = const(48)  # from there to the second
_EIGHT = const(8)
_TWO = const(2)
_FAR = const(-600)  # left of any display


class Piles:
    """`group` is what to put on the page; `show(view)` brings it up to date.

    `doubled` is the group of the top cards, `cards` the places for them, `shapes` those for their
    colors; what stands first on the page is the draw pile. `down` is the number of the cards that
    lie face down, None where none do.
    """

    down: "Text | None"
    _left: "Sometimes[Text]"  # the text at the left, or beside the draw pile

    def __init__(self, geometry: "Geometry", sheets: "Sheets", match: "Match") -> None:
        view = match.view
        self.group = displayio.Group(x=geometry.piles_x, y=geometry.piles_y)
        self._sheets = sheets
        self._golden = displayio.Palette(OF_A_COLOR)  # of the color under the cursor
        self._at_rest = displayio.Group()
        self._choice = displayio.Group(y=OFFSCREEN)
        self.doubled = displayio.Group(scale=2)
        self.cards: list[displayio.TileGrid] = []
        self.shapes: list[displayio.TileGrid] = []
        self.down = None
        self._has_two = view[PILES] == TWO_PILES
        self._has_salt = view[EFFECTS + _EIGHT] == GETS_SALT
        self._has_pepper = view[EFFECTS + _TWO] == CALLS_PEPPER
        self.has_shakers = self._has_salt or self._has_pepper
        x = _COLORS_X
        if self._has_two:
            self.add_two(sheets)
            x += _BESIDE
        else:
            self.add_one(sheets, view)
        self.group.append(self._at_rest)
        self.group.append(self._choice)
        y = 6 + CARD_HEIGHT
        self._name = self.text(self._choice, sheets.ink, _COLOR_COLUMNS, 1, x + _NAME_X, y)
        self._colors = []
        for color in range(4):
            card = sheets.card(x + _PITCH * color, 4)
            show_card(card, colored(BLANK, color), sheets.bright)
            self._colors.append(card)
            self._choice.append(card)

    def text(
        self,
        group: displayio.Group,
        ink: displayio.Palette,
        columns: int,
        rows: int,
        x: int,
        y: int,
    ) -> "Text":
        """Add a text to a group."""
        text = self._sheets.text(ink, columns, rows, x, y)
        group.append(text.grid)
        return text

    def add_one(self, sheets: "Sheets", view: bytearray) -> None:
        """Add one draw pile, one discard pile, and what stands beside them."""
        rest = self._at_rest
        is_down = view[PILES] == FACE_DOWN
        is_close = view[STACK] or is_down or self.has_shakers
        x = 6 if is_close else 12  # leaves room beside it for what a stack comes to
        rest.append(sheets.back(x, 0))
        self._count = self.text(rest, sheets.ink, 3, 1, x - 1, 23)
        self._arrows = self.text(rest, sheets.gold, 4, 1, x - 4, 34)
        self._stake = self.text(rest, sheets.gold, 3 if is_close else 2, 1, x + 16, 7)
        self._left = None
        if self.has_shakers:
            self._left = self.text(rest, sheets.ink, 3, 2, x + 16, 16)
        self.doubled.x = 40 if is_down else 44
        self.cards.append(sheets.card(0, 0))
        self.doubled.append(self.cards[0])
        rest.append(self.doubled)
        color = displayio.Group(scale=2, x=76 if is_down else 86, y=2)
        self.shapes.append(sheets.shape(0, 0, 0))
        color.append(self.shapes[0])
        rest.append(color)
        self._word = self.text(rest, sheets.ink, _COLOR_COLUMNS, 1, 72 if is_down else 80, 31)
        if is_down:
            rest.append(sheets.back(104, 0))
            self.down = self.text(rest, sheets.ink, 3, 1, 102, 22)

    def add_two(self, sheets: "Sheets") -> None:
        """Add two discard piles, and the text at their left, which stays there."""
        rest = self._at_rest
        self._left = self.text(self.group, sheets.ink, 4, 5, 0, 0)
        self.doubled.x = _FIRST_X
        rest.append(self.doubled)
        for pile in range(2):
            self.cards.append(sheets.card(pile * _PILE_PITCH // 2, 0))
            self.doubled.append(self.cards[pile])
            x = _FIRST_X + pile * _PILE_PITCH + 33
            self.shapes.append(sheets.shape(0, x, 6))
            rest.append(self.shapes[pile])
            name = self.text(rest, sheets.soft, 1, 1, x + 3, 27)
            name.start(0)
            name.number(pile + 1)

    def show(self, view: bytearray) -> None:  # per frame
        """Bring it up to date, unless a color is chosen."""
        if self._has_two:
            self.show_left(view)
        if self.has_shakers:
            self.show_shakers(view, 3 if self._has_two else 0)
        if self._at_rest.x:
            return
        for pile in range(len(self.cards)):
            self._show_pile(view, pile)
        if not self._has_two:
            self.show_one(view)

    def _show_pile(self, view: bytearray, pile: int) -> None:  # per frame
        """Show the top card of a pile, and its color."""
        place = self.cards[pile]
        is_closed = not view[PILE_SIZE + DISCARDS + pile]
        card = view[TOP_CARD + pile] & KIND_MASK
        color = NO_COLOR if is_closed else color_on(card)
        if is_closed:
            set_tile(place, 0, NOTHING)
            set_tile(place, 1, NOTHING)
        else:
            show_card(place, card, self._sheets.bright)
        shape = self.shapes[pile]
        hidden = color >= NO_COLOR
        if shape.hidden != hidden:
            shape.hidden = hidden
            CHANGED[0] = 1
        if not hidden:
            set_tile(shape, 0, color)
            set_colors(shape, self._sheets.bright[color])

    def show_one(self, view: bytearray) -> None:  # per frame
        """Write what stands beside the piles: numbers, direction, the active color."""
        self.show_number(self._count, view[PILE_SIZE])
        if self.down:
            self.show_number(self.down, view[PILE_SIZE + DISCARDS + 1])
        line = LINE
        line.start(4)
        self._write_direction(view)
        line.put_on(self._arrows, 0)
        line.start(self._stake.columns)
        amount = prompt.amount_of(view) if prompt.flags_of(view) & AT_STAKE else 0
        if amount:
            line.letter(43)
            line.number(amount)
        line.put_on(self._stake, 0)
        line.start(_COLOR_COLUMNS)
        self._write_color(NO_COLOR if self.shapes[0].hidden else self.shapes[0][0])
        line.put_on(self._word, 0)

    def show_number(self, text: "Text", count: int) -> None:  # per frame
        line = LINE
        line.start(text.columns)
        line.blanks(1 if count < 10 else 0)
        line.number(count)
        line.put_on(text, 0)

    def _write_direction(self, view: bytearray) -> None:  # per frame
        for _ in range(4):
            LINE.letter(MORE_LEFT if view[DIRECTION] else MORE_RIGHT)

    def _write_color(self, color: int) -> None:  # per frame
        """Write the name of a color where it is centered; yellow alone is as wide as the room."""
        if color < NO_COLOR:
            LINE.blanks(1 if color != 3 else 0)
            write_color(LINE, color)

    def show_left(self, view: bytearray) -> None:  # per frame
        """Write what stands at the left of two piles."""
        line = LINE
        text = self._left
        for pile in range(2):
            line.start(4)
            line.letter(CARD)
            count = view[PILE_SIZE + pile]
            line.blanks(2 if count < 10 else 1 if count < 100 else 0)
            line.number(count)
            line.put_on(text, pile)
        line.start(4)
        self._write_direction(view)
        line.put_on(text, 2)

    def show_shakers(self, view: bytearray, row: int) -> None:  # per frame
        """Write who has the shakers, where some card of these rules hands them on."""
        if self._has_salt:
            self.show_shaker(view, row, SALT, SALT_SHAKER)
        if self._has_pepper:
            self.show_shaker(view, row + 1, PEPPER, PEPPER_SHAKER)

    def show_shaker(self, view: bytearray, row: int, at: int, sign: int) -> None:  # per frame
        line = LINE
        line.start(self._left.columns)
        line.letter(sign)
        seat = view[at]
        if seat == NOBODY:
            line.letter(45)
        else:
            number = PERSONS[view[PLAYER_AT + seat]]
            if number < 10:
                line.letter(80)
            line.number(number)
        line.put_on(self._left, row)

    def offer_colors(self, color: int) -> None:  # per frame
        """Show the four colors to choose from, with the cursor on one; NOBODY: no longer."""
        is_offered = color != NOBODY
        if (self._choice.y == 0) != is_offered:
            self._at_rest.x = _FAR if is_offered else 0
            self._choice.y = 0 if is_offered else OFFSCREEN
            CHANGED[0] = 1
        if is_offered:
            self.point_at(color)

    def point_at(self, color: int) -> None:  # per frame
        """Let the cursor be on a color, with its name below."""
        for i in range(4):
            set_colors(self._colors[i], self._golden if i == color else self._sheets.bright[i])
        self._sheets.choose(self._golden, color, self._sheets.bright)
        line = LINE
        line.start(_COLOR_COLUMNS)
        self._write_color(color)
        line.put_on(self._name, 0)
