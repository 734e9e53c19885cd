"""One: for each adjacent One the active player names another player, who draws (GRD-25).

A record NAMING: ACTOR names, AMOUNT names are still to be said; TALLY counts them, and all is
drawn when the last was said (GRD-16).
"""

from engine.acts.forced import open_round
from engine.acts.holding import is_other
from engine.cards import NO_CARD
from engine.choices import NAME, NO_SUCH_PLAYER, NOT_ASKED, NOT_NOW, OK, SEAT_SHIFT, VERB_MASK
from engine.events import NAMED, note
from engine.layout import ACTOR, AMOUNT, CARD, COUNTS, FIRST, PILE, PLAYERS, TALLY, TOP
from engine.windows import NAMING, pop, push, use

TYPE_CHECKING = False
if TYPE_CHECKING:
    from engine.game import Game


def open_naming(s: bytearray, actor: int, times: int, card: int, pile: int) -> None:
    """Let the actor of a card on a pile name so many players, who draw one each."""
    at = push(s, NAMING)
    s[at + ACTOR] = actor
    s[at + AMOUNT] = times
    s[at + CARD] = card
    s[at + PILE] = pile


def _choices(g: "Game", s: bytearray, seat: int, out: list[int]) -> int:
    if seat != s[s[TOP] + ACTOR]:
        return 0
    return names_into(s, seat, out, False)


def names_into(s: bytearray, seat: int, out: list[int], holding: bool) -> int:
    """Write the players that a seat can name, only those holding cards if so asked."""
    n = 0
    for other in range(s[PLAYERS]):
        if can_name(s, seat, other, holding):
            out[n] = NAME | other << SEAT_SHIFT
            n += 1
    return n


def can_name(s: bytearray, seat: int, other: int, holding: bool) -> bool:
    """Can a seat name this player?"""
    return is_other(s, seat, other) and (not holding or s[COUNTS + other] > 0)


def _answer(g: "Game", s: bytearray, seat: int, choice: int) -> int:
    at = s[TOP]
    if seat != s[at + ACTOR]:
        return NOT_ASKED
    if choice & VERB_MASK != NAME:
        return NOT_NOW
    other = choice >> SEAT_SHIFT & 15
    if not can_name(s, seat, other, False):
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
    actor = s[at + ACTOR]
    card = s[at + CARD]
    pile = s[at + PILE]
    pop(s)
    open_round(s, actor, card, pile)
    return False


use(NAMING, _choices, _answer, _resume)
