"""This module knows which modules play by rules, and imports them.

    bring(rules.whole())    before a game with these rules

Modules that play rules put their functions into the tables of engine/windows.py,
engine/house/parts.py and engine/bots/plain.py. Those of other rules may be there, too: a game
calls what its options ask for, whatever else is loaded.
"""

# set-up: whole file

from engine.layout import EFFECTS
from engine.matches.asked import parts_of as match_parts
from engine.options import FLAVOR, HOUSE, QUIZ_WAY, TWO_PILES

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence

# By flavor, the modules that always play it; they import others.
_PLAYED_BY = (
    ("engine.turn", "engine.played", "engine.first", "engine.bots.one_pile"),
    (
        "engine.acts.turn",
        "engine.acts.forced",
        "engine.acts.carry",
        "engine.acts.setting",
        "engine.acts.seeing",
        "engine.bots.acting",
    ),
    ("engine.turn", "engine.played", "engine.first", "engine.bots.house"),
)


def wanted(rules: "Sequence[int]") -> list[str]:
    """Return the modules that play rules, by name; they import the others.

    rules: 96 bytes, what each face does and the options, as in a state from EFFECTS on.
    """
    flavor = rules[FLAVOR - EFFECTS]
    found = ["engine.game"]
    found += _PLAYED_BY[flavor]
    if flavor == HOUSE:
        from engine.house.asked import parts_of

        found += parts_of(rules)
    elif flavor == TWO_PILES and rules[QUIZ_WAY - EFFECTS]:
        found.append("engine.house.quiz")  # DIC-2 asks on two piles, too
    return found + match_parts(rules)


def bring(rules: "Sequence[int]") -> None:
    """Import what plays rules, from the turn to the score, bots included; rules: as in `wanted`."""
    for name in wanted(rules):
        __import__(name)
