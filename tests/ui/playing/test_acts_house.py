"""Where cards act, each question of a house rule is answered with the keys."""

import pytest

from engine.state.cards import (
    BLANK,
    BLUE,
    CUSTOM,
    DRAW_TWO,
    GREEN,
    RED,
    SHUFFLE,
    SWAP,
    YELLOW,
    colored,
    wild_kind,
)
from engine.state.layout import (
    ASIDE_SIZE,
    COUNTS,
    HAND_ENDED,
    OUT,
    SORRIES,
    STATUS,
    TOP_CARD,
    TURN,
    WINNERS,
)
from tests.ui.pictures.acts_tables import OTHER, REDS, TOPS, acts_dared, answer, point_at, row

_SMALL = (128, 128)
_LOW = [colored(1, GREEN), colored(2, GREEN)]


def _holding(open_app, hands, options, rules="grand", tops=TOPS):
    player = open_app(_SMALL, start=(rules, 1, len(hands) - 1, 1, options))
    player.set_table(hands, tops)
    return player


def _lay(player, kind, color=""):
    """Lay a card on the first pile that is offered, in a color if it has to be called."""
    point_at(player, kind)
    player.press("A")
    if row(player).startswith("Play on"):
        player.press("A")
    if color:
        answer(player, "Call " + color)


@pytest.mark.parametrize(("reply", "drawn"), (("Done", 0), ("Draw 2 instead", 2)))
def test_cus_4_a_dare_is_read_and_done_or_paid_for(open_app, reply, drawn):
    player = acts_dared(open_app, _SMALL)
    answer(player, "Read the dare")
    player.until(lambda: player.screen == "notice")
    player.frames(50)
    player.press("A")
    player.until(lambda: player.mode == "ask")
    answer(player, reply)
    if drawn:
        player.until(lambda: player.mode == "ask")
        answer(player, "Draw 2 from pile")
    player.until(lambda: player.state[TURN] == 1 and player.mode == "ask")
    assert player.state[COUNTS + 1] == 4 + drawn


def test_cus_4_a_charade_is_guessed(open_app):
    options = {"deck": "112", "custom": "1", "c1": "charade"}
    hands = [[wild_kind(CUSTOM), *REDS], [*_LOW, *OTHER], OTHER]
    player = _holding(open_app, hands, options)
    _lay(player, wild_kind(CUSTOM), "green")
    player.until(lambda: row(player) == "Nobody")
    player.press("LEFT")
    assert row(player).endswith("guessed it")
    player.press("A")
    player.until(lambda: 3 in player.state[COUNTS + 1 : COUNTS + 3])


def test_cus_1_hands_are_swapped(open_app):
    options = {"deck": "112", "extra": "swap"}
    hands = [[wild_kind(SWAP), *REDS], [*_LOW, *OTHER], OTHER]
    player = _holding(open_app, hands, options)
    _lay(player, wild_kind(SWAP), "blue")
    player.until(lambda: row(player) == "Swap with P2")
    player.press("A")
    player.until(lambda: player.state[COUNTS] == 6)
    assert player.state[COUNTS + 1] == 3


def test_cus_2_hands_are_shuffled_and_the_table_says_so(open_app):
    options = {"deck": "112", "extra": "shuffle"}
    hands = [[wild_kind(SHUFFLE), *REDS], [*_LOW, *OTHER], OTHER]
    player = _holding(open_app, hands, options)
    _lay(player, wild_kind(SHUFFLE), "blue")
    player.until(lambda: player.state[COUNTS] == 4)
    assert sum(player.state[COUNTS : COUNTS + 3]) == 13


def test_sev_5_the_hand_is_given_away(open_app):
    player = _holding(open_app, [_LOW, OTHER, OTHER], {"surrender": "1"})
    player.press("UP")
    answer(player, "Give up to")
    player.until(lambda: player.state[STATUS] == HAND_ENDED)
    assert player.state[WINNERS] in (2, 4)


def test_dea_1_a_player_who_cannot_play_leaves_the_hand(open_app):
    hands = [[colored(1, GREEN), colored(2, YELLOW)], OTHER, OTHER]
    player = _holding(open_app, hands, {"draw": "none"})
    player.press("UP")
    answer(player, "Leave the hand")
    player.until(lambda: player.state[OUT] & 1)


def test_cro_7_a_sorry_is_reported(open_app):
    hands = [[colored(DRAW_TWO, RED), *REDS], OTHER, OTHER]
    player = _holding(open_app, hands, {"sorry": "1"})
    player.state[SORRIES + 1] = 1  # player 1 has laid a draw card
    player.app.match.refresh_view()
    player.app.go("table")
    player.frames()
    player.press("UP")
    answer(player, "Who said sorry?")
    assert row(player).endswith("said sorry")
    player.press("A")
    player.until(lambda: player.state[ASIDE_SIZE] == 2)


def test_off_12_a_blank_is_laid_like_the_card_that_it_stands_for(open_app):
    blank = colored(BLANK, RED)
    player = _holding(open_app, [[blank, *REDS], OTHER, OTHER], {"blank_red": "8"})
    _lay(player, blank)
    player.until(lambda: player.state[TOP_CARD] == colored(8, RED))
    assert player.state[COUNTS] == 3


def test_dic_1_a_die_is_laid_on_either_pile(open_app):
    player = _holding(
        open_app,
        [[colored(6, RED), colored(1, BLUE)], _LOW, _LOW],
        {"deck": "dice", "stack": "none"},
        tops=(colored(5, RED), colored(4, BLUE)),
    )
    _lay(player, colored(6, RED))
    player.until(lambda: player.state[TOP_CARD] == colored(6, RED))
