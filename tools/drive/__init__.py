"""`python -m sim drive BOARD [--out DIR] [--source]` builds the folder to copy to a board's drive.

It contains `code.py`, `boot.py`, the bytecode of our files and of the Adafruit libraries under
their own names, settings, a README.txt and the licenses. The command prints files and bytes on the
drive; the exit status is 1 when they exceed the smallest drive. `python -m sim drive --table`
prints the figures of all boards, and with `--write` puts them into docs/memory.md. `python -m sim
release` makes the zip files from the same contents (`tools/release.py`).
"""

import argparse
import sys
from pathlib import Path

from tools import made
from tools.drive.contents import Contents, contents_for
from tools.drive.figures import fits, head, line_of, report
from tools.drive.folder import Written, write
from tools.drive.sources import ROOT, boards

__all__ = ["Contents", "contents_for", "run"]


def run(options: argparse.Namespace) -> int:
    """Build one drive; 0 if it fits."""
    if options.table:
        return _print_table(options.write)
    contents = contents_for(options.board, is_source=options.source)
    return _build(contents, options.out or ROOT / "build" / "drive" / options.board)


def _print_table(is_written: bool) -> int:
    if is_written:
        made.check("drive --table --write")
    table = [*head()]
    print(*table, sep="\n")
    known = boards()
    for number, board in enumerate(known, 1):
        print(f"{number} of {len(known)}: {board}", file=sys.stderr, flush=True)
        table.append(line_of(contents_for(board)))
        print(table[-1], flush=True)
    if is_written:
        made.write({"drives": table})
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
