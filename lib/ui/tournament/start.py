"""This module makes a tournament, with the changes to options that its format needs.

    make(…)                    of a set-up in the menus
    make_asked(wanted, seed)   of (rules, people, bots, seed, options, format, tables, rounds,
                               team_size), which the command line asks for

rules: a name, None: the usual ones of the format; format: a name of engine/tournament/setup.py.
The people come first, then the bots. Both raise ValueError, in one line, for what cannot be played.
"""

from engine.rulesets import mixing, rules_of
from engine.rulesets.index_generated import NAMES as RULE_SETS
from engine.rulesets.mixing import CHANGE, changes_of
from engine.state.layout import EFFECTS
from engine.state.options import LOW_WINS, MATCH_HANDS, PARTNERS, SCORING
from engine.tournament.layout import ROTATION, SOCIAL, TEAM
from engine.tournament.setup import FORMAT_NAMES, check_rules, hands_of, new_tournament, rules_for
from ui.tournament.tournament import Tournament

TYPE_CHECKING = False
if TYPE_CHECKING:
    from ui.types import Start


def make(
    what: "tuple[int, int, int, int]", people: bytes, rule_set: int, changes: bytes, seed: int
) -> Tournament:
    """Make a tournament.

    what: format, tables, rounds, team size, as for `new_tournament`; people: 1 for each person and
    0 for each bot; rule_set, changes: see `Tournament`, without those that the format needs.
    """
    match_format, tables, rounds, size = what
    changes = _changes_for(match_format, changes)
    t = new_tournament(match_format, len(people), tables, rounds, seed, people, size)
    # The tournament and its changes must fit a save together.
    check_rules(t + changes, mixing.rules_of(rule_set, changes))
    return Tournament(t, rule_set, changes)


def make_asked(wanted: "Start", seed: int) -> Tournament:
    """Make the tournament that the command line asks for."""
    rules, people, bots, _, options, name, tables, rounds, size = wanted
    match_format = FORMAT_NAMES.index(name)
    rule_set = usual_rules(match_format)
    changes = b""
    if rules or options:
        made = rules_of(rules or RULE_SETS[rule_set], options)
        rule_set = made.number
        changes = changes_of(bytearray(made.whole()), rule_set)
    what = (match_format, tables, rounds, size)
    return make(what, bytes([1] * people + [0] * bots), rule_set, changes, seed)


def usual_rules(match_format: int) -> int:
    """Return the usual rule set of a format: its place in the index."""
    return RULE_SETS.index(rules_for(match_format)[0])


def _changes_for(match_format: int, changes: bytes) -> bytes:
    """Return changes plus those that the tables of a format need."""
    needed = [(MATCH_HANDS - EFFECTS, hands_of(match_format))]
    if match_format == ROTATION:
        needed.append((PARTNERS - EFFECTS, 1))
    elif match_format in (SOCIAL, TEAM):
        needed.append((SCORING - EFFECTS, LOW_WINS))
    codes = [code for code, _ in needed]
    found = bytearray()
    for at in range(0, len(changes), CHANGE):
        if changes[at] not in codes:
            found += changes[at : at + CHANGE]
    for code, value in needed:
        found += bytes((code, value, 0))
    return bytes(found)
