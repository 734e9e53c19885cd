"""This module has the names of rule sets in scenarios: the engine's, and matches over tables."""

from engine.rulesets.index_generated import NAMES

# Matches over tables: the rule set and options of each of their tables.
AT_TABLES = {"rotation": ("partners", {"hands": "4"})}  # PAR-2, PAR-3


def check_rules(name: str) -> None:
    """Raise ValueError, in one line, for a name that no rule set has."""
    if name not in NAMES and name not in AT_TABLES:
        raise ValueError(f"no rule set {name!r}: one of {', '.join(NAMES + tuple(AT_TABLES))}")
