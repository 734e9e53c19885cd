"""This module has the size of each board's drive, and computes what files take on it."""

from sim.board.models import MODELS

# In KB, by board (docs/memory.md names the sources).
DRIVES = {name: model.drive for name, model in MODELS.items()}
_SECTOR = 512
_LARGEST_CLUSTER = 4096


def cluster_of(board: str) -> int:
    """Return the bytes of a cluster, as formatting chooses it for a drive of that size.

    FAT takes one sector for every cluster below 4096 sectors, two below 16384, four below 65536.
    """
    kilobytes = DRIVES.get(board, 0)
    if not kilobytes:
        return _LARGEST_CLUSTER
    units = kilobytes * 1024 // _SECTOR // 4096
    return _SECTOR * (1 if units < 1 else 2 if units < 4 else 4)


def bytes_on_drive(files: dict[str, bytes], cluster: int) -> int:
    """Return the bytes of all files and directories, each rounded up to clusters."""
    directories = {path.rpartition("/")[0] for path in files}
    for path in list(directories):
        parts = path.split("/")
        directories |= {"/".join(parts[: n + 1]) for n in range(len(parts))}
    clusters = sum(-(-len(content) // cluster) for content in files.values())
    return (clusters + len(directories - {""})) * cluster
