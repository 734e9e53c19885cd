"""A count in a byte stops at 255, where long play would overrun it (CORE-9)."""

import pytest

from engine.game import Game
from engine.notation import card
from engine.rulesets import load
from engine.state import layout
from engine.state.cards import FIRST_WILD_KIND
from engine.state.choices import CHALLENGE, play, with_color
from engine.state.reasons import OK


@pytest.mark.parametrize(
    ("carried", "price", "owed"), [(251, 20, 255), (239, 20, 255), (251, 0, 251), (0, 0, 0)]
)
@pytest.mark.parametrize("is_guilty", [True, False])
def test_a_challenge_of_the_highest_stack_draws_255_cards_at_most(
    carried: int, price: int, owed: int, is_guilty: bool
) -> None:
    options = {"stack": "any", "guilty": str(price), "innocent": str(price)}
    game = Game(4, 108)
    game.start(load("official", options), 4, 1, dealer=3)
    s = game.state
    hand, color = game.hands[s[layout.TURN]], s[layout.TOP_CARD] & 3
    for i in range(s[layout.COUNTS + s[layout.TURN]]):
        s[hand + i] = color if is_guilty else color ^ 1
    s[hand] = card("W4")
    s[layout.CARRIED] = carried
    assert s[layout.TOP_CARD] < FIRST_WILD_KIND
    assert game.choose(s[layout.TURN], with_color(play(card("W4")), 0)) == OK
    assert game.choose(game.first_asked, CHALLENGE) == OK
    assert (s[s[layout.TOP] + layout.AMOUNT] if s[layout.DEPTH] else 0) == owed


def test_reports_of_a_sorry_are_counted_up_to_255() -> None:
    game = Game(4, 108)
    game.start(load("official", {"sorry": "1"}), 4, 1, dealer=3)
    s = game.state
    seat = s[layout.TURN]
    at = layout.SORRIES + s[layout.PLAYER_AT + seat]
    s[game.hands[seat]] = card("W4")
    s[at] = 254
    for _ in range(2):
        again = bytes(s)
        assert game.choose(seat, with_color(play(card("W4")), 0)) == OK
        assert s[at] == 255
        s[:] = again
        s[at] = 255


def test_hands_are_counted_up_to_255() -> None:
    game = Game(2, 108)
    game.start(load("dirty"), 2, 1)
    game.state[layout.HAND_NUMBER] = 254
    for _ in range(2):
        game.next_hand()
        assert game.state[layout.HAND_NUMBER] == 255
