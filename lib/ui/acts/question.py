"""This mode asks the table where cards act, in the place of who does not hold the device.

Another person is handed the device only for what needs a look at its hand.
"""

from micropython import const

from engine.public import player_of, window_kind, window_stage
from engine.state.choices import DRAW, FROM_D2, OK, PASS, REFUSE, SHOW
from engine.state.layout import (
    ACTOR,
    AMOUNT,
    ASKED,
    CARD,
    EVENT_COUNT,
    KIND,
    NOBODY,
    PILE_SIZE,
    SKIPS,
    STAGE,
    TARGET,
    TOP,
    WINDOW_SIZE,
)
from engine.state.seats import in_set
from engine.state.windows import FORCED, GAINED, GIVING, OFFERING, RECOVERING, SETTING_UP, TAKING
from ui.table import question
from ui.table.phrases import phrases, write
from ui.table.words import fill

TYPE_CHECKING = False
if TYPE_CHECKING:
    from ui.acts.match import Match
    from ui.acts.table import Screen
    from ui.draw.text import Text

_BEGUN = const(1)
_SHOWS = const(1)  # stages of TAKING and of GIVING
_SHOWN = const(2)
_WHOLE = const(255)  # a GAINED record of a whole hand

# Words beside those by kind of window.
_DEALT = const(128)
_DONE = const(129)
# By kind of window: what is asked, what the table says to that if it is no, and a seat.
_QUESTIONS = phrases(
    {
        FORCED: b"# must draw %",
        OFFERING: b"A Three for @?",
        GIVING: b"#: take $?",
        TAKING: b"Who shows @ cards?",
        RECOVERING: b"#: lay a Reverse?",
        GAINED: b"@: Rainbow or Run?",
        _DEALT: b"Rainbows or Runs?",  # GAINED by the deal
    }
)
_NOES = phrases(
    {
        FORCED: b"Just draw",
        OFFERING: b"Nobody",
        GIVING: b"Take it",
        TAKING: b"Nobody",
        RECOVERING: b"No",
        GAINED: b"No",
        _DONE: b"Done",
    }
)
_DEEDS = phrases(
    {
        FORCED: b"@ looks first",
        OFFERING: b"@ gives",
        GIVING: b"Refuse it",
        TAKING: b"@ shows",
        RECOVERING: b"@ lays one",
        GAINED: b"@ looks",
    }
)


class QuestionMode(question.QuestionMode):
    """As there."""

    _screen: "Screen"

    def ask_other(self, seat: int) -> None:  # per frame
        """Ask a person who does not hold the device, or carry out what they answered."""
        app = self._screen.app
        match = app.match
        view = match.view
        before = view[EVENT_COUNT]
        kind = window_kind(view)
        bit = 1 << player_of(view, seat)
        if match.blind == seat and _draws_on(view, seat):
            self._draw_unseen(seat, kind)
            self._screen.stepped(before)
            return
        match.blind = NOBODY
        if _needs(view) and self._screen.is_passed_over(seat):
            match.answered |= bit
        if match.answered & bit:
            self._carry_out(seat, kind, bit)
        elif _needs(view):
            self.ask(seat)
        else:
            app.hand_over(seat)

    def _carry_out(self, seat: int, kind: int, bit: int) -> None:  # per frame
        """Do what a person answered when the table was asked."""
        match = self._screen.app.match
        before = match.view[EVENT_COUNT]
        is_yes = self._takes_answer(bit)
        if kind == TAKING:
            _answer(match, seat, SHOW if is_yes else PASS)
        elif kind == GIVING:
            _answer(match, seat, REFUSE if is_yes else PASS)
        elif is_yes:
            self._screen.app.hand_over(seat)
            return
        elif kind == FORCED:
            match.blind = seat
            self._draw_unseen(seat, kind)
        else:
            _answer(match, seat, PASS)
        self._screen.stepped(before)

    def _draw_unseen(self, seat: int, kind: int) -> None:  # per frame
        """Draw the next card for a player who does not look, or pass on what it would set off."""
        match = self._screen.app.match
        view = match.view
        if kind == GAINED:
            _answer(match, seat, PASS)
            return
        choice = DRAW if view[PILE_SIZE] or not view[PILE_SIZE + 1] else DRAW | FROM_D2
        if _answer(match, seat, choice) != OK:
            _answer(match, seat, PASS)

    def is_asked_with(self, seat: int, other: int) -> bool:  # per frame
        """Does the question to a seat concern another seat, too?"""
        match = self._screen.app.match
        view = match.view
        at = view[TOP]
        if view[at + KIND] == OFFERING or view[at + KIND] == TAKING:
            return in_set(view, at + ASKED, other) != 0 and other != match.holder
        return other == seat or _is_dealt(view)

    def write_question(self, text: "Text", view: bytearray) -> None:  # per frame
        """Write what the newest window asks the table."""
        at = view[TOP]
        kind = view[at + KIND]
        words = _DEALT if kind == GAINED and _is_dealt(view) else kind
        other = view[at + (SKIPS if kind == GIVING else TARGET)]
        actor = view[at + ACTOR]
        fill(text, view, _QUESTIONS, words, actor, other, view[at + CARD], view[at + AMOUNT])

    def write_reply(  # per frame
        self, text: "Text", view: bytearray, seat: int, is_done: bool
    ) -> None:
        """Write what a seat may answer; NOBODY: that nobody does it."""
        kind = window_kind(view)
        if seat != NOBODY:
            fill(text, view, _DEEDS, kind, seat, seat, 0, 0)
        else:
            write(text, _NOES, _DONE if is_done else kind)


def _answer(match: "Match", seat: int, choice: int) -> int:  # per frame
    """Answer for a person who need not look at the hand, wherever the device is."""
    reason = match.game.choose(seat, choice)
    match.table.rights_due = True
    match.stepped()
    return reason


def _needs(view: bytearray) -> bool:  # per frame
    """Does the newest window have to be put to the whole table first?"""
    kind = window_kind(view)
    if kind == FORCED:
        return not window_stage(view) & _BEGUN
    if kind == TAKING:
        return window_stage(view) == _SHOWS
    if kind == GIVING:
        return window_stage(view) == _SHOWN
    return kind == GAINED or kind == OFFERING or kind == RECOVERING


def _draws_on(view: bytearray, seat: int) -> bool:  # per frame
    """Has a seat drawn some of the cards it owes, and is it about to draw the others?"""
    at = view[TOP]
    if view[at + KIND] == GAINED:
        at -= WINDOW_SIZE
    return (
        view[at + KIND] == FORCED and view[at + TARGET] == seat and view[at + STAGE] & _BEGUN != 0
    )


def _is_dealt(view: bytearray) -> bool:  # per frame
    """Does the window offer a Rainbow or Run that was dealt?"""
    at = view[TOP]
    return view[at - WINDOW_SIZE + KIND] == SETTING_UP and view[at + CARD] == _WHOLE
