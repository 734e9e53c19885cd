"""This screen plays where cards act, on two piles; see `ui.table.screen` for its modes.

A holder whose only answer to a gained card would be "no" is not asked. Where several persons play,
`ui.acts.question` asks the others.

At the left of the page's middle stand, in letters, the sizes of both draw piles, the direction, and
who has the salt and the pepper. Right of that lie the discard piles: the top card doubled, beside
it its color as a shape (for a wild the color that was called) and the pile's number, 1 or 2. A
closed pile shows no card. With one pile of each kind there is no second.
"""

import displayio
from micropython import const

from engine.public import cards_of, player_of, shown_of, window_kind
from engine.state.cards import FACE_UP, KIND_MASK, NO_CARD, NO_COLOR, color_on
from engine.state.choices import OK, PASS
from engine.state.layout import (
    CALLS_PEPPER,
    DIRECTION,
    EFFECTS,
    EVENT_COUNT,
    FIRST,
    GETS_SALT,
    NOBODY,
    PEPPER,
    PILE_SIZE,
    SALT,
    SHOWN_TO,
    TOP_CARD,
    VIEW_FACE_UP,
    VIEW_HAND,
    VIEW_SEAT,
)
from engine.state.options import FACE_DOWN, PEEK, PILES, TWO_PILES
from engine.state.windows import FORCED, GAINED
from ui.acts import words
from ui.acts.match import words_for
from ui.draw.card_tiles import NOTHING, OPEN
from ui.draw.font import CARD, MORE_LEFT, MORE_RIGHT, PEPPER_SHAKER, SALT_SHAKER
from ui.draw.sheets import show_card
from ui.draw.text import CHANGED, PERSONS, set_tile
from ui.table.ask import AskMode
from ui.table.cursor import add_rows
from ui.table.hand import SignedHand
from ui.table.offers import Offers
from ui.table.page import CARD_MS, STEP_MS, TablePage
from ui.table.screen import AskingScreen

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from ui.draw.geometry import Geometry
    from ui.draw.sheets import Sheets
    from ui.draw.text import Text
    from ui.match import Match
    from ui.types import ActsApp

_FIRST_X = const(26)  # where the first pile stands
_PITCH = const(48)  # from there to the second


class TwoPiles:
    """`group` is what to put on the page; `show(view)` brings it up to date; see ui.plain.piles."""

    def __init__(self, geometry: "Geometry", sheets: "Sheets") -> None:
        self.group = displayio.Group(x=geometry.piles_x, y=geometry.piles_y)
        self._left = sheets.text(sheets.ink, 4, 5, 0, 0)
        self.group.append(self._left.grid)
        self.doubled = doubled = displayio.Group(scale=2, x=_FIRST_X)
        self.group.append(doubled)
        self.cards = []
        self.shapes = []
        for pile in range(2):
            card = sheets.card(pile * _PITCH // 2, 0)
            self.cards.append(card)
            doubled.append(card)
            x = _FIRST_X + pile * _PITCH + 33
            shape = sheets.shape(x, 6)
            self.shapes.append(shape)
            self.group.append(shape)
            name = sheets.text(sheets.soft, 1, 1, x + 3, 27)
            name.start(0)
            name.number(pile + 1)
            self._number_2 = name.grid
            self.group.append(name.grid)

    def show(self, view: bytearray) -> None:  # per frame
        """Bring it up to date."""
        is_one = view[PILES] != TWO_PILES
        if self._number_2.hidden != is_one:
            self._number_2.hidden = is_one
        for pile in range(2):
            self._show_pile(view, pile)
        text = self._left
        text.start(2)
        for _ in range(4):
            text.letter(MORE_LEFT if view[DIRECTION] else MORE_RIGHT)
        self._show_shaker(view, 3, GETS_SALT, SALT, SALT_SHAKER)
        self._show_shaker(view, 4, CALLS_PEPPER, PEPPER, PEPPER_SHAKER)

    def _show_pile(self, view: bytearray, pile: int) -> None:  # per frame
        is_closed = not view[PILE_SIZE + 2 + pile]
        is_down = pile and view[PILES] == FACE_DOWN
        card = NO_CARD if is_down else view[TOP_CARD + pile] & KIND_MASK
        place = self.cards[pile]
        if is_closed:
            set_tile(place, 0, NOTHING)
            set_tile(place, 1, NOTHING)
        else:
            show_card(place, card)
        shape = self.shapes[pile]
        color = NO_COLOR if is_down else color_on(card)
        hidden = is_closed or color >= NO_COLOR
        if shape.hidden != hidden:
            shape.hidden = hidden
            CHANGED[0] = 1
        if not hidden:
            set_tile(shape, 0, color)
        text = self._left
        text.start(pile)
        if not pile or view[PILES] == TWO_PILES:
            text.letter(CARD)
            text.right(view[PILE_SIZE + pile], 3)
        text.end()

    def _show_shaker(  # per frame
        self, view: bytearray, row: int, effect: int, at: int, sign: int
    ) -> None:
        """Who has a shaker, where some card of these rules hands it on."""
        text = self._left
        text.start(row)
        if view[EFFECTS + (8 if effect == GETS_SALT else 2)] == effect:
            text.letter(sign)
            seat = view[at]
            if seat != NOBODY:
                player = player_of(view, seat)
                if PERSONS[player] < 10:
                    text.letter(80)
                text.number(PERSONS[player])
            else:
                text.letter(45)
        text.end()


class OpenHand(SignedHand):
    """As SignedHand."""

    def take(self, view: bytearray, at: int, count: int) -> None:  # per frame
        """Take the cards of a view, sorted, with a sign for those that lie open."""
        super().take(view, at, count)
        for n in range(at, at + count):
            if view[n] & FACE_UP and view[n] != NO_CARD:
                self.sign(view[n] & KIND_MASK, OPEN)

    def take_other(self, view: bytearray, capacity: int, seat: int) -> int:  # per frame
        """Take what is known of another seat's cards: open ones first; return how many these are.

        Then come those that were shown, in the hand's own order, and the backs of the rest.
        capacity: of a hand in the view.
        """
        self.take_backs(cards_of(view, seat))
        cards = self.cards
        n = 0
        at = VIEW_HAND + 2 * capacity
        for _ in range(view[VIEW_FACE_UP]):
            if view[at] == seat:
                cards[n] = view[at + 1]
                self.signs[n] = OPEN
                n += 1
            at += 2
        are_open = n
        if view[PEEK] or view[SHOWN_TO] == view[VIEW_SEAT]:
            at = VIEW_HAND + capacity
            for other in range(seat):
                at += shown_of(view, other)
            for _ in range(shown_of(view, seat)):
                if not view[at] & FACE_UP:
                    cards[n] = view[at]
                    n += 1
                at += 1
        return are_open


class ActsPage(TablePage):
    """As TablePage; see ui.table.page."""

    rows: "Text"
    more: "Text"
    piles: "TwoPiles"
    hand: "OpenHand"
    words: "Any" = words

    def _make(self, geometry: "Geometry", sheets: "Sheets", match: "Match") -> None:
        """See ui.table.page."""
        from ui.table.words import Recap

        self.words = words_for(match)
        if self.words != words:
            from ui.house.ask import show_blanks

            show_blanks(match.view)
        self.piles = TwoPiles(geometry, sheets)
        add_rows(self, geometry, sheets)
        self.hand = OpenHand(geometry, sheets, self.group, self.most_cards)
        self.recap = Recap(geometry.events_rows, self.words.tell)

    def write_notice(self, text: "Text", view: bytearray, notice: int) -> None:  # per frame
        """Write a notice, or what is asked."""
        self.words.write_notice(text, view, notice)


class Screen(AskingScreen):
    """See the module."""

    Page = ActsPage
    app: "ActsApp"

    def __init__(self, app: "ActsApp") -> None:
        question = None
        if app.match.persons > 1:
            from ui.acts.question import QuestionMode

            question = QuestionMode(self, app.page)
        page = app.page
        if page.words == words:
            turn = AskMode(self, app, Offers(page.hand))
        else:
            turn = page.words.ask_mode(self, app)
        super().__init__(app, turn, question)

    def ask(self) -> None:  # per frame
        """Ask the holder, but not about a gained card that nothing can be done with."""
        match = self.app.match
        view = match.view
        while self.is_asked():
            is_useless = window_kind(view) == GAINED and match.only_passes()
            is_useless = is_useless or self.is_passed_over(match.holder)
            if not is_useless or match.choose(PASS) != OK:
                super().ask()
                return
        self.go_on(STEP_MS)

    def _step(self) -> None:  # per frame
        match = self.app.match
        before = match.view[EVENT_COUNT]
        if match.let_bot():
            match.stepped()
            self.stepped(before)
        elif match.view[FIRST] == match.holder:
            self.ask()
        else:
            self.question.ask_other(match.view[FIRST])

    def _pace(self) -> int:  # per frame
        view = self.app.match.view
        kind = window_kind(view)
        return CARD_MS if kind == FORCED or kind == GAINED else STEP_MS
