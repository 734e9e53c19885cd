"""This module goes through the tables of a round: it says which is next, and begins it (SOC-1).

One device plays one table after the other. In a rotation that changes nothing. In a social or team
match all tables stop when anybody at any table goes out. So the tables keep pace: a turn at one
counts as a turn at each, and a hand that has had as many turns as the quickest one stops, and all
count what they hold. Hence the order:

1. Tables of bots alone are *scouted*: played once to find out after how many turns a hand ends.
2. Tables with persons are played; they stop at that turn, or end sooner and set a lower limit.
3. Tables of bots are played again, with the same cards and choices, and stop where the round did.

With one table of persons the round is exact. With several, a table that was played before is not
stopped by a quicker one played later: no hand is taken back. Results that players enter (entry.py)
come from tables that stopped by themselves; `stop_table` stops the one in play for them.
"""

from engine.evenings.chance import new_table_seed
from engine.evenings.sheet import (
    A_TABLE,
    ALLOWED,
    DONE,
    FORMAT,
    HEAD,
    SIDE_SIZE,
    SOCIAL,
    TABLE_ON,
    TABLES,
    TEAM,
    TURNS,
    WAITING,
    has_people,
    seats_at,
    sides_at,
)
from engine.state.layout import (
    NOBODY,
    PLAYERS,
    TURNS_LEFT,
)
from engine.state.layout import (
    TEAM as S_TEAM,
)
from engine.state.options import LIMIT
from engine.state.seats import set_word, word

TYPE_CHECKING = False
if TYPE_CHECKING:
    from engine.game import Game
    from engine.ruleset import RuleSet


def keeps_pace(sheet: bytearray) -> bool:
    """Do all tables stop when one does?"""
    return sheet[FORMAT] == SOCIAL or sheet[FORMAT] == TEAM


def status_of(sheet: bytearray, number: int) -> int:
    """Return how far a table is in this round: WAITING, SCOUTED or DONE."""
    return sheet[HEAD + A_TABLE * number]


def tables_left(sheet: bytearray) -> int:
    """Return how many tables have no result yet in this round."""
    left = 0
    for number in range(sheet[TABLES]):
        if status_of(sheet, number) != DONE:
            left += 1
    return left


def next_table(sheet: bytearray) -> int:
    """Return the table to play next, NOBODY when the round is over."""
    if keeps_pace(sheet):
        for number in range(sheet[TABLES]):
            if is_to_scout(sheet, number):
                return number
    of_bots = NOBODY
    for number in range(sheet[TABLES]):
        if status_of(sheet, number) != DONE:
            if has_people(sheet, number):
                return number
            if of_bots == NOBODY:
                of_bots = number
    return of_bots


def is_to_scout(sheet: bytearray, number: int) -> bool:
    """Is a table still to be scouted?"""
    if not keeps_pace(sheet) or status_of(sheet, number) != WAITING:
        return False
    return not has_people(sheet, number)


def begin_table(sheet: bytearray, game: "Game", rules: "RuleSet", number: int) -> None:
    """Begin a table of this round on a game; the person at seat n is player n.

    Raises ValueError if the rules or the game cannot seat them (`rules.check_rules`).
    """
    game.start(rules, seats_at(sheet, number), new_table_seed(sheet, number))
    sheet[TABLE_ON] = number
    s = game.state
    if sheet[SIDE_SIZE] > 1:
        sides = sides_at(sheet, number)
        for player in range(s[PLAYERS]):
            s[S_TEAM + player] = 1 + player % sides
    if keeps_pace(sheet):
        _limit_turns(sheet, s)


def _limit_turns(sheet: bytearray, s: bytearray) -> None:
    """Limit the turns of the hand just dealt to those of the round's quickest hand."""
    limit = word(s, LIMIT)
    usual = limit if limit else 100 * s[PLAYERS]
    turns = word(sheet, TURNS)
    if not turns or turns > usual:
        turns = usual
    set_word(sheet, ALLOWED, turns)
    # A first Draw Two is drawn in nobody's turn, so the count may have one more for it.
    set_word(s, TURNS_LEFT, turns + word(s, TURNS_LEFT) - usual)
