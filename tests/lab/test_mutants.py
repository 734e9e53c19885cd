"""`python -m sim mutants` plants a fault at a time in a copy of a tree, and says what found it."""

from pathlib import Path

import pytest

from lab.mutants import all_mutants
from sim.commands import run
from sim.errors import UsageError
from tests.tiers import FULL

pytestmark = FULL

REASONS = "OK = const(0)\nNOT_NOW = const(1)\nNOT_YET = const(2)\n"
GAME = '''
from engine.state.reasons import NOT_NOW, NOT_YET, OK
from engine.state.layout import TURN


def double(n):
    """Return twice a number."""
    while n > 9:
        n -= 1
    return n * 2


def why_not(s, seat):
    if seat == s[TURN] and s[0] < 3:
        return NOT_NOW
    return NOT_YET or OK
'''
# It plays `scenarios` as `python -m sim scenario` does: the small rule's one is told by it.
SIM = """
import sys
from engine.game import double

assert sys.argv[1:] == ["scenario", "tests/rules/small.txt"]
if double(3) != 6:
    print(f"tests/rules/small.txt:7: doubling: expected 6, found {double(3)}")
    sys.exit(1)
print("1 passed, 0 failed")
"""
TEST = """
from engine.game import double


def test_a_large_number():
    assert double(12) == 18
"""


@pytest.fixture
def tree(tmp_path, monkeypatch):
    monkeypatch.setattr("lab.mutants.LEAST_SECONDS", 5)  # a busy machine takes over 1 to begin
    files = {
        "engine/__init__.py": "",
        "engine/game.py": GAME,
        "engine/state/__init__.py": "",
        "engine/state/reasons.py": "const = int\n" + REASONS,
        "engine/state/layout.py": "TURN = 1\n",
        "engine/bots/plain.py": "def decide(n):\n    return n + 1\n",
        "sim/__init__.py": "",
        "sim/__main__.py": SIM,
        "tests/rules/small.txt": "",
        "tests/engine/test_game.py": TEST,
        "tests/conftest.py": "import sys\nfrom pathlib import Path\n"
        "sys.path.append(str(Path(__file__).parents[1]))\n",
    }
    for name, text in files.items():
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / name).write_text(text)
    (tmp_path / "docs").mkdir()
    return tmp_path


def test_faults_of_every_sort_are_drawn(tree):
    found = {(m.old, m.new) for m in all_mutants(tree, "engine")}
    assert {(">", ">="), ("9", "10"), ("n > 9", "not (n > 9)"), ("n -= 1", "pass")} <= found
    assert {("seat", "s[TURN]"), ("s[TURN]", "seat"), ("and", "or")} <= found
    assert {("NOT_NOW", "NOT_YET"), ("NOT_YET", "OK"), ("0", "1"), ("3", "2")} <= found
    assert not any(old.startswith('"') for old, _ in found)


def test_bots_are_left_out_and_a_place_can_be_named(tree):
    assert {m.path for m in all_mutants(tree, "engine")} == {"engine/game.py"}
    assert {m.function for m in all_mutants(tree, "engine/game.py:8")} == {"double"}
    assert all_mutants(tree, "engine/bots") == []


def test_each_fault_is_told_with_what_found_it(tree, capsys):
    assert run(["mutants", "--tree", str(tree), "--only", "engine/game.py:8", "--count", "99"]) == 0
    said = capsys.readouterr().out
    assert "game.py:8 double: > -> >=: FAILED tests/engine/test_game.py::test_a_large" in said
    assert "engine/game.py:8 double: n > 9 -> not (n > 9): no end within" in said
    assert Path(tree / "engine/game.py").read_text() == GAME


def test_a_scenario_comes_first_and_what_nothing_sees_survives(tree, capsys):
    assert run(["mutants", "--tree", str(tree), "--only", "engine/game.py:10", "--count", "1"]) == 0
    assert "tests/rules/small.txt:7: doubling: expected 6, found" in capsys.readouterr().out
    assert run(["mutants", "--tree", str(tree), "--only", "engine/game.py:15", "--count", "1"]) == 0
    said = capsys.readouterr().out
    assert ": SURVIVED\n" in said and said.endswith("0 of 1 found (0%), 0 by scenarios\n")


def test_a_tree_whose_tests_fail_and_a_wrong_place_are_reported(tree):
    with pytest.raises(UsageError, match="name a place of the rules"):
        run(["mutants", "--tree", str(tree), "--only", "engine/bots"])
    with pytest.raises(UsageError, match="must be a checkout"):
        run(["mutants", "--tree", str(tree / "tests")])
    (tree / "engine/game.py").write_text(GAME.replace("n * 2", "n * 3"))
    with pytest.raises(UsageError, match="without a fault there must be no failure: tests/rules"):
        run(["mutants", "--tree", str(tree)])
