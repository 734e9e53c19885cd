"""This package is the desktop board: CircuitPython's modules, as the game uses them, on a computer.

`desk.Desk` is the board itself; `shims.install(desk)` installs the modules that Blinka
lacks or implements too loosely. Blinka must not look for a real board, which has to be
configured before any of its modules is imported: here.
"""

import os

os.environ["BLINKA_OS_AGNOSTIC"] = "1"
