"""One: for each adjacent One the active player names another player, who draws (GRD-25).

A record NAMING: ACTOR names, AMOUNT names are still to be said; TALLY counts them, and all is
drawn when the last was said (GRD-16): the record goes on as a ROUND.
"""

from engine.state.cards import NO_CARD
from engine.state.choices import NAME, NO_SUCH_PLAYER, NOT_NOW, OK, SEAT_SHIFT, VERB_MASK
from engine.state.events import NAMED, note
from engine.state.layout import ACTOR, AMOUNT, COUNTS, FIRST, KIND, PLAYERS, TALLY, TOP
from engine.state.windows import NAMING, ROUND, use
from engine.two_piles.hold import is_other

TYPE_CHECKING = False
if TYPE_CHECKING:
    from engine.game import Game


def names_into(g: "Game", s: bytearray, seat: int, out: list[int]) -> int:
    """Write the players that a seat can name now."""
    n = 0
    for other in range(s[PLAYERS]):
        if can_name(s, seat, other):
            out[n] = NAME | other << SEAT_SHIFT
            n += 1
    return n


def can_name(s: bytearray, seat: int, other: int) -> bool:
    """Can a seat name this player? Who shall give a card, or lose one, must hold one."""
    return is_other(s, seat, other) and (s[COUNTS + other] > 0 or s[s[TOP] + KIND] == NAMING)


def _answer(g: "Game", s: bytearray, seat: int, choice: int) -> int:
    at = s[TOP]
    if choice & VERB_MASK != NAME:
        return NOT_NOW
    other = choice >> SEAT_SHIFT & 15
    if not can_name(s, seat, other):
        return NO_SUCH_PLAYER
    s[TALLY + other] += 1
    s[at + AMOUNT] -= 1
    note(s, NAMED, seat, other, NO_CARD)
    return OK


def _resume(g: "Game", s: bytearray) -> bool:
    at = s[TOP]
    if s[at + AMOUNT]:
        s[FIRST] = s[at + ACTOR]
        return True
    s[at + KIND] = ROUND  # of the same actor, card and pile
    return False


def join() -> None:  # set-up
    use(NAMING, names_into, _answer, _resume)
