"""`python -m sim where CODE --board NAME [--map FILE]` finds the place that an error's code means.

The screen of an error shows the code. The place is in the sources of this folder, unless the map of
a release is given, which is one of its files.
"""

import json
from pathlib import Path
from typing import Any

from sim.arguments import value_of
from sim.drive.contents import drive_for
from sim.drive.origin import find, map_of
from sim.drive.sources import boards, module_for
from sim.errors import UsageError

_USAGE = "usage: python -m sim where CODE --board NAME, or --map FILE"


def main(argv: list[str]) -> int:
    """Print the places, one a line; UsageError if the code means none."""
    rest = list(argv)
    code = board = file = ""
    while rest:
        word = rest.pop(0)
        if word in ("-h", "--help"):
            print(f"{_USAGE}\n\nFinds file, line and function for the code of an error's screen.")
            print(f"\nboards: {', '.join(boards())}")
            return 0
        if word == "--board":
            board = value_of("where: --board", rest, _USAGE)
        elif word == "--map":
            file = value_of("where: --map", rest, _USAGE)
        elif word.startswith("-") or code:
            raise UsageError(f"where: unknown argument {word!r}; {_USAGE}")
        else:
            code = word
    if not code or not (board or file):
        raise UsageError(f"where: a code and its board are needed; {_USAGE}")
    if board:
        module_for(board)
    origins = _read(Path(file)) if file else map_of(drive_for(board))
    for path, line, function in find(origins, code):
        print(f"{path}, line {line}" + (f", in {function}" if function else ""))
    return 0


def _read(path: Path) -> dict[str, Any]:
    try:
        found = json.loads(path.read_text(encoding="utf-8"))
        if isinstance(found, dict) and (list, dict) == (
            type(found.get("words")),
            type(found.get("files")),
        ):
            return found
    except OSError as error:
        raise UsageError(f"where: {path}: {error.strerror}") from error
    except ValueError:
        pass
    raise UsageError(f"where: {path}: no map of a release; it is one of the release's files")
