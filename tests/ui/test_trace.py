"""From a key to the changed tile few files are entered, and the way goes from file to file seldom.

    pytest -s tests/ui/test_trace.py      prints both numbers

What is traced: A on a Draw Two, two frames, one person and three bots, on 160x128. A move is a call
of a function that stands in another file than its caller; files and calls of the simulator do not
count.
"""

import sys
from pathlib import Path

import pytest

from engine.state.cards import BLUE, DRAW_TWO, GREEN, RED
from engine.state.cards import colored as card
from ui.setup import MEDIUM

_ROOT = Path(__file__).resolve().parents[2]
_OURS = tuple(str(_ROOT / folder) + "/" for folder in ("lib", "engine", "hal"))
_MOST_FILES = 43
_MOST_MOVES = 241
_MINE = [card(DRAW_TWO, RED), card(1, RED), card(2, RED), card(3, RED)]


def _traced(act):
    """Return the files that an act enters, and how many calls lead from one to another."""
    files = set()
    moves = 0

    def trace(frame, event, _):
        nonlocal moves
        path = frame.f_code.co_filename
        if event == "call" and path.startswith(_OURS):
            files.add(path)
            caller = frame.f_back
            while caller and not caller.f_code.co_filename.startswith(_OURS):
                caller = caller.f_back
            moves += not caller or caller.f_code.co_filename != path

    sys.settrace(trace)
    try:
        act()
    finally:
        sys.settrace(None)
    return len(files), moves


@pytest.mark.parametrize("rules", ("official", "grand"))
def test_a_key_takes_a_short_way_to_the_changed_tile(open_app, rules):
    player = open_app((160, 128), start=(rules, 1, 3, 7, None), speed=MEDIUM)
    hands = [_MINE, *[[card(number, GREEN)] * 5 for number in (1, 2, 3)]]
    tops = card(0, RED) if rules == "official" else (card(0, RED), card(0, BLUE))
    player.deal_table(hands, tops, 0)
    player.frames(100)
    while player.hand.cards[player.hand.cursor] != _MINE[0]:
        player.press("RIGHT")

    def press_and_wait():
        player.desk.press("A")
        player.app.step()
        player.desk.wait(20)
        player.app.step()

    files, moves = _traced(press_and_wait)
    print(f"\n{rules}: {files} files, {moves} moves")
    assert files <= _MOST_FILES and moves <= _MOST_MOVES
