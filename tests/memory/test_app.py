"""The whole app's share of a board's heap: what it keeps, and that leaving the table gives it back.

`python -m sim memory` fails while the app keeps more than 84 KB; REACHED holds what was reached, so
that it gets smaller and never larger.
"""

import pytest

from sim.errors import UsageError
from sim.memory import main
from sim.memory.app import FREE, HEAP, LINES, Shares, rounds, shares

# Bytes kept at the table; the second without a drive to save on. The line is HEAP - FREE.
REACHED = (99_000, 87_000)


@pytest.fixture(scope="module")
def pygamer() -> Shares:
    return shares("pygamer")


def test_the_app_keeps_no_more_than_it_did(pygamer: Shares) -> None:
    assert 60_000 < pygamer.kept <= REACHED[0]
    assert 60_000 < shares("pygamer", is_saved=False).kept <= REACHED[1]


def test_engine_libraries_and_art_are_within_their_lines(pygamer: Shares) -> None:
    for share in ("engine", "libraries", "art"):
        assert 0 < pygamer.of(share) <= LINES[share] * 1024 + 512, share


def test_the_shares_are_all_that_is_kept(pygamer: Shares) -> None:
    assert sum(pygamer.of(share) for share in LINES) == pygamer.kept + pygamer.names
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
        (["--fast"], "unknown argument '--fast'"),
    ],
)
def test_a_wrong_word_is_one_line(argv: list[str], told: str) -> None:
    with pytest.raises(UsageError, match=told):
        main(argv)
