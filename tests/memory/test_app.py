"""What the app keeps of a board's heap: whole matches in 136 KB, and nothing of one that is left.

On the bytecode of a drive. The bound is FREE of `sim.memory.app`: 16 KB in one block at a table.
"""

import pytest

from engine.rulesets.index import MOST, NAMES
from sim.errors import UsageError
from sim.memory import main
from sim.memory.app import FREE, HEAP, Way, in_turn, survey, whole_match
from sim.vm.runner import ROOT

_RULES = ("official", "grand", "double-down")


def test_the_budget_is_that_of_the_smallest_board() -> None:
    assert (HEAP, FREE) == (136 * 1024, 16 * 1024)


@pytest.mark.parametrize("players", [4, 10])
@pytest.mark.parametrize("rules", _RULES)
def test_a_match_is_played_to_its_end_in_136_kb(rules: str, players: int) -> None:
    """`sim.memory.app.whole_match` shows that the heap ends there."""
    report = whole_match(Way("pygamer", rules, players))
    assert report.is_won and report.hands >= 1
    assert report.taken == {}
    assert len(report.at("table")) >= report.hands
    assert min(table.block for table in report.at("table")) >= FREE


@pytest.mark.parametrize("board", ["tinycircuits_thumby_color", "adafruit_fruit_jam"])
def test_a_table_leaves_a_block_on_the_smallest_and_the_largest_screen(board: str) -> None:
    assert survey(Way(board, "double-down"), 1).missing == 0


@pytest.mark.parametrize("rules", NAMES)
def test_the_fullest_table_of_every_rule_set_leaves_a_block(rules: str) -> None:
    """As many as may play: ten have two decks."""
    at = NAMES.index(rules)
    found = survey(Way("pygamer", rules, MOST[at]), 1)
    assert 50_000 < found.kept["title"] < HEAP
    assert found.missing == 0, found.kept


@pytest.mark.parametrize("rules", ["official", "double-down"])
def test_nothing_is_kept_of_a_match_that_is_left(rules: str) -> None:
    found = in_turn(Way("pygamer", rules), 3)
    assert len(found) == 3
    assert max(found) == found[0]


def test_the_block_that_is_to_be_free_is_tried_exactly() -> None:
    """Halving alone finds it only where 256 bytes more are free."""
    program = (ROOT / "sim" / "stubboard" / "play_app.py").read_text(encoding="utf-8")
    assert f"\n_BLOCK = {FREE}  #" in program


@pytest.mark.parametrize(
    ("argv", "told"),
    [
        (["gameboy"], "unknown board 'gameboy'"),
        (["--rounds"], "--rounds needs a value"),
        (["--rounds", "1"], "--rounds needs a number from 2"),
        (["--players", "11"], "--players needs a number from 2 to 10"),
        (["--fast"], "unknown argument '--fast'"),
        (["--rules", "gin"], "no rule set 'gin'"),
        (["--rules", "road-rules"], "road-rules is for 2 players, not 4; name a number"),
        (["--without", "join"], "no pass 'join'"),
        (["--machine", "/nowhere/vm", "pygamer"], "/nowhere/vm: no program; --machine takes"),
    ],
)
def test_a_wrong_word_is_one_line(argv: list[str], told: str) -> None:
    with pytest.raises(UsageError, match=told):
        main(argv)
