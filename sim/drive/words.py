"""The texts on the drive that people read: README.txt, settings.toml, the licences."""

from collections.abc import Mapping

_README = """Wildhand for {board}: Uno-family card games on this device.
It needs CircuitPython 10.2, or a later one with its bytecode, and starts when the device does.
Copy all of this to the CIRCUITPY drive, eject it, then press reset.
The game saves itself in wildhand.sav; do not delete, copy over or move that file.
While it plays, computers can read the drive and cannot write to it.
To write to it from a computer: hold A while the device starts. (B: a self-check.)
To update: copy only what is in the update folder; it holds no saved game and no settings.
Eject the drive before you unplug or reset: else files may be lost.
settings.toml is yours to change; each line in it says what it is for.
The whole story: docs/install.md of Wildhand. Licences: LICENSES.txt.
"""

# CircuitPython's settings, each with its reason.
SETTINGS = """\
# Settings of CircuitPython for Wildhand; a reset puts them to use. An update leaves them be.

# Bytes for calls inside calls. This is CircuitPython's own value, written down because it is what
# the game is tested with: more would be taken from the memory for the game.
CIRCUITPY_PYSTACK_SIZE = 2048

# CIRCUITPY_HEAP_START_SIZE stays at CircuitPython's own value: the heap grows when it must.
"""


def readme_text(board: str) -> str:
    """Ten lines for whoever finds the drive."""
    return _README.format(board=board)


def licences_text(licences: Mapping[str, str]) -> str:
    """The licence of each work on the drive: bytecode has none in it."""
    parts = [f"{name}\n{'=' * len(name)}\n\n{text}\n" for name, text in licences.items()]
    return "\n\n".join(parts)
