"""The plain bot plays to go out, hinders players who are about to, and never bluffs.

It prefers the color that it holds most of and saves its wilds. It gets rid of dear cards when
somebody is near going out, and lays draw cards when the next seat has few cards left. It always
calls Uno, and catches players who did not. The more cards the player of a Wild Draw Four holds, the
likelier the bot challenges: few large hands lack the color in play.

Where cards act it sheds as many cards as it can: sets before single cards, the smallest number
first; Rainbows and Runs; Wilds that send a draw back; a Reverse that takes the turn back; every
Three that is asked for. It lets the player draw who is nearest to going out. It gives cards, dear
and face-up ones first, to the player who is farthest from going out, else with many players nobody
would ever be out; and it takes cards from that player, cheap ones or those of its color. It gives
no third set away in a turn, and no Wild with the second. It goes for the salt.
"""

from engine.const import const
from engine.prompt import flags_of
from engine.public import shown_of
from engine.state import choices as ch
from engine.state.cards import COLORS, FACE, FACE_UP, FIRST_WILD_KIND, KIND_MASK, POINTS, WILD
from engine.state.layout import *
from engine.state.options import BY_AGE, PILES, SETS, SUM_OR_DIFFERENCE, SUMS, TWO_PILES
from engine.state.window_types import HARMS_NAMED, IS_SECRET, SWAPS_WITH_NAMED

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable

_FEW_CARDS = const(4)  # a player with more cards than this may be challenged
_SUSPICION = const(16)  # the chance for each such card, of 256
_MOST = const(9999)  # the highest worth
_NEAR_OUT = const(3)  # a player with this many cards or fewer may soon be out
_DEAR = const(20)  # a card with this many points or more is refused
_UNKNOWN = const(24)  # how much an unseen card hurts
_SEVEN = const(7)
_NINE = const(9)
_MOST_SETS = const(2)  # it gives no set away in a turn that has seen so many
_SIX_AND_NINE = const(15)
_ANY_PLAY = const(502)
_LAYS = const(1 << 11 | 1 << 15 | 1 << 16)  # JUMP, BACKFIRE, RECOVER
_RIGHTS = const(1 << 12 | 1 << 13)  # CALL_UNO, CATCH
_MELDS = const(1 << 17 | 1 << 18)  # RAINBOW, RUN

# By color: how many cards of the view that `count_colors` saw last the seat holds.
HELD_OF = bytearray(COLORS)

# What rules that few matches have add to the normal and the hard bot (`register` of bots/NAME.py):
#
#     sift(view, choices, n, roll, level) -> n
#
# takes choices that the bot does not want out of the n first ones, and returns how many are left.
# Of a card laid face down it adds the Uno call. level: 0 of the normal bot, 1 of the hard one.
TACTICS: "list[Callable[[bytearray, list[int], int, Callable[[], int], int], int]]" = []


def decide(view: bytearray, choices: list[int], n: int, roll: "Callable[[], int]") -> int:
    """Choose sensibly; see the package for the arguments."""
    n = sifted(view, choices, n, roll, 0)
    if n and choices[n - 1] & ch.VERB_MASK > ch.PASS:
        while n and _is_dishonest_jump(choices[n - 1]):
            n -= 1  # dishonest jumps come last
        for i in range(n):
            if 1 << (choices[i] & ch.VERB_MASK) & _RIGHTS:
                return choices[i]
    if not n:
        return 0
    if n == 1 and ch.DRAW <= choices[0] & ch.VERB_MASK <= ch.PASS:
        return choices[0]
    best = _most_worth(view, choices, n)
    if not best:
        return _other(view, choices, n, roll)
    verb = best & ch.VERB_MASK
    if verb == ch.PLAY:
        return best if best & ch.DOWN else with_calls(view, best, roll)
    if 1 << verb & _MELDS and view[SETS_GIVEN] >= _MOST_SETS:
        return choices[n - 1]  # PASS: else the same cards would go round and round (GRD-23)
    if verb == ch.NAME and choices[n - 1] & ch.VERB_MASK == ch.PASS and _is_no_gain(view, best):
        return choices[n - 1]
    if 1 << verb & _LAYS:
        return with_calls(view, best, roll)
    if verb == ch.GIVE and not best & ch.DOWN and view[COUNTS + view[VIEW_SEAT]] == 2:
        best |= ch.WITH_UNO
    return best


def sifted(
    view: bytearray, choices: list[int], n: int, roll: "Callable[[], int]", level: int
) -> int:
    """Return how many choices TACTICS leave; all in a set that is begun, else it had no end."""
    if not view[VIEW_DRAFT]:
        for sift in TACTICS:
            n = sift(view, choices, n, roll, level)
    return n


def _most_worth(view: bytearray, choices: list[int], n: int) -> int:
    """Return the choice of the highest worth, the first of several; 0: none has any."""
    count_colors(view)
    fewest = fewest_of_others(view)
    puts_aside = view[SETS] and _puts_aside(view, choices[0])
    best = most = 0
    for i in range(n):
        choice = choices[i]
        verb = choice & ch.VERB_MASK
        if verb == ch.PLAY or verb == ch.JUMP:
            worth = _worth_of_play(view, choice, fewest)
        elif verb <= ch.PASS or verb == ch.ADD and not puts_aside:
            continue
        else:
            worth = _worth(view, choice, fewest)
        if worth > most:
            most = worth
            best = choice
    return best


def _is_dishonest_jump(choice: int) -> bool:
    """Is a choice a jump that is a cheat (SEV-3), or one in vain?"""
    if choice == ch.JUMP_IN_VAIN:
        return True
    return choice & ch.VERB_MASK == ch.JUMP and choice & ch.BLUFF != 0


def _puts_aside(view: bytearray, first: int) -> bool:
    """Shall the bot rather put a card aside for a set than lay one? first: its first choice.

    Sums shed many cards. Else a set that is complete is laid, and two numbers that make another are
    not always better than one.
    """
    if view[SETS] & SUMS:
        return True
    if view[VIEW_DRAFT] or view[SETS] & (SUM_OR_DIFFERENCE | BY_AGE):
        return first & ch.VERB_MASK != ch.PLAY or first & ch.BLUFF != 0
    return True


def _worth(view: bytearray, choice: int, fewest: int) -> int:
    """Return the worth of a choice that lays no card; 0: it is not weighed (`_other` decides).

    Worths compare choices of one kind. A card to put aside is worth more than any play.
    """
    verb = choice & ch.VERB_MASK
    card = choice >> ch.CARD_SHIFT & 255
    held = view[COUNTS + (choice >> ch.SEAT_SHIFT & 15)]
    if verb == ch.ADD:  # the smallest number, so that the set gets many cards
        return 0 if choice & ch.BLUFF else _MOST - card
    if verb == ch.NAME:  # let a player near going out draw, one far from it lose a card
        return _MOST - held if flags_of(view) & (HARMS_NAMED | SWAPS_WITH_NAMED) else 1 + held
    if verb == ch.GIVE and choice & ch.DOWN:
        return 1 + POINTS[FACE[card & KIND_MASK]]  # TWD-2
    if verb == ch.GIVE:  # the card that hurts most, to the player farthest from going out
        return 1 + _hurt(view, card, fewest) * 128 + held
    if verb == ch.TAKE:  # the card that hurts least
        return _MOST - _hurt(view, card, fewest)
    if verb == ch.TAKE_UNSEEN:
        return _MOST - _hurt_of_shown(view, card, fewest)
    if verb == ch.RAINBOW or verb == ch.RUN:  # a Wild goes but with the first, so none comes back
        has_wild = choice >> ch.WILD_SHIFT & 15 if verb == ch.RUN else choice >> ch.COLOR_SHIFT & 7
        return 2 if not has_wild else 0 if view[SETS_GIVEN] else 1
    return 1 if verb == ch.BACKFIRE or verb == ch.RECOVER or verb == ch.DARE else 0


def _is_no_gain(view: bytearray, choice: int) -> bool:
    """Would the bot swap hands for one that is no smaller?"""
    held = view[COUNTS + (choice >> ch.SEAT_SHIFT & 15)]
    return flags_of(view) & SWAPS_WITH_NAMED != 0 and held >= view[COUNTS + view[VIEW_SEAT]]


def _other(view: bytearray, choices: list[int], n: int, roll: "Callable[[], int]") -> int:
    """Answer a question, or draw."""
    verb = choices[0] & ch.VERB_MASK
    if verb == ch.CALL_COLOR:
        return choices[color_held_most(view, roll)]
    if verb == ch.CHALLENGE and not flags_of(view) & IS_SECRET:
        return choices[0 if is_suspicious(view, roll) else n - 1]
    if verb == ch.ANSWER:
        return ch.ANSWER | view[view[TOP] + AMOUNT] << ch.CARD_SHIFT
    if verb == ch.SHOW:
        return choices[0 if _is_dear_hand(view) else 1]
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


def _worth_of_play(view: bytearray, choice: int, fewest: int) -> int:
    """Return the worth of laying a card on a pile now, above 0; 0: that would be a bluff."""
    if choice & (ch.BLUFF | ch.DOWN):
        return 0 if choice & ch.BLUFF else 1
    face = FACE[choice >> ch.CARD_SHIFT & 127]
    worth = _ANY_PLAY
    if face < WILD:
        worth += 12 * HELD_OF[choice >> ch.CARD_SHIFT & 3] + (POINTS[face] >> 1)
    elif view[COUNTS + view[VIEW_SEAT]] == 2:
        worth -= 200
    else:
        worth -= 140 if view[PILES] == TWO_PILES else 120  # it can be laid any time
    if fewest <= _NEAR_OUT:
        worth += 2 * POINTS[face]
    effect = view[EFFECTS + face]
    if effect == SWAPS_SEATS:
        worth += _worth_of_swap(view, face, 1 if choice & ch.ON_PILE_2 else 0)
    elif effect:
        worth += worth_of_effect(view, effect, fewest)
    return max(worth, 1)


def worth_of_effect(view: bytearray, effect: int, fewest: int) -> int:
    """Return the worth of what a card sets off; fewest: `fewest_of_others`."""
    near = 30 if fewest <= _NEAR_OUT else 0
    if effect == ALL_DRAW:
        return 10 + 2 * near
    if effect == NAMED_DRAWS:
        return 10 + near
    if effect == DRAWS_FOUR or effect == DRAWS_TWO or effect == SKIPS_NEXT:
        return _worth_of_hindering(view, effect, near)
    if effect == GETS_SALT:
        return 0 if view[SALT] == view[VIEW_SEAT] else 40
    if effect == CALLS_PEPPER:
        return 100 if view[PEPPER] == view[VIEW_SEAT] else 0
    if effect == TAKES_CARD:
        return -90
    if effect == GETS_THREES:
        return -60
    return -30 if effect == NAMED_GIVES else 0


def _worth_of_hindering(view: bytearray, effect: int, near: int) -> int:
    """Return the worth of a card that hinders the next seat; near: somebody may soon be out."""
    if view[PILES] == TWO_PILES:  # the draw may come back
        return 20 if effect == SKIPS_NEXT else 10 + near
    if view[COUNTS + seat_after(view)] > _NEAR_OUT:
        return 0
    return 180 if effect == DRAWS_FOUR else 120 if effect == DRAWS_TWO else 60


def _worth_of_swap(view: bytearray, face: int, pile: int) -> int:
    """Return the worth of a Six on a Nine or the reverse: good if that player holds fewer."""
    top = view[TOP_CARD + pile]
    if top < FIRST_WILD_KIND and FACE[top] + face == _SIX_AND_NINE:
        for seat in range(view[PLAYERS]):
            if view[PLAYER_AT + seat] == view[TOP_BY + pile] and seat != view[VIEW_SEAT]:
                return 40 * (view[COUNTS + view[VIEW_SEAT]] - 1 - view[COUNTS + seat])
    return 0


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
    at = VIEW_HAND + view[COUNTS + view[VIEW_SEAT]]
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


# What other bots share.


def with_calls(view: bytearray, choice: int, roll: "Callable[[], int]") -> int:
    """Add the color called and the Uno call to a choice that needs them."""
    if choice >> ch.CARD_SHIFT & 127 >= FIRST_WILD_KIND:
        choice |= color_held_most(view, roll) + 1 << ch.COLOR_SHIFT
    if view[COUNTS + view[VIEW_SEAT]] - view[VIEW_DRAFT] == 2:
        choice |= ch.WITH_UNO
    return choice


def is_suspicious(view: bytearray, roll: "Callable[[], int]") -> bool:
    """Shall the bot challenge the Wild Draw Four just laid, by its player's number of cards?"""
    cards = view[COUNTS + view[view[TOP] + ACTOR]]
    return roll() & 255 < (cards - _FEW_CARDS) * _SUSPICION


def count_colors(view: bytearray) -> None:
    """Count in HELD_OF how many cards of each color this seat holds, wilds not counted."""
    held = HELD_OF
    held[0] = held[1] = held[2] = held[3] = 0
    for i in range(VIEW_HAND, VIEW_HAND + view[COUNTS + view[VIEW_SEAT]]):
        card = view[i]
        if card < FIRST_WILD_KIND:
            held[card & 3] += 1


def color_held_most(view: bytearray, roll: "Callable[[], int]") -> int:
    """Return the color of most of the own cards; of several, the first after a random color."""
    count_colors(view)
    start = best = roll() & 3
    for i in range(1, COLORS):
        color = start + i & 3
        if HELD_OF[color] > HELD_OF[best]:
            best = color
    return best


def fewest_of_others(view: bytearray) -> int:
    """Return the fewest cards that another seat in the hand holds."""
    fewest = 255
    for seat in range(view[PLAYERS]):
        if seat != view[VIEW_SEAT] and not view[OUT + (seat >> 3)] & 1 << (seat & 7):
            fewest = min(fewest, view[COUNTS + seat])
    return fewest


def seat_after(view: bytearray) -> int:
    """Return the seat after this one that is not out."""
    players = view[PLAYERS]
    step = players - 1 if view[DIRECTION] else 1
    seat = (view[VIEW_SEAT] + step) % players
    while view[OUT + (seat >> 3)] & 1 << (seat & 7):
        seat = (seat + step) % players
    return seat
