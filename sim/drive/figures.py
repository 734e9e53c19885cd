"""What a drive costs: its files, their bytes, and what these take in clusters.

`python -m sim drive --table` tells it of every board, as the table in docs/memory.md. The memory
that the game takes of a board is the business of `python -m sim memory`.
"""

from collections.abc import Iterator

from sim.drive.contents import Contents

COLUMNS = ("board", "drive, KB", "cluster", "files", "bytes", "on the drive")
LIMIT = 900 * 1024  # bytes on the drive, clusters included: the smallest has 960 KB

# The size of each board's drive, in KB (docs/memory.md tells where that is written).
_DRIVES = {
    "adafruit_feather_esp32s3_reverse_tft": 960,
    "adafruit_fruit_jam": 13 * 1024,
    "clue_nrf52840_express": 2 * 1024,
    "edgebadge": 2 * 1024,
    "hack_club_sprig": 1024,
    "pimoroni_picosystem": 15 * 1024,
    "pybadge": 2 * 1024,
    "pybadge_airlift": 2 * 1024,
    "pygamer": 8 * 1024,
    "tinycircuits_thumby_color": 15 * 1024,
    "ugame22": 1024,
}
_SECTOR = 512
_LARGEST_CLUSTER = 4096


def cluster_of(board: str) -> int:
    """Bytes of a cluster, as the formatting of a drive of that size chooses it.

    FAT takes one sector for every cluster below 4096 sectors, two below 16384, four below 65536.
    """
    kilobytes = _DRIVES.get(board, 0)
    if not kilobytes:
        return _LARGEST_CLUSTER
    units = kilobytes * 1024 // _SECTOR // 4096
    return _SECTOR * (1 if units < 1 else 2 if units < 4 else 4)


def bytes_on_drive(files: dict[str, bytes], cluster: int) -> int:
    """Bytes of all files and directories, each rounded up to clusters."""
    directories = {path.rpartition("/")[0] for path in files}
    for path in list(directories):
        parts = path.split("/")
        directories |= {"/".join(parts[: n + 1]) for n in range(len(parts))}
    clusters = sum(-(-len(content) // cluster) for content in files.values())
    return (clusters + len(directories - {""})) * cluster


def saved_games() -> int:
    """Bytes of the file that keeps saved games."""
    from journal import KINDS
    from journal.layout import file_size

    return file_size(KINDS)


def fits(contents: Contents) -> bool:
    """Is a drive small enough for every board?"""
    return bytes_on_drive(contents.files, cluster_of(contents.board)) <= LIMIT


def report(contents: Contents) -> list[str]:
    """The figures as lines."""
    _, cluster, count, size, on_drive = figures_of(contents)
    return [
        f"{contents.board}: {count} files, {size} bytes",
        f"{on_drive:8}  bytes on the drive in clusters of {cluster}, of {LIMIT} at most",
        f"{saved_games():8}  more for wildhand.sav, which the game makes",
    ]


def figures_of(contents: Contents) -> tuple[int, ...]:
    """Those of one board's drive, by column; 0 KB: the size of its drive is not known."""
    board, files = contents.board, contents.files
    cluster = cluster_of(board)
    size = sum(map(len, files.values()))
    return _DRIVES.get(board, 0), cluster, len(files), size, bytes_on_drive(files, cluster)


def head() -> Iterator[str]:
    """The first two lines."""
    yield f"| {' | '.join(COLUMNS)} |"
    yield f"| --- |{' ---: |' * (len(COLUMNS) - 1)}"


def line_of(contents: Contents) -> str:
    """A board's line."""
    told = [f"{figure:,}" for figure in figures_of(contents)]
    return f"| `{contents.board}` | {' | '.join(told)} |"
