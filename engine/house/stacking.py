"""A draw card upon a draw card: the seat that would draw adds one, or draws the sum (CORE-14).

A record STACKING lies on the PLAYED one of the last card. TARGET may lay a further draw card,
or decline. With jumps others may add as well (engine/house/jumping.py).
"""

from engine.cards import FACE, WILD_FOUR
from engine.choices import (
    BLUFF,
    CARD_SHIFT,
    DOES_NOT_FIT,
    MUST_PLAY,
    NOT_ASKED,
    NOT_IN_HAND,
    NOT_NOW,
    OK,
    PASS,
    PLAY,
    VERB_MASK,
)
from engine.const import const
from engine.house.laying import dressed, lay_cards
from engine.house.listing import count_of, is_bluff, is_repeated
from engine.layout import (
    AMOUNT,
    CARRIED,
    COUNTS,
    DRAWS_FOUR,
    DRAWS_TWO,
    EFFECTS,
    FIRST,
    GUILTY,
    JUMPABLE,
    TARGET,
    TOP,
    TOP_CARD,
    UNTIL_TURN,
)
from engine.options import JUMP, STACK, WILD_FOUR_LEGAL
from engine.windows import STACKING, pop, push, use

TYPE_CHECKING = False
if TYPE_CHECKING:
    from engine.game import Game

_ANY_DRAW_CARD = const(2)  # stack=any
_ONLY_FOURS = const(4)  # stack=wild4
_FORCED = const(3)  # wild4=forced
_WILD_FOUR_KIND = const(76)


def open_stack(s: bytearray, played: int) -> None:
    """Ask who would draw for the play of a record whether it adds a card."""
    if s[STACK] == _ONLY_FOURS and FACE[s[TOP_CARD]] != WILD_FOUR:
        return
    target = s[played + TARGET]
    at = push(s, STACKING)
    s[at + TARGET] = target
    if s[JUMP]:
        s[JUMPABLE] = s[UNTIL_TURN] = 1


def adds_up(s: bytearray, kind: int) -> bool:
    """Can a card be added to the draw card on top?"""
    effect = s[EFFECTS + FACE[kind]]
    if effect != DRAWS_TWO and effect != DRAWS_FOUR:
        return False
    if s[STACK] == _ONLY_FOURS and effect != DRAWS_FOUR:
        return False
    return s[STACK] == _ANY_DRAW_CARD or effect == s[EFFECTS + FACE[s[TOP_CARD]]]


def _must_add(g: "Game", s: bytearray, seat: int) -> bool:
    """Must a Wild Draw Four go on a Wild Draw Four (POW-3)?"""
    return (
        s[WILD_FOUR_LEGAL] == _FORCED
        and FACE[s[TOP_CARD]] == WILD_FOUR
        and count_of(g, s, seat, _WILD_FOUR_KIND) > 0
    )


def _choices(g: "Game", s: bytearray, seat: int, out: list[int]) -> int:
    if seat != s[s[TOP] + TARGET]:
        return 0
    n = 0
    base = g.hands[seat]
    for at in range(base, base + s[COUNTS + seat]):
        kind = s[at]
        if adds_up(s, kind) and not is_repeated(s, base, at):
            out[n] = PLAY | kind << CARD_SHIFT | (BLUFF if is_bluff(g, s, seat, kind) else 0)
            n += 1
    if not _must_add(g, s, seat):
        out[n] = PASS
        n += 1
    return n


def _answer(g: "Game", s: bytearray, seat: int, choice: int) -> int:
    if seat != s[s[TOP] + TARGET]:
        return NOT_ASKED
    verb = choice & VERB_MASK
    if verb == PASS:
        if _must_add(g, s, seat):
            return MUST_PLAY
        s[JUMPABLE] = 0
        pop(s)
        return OK
    if verb != PLAY:
        return NOT_NOW
    return add(g, s, seat, choice, False)


def add(g: "Game", s: bytearray, seat: int, choice: int, is_jump: bool) -> int:
    """Let a seat add a card to the stack on top, or return why not."""
    kind = choice >> CARD_SHIFT & 255
    if count_of(g, s, seat, kind) < 1:
        return NOT_IN_HAND
    if not adds_up(s, kind):
        return DOES_NOT_FIT
    reason = dressed(s, seat, choice, s[COUNTS + seat] - 1)
    if reason:
        return reason
    s[GUILTY] = is_bluff(g, s, seat, kind)
    pop(s)
    s[CARRIED] = s[s[TOP] + AMOUNT]
    pop(s)
    lay_cards(g, s, seat, choice, is_jump)
    return OK


def _resume(g: "Game", s: bytearray) -> bool:
    s[FIRST] = s[s[TOP] + TARGET]
    return True


use(STACKING, _choices, _answer, _resume)
