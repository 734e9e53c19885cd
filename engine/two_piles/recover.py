"""Reverse, and the Reverse that recovers it (GRD-10, GRD-18).

A record RECOVERING: TARGET, who would have been next, may lay a Reverse on the one of ACTOR,
on PILE. The direction is turned already; SKIPS is 1 where it is not, with two players.
"""

from engine.state.cards import COLORS, FACE, FIRST_WILD_KIND, KIND_MASK, NO_CARD, REVERSE
from engine.state.choices import (
    CARD_SHIFT,
    DOES_NOT_FIT,
    NO_UNO,
    NOT_IN_HAND,
    NOT_NOW,
    OK,
    PASS,
    RECOVER,
    VERB_MASK,
    WITH_UNO,
)
from engine.state.events import RECOVERED, SKIPPED, TURNED, note
from engine.state.layout import (
    ACTOR,
    COUNTS,
    DIRECTION,
    LEFT_IN,
    NEXT,
    PILE,
    SKIPS,
    TARGET,
    TOP,
)
from engine.state.options import RECOVER as WITH_RECOVER
from engine.state.seats import next_seat, set_direction
from engine.state.windows import RECOVERING, ask_target, pop, push, use
from engine.two_piles.hold import count_of, find, let_go, lose
from engine.two_piles.piles import lay

TYPE_CHECKING = False
if TYPE_CHECKING:
    from engine.game import Game


def open_recovering(s: bytearray, seat: int, pile: int) -> None:
    """Turn the direction for a Reverse of a seat, or with two skip; then offer the recovery."""
    before = next_seat(s, seat)
    is_two = s[LEFT_IN] == 2
    if is_two:
        s[NEXT] = seat
        note(s, SKIPPED, before, 0, NO_CARD)
    else:
        _turn(s, seat)
        s[NEXT] = next_seat(s, seat)
    if s[WITH_RECOVER] and s[COUNTS + before]:
        at = push(s, RECOVERING)
        s[at + ACTOR] = seat
        s[at + TARGET] = before
        s[at + PILE] = pile
        s[at + SKIPS] = is_two


def _turn(s: bytearray, seat: int) -> None:
    set_direction(s, s[DIRECTION] ^ 1)
    note(s, TURNED, seat, s[DIRECTION], NO_CARD)


def _choices(g: "Game", s: bytearray, seat: int, out: list[int]) -> int:
    n = 0
    for color in range(COLORS):
        kind = REVERSE * 4 + color
        if count_of(g, s, seat, kind):
            out[n] = RECOVER | kind << CARD_SHIFT
            n += 1
    out[n] = PASS
    return n + 1


def _answer(g: "Game", s: bytearray, seat: int, choice: int) -> int:
    at = s[TOP]
    verb = choice & VERB_MASK
    if verb == PASS:
        pop(s)
        return OK
    if verb != RECOVER:
        return NOT_NOW
    kind = choice >> CARD_SHIFT & 255
    if kind > KIND_MASK or find(g, s, seat, kind) < 0:
        return NOT_IN_HAND
    if kind >= FIRST_WILD_KIND or FACE[kind] != REVERSE:
        return DOES_NOT_FIT
    if choice & WITH_UNO and s[COUNTS + seat] != 2:
        return NO_UNO
    pile = s[at + PILE]
    other = s[at + ACTOR]
    is_two = s[at + SKIPS]
    pop(s)
    lose(g, s, seat, find(g, s, seat, kind))
    lay(g, s, pile, kind, seat)
    let_go(s, seat, choice & WITH_UNO)
    note(s, RECOVERED, seat, other, kind)
    if not is_two:
        _turn(s, seat)
    s[NEXT] = seat
    return OK


def join() -> None:  # set-up
    use(RECOVERING, _choices, _answer, ask_target)
