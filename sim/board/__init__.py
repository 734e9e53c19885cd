"""The desktop board: CircuitPython's modules as the game meets them, on a computer.

`desk.Desk` is the board itself; `shims.install(desk)` puts the modules in place that
Blinka lacks or has too lax. Blinka must not look for a real board, and that has to be
said before anything of it is imported: here.
"""

import os

os.environ["BLINKA_OS_AGNOSTIC"] = "1"
