"""This module is the plain bot where cards act (RULES.md, GRD).

It sheds as many cards as it can: sets before single cards, the smallest number first; Rainbows and
Runs; Wilds that send a draw back; a Reverse that takes the turn back; every Three that is asked
for. It lets the player draw who is nearest to going out. It gives cards, dear and face-up ones
first, to the player who is farthest from going out, else with many players nobody would ever be
out; and it takes cards from that player, cheap ones or those of its color. The more sets a turn has
seen, the more often it keeps its own. It goes for the salt.
"""

from engine.bots.plain import (
    BY_FLAVOR,
    HELD_OF,
    color_held_most,
    count_colors,
    fewest_of_others,
    is_suspicious,
    standing_right,
    with_calls,
)
from engine.const import const
from engine.public import shown_of
from engine.state import choices as ch
from engine.state.cards import FACE, FACE_UP, FIRST_WILD_KIND, KIND_MASK, POINTS
from engine.state.layout import (
    ALL_DRAW,
    AMOUNT,
    CALLS_PEPPER,
    CARD,
    COUNTS,
    DISCARDS,
    DRAWS_FOUR,
    DRAWS_TWO,
    EFFECTS,
    GETS_SALT,
    GETS_THREES,
    KIND,
    NAMED_DRAWS,
    NAMED_GIVES,
    PEPPER,
    PLAYER_AT,
    PLAYERS,
    SALT,
    SETS_GIVEN,
    SKIPS_NEXT,
    SWAPS_SEATS,
    TAKES_CARD,
    TARGET,
    TOP,
    TOP_BY,
    TOP_CARD,
    VIEW_HAND,
    VIEW_SEAT,
    VIEW_SHOWN_COUNT,
)
from engine.state.options import CARDS_ACT
from engine.state.windows import NAMING, PALMING, SWAPPING

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable

_MOST = const(9999)  # the highest worth
_NEAR_OUT = const(3)  # a player with this many cards or fewer may soon be out
_DEAR = const(20)  # a card with this many points or more is refused
_UNKNOWN = const(24)  # how much an unseen card hurts
_LISTED = const(96)  # bytes at a view's end that list face-up cards
_SEVEN = const(7)
_NINE = const(9)
_LETS_BE = const(4)  # of 32 sets it keeps so many, and one more for each set that the turn has seen
_SIX_AND_NINE = const(15)


def decide(view: bytearray, choices: list[int], n: int, roll: "Callable[[], int]") -> int:
    """Choose sensibly; see the package for the arguments."""
    while n and _is_dishonest_jump(choices[n - 1]):
        n -= 1  # dishonest jumps come last
    standing = standing_right(choices, 0, n)
    if standing or not n:
        return standing
    count_colors(view)
    fewest = fewest_of_others(view)
    best = most = 0
    for i in range(n):
        worth = _worth(view, choices[i], fewest)
        if worth > most:
            most = worth
            best = choices[i]
    if not best:
        return _other(view, choices, n, roll)
    verb = best & ch.VERB_MASK
    if (verb == ch.RAINBOW or verb == ch.RUN) and roll() & 31 < view[SETS_GIVEN] + _LETS_BE:
        return choices[n - 1]  # PASS: otherwise the set would come back as another's gift
    if 1 << verb & (1 << ch.PLAY | 1 << ch.JUMP | 1 << ch.BACKFIRE | 1 << ch.RECOVER):
        return with_calls(view, best, roll)
    if verb == ch.GIVE and view[COUNTS + view[VIEW_SEAT]] == 2:
        best |= ch.WITH_UNO
    return best


def _is_dishonest_jump(choice: int) -> bool:
    """Is a choice a jump that is a cheat (SEV-3), or one in vain?"""
    if choice == ch.JUMP_IN_VAIN:
        return True
    return choice & ch.VERB_MASK == ch.JUMP and choice & ch.BLUFF != 0


def _worth(view: bytearray, choice: int, fewest: int) -> int:
    """Return the worth of a choice; 0: it is not weighed (`_other` decides).

    Worths compare choices of one kind. A card to put aside is worth more than any play.
    """
    verb = choice & ch.VERB_MASK
    card = choice >> ch.CARD_SHIFT & 255
    held = view[COUNTS + (choice >> ch.SEAT_SHIFT & 15)]
    if verb == ch.PLAY or verb == ch.JUMP:
        if choice & ch.BLUFF:
            return 0
        if choice & ch.DOWN:
            return 1
        return max(_worth_of_card(view, card, choice & ch.ON_PILE_2, fewest) + 2, 1)
    if verb == ch.ADD:  # the smallest number, so that the set gets many cards
        return 0 if choice & ch.BLUFF else _MOST - card
    if verb == ch.NAME and view[view[TOP] + KIND] == SWAPPING:
        return max(view[COUNTS + view[VIEW_SEAT]] - held, 0)
    if verb == ch.NAME:  # let a player near going out draw, one far from it lose a card
        return _MOST - held if view[view[TOP] + KIND] == NAMING else 1 + held
    if verb == ch.GIVE:  # the card that hurts most, to the player farthest from going out
        return 1 + _hurt(view, card, fewest) * 128 + held
    if verb == ch.TAKE:  # the card that hurts least
        return _MOST - _hurt(view, card, fewest)
    if verb == ch.TAKE_UNSEEN:
        return _MOST - _hurt_of_shown(view, card, fewest)
    if verb == ch.RAINBOW:  # rather one without a Wild
        return 1 if choice >> ch.COLOR_SHIFT & 7 else 2
    if verb == ch.RUN:
        return 1 if choice >> ch.WILD_SHIFT & 15 else 2
    return 1 if verb == ch.BACKFIRE or verb == ch.RECOVER or verb == ch.DARE else 0


def _other(view: bytearray, choices: list[int], n: int, roll: "Callable[[], int]") -> int:
    """Answer a question, or draw."""
    verb = choices[0] & ch.VERB_MASK
    if verb == ch.CALL_COLOR:
        return choices[color_held_most(view, roll)]
    if verb == ch.CHALLENGE and view[view[TOP] + KIND] != PALMING:
        return choices[0 if is_suspicious(view, roll) else 1]
    if verb == ch.ANSWER:
        return ch.ANSWER | view[view[TOP] + AMOUNT] << ch.CARD_SHIFT
    if verb == ch.SHOW:
        is_dear = _is_dear_hand(view)
        return choices[0 if is_dear else 1]
    if verb == ch.REFUSE:
        return choices[0 if POINTS[FACE[view[view[TOP] + CARD]]] >= _DEAR else 1]
    best = choices[n - 1]
    for i in range(n):
        verb = choices[i] & ch.VERB_MASK
        if verb == ch.PASS:
            best = choices[i]
        elif verb == ch.DRAW:
            if choices[i] >> ch.FROM_SHIFT & 3 < DISCARDS:
                best = choices[i]
            elif _is_welcome(view, view[TOP_CARD + (choices[i] >> ch.FROM_SHIFT & 1)]):
                return choices[i]
    return best


def _worth_of_card(view: bytearray, card: int, on_pile_2: int, fewest: int) -> int:
    """Return the worth of laying a card on a pile now."""
    worth = 500
    if card < FIRST_WILD_KIND:
        worth += 12 * HELD_OF[card & 3] + (POINTS[FACE[card]] >> 1)
    else:
        worth -= 200 if view[COUNTS + view[VIEW_SEAT]] == 2 else 140  # it can be laid any time
    if fewest <= _NEAR_OUT:
        worth += 2 * POINTS[FACE[card]]
    effect = view[EFFECTS + FACE[card]]
    if effect == SWAPS_SEATS:
        worth = _with_swap(view, card, 1 if on_pile_2 else 0, worth)
    else:
        worth = _with_effect(view, effect, fewest, worth)
    return worth


def _with_effect(view: bytearray, effect: int, fewest: int, worth: int) -> int:
    """Return a worth with that of a card's effect added."""
    near = 30 if fewest <= _NEAR_OUT else 0
    if effect == ALL_DRAW:
        worth += 10 + 2 * near
    elif effect == DRAWS_FOUR or effect == DRAWS_TWO or effect == NAMED_DRAWS:
        worth += 10 + near
    elif effect == SKIPS_NEXT:
        worth += 20
    elif effect == GETS_SALT:
        worth += 0 if view[SALT] == view[VIEW_SEAT] else 40
    elif effect == CALLS_PEPPER:
        worth += 100 if view[PEPPER] == view[VIEW_SEAT] else 0
    elif effect == TAKES_CARD:
        worth -= 90
    elif effect == GETS_THREES:
        worth -= 60
    elif effect == NAMED_GIVES:
        worth -= 30
    return worth


def _with_swap(view: bytearray, card: int, pile: int, worth: int) -> int:
    """Return a worth with that of a Six on a Nine added: good if the hand it brings is smaller."""
    top = view[TOP_CARD + pile]
    if top < FIRST_WILD_KIND and FACE[top] + FACE[card] == _SIX_AND_NINE:
        for seat in range(view[PLAYERS]):
            if view[PLAYER_AT + seat] == view[TOP_BY + pile] and seat != view[VIEW_SEAT]:
                worth += 40 * (view[COUNTS + view[VIEW_SEAT]] - 1 - view[COUNTS + seat])
    return worth


def _hurt(view: bytearray, card: int, fewest: int) -> int:
    """Return how much a card hurts this seat, from 0 up."""
    if card >= FIRST_WILD_KIND:
        return POINTS[FACE[card]] if fewest <= _NEAR_OUT else 0
    hurts = POINTS[FACE[card]] + 24 - 3 * min(HELD_OF[card & 3], 8)
    return hurts + 10 if _SEVEN <= FACE[card] <= _NINE else hurts


def _hurt_of_shown(view: bytearray, number: int, fewest: int) -> int:
    """Return how much the target's Nth unseen card would hurt, if this seat was shown it."""
    if not view[VIEW_SHOWN_COUNT]:
        return _UNKNOWN
    target = view[view[TOP] + TARGET]
    at = VIEW_HAND + (len(view) - VIEW_HAND - _LISTED >> 1)
    for seat in range(target):
        at += shown_of(view, seat)
    for i in range(at, at + shown_of(view, target)):
        if not view[i] & FACE_UP:
            number -= 1
            if not number:
                return _hurt(view, view[i] & KIND_MASK, fewest)
    return _UNKNOWN


def _is_dear_hand(view: bytearray) -> bool:
    """Are the own cards dear on average, so that any may go?"""
    points = 0
    held = view[COUNTS + view[VIEW_SEAT]]
    for i in range(VIEW_HAND, VIEW_HAND + held):
        points += POINTS[FACE[view[i] & KIND_MASK]]
    return points > 14 * held


def _is_welcome(view: bytearray, top: int) -> bool:
    """Is the top card of a discard pile better than an unseen card?"""
    if top >= FIRST_WILD_KIND:
        return fewest_of_others(view) > _NEAR_OUT
    face = FACE[top]
    return face < 4 or face == _SEVEN or face == _NINE  # the last two go to a neighbor


def join() -> None:  # set-up
    BY_FLAVOR[CARDS_ACT] = decide
