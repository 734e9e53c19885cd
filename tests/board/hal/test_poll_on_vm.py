"""On a real MicroPython no board allocates anything for a key."""

import pytest

from sim import stubboard
from sim.board.models import MODELS
from tests.tiers import FULL

pytestmark = FULL


@pytest.mark.parametrize("name", MODELS)
def test_a_key_takes_no_heap(name):
    files = ["tests/board/vm/shared/measure.py"]
    pin = MODELS[name].wires["B"].removeprefix("key ").split()[0]
    result = stubboard.run("tests/board/hal/poll_on_vm.py", MODELS[name], argv=[pin], files=files)
    assert result.status == 0, result.stdout
    assert "events:" in result.stdout
