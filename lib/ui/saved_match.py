"""This module writes a match as bytes: a head of HEAD bytes, then the state; where the match is one
of several tables, their sheet behind that (ui/evening_saved.py).

    0   2, the layout of this head          4   the seat that held the device, or NOBODY
    1   players                             5   1: bots may still use rights (engine/table.py)
    2   cards that a pile or hand can hold  8   what each seat has seen of the events, 10 bytes
    3   0                                  18   1 for a person, 0 for a bot, by seat, 10 bytes
    6, 28, 29   of the sheet

The state holds all else: the rules, the score, the shuffle and the bots' generator. It fits
only a game made for as many players and cards. `ui.resumed_match` reads all of it.
"""

from micropython import const

from engine.layout import MAX_SEATS

HEAD = const(32)
LAYOUT = const(2)
PLAYERS_AT = const(1)
CARDS_AT = const(2)
HOLDER_AT = const(4)
RIGHTS_AT = const(5)
SEEN_AT = const(8)
PEOPLE_AT = const(18)
TAIL_AT = const(6)  # of a match over several tables: ui/evening_saved.py
CHANGES_AT = const(28)
RULES_AT = const(29)


def write_head(match: "Match", buffer: memoryview) -> None:
    """Write what does not change in a match."""
    people = match.people
    buffer[0] = LAYOUT
    buffer[PLAYERS_AT] = len(people)
    buffer[CARDS_AT] = match.game.capacity
    buffer[PEOPLE_AT : PEOPLE_AT + len(people)] = people


def write_into(match: "Match", buffer: memoryview) -> None:  # per frame
    """Write what changes."""
    buffer[HOLDER_AT] = match.holder
    buffer[RIGHTS_AT] = match.table.rights_due
    buffer[SEEN_AT : SEEN_AT + MAX_SEATS] = match.seen
    state = match.game.state
    buffer[HEAD : HEAD + len(state)] = state


TYPE_CHECKING = False
if TYPE_CHECKING:
    from ui.match import Match
