"""The hard bot remembers which colors the next player drew on, and weighs each card by its worth.

The worth of a play is a sum of weights in thousandths of a hand won or lost. They were found by
playing hands on from thousands of choices. The bot believes that the next seat
lacks a color that it drew on; the belief fades with every card that the seat draws. On two discard
piles a card is worth what it sets off. On one pile where numbers act, and when it is asked anything
else, the bot plays like the plain one.
"""

from engine.bots.plain import HELD_OF, count_colors, fewest_of_others, seat_after, sifted
from engine.bots.plain import decide as sensibly
from engine.bots.plain import with_calls as with_usual_calls
from engine.const import const
from engine.state import choices as ch
from engine.state import events, options
from engine.state.cards import COLORS, FACE, FIRST_WILD_KIND, KIND_MASK, NO_COLOR, color_on
from engine.state.layout import *

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable

# The places of the weights in the tables below. A play's worth adds up weights for the number of
# cards of its color that are left in the hand,
_LAST_OF_COLOR = const(0)
_ONE_LEFT = const(1)
_MORE_LEFT = const(2)
# or, with one or two cards left, for these,
_ONE_IS_WILD = const(3)
_ONE_FITS = const(4)
_ONE_DOES_NOT = const(5)
_TWO_DO_NOT = const(6)
_ONE_OF_TWO_FITS = const(7)
_TWO_FIT = const(8)
# for the card itself,
_WILD = const(9)
_WILD_FOUR = const(10)
_SKIP = const(11)
_SKIP_EARLY = const(12)  # with four cards left, or more
_TURN = const(13)  # a Reverse of more than two players
_DRAW_TWO = const(14)
_DRAW_TWO_EARLY = const(15)
_OF_FACE = const(16)  # for each card left of the same face in another color
_NO_WAY_ON = const(17)  # it skips or draws, and no card left fits
_BLUFF = const(18)
# for how few cards the next seat has, less the same for the seat that plays instead,
_HIT_AT_ONE = const(19)
_HIT_AT_TWO = const(20)
_FOUR_AT_ONE = const(21)
_FOUR_AT_TWO = const(22)
_FOUR_AT_THREE = const(23)
_WILD_AT_TWO = const(24)
# and for a color that the next seat surely lacks, of a colored card or called by a wild.
_LACKS_COLOR = const(25)
_LACKS_CALLED = const(26)
_DRAW = const(27)  # the worth of drawing with nothing to lay but wilds
_KEEP = const(28)  # the worth of keeping the drawn card
_LACKS_NEAR = const(29)  # added to the two above if the next seat has two cards at most
_WILD_LEFT = const(30)  # added to a wild's worth if it is not the only one
# fmt: off
_FOR_TWO = (
    1, -16, -11, 128, 97, 11, 13, -47, 30,
    -112, -158, 9, -11, 0, 29, -29, -13, -24, -3,
    80, 30, 221, 57, 39, -20,
    20, 48, -103, -45, 76, 75,
)
_FOR_MORE = (
    -31, -24, -21, 179, 130, 34, -37, -62, 24,
    -125, -143, 30, -38, -6, 36, -46, -2, -32, -8,
    52, 23, 202, 68, 59, 35,
    21, 15, -144, -80, 6, 32,
)
_WITHOUT_DRAWING = (  # DEA-1: who cannot play is out
    74, 109, 127, -141, 141, 0, -219, -195, 105,
    -182, -360, 2, -47, 0, -21, -68, -12, -308, -17,
    35, 18, 393, 204, 89, 104,
    0, 0, 0, 0, 0, 0,
)
# fmt: on
# On two piles: the worth of a card by what it sets off (EFFECTS), in thousandths of a hand.
# fmt: off
_ON_TWO_PILES = bytes(128 + worth for worth in (  # a byte is 128 more than the worth
    # of two players
    6, 50, 30, 37, -90, 0, -10, 6, -34, 4, 6, 6, -1, -16, 21, 10,
    # of two, one of whom may soon be out
    1, 47, 43, 74, -53, 88, -10, 6, -13, 3, -8, 6, 15, 13, -75, -60,
    # of more players, and of more of whom one may soon be out
    8, 50, 34, 42, -91, -16, -6, -6, -40, 8, 10, 0, 0, -5, 28, 8,
    -1, 46, 37, 62, -63, 50, -10, -10, -30, 8, 6, 0, 4, 5, -45, -30,
))
# fmt: on
_DRAW_OF_TWO_PILES = const(76)  # 128 more, too
_KEEP_OF_TWO_PILES = const(118)
_OF_MORE = const(32)  # the place of the rows of more than two players
_IF_NEAR = const(16)
_NEAR_OUT = const(3)  # a player with this many cards or fewer may soon be out
_SWAP = const(30)  # of a swap of hands, for each card that the other hand is smaller
_GO_OUT = const(5000)  # more than any sum of weights
_SURE = const(64)  # a belief without doubt

_NO_CARD_YET = const(68)  # FIRST_WILD_KIND + NO_COLOR
_NO_KINDS = bytes(FIRST_WILD_KIND)
_NUMBERS = const(10)

# What the bot knows while it decides.
_lacks = bytearray(COLORS)  # how surely the next seat lacks each color, 0 to 64
_held = bytearray(COLORS + 1)  # own cards of each color, then wilds
_kinds = bytearray(FIRST_WILD_KIND)  # own colored cards of each kind
_then = bytearray(2)  # cards of the seat that plays next after a Skip, and after a Reverse


def decide(view: bytearray, choices: list[int], n: int, roll: "Callable[[], int]") -> int:
    """Choose by weights on the own turn, else like the plain bot; see the package for arguments."""
    n = sifted(view, choices, n, roll, 1)
    if is_plain_turn(view, choices, n):
        if view[options.PILES] == options.TWO_PILES:
            best = _best_of_two_piles(view, choices, n)
            if best & ch.VERB_MASK == ch.PLAY:
                return with_usual_calls(view, best, roll)
        else:
            best = _best(view, choices, n) if has_weights(view) else 0
            if best & ch.VERB_MASK == ch.PLAY:
                return with_calls(view, best)
        if best:
            return best
    elif n == 2 and choices[0] & ch.VERB_MASK == ch.CHALLENGE and roll() & 7:
        return choices[1]  # hardly anybody bluffs
    return sensibly(view, choices, n, roll)


def is_plain_turn(view: bytearray, choices: list[int], n: int) -> bool:
    """Does the bot have a card to lay face up, and no choices but playing, drawing and keeping?

    Cards that could be laid face down come last among those to play (TWD-1).
    """
    if not n or choices[0] & (ch.VERB_MASK | ch.DOWN) != ch.PLAY or view[DEPTH]:
        return False
    for i in range(n):
        if choices[i] & ch.VERB_MASK > ch.PASS:
            return False
    return not view[VIEW_DRAFT]


def has_weights(view: bytearray) -> bool:
    """Do the weights say what cards are worth: where no number acts (GRD), on one pile?

    With a Four or a Five in play hard loses to the plain bot even on turns without them, and so it
    does where cards may be laid face down (TWD).
    """
    for face in range(EFFECTS, EFFECTS + _NUMBERS):
        if CALLS_PEPPER <= view[face] <= NAMED_GIVES:
            return False
    return not view[options.PILES]


def _best(view: bytearray, choices: list[int], n: int) -> int:
    """Return the choice of the highest worth on one pile; 0: there are only bluffs."""
    w = weights(view)
    seat = look(view)
    dares = (
        view[options.CHALLENGES] == options.NEXT_CHALLENGES and not view[options.DIRTY]
    )  # else anybody may call it
    best = 0
    most = -_GO_OUT
    for i in range(n):
        choice = choices[i]
        if not choice & ch.DOWN and (not choice & ch.BLUFF or dares):
            worth = worth_of(view, choice, seat, w)
            if worth > most:
                most = worth
                best = choice
    return best


def _best_of_two_piles(view: bytearray, choices: list[int], n: int) -> int:
    """Return the choice of the highest worth on two piles; 0: there is none, or a last card."""
    if view[COUNTS + view[VIEW_SEAT]] == 1:
        return 0
    row = 0 if view[PLAYERS] == 2 else _OF_MORE
    if fewest_of_others(view) <= _NEAR_OUT:
        row += _IF_NEAR
    count_colors(view)
    best = most = 0
    for i in range(n):
        choice = choices[i]
        verb = choice & ch.VERB_MASK
        card = choice >> ch.CARD_SHIFT & 127
        worth = _DRAW_OF_TWO_PILES
        if verb == ch.PLAY:
            effect = view[EFFECTS + FACE[card]]
            worth = 0 if choice & ch.BLUFF or effect > NAMED_GIVES else _ON_TWO_PILES[row + effect]
            if card < FIRST_WILD_KIND:
                worth -= 6 * HELD_OF[card & 3]
        elif verb == ch.PASS:
            worth = _KEEP_OF_TWO_PILES
        elif choice >> ch.FROM_SHIFT & 3 >= DISCARDS:
            continue
        if worth > most:
            most = worth
            best = choice
    return best


def look(view: bytearray) -> int:
    """Remember what `worth_of` needs of a view; return the next seat."""
    seat = seat_after(view)
    _remember(view, seat)
    _count_hand(view)
    _then[0] = view[COUNTS + _seat_by(view, seat, 1)]
    _then[1] = view[COUNTS + _seat_by(view, view[VIEW_SEAT], 0)]
    return seat


def _seat_by(view: bytearray, seat: int, is_on: int) -> int:
    """Return the next seat that is not out.

    is_on: 1 in the direction of play, 0 against it.
    """
    players = view[PLAYERS]
    step = players - 1 if view[DIRECTION] == is_on else 1
    seat = (seat + step) % players
    while view[OUT + (seat >> 3)] & 1 << (seat & 7):
        seat = (seat + step) % players
    return seat


def _remember(view: bytearray, seat: int) -> None:
    """Read from the events which colors a seat drew on, and believe that it lacks them."""
    for color in range(COLORS):
        _lacks[color] = 0
    top = _NO_CARD_YET  # a card with the color in play
    drew_on = NO_COLOR
    count = view[EVENT_COUNT]
    for number in range(count, count + EVENTS_KEPT):  # the oldest first
        at = EVENTS + (number & EVENTS_KEPT - 1) * EVENT_SIZE
        event = view[at]
        if event == events.LAID or event == events.FIRST_CARD:
            top = view[at + 3]
        elif event == events.COLOR_CALLED:
            top = FIRST_WILD_KIND + view[at + 2]
        elif event == events.DEALT:
            top = _NO_CARD_YET
            _fade(0)
        elif view[at + 1] != seat:
            continue
        elif event == events.DREW_CARD or event == events.DREW_OWED:
            _fade(3)
            drew_on = color_on(top)
            if event == events.DREW_CARD and drew_on < COLORS:
                _lacks[drew_on] = _SURE * 3 // 4  # unless the card that it drew has it
        elif event == events.PASSED and drew_on < COLORS:
            _lacks[drew_on] = _SURE


def _fade(quarters: int) -> None:
    """Let the given quarters of the beliefs remain."""
    for color in range(COLORS):
        _lacks[color] = _lacks[color] * quarters >> 2


def _count_hand(view: bytearray) -> None:
    for color in range(COLORS + 1):
        _held[color] = 0
    _kinds[:] = _NO_KINDS
    for i in range(view[COUNTS + view[VIEW_SEAT]]):
        card = view[VIEW_HAND + i] & KIND_MASK
        if card < FIRST_WILD_KIND:
            _held[card & 3] += 1
            _kinds[card] += 1
        else:
            _held[COLORS] += 1


def _color_with(card: int) -> int:
    """Return the color in play after a card; for a wild the one to call."""
    if card < FIRST_WILD_KIND:
        return card & 3
    best = 0
    for color in range(1, COLORS):
        if _SURE * _held[color] + _lacks[color] > _SURE * _held[best] + _lacks[best]:
            best = color
    return best


def with_calls(view: bytearray, choice: int) -> int:
    """Add the color called and the Uno call to a choice that needs them."""
    card = choice >> ch.CARD_SHIFT & 127
    if card >= FIRST_WILD_KIND:
        choice |= _color_with(card) + 1 << ch.COLOR_SHIFT
    if view[COUNTS + view[VIEW_SEAT]] == 2:
        choice |= ch.WITH_UNO
    return choice


def weights(view: bytearray) -> "tuple[int, ...]":
    """Return the weights for a table, in thousandths of a hand."""
    if view[options.DRAW_WAY] == options.NO_DRAWING:
        return _WITHOUT_DRAWING
    return _FOR_TWO if view[PLAYERS] == 2 else _FOR_MORE


def worth_of(view: bytearray, choice: int, seat: int, w: "tuple[int, ...]") -> int:
    """Return the worth of a choice by weights w; seat: the next one, as `look` returned it."""
    verb = choice & ch.VERB_MASK
    if verb != ch.PLAY:
        return w[_KEEP] if verb == ch.PASS else w[_DRAW]
    card = choice >> ch.CARD_SHIFT & 127
    left = view[COUNTS + view[VIEW_SEAT]] - 1
    if not left:
        return _GO_OUT
    color = _color_with(card)
    effect = view[EFFECTS + FACE[card]]
    is_for_two = view[PLAYERS] == 2
    stays = effect == SKIPS_NEXT or is_for_two and _goes_on(effect)
    if (
        stays
        and is_for_two
        and left < 3
        and not choice & ch.BLUFF
        and not view[options.NO_WILD_FINISH]
    ):
        if _all_follow(view, card, color, left):
            return _GO_OUT - left
    worth = _worth_of_rest(card, left, stays or effect == DRAWS_TWO, w)
    next_count = view[COUNTS + seat]
    if card < FIRST_WILD_KIND:
        worth += _worth_of_effect(view, effect, left, next_count, w)
    else:
        worth += _worth_of_wild(effect, next_count, w) + (w[_BLUFF] if choice & ch.BLUFF else 0)
    if not stays:
        sure = w[_LACKS_COLOR] if card < FIRST_WILD_KIND else w[_LACKS_CALLED]
        if next_count <= 2:
            sure += w[_LACKS_NEAR]
        worth += sure * _lacks[color] // _SURE
    return worth


def _goes_on(effect: int) -> bool:
    """With two players, does a card with this effect give its player another turn?"""
    return SKIPS_NEXT <= effect <= DRAWS_FOUR and effect != CALLS_COLOR


def _all_follow(view: bytearray, card: int, color: int, left: int) -> bool:
    """Can the one or two cards left be laid in turn, after a card that gives another turn?"""
    at = 0
    while view[VIEW_HAND + at] & KIND_MASK != card:
        at += 1
    one = view[VIEW_HAND + (0 if at else 1)] & KIND_MASK
    if left == 1:
        return _follows(one, card, color)
    other = view[VIEW_HAND + (1 if at == 2 else 2)] & KIND_MASK
    for _ in range(2):
        if _goes_on(view[EFFECTS + FACE[one]]) and _follows(one, card, color):
            if one >= FIRST_WILD_KIND or _follows(other, one, one & 3):
                return True
        one, other = other, one
    return False


def _follows(card: int, on: int, color: int) -> bool:
    return card >= FIRST_WILD_KIND or card & 3 == color or FACE[card] == FACE[on]


def _worth_of_effect(
    view: bytearray, effect: int, left: int, next_count: int, w: "tuple[int, ...]"
) -> int:
    """Return the worth of a colored card's effect."""
    if effect == SWAPS_HANDS or effect == MAY_SWAP_HANDS:
        return _SWAP * (left - fewest_of_others(view))
    if effect == DRAWS_TWO:
        worth = w[_DRAW_TWO] + (w[_DRAW_TWO_EARLY] if left > 3 else 0)
    elif effect == SKIPS_NEXT or view[PLAYERS] == 2 and _goes_on(effect):
        worth = w[_SKIP] + (w[_SKIP_EARLY] if left > 3 else 0)
    elif effect == TURNS_DIRECTION:
        worth = w[_TURN]
    else:
        return 0
    if view[PLAYERS] > 2:
        worth -= _danger(_then[1 if effect == TURNS_DIRECTION else 0], w)
    return worth + _danger(next_count, w)


def _danger(count: int, w: "tuple[int, ...]") -> int:
    """Return the worth of keeping a seat with so many cards from playing next."""
    if count > 2:
        return 0
    return w[_HIT_AT_ONE] if count == 1 else w[_HIT_AT_TWO]


def _worth_of_rest(card: int, left: int, acts: bool, w: "tuple[int, ...]") -> int:
    """Return the worth of the cards left in the hand; acts: the card skips or draws."""
    is_wild = card >= FIRST_WILD_KIND
    same = _held[_color_with(card)] - (0 if is_wild else 1)
    wilds = _held[COLORS] - (1 if is_wild else 0)
    alike = 0 if is_wild else _others_of_face(card)
    worth = alike * w[_OF_FACE]
    if acts and not is_wild and not same and not alike and not wilds:
        worth += w[_NO_WAY_ON]
    if left == 1 and wilds:
        return worth + w[_ONE_IS_WILD]
    if left == 1:
        return worth + (w[_ONE_FITS] if same else w[_ONE_DOES_NOT])
    if left == 2 and not wilds:
        if same == 1:
            return worth + w[_ONE_OF_TWO_FITS]
        return worth + (w[_TWO_FIT] if same else w[_TWO_DO_NOT])
    if is_wild or same > 1:
        return worth + w[_MORE_LEFT]
    return worth + (w[_ONE_LEFT] if same else w[_LAST_OF_COLOR])


def _others_of_face(card: int) -> int:
    """Return how many cards of the same face in other colors the bot holds."""
    at = card & ~3
    return _kinds[at] + _kinds[at + 1] + _kinds[at + 2] + _kinds[at + 3] - _kinds[card]


def _worth_of_wild(effect: int, next_count: int, w: "tuple[int, ...]") -> int:
    """Return the worth of laying a wild now, which would fit later, too."""
    worth = w[_WILD_LEFT] if _held[COLORS] > 1 else 0
    if effect != DRAWS_FOUR:
        return worth + w[_WILD] + (w[_WILD_AT_TWO] if next_count == 2 else 0)
    worth += w[_WILD_FOUR]
    if next_count == 1:
        return worth + w[_FOUR_AT_ONE]
    if next_count == 2:
        return worth + w[_FOUR_AT_TWO]
    return worth + (w[_FOUR_AT_THREE] if next_count == 3 else 0)
