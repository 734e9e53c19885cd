"""`python -m sim where CODE --board NAME` finds the place that an error's code means.

The screen of an error shows the code. The place is in the sources of this folder, or with
`--map FILE` in those of a release, one of whose files is its map.
"""

import argparse
import json
from typing import Any

from sim.errors import UsageError
from sim.paths import read_text
from tools.drive.contents import drive_for
from tools.drive.origin import find, map_of


def run(options: argparse.Namespace) -> int:
    """Print the places, one a line; UsageError if the code means none."""
    is_mapped = options.map is not None
    origins = _read(options.map) if is_mapped else map_of(drive_for(options.board))
    for path, line, function in find(origins, options.code):
        print(f"{path}, line {line}" + (f", in {function}" if function else ""))
    return 0


def _read(name: str) -> dict[str, Any]:
    text = read_text(name, "a map of a release")
    try:
        found = json.loads(text)
    except (ValueError, RecursionError):
        found = None
    if isinstance(found, dict):
        kinds = (type(found.get("words")), type(found.get("files")))
        if kinds == (list, dict):
            return found
    raise UsageError(f"where: {name}: no map of a release; it is one of the release's files")
