"""This module asks all other players whether they call what a seat has laid (CORE-11).

Three windows share it: bluff.py, cheats.py and face_down.py. ACTOR laid CARD; the seats in ASKED
are asked in order of play from the seat after ACTOR, and call (CHALLENGE) or decline (PASS). The
window itself knows what a call means, and what follows if nobody calls.
"""

from engine.const import const
from engine.state.cards import NO_CARD
from engine.state.choices import CHALLENGE, NOT_NOW, OK, PASS, VERB_MASK
from engine.state.layout import ACTOR, ASKED, FIRST, OUT, PLAYERS, TOP
from engine.state.options import CARDS_ACT, FLAVOR
from engine.state.seats import next_seat, remove_from, set_word, word
from engine.state.slots import slots
from engine.state.windows import push

TYPE_CHECKING = False
if TYPE_CHECKING:
    from engine.state.playing import Game

CALLS = const(255)  # `reply` returns this for a call; it is no reason for a refusal


def ask_others(s: bytearray, kind: int, actor: int) -> int:
    """Open a window that asks all others still in the hand; return its record."""
    at = push(s, kind)
    s[at + ACTOR] = actor
    set_word(s, at + ASKED, (1 << s[PLAYERS]) - 1 & ~(word(s, OUT) | 1 << actor))
    return at


def calls_into(g: "Game", s: bytearray, seat: int, out: list[int]) -> int:
    """Write the two choices of a seat that is asked; return 2."""
    out[0] = CHALLENGE
    out[1] = PASS
    return 2


def reply(s: bytearray, seat: int, choice: int) -> int:
    """Return CALLS if a seat calls, which changes nothing yet, OK if it passes, else why not."""
    at = s[TOP]
    verb = choice & VERB_MASK
    if verb == CHALLENGE:
        return CALLS
    if verb != PASS:
        return NOT_NOW
    remove_from(s, at + ASKED, seat)
    return OK


def ask_next(s: bytearray) -> bool:
    """Ask the next seat in ASKED; False if there is none."""
    at = s[TOP]
    asked = word(s, at + ASKED)
    if not asked:
        return False
    seat = next_seat(s, s[at + ACTOR])
    while not asked >> seat & 1:
        seat = next_seat(s, seat)
    s[FIRST] = seat
    return True


def owe(s: bytearray, cause: int, seat: int, amount: int) -> None:
    """Let a seat draw because of another; where cards act, a Wild can send it back (GRD-15)."""
    open_draw = slots.open_forced if s[FLAVOR] == CARDS_ACT else slots.open_owed
    open_draw(s, cause, seat, amount, NO_CARD)
