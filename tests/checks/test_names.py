"""Modules are named as data in the table of screens alone."""

import pytest

from tests.checks.conftest import Find

REFUSED = [
    "PARTS = ('ui.screens.log',)",
    "def f():\n    __import__('engine.evenings.' + name)",
    "A = b'journal.book'",
    "A = 'hal.ticks: and more'",
]
ALLOWED = [
    '"""ui.app shows one screen."""',
    'def f():\n    """engine.view writes it."""',
    'class Screen:\n    """ui.screens.lists has the rest."""',
    "A = 'uid.x'",
    "A = 'the engine. It plays'",
    "A = 'halt'",
    "from ui.app import App",
]


@pytest.mark.parametrize("text", REFUSED)
def test_a_name_as_data_is_found(find: Find, text: str) -> None:
    assert len(find("names", text, "lib/ui/tried.py")) == 1
    assert find("names", text, "lib/ui/screens/__init__.py") == []
    assert find("names", text, "engine/rulesets/tried.py") == []


@pytest.mark.parametrize("text", ALLOWED)
def test_what_is_no_such_name_is_not(find: Find, text: str) -> None:
    assert find("names", text, "lib/ui/tried.py") == []
