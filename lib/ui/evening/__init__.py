"""This package plays a match over several tables. This module holds the current one and saves it.

    app.evening                  the current Evening, or None
    app.match                    the table that persons play; None between tables
    save_sheet(app)              between tables: save the sheet
    save_table(app)              a table begins: save its state and the sheet
    read_evening(buffer, …)      -> the Evening of a save; None: it is damaged

`ui.evening.tables` begins and ends a table; the screens are `ui.evening.round` and those that it
leads to.

In a save, sheet and changes follow the state of the table. They use these bytes of the head
(ui/match_bytes.py):

    6   the length of sheet and changes, two bytes; 0: a match at one table
    28  the number of changes                    29  the rule set's place in the index

Between tables a save has no state, and its head says 0 players. A table of bots alone is never
saved: it is played again, with the same cards and choices.
"""

from engine.evenings.results import leave_table
from engine.evenings.sheet import FORMAT, PERSONS, PLAIN, ROTATION, is_bot
from engine.own.mixed import CHANGE
from ui.match_bytes import CHANGES_AT, HEAD, LAYOUT, PLAYERS_AT, RULES_AT, TAIL_AT, write_head

TYPE_CHECKING = False
if TYPE_CHECKING:
    from ui.app import App


class Evening:
    """sheet: of engine/evenings/sheet.py; persons: how many of its players are no bots.

    rule_set: its place in the index; changes: of its options, bytes of engine/own/mixed.py.
    """

    def __init__(self, sheet: bytearray, rule_set: int, changes: bytes, persons: int) -> None:
        self.sheet = sheet
        self.rule_set = rule_set
        self.changes = changes
        self.persons = persons
        # On social and team evenings all tables stop together.
        self.is_paced = ROTATION < sheet[FORMAT] < PLAIN
        self.table = 0  # the number of the table that "place" and "entry" show


def save_sheet(app: "App") -> None:
    """Save the sheet, unless only bots play."""
    evening = app.evening
    saves = app.saves
    if not evening.persons:
        return
    tail = evening.sheet + evening.changes
    saves.make_page(HEAD + len(tail))
    saves.bytes[0] = LAYOUT
    _write_tail(saves.bytes, evening, tail)
    saves.keep_bytes(evening.rule_set + 1)


def save_table(app: "App") -> None:
    """Make the page for a table that begins and the sheet, and save it."""
    evening = app.evening
    match = app.match
    tail = evening.sheet + evening.changes
    saves = app.saves
    saves.make_page(HEAD + len(match.game.state) + len(tail))
    write_head(match, bytes(len(match.people)), saves.bytes)
    _write_tail(saves.bytes, evening, tail)
    saves.keep(match)


def _write_tail(buffer: memoryview, evening: Evening, tail: bytearray) -> None:
    buffer[TAIL_AT] = len(tail) & 255
    buffer[TAIL_AT + 1] = len(tail) >> 8
    buffer[CHANGES_AT] = len(evening.changes) // CHANGE
    buffer[RULES_AT] = evening.rule_set
    buffer[len(buffer) - len(tail) :] = tail


def read_evening(buffer: memoryview, rule_sets: int) -> "Evening | None":
    """Make the evening of a save, None: it is damaged. rule_sets: how many exist."""
    from engine.own.mixed import is_known, rules_of
    from engine.resume.evening import is_evening_sound, is_table_sound

    tail = buffer[TAIL_AT] | buffer[TAIL_AT + 1] << 8
    number = buffer[RULES_AT]
    size = tail - CHANGE * buffer[CHANGES_AT]
    if not 0 < size <= len(buffer) - HEAD or number >= rule_sets:
        return None
    start = len(buffer) - tail
    sheet = bytearray(buffer[start : start + size])
    changes = bytes(buffer[start + size :])
    if not is_known(changes):
        return None
    try:
        rules = rules_of(number, changes)
    except ValueError:  # a mix that contradicts itself
        return None
    if not is_evening_sound(sheet, rules):
        return None
    if not buffer[PLAYERS_AT]:
        leave_table(sheet)
    elif not is_table_sound(sheet, rules, buffer[HEAD:start]):  # type: ignore[arg-type]
        return None
    persons = 0
    for person in range(sheet[PERSONS]):
        persons += not is_bot(sheet, person)
    return Evening(sheet, number, changes, persons)
