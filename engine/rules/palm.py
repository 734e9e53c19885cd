"""Palming: a Wild Draw Four is hidden at the end of the hand, so that it is not scored (SEV-3).

    option   dirty=1; cheats.py has the cheats of play
    window   W_PALM (engine/spec/windows.py)

If a seat that palmed is called it counts its card after all, and draws two; if nobody palmed, the
caller draws two. If nobody calls, they admit it, and the card does not count. No draw is sent back
and no set given away any more: SETS_GIVEN bars sets, and a draw that has BEGUN bars Wilds.
"""

from engine.const import const
from engine.state.cards import NO_CARD, WILD_FOUR_KIND
from engine.state.choices import CHALLENGE, PALM, PASS, VERB_MASK
from engine.state.events import ADMITTED, CHALLENGED, GUILTY_FOUND, INNOCENT_FOUND, note
from engine.state.layout import *
from engine.state.options import NO_POINTS, SCORING
from engine.state.reasons import NOT_IN_HAND, NOT_NOW, OK
from engine.state.seats import add_to, in_set, remove_from, set_word, word
from engine.state.window_types import BEGUN, PALM_CALLS, PALM_HIDES, W_PALM
from engine.state.windows import define_window, pop, push
from engine.turn.asking import ask_first
from engine.turn.draw import open_draw
from engine.turn.flow import end_hand
from engine.turn.hand_cards import holders

TYPE_CHECKING = False
if TYPE_CHECKING:
    from engine.game import Game
    from engine.state.hooks import Hooks

_POINTS = const(50)  # of a Wild Draw Four
_PRICE = const(2)
_NO_MORE_SETS = const(50)  # melds.py: no set is offered after this many


def _open(g: "Game", s: bytearray, way: int) -> int:
    """Ask who palms before a hand that ended in some way is scored; 0: there is nothing to ask."""
    if s[SCORING] == NO_POINTS or (s[DEPTH] and s[s[TOP] + KIND] == W_PALM):
        return 0
    if not holders(s):
        return 0
    while s[DEPTH]:
        pop(s)
    s[UNCALLED] = s[UNCALLED + 1] = s[JUMPABLE] = 0
    w = push(s, W_PALM, s[TURN])
    s[WAY_OVER] = way
    s[SETS_GIVEN] = _NO_MORE_SETS
    set_word(s, w + ASKED, holders(s))
    return ask_first(s)


def _can_palm(g: "Game", s: bytearray, seat: int) -> bool:
    base = g.hands[seat]
    for w in range(base, base + s[COUNTS + seat]):
        if s[w] == WILD_FOUR_KIND:
            return True
    return False


def _choices(g: "Game", s: bytearray, seat: int, out: list[int]) -> int:
    w = s[TOP]
    n = 0
    if s[w + STAGE] == PALM_CALLS:
        out[0] = CHALLENGE
        n = 1
    elif _can_palm(g, s, seat):
        out[0] = PALM
        n = 1
    out[n] = PASS
    return n + 1


def _answer(g: "Game", s: bytearray, seat: int, choice: int) -> int:
    w = s[TOP]
    verb = choice & VERB_MASK
    if verb == CHALLENGE and s[w + STAGE] == PALM_CALLS:
        _judge_palmed(s, seat)
        set_word(s, w + ASKED, 0)
        return OK
    if verb == PALM and s[w + STAGE] == PALM_HIDES:
        if not _can_palm(g, s, seat):
            return NOT_IN_HAND
        add_to(s, PALMED, seat)
    elif verb != PASS:
        return NOT_NOW
    remove_from(s, w + ASKED, seat)
    return OK


def _judge_palmed(s: bytearray, caller: int) -> None:
    """Tell everybody who palmed; those seats draw two, or the caller if there are none."""
    note(s, CHALLENGED, caller, NOBODY, WILD_FOUR_KIND)
    if not word(s, PALMED):
        note(s, INNOCENT_FOUND, caller, NOBODY, NO_CARD)
        _owe(s, caller, caller)
    for seat in range(s[PLAYERS]):
        if in_set(s, PALMED, seat):
            note(s, GUILTY_FOUND, caller, seat, WILD_FOUR_KIND)
            _owe(s, caller, seat)
    set_word(s, PALMED, 0)


def _owe(s: bytearray, caller: int, seat: int) -> None:
    """Let a seat draw the price; no Wild sends it back."""
    s[open_draw(s, caller, seat, _PRICE, NO_CARD, 0) + FLAGS] = BEGUN


def _resume(g: "Game", s: bytearray) -> bool:
    w = s[TOP]
    if not word(s, w + ASKED):
        if s[w + STAGE] == PALM_CALLS:
            for seat in range(s[PLAYERS]):
                if in_set(s, PALMED, seat):
                    note(s, ADMITTED, seat, 1, WILD_FOUR_KIND)
            end_hand(g, s, s[WAY_OVER])
            return False
        s[w + STAGE] = PALM_CALLS
        set_word(s, w + ASKED, (1 << s[PLAYERS]) - 1 & ~word(s, SITTING_OUT))
    return ask_first(s)


def _uncounted(g: "Game", s: bytearray, seat: int) -> int:
    """Return the points that a seat has palmed, below 0."""
    return -_POINTS if in_set(s, PALMED, seat) else 0


def register(hooks: "Hooks") -> None:  # set-up
    define_window(W_PALM, _choices, _answer, _resume)
    hooks.hand_ends = hooks.fill_slot(hooks.hand_ends, _open)
    hooks.points += (_uncounted,)
