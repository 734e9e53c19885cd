"""The whole app as it lies on a drive plays on MicroPython, and takes nothing from the heap."""

from collections.abc import Callable

import pytest

from sim.board.models import MODELS
from sim.drive.contents import Contents
from sim.stubboard.app import play

HEAP = 400_000  # as in tests/test_app_on_vm.py: garbage is not collected while it draws


@pytest.mark.parametrize(
    "board", ["tinycircuits_thumby_color", "adafruit_fruit_jam", "pygamer", "clue_nrf52840_express"]
)
def test_a_hand_is_played(board: str, drive: Callable[[str], Contents]) -> None:
    report = play(MODELS[board], people=1, bots=2, sources=drive(board).files, heap=HEAP)
    assert report.status == 0, report.text[-2000:]
    assert report.hands == 1 and report.tiles > 500
    assert report.taken == {}


def test_it_keeps_far_less_than_as_written(pygamer: Contents) -> None:
    model = MODELS["pygamer"]
    written = play(model, bots=2, heap=HEAP)
    small = play(model, bots=2, sources=pygamer.files, heap=HEAP)
    assert small.kept < written.kept * 85 // 100
    assert small.frames == written.frames and small.tiles == written.tiles
