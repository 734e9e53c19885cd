"""This mode asks the table where cards act and others play out of turn, or call what was laid.

Who calls a bluff or a cheat is asked of all at once, whether who would draw adds to a stack before
the device goes to that person.
"""

from micropython import const

from engine.public import window_kind, window_stage, window_target
from engine.state.choices import CHALLENGE, OK, PASS
from engine.state.layout import ASKED, EVENT_COUNT, NOBODY, TOP
from engine.state.seats import in_set
from engine.state.windows import BLUFFED, CHEATED, CLAIMED, PALMING
from ui.acts import question
from ui.acts.house_words import amount_of, is_waiting, write_question
from ui.table.words import fill

TYPE_CHECKING = False
if TYPE_CHECKING:
    from ui.acts.house_table import Screen
    from ui.draw.text import Text

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

    def needs(self, view: bytearray) -> bool:  # per frame
        """As there."""
        return is_waiting(view) or _is_call(view) or super().needs(view)

    def _carry_out(self, seat: int, kind: int, bit: int) -> None:  # per frame
        """Do what a person answered when the table was asked."""
        match = self._screen.app.match
        view = match.view
        if not is_waiting(view) and not _is_call(view):
            super()._carry_out(seat, kind, bit)
            return
        before = view[EVENT_COUNT]
        is_yes = self._takes_answer(bit)
        if is_yes and (kind == BLUFFED or is_waiting(view)):
            self._screen.app.hand_over(seat)
        elif match.answer_for(seat, CHALLENGE if is_yes else PASS) == OK:
            self._screen.stepped(before)
        else:
            self._screen.app.hand_over(seat)  # it must add to the stack

    def is_asked_with(self, seat: int, other: int) -> bool:  # per frame
        """As there."""
        match = self._screen.app.match
        view = match.view
        if is_waiting(view):
            return other == seat
        if _is_call(view):
            return in_set(view, view[TOP] + ASKED, other) != 0 and other != match.holder
        return super().is_asked_with(seat, other)

    def write_question(self, text: "Text", view: bytearray) -> None:  # per frame
        """As there."""
        if is_waiting(view):
            fill(text, view, _ADDS, 0, window_target(view), 0, amount_of(view))
        elif not write_question(text, view):
            super().write_question(text, view)

    def write_reply(  # per frame
        self, text: "Text", view: bytearray, seat: int, is_done: bool
    ) -> None:
        """As there."""
        is_stack = is_waiting(view)
        if not is_stack and not _is_call(view):
            super().write_reply(text, view, seat, is_done)
            return
        if seat != NOBODY:
            words = _LOOKS if is_stack else _CALLS_IT
        elif is_done:
            words = _DONE
        else:
            words = _DRAWS if is_stack else _NOBODY
        fill(text, view, words, seat, seat, 0, amount_of(view))


def _is_call(view: bytearray) -> bool:  # per frame
    """Are all asked whether they call what was laid, or hidden?"""
    kind = window_kind(view)
    stage = window_stage(view)
    if kind == BLUFFED or kind == CHEATED:
        return True
    return (kind == CLAIMED and not stage) or (kind == PALMING and stage == _CALLS)
