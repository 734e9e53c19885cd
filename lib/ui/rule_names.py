"""This module gives rule sets the names that menus show.

title_of(3)     b"Double Down"
"""

from engine.rulesets.index_generated import NAMES

_HYPHENED = ("two-deck", "seven-zero", "cross-family")


def title_of(rules: int) -> bytes:
    """Return the name of a rule set, by its number, with capital letters."""
    name = NAMES[rules]
    words = [word[0].upper() + word[1:] for word in name.split("-")]
    return ("-" if name in _HYPHENED else " ").join(words).encode()
