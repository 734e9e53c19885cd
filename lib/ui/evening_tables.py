"""The tables of an evening on this device: begun, taken up again, and left for the round's sheet.

    begin(app, …)         a match over several tables, from its set-up or from the command line
    sit_down(app, n)      table n is played by hand
    stop(app)             somebody went out elsewhere: all count what they hold
    rise(app)             its hands are over: the result goes on the sheet

Imported for that, and forgotten when a hand begins.
"""

from engine.layout import NOBODY
from engine.own.mixed import made
from engine.rounds.begin import new
from engine.rounds.results import end_table, stop_table
from engine.rounds.rules import check_rules
from engine.rounds.sheet import TABLE_ON, people_into, person_at, seats_at
from engine.rounds.tables import begin_table
from engine.ruleset import forget_loader, forget_other
from ui.beginning import leave_evening, made_for, next_seed
from ui.between import leave_between
from ui.evening import Evening, forget_rounds
from ui.evening_saved import begin as keep_begun
from ui.evening_saved import keep
from ui.text import PERSONS

TYPE_CHECKING = False
if TYPE_CHECKING:
    from engine.ruleset import RuleSet
    from ui.app import App


def begin(
    app: "App",
    what: tuple,
    people: bytes,
    number: int,
    changes: bytes,
) -> None:
    """Begin a match. what: format, tables, rounds, team size, as for `engine.rounds.begin.new`.

    Raises ValueError, in one line, for what cannot be; then nothing has changed.
    """
    match_format, tables, rounds, size = what
    sheet = new(match_format, len(people), tables, rounds, next_seed(app), people, size)
    evening = Evening(sheet, number, changes, sum(people))
    check_rules(sheet + changes, rules_of(evening))  # both are saved behind the state
    leave_evening(app)
    app.evening = evening
    keep(app)
    app.go("round")


def rules_of(evening: Evening) -> "RuleSet":
    """The rules that its tables are played by; what loads them is not kept."""
    try:
        return made(evening.number, evening.changes)
    finally:
        forget_loader()


def sit_down(app: "App", number: int) -> None:
    """Play a table by hand: its persons take the device."""
    evening = app.evening
    sheet = evening.sheet
    rules = rules_of(evening)
    forget_other(rules.whole())
    people = bytearray(seats_at(sheet, number))
    people_into(sheet, number, people)
    match = made_for(rules.flavor)(bytes(people), rules.deck_size(len(people)))
    begin_table(sheet, match.game, rules, number)
    leave_between(match)
    # With more people in the house whoever had the device last may not be at this table.
    match.hand_to(people.find(b"\x01") if evening.persons == 1 else NOBODY)
    match.forget_past()
    app.match = match
    keep_begun(app)
    call_by_persons(evening)
    app.go("table")


def call_by_persons(evening: Evening) -> None:
    """At the table in play everybody is called by the number that they have on the sheet.

    The last thing before a hand, for which nothing of engine/rounds is needed.
    """
    sheet = evening.sheet
    number = sheet[TABLE_ON]
    for seat in range(seats_at(sheet, number)):
        PERSONS[seat] = person_at(sheet, number, seat) + 1
    forget_rounds()


def stop(app: "App") -> None:
    """All tables stop: everybody counts what they hold."""
    stop_table(app.match.game)
    app.match.stepped()
    app.go("end_hand")


def rise(app: "App") -> None:
    """The hands of the table are over: take the result, and show the round's sheet."""
    evening = app.evening
    end_table(evening.sheet, app.match.game)
    leave_evening(app)
    app.evening = evening
    keep(app)
    app.go("round")
