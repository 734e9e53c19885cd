"""Grand Uno in the next hand, which scenarios do not reach: who deals and keeps score (GRD-39)."""

import io

from engine.game import Game
from engine.state.layout import DEALER, NOBODY, PEPPER, SALT, SCORER
from sim.scenario.check import Play
from sim.scenario.reading.lines import Reader
from sim.scenario.runner import Runner

OUT_BY_A_TWO = """
scenario The holder of the pepper lays a Two last
rules grand{option}
players 4
dealer 3
hand 0: r2
hand 1: W b5 g4
hand 2: y6 y4
hand 3: b1 b4
discard 1: r5
discard 2: b2
--
0 play r2
expect over
"""

MOVED = """
scenario Whoever keeps score lays a Six on a Nine
rules grand
players 4
hand 0: r6 b1 b4
hand 1: W b5 g4
hand 2: y6 y4
hand 3: b1 b4
discard 1: r9@2
discard 2: b2
--
"""


def game_after(text: str) -> Game:
    runner = Runner()
    block = Reader(io.StringIO(text)).next_block()
    assert block is not None
    play = Play(runner, block)
    while play.goes_on():
        pass
    assert play.wrong is None
    return runner.game


def test_grd_39_the_holder_of_the_pepper_deals_the_next_hand():
    game = game_after(OUT_BY_A_TWO.format(option=""))
    assert game.state[PEPPER] == 0
    game.next_hand()
    assert game.state[DEALER] == 0
    assert game.state[PEPPER] == 0


def test_grd_39_without_a_pepper_the_deal_moves_left():
    text = OUT_BY_A_TWO.format(option=" two=color").replace("dealer 3", "dealer 1\nturn 0")
    game = game_after(text)
    game.next_hand()
    assert game.state[DEALER] == 2


def test_grd_39_the_first_player_out_keeps_score_in_later_hands():
    game = game_after(OUT_BY_A_TWO.format(option=""))
    assert game.state[SCORER] == 0
    game.next_hand()
    assert game.state[SCORER] == 0


def test_grd_1_nobody_has_the_salt_at_the_start_of_the_next_hand():
    text = OUT_BY_A_TWO.format(option="").replace("hand 0", "salt 2\nhand 0")
    game = game_after(text)
    assert game.state[SALT] == 2
    game.next_hand()
    assert game.state[SALT] == NOBODY


def test_grd_33_keeping_score_stays_with_the_seat():
    text = MOVED + "0 play r6\nexpect hand 2 = b1 b4\n"
    runner = Runner()
    block = Reader(io.StringIO(text)).next_block()
    assert block is not None
    play = Play(runner, block)
    assert play.goes_on()  # the table is set
    runner.game.state[SCORER] = 0
    while play.goes_on():
        pass
    assert play.wrong is None
    assert runner.game.state[SCORER] == 0
