"""This module asks all other players whether they call what a seat has laid (CORE-11).

Three windows share it: rules/bluff.py, rules/cheats.py and rules/face_down.py. ACTOR laid CARD; the
seats in ASKED are asked in order of play from the seat after ACTOR, and call (CHALLENGE) or decline
(PASS). The window itself knows what a call means, and what follows if nobody calls.
"""

from engine.const import const
from engine.state.choices import CHALLENGE, NOT_NOW, OK, PASS, VERB_MASK
from engine.state.layout import ACTOR, ASKED, FIRST, OUT, PLAYERS, TOP
from engine.state.seats import next_seat, remove_from, set_word, word
from engine.state.windows import push

TYPE_CHECKING = False
if TYPE_CHECKING:
    from engine.game import Game

# What wilds and cards face down ask alike (engine/state/windows.py).
WHO_CHALLENGES = (b"Challenge @?|Let it be|Who challenges @?|Nobody|#|Challenge",)

CALLS = const(255)  # `reply` returns this for a call; it is no reason for a refusal


def ask_others(s: bytearray, kind: int, actor: int) -> int:
    """Open a window that asks all others still in the hand; return its record."""
    w = push(s, kind)
    s[w + ACTOR] = actor
    set_word(s, w + ASKED, (1 << s[PLAYERS]) - 1 & ~(word(s, OUT) | 1 << actor))
    return w


def calls_into(g: "Game", s: bytearray, seat: int, out: list[int]) -> int:
    """Write the two choices of a seat that is asked; return 2."""
    out[0] = CHALLENGE
    out[1] = PASS
    return 2


def reply(s: bytearray, seat: int, choice: int) -> int:
    """Return CALLS if a seat calls, which changes nothing yet, OK if it passes, else why not."""
    verb = choice & VERB_MASK
    if verb == CHALLENGE:
        return CALLS
    if verb != PASS:
        return NOT_NOW
    remove_from(s, s[TOP] + ASKED, seat)
    return OK


def ask_next(s: bytearray) -> bool:
    """Ask the next seat in ASKED; False if there is none."""
    w = s[TOP]
    asked = word(s, w + ASKED)
    if not asked:
        return False
    seat = next_seat(s, s[w + ACTOR])
    while not asked >> seat & 1:
        seat = next_seat(s, seat)
    s[FIRST] = seat
    return True
