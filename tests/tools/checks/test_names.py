"""Only the table of screens and the rule sets may name modules in strings."""

import pytest

from tests.tools.checks.conftest import Find

REFUSED = [
    "PARTS = ('ui.screens.log',)",
    "def f():\n    __import__('engine.tournament.' + name)",
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
def test_a_module_named_in_a_string_is_found(find: Find, text: str) -> None:
    assert len(find("names", text, "lib/ui/tried.py")) == 1
    assert find("names", text, "lib/ui/screens/__init__.py") == []
    assert find("names", text, "engine/rulesets/tried.py") == []


@pytest.mark.parametrize("text", ALLOWED)
def test_a_similar_string_passes(find: Find, text: str) -> None:
    assert find("names", text, "lib/ui/tried.py") == []
