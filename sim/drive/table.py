"""`python -m sim drive --table`: what every board's drive costs, as the table in docs/memory.md."""

from collections.abc import Iterator

from sim.drive.contents import Contents
from sim.drive.figures import bytes_on_drive, cluster_of, size_of

COLUMNS = ("board", "drive, KB", "cluster", "files", "bytes", "on the drive")


def figures_of(contents: Contents) -> tuple[int, ...]:
    """Those of one board's drive, by column; 0 KB: the size of its drive is not known."""
    board, files = contents.board, contents.files
    cluster = cluster_of(board)
    size = sum(map(len, files.values()))
    return size_of(board), cluster, len(files), size, bytes_on_drive(files, cluster)


def head() -> Iterator[str]:
    """The first two lines."""
    yield f"| {' | '.join(COLUMNS)} |"
    yield f"| --- |{' ---: |' * (len(COLUMNS) - 1)}"


def line_of(contents: Contents) -> str:
    """A board's line."""
    told = [f"{figure:,}" for figure in figures_of(contents)]
    return f"| `{contents.board}` | {' | '.join(told)} |"
