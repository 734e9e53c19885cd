"""The table of drives in docs/memory.md has the figures of the present drives."""

import re
from functools import cache

from tools.drive.contents import Contents
from tools.drive.figures import head, line_of
from tools.drive.sources import ROOT, boards

TOLERANCE = 0.1  # a small change of the game need not change the docs, several must


def table_in(text: str) -> dict[str, tuple[int, ...]]:
    """Return the figures of each board from the table in a text."""
    first, _ = head()
    rows = {}
    for line in re.split(r"\n(?!\|)", text.partition(first)[2].lstrip("\n"))[0].splitlines()[1:]:
        board, *cells = [cell.strip(" `") for cell in line.strip("|").split("|")]
        rows[board] = tuple(int(cell.replace(",", "")) for cell in cells)
    return rows


@cache
def documented() -> dict[str, tuple[int, ...]]:
    return table_in((ROOT / "docs" / "memory.md").read_text(encoding="utf-8"))


def is_near(mine: int, theirs: int) -> bool:
    return abs(mine - theirs) <= TOLERANCE * theirs


def test_the_table_has_no_board_that_does_not_exist() -> None:
    """A new board is one file; its row comes with the next `drive --table --write`."""
    assert documented() and set(documented()) <= set(boards())


def test_a_table_can_be_read_back() -> None:
    contents = Contents("ugame22", {"code.py": bytes(1300), "lib/a.mpy": b"C"})
    text = "\n".join(["| board | b |", "", *head(), line_of(contents), "<!-- -->", "| `c` | 1 |"])
    assert table_in(text) == {"ugame22": (1024, 512, 2, 1301, 2560)}
    assert not is_near(1000, 1200) and is_near(1000, 1090)
