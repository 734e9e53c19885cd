"""`python -m sim drive BOARD [--out DIR]`: builds the folder to copy to a board's drive.
`python -m sim drive --decode KEY [FILE:LINE…]`: reads what went wrong on such a drive.
`python -m sim drive --table`: the figures of all boards, for docs/memory.md.

Our files and the Adafruit libraries, all made small as one program (`sim.drive.small`); settings,
a README.txt and the licences.
Prints files, bytes on the drive and the heap that loading takes. Exit status 1 when it is too much.
`python -m sim release` makes the zip files from the same contents (`sim.drive.release`).
"""

import sys
from pathlib import Path

from sim.drive.contents import Contents, contents_for
from sim.drive.figures import LIMIT, bytes_on_drive, cluster_of, report, weigh
from sim.drive.folder import Written, write
from sim.drive.key import key_text, read_key
from sim.drive.sources import ROOT, boards, version
from sim.drive.table import head, line_of, row_of
from sim.errors import UsageError

__all__ = ["Contents", "contents_for", "main"]

_USAGE = (
    "usage: python -m sim drive BOARD [--out DIR] [--modules] [--plain-names] [--no-vm], "
    "or --decode KEY [FILE:LINE...], or --table"
)
_HELP = """Writes the folder to copy to a board's drive, by default build/drive/BOARD.

  --out DIR      write there instead, or on the drive itself; nothing that is not ours is touched
  --modules      the heap that each module takes, not only the shares
  --plain-names  leave private names as they are written
  --no-vm        do not weigh the heap on MicroPython
  --decode KEY   tell where FILE:LINE of a drive, as its error screen shows it, is in the sources;
                 without any, read a traceback from standard input. KEY: the release's .key.json
  --table        tell the figures of every board's drive, which takes a minute or two"""


def main(argv: list[str]) -> int:
    """Build one drive; 0 if it fits."""
    rest = list(argv)
    if not rest or rest[0] in ("-h", "--help"):
        print(f"{_USAGE}\n\n{_HELP}\n\nboards: {', '.join(boards())}")
        return 0 if rest else 2
    if rest[0] == "--decode":
        return _decode(rest[1:])
    if rest == ["--table"]:
        return _tell_table()
    board = ""
    out: Path | None = None
    flags = set()
    while rest:
        word = rest.pop(0)
        if word == "--out":
            if not rest:
                raise UsageError(f"--out needs a folder; {_USAGE}")
            out = Path(rest.pop(0))
        elif word in ("--modules", "--plain-names", "--no-vm"):
            flags.add(word)
        elif word.startswith("-") or board:
            raise UsageError(f"drive: unknown argument {word!r}; {_USAGE}")
        else:
            board = word
    if not board:
        raise UsageError(f"drive: no board named; one of {', '.join(boards())}")
    contents = contents_for(board, names="--plain-names" not in flags)
    folder = out or ROOT / "build" / "drive" / board
    return _build(contents, folder, flags)


def _decode(argv: list[str]) -> int:
    if not argv:
        raise UsageError(f"--decode needs a key; {_USAGE}")
    key = read_key(Path(argv[0]))
    if len(argv) == 1:
        print(key.read(sys.stdin.read()))
    for where in argv[1:]:
        for line in key.places(where):
            print(line)
    return 0


def _tell_table() -> int:
    for line in head():
        print(line)
    for board in boards():
        print(line_of(row_of(contents_for(board))), flush=True)
    return 0


def _build(contents: Contents, folder: Path, flags: set[str]) -> int:
    done = write(contents, folder)
    for line in _told(done, folder):
        print(line)
    key = ROOT / "build" / "drive" / f"{contents.board}.key.json"
    key.parent.mkdir(parents=True, exist_ok=True)
    key.write_text(key_text(contents.board, version(), contents.program), encoding="utf-8")
    weights = [] if "--no-vm" in flags else weigh(contents)
    for line in report(contents, weights):
        print(line)
    if "--modules" in flags:
        for weight in weights:
            print(f"{weight.kept:8}  {weight.module}")
    if bytes_on_drive(contents.files, cluster_of(contents.board)) > LIMIT:
        print("more than it may be")
        return 1
    return 0


def _told(done: Written, folder: Path) -> list[str]:
    lines = [f"{folder}: {len(done.written)} files written, {len(done.same)} were there already"]
    if done.removed:
        lines.append(f"removed, written by an earlier run: {', '.join(done.removed)}")
    if done.kept:
        lines.append(f"left as they are, since they are yours: {', '.join(done.kept)}")
    if done.others:
        lines.append(f"left alone, not from here: {', '.join(done.others)}")
    return lines
