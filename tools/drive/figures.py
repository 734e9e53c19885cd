"""This module computes what a drive takes: its files, their bytes, and these in clusters.

`python -m sim drive --table --write` puts it into docs/memory.md for every board. The memory that
the game takes on a board is measured by `python -m sim memory`.
"""

from collections.abc import Iterator

from sim.board.drives import DRIVES, bytes_on_drive, cluster_of
from tools.drive.contents import Contents

COLUMNS = ("board", "drive, KB", "cluster", "files", "bytes", "on the drive")
LIMIT = 900 * 1024  # bytes on the drive, clusters included: the smallest has 960 KB
_SPARE = 60  # KB of a drive that stay free


def saved_games() -> int:
    """Return the bytes of the file of saved games."""
    from journal.file import KINDS
    from journal.layout import file_size

    return file_size(KINDS)


def limit_of(contents: Contents) -> int:
    """Return the most bytes of a drive: bytecode must fit every board, sources their own."""
    if "lib/ui/app.py" in contents.files and contents.board in DRIVES:
        return (DRIVES[contents.board] - _SPARE) * 1024 - saved_games()
    return LIMIT


def fits(contents: Contents) -> bool:
    """Is a drive within its limit?"""
    return bytes_on_drive(contents.files, cluster_of(contents.board)) <= limit_of(contents)


def report(contents: Contents) -> list[str]:
    """Return the figures as lines."""
    _, cluster, count, size, on_drive = figures_of(contents)
    most = limit_of(contents)
    return [
        f"{contents.board}: {count} files, {size} bytes",
        f"{on_drive:8}  bytes on the drive in clusters of {cluster}, of {most} at most",
        f"{saved_games():8}  more for wildhand.sav, which the game makes",
    ]


def figures_of(contents: Contents) -> tuple[int, ...]:
    """Return those of one board's drive, by column; 0 KB: the size of its drive is unknown."""
    board, files = contents.board, contents.files
    cluster = cluster_of(board)
    size = sum(map(len, files.values()))
    return DRIVES.get(board, 0), cluster, len(files), size, bytes_on_drive(files, cluster)


def head() -> Iterator[str]:
    """Yield the first two lines."""
    yield f"| {' | '.join(COLUMNS)} |"
    yield f"| --- |{' ---: |' * (len(COLUMNS) - 1)}"


def line_of(contents: Contents) -> str:
    """Return a board's line."""
    told = [f"{figure:,}" for figure in figures_of(contents)]
    return f"| `{contents.board}` | {' | '.join(told)} |"
