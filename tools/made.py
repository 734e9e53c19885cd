"""This module puts tables that commands make into pages written by hand.

A table stands between a pair of comments, `<!-- made: NAME -->` and `<!-- end: NAME -->`, in its
page of PLACES; only the text between them is replaced.

    filled(path, tables)   a page's text with new tables
    check(command)         what is wrong with the comments, before something long is measured
    write(tables)          writes the pages of some tables
"""

import re
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import NamedTuple

from sim import ROOT
from sim.errors import UsageError
from sim.paths import written

_ROOT = Path(ROOT)
_COMMENT = re.compile(r"<!-- (?:made|end): (.*?) -->")


class Place(NamedTuple):
    """page: its path in the repository. command: of `python -m sim`, which makes the table."""

    page: str
    command: str


# By the name of the table.
PLACES = {
    "rule sets": Place("docs/rules/README.md", "index"),
    "options": Place("docs/rules/README.md", "index"),
    "mixes": Place("docs/own-rules.md", "index"),
    "questions": Place("docs/rules/questions.md", "index"),
    "matches": Place("docs/memory.md", "memory --write"),
    "memory": Place("README.md", "memory --write"),
    "passes": Place("docs/drive.md", "memory --write"),
    "drives": Place("docs/memory.md", "drive --table --write"),
    "other engines": Place("docs/speed.md", "bench --write"),
    "turns": Place("docs/speed.md", "bench --write"),
    "pixels": Place("docs/speed.md", "bench --write"),
    "page": Place("docs/web.md", "web --measure --write"),
    "levels": Place("docs/bots.md", "stats levels --write"),
    "levels of 4": Place("docs/bots.md", "stats levels --players 4 --write"),
}


def filled(path: Path, tables: Mapping[str, Sequence[str]]) -> str:
    """Return a page's text with new lines between the comments of each table."""
    text = _read(path)
    for name, lines in tables.items():
        start, end = f"<!-- made: {name} -->\n", f"<!-- end: {name} -->"
        if text.count(start) != 1 or text.count(end) != 1 or text.index(start) > text.index(end):
            raise UsageError(
                f"{path.name} must have {start.strip()} and, behind it, {end}, once each"
            )
        before, rest = text.split(start)
        text = before + start + "\n".join(lines) + "\n" + end + rest.split(end)[1]
    return text


def check(command: str, root: Path = _ROOT) -> None:
    """Raise UsageError if a command's page cannot take a table, or has one that nothing makes."""
    places = [place for place in PLACES.values() if place.command == command]
    for page in dict.fromkeys(place.page for place in places):
        names = [name for name, place in PLACES.items() if place.page == page]
        text = filled(root / page, {name: [] for name in names})
        for name in _COMMENT.findall(text):
            if name not in names:
                raise UsageError(f"{page} has a table {name!r} that no command makes: remove it")


def write(tables: Mapping[str, Sequence[str]], root: Path = _ROOT) -> None:
    """Write tables into their pages, and say so."""
    for page in dict.fromkeys(PLACES[name].page for name in tables):
        own = {name: lines for name, lines in tables.items() if PLACES[name].page == page}
        text = filled(root / page, own).encode()
        with written(root / page) as file:
            file.write(text)
        print(f"{page} written: {', '.join(own)}")


def _read(path: Path) -> str:
    try:
        return path.read_bytes().decode("utf-8")
    except (OSError, UnicodeDecodeError) as error:
        raise UsageError(f"{path.name} cannot be read: restore it ({error})") from error
