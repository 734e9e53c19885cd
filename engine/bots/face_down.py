"""How bots lay cards face down, and whom they call (TWD-1, TWD-2); only such a match loads this.

Where nothing fits, a bot claims at times that a card does, rather than draw. At times it lays a
card face down that does fit: else each call of its claims would be right. It calls a claim the
likelier, the fewer others can, and a last card likeliest. The more claims of a player were found
false lately, the likelier it calls the next, and the more were found true, the less likely. The
hard bot claims more often, and heeds more what was found.

The chances are fitted: with them neither a seat that claims whenever nothing fits, nor one that
claims always, nor one that calls every claim does better than the bots (docs/bots.md).
"""

from engine.bots.plain import TACTICS
from engine.const import const
from engine.public import event_at
from engine.state import choices as ch
from engine.state.cards import FACE, FIRST_WILD_KIND, POINTS
from engine.state.events import GUILTY_FOUND, INNOCENT_FOUND
from engine.state.layout import *
from engine.state.options import FACE_DOWN, PILES
from engine.state.seats import word
from engine.state.window_types import W_FACE_DOWN

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable

    from engine.state.hooks import Hooks

_HONEST_UP = const(1 << 9 | 1 << 6 | 31)  # BLUFF | DOWN | VERB_MASK
_DOWN = const(1 << 6 | 31)  # DOWN | VERB_MASK
_RIGHTS = const(1 << 12 | 1 << 13)  # CALL_UNO, CATCH: used first, then the bot is asked again
_LAST = const(4)  # of 32 chances to claim falsely with the last card it takes so many
_CALLS = const(128)  # of 256 claims so many are called, shared among those who may call
# By level, of the normal and of the hard bot:
_TRUE = b"\x04\x0c"  # of 32 cards that fit it lays so many face down
_FALSE = b"\x0c\x1a"  # of 32 chances to claim falsely it takes so many
_HEEDS = b"\x02\x04"  # how much each claim counts that was found true or false


def sift(view: bytearray, choices: list[int], n: int, roll: "Callable[[], int]", level: int) -> int:
    """Leave the claim to make or the answer to give, else no claim; see `TACTICS`."""
    if view[PILES] != FACE_DOWN or n < 2 or 1 << (choices[n - 1] & ch.VERB_MASK) & _RIGHTS:
        return n
    if view[DEPTH]:
        if view[view[TOP] + KIND] != W_FACE_DOWN or choices[0] != ch.CHALLENGE:
            return n
        if roll() & 255 >= _doubt(view, level):
            choices[0] = ch.PASS
        return 1
    fits = choices[0] & _HONEST_UP == ch.PLAY
    claim = _claim(choices, n, not fits) if _dares(view, fits, roll, level) else 0
    if not claim:
        return _without_claims(choices, n)
    choices[0] = claim | (ch.WITH_UNO if view[COUNTS + view[VIEW_SEAT]] == 2 else 0)
    return 1


def _dares(view: bytearray, fits: bool, roll: "Callable[[], int]", level: int) -> bool:
    """Shall the bot claim now? fits: it could lay a card face up, so it would claim truly."""
    if fits:
        chance = _TRUE[level]
    else:
        chance = _LAST if view[COUNTS + view[VIEW_SEAT]] == 1 else _FALSE[level]
    return roll() & 31 < chance


def _claim(choices: list[int], n: int, is_false: bool) -> int:
    """Return the claim of the dearest card, a wild after all others; 0: there is none."""
    best = most = 0
    for i in range(n):
        choice = choices[i]
        if choice & _DOWN == ch.PLAY | ch.DOWN and (choice & ch.BLUFF != 0) == is_false:
            card = choice >> ch.CARD_SHIFT & 127
            worth = 2 + POINTS[FACE[card]] if card < FIRST_WILD_KIND else 1
            if worth > most:
                most = worth
                best = choice
    return best


def _without_claims(choices: list[int], n: int) -> int:
    """Take all claims out of n choices; return how many are left."""
    kept = 0
    for i in range(n):
        if choices[i] & _DOWN != ch.PLAY | ch.DOWN:
            choices[kept] = choices[i]
            kept += 1
    return kept


def _doubt(view: bytearray, level: int) -> int:
    """Return the chance, of 256, that the bot calls the claim; a last card needs one call only."""
    actor = view[view[TOP] + ACTOR]
    were_false = were_true = 1
    for number in range(EVENTS_KEPT):
        at = event_at(number)
        if view[at] == GUILTY_FOUND and view[at + EVENT_OTHER] == actor:
            were_false += _HEEDS[level]
        elif view[at] == INNOCENT_FOUND and view[at + EVENT_OTHER] == actor:
            were_true += _HEEDS[level]
    chance = _CALLS * were_false // (were_true * (view[LEFT_IN] - 1))
    is_called = word(view, CALLERS) != 0
    if not view[COUNTS + actor]:
        return 0 if is_called else chance * 7 >> 1
    return chance >> 1 if is_called else chance


def register(hooks: "Hooks") -> None:  # set-up
    if sift not in TACTICS:
        TACTICS.append(sift)
