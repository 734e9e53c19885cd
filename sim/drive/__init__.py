"""`python -m sim drive BOARD [--out DIR] [--source]` builds the folder to copy to a board's drive.

It contains `code.py`, `boot.py`, the bytecode of our files and of the Adafruit libraries under
their own names, settings, a README.txt and the licenses. The command prints files and bytes on the
drive; the exit status is 1 when they exceed the smallest drive. `python -m sim drive --table`
prints the figures of all boards, for docs/memory.md. `python -m sim release` makes the zip files
from the same contents (`sim/release.py`).
"""

import sys
from pathlib import Path

from sim.arguments import folder_of, value_of
from sim.drive.contents import Contents, contents_for
from sim.drive.figures import fits, head, line_of, report
from sim.drive.folder import Written, write
from sim.drive.sources import ROOT, boards
from sim.errors import UsageError

__all__ = ["Contents", "contents_for", "main"]

_USAGE = "usage: python -m sim drive BOARD [--out DIR] [--source], or --table"
_HELP = """Writes the folder to copy to a board's drive, by default build/drive/BOARD.

  --out DIR  write there instead, or to the drive itself; other files are left alone
  --source   write sources instead of bytecode: for boards with PSRAM
  --table    print the figures of every board's drive; its progress goes to stderr"""


def main(argv: list[str]) -> int:
    """Build one drive; 0 if it fits."""
    rest = list(argv)
    if not rest or rest[0] in ("-h", "--help"):
        print(f"{_USAGE}\n\n{_HELP}\n\nboards: {', '.join(boards())}")
        return 0 if rest else 2
    if rest == ["--table"]:
        return _print_table()
    board = ""
    out: Path | None = None
    is_source = False
    while rest:
        word = rest.pop(0)
        if word == "--out":
            out = folder_of("drive: --out", value_of("drive: --out", rest, _USAGE))
        elif word == "--source":
            is_source = True
        elif word.startswith("-") or board:
            raise UsageError(f"drive: unknown argument {word!r}; {_USAGE}")
        else:
            board = word
    if not board:
        raise UsageError(f"drive: no board named; one of {', '.join(boards())}")
    contents = contents_for(board, is_source=is_source)
    return _build(contents, out or ROOT / "build" / "drive" / board)


def _print_table() -> int:
    for line in head():
        print(line)
    known = boards()
    for number, board in enumerate(known, 1):
        print(f"{number} of {len(known)}: {board}", file=sys.stderr, flush=True)
        print(line_of(contents_for(board)), flush=True)
    return 0


def _build(contents: Contents, folder: Path) -> int:
    done = write(contents, folder)
    for line in [*_summary(done, folder, contents), *report(contents)]:
        print(line)
    if not fits(contents):
        print("too large")
        return 1
    return 0


def _summary(done: Written, folder: Path, contents: Contents) -> list[str]:
    lines = [f"{folder}: {len(done.written)} files written, {len(done.same)} were there already"]
    if done.removed:
        lines.append(f"removed, written by an earlier run: {', '.join(done.removed)}")
    if done.kept:
        lines.append(f"left as they are, since they are yours: {', '.join(done.kept)}")
    if done.others:
        lines.append(f"left alone, not from here: {', '.join(done.others)}")
    first = [path for path in done.others if path.removesuffix(".py") + ".mpy" in contents.files]
    if first:
        lines.append(f"a board takes these before ours, so delete them: {', '.join(first)}")
    return lines
