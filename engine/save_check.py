"""This module checks a saved match, before anybody plays on.

    rules_of(s)                  the rules of a saved state; None: no menu could have made them
    can_be_resumed(s, cards)     is the state sound? cards: the bytes of each of its zones

The journal has compared the checksum, and the app the layout and the length
(lib/ui/match/planning.py). Bytes that passed may still be no game. What each byte may hold says
engine/spec: a seat, a card, a stage, a count (engine/state/bounds_generated.py). This module looks
whether it does, and at how bytes go together: the rules, the cards, which must be the deck, who is
asked, what adds up. None may lead play to what is not there, or round and round for ever. What a
sound state cannot be, but is not looked at here, does no more harm than a strange game.

A state is a bytearray or a memoryview. A board runs this in the menus; when the modules that play
the match are loaded, engine/match/resumed.py finds out whether the match goes on.
"""

# set-up: whole file

from engine.const import const
from engine.parts import rules_for
from engine.rulesets import mixing
from engine.rulesets.codes_generated import CODES
from engine.rulesets.index_generated import UP_TO
from engine.rulesets.rule_set import ready
from engine.state import bounds_generated as bounds
from engine.state import layout as at
from engine.state import options as opt
from engine.state.bounds_generated import ANY, CARD, CARD_OR_NONE, SEAT, SEAT_OR_NOBODY
from engine.state.cards import (
    BLANK,
    FACE,
    FACE_UP,
    FIRST_WILD_KIND,
    KIND_MASK,
    KINDS,
    NO_COLOR,
    SKIP,
    WILD_FOUR_KIND,
    counts_as,
    uncolored,
)
from engine.state.event_bounds_generated import CARDS, OTHERS
from engine.state.generator import load
from engine.state.layout import (
    EVENT_CARD,
    EVENT_KIND,
    EVENT_OTHER,
    EVENT_SEAT,
    EVENT_SIZE,
    EVENTS,
    EVENTS_END,
    MAX_WINDOWS,
    NOBODY,
    WINDOW_SIZE,
)
from engine.state.seats import in_set, word
from engine.state.window_types import DOWN_PUTS, TOOK_LAST, W_DRAW, W_FACE_DOWN, W_FIRST_CARD

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence

    from engine.rulesets.rule_set import RuleSet

_PAST_KINDS = const(120)
_MOST_POINTS = const(25500)  # noted in a hand: a hundred for each card
_MOST_BITS = const(7)  # high byte of what a window keeps secret of gifts (rules/melds.py)
_FOUR = const(4)  # cards that a challenged card costs at least
_BOUNDED = (at.STAGE, at.TARGET, at.OTHER, at.AMOUNT, at.CARD, at.FLAGS)  # in a row of a window


def can_be_resumed(s: "bytearray | memoryview", cards: int) -> bool:
    """Is the state of a saved match sound? cards: the bytes of each of its zones."""
    if not 2 <= s[at.PLAYERS] <= 10:
        return False
    rules = rules_of(s)
    if rules is None or rules.deck_size(s[at.PLAYERS]) != cards:
        return False
    names = rules_for(rules.whole())
    return (
        _are_bytes_right(s)
        and _are_seats_right(s)
        and _are_cards_right(s, cards, rules.deck)
        and _are_windows_right(s, names)
        and _is_turn_right(s, cards, names)
        and _are_events_right(s)
    )


def rules_of(s: "bytearray | memoryview") -> "RuleSet | None":
    """Return the rules of a state; None if the menus could not have made them."""
    whole = bytearray(s[at.EFFECTS : at.OPTIONS + at.OPTIONS_SIZE])
    number = s[at.RULE_SET]
    if number >= len(UP_TO):
        return None
    rules = ready(number)
    try:
        for i in range(len(CODES)):
            value = mixing.value_of(whole, i)
            if not mixing.lowest(i) <= value <= mixing.highest(i):
                return None
            mixing.put(rules, i, value)
        if mixing.against(rules, UP_TO[number]) >= 0:
            return None
        made = mixing.rule_set(number, rules)
        made.check_players(s[at.PLAYERS])
    except (IndexError, ValueError):  # an effect that no face has, a deck that cannot be dealt
        return None
    return made if made.whole() == whole else None


def is_kind(value: int) -> bool:
    """Is a value a kind of card, a wild with or without a called color?"""
    if value < FIRST_WILD_KIND:
        return FACE[value] <= BLANK
    return value < _PAST_KINDS and value & 7 <= NO_COLOR


def _is_in(s: "bytearray | memoryview", value: int, bound: int) -> bool:
    if bound == ANY or (value == NOBODY and bound in (SEAT_OR_NOBODY, CARD_OR_NONE)):
        return True
    if bound in (SEAT, SEAT_OR_NOBODY):
        return value < s[at.PLAYERS]
    if bound in (CARD, CARD_OR_NONE):
        return is_kind(value)
    return value < bound


# Bytes.


def _are_bytes_right(s: "bytearray | memoryview") -> bool:
    """Does each byte lie within its bound, each set of seats at this table, each word in range?"""
    rows = bounds.BYTES
    for row in range(0, len(rows), 4):
        first = rows[row] | rows[row + 1] << 8
        for place in range(first, first + rows[row + 2]):
            if not _is_in(s, s[place], rows[row + 3]):
                return False
    for place in bounds.SETS_OF_SEATS:
        if word(s, place) >> s[at.PLAYERS]:
            return False
    for place, factor in bounds.GENERATORS:  # which step to themselves from 0 and from the bound
        if s[place + 3] > factor >> 8 or not 0 < load(s, place) < (factor << 16) - 1:
            return False
    kept = s[at.KEPT]
    if kept and not (s[opt.START] and is_kind(kept & KIND_MASK) and kept > KIND_MASK):
        return False
    if s[at.SALT] != NOBODY and at.GETS_SALT not in bytes(s[at.EFFECTS : at.OPTIONS]):
        return False
    return s[opt.QUIZ_WAY] > 0 or not any(s[at.QUIZ : at.QUIZ + s[at.PLAYERS]])


def _are_seats_right(s: "bytearray | memoryview") -> bool:
    """Does every player have one seat, and do the counts by seat and of the seats add up?"""
    players = s[at.PLAYERS]
    seen = out = sitting = noted = 0
    for seat in range(players):
        seen |= 1 << s[at.PLAYER_AT + seat]
        out += word(s, at.OUT) >> seat & 1
        sitting += word(s, at.SITTING_OUT) >> seat & 1
        noted += word(s, at.NOTED + 2 * seat)
    if seen != (1 << players) - 1 or s[at.LEFT_IN] != players - out or noted > _MOST_POINTS:
        return False
    if s[at.STEP] != (players - 1 if s[at.DIRECTION] else 1) or s[at.HIT] > players:
        return False
    seats = set(s[at.SEAT_OF_COLOR : at.SEAT_OF_COLOR + 4])
    if len(seats) < 4 or max(seats) >= max(players, 4):  # GRD-26
        return False
    if s[at.STATUS] != at.MATCH_ENDED and players - sitting < 2:
        return False
    if s[at.STATUS] != at.IN_PLAY:
        return s[at.FIRST] == NOBODY and not s[at.DEPTH]
    if word(s, at.SITTING_OUT) & ~word(s, at.OUT):
        return False
    return s[at.FIRST] < players and 0 < s[at.LEFT_IN] <= s[at.SEATED] <= players - sitting


# Cards.


def _are_cards_right(s: "bytearray | memoryview", cards: int, deck: bytes) -> bool:
    """Do piles, hands and cards set aside make the deck, with nothing between or behind them?"""
    if s[at.UNSETTLED] > s[at.PILE_SIZE] or s[at.CARDS_IN_PLAY] != cards:
        return False
    if s[opt.PILES] != opt.TWO_PILES and (s[at.PILE_SIZE + 1] or s[at.CLOSED]):
        return False
    if not s[opt.PILES] and s[at.DISCARD_SIZE + 1]:
        return False
    held = [0] * KINDS
    laid, second_laid = s[at.DISCARD_SIZE], s[at.DISCARD_SIZE + 1]
    for zone, first, second in (
        (at.DRAW_ZONE, s[at.PILE_SIZE], s[at.PILE_SIZE + 1]),
        (at.ASIDE_ZONE, 2 * s[at.ASIDE_SIZE], 0),
        (at.DISCARD_ZONE, laid, second_laid),
        (at.LAID_BY_ZONE, laid, second_laid),
    ):
        begin = at.ZONES + zone * cards
        end = begin + cards
        if first + second > cards or any(s[begin + first : end - second]):
            return False
        if zone == at.DRAW_ZONE or zone == at.DISCARD_ZONE:
            kinds = bytes(s[begin : begin + first]) + bytes(s[end - second : end])
            if not _count(s, kinds, zone == at.DISCARD_ZONE, held):
                return False
    for i in range(s[at.ASIDE_SIZE]):
        place = at.ZONES + at.ASIDE_ZONE * cards + 2 * i
        if not _count(s, s[place : place + 1], False, held) or s[place + 1] >= s[at.PLAYERS]:
            return False
    for seat in range(s[at.PLAYERS]):
        count = s[at.COUNTS + seat]
        hand = at.ZONES + (at.HANDS + seat) * cards
        if s[at.SHOWN_COUNTS + seat] > count or any(s[hand + count : hand + cards]):
            return False
        if count > cards or not _count_hand(s, s[hand : hand + count], held):
            return False
    if s[at.KEPT]:  # the kept discard lies in no pile until it is the first discard
        held[_sort_of(s, uncolored(s[at.KEPT] & KIND_MASK))] += 1
    for kind in deck:
        held[_sort_of(s, kind)] -= cards // len(deck)
    return not any(held) and _are_discards_right(s, cards)


def _count(
    s: "bytearray | memoryview",
    kinds: "bytes | bytearray | memoryview",
    may_be_called: bool,
    held: "list[int]",
) -> bool:
    """Count cards in `held`; False: one is not a card as it can lie there.

    may_be_called: wilds may have the color that was called.
    """
    for kind in kinds:
        if not is_kind(kind) or (kind != uncolored(kind) and not may_be_called):
            return False
        held[_sort_of(s, uncolored(kind))] += 1
    return True


def _count_hand(
    s: "bytearray | memoryview", hand: "bytearray | memoryview", held: "list[int]"
) -> bool:
    """Count the cards of a hand, of which 7, 8 and 9 lie face up by some rules (GRD-30)."""
    for card in hand:
        kind = card & KIND_MASK
        if not is_kind(kind) or kind != uncolored(kind):
            return False
        counted = counts_as(s, kind)
        is_open = s[opt.FACE_UP_CARDS] and counted < FIRST_WILD_KIND and 7 <= FACE[counted] < SKIP
        if (card >= FACE_UP) != (is_open > 0):
            return False
        held[_sort_of(s, kind)] += 1
    return True


def _sort_of(s: "bytearray | memoryview", kind: int) -> int:
    """Return what stays of a card: its kind without a called color; of a die, color and sort."""
    if s[opt.DECK] != opt.DICE:
        return kind
    return kind & 3 if FACE[kind] < SKIP else kind & 3 | 4


def _are_discards_right(s: "bytearray | memoryview", cards: int) -> bool:
    """Do TOP_CARD and TOP_BY say what lies on top, and has every discard a player who laid it?"""
    place = at.ZONES + at.DISCARD_ZONE * cards
    laid_by = at.ZONES + at.LAID_BY_ZONE * cards
    for pile in range(2):
        size = s[at.DISCARD_SIZE + pile]
        step = -1 if pile else 1
        first = cards - 1 if pile else 0
        for i in range(size):
            if s[laid_by + first + step * i] >= s[at.PLAYERS]:
                return False
        top = first + step * (size - 1)
        if s[at.TOP_BY + pile] != (s[laid_by + top] if size else 0):
            return False
        is_seen = size and not (pile and s[opt.PILES] == opt.FACE_DOWN)  # TWD-1
        if s[at.TOP_CARD + pile] != (counts_as(s, s[place + top]) if is_seen else 0):
            return False
    return True


# Windows.


def _are_windows_right(s: "bytearray | memoryview", names: "Sequence[str]") -> bool:
    """Is each open window one that these rules open, with possible fields?"""
    depth = s[at.DEPTH]
    if depth > MAX_WINDOWS or s[at.TOP] != depth * WINDOW_SIZE:
        return False
    if any(s[at.WINDOWS + depth * WINDOW_SIZE : at.WINNERS]):
        return False
    if any(s[at.SECRETS + depth * at.SECRET_SIZE : at.PALMED]):
        return False
    if any(s[at.DRAFT + s[at.DRAFT_SIZE] : at.SECRETS]):
        return False
    for place in range(at.SECRETS, at.PALMED, at.SECRET_SIZE):
        if s[place + 2] > _MOST_BITS:
            return False
    is_over = _is_hand_over(s)
    tallies = 0
    for i in range(depth):
        w = (i + 1) * WINDOW_SIZE
        if not _is_window_right(s, w, names, is_over):
            return False
        tallies |= _more_of(s[w + at.KIND]) & bounds.TALLIES
    return tallies > 0 or not any(s[at.TALLY : at.TALLY + at.MAX_SEATS])


def _more_of(kind: int) -> int:
    """Return what else is so of a type of window: bits of the bounds."""
    return bounds.WINDOWS[kind * bounds.ROW + bounds.MORE]


def _is_hand_over(s: "bytearray | memoryview") -> bool:
    """Is the hand over, but for what the oldest window asks?"""
    kind = s[WINDOW_SIZE + at.KIND]
    return s[at.DEPTH] > 0 and kind < len(bounds.RULES) and _more_of(kind) & bounds.AFTER_HAND > 0


def _is_window_right(
    s: "bytearray | memoryview", w: int, names: "Sequence[str]", is_over: bool
) -> bool:
    """Is a window one that these rules open, on one that it lies on, with possible fields?"""
    kind = s[w + at.KIND]
    if not 0 < kind < len(bounds.RULES):
        return False
    rule = bounds.RULES[kind]
    if rule and "engine.rules." + rule not in names:
        return False
    row = kind * bounds.ROW
    for i in range(len(_BOUNDED)):
        if not _is_in(s, s[w + _BOUNDED[i]], bounds.WINDOWS[row + i]):
            return False
    if s[w + at.ACTOR] >= s[at.PLAYERS] or s[w + at.PILE] > (s[opt.PILES] == opt.TWO_PILES):
        return False
    more = _more_of(kind)
    secret = at.SECRETS + (w // WINDOW_SIZE - 1) * at.SECRET_SIZE
    if not more & bounds.HAS_SECRET and any(s[secret : min(secret + at.SECRET_SIZE, at.PALMED)]):
        return False
    if more & bounds.COUNTS_DOWN and s[w + at.STAGE] and not s[w + at.AMOUNT]:
        return False
    if s[at.LEFT_IN] < bounds.WINDOWS[row + bounds.LEAST] or not _are_asked_right(s, w, row):
        return False
    on = bounds.WINDOWS[row + bounds.ON]
    below = w - WINDOW_SIZE
    if on and s[below + at.KIND] != on:
        return False
    if on == W_DRAW and s[below + at.AMOUNT] < _FOUR:
        return False
    if kind == W_FIRST_CARD:
        return not in_set(s, at.OUT, s[at.STARTER]) and s[at.PILE_SIZE] + s[at.KEPT] > 0
    if kind == W_FACE_DOWN and s[w + at.TARGET] != NOBODY:
        return s[w + at.STAGE] == DOWN_PUTS and s[at.COUNTS + s[w + at.TARGET]] > 0
    return kind != W_DRAW or _is_draw_right(s, w, names, is_over)


def _are_asked_right(s: "bytearray | memoryview", w: int, row: int) -> bool:
    """Are the seats in ASKED at the table and in the hand? A search for another never ends."""
    asked = word(s, w + at.ASKED)
    more = bounds.WINDOWS[row + bounds.MORE]
    if asked and not bounds.WINDOWS[row + bounds.ASKED_AT] >> s[w + at.STAGE] & 1:
        return False
    if more & bounds.EVEN_ACTOR and not asked >> s[w + at.ACTOR] & 1:
        return False
    if more & bounds.EVEN_OUT:
        return not asked >> s[at.PLAYERS] and (asked > 0 or more & bounds.AFTER_HAND > 0)
    return not asked & ~_in_hand(s)


def _in_hand(s: "bytearray | memoryview") -> int:
    """Return the seats that are not out of the hand, bit n for seat n."""
    return (1 << s[at.PLAYERS]) - 1 & ~word(s, at.OUT)


def _is_draw_right(
    s: "bytearray | memoryview", w: int, names: "Sequence[str]", is_over: bool
) -> bool:
    """Can the seats of a draw hold cards, and is there a rule for the seats that may add to it?"""
    if not is_over and not _in_hand(s) >> s[w + at.TARGET] & _in_hand(s) >> s[w + at.ACTOR] & 1:
        return False
    if s[w + at.FLAGS] & TOOK_LAST and s[opt.PILES] != opt.TWO_PILES:
        return False
    return not word(s, w + at.ASKED) or ("engine.rules.stack" in names and s[at.PHASE] != at.FREE)


# The turn, and what lasts from turn to turn.


def _is_turn_right(s: "bytearray | memoryview", cards: int, names: "Sequence[str]") -> bool:
    """Are the turn, the standing rights and the cards put aside for a set possible?"""
    if s[at.STATUS] != at.IN_PLAY:
        return True
    has_sets = s[opt.SETS] > 0
    has_jumps = "engine.rules.jump" in names
    if s[at.PHASE] == at.FREE and not (has_sets or has_jumps):
        return False
    if s[at.JUMPABLE] and not (has_jumps and s[at.UNTIL_TURN]):
        return False
    if s[at.PHASE] != at.ACTED and (s[at.FREE_PLAY] or s[at.CARRIED]):
        return False  # these last while a play is carried out
    if s[at.SHOWN_TO] != NOBODY and not s[at.UNTIL_TURN]:  # it would be shown for good
        return False
    if s[at.SHOWN_TO] == NOBODY and any(s[at.SHOWN_COUNTS : at.SHOWN_COUNTS + s[at.PLAYERS]]):
        return False
    callers = word(s, at.CALLERS)
    if callers and (callers & word(s, at.OUT) or s[opt.PILES] != opt.FACE_DOWN):
        return False
    can_be_caught = word(s, at.UNCALLED) | word(s, at.DISCOVERED)
    is_over = _is_hand_over(s)
    if not (is_over or word(s, at.TURNS_LEFT)):
        return False
    for seat in range(s[at.PLAYERS]):
        hand = at.ZONES + (at.HANDS + seat) * cards
        held = bytes(s[hand : hand + s[at.COUNTS + seat]])
        if held and word(s, at.OUT) >> seat & 1 and not is_over:
            return False
        if can_be_caught >> seat & 1 and len(held) != 1:
            return False
        if word(s, at.CALLED) >> seat & 1 and (len(held) > 1 or can_be_caught >> seat & 1):
            return False
        if word(s, at.PALMED) >> seat & 1 and not (is_over and WILD_FOUR_KIND in held):
            return False
    return not s[at.DRAFT_SIZE] or (has_sets and _is_draft_held(s, cards))


def _is_draft_held(s: "bytearray | memoryview", cards: int) -> bool:
    """Does the seat that put cards aside hold them, and at least one more?"""
    w = s[at.TOP]
    if s[w + at.KIND] and not (s[w + at.KIND] == W_DRAW and word(s, w + at.ASKED)):
        return False
    seat = s[w + at.TARGET] if w else s[at.TURN]
    hand = at.ZONES + (at.HANDS + seat) * cards
    held = [card & KIND_MASK for card in s[hand : hand + s[at.COUNTS + seat]]]
    aside = list(s[at.DRAFT : at.DRAFT + s[at.DRAFT_SIZE]])
    return len(aside) < len(held) and all([held.count(one) >= aside.count(one) for one in aside])


def _are_events_right(s: "bytearray | memoryview") -> bool:
    """Is each event of a known kind, with seats of this table and kinds of cards?"""
    for place in range(EVENTS, EVENTS_END, EVENT_SIZE):
        kind = s[place + EVENT_KIND]
        if not kind:
            continue
        if kind >= len(OTHERS) or not _is_in(s, s[place + EVENT_OTHER], OTHERS[kind]):
            return False
        if not _is_in(s, s[place + EVENT_SEAT], SEAT_OR_NOBODY):
            return False
        if not _is_in(s, s[place + EVENT_CARD], CARDS[kind]):
            return False
    return True
