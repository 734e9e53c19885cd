"""This package is the simulator: a desktop board, scenarios, replays and virtual machines.

`python -m sim` puts the current directory first on the module path, where the board's `code.py`
would replace the standard library's `code`. So importing this package moves the repository
to the end, and `lib/` behind it, as on a board.
"""

import os
import sys

ROOT = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))


def _put_last(path: str) -> None:
    sys.path[:] = [entry for entry in sys.path if os.path.abspath(entry) != path] + [path]


_put_last(ROOT)
_put_last(os.path.join(ROOT, "lib"))
