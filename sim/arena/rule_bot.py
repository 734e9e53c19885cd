"""This module reimplements the strategy of rlcard 1.2's `uno-rule-v1`, as a known yardstick.

It draws if it can play nothing; lays a Wild Draw Four that it can lay, and calls the color of which
it holds most; otherwise lays a random card, and a Wild only if there is no other card, in a random
color. Where rlcard has no choice it acts as our random bot: it calls Uno, and neither bluffs,
challenges nor catches.
"""

from collections.abc import Callable

from engine.bots import random
from engine.bots.plain import color_held_most
from engine.state.cards import FIRST_WILD_KIND, WILD_FOUR_KIND
from engine.state.choices import BLUFF, COLOR_SHIFT, PLAY, VERB_MASK, WITH_UNO, card_of
from engine.state.layout import COUNTS, VIEW_SEAT


def decide(view: bytearray, choices: list[int], n: int, roll: Callable[[], int]) -> int:
    """Choose as `uno-rule-v1` does; see engine/bots for the arguments."""
    plays = [c for c in choices[:n] if c & VERB_MASK == PLAY and not c & BLUFF]
    if not plays:
        return random.decide(view, choices, n, roll)
    color = roll() & 3
    fours = [choice for choice in plays if card_of(choice) == WILD_FOUR_KIND]
    if fours:
        choice = fours[0]
        color = color_held_most(view, roll)
    else:
        colored = [choice for choice in plays if card_of(choice) < FIRST_WILD_KIND] or plays
        choice = colored[roll() % len(colored)]
    if card_of(choice) >= FIRST_WILD_KIND:
        choice |= color + 1 << COLOR_SHIFT
    return choice | (WITH_UNO if view[COUNTS + view[VIEW_SEAT]] == 2 else 0)
