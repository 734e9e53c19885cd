"""This module is a match over several tables that is on: its sheet, and what it is played by.

    app.evening           None while there is none
    app.match             the table that is played by hand; None between tables

What seats a table and takes its result is `ui.evening_tables`; what keeps it is
`ui.evening_saved`; its screens are `ui.screen_round` and those that it leads to.
"""


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
