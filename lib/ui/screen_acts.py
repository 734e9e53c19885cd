"""Play where cards act, on two piles: see `ui.asking` for the modes.

Who holds the device and can do nothing but let a gained card be is not asked; another person is
handed the device only for what needs a look at its hand.
"""

from micropython import const

from engine.choices import CALL_UNO, CATCH, DRAW, FROM_D2, OK, PASS, REFUSE, SHOW, VERB_MASK
from engine.layout import (
    EVENT_COUNT,
    FIRST,
    NOBODY,
    PILE_SIZE,
    PLAYER_AT,
    STAGE,
    TARGET,
    TOP,
    WINDOW_SIZE,
)
from engine.windows import FORCED, GAINED, GIVING, OFFERING, RECOVERING, TAKING
from ui.ask_mode import AskMode, WatchMode
from ui.asking import CARD_MS, STEP_MS, AskingScreen
from ui.offers import Offers

_BEGUN = const(1)
_SHOWS = const(1)  # stages of TAKING and of GIVING
_SHOWN = const(2)


def _needs(view: bytearray) -> bool:  # per frame
    """Must the table be asked before the person who is asked first answers?"""
    at = view[TOP]
    kind = view[at]
    if kind == FORCED:
        return not view[at + STAGE] & _BEGUN
    if kind == TAKING:
        return view[at + STAGE] == _SHOWS
    if kind == GIVING:
        return view[at + STAGE] == _SHOWN
    return kind == GAINED or kind == OFFERING or kind == RECOVERING


def _draws_on(view: bytearray, seat: int) -> bool:  # per frame
    """Has this seat drawn some of the cards that it must draw, and is it about the others?"""
    at = view[TOP]
    if view[at] == GAINED and at >= WINDOW_SIZE:
        at -= WINDOW_SIZE
    return view[at] == FORCED and view[at + TARGET] == seat and view[at + STAGE] & _BEGUN != 0


class Screen(AskingScreen):
    """See the module."""

    def __init__(self, app: "App") -> None:
        offers = Offers(app.page.hand)
        super().__init__(app, WatchMode(self, app, offers), AskMode(self, app, offers))

    def ask(self) -> None:  # per frame
        """Ask the holder, unless there is nothing that it could do with a card it has gained."""
        match = self.app.match
        view = match.view
        while self.is_asked():
            if view[view[TOP]] != GAINED or self._can_give_away():
                super().ask()
                return
            match.choose(PASS)
        self.go_on(STEP_MS)

    def _can_give_away(self) -> bool:  # per frame
        match = self.app.match
        match.list_choices()
        for i in range(match.count):
            verb = match.choices[i] & VERB_MASK
            if verb != PASS and verb != CATCH and verb != CALL_UNO:
                return True
        return False

    def _step(self) -> None:  # per frame
        match = self.app.match
        before = match.view[EVENT_COUNT]
        if match.bot_step():
            match.stepped()
            self._stepped(before)
            return
        seat = match.view[FIRST]
        if seat == match.holder:
            self.notice = 0
            self.ask()
        else:
            self._ask_other(seat)

    def _pace(self) -> int:  # per frame
        view = self.app.match.view
        kind = view[view[TOP]]
        return CARD_MS if kind == FORCED or kind == GAINED else STEP_MS

    def _ask_other(self, seat: int) -> None:  # per frame
        """A person is asked who does not hold the device."""
        match = self.app.match
        view = match.view
        before = view[EVENT_COUNT]
        kind = view[view[TOP]]
        bit = 1 << view[PLAYER_AT + seat]
        if match.blind == seat and _draws_on(view, seat):
            self._draw_unseen(seat, kind)
            self._stepped(before)
            return
        match.blind = NOBODY
        if not match.answered & bit:
            if _needs(view):
                self.question.ask(seat)
            else:
                self.app.hand_over(seat)
        else:
            self._carry_out(seat, kind, bit)

    def _carry_out(self, seat: int, kind: int, bit: int) -> None:  # per frame
        """Do what a person answered when the table was asked."""
        match = self.app.match
        before = match.view[EVENT_COUNT]
        is_yes = match.claimed & bit
        match.answered &= ~bit
        match.claimed &= ~bit
        if kind == TAKING:
            match.answer_for(seat, SHOW if is_yes else PASS)
        elif kind == GIVING:
            match.answer_for(seat, REFUSE if is_yes else PASS)
        elif is_yes:
            self.app.hand_over(seat)
            return
        elif kind == FORCED:
            match.blind = seat
            self._draw_unseen(seat, kind)
        else:
            match.answer_for(seat, PASS)
        self._stepped(before)

    def _draw_unseen(self, seat: int, kind: int) -> None:  # per frame
        """Draw the next card for who does not look, from wherever there is one; or let one be."""
        match = self.app.match
        view = match.view
        if kind == GAINED:
            match.answer_for(seat, PASS)
            return
        choice = DRAW if view[PILE_SIZE] or not view[PILE_SIZE + 1] else DRAW | FROM_D2
        if match.answer_for(seat, choice) != OK:
            match.answer_for(seat, PASS)


TYPE_CHECKING = False
if TYPE_CHECKING:
    from ui.app import App
