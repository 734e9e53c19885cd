"""Fields of a game's state that have several bytes do not overlap."""

import pytest

from engine.game import Game
from engine.rulesets import load
from engine.save_check import can_be_resumed
from engine.state import layout
from engine.state.layout import CATCHES, MAX_SEATS
from engine.turn import catch

_BY_SEAT = {
    "SORRIES": 10,
    "SHOWN_COUNTS": 10,
    "TALLY": 10,
    "NOTED": 20,
    "SCORES": 20,
    "AGES": 10,
    "PLAYER_AT": 10,
    "QUIZ": 10,
    "RIGHT_ANSWERS": 10,
    "HANDS_WON": 10,
    "UNOS": 10,
    "TEAM": 10,
    "CATCHES": 5,
}
_OF_TWO_BYTES = (
    "MATCH_WINNERS",
    "SITTING_OUT",
    "TRAIL",
    "HAD_TURN",
    "TURN_LIMIT",
    "BROUGHT",
    "LAST_CHANCE",
    "PALMED",
)
_SIZES = {**_BY_SEAT, **dict.fromkeys(_OF_TWO_BYTES, 2)}
_OFFSETS_FROM = 296  # a smaller number in the module may mean something else than an offset


@pytest.mark.parametrize("name", _SIZES)
def test_no_other_field_begins_within_one(name: str) -> None:
    at = getattr(layout, name)
    assert at >= _OFFSETS_FROM
    others = {other: value for other, value in vars(layout).items() if other.isupper()}
    within = [other for other, value in others.items() if at < value < at + _SIZES[name]]
    assert within == []


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
