"""`python -m sim where CODE --board NAME` finds the place that an error's code means.

The screen of an error shows the code. The place is in the sources of this folder, or with
`--map FILE` in those of a release, one of whose files is its map.
"""

import argparse
import json
from pathlib import Path
from typing import Any

from sim.errors import UsageError
from tools.drive.contents import drive_for
from tools.drive.origin import find, map_of


def run(options: argparse.Namespace) -> int:
    """Print the places, one a line; UsageError if the code means none."""
    is_mapped = options.map is not None
    origins = _read(Path(options.map)) if is_mapped else map_of(drive_for(options.board))
    for path, line, function in find(origins, options.code):
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
