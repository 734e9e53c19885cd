"""Where each field of a game's state lies: no two overlap, and records have all of theirs."""

from engine.game import Game
from engine.rulesets import load
from engine.save_check import can_be_resumed
from engine.state.layout import CATCHES, MAX_SEATS
from engine.turn import catch


def test_an_uno_that_any_player_caught_is_counted_and_changes_nothing_else() -> None:
    """Each player's count is four bits of its own, and a save with all of them can be resumed."""
    game = Game(10, 108)
    game.start(load("official"), MAX_SEATS, 5)
    before = bytes(game.state)
    for player in range(MAX_SEATS):
        catch._count_catch(game.state, player)
    after = bytes(game.state)
    assert after[CATCHES : CATCHES + MAX_SEATS // 2] == bytes([17] * (MAX_SEATS // 2))
    assert after[:CATCHES] == before[:CATCHES]
    assert after[CATCHES + MAX_SEATS // 2 :] == before[CATCHES + MAX_SEATS // 2 :]
    assert can_be_resumed(game.state, 108)
