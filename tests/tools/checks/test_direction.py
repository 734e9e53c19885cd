"""Imports point downwards: each layer may import those below it, and nothing else."""

import pytest

from tests.tools.checks.conftest import Find

ALLOWED = [
    ("code.py", "from ui.app import App\nfrom hal.opening import open_board\nimport journal"),
    ("boot.py", "import storage\nfrom hal import buttons"),
    ("lib/ui/table.py", "import displayio\nfrom engine.game import Game\nfrom ui import art"),
    ("lib/ui/match/saves.py", "from journal import MATCH"),
    ("lib/journal/ring.py", "import os\nimport journal.slot"),
    ("hal/boards/pygamer.py", "import keypad\nfrom hal.buttons import A"),
    ("engine/game.py", "from array import array\nfrom engine.state.cards import RED"),
    ("engine/game.py", "from . import cards\n__import__('engine.rulesets.' + name)"),
    ("engine/state/windows.py", "from engine.const import const\nimport engine.state.layout"),
    ("engine/turn/draw.py", "from engine.state.cards import RED\nfrom engine.turn import piles"),
    ("engine/rules/stack.py", "from engine.turn.draw import open_draw"),
]
REFUSED = [
    ("code.py", "from sim import play"),
    ("lib/ui/table.py", "import sim.board"),
    ("lib/ui/table.py", "import code"),
    ("lib/journal/ring.py", "from engine import layout"),
    ("lib/journal/ring.py", "import ui"),
    ("lib/journal/ring.py", "import hal.ticks"),
    ("hal/boards/pygamer.py", "from engine.const import const"),
    ("hal/boards/pygamer.py", "import journal"),
    ("hal/boards/simulator.py", "from sim.board import desk"),
    ("hal/boards/simulator.py", "import ui.app"),
    ("engine/state/hooks.py", "def f():\n    from engine.turn.plays import plays_into"),
    ("engine/state/hooks.py", "from engine import turn"),
    ("engine/state/windows.py", "import engine.game"),
    ("engine/turn/draw.py", "from engine.rules.stack import let_add"),
    ("engine/turn/draw.py", "__import__('engine.rules.' + name)"),
    ("engine/game.py", "import hal"),
    ("engine/game.py", "import journal"),
    ("engine/game.py", "def f():\n    from ui import art"),
    ("engine/game.py", "__import__('ui.' + name)"),
    ("engine/game.py", "import time"),
    ("engine/game.py", "from engine.spec.state import STATE"),
    ("lib/ui/table.py", "from engine import spec"),
    ("engine/game.py", "print(1)"),
    ("engine/game.py", "open('a')"),
]


@pytest.mark.parametrize(("path", "text"), ALLOWED)
def test_an_import_from_a_layer_below_is_allowed(find: Find, path: str, text: str) -> None:
    assert find("direction", text, path) == []


@pytest.mark.parametrize(("path", "text"), REFUSED)
def test_an_import_from_above_or_outside_is_refused(find: Find, path: str, text: str) -> None:
    assert len(find("direction", text, path)) == 1
