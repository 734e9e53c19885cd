"""This mode asks the table with house rules, in the place of who does not hold the device.

A person who does not hold the device gets it only to look at the own hand. Before that the table
is asked who calls a bluff or a cheat, and whether the player who would draw a stack adds to it.
This is the same on one pile and where cards act; `ui.acts.question` has what else is asked there.
"""

from micropython import const

from engine.public import player_of, window_kind, window_stage, window_target
from engine.state.choices import CHALLENGE, OK, PASS
from engine.state.layout import ASKED, EVENT_COUNT, NOBODY, TOP
from engine.state.seats import in_set
from engine.state.windows import BLUFFED, CHEATED, CLAIMED, PALMING
from ui.house.match import is_stack_waiting
from ui.table import question
from ui.table.phrases import phrases
from ui.table.words import fill

TYPE_CHECKING = False
if TYPE_CHECKING:
    from ui.draw.text import Text
    from ui.house.ask import HouseScreen

_CALLS = const(1)  # a stage of PALMING

# What is asked; what a seat does; and what the table says if nobody does.
_ADDS = const(0)
_CALLS_IT = const(1)
_LOOKS = const(2)
_NOBODY = const(3)
_DRAWS = const(4)
_DONE = const(5)
_WORDS = phrases(
    {
        _ADDS: b"#: add or draw %?",
        _CALLS_IT: b"@ calls it",
        _LOOKS: b"@ looks",
        _NOBODY: b"Nobody",
        _DRAWS: b"Draw %",
        _DONE: b"Done",
    }
)


def is_for_all(view: bytearray) -> bool:  # per frame
    """Is the table asked what a person is asked, before the device goes round?"""
    kind = window_kind(view)
    if kind == BLUFFED or kind == CHEATED:
        return True
    stage = window_stage(view)
    if (kind == CLAIMED and not stage) or (kind == PALMING and stage == _CALLS):
        return True
    return is_stack_waiting(view)


class QuestionMode(question.QuestionMode):
    """As there."""

    _screen: "HouseScreen"

    def ask_other(self, seat: int) -> None:  # per frame
        """Ask a person who does not hold the device, or carry out what they answered."""
        match = self._screen.app.match
        view = match.view
        player = 1 << player_of(view, seat)
        if not is_for_all(view):
            self._screen.app.hand_over(seat)
        elif match.answered & player:
            self._carry_out(seat, self._takes_answer(player) != 0)
        else:
            self.ask(seat)

    def _carry_out(self, seat: int, is_yes: bool) -> None:  # per frame
        """Do what a person answered when the table was asked."""
        match = self._screen.app.match
        view = match.view
        before = view[EVENT_COUNT]
        if is_yes and (window_kind(view) == BLUFFED or is_stack_waiting(view)):
            self._screen.app.hand_over(seat)
        elif match.answer_for(seat, CHALLENGE if is_yes else PASS) == OK:
            self._screen.stepped(before)
        else:
            self._screen.app.hand_over(seat)  # it must add to the stack

    def is_asked_with(self, seat: int, other: int) -> bool:  # per frame
        """Does the question to a seat concern another seat, too?"""
        match = self._screen.app.match
        view = match.view
        if is_stack_waiting(view):
            return other == seat
        return in_set(view, view[TOP] + ASKED, other) != 0 and other != match.holder

    def write_question(self, text: "Text", view: bytearray) -> None:  # per frame
        """Write what the newest window asks the table."""
        words = self._page.words
        if is_stack_waiting(view):
            fill(text, view, _WORDS, _ADDS, 0, window_target(view), 0, words.amount_of(view))
        else:
            words.write_question(text, view)

    def write_reply(  # per frame
        self, text: "Text", view: bytearray, seat: int, is_done: bool
    ) -> None:
        """Write what a seat may answer; NOBODY: that nobody does it."""
        is_stack = is_stack_waiting(view)
        if seat != NOBODY:
            words = _LOOKS if is_stack else _CALLS_IT
        elif is_done:
            words = _DONE
        else:
            words = _DRAWS if is_stack else _NOBODY
        fill(text, view, _WORDS, words, seat, seat, 0, self._page.words.amount_of(view))
