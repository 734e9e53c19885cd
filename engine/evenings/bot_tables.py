"""This module plays tables of bots alone, a few choices at a time, so that a screen stays alive."""

from engine.evenings.results import end_table, is_played
from engine.evenings.sheet import TABLE_ON, has_people, seats_at
from engine.evenings.tables import begin_table, next_table
from engine.state.layout import HAND_ENDED, NOBODY, STATUS

TYPE_CHECKING = False
if TYPE_CHECKING:
    from engine.bots import Bot
    from engine.ruleset import RuleSet
    from engine.table import Table


def play_on(sheet: bytearray, table: "Table", rules: "RuleSet", bot: "Bot", most: int) -> bool:
    """Let bots make at most `most` choices at the next table, if only bots sit there.

    False: nothing was done, since a person sits at that table, or the round is over.
    """
    number = sheet[TABLE_ON]
    if number == NOBODY:
        number = next_table(sheet)
        if number == NOBODY or has_people(sheet, number):
            return False
        begin_table(sheet, table.game, rules, number)
        for player in range(seats_at(sheet, number)):
            table.bots[player] = bot
        table.rights_due = False  # so that a scouted table is played again in the same way
    elif has_people(sheet, number):
        return False
    go_on(sheet, table, most)
    return True


def go_on(sheet: bytearray, table: "Table", most: int) -> None:
    """Let the bots of the table in play choose, deal its next hand, or take its result."""
    table.play_bots(most)
    game = table.game
    if is_played(sheet, game):
        end_table(sheet, game)
    elif game.state[STATUS] == HAND_ENDED:
        game.next_hand()
