"""This module asks all other players whether they call what a seat has laid (CORE-11).

Three windows share it: rules/bluff.py, rules/cheats.py and rules/face_down.py. ACTOR laid CARD; the
seats in ASKED are asked in order of play from the seat after ACTOR, and call (CHALLENGE) or decline
(PASS). The window itself knows what a call means, and what follows if nobody calls.
"""

from engine.const import const
from engine.state.choices import CHALLENGE, PASS, VERB_MASK
from engine.state.layout import ASKED, TOP
from engine.state.reasons import NOT_NOW, OK
from engine.state.seats import remove_from, seats_in, set_word
from engine.state.windows import push

CALLS = const(255)  # `reply` returns this for a call; it is no reason for a refusal


def ask_others(s: bytearray, kind: int, actor: int) -> int:
    """Open a window that asks all others still in the hand; return its record."""
    w = push(s, kind, actor)
    set_word(s, w + ASKED, seats_in(s) & ~(1 << actor))
    return w


def reply(s: bytearray, seat: int, choice: int) -> int:
    """Return CALLS if a seat calls, which changes nothing yet, OK if it passes, else why not."""
    verb = choice & VERB_MASK
    if verb == CHALLENGE:
        return CALLS
    if verb != PASS:
        return NOT_NOW
    remove_from(s, s[TOP] + ASKED, seat)
    return OK
