"""This module gives short names to the program's own: a board stores the text of every name.

What the program binds gets a new name, unless code outside uses the old one (`sim.drive.known`). It
is the same in all files, so types need not be known. A name that appears after a dot anywhere
has its new name for itself; other names share one if no file has both. So two names of a file never
become one.
"""

import io
import tokenize
from collections.abc import Collection, Iterator, Mapping
from functools import lru_cache
from itertools import count, product
from string import ascii_lowercase

from sim.drive.known import kept_by
from sim.drive.tree import Texts, bound_in, parse


def with_short_names(texts: Texts, fixed: Collection[str] = ()) -> dict[str, str]:
    """Rename in the whole program. fixed: as in `folded`; the names of these files stay."""
    trees = {path: parse(path, text) for path, text in texts.items()}
    ours = {name for tree in trees.values() for name in bound_in(tree)} - kept_by(trees, fixed)
    new = _new_names(texts, ours)
    return {path: text if path in fixed else _renamed(text, new) for path, text in texts.items()}


def short_names(taken: Collection[str]) -> Iterator[str]:
    """Yield `a`, `b`, …, `aa`, `ab`, …, except those that are taken."""
    for length in count(1):
        for letters in product(ascii_lowercase, repeat=length):
            name = "".join(letters)
            if name not in taken:
                yield name


def _new_names(texts: Texts, ours: Collection[str]) -> dict[str, str]:
    """Give the shortest names to those in most files, and first to those after dots."""
    files: dict[str, set[str]] = {}
    dotted = set()
    for path, text in texts.items():
        for word in _words(text):
            files.setdefault(word.string, set()).add(path)
            if word.line[: word.start[1]].endswith("."):
                dotted.add(word.string)
    order = sorted(files.keys() & ours, key=lambda name: (-len(files[name]), name))
    others = files.keys() - ours
    new = dict(zip((name for name in order if name in dotted), short_names(others), strict=False))
    taken = {path: set(others) for path in texts}
    for name in sorted(order, key=lambda name: name not in dotted):
        if name not in new:
            new[name] = next(short_names(set().union(*(taken[path] for path in files[name]))))
        for path in files[name]:
            taken[path].add(new[name])
    return new


def _renamed(text: str, new: Mapping[str, str]) -> str:
    lines = text.splitlines(keepends=True)
    for word in reversed(_words(text)):
        line, start = word.start
        before = lines[line - 1]
        lines[line - 1] = before[:start] + new.get(word.string, word.string) + before[word.end[1] :]
    return "".join(lines)


@lru_cache(maxsize=2048)
def _words(text: str) -> tuple[tokenize.TokenInfo, ...]:
    """Return all names in a text, and Python's keywords."""
    tokens = tokenize.generate_tokens(io.StringIO(text).readline)
    return tuple(token for token in tokens if token.type == tokenize.NAME)
