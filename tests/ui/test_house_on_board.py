"""House rules on the files of a board's drive, on MicroPython: a finger plays a hand to its end."""

import pytest

from engine.rulesets.index import NAMES
from sim.drive.bytecode import MICROPYTHON
from sim.drive.contents import contents_for
from sim.memory.app import ROOM, model_of
from sim.stubboard.app import play


@pytest.mark.parametrize(
    ("board", "rules"),
    (("pygamer", "double-down"), ("clue_nrf52840_express", "two-deck")),
    ids=("pad", "two buttons"),
)
def test_a_hand_is_played_to_its_end_by_keys(board, rules):
    drive = contents_for(board, header=MICROPYTHON)
    report = play(
        model_of(board),
        people=1,
        bots=2,
        hands=1,
        rounds=1,
        is_saved=True,
        tied=(0, 0),
        rules=NAMES.index(rules),
        sources=drive.files,
        heap=ROOM,
    )
    assert report.status == 0, report.text
    assert "\nplayed 1 " in report.text
