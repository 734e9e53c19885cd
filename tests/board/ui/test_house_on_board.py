"""On MicroPython, with the files of a board's drive, keys play a hand of house rules to its end."""

import pytest

from engine.rulesets.index_generated import NAMES
from sim.board.models import MODELS
from sim.stubboard.app import play
from tests.tiers import FULL
from tools.drive.bytecode import MICROPYTHON, compiled
from tools.drive.contents import drive_for

pytestmark = FULL


@pytest.mark.parametrize(
    ("board", "rules"),
    (("pygamer", "double-down"), ("clue_nrf52840_express", "two-deck")),
    ids=("pad", "two buttons"),
)
def test_a_hand_is_played_to_its_end_by_keys(board, rules):
    drive = drive_for(board)
    report = play(
        MODELS[board],
        people=1,
        bots=2,
        hands=1,
        rules=NAMES.index(rules),
        sources=compiled(drive.texts, MICROPYTHON),
        drive=drive,
        heap=600_000,
    )
    assert report.status == 0, report.text
    assert report.hands == 1
