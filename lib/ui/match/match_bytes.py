"""This module writes a match as bytes. `ui.match.planning` checks them before a match is resumed.

The bytes are the game's state, then for a match over several tables its tournament
(ui/tournament/tournament.py), then a head of HEAD bytes:

    0   2, the layout of this head          4   the seat that held the device, or NOBODY
    1   players                             5   1: bots may still use rights (engine/table.py)
    2   cards that a pile or hand can hold  8   `Match.seen`, 10 bytes
    3   the seat that announced to play   18   who plays, by player, 10 bytes: 0 is a bot;
        out of turn (ui/match/match.py), or           plus 16 times the number of their name, from 1
        NOBODY                                  (ui/people.py), 0: no name
    6, 7, 28, 29   of the tournament
   30   the bots' level (engine/bots/levels.py), counted from the normal one, modulo 4

The state holds everything else: the rules, the score, the shuffle and the bots' generator. It fits
only a game made for the same numbers of players and cards.
"""

from micropython import const

from engine.bots.levels import NORMAL
from engine.state.layout import MAX_SEATS

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence

    from ui.match.match import Match

# Who plays for a player. 0 is a bot; the numbers of a person are odd.
PERSON = const(1)
GAVE_UP = const(3)  # a bot finishes the hand for a person (ui.screens.bots)
AWAY = const(5)  # a bot plays until the person comes back

HEAD = const(32)
LAYOUT = const(2)
PLAYERS_AT = const(1)
CARDS_AT = const(2)
JUMPER_AT = const(3)
HOLDER_AT = const(4)
RIGHTS_AT = const(5)
LEVEL_AT = const(30)
SEEN_AT = const(8)
PEOPLE_AT = const(18)
TAIL_AT = const(6)  # this and the next two: ui/tournament/tournament.py
CHANGES_AT = const(28)
RULES_AT = const(29)


def head_of(kept: memoryview) -> memoryview:
    """Return the head of a saved match."""
    return kept[len(kept) - HEAD :]


def write_head(match: "Match", name_numbers: "Sequence[int]", head: memoryview) -> None:
    """Write the bytes of the head that do not change during a match.

    name_numbers: by player, the number of their name, from 1; 0: no name.
    """
    people = match.people
    head[0] = LAYOUT
    head[PLAYERS_AT] = len(people)
    head[CARDS_AT] = match.game.capacity
    head[LEVEL_AT] = (match.level - NORMAL) & 3
    for player in range(len(people)):
        head[PEOPLE_AT + player] = people[player] | name_numbers[player] << 4


def write_into(match: "Match", head: memoryview) -> None:  # per frame
    """Write the bytes of the head that change with every choice."""
    head[JUMPER_AT] = match.jumper
    head[HOLDER_AT] = match.holder
    head[RIGHTS_AT] = match.table.rights_due
    head[SEEN_AT : SEEN_AT + MAX_SEATS] = match.seen


def tail_of(head: memoryview) -> int:
    """Return how many bytes behind the state belong to a match over several tables, 0: none."""
    return head[TAIL_AT] | head[TAIL_AT + 1] << 8
