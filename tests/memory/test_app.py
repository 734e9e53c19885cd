"""Whole matches fit a board's heap, and a match that was left keeps nothing of it.

These tests run the bytecode of a drive.
"""

import re

import pytest

from engine.rulesets.index_generated import MOST, NAMES
from sim.errors import UsageError
from sim.memory import main
from sim.memory.app import FREE, HEAP, SAVE, Setup, in_turn, survey, whole_match
from sim.vm.runner import ROOT

# Heaps that real boards have for Python, in bytes (docs/memory.md). This machine collects garbage
# only between the steps of a program, and imports a table in one step, so it gets a little more.
_PYGAMER = 147_456 + 4 * 1024
_PICOSYSTEM = 168 * 1024 + 17 * 1024
_FRAMES = 200  # until the first table is shown, as a match may begin with the cover


def test_the_budget_is_that_of_the_smallest_board() -> None:
    assert (HEAP, FREE) == (136 * 1024, 16 * 1024)


@pytest.mark.parametrize(
    ("board", "rules", "players", "heap"),
    [
        ("pygamer", "official", 4, _PYGAMER),
        ("pygamer", "official", 5, _PYGAMER),
        ("pimoroni_picosystem", "official", 10, _PICOSYSTEM),
        ("pimoroni_picosystem", "grand", 4, _PICOSYSTEM),
        ("pimoroni_picosystem", "double-down", 4, _PICOSYSTEM),
    ],
)
def test_a_match_is_played_to_its_end(board: str, rules: str, players: int, heap: int) -> None:
    """`sim.memory.app.whole_match` checks that the heap is no larger."""
    report = whole_match(Setup(board, rules, players, heap=heap))
    assert report.is_won and report.hands >= 1
    assert report.taken == {}
    assert report.at("table")


@pytest.mark.parametrize("rules", NAMES)
def test_several_persons_at_a_table_of_four_fit_a_picosystem(rules: str) -> None:
    """If the rules are for fewer, as many as may play."""
    players = min(4, MOST[NAMES.index(rules)])
    found = survey(Setup("pimoroni_picosystem", rules, players, heap=_PICOSYSTEM), _FRAMES)
    assert 50_000 < found.kept["title"] < HEAP
    assert found.tightest is not None, found.kept


@pytest.mark.parametrize("rules", ["official", "double-down"])
def test_a_match_that_was_left_keeps_nothing_of_the_heap(rules: str) -> None:
    """But for the garbage of one save, which does not grow with another match."""
    found = in_turn(Setup("pygamer", rules), 5)
    assert len(found) == 5
    assert max(found) - found[0] <= SAVE
    assert found[-1] <= found[-2]


def test_the_promised_free_block_is_tried_at_its_exact_size() -> None:
    """A search by halves would find it only if 256 bytes more were free."""
    program = (ROOT / "sim" / "stubboard" / "play_app.py").read_text(encoding="utf-8")
    assert f"\n_BLOCK = {FREE}  #" in program


@pytest.mark.parametrize(
    ("argv", "message"),
    [
        (["gameboy"], "unknown board 'gameboy'"),
        (["--rounds"], "--rounds needs a value"),
        (["--rounds", "1"], "--rounds 1: must be a number from 2"),
        (["--players", "11"], "--players 11: must be a number from 2 to 10"),
        (["--fast"], "unknown argument '--fast'"),
        (["--rules", "gin"], "no rule set 'gin'"),
        (["--rules", "road-rules"], "road-rules is for 2 players, not 4; name a number"),
        (["--without", "join"], "no pass 'join'"),
        (["--machine", "/nowhere/vm", "pygamer"], "/nowhere/vm: no program; --machine takes"),
        (["--people", "2"], "--people is for --play"),
        (["--play", "--people", "5"], "--people 5: must be a number from 1 to 4"),
    ],
)
def test_a_wrong_argument_is_reported_in_one_line(argv: list[str], message: str) -> None:
    with pytest.raises(UsageError, match=message):
        main(argv)


def test_so_many_persons_play_a_match(capsys: pytest.CaptureFixture[str]) -> None:
    """A match of two persons keeps the cover, too, so its tables have less room."""
    heap = str(_PICOSYSTEM)
    argv = ["--play", "--rules", "official", "--heap", heap, "pygamer"]
    free = []
    for people in ("1", "2"):
        main([*argv, "--people", people])
        found = re.search(r"at least (\d+) free", capsys.readouterr().out)
        assert found is not None
        free.append(int(found.group(1)))
    assert free[0] - free[1] > 1000, "the cover takes nothing"
