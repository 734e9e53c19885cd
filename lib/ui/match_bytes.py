"""This module writes a match as bytes; `ui.planning` tells whether one can be made of such again.

They are a head of HEAD bytes, then the state; where the match is one of several tables, their sheet
behind that (ui/evening/__init__.py).

    0   2, the layout of this head          4   the seat that held the device, or NOBODY
    1   players                             5   1: bots may still use rights (engine/table.py)
    2   cards that a pile or hand can hold  8   what each seat has seen of the events, 10 bytes
    3   the seat that claims to play out   18   who plays, by player, 10 bytes: 0 is a bot;
        of turn (ui/house/match.py), or         and 16 times the place of its name, from 1
        NOBODY                                  (ui/people.py), 0: it has none
    6, 7, 28, 29   of the sheet
   30   the bots' level (engine/bots/levels.py), counted from the normal one, modulo 4

The state holds all else: the rules, the score, the shuffle and the bots' generator. It fits
only a game made for as many players and cards.
"""

from micropython import const

from engine.bots.levels import NORMAL
from engine.state.layout import MAX_SEATS

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence

    from ui.match import Match

# Who plays for a player; a person's number is odd.
PERSON = const(1)
GAVE_UP = const(3)  # a bot plays the hand to its end for a person (ui.screens.bots)
AWAY = const(5)  # a bot plays until the person is back

HEAD = const(32)
LAYOUT = const(2)
PLAYERS_AT = const(1)
CARDS_AT = const(2)
CLAIMER_AT = const(3)
HOLDER_AT = const(4)
RIGHTS_AT = const(5)
LEVEL_AT = const(30)
SEEN_AT = const(8)
PEOPLE_AT = const(18)
TAIL_AT = const(6)  # of a match over several tables: ui/evening/__init__.py
CHANGES_AT = const(28)
RULES_AT = const(29)


def write_head(match: "Match", seats: "Sequence[int]", buffer: memoryview) -> None:
    """Write what does not change in a match; seats: the place of each player's name, from 1."""
    people = match.people
    buffer[0] = LAYOUT
    buffer[PLAYERS_AT] = len(people)
    buffer[CARDS_AT] = match.game.capacity
    buffer[LEVEL_AT] = match.level - NORMAL & 3
    for player in range(len(people)):
        buffer[PEOPLE_AT + player] = people[player] | seats[player] << 4


def write_into(match: "Match", buffer: memoryview) -> None:  # per frame
    """Write what changes."""
    buffer[CLAIMER_AT] = match.claimer
    buffer[HOLDER_AT] = match.holder
    buffer[RIGHTS_AT] = match.table.rights_due
    buffer[SEEN_AT : SEEN_AT + MAX_SEATS] = match.seen
    state = match.game.state
    buffer[HEAD : HEAD + len(state)] = state


def tail_of(buffer: memoryview) -> int:
    """How many bytes behind the state tell of several tables (`ui.evening`)."""
    return buffer[TAIL_AT] | buffer[TAIL_AT + 1] << 8
