"""This module checks a saved match, before anybody plays on.

    rules_of(s)                  the rules of a saved state; None: no menu could have made them
    can_be_resumed(s, cards)     is the state sound? cards: the bytes of each of its zones

The journal has compared the checksum, and the app the layout and the length
(lib/ui/match/planning.py). Bytes that passed may still be no game. This module looks at the rules,
at the cards, which must be the deck, and at each byte that play takes for a seat, a card, a pile, a
stage or a count: none may lead it to what is not there, or round and round for ever. What a sound
state cannot be, but is not looked at here, does no more harm than a strange game.

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
from engine.state import events, options
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
from engine.state.generator import A0, A1, A2, A3, ROLL, load
from engine.state.layout import *
from engine.state.seats import in_set, word
from engine.state.windows import W_DRAW, W_FACE_DOWN, W_FIRST_CARD, W_FOUR, W_PLAY

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence

    from engine.rulesets.rule_set import RuleSet

_PAST_KINDS = const(120)
_MOST_POINTS = const(25500)  # noted in a hand: a hundred for each card
_MOST_BITS = const(7)  # high byte of what a window keeps secret of gifts (rules/melds.py)

# A byte is below its bound, a number up to 200, or is one of these.
_ANY = const(255)
_SEAT = const(201)
_SEAT_OR_NOBODY = const(202)
_KIND = const(203)  # a kind of card; a wild with or without a called color
_KIND_OR_NONE = const(204)

# Offset, how many such bytes follow, their bound.
_FIELDS = (
    (FIRST, 1, _SEAT_OR_NOBODY),
    (PHASE, 1, 4),
    (TURN, 1, _SEAT),
    (STATUS, 1, MATCH_ENDED + 1),
    (DIRECTION, 1, 2),
    (TOP_CARD, 2, _KIND),
    (SHOWN_TO, 1, _SEAT_OR_NOBODY),
    (JUMPABLE, 1, 3),
    (ACTIVE, 1, _SEAT),
    (TOP_BY, 2, _SEAT),
    (PASSES, 1, 11),
    (CLOSED, 1, 3),
    (NEXT, 1, _SEAT),
    (LOSER, 1, _SEAT_OR_NOBODY),
    (STARTER, 1, _SEAT),
    (WAY_OVER, 1, 4),
    (SALT, 1, _SEAT_OR_NOBODY),
    (PEPPER, 1, _SEAT),
    (OPENING, 1, 3),
    (SET_SIZE, 1, 9),
    (SET_CARDS, 8, _KIND),
    (TALLY, 10, 100),
    (CLOSED_BY, 1, _SEAT),
    (WITHOUT_PLAY, 1, 4),
    (SETS_GIVEN, 1, 150),  # after fifty none is offered, but those offered before can be given
    (LAID_ON, 1, 3),
    (CHEAT_TURN, 1, _SEAT),
    (CHEAT_PHASE, 1, 4),
    (CHEAT_JUMPABLE, 1, 3),
    (CHEAT_WITHOUT_PLAY, 1, 4),
    (BELOW, 1, _KIND),
    (DEALER, 1, _SEAT),
    (FIRST_KIND, 1, _KIND),
    (SCORER, 1, _SEAT_OR_NOBODY),
    (PLAYER_AT, 1, _SEAT),
    (TEAM, 10, 11),
    (QUIZ, 10, 3),
    (DRAWN, 1, _KIND_OR_NONE),
    (AS_LISTED, 1, 2),
    (DRAFT_SIZE, 1, 8),
    (DRAFT, 7, _KIND),
)
_SETS_OF_SEATS = (
    UNCALLED,
    OUT,
    DISCOVERED,
    CALLED,
    WINNERS,
    CALLERS,
    MATCH_WINNERS,
    SITTING_OUT,
    HAD_TURN,
    BROUGHT,
    LAST_CHANCE,
    PALMED,
)
# Words of the generators, which step to themselves from 0 and from the bound (state/generator.py).
_WORDS = (
    (SHUFFLER, A0),
    (SHUFFLER + 4, A1),
    (SHUFFLER + 8, A2),
    (SHUFFLER + 12, A3),
    (ROLLER, ROLL),
)
# Events whose EVENT_OTHER is a seat. That of COLOR_CALLED is a color, of all others a number.
_OF_TWO = bytes(
    (
        events.CAUGHT,
        events.CHALLENGED,
        events.GUILTY_FOUND,
        events.INNOCENT_FOUND,
        events.DREW_OWED,
        events.NAMED,
        events.GAVE,
        events.GAVE_THREE,
        events.TOOK,
        events.SHOWED,
        events.REFUSED,
        events.BACKFIRED,
        events.RECOVERED,
        events.LAID_OPEN,
        events.SWAPPED,
        events.PEPPER_TO,
        events.SHOWN_GIFT,
        events.JUMPED,
        events.HANDS_SWAPPED,
        events.GUESSED,
        events.SURRENDERED,
        events.SAID_SORRY,
    )
)

# Events whose EVENT_CARD is a kind of card. That of all others may be NO_CARD.
_OF_A_CARD = bytes(
    (
        events.LAID,
        events.FIRST_CARD,
        events.DREW_FOR_DEAL,
        events.LAID_OPEN,
        events.TURNED_UP,
        events.LIFTED,
        events.SHOWN_GIFT,
        events.THREW_AWAY,
        events.TAKEN_BACK,
        events.ADMITTED,
    )
)

# What is so of a type of window besides.
_ASKS = const(1)  # ASKED has the seats that it asks, one at least while it is the newest
_ASKS_ALL = const(2)  # those who are out, too
_COUNTS = const(4)  # at another stage than 0 AMOUNT counts what is left, so it is not 0
_AFTER_HAND = const(8)  # when it is the oldest, the hand is over but for what it asks
_AMONG_TWO = const(16)  # it needs another seat in the hand
_AMONG_THREE = const(32)  # it needs two others
_TALLIES = const(64)  # while it is open TALLY may count cards that seats have to draw (GRD-16)
_ASKS_ACTOR = const(128)  # ACTOR among them, who cannot pass
# A row for each type, in the order of engine/state/windows.py: the bounds of STAGE, TARGET, OTHER,
# AMOUNT, CARD and FLAGS, the bits above, and the type of the record below it, 0 for any. Then the
# file in engine/rules that opens such windows; none: the turn does.
# fmt: off
_TYPES = (
    (bytes((0, 0, 0, 0, 0, 0, 0, 0)), ""),
    (bytes((1, 1, 1, 1, 1, 1, 0, 0)), ""),
    (bytes((8, 1, 1, 1, 1, 2, 0, 0)), ""),
    (bytes((1, _SEAT, _SEAT_OR_NOBODY, _ANY, _KIND_OR_NONE, 64, _ASKS, 0)), ""),
    (bytes((1, 1, 1, 1, _KIND, 2, _TALLIES, 0)), ""),
    (bytes((1, 1, _SEAT_OR_NOBODY, _ANY, 1, 2, _ASKS | _ASKS_ALL | _ASKS_ACTOR, 0)), ""),
    (bytes((1, _SEAT, 1, 1, _KIND, 1, 0, W_DRAW)), "challenge"),
    (bytes((1, 1, 1, 1, _KIND, 1, _ASKS, 0)), "bluff"),
    (bytes((1, 1, 1, 1, _KIND, 1, _ASKS, W_PLAY)), "cheats"),
    (bytes((2, 1, 1, 1, 1, 1, _ASKS | _ASKS_ALL | _AFTER_HAND, 0)), "palm"),
    (bytes((3, _SEAT_OR_NOBODY, 1, 11, 1, 1, _ASKS, 0)), "face_down"),
    (bytes((2, _SEAT, 1, 100, _KIND, 1, 0, 0)), "quiz"),
    (bytes((1, 1, 1, _ANY, 1, 2, _AMONG_TWO, 0)), "swaps"),
    (bytes((2, _SEAT, 1, 1, 1, 1, 0, 0)), "custom"),
    (bytes((1, 1, 1, 1, 1, 1, 0, 0)), "second_pile"),
    (bytes((1, _SEAT, 1, 1, 1, 2, 0, 0)), "recover"),
    (bytes((1, 1, 1, 100, _KIND, 2, _AMONG_TWO | _TALLIES, 0)), "one"),
    (bytes((1, 1, _SEAT_OR_NOBODY, 1, _KIND, 16, _ASKS, 0)), "three"),
    (bytes((4, _SEAT, 1, _ANY, 1, 1, _ASKS | _COUNTS, 0)), "four"),
    (bytes((4, _SEAT, _SEAT, _ANY, _KIND, 2, _COUNTS, 0)), "five"),
    (bytes((1, 1, 1, 1, 1, 1, 0, 0)), "melds"),
    (bytes((2, _SEAT_OR_NOBODY, 1, 1, 1, 2, _AMONG_THREE, 0)), "melds"),
    (bytes((1, 1, 1, 11, 1, 1, 0, 0)), "melds"),
)
# fmt: on
_BOUNDED = (STAGE, TARGET, OTHER, AMOUNT, CARD, FLAGS)
_BITS = const(6)  # in a row
_ON = const(7)
_TOOK_LAST = const(2)  # in FLAGS of a W_DRAW (turn/draw.py)
_FOUR = const(4)  # cards that a challenged card costs at least
_PUTS = const(1)  # the stage of a W_FACE_DOWN in which TARGET puts a card away (rules/face_down.py)
_ASKING = {W_FACE_DOWN: 0, W_FOUR: 1}  # types of window that ask those in ASKED at one stage only


def can_be_resumed(s: "bytearray | memoryview", cards: int) -> bool:
    """See the module."""
    if not 2 <= s[PLAYERS] <= 10:
        return False
    rules = rules_of(s)
    if rules is None or rules.deck_size(s[PLAYERS]) != cards:
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
    whole = bytearray(s[EFFECTS : OPTIONS + OPTIONS_SIZE])
    number = s[RULE_SET]
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
        made.check_players(s[PLAYERS])
    except (IndexError, ValueError):  # an effect that no face has, a deck that cannot be dealt
        return None
    return made if made.whole() == whole else None


def is_kind(value: int) -> bool:
    """Is a value a kind of card, a wild with or without a called color?"""
    if value < FIRST_WILD_KIND:
        return FACE[value] <= BLANK
    return value < _PAST_KINDS and value & 7 <= NO_COLOR


def _is_in(s: "bytearray | memoryview", value: int, bound: int) -> bool:
    if bound == _ANY or (value == NOBODY and bound in (_SEAT_OR_NOBODY, _KIND_OR_NONE)):
        return True
    if bound in (_SEAT, _SEAT_OR_NOBODY):
        return value < s[PLAYERS]
    if bound in (_KIND, _KIND_OR_NONE):
        return is_kind(value)
    return value < bound


# Bytes.


def _are_bytes_right(s: "bytearray | memoryview") -> bool:
    """Does each byte lie within its bound, each set of seats at this table, each word in range?"""
    for at, count, bound in _FIELDS:
        for i in range(at, at + count):
            if not _is_in(s, s[i], bound):
                return False
    for at in _SETS_OF_SEATS:
        if word(s, at) >> s[PLAYERS]:
            return False
    for at, factor in _WORDS:
        if s[at + 3] > factor >> 8 or not 0 < load(s, at) < (factor << 16) - 1:
            return False
    if s[KEPT] and not (s[options.START] and is_kind(s[KEPT] & KIND_MASK) and s[KEPT] > KIND_MASK):
        return False
    if s[SALT] != NOBODY and GETS_SALT not in bytes(s[EFFECTS:OPTIONS]):
        return False
    return s[options.QUIZ_WAY] > 0 or not any(s[QUIZ : QUIZ + s[PLAYERS]])


def _are_seats_right(s: "bytearray | memoryview") -> bool:
    """Does every player have one seat, and do the counts by seat and of the seats add up?"""
    players = s[PLAYERS]
    seen = out = sitting = noted = 0
    for seat in range(players):
        seen |= 1 << s[PLAYER_AT + seat]
        out += word(s, OUT) >> seat & 1
        sitting += word(s, SITTING_OUT) >> seat & 1
        noted += word(s, NOTED + 2 * seat)
    if seen != (1 << players) - 1 or s[LEFT_IN] != players - out or noted > _MOST_POINTS:
        return False
    if s[STEP] != (players - 1 if s[DIRECTION] else 1) or s[HIT] > players:
        return False
    seats = set(s[SEAT_OF_COLOR : SEAT_OF_COLOR + 4])
    if len(seats) < 4 or max(seats) >= max(players, 4):  # GRD-26
        return False
    if s[STATUS] != MATCH_ENDED and players - sitting < 2:
        return False
    if s[STATUS] != IN_PLAY:
        return s[FIRST] == NOBODY and not s[DEPTH]
    if word(s, SITTING_OUT) & ~word(s, OUT):
        return False
    return s[FIRST] < players and 0 < s[LEFT_IN] <= s[SEATED] <= players - sitting


# Cards.


def _are_cards_right(s: "bytearray | memoryview", cards: int, deck: bytes) -> bool:
    """Do all piles, hands and cards set aside make the deck, and are the tops right?"""
    if s[UNSETTLED] > s[PILE_SIZE] or s[CARDS_IN_PLAY] != cards or 2 * s[ASIDE_SIZE] > cards:
        return False
    if s[options.PILES] != options.TWO_PILES and (s[PILE_SIZE + 1] or s[CLOSED]):
        return False
    if not s[options.PILES] and s[DISCARD_SIZE + 1]:
        return False
    held = [0] * KINDS
    draws = ZONES + DRAW_ZONE * cards
    discards = ZONES + DISCARD_ZONE * cards
    are_right = True
    for zone in (draws, discards):
        first, second = s[PILE_SIZE], s[PILE_SIZE + 1]
        if zone == discards:
            first, second = s[DISCARD_SIZE], s[DISCARD_SIZE + 1]
        if first + second > cards:
            return False
        are_right = are_right and _count(s, zone, zone + first, zone == discards, held)
        end = zone + cards
        are_right = are_right and _count(s, end - second, end, zone == discards, held)
    for i in range(s[ASIDE_SIZE]):
        at = ZONES + ASIDE_ZONE * cards + 2 * i
        are_right = are_right and _count(s, at, at + 1, False, held) and s[at + 1] < s[PLAYERS]
    for seat in range(s[PLAYERS]):
        at = ZONES + (HANDS + seat) * cards
        if s[COUNTS + seat] > cards or s[SHOWN_COUNTS + seat] > s[COUNTS + seat]:
            return False
        are_right = are_right and _count_hand(s, at, at + s[COUNTS + seat], held)
    if not are_right:
        return False
    if s[KEPT]:  # the kept discard lies in no pile until it is the first discard
        held[_sort_of(s, uncolored(s[KEPT] & KIND_MASK))] += 1
    for kind in deck:
        held[_sort_of(s, kind)] -= cards // len(deck)
    return not any(held) and _are_discards_right(s, cards) and _is_rest_clear(s, cards)


def _count(
    s: "bytearray | memoryview", start: int, end: int, may_be_called: bool, held: "list[int]"
) -> bool:
    """Count the cards from start to end in `held`; False: one is not a card as it can lie there.

    may_be_called: wilds may have the color that was called.
    """
    for kind in s[start:end]:
        if not is_kind(kind) or (kind != uncolored(kind) and not may_be_called):
            return False
        held[_sort_of(s, uncolored(kind))] += 1
    return True


def _count_hand(s: "bytearray | memoryview", start: int, end: int, held: "list[int]") -> bool:
    """Count the cards of a hand, of which 7, 8 and 9 lie face up by some rules (GRD-30)."""
    for card in s[start:end]:
        kind = card & KIND_MASK
        if not is_kind(kind) or kind != uncolored(kind):
            return False
        counted = counts_as(s, kind)
        is_open = (
            s[options.FACE_UP_CARDS] and counted < FIRST_WILD_KIND and 7 <= FACE[counted] < SKIP
        )
        if (card >= FACE_UP) != (is_open > 0):
            return False
        held[_sort_of(s, kind)] += 1
    return True


def _sort_of(s: "bytearray | memoryview", kind: int) -> int:
    """Return what stays of a card: its kind without a called color; of a die, color and sort."""
    if s[options.DECK] != options.DICE:
        return kind
    return kind & 3 if FACE[kind] < SKIP else kind & 3 | 4


def _are_discards_right(s: "bytearray | memoryview", cards: int) -> bool:
    """Do TOP_CARD and TOP_BY say what lies on top, and has every discard a player who laid it?"""
    at = ZONES + DISCARD_ZONE * cards
    laid_by = ZONES + LAID_BY_ZONE * cards
    for pile in range(2):
        size = s[DISCARD_SIZE + pile]
        step = -1 if pile else 1
        first = cards - 1 if pile else 0
        for i in range(size):
            if s[laid_by + first + step * i] >= s[PLAYERS]:
                return False
        top = first + step * (size - 1)
        if s[TOP_BY + pile] != (s[laid_by + top] if size else 0):
            return False
        is_seen = size and not (pile and s[options.PILES] == options.FACE_DOWN)  # TWD-1
        if s[TOP_CARD + pile] != (counts_as(s, s[at + top]) if is_seen else 0):
            return False
    return True


def _is_rest_clear(s: "bytearray | memoryview", cards: int) -> bool:
    """Is nothing left between and behind piles and hands, where views and counts may look?"""
    laid, second_laid = s[DISCARD_SIZE], s[DISCARD_SIZE + 1]
    for zone, first, second in (
        (DRAW_ZONE, s[PILE_SIZE], s[PILE_SIZE + 1]),
        (ASIDE_ZONE, 2 * s[ASIDE_SIZE], 0),
        (DISCARD_ZONE, laid, second_laid),
        (LAID_BY_ZONE, laid, second_laid),
    ):
        at = ZONES + zone * cards
        if any(s[at + first : at + cards - second]):
            return False
    for seat in range(s[PLAYERS]):
        at = ZONES + (HANDS + seat) * cards
        if any(s[at + s[COUNTS + seat] : at + cards]):
            return False
    return True


# Windows.


def _are_windows_right(s: "bytearray | memoryview", names: "Sequence[str]") -> bool:
    """Is each open window one that these rules open, with possible fields?"""
    depth = s[DEPTH]
    if depth > MAX_WINDOWS or s[TOP] != depth * WINDOW_SIZE or s[KIND] or s[STAGE]:
        return False
    if any(s[WINDOWS + depth * WINDOW_SIZE : WINNERS]):
        return False
    if any(s[SECRETS + depth * SECRET_SIZE : PALMED]) or any(s[DRAFT + s[DRAFT_SIZE] : SECRETS]):
        return False
    for at in range(SECRETS, PALMED, SECRET_SIZE):
        if s[at + 2] > _MOST_BITS:
            return False
    is_over = _is_hand_over(s)
    tallies = 0
    for i in range(depth):
        w = (i + 1) * WINDOW_SIZE
        if not _is_window_right(s, w, names, is_over):
            return False
        tallies |= _TYPES[s[w + KIND]][0][_BITS] & _TALLIES
    return tallies > 0 or not any(s[TALLY : TALLY + MAX_SEATS])


def _is_hand_over(s: "bytearray | memoryview") -> bool:
    """Is the hand over, but for what the oldest window asks?"""
    kind = s[WINDOW_SIZE + KIND]
    return s[DEPTH] > 0 and kind < len(_TYPES) and _TYPES[kind][0][_BITS] & _AFTER_HAND > 0


def _is_window_right(
    s: "bytearray | memoryview", w: int, names: "Sequence[str]", is_over: bool
) -> bool:
    kind = s[w + KIND]
    if not 0 < kind < len(_TYPES):
        return False
    row, rule = _TYPES[kind]
    secret = SECRETS + (w // WINDOW_SIZE - 1) * SECRET_SIZE
    if rule != "melds" and any(s[secret : min(secret + SECRET_SIZE, PALMED)]):
        return False
    if rule and "engine.rules." + rule not in names:
        return False
    for i in range(len(_BOUNDED)):
        if not _is_in(s, s[w + _BOUNDED[i]], row[i]):
            return False
    if s[w + ACTOR] >= s[PLAYERS] or s[w + PILE] > (s[options.PILES] == options.TWO_PILES):
        return False
    bits = row[_BITS]
    if bits & _COUNTS and s[w + STAGE] and not s[w + AMOUNT]:
        return False
    if s[LEFT_IN] < (3 if bits & _AMONG_THREE else 2 if bits & _AMONG_TWO else 1):
        return False
    if not _are_asked_right(s, w, bits):
        return False
    if row[_ON] and s[w - WINDOW_SIZE + KIND] != row[_ON]:
        return False
    if row[_ON] == W_DRAW and s[w - WINDOW_SIZE + AMOUNT] < _FOUR:
        return False
    if kind == W_FIRST_CARD:
        return not in_set(s, OUT, s[STARTER]) and s[PILE_SIZE] + s[KEPT] > 0
    if kind == W_FACE_DOWN and s[w + TARGET] != NOBODY:
        return s[w + STAGE] == _PUTS and s[COUNTS + s[w + TARGET]] > 0
    return kind != W_DRAW or _is_draw_right(s, w, names, is_over)


def _are_asked_right(s: "bytearray | memoryview", w: int, bits: int) -> bool:
    """Are the seats in ASKED at the table and in the hand? A search for another never ends."""
    asked = word(s, w + ASKED)
    if bits & _ASKS_ACTOR and not asked >> s[w + ACTOR] & 1:
        return False
    if asked and s[w + KIND] in _ASKING and s[w + STAGE] != _ASKING[s[w + KIND]]:
        return False
    if bits & _ASKS_ALL:
        return not asked >> s[PLAYERS] and (asked > 0 or bits & _AFTER_HAND > 0)
    return not asked & ~_in_hand(s) and (not asked or bits & _ASKS > 0)


def _in_hand(s: "bytearray | memoryview") -> int:
    """Return the seats that are not out of the hand, bit n for seat n."""
    return (1 << s[PLAYERS]) - 1 & ~word(s, OUT)


def _is_draw_right(
    s: "bytearray | memoryview", w: int, names: "Sequence[str]", is_over: bool
) -> bool:
    """Can the seats of a draw hold cards, and is there a rule for the seats that may add to it?"""
    if not is_over and not _in_hand(s) >> s[w + TARGET] & _in_hand(s) >> s[w + ACTOR] & 1:
        return False
    if s[w + FLAGS] & _TOOK_LAST and s[options.PILES] != options.TWO_PILES:
        return False
    return not word(s, w + ASKED) or ("engine.rules.stack" in names and s[PHASE] != FREE)


# The turn, and what lasts from turn to turn.


def _is_turn_right(s: "bytearray | memoryview", cards: int, names: "Sequence[str]") -> bool:
    """Are the turn, the standing rights and the cards put aside for a set possible?"""
    if s[STATUS] != IN_PLAY:
        return True
    has_sets = s[options.SETS] > 0
    has_jumps = "engine.rules.jump" in names
    if s[PHASE] == FREE and not (has_sets or has_jumps):
        return False
    if s[JUMPABLE] and not (has_jumps and s[UNTIL_TURN]):
        return False
    if s[PHASE] != ACTED and (s[FREE_PLAY] or s[CARRIED]):
        return False  # these last while a play is carried out
    if s[SHOWN_TO] != NOBODY and not s[UNTIL_TURN]:  # it would be shown for good
        return False
    if s[SHOWN_TO] == NOBODY and any(s[SHOWN_COUNTS : SHOWN_COUNTS + s[PLAYERS]]):
        return False
    if word(s, CALLERS) & word(s, OUT) or (
        word(s, CALLERS) and s[options.PILES] != options.FACE_DOWN
    ):
        return False
    can_be_caught = word(s, UNCALLED) | word(s, DISCOVERED)
    is_over = _is_hand_over(s)
    if not (is_over or word(s, TURNS_LEFT)):
        return False
    for seat in range(s[PLAYERS]):
        hand = ZONES + (HANDS + seat) * cards
        held = bytes(s[hand : hand + s[COUNTS + seat]])
        if held and word(s, OUT) >> seat & 1 and not is_over:
            return False
        if can_be_caught >> seat & 1 and len(held) != 1:
            return False
        if word(s, CALLED) >> seat & 1 and (len(held) > 1 or can_be_caught >> seat & 1):
            return False
        if word(s, PALMED) >> seat & 1 and not (is_over and WILD_FOUR_KIND in held):
            return False
    return not s[DRAFT_SIZE] or (has_sets and _is_draft_held(s, cards))


def _is_draft_held(s: "bytearray | memoryview", cards: int) -> bool:
    """Does the seat that put cards aside hold them, and at least one more?"""
    w = s[TOP]
    if s[w + KIND] and not (s[w + KIND] == W_DRAW and word(s, w + ASKED)):
        return False
    seat = s[w + TARGET] if w else s[TURN]
    hand = ZONES + (HANDS + seat) * cards
    held = [card & KIND_MASK for card in s[hand : hand + s[COUNTS + seat]]]
    aside = list(s[DRAFT : DRAFT + s[DRAFT_SIZE]])
    return len(aside) < len(held) and all([held.count(one) >= aside.count(one) for one in aside])


def _are_events_right(s: "bytearray | memoryview") -> bool:
    """Is each event of a known kind, with seats of this table and kinds of cards?"""
    for at in range(EVENTS, EVENTS_END, EVENT_SIZE):
        kind = s[at + EVENT_KIND]
        if not kind:
            continue
        other = (
            _SEAT_OR_NOBODY
            if kind in _OF_TWO
            else NO_COLOR
            if kind == events.COLOR_CALLED
            else _ANY
        )
        if kind > events.LAST_KIND or not _is_in(s, s[at + EVENT_OTHER], other):
            return False
        if not _is_in(s, s[at + EVENT_SEAT], _SEAT_OR_NOBODY):
            return False
        if not _is_in(s, s[at + EVENT_CARD], _KIND if kind in _OF_A_CARD else _KIND_OR_NONE):
            return False
    return True
