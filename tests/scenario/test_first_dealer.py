"""Who deals the first hand (CORE-1), which no scenario can show, as it sets the dealer."""

import pytest

from engine.game import Game
from engine.rulesets import load
from engine.state.cards import FACE, POINTS
from engine.state.choices import MAX_CHOICES, OK
from engine.state.events import DEALT, DREW_FOR_DEAL
from engine.state.layout import DEALER, EVENT_COUNT, EVENTS, EVENTS_KEPT, HAND_ENDED, IN_PLAY, TURN

OFFICIAL = load("official", {"target": "9999"})


def draws(game: Game) -> list[tuple[int, int]]:
    """Return (seat, points) of each card drawn for the deal, in order."""
    s = game.state
    assert s[EVENT_COUNT] <= EVENTS_KEPT
    found = []
    for n in range(s[EVENT_COUNT]):
        kind, seat, _, card = s[EVENTS + 4 * n : EVENTS + 4 * n + 4]
        if kind == DREW_FOR_DEAL:
            found.append((seat, POINTS[FACE[card]]))
        elif kind == DEALT:
            return found
    raise AssertionError("nobody dealt")


@pytest.mark.parametrize("players", range(2, 11))
def test_core_1_the_highest_card_drawn_deals_and_ties_draw_again(players: int) -> None:
    game = Game(players, 108)
    rounds = set()
    for seed in range(60):
        game.start(OFFICIAL, players, seed)
        left = draws(game)
        drawing, count = list(range(players)), 0
        while len(drawing) > 1:
            drawn, left = left[: len(drawing)], left[len(drawing) :]
            assert [seat for seat, _ in drawn] == drawing
            best = max(points for _, points in drawn)
            drawing = [seat for seat, points in drawn if points == best]
            count += 1
        assert left == []
        assert game.state[DEALER] == drawing[0]
        rounds.add(count)
    assert {1, 2} <= rounds, "no tie in sixty deals"


@pytest.mark.parametrize("players", [2, 3, 10])
def test_core_1_the_deal_moves_one_seat_left(players: int) -> None:
    game = Game(players, 108)
    listed = [0] * MAX_CHOICES
    game.start(OFFICIAL, players, 5, players - 2)
    for hand in range(4):
        assert game.state[DEALER] == (players - 2 + hand) % players
        while game.status == IN_PLAY:
            seat = game.first_asked
            game.choices_into(seat, listed)
            assert game.choose(seat, listed[0]) == OK
        assert game.status == HAND_ENDED
        game.next_hand()
    assert game.state[TURN] < players
