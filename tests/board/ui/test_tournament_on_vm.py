"""On MicroPython every sheet of a match over several tables opens, and keys there take no heap.

The call depth is a board's. No picture is checked here.
"""

import re

import pytest

from tests.board.ui.test_app_on_vm import run_app
from tests.tiers import FULL

pytestmark = FULL


@pytest.mark.parametrize(("form", "buttons"), [("rotation", "pad"), ("social", "two")])
def test_a_tournament_is_played_and_its_lists_take_no_heap(form, buttons):
    result = run_app("tournament_on_vm.py", buttons, form)
    assert result.status == 0, result.stdout
    assert "first: round" in result.stdout
    assert re.search(r"done: 2 \w+", result.stdout), result.stdout
    assert int(re.search(r"saves: (\d+)", result.stdout)[1]) > 10, result.stdout
    seen = re.search(r"seen: (.*)", result.stdout)[1].split()
    assert {"round", "table", "score"} <= set(seen)
    assert ("bot_tables" in seen) == (form == "social")
