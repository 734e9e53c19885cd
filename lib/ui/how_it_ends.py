"""This module says in words how a hand ends, and whether points end the match.

    how_it_ends(rules)     b"The first player without cards wins the points of all other hands"
    ends_by_points(rules)  True: the match ends when somebody reaches the target

rules: bytes of `engine.rulesets.mixing`.
"""

# set-up: whole file

from engine.state import options
from engine.state.layout import EFFECTS


def ends_by_points(rules: "bytes | bytearray") -> bool:
    """Does the match end when somebody reaches the target (OFF-11)?"""
    if rules[options.MATCH_HANDS - EFFECTS] or rules[options.TABLES - EFFECTS]:
        return False
    return rules[options.SCORING - EFFECTS] != options.NO_POINTS


def how_it_ends(rules: bytearray) -> bytes:
    """Return who wins a hand, or loses it, and what it brings (OFF-11, COW-5, DEA-1)."""
    scoring = rules[options.SCORING - EFFECTS]
    is_last = rules[options.END - EFFECTS] == options.LAST_LEFT
    if scoring == options.LOW_WINS or scoring == options.OWN_POINTS:
        said = b"When somebody has no cards, all count what they hold: few points are good"
        if is_last:
            said = b"When only one is left, all count what they hold: few points are good"
        return (
            said + b". The first out counts the first card"
            if scoring == options.OWN_POINTS
            else said
        )
    if is_last and scoring == options.NO_POINTS:
        return b"The last player with cards loses the hand"
    said = b"The first player without cards"
    if rules[options.DRAW_WAY - EFFECTS] == options.NO_DRAWING:
        said += b", or the last one left,"
    if scoring == options.NO_POINTS:
        return said + b" wins the hand"
    others = b"the other side's hands" if rules[options.PARTNERS - EFFECTS] else b"all other hands"
    said += b" wins the points of " + others
    return said + b"; the best average wins the match" if scoring == options.AVERAGE else said
