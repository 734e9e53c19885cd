"""This module has the texts on the drive for people: README.txt, settings.toml, the licenses."""

from collections.abc import Mapping

_README = """Wildhand for {board}: Uno-family card games on this device.
It needs CircuitPython 10.2, or a later one with the same bytecode, and starts with the device.
Copy all of this to the CIRCUITPY drive, eject it, then press reset.
The game saves matches in wildhand.sav; do not delete, replace or move that file.
While the game runs, computers can read the drive but not write to it.
To write to it from a computer: hold A while the device starts. (B: a self-check.)
To update: copy only the contents of the update; it has no saved game and no settings.
Eject the drive before you unplug or reset: otherwise files may be lost.
settings.toml is yours to change; it explains each line.
Full instructions: docs/install.md of Wildhand. Licenses: LICENSES.txt.
"""

# CircuitPython's settings, each with its reason.
SETTINGS = """\
# Settings of CircuitPython for Wildhand; a reset applies them. An update does not change them.

# Bytes for nested calls. This is CircuitPython's default, stated because the game is tested
# with it: a larger stack would take memory from the game.
CIRCUITPY_PYSTACK_SIZE = 2048

# CIRCUITPY_HEAP_START_SIZE keeps CircuitPython's default: the heap grows when it must.
"""


def readme_text(board: str) -> str:
    """Return ten lines for whoever finds the drive."""
    return _README.format(board=board)


def licenses_text(licenses: Mapping[str, str]) -> str:
    """Return the license of each work on the drive: bytecode contains none."""
    parts = [f"{name}\n{'=' * len(name)}\n\n{text}\n" for name, text in licenses.items()]
    return "\n\n".join(parts)
