"""Two persons play a whole hand on one device with keys alone, with a cover between them."""

import pytest

from engine.state.layout import IN_PLAY, STATUS
from sim.board.desk import PAD, TWO
from tests.ui.playing.test_acts_play import play_a_hand


@pytest.mark.parametrize("buttons", (PAD, TWO), ids=("pad", "two buttons"))
@pytest.mark.parametrize("rules", ("official", "grand", "double-down", "two-deck"))
def test_a_hand_of_two_persons_is_played_to_its_score(open_app, rules, buttons):
    player = open_app((128, 128), start=(rules, 2, 0, 5, None), buttons=buttons)
    player.until(lambda: player.screen == "cover")
    player.frames(32)  # until keys are heard
    for _ in range(3):  # a press is not enough
        player.desk.press("A")
        player.frames(4)
        player.desk.release("A")
        player.frames(2)
        assert player.screen == "cover"
    assert play_a_hand(player, 4) > 2, "the device was passed on"
    assert player.screen == "score" and player.state[STATUS] != IN_PLAY
