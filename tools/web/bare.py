"""This module leaves out of the page's own texts what only readers of the sources need.

A file server that compresses nothing sends each byte of them.
"""

from sim.errors import UsageError


def bare_script(text: str, name: str) -> str:
    """Return a module of JavaScript without the lines of comments, and without indentation.

    Each text in it begins and ends in one line; UsageError if one in backquotes does not.
    """
    lines = []
    for number, line in enumerate(text.splitlines(), 1):
        if line.count("`") % 2:
            raise UsageError(f"web: {name}, line {number}: a text goes on in the next line")
        word = line.strip()
        if word and not word.startswith("//"):
            lines.append(f"{word}\n")
    return "".join(lines)
