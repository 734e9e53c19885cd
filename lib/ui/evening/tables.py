"""This module plays a table of an evening on this device: it is begun, and left for the sheet.

    sit_down(app, rules, n)   table n begins: its persons take the device
    stop(app)                 somebody went out elsewhere: all count what they hold
    rise(app)                 its hands are over: the result goes on the sheet

Imported when such a table begins or is resumed (`ui.match_start`).
"""

from engine.bots.levels import NORMAL
from engine.evenings.results import end_table, stop_table
from engine.evenings.sheet import TABLE_ON, people_into, person_at, seats_at
from engine.evenings.tables import begin_table
from engine.state.layout import EFFECTS, NOBODY
from ui.draw.text import PERSONS
from ui.evening import save_sheet, save_table
from ui.plan import kind_of

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable

    from engine.ruleset import RuleSet
    from ui.app import App
    from ui.evening import Evening
    from ui.match import Match


def sit_down(
    app: "App", rules: "RuleSet", number: int, make: "Callable[[int, bytes, int, int], Match]"
) -> None:
    """Begin a table by rules that are there; make: `make_match` of `ui.match_start`."""
    evening = app.evening
    sheet = evening.sheet
    people = bytearray(seats_at(sheet, number))
    people_into(sheet, number, people)
    match = make(
        kind_of(rules.whole(), EFFECTS), bytes(people), rules.deck_size(len(people)), NORMAL
    )
    begin_table(sheet, match.game, rules, number)
    # With more people in the house whoever had the device last may not be at this table.
    match.is_shared = evening.persons > 1
    match.hand_to(people.find(b"\x01") if evening.persons == 1 else NOBODY)
    match.forget_past()
    app.match = match
    save_table(app)
    call_by_persons(evening)


def call_by_persons(evening: "Evening") -> None:
    """At the table in play everybody is called by the number that they have on the sheet."""
    sheet = evening.sheet
    number = sheet[TABLE_ON]
    for seat in range(seats_at(sheet, number)):
        PERSONS[seat] = person_at(sheet, number, seat) + 1


def stop(app: "App") -> None:
    """All tables stop: everybody counts what they hold."""
    stop_table(app.match.game)
    app.match.stepped()
    app.go("score")


def rise(app: "App") -> None:
    """The hands of the table are over: take the result, and show the round's sheet."""
    end_table(app.evening.sheet, app.match.game)
    save_sheet(app)
    for seat in range(len(PERSONS)):
        PERSONS[seat] = seat + 1
    app.match = None
    app.go("round")
