"""This package defines the options of the rules, each in one place; a file is a group of the menus.

`python -m sim index` generates the rest: names (engine/state/option_names.py), bytes and
constants (engine/state/options.py), the data of a board's menus (engine/own) and the tables in the
docs. How to add an option: docs/adding-an-option.md.
"""

from collections.abc import Iterator

from sim.options import (
    deck,
    draw_cards,
    first_card,
    hand_end,
    match,
    numbers,
    turn,
    two_piles,
    uno,
    wilds,
)
from sim.options.option import Against, Option, Value

# In the order of the menus. Each file has a TITLE, the heading of its group, and its OPTIONS.
_FILES = (deck, first_card, turn, wilds, draw_cards, uno, numbers, two_piles, hand_end, match)
# Headings of a menu, each with its options.
GROUPS: dict[str, tuple[Option, ...]] = {file.TITLE: file.OPTIONS for file in _FILES}
OPTIONS = tuple(option for group in GROUPS.values() for option in group)
BY_NAME = {option.name: option for option in OPTIONS}


def contradictions() -> Iterator[tuple[Option, Against]]:
    """Yield each contradiction, after the option that declares it."""
    for option in OPTIONS:
        for against in option.against:
            yield option, against


def values_that_ask(*kinds: int) -> Iterator[tuple[Option, Value]]:
    """Yield each value that needs one of these turns, CARDS_ACT or HOUSE, after its option."""
    for option in OPTIONS:
        for value in option.values:
            if value.asks in kinds:
                yield option, value


__all__ = ("BY_NAME", "GROUPS", "OPTIONS", "Against", "Option", "contradictions", "values_that_ask")
