"""This module begins a match over several tables, and knows the changes that its rules need.

    begin(app, …)   from its set-up
    start(app, (rules, people, bots, seed, options, format, tables, rounds, team_size))
                    from the command line

rules: a name, None for the usual ones of the format; format: a name of engine/evenings/rules.py.
The first so many persons are people.
"""

from micropython import const

from engine.evenings.begin import new
from engine.evenings.rules import NAMES as FORMATS
from engine.evenings.rules import check_rules, hands_of, rules_for
from engine.evenings.sheet import ROTATION, SOCIAL, TEAM
from engine.own import mixed
from engine.own.mixed import CHANGE, changes_of
from engine.rulesets import rules_of
from engine.rulesets.index import NAMES
from engine.state.layout import EFFECTS
from engine.state.options import MATCH_HANDS, PARTNERS, SCORING
from ui.evening import Evening, save_sheet
from ui.planning import leave_evening, next_seed

TYPE_CHECKING = False
if TYPE_CHECKING:
    from ui.app import App
    from ui.types import Start

_LOW_WINS = const(1)  # scoring=low


def changes_for(match_format: int, changes: bytes) -> bytes:
    """What the tables of a format need, added to changes of engine/own/mixed.py."""
    found = bytearray()
    wanted = [(MATCH_HANDS - EFFECTS, hands_of(match_format))]
    if match_format == ROTATION:
        wanted.append((PARTNERS - EFFECTS, 1))
    elif match_format in (SOCIAL, TEAM):
        wanted.append((SCORING - EFFECTS, _LOW_WINS))
    for at in range(0, len(changes), CHANGE):
        if changes[at] not in [code for code, _ in wanted]:
            found += changes[at : at + CHANGE]
    for code, value in wanted:
        found += bytes((code, value, 0))
    return bytes(found)


def usual_rules(match_format: int) -> int:
    """The rule set that a format is usually played by: its place in the index."""
    return NAMES.index(rules_for(match_format)[0])


def start(app: "App", wanted: "Start") -> None:
    """Begin a match. Raises ValueError, in one line, for what cannot be."""
    rules, people, bots, seed, options, name, tables, rounds, size = wanted
    match_format = FORMATS.index(name)
    number = usual_rules(match_format)
    changes = b""
    if rules or options:
        told = rules_of(rules or NAMES[number], options)
        number = told.number
        changes = changes_of(bytearray(told.whole()), number)
    app.seed = seed
    kinds = bytes([1] * people + [0] * bots)
    what = (match_format, tables, rounds, size)
    begin(app, what, kinds, number, changes_for(match_format, changes))


def begin(
    app: "App", what: "tuple[int, int, int, int]", people: bytes, number: int, changes: bytes
) -> None:
    """Begin a match. what: format, tables, rounds, team size, as for `engine.evenings.begin.new`.

    Raises ValueError, in one line, for what cannot be; then nothing has changed.
    """
    match_format, tables, rounds, size = what
    sheet = new(match_format, len(people), tables, rounds, next_seed(app), people, size)
    # Both are saved behind the state.
    check_rules(sheet + changes, mixed.rules_of(number, changes))
    leave_evening(app)
    app.evening = Evening(sheet, number, changes, sum(people))
    save_sheet(app)
    app.go("round")
