"""`python -m sim drive --table`: what every board's drive costs, as the table in docs/memory.md.

row_of(contents)   the figures of one board
told_in(text)      the figures that a text with such a table tells, by board
"""

from collections.abc import Iterator
from dataclasses import dataclass

from sim.drive.contents import Contents
from sim.drive.figures import bytes_on_drive, cluster_of, size_of

_HEAD = ("board", "drive, KB", "cluster", "files", "bytes", "on the drive")


@dataclass(frozen=True)
class Row:
    """Figures of a board by column; 0 KB: the size of its drive is not known."""

    board: str
    figures: dict[str, int]


def row_of(contents: Contents) -> Row:
    """Measure one board's drive."""
    board, files = contents.board, contents.files
    figures = (
        size_of(board),
        cluster_of(board),
        len(files),
        sum(map(len, files.values())),
        bytes_on_drive(files, cluster_of(board)),
    )
    return Row(board, dict(zip(_HEAD[1:], figures, strict=True)))


def head() -> Iterator[str]:
    """The first two lines."""
    yield f"| {' | '.join(_HEAD)} |"
    yield f"| --- |{' ---: |' * (len(_HEAD) - 1)}"


def line_of(row: Row) -> str:
    """A board's line."""
    told = [f"{row.figures[name]:,}" for name in _HEAD[1:]]
    return f"| `{row.board}` | {' | '.join(told)} |"


def told_in(text: str) -> dict[str, Row]:
    """Read such a table out of a text."""
    rows = {}
    is_inside = False
    for line in text.splitlines():
        cells = [cell.strip() for cell in line.strip("|").split("|")]
        if not is_inside or not line.startswith("|"):
            is_inside = cells == list(_HEAD)
        elif cells[0].startswith("`"):
            numbers = [int(cell.replace(",", "")) for cell in cells[1:]]
            board = cells[0].strip("`")
            rows[board] = Row(board, dict(zip(_HEAD[1:], numbers, strict=True)))
    return rows
