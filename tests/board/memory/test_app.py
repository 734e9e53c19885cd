"""Whole matches fit a PyGamer's heap, and a match that was left keeps nothing of it.

These tests run the bytecode of a drive, on a machine whose heap ends where a PyGamer's does.
"""

import re
from pathlib import Path

import pytest

from engine.rulesets.index_generated import NAMES
from sim.commands import run
from sim.errors import UsageError
from sim.stubboard.app import Place, Report
from tests.tiers import FULL
from tools.memory.app import (
    FREE,
    MANY,
    ROOMS,
    SAVE,
    Setup,
    after_reset,
    areas_of,
    in_turn,
    kept,
    most_of,
    tightest,
    whole_match,
)
from ui.match.memory import ROOM_FOR_PLAY

pytestmark = FULL

_AT_THE_TABLE = 125_500  # bytes, with four players
_PAGE = Path(__file__).resolve().parents[3] / "docs" / "memory.md"
_STALE = (
    2048  # bytes by which a figure of the page may differ: some changes of names, not a feature
)
_LIKE = 2048  # bytes by which Resume may leave less than Start: the cover may come first
_AT_GRAND = 129_000  # bytes, which leave room for movement


def test_the_heap_grows_in_areas_that_no_block_crosses() -> None:
    """The last area of a PyGamer's is 16 KB; before it there is no more than the title leaves."""
    areas = areas_of(ROOMS["pygamer"])
    assert areas == [7936, 7936, 15_872, 31_744, 63_488, 16_000]
    title = whole_match(Setup("pygamer"), frames=1).places[0]
    assert title.block <= sum(areas[:-1]) - kept(Setup("pygamer"))["title"] < title.free


def test_the_budget_is_that_of_the_smallest_board() -> None:
    assert min(ROOMS.values()) == ROOMS["pygamer"] == 142_976
    assert FREE == ROOM_FOR_PLAY


@pytest.mark.parametrize("rules", NAMES)
def test_every_table_of_four_leaves_room_on_a_pygamer(rules: str) -> None:
    """If the rules are for fewer, as many as may play."""
    found = kept(Setup("pygamer", rules, min(4, most_of(rules))))
    most = _AT_GRAND if rules == "grand" else _AT_THE_TABLE
    assert 40_000 < found["title"] < found["table"] <= most
    written = re.search(rf"\| `{rules}` \| 4 \| ([\d,]+) \|", _PAGE.read_text(encoding="utf-8"))
    if written:  # most rule sets have a row for their most players alone
        figure = int(written[1].replace(",", ""))
        assert abs(figure - found["table"]) < _STALE, "run `python -m sim memory --write`"


@pytest.mark.parametrize(
    ("rules", "players", "hands"),
    [
        ("official", 10, MANY),
        ("grand", 2, 2),  # its end takes minutes
        ("grand", 4, MANY),
        ("grand", 10, MANY),
        ("double-down", 4, MANY),
    ],
)
def test_a_match_is_played_to_its_end(rules: str, players: int, hands: int) -> None:
    """`whole_match` checks that the heap is no larger; after each score the table comes back.

    So it does after the settings, which are opened during the match, and saved, and after help, and
    after the match was left, and resumed from its save by A at the title. That needs no more
    memory than its beginning did.
    """
    report = whole_match(Setup("pygamer", rules, players), hands)
    assert report.is_won or report.hands == hands
    assert report.hands >= 1 and (report.has_effects or (rules, players) == ("grand", 10))
    assert report.taken == {}
    assert tightest(report.at("table")).block >= FREE
    names = [place.name for place in report.places]
    at = names.index("settings")
    assert names[at - 1 : at + 3] == ["menu", "settings", "help", "table"]
    assert report.places[at].block >= FREE
    assert names[at + 3] == "title" and "table" in names[at + 4 :] and report.is_resumed
    begun, resumed = report.begun
    assert resumed >= begun - _LIKE


@pytest.mark.parametrize("rules", NAMES)
def test_every_largest_table_is_resumed_after_a_reset(rules: str) -> None:
    report = after_reset(Setup("pygamer", rules, most_of(rules)))
    names = [place.name for place in report.places]
    assert names[0] == "title" and names[1] in ("cover", "table") and "table" in names
    assert tightest(report.at("table")).block >= FREE
    assert report.begun[0] >= ROOM_FOR_PLAY


@pytest.mark.parametrize("rules", ["official", "double-down", "grand"])
def test_fifty_matches_are_begun_and_left_and_keep_nothing_of_the_heap(rules: str) -> None:
    """Half of them are resumed. But for the garbage of one save, which does not grow with another
    match, no title keeps more than the first did, when the board was switched on.
    """
    report = in_turn(Setup("pygamer", rules, most_of(rules)), 25)
    first, *found = [report.kept(place) for place in report.at("title")]
    assert len(found) == len(report.begun) == 50
    assert max(found) <= first + SAVE
    assert max(found[25:]) - max(found[:25]) <= SAVE
    assert min(report.begun) >= ROOM_FOR_PLAY
    assert tightest(report.at("table")).block >= FREE


@pytest.mark.parametrize(
    ("names", "is_resumed"),
    [
        ("title table menu title table score title", True),
        ("title table score", False),
        ("title table menu title", False),
    ],
)
def test_a_match_is_resumed_if_its_table_comes_back_after_a_title(
    names: str, is_resumed: bool
) -> None:
    report = Report(0, "", places=[Place(name, 0) for name in names.split()])
    assert report.is_resumed == is_resumed


@pytest.mark.parametrize(
    ("argv", "message"),
    [
        (["--rules", "road-rules", "--players", "4"], "road-rules is for 2 players, not 4"),
    ],
)
def test_a_wrong_argument_is_reported_in_one_line(argv: list[str], message: str) -> None:
    with pytest.raises(UsageError, match=message):
        run(["memory", *argv])


def test_a_row_has_the_figures_of_a_match(capsys: pytest.CaptureFixture[str]) -> None:
    argv = ["--rules", "official", "--players", "3", "--hands", "1", "--board", "pygamer"]
    assert run(["memory", *argv]) == 0
    *_, row = capsys.readouterr().out.splitlines()
    cells = (cell.strip() for cell in row[1:-1].split("|"))
    name, players, table, moving, block, resume, plays_on = cells
    assert (name, players, resume, plays_on) == ("`official`", "3", "plays", "`pygamer`")
    figures = [int(one.replace(",", "")) for one in (table, moving, block)]
    assert figures[0] < figures[1] < ROOMS["pygamer"] and figures[2] > FREE
