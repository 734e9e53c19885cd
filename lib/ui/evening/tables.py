"""This module begins and ends a table of an evening that persons play on this device.

    sit_down(app, rules, n, …)   begin table n
    stop(app)                    end its hand: somebody went out at another table
    rise(app)                    leave it after its hands: the result goes on the sheet

`ui.match_start` imports it when such a table begins or is resumed.
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
    """Begin a table. Its rules are loaded; make: `make_match` of `ui.match_start`."""
    evening = app.evening
    sheet = evening.sheet
    people = bytearray(seats_at(sheet, number))
    people_into(sheet, number, people)
    match = make(
        kind_of(rules.whole(), EFFECTS), bytes(people), rules.deck_size(len(people)), NORMAL
    )
    begin_table(sheet, match.game, rules, number)
    # With several people in the match, whoever had the device last may sit at another table.
    match.is_shared = evening.persons > 1
    match.hand_to(people.find(b"\x01") if evening.persons == 1 else NOBODY)
    match.forget_past()
    app.match = match
    save_table(app)
    call_by_persons(evening)


def call_by_persons(evening: "Evening") -> None:
    """Call everybody at the current table by their number on the sheet."""
    sheet = evening.sheet
    number = sheet[TABLE_ON]
    for seat in range(seats_at(sheet, number)):
        PERSONS[seat] = person_at(sheet, number, seat) + 1


def stop(app: "App") -> None:
    """Stop the hand with the other tables: everybody counts what they hold."""
    stop_table(app.match.game)
    app.match.stepped()
    app.go("score")


def rise(app: "App") -> None:
    """Write the table's result on the sheet, and go back to the round."""
    end_table(app.evening.sheet, app.match.game)
    save_sheet(app)
    for seat in range(len(PERSONS)):
        PERSONS[seat] = seat + 1
    app.match = None
    app.go("round")
