"""A match that was saved is looked through here before anybody plays on: could it be one?

    is_sound(s, cards)      s: a state with room for so many cards in each pile and hand

Bytes whose checksum is right may still be no game. The options must be those of a rule set and of
what its players may change, the cards of all piles and hands its deck, and every seat, set of
seats, card, window and number within its bounds. What a board resumes is looked at once, in the
menus, and this is forgotten again. What only the rules that play it can tell (does whoever is asked
have a choice?) is asked when they are loaded (`engine.resume.choices`).
"""

# set-up: whole file

from engine.const import const
from engine.own import mixed
from engine.own.codes import CODES
from engine.parts import wanted
from engine.resume.bounds import are_in_bounds, are_seats_right, is_kind
from engine.resume.open_windows import are_windows_right
from engine.rulesets.index import UP_TO
from engine.state.cards import BLANK, FACE, FACE_UP, KIND_MASK, KINDS, uncolored
from engine.state.layout import (
    CARDS_IN_PLAY,
    COUNTS,
    DISCARDS,
    DRAFT,
    DRAFT_SIZE,
    EFFECTS,
    HANDS,
    KEPT,
    KIND,
    OPTIONS,
    OPTIONS_SIZE,
    PILE_SIZE,
    PLAYERS,
    RULE_SET,
    SECRETS,
    TARGET,
    TOP,
    TOP_CARD,
    TURN,
    UNSETTLED,
    ZONES,
)
from engine.state.options import BLANKS, CARDS_ACT, DECK, DICE, FLAVOR, SETS
from engine.state.windows import ON_TURN, STACKING

TYPE_CHECKING = False
if TYPE_CHECKING:
    from engine.ruleset import RuleSet

_NUMBERS_ON = const(9)  # the highest face of a number
_LOST = const(13)  # the highest of BLANKS that is a face plus one


def is_sound(s: "bytearray", cards: int) -> bool:
    """See the module."""
    rules = _rules_of(s)
    if rules is None or rules.deck_size(s[PLAYERS]) != cards:
        return False
    return (
        are_in_bounds(s)
        and are_seats_right(s)
        and _is_deck(s, cards, rules.deck)
        and are_windows_right(s, wanted(rules.whole()))
        and _is_draft_held(s, cards)
    )


def _rules_of(s: "bytearray") -> "RuleSet | None":
    """The rules that a state is played by, if the menus could have made them; else None."""
    whole = bytearray(s[EFFECTS : OPTIONS + OPTIONS_SIZE])
    number = s[RULE_SET]
    if number >= len(UP_TO):
        return None
    rules = mixed.ready(number)
    try:
        for i in range(len(CODES)):
            value = mixed.value_of(whole, i)
            if not mixed.lowest(i) <= value <= mixed.highest(i):
                return None
            mixed.put(rules, i, value)
        if mixed.against(rules, UP_TO[number]) >= 0:
            return None
        made = mixed.rule_set(number, rules)
        made.check_players(s[PLAYERS])
    except (IndexError, ValueError):  # an effect that no face has, a deck that cannot be dealt
        return None
    return made if made.whole() == whole else None


def _is_deck(s: "bytearray", cards: int, deck: bytes) -> bool:
    """Are the cards of all piles and hands the deck, and the top ones those of their piles?"""
    count = len(deck)
    held = bytearray(KINDS)
    for zone in range(HANDS + s[PLAYERS]):
        size = s[PILE_SIZE + zone] if zone < HANDS else s[COUNTS + zone - HANDS]
        start = ZONES + zone * cards
        if size > cards or not _count(s, start, start + size, zone, held):
            return False
    if s[KEPT]:  # it waits to be the first discard, and lies nowhere
        held[_as_counted(s, uncolored(s[KEPT] & KIND_MASK))] += 1
    for kind in deck:
        at = _as_counted(s, kind)
        if held[at] < cards // count:
            return False
        held[at] -= cards // count
    if any(held) or s[CARDS_IN_PLAY] != cards or s[UNSETTLED] > s[PILE_SIZE]:
        return False
    return _are_tops_right(s, cards)


def _count(s: "bytearray", start: int, end: int, zone: int, held: bytearray) -> bool:
    """Add the cards from one place to another to those that are held; False: one is none."""
    for at in range(start, end):
        kind = s[at]
        if zone >= HANDS and s[FLAVOR] == CARDS_ACT:
            kind &= KIND_MASK
        if not is_kind(kind) or (kind != uncolored(kind) and zone // 2 * 2 != DISCARDS):
            return False
        counted = _as_counted(s, uncolored(kind))
        if held[counted] == 255:
            return False
        held[counted] += 1
    return True


def _as_counted(s: "bytearray", kind: int) -> int:
    """A card, or the die that it is, however that lies."""
    if s[DECK] != DICE:
        return kind
    return kind & 3 if FACE[kind] <= _NUMBERS_ON else kind & 3 | 4


def _are_tops_right(s: "bytearray", cards: int) -> bool:
    """Does the table say of each discard pile what lies on top?"""
    for pile in range(2):
        size = s[PILE_SIZE + DISCARDS + pile]
        if pile and s[FLAVOR] != CARDS_ACT:
            return s[TOP_CARD + 1] == 0
        if not size and s[FLAVOR] != CARDS_ACT:
            return False
        top = s[ZONES + (DISCARDS + pile) * cards + size - 1] if size else 0
        if FACE[top] == BLANK and 0 < s[BLANKS + (top & 3)] <= _LOST:
            top = (s[BLANKS + (top & 3)] - 1) * 4 + (top & 3)
        if s[TOP_CARD + pile] != top:
            return False
    return True


def _is_draft_held(s: "bytearray", cards: int) -> bool:
    """Are cards that were put aside for a set held by who may lay one, and others besides?"""
    size = s[DRAFT_SIZE]
    if not size:
        return not any(s[DRAFT:SECRETS])
    window = s[s[TOP] + KIND]
    if window not in (0, ON_TURN, STACKING):
        return True  # it is looked at when what is owed first has been drawn
    seat = s[s[TOP] + TARGET] if window == STACKING else s[TURN]
    start = ZONES + (HANDS + seat) * cards
    hand = bytes(s[start : start + s[COUNTS + seat]])
    for kind in s[DRAFT : DRAFT + size]:
        aside = bytes(s[DRAFT : DRAFT + size]).count(bytes((kind,)))
        if hand.count(bytes((kind,))) + hand.count(bytes((kind | FACE_UP,))) < aside:
            return False
    return s[SETS] > 0 and size < len(hand)
