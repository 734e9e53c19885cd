"""This module checks a saved match: could its state have been reached by playing?

    is_playable(s, cards)      s: a state; cards: the bytes of each of its zones

Bytes whose checksum is right may still be no game. The options must be those of a rule set, with
changes that the menus allow; the cards of all piles and hands must be its deck; and every seat, set
of seats, card, window and number must be within its bounds. A board checks a match once, in the
menus, and then unloads this package. `engine.resume.choices` checks the rest when the modules that
play the match are loaded.
"""

# set-up: whole file

from engine.own import mixed
from engine.own.codes import CODES
from engine.parts import parts_for
from engine.resume.bounds import are_in_bounds, are_seats_right
from engine.resume.events import are_events_right
from engine.resume.open_windows import are_windows_right
from engine.resume.piles import are_cards_right
from engine.resume.rights import are_rights_possible, is_nothing_left_over
from engine.rulesets.index import UP_TO
from engine.state.cards import FACE_UP
from engine.state.layout import (
    COUNTS,
    DEPTH,
    DRAFT,
    DRAFT_SIZE,
    DRAWN,
    DREW,
    EFFECTS,
    HANDS,
    IN_PLAY,
    KIND,
    OPTIONS,
    OPTIONS_SIZE,
    PHASE,
    PLAYERS,
    RULE_SET,
    SECRETS,
    STATUS,
    TARGET,
    TOP,
    TURN,
    ZONES,
)
from engine.state.options import CARDS_ACT, FLAVOR, SETS
from engine.state.windows import ON_TURN, STACKING

TYPE_CHECKING = False
if TYPE_CHECKING:
    from engine.ruleset import RuleSet


def is_playable(s: "bytearray", cards: int) -> bool:
    """See the module."""
    rules = _rules_of(s)
    if rules is None or rules.deck_size(s[PLAYERS]) != cards:
        return False
    return (
        are_in_bounds(s)
        and are_seats_right(s)
        and are_cards_right(s, cards, rules.deck)
        and are_windows_right(s, parts_for(rules.whole()))
        and _is_draft_held(s, cards)
        and _is_drawn_held(s, cards)
        and are_rights_possible(s)
        and is_nothing_left_over(s)
        and are_events_right(s)
    )


def _rules_of(s: "bytearray") -> "RuleSet | None":
    """Return the rules of a state; None if the menus could not have made them."""
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


def _is_draft_held(s: "bytearray", cards: int) -> bool:
    """Does the seat that put cards aside hold them, and at least one more?"""
    size = s[DRAFT_SIZE]
    if any(s[DRAFT + size : SECRETS]):
        return False
    if not size:
        return True
    window = s[s[TOP] + KIND]
    if window not in (0, ON_TURN, STACKING):
        # On one pile the cards may stay aside while the seat draws what it owes.
        return s[FLAVOR] != CARDS_ACT
    seat = s[s[TOP] + TARGET] if window == STACKING else s[TURN]
    start = ZONES + (HANDS + seat) * cards
    hand = bytes(s[start : start + s[COUNTS + seat]])
    for kind in s[DRAFT : DRAFT + size]:
        aside = bytes(s[DRAFT : DRAFT + size]).count(bytes((kind,)))
        if hand.count(bytes((kind,))) + hand.count(bytes((kind | FACE_UP,))) < aside:
            return False
    return s[SETS] > 0 and size < len(hand)


def _is_drawn_held(s: "bytearray", cards: int) -> bool:
    """Does the seat on turn hold the card that it has just drawn?"""
    if s[PHASE] != DREW or s[DEPTH] or s[STATUS] != IN_PLAY:
        return True
    start = ZONES + (HANDS + s[TURN]) * cards
    return bytes((s[DRAWN],)) in bytes(s[start : start + s[COUNTS + s[TURN]]])
