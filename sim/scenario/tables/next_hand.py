"""This module plays the step `next hand`: the engine deals it, or a table sets it.

    next hand                       next hand
    expect dealer 1                 hand 0: r1 r2        settings of that hand only,
                                    discard 1: r5        up to a line --
                                    --

Scores, the dealer, who sits out and anything else that lasts for a match are never set.
"""

from engine.match.hand import cards_each
from engine.state.layout import CARDS_IN_PLAY, IN_PLAY, LEFT_IN, MATCH_ENDED
from sim.scenario.reading.lines import BadLine, Block, Failure
from sim.scenario.reading.setting import Setting
from sim.scenario.runner import Runner
from sim.scenario.tables.table import set_next_table

_OF_THE_HAND = ("hand", "discard", "draw", "deal", "turn", "direction", "salt", "pepper")
_OF_THE_MATCH = ("rules", "players", "effect")


def is_next_hand(text: str) -> bool:
    """Is a step this one?"""
    return text.split() == ["next", "hand"]


def read_table(block: Block, line: int) -> "Setting | None":
    """Return the table that follows a `next hand`, None if the engine deals."""
    if line not in block.tables:
        return None
    table = Block(block.name, line)
    for at, text in block.settings:
        if text.split()[0] in _OF_THE_MATCH:
            table.settings.append((at, text))
    for at, text in block.tables[line]:
        if text.replace(":", " ").split()[0] not in _OF_THE_HAND:
            raise BadLine(at, f"{text!r} after `next hand`: only {', '.join(_OF_THE_HAND)}, or --")
        table.settings.append((at, text))
    return Setting(table)


def play_next_hand(runner: Runner, block: Block, line: int) -> None:
    """Begin the next hand; Failure if the hand is not over, or the match is."""
    runner.settle()
    game = runner.game
    if game.status == IN_PLAY:
        raise Failure(line, "expected next hand, found the hand goes on" + runner.pending())
    if game.status == MATCH_ENDED:
        raise Failure(line, "expected next hand, found the match over")
    setting = read_table(block, line)
    if setting is not None:
        try:
            set_next_table(game, setting)
        except BadLine as bad:  # it is wrong at this table alone
            raise Failure(bad.args[0], f"expected a table, found {bad.args[1]}") from bad
    else:
        s = game.state
        if s[CARDS_IN_PLAY] <= cards_each(s) * s[LEFT_IN]:
            raise Failure(line, "expected next hand, found too few cards to deal: set its table")
        game.next_hand()
    runner.forget()
