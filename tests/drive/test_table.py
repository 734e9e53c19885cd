"""The figures of all drives that docs/memory.md tells are those of today's drives."""

from collections.abc import Callable
from functools import cache

import pytest

from sim.drive.contents import Contents
from sim.drive.sources import ROOT, boards
from sim.drive.table import Row, head, line_of, row_of, told_in

TOLERANCE = 0.1  # a change of the game need not bring new figures; a wave of them must


@cache
def told() -> dict[str, Row]:
    return told_in((ROOT / "docs" / "memory.md").read_text(encoding="utf-8"))


def is_near(mine: int, theirs: int) -> bool:
    return abs(mine - theirs) <= TOLERANCE * theirs


def test_every_board_is_in_the_table() -> None:
    assert sorted(told()) == sorted(boards())


@pytest.mark.parametrize("board", boards())
def test_what_a_drive_takes_is_as_told(board: str, drive: Callable[[str], Contents]) -> None:
    row = row_of(drive(board))
    for name, figure in row.figures.items():
        written = told()[board].figures[name]
        assert is_near(written, figure), f"{name}: run `python -m sim drive --table`"


def test_a_table_can_be_read_back() -> None:
    lines = list(head())
    names = [cell.strip() for cell in lines[0].strip("|").split("|")][1:]
    row = Row("a", {name: 1000 + at for at, name in enumerate(names)})
    text = "\n".join(["| board | other |", "| `b` | 1 |", "", *lines, line_of(row), "", "| `c` |"])
    assert told_in(text) == {"a": row}
    assert not is_near(1000, 1200) and is_near(1000, 1090)
