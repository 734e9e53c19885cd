"""A question to the whole table, so that the device need not go round to be told no.

It comes up whether or not anybody has what it is about, and asks of all persons who are asked
at once; no hand is shown meanwhile. Whoever says yes takes the device and chooses, except where
the answer itself is all there is to it: showing a hand, taking a shown gift or refusing it.

What was said is kept in the match (`answered`, `claimed`, `blind`), until it is used up:

    needs(match, seat)   must the table be asked before this seat, who is a person, answers?
    draws_on(view, seat) is it about the rest of cards of which this seat has drawn some?
"""

from micropython import const

from engine.layout import (
    ASKED,
    NOBODY,
    PLAYER_AT,
    PLAYERS,
    STAGE,
    TARGET,
    TOP,
    WINDOW_SIZE,
)
from engine.seats import in_set
from engine.windows import FORCED, GAINED, GIVING, OFFERING, RECOVERING, TAKING
from ui.asks import QUESTION, is_dealt, write_reply
from ui.font import CHECK
from ui.keys import BACK, CHOOSE, HIGHER, MENU, PREVIOUS, UNO

_BEGUN = const(1)
_SHOWS = const(1)  # stages of TAKING and of GIVING
_SHOWN = const(2)


def needs(match: "Match", seat: int) -> bool:  # per frame
    """See the module."""
    view = match.view
    at = view[TOP]
    kind = view[at]
    if kind == FORCED:
        return not view[at + STAGE] & _BEGUN
    if kind == TAKING:
        return view[at + STAGE] == _SHOWS
    if kind == GIVING:
        return view[at + STAGE] == _SHOWN
    return kind == GAINED or kind == OFFERING or kind == RECOVERING


def draws_on(view: bytearray, seat: int) -> bool:  # per frame
    """Has this seat drawn some of the cards that it must draw, and is it about the others?"""
    at = view[TOP]
    if view[at] == GAINED and at >= WINDOW_SIZE:
        at -= WINDOW_SIZE
    return view[at] == FORCED and view[at + TARGET] == seat and view[at + STAGE] & _BEGUN != 0


class QuestionMode:
    """screen: the table screen."""

    def __init__(self, screen: "Screen") -> None:
        self._screen = screen
        self._page = screen.page
        self._seats = bytearray(10)  # whom it is about
        self._count = 0
        self._at = 0  # in the row: 0 is nobody, then those seats
        self._yes = 0  # seats that said so

    def ask(self, seat: int) -> None:  # per frame
        """Ask what a seat, and others together with it, are asked."""
        match = self._screen.app.match
        view = match.view
        at = view[TOP]
        kind = view[at]
        self._count = self._at = self._yes = 0
        for other in range(view[PLAYERS]):
            if kind == OFFERING or kind == TAKING:
                is_asked = in_set(view, at + ASKED, other) and other != match.holder
            else:
                is_asked = other == seat or is_dealt(view)
            if is_asked and match.is_person(other):
                self._seats[self._count] = other
                self._count += 1
        self._screen.mode = self
        self.enter()

    def enter(self) -> None:  # per frame
        """Show the question, and no hand."""
        page = self._page
        page.hand.take_backs(0)
        page.hand.show(NOBODY, False)
        self._screen.notice = QUESTION
        self._screen.draw()
        self._screen.notice = 0
        self._draw()
        page.hint(self._screen.app.action_hint)

    def _draw(self) -> None:  # per frame
        view = self._screen.app.match.view
        row = self._page.actions
        text = row.text
        row.begin(self._count + 1, True)
        if self._at:
            seat = self._seats[self._at - 1]
            write_reply(text, view, seat, False)
            if self._yes & 1 << seat:
                text.letter(CHECK)
        else:
            write_reply(text, view, NOBODY, self._yes != 0)
        text.end_inverse()

    def wish(self, wish: int) -> None:  # per frame
        """Go through the answers, or give one."""
        if wish == CHOOSE:
            self._choose()
        elif wish == MENU:
            self._screen.app.go("menu")
        elif wish != UNO:
            step = -1 if wish == BACK or wish == PREVIOUS or wish == HIGHER else 1
            self._at = (self._at + step) % (self._count + 1)
            self._draw()

    def _choose(self) -> None:  # per frame
        """One who is asked alone has answered; of several each may say yes before it is done."""
        if self._at:
            self._yes ^= 1 << self._seats[self._at - 1]
            if self._count > 1:
                self._at = 0
                self._draw()
                return
        match = self._screen.app.match
        view = match.view
        for i in range(self._count):
            seat = self._seats[i]
            player = 1 << view[PLAYER_AT + seat]
            match.answered |= player
            if self._yes & 1 << seat:
                match.claimed |= player
        self._screen.go_on(0)


TYPE_CHECKING = False
if TYPE_CHECKING:
    from ui.match import Match
    from ui.screen_acts import Screen
