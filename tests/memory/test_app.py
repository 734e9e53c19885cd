"""The whole app's share of a board's heap: what it keeps, that a match is played to its end in the
rest of 100 KB, and that leaving the table gives back what it took.
"""

import pytest

from sim.errors import UsageError
from sim.memory import main
from sim.memory.app import FREE, HEAP, LINES, Shares, rounds, shares, tied
from sim.vm import VmError
from sim.vm.runner import ROOT

# Bytes kept at the table, at most: then 16 KB of 100 are free.
LINE = HEAP - FREE


@pytest.fixture(scope="module")
def pygamer() -> Shares:
    return shares("pygamer")


def test_the_app_leaves_16_kb_free_with_a_drive_and_without(pygamer: Shares) -> None:
    without = shares("pygamer", is_saved=False).kept
    assert 50_000 < without < pygamer.kept <= LINE


@pytest.mark.parametrize(
    ("board", "rules"),
    [
        ("tinycircuits_thumby_color", "official"),
        ("adafruit_fruit_jam", "official"),
        ("pygamer", "grand"),
        ("pygamer", "double-down"),
    ],
)
def test_a_match_is_played_to_its_end_in_100_kb(board: str, rules: str) -> None:
    """At 128x128 and at 320x240, and what keeps most, on a heap that is shown to end there."""
    report = tied(board, rules=rules)
    left, had = report.tied
    assert 40_000 < left < 50_000
    assert left - 1024 < had <= left
    assert report.is_won and report.hands > 2
    assert report.taken == {}
    assert len(report.tables) >= report.hands
    for table in report.tables:
        assert FREE <= table.block <= table.free < 50_000


def test_the_block_that_is_to_be_free_is_tried_exactly() -> None:
    """Halving alone finds it only where 256 bytes more are free."""
    program = (ROOT / "sim" / "stubboard" / "play_app.py").read_text(encoding="utf-8")
    assert f"\n_BLOCK = {FREE}  #" in program


def test_a_heap_that_ends_too_early_is_noticed() -> None:
    # The app's own MemoryError, or the machine's, which stops where it can tell nobody.
    with pytest.raises((UsageError, VmError), match=r"MemoryError|stopped the virtual machine"):
        tied("pygamer", heap=HEAP - 2 * FREE)


def test_every_share_is_within_its_line(pygamer: Shares) -> None:
    for share, line in LINES.items():
        assert 0 < pygamer.of(share) <= line * 1024, share


def test_the_shares_are_all_that_is_kept(pygamer: Shares) -> None:
    assert sum(pygamer.of(share) for share in LINES) == pygamer.kept
    assert sum(LINES.values()) * 1024 == HEAP - FREE


def test_title_and_match_in_turn_leave_the_largest_block_as_it_was() -> None:
    found = rounds("pygamer", 8)
    assert len(found) == 8
    first_free, first_block = found[0]
    for free, block in found[1:]:
        assert free >= first_free - 256
        assert block >= first_block - 512


@pytest.mark.parametrize(
    ("argv", "told"),
    [
        (["gameboy"], "unknown board 'gameboy'"),
        (["--rounds"], "--rounds needs a number"),
        (["--rounds", "1"], "--rounds needs a number"),
        (["--players"], "--players needs a number"),
        (["--players", "11"], "--players needs a number"),
        (["--fast"], "unknown argument '--fast'"),
        (["--rules", "gin"], "no screens for the rule set 'gin'"),
        (["--rules", "road-rules"], "road-rules is for 2 players, not 4; name a number"),
    ],
)
def test_a_wrong_word_is_one_line(argv: list[str], told: str) -> None:
    with pytest.raises(UsageError, match=told):
        main(argv)
