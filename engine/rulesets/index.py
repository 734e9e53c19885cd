"""The rule sets, listed so that a title screen need not import any of them.

Made by `python -m sim index`; a test fails when it is stale. The place in NAMES is the
number that a state keeps (RULE_SET): new names are added at the end.
"""

NAMES = ("official", "classic", "grand")
LINES = (
    "The rules on the leaflet: Uno costs four",
    "As it was played first: Uno costs two",
    "Two piles, cards that act, and interrupts",
)
FEWEST = (2, 2, 2)
MOST = (10, 10, 10)
