"""This module begins a match over several tables, with the changes to options that it needs.

    begin(app, …)   a match that was set up in the menus
    start(app, (rules, people, bots, seed, options, format, tables, rounds, team_size))
                    a match that the command line asks for

rules: a name, None: the usual ones of the format; format: a name of engine/evenings/rules.py.
The people come first, then the bots.
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
    """Return changes (engine/own/mixed.py) plus those that the tables of a format need."""
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
    """Return the usual rule set of a format: its place in the index."""
    return NAMES.index(rules_for(match_format)[0])


def start(app: "App", wanted: "Start") -> None:
    """Begin a match. Raises ValueError, in one line, if it cannot begin."""
    rules, people, bots, seed, options, name, tables, rounds, size = wanted
    match_format = FORMATS.index(name)
    number = usual_rules(match_format)
    changes = b""
    if rules or options:
        made = rules_of(rules or NAMES[number], options)
        number = made.number
        changes = changes_of(bytearray(made.whole()), number)
    app.seed = seed
    kinds = bytes([1] * people + [0] * bots)
    what = (match_format, tables, rounds, size)
    begin(app, what, kinds, number, changes_for(match_format, changes))


def begin(
    app: "App", what: "tuple[int, int, int, int]", people: bytes, number: int, changes: bytes
) -> None:
    """Begin a match. what: format, tables, rounds, team size, as for `engine.evenings.begin.new`.

    number: the rule set's; changes: of its options, see `Evening`. Raises ValueError, in one line,
    if the match cannot begin; then nothing has changed.
    """
    match_format, tables, rounds, size = what
    sheet = new(match_format, len(people), tables, rounds, next_seed(app), people, size)
    # sheet and changes must fit a save together
    check_rules(sheet + changes, mixed.rules_of(number, changes))
    leave_evening(app)
    app.evening = Evening(sheet, number, changes, sum(people))
    save_sheet(app)
    app.go("round")
