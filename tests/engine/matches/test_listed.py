"""What is listed for a seat is accepted, and a new hand has all cards, where rules meet."""

import random

import pytest

from engine.state.choices import SEAT_SHIFT, SORRY
from engine.state.layout import ASIDE_SIZE, CARDS_IN_PLAY, HAND_ENDED, SORRIES, STATUS
from engine.state.reasons import OK
from engine.turn.flow import end_hand
from tests.engine.matches.by_chance import dealt, step
from tests.properties.mixes import seats_of


@pytest.mark.parametrize(
    ("name", "changes"),
    [
        ("official", {"face_up": "1"}),  # the cards lie face up in hands
        ("two-player", {"face_up": "1", "one": "draw"}),
        ("official", {"backfire": "1", "uno": "20"}),  # the Wild just drawn sends a draw back
        ("seven-zero", {"stack": "any", "jump": "exact", "sets": "double+same_rank"}),
    ],
)
def test_every_choice_that_is_listed_is_accepted(name: str, changes: dict[str, str]) -> None:
    chance = random.Random(5)
    for players in seats_of(name, changes):
        game = dealt(name, changes, players, players)
        for _ in range(400):
            if not step(game, chance):
                break


def test_cards_set_aside_are_dealt_again() -> None:
    """CRO-7: the penalty for a "sorry" belongs to the hand."""
    game = dealt("official", {"sorry": "1"}, 3, 5)
    s = game.state
    s[SORRIES + 1] = 2
    for _ in range(2):
        assert game.choose(0, SORRY | 1 << SEAT_SHIFT) == OK
    assert s[ASIDE_SIZE] == 4
    end_hand(game, s, 0)
    assert s[STATUS] == HAND_ENDED
    game.next_hand()
    assert s[CARDS_IN_PLAY] == 108 and not s[ASIDE_SIZE]
