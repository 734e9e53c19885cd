"""`python -m sim drive --table`: what every board's drive costs, as the table in docs/memory.md.

row_of(board, weigh=False)      the figures of one board; without the heap, which takes longer
told_in(text)                   the figures that a text with such a table tells, by board
"""

from collections.abc import Iterator
from dataclasses import dataclass

from sim.drive.contents import Contents
from sim.drive.figures import (
    SHARES,
    bytes_on_drive,
    cluster_of,
    largest_of,
    need_of,
    share_of,
    size_of,
    weigh,
)
from sim.drive.tree import module_of

_HEAD = (
    "board",
    "drive, KB",
    "cluster",
    "files",
    "bytes",
    "on the drive",
    *SHARES,
    "all",
    "one compiles in",
)


@dataclass(frozen=True)
class Row:
    """kilobytes of the drive (0: not known) and bytes of a cluster; figures by column."""

    board: str
    figures: dict[str, int]


def row_of(contents: Contents, *, is_weighed: bool = True) -> Row:
    """Measure one board's drive."""
    board = contents.board
    figures = {
        "drive, KB": size_of(board),
        "cluster": cluster_of(board),
        "files": len(contents.files),
        "bytes": sum(len(text.encode()) for text in contents.files.values()),
        "on the drive": bytes_on_drive(contents.files, cluster_of(board)),
    }
    if is_weighed:
        weights = weigh(contents)
        figures |= {share: share_of(weights, share) for share in SHARES}
        figures["all"] = sum(weight.kept for weight in weights)
        figures["one compiles in"] = need_of(contents, module_of(largest_of(contents)))
    return Row(board, figures)


def head() -> Iterator[str]:
    """The first two lines."""
    yield f"| {' | '.join(_HEAD)} |"
    yield f"| --- |{' ---: |' * (len(_HEAD) - 1)}"


def line_of(row: Row) -> str:
    """A board's line."""
    told = [f"{row.figures[name]:,}" if name in row.figures else "" for name in _HEAD[1:]]
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
