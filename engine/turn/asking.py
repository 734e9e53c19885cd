"""This module asks seats in ASKED of the newest window, one after the other (CORE-11).

    w = push(s, W_THREE, actor)
    set_word(s, w + ASKED, seats_in(s))        who is asked (engine/state/seats.py)
    ask_first(s)                               asks the first of them; False: none is left
    ask_or_close                               as a window's `resume`: it closes when none is left

An answer takes the seat out of ASKED; where the first one that says yes settles it, it closes the
window. `ask_target` (engine/state/windows.py) asks one seat one question.
"""

from engine.state.choices import CHALLENGE, PASS
from engine.state.layout import ACTOR, ASKED, FIRST, PLAYERS, STEP, TOP
from engine.state.seats import word
from engine.state.windows import pop

TYPE_CHECKING = False
if TYPE_CHECKING:
    from engine.game import Game


def ask_first(s: bytearray) -> bool:
    """Ask the first seat in ASKED, in order of play after ACTOR, who is last; False: none is left.

    The seat may be out: a player whose last card was a Wild still calls its color.
    """
    w = s[TOP]
    asked = word(s, w + ASKED)
    if not asked:
        return False
    seat = s[w + ACTOR] + s[STEP]
    while not asked >> seat % s[PLAYERS] & 1:
        seat += s[STEP]
    s[FIRST] = seat % s[PLAYERS]
    return True


def ask_or_close(g: "Game", s: bytearray) -> bool:
    """Resume a window that asks seat after seat, and closes when none is left."""
    if ask_first(s):
        return True
    pop(s)
    return False


def calls_into(g: "Game", s: bytearray, seat: int, out: list[int]) -> int:
    """Write the choices of a seat that may challenge, or call what was laid; return 2."""
    out[0] = CHALLENGE
    out[1] = PASS
    return 2


def this_or_pass(out: list[int], choice: int) -> int:
    """Write a choice, and that not to make it; return 2."""
    out[0] = choice
    out[1] = PASS
    return 2
