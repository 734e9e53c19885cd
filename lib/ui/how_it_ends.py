"""This module says in words how a hand ends, and whether points end the match.

    how_it_ends(rules)     b"The first player without cards wins the points of all other hands"
    ends_by_points(rules)  True: the match ends when somebody reaches the target

rules: bytes of `engine.rulesets.mixing`.
"""

# set-up: whole file

from engine.state.layout import EFFECTS
from engine.state.options import (
    AVERAGE,
    DRAW_WAY,
    END,
    LAST_LEFT,
    LOW_WINS,
    MATCH_HANDS,
    NO_DRAWING,
    NO_POINTS,
    OWN_POINTS,
    PARTNERS,
    SCORING,
    TABLES,
)


def ends_by_points(rules: bytearray) -> bool:
    """Does the match end when somebody reaches the target (OFF-11)?"""
    if rules[MATCH_HANDS - EFFECTS] or rules[TABLES - EFFECTS]:
        return False
    return rules[SCORING - EFFECTS] != NO_POINTS


def how_it_ends(rules: bytearray) -> bytes:
    """Return who wins a hand, or loses it, and what it brings (OFF-11, COW-5, DEA-1)."""
    scoring = rules[SCORING - EFFECTS]
    is_last = rules[END - EFFECTS] == LAST_LEFT
    if scoring == LOW_WINS or scoring == OWN_POINTS:
        said = b"When somebody has no cards, all count what they hold: few points are good"
        if is_last:
            said = b"When only one is left, all count what they hold: few points are good"
        return said + b". The first out counts the first card" if scoring == OWN_POINTS else said
    if is_last and scoring == NO_POINTS:
        return b"The last player with cards loses the hand"
    said = b"The first player without cards"
    if rules[DRAW_WAY - EFFECTS] == NO_DRAWING:
        said += b", or the last one left,"
    if scoring == NO_POINTS:
        return said + b" wins the hand"
    others = b"the other side's hands" if rules[PARTNERS - EFFECTS] else b"all other hands"
    said += b" wins the points of " + others
    return said + b"; the best average wins the match" if scoring == AVERAGE else said
