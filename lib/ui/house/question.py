"""This mode asks the table with house rules, in the place of who does not hold the device.

Another person is handed the device only for what needs a look at its hand: the table is asked first
who calls a bluff, and whether who would draw a stack adds to it.
"""

from micropython import const

from engine.public import window_actor, window_kind, window_stage, window_target
from engine.state.choices import CHALLENGE, OK, PASS
from engine.state.layout import ASKED, EVENT_COUNT, KIND, NOBODY, TOP
from engine.state.seats import in_set
from engine.state.windows import BLUFFED, CHEATED, CLAIMED, PALMING, STACKING
from ui.house.prompts import amount_of, write_plain
from ui.table import question
from ui.table.words import fill

TYPE_CHECKING = False
if TYPE_CHECKING:
    from ui.draw.text import Text
    from ui.house.table import Screen

_CALLS = const(1)  # a stage of PALMING

_ADDS = b"#: add or draw %?"
# What a seat does; and what the table says if nobody does.
_CALLS_IT = b"@ calls it"
_LOOKS = b"@ looks"
_NOBODY = b"Nobody"
_DRAWS = b"Draw %"
_DONE = b"Done"


class QuestionMode(question.QuestionMode):
    """As there."""

    _screen: "Screen"

    def ask_other(self, seat: int) -> None:  # per frame
        """A person is asked who does not hold the device, or has nothing left to say."""
        match = self._screen.app.match
        view = match.view
        kind = window_kind(view)
        bit = 1 << seat
        if not _is_for_all(kind, window_stage(view)):
            self._screen.app.hand_over(seat)
        elif match.answered & bit:
            self._carry_out(seat, kind, bit)
        else:
            self.ask(seat)

    def _carry_out(self, seat: int, kind: int, bit: int) -> None:  # per frame
        """Do what a person answered when the table was asked."""
        match = self._screen.app.match
        before = match.view[EVENT_COUNT]
        is_yes = self._takes_answer(bit)
        if is_yes and (kind == BLUFFED or kind == STACKING):
            self._screen.app.hand_over(seat)
        elif match.answer_for(seat, CHALLENGE if is_yes else PASS) == OK:
            self._screen.stepped(before)
        else:
            self._screen.app.hand_over(seat)  # it must add to the stack

    def is_asked_with(self, seat: int, other: int) -> bool:  # per frame
        """When the table is asked what a seat is, does it concern another seat, too?"""
        match = self._screen.app.match
        view = match.view
        at = view[TOP]
        if view[at + KIND] == STACKING:
            return other == seat
        return in_set(view, at + ASKED, other) != 0 and other != match.holder

    def write_question(self, text: "Text", view: bytearray) -> None:  # per frame
        """What the table is asked in the newest window."""
        if window_kind(view) == STACKING:
            fill(text, view, _ADDS, window_actor(view), window_target(view), 0, amount_of(view))
        else:
            write_plain(text, view)

    def write_reply(  # per frame
        self, text: "Text", view: bytearray, seat: int, is_done: bool
    ) -> None:
        """What a seat may say to a question; NOBODY: that nobody does."""
        is_stack = window_kind(view) == STACKING
        if seat != NOBODY:
            words = _LOOKS if is_stack else _CALLS_IT
        elif is_done:
            words = _DONE
        else:
            words = _DRAWS if is_stack else _NOBODY
        fill(text, view, words, seat, seat, 0, amount_of(view))


def _is_for_all(kind: int, stage: int) -> bool:  # per frame
    """Is the table asked what a person is asked, before the device goes round?"""
    if kind == BLUFFED or kind == STACKING or kind == CHEATED:
        return True
    return (kind == CLAIMED and not stage) or (kind == PALMING and stage == _CALLS)
