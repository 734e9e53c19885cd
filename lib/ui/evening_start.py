"""A match over several tables that begins at once, and the changes that its tables' rules need.

    start(app, (rules, people, bots, seed, options, format, tables, rounds, team_size))

rules: a name, None for the usual ones of the format; format: a name of engine/rounds/rules.py.
The first so many persons are people. Imported for the beginning alone.
"""

from micropython import const

from engine.layout import EFFECTS
from engine.options import MATCH_HANDS, PARTNERS, SCORING
from engine.own.mixed import CHANGE, changes_of
from engine.rounds.rules import NAMES as FORMATS
from engine.rounds.rules import hands_of, rules_for
from engine.rounds.sheet import ROTATION, SOCIAL, TEAM
from engine.rulesets.index import NAMES
from ui.beginning import loaded
from ui.evening_tables import begin

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


def start(app: "App", wanted: tuple) -> None:
    """Begin a match. Raises ValueError, in one line, for what cannot be."""
    rules, people, bots, seed, options, name, tables, rounds, size = wanted
    match_format = FORMATS.index(name)
    number = usual_rules(match_format)
    changes = b""
    if rules or options:
        told = loaded(rules or NAMES[number], options)
        number = told.number
        changes = changes_of(bytearray(told.whole()), number)
    app.seed = seed
    kinds = bytes([1] * people + [0] * bots)
    what = (match_format, tables, rounds, size)
    begin(app, what, kinds, number, changes_for(match_format, changes))


TYPE_CHECKING = False
if TYPE_CHECKING:
    from ui.app import App
