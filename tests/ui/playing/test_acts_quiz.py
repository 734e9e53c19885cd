"""Where cards act, a sum is asked for (DIC-2), and the card acts after the right answer."""

from engine.state.cards import RED, colored
from engine.state.layout import COUNTS, RIGHT_ANSWERS
from tests.ui.pictures.acts_tables import OTHER, REDS, TOPS, answer, point_at, row


def test_dic_2_a_sum_is_asked_and_answered_with_keys(open_app):
    player = open_app((160, 128), start=("grand", 1, 3, 1, {"quiz": "add"}))
    player.set_table([REDS, OTHER, OTHER[:2], OTHER], TOPS)
    point_at(player, colored(5, RED))
    player.press("A")
    if row(player).startswith("Play"):
        player.press("A")
    state = player.app.match.game.state
    player.until(lambda: "14" in row(player) or player.press("RIGHT"))
    answer(player, "It is 14")
    player.until(lambda: state[RIGHT_ANSWERS] == 1)
    assert state[COUNTS] == 2
