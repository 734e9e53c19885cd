"""A match over several tables that is on (engine/rounds): its sheet, and what it is played by.

    app.evening           None while there is none
    app.match             the table that is played by hand; None between tables

In memory while a hand is played is only this. What seats a table and takes its result is
`ui.evening_tables`; what keeps it is `ui.evening_saved`; its screens are `ui.screen_round` and
those that it leads to.
"""

import sys

from ui.forget import forget

_PASSING = "ui.evening_tables ui.evening_saved ui.evening_start"


class Evening:
    """sheet: of engine/rounds/sheet.py.

    number: the place of the rule set in the index; changes: bytes of engine/own/mixed.py; persons:
    how many people play, bots not counted.
    """

    def __init__(self, sheet: bytearray, number: int, changes: bytes, persons: int) -> None:
        self.sheet = sheet
        self.number = number
        self.changes = changes
        self.persons = persons
        self.is_paced = 0 < sheet[0] < 3  # social and team evenings: all tables stop at once
        self.table = 0  # that a screen is about


def forget_rounds() -> None:
    """A hand is to be played: nothing of engine/rounds is needed for it, nor what seats a table."""
    for name in list(sys.modules):
        if name.startswith("engine.rounds"):
            forget(name)
    for name in _PASSING.split():
        forget(name)
