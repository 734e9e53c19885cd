"""This module reduces source text as for a board: no docstrings, constants as numbers.

CircuitPython drops docstrings when it compiles, but MicroPython, which replaces it here, keeps
them; and a public constant costs memory in its own module and in each that imports it. So files
for the virtual machine lose both, by the passes that make a board's drive (`tools.drive`). Every
statement keeps its line.

    slim({"engine/state/cards.py": text, …}) -> {"engine/state/cards.py": text, …}
"""

from collections.abc import Mapping

from tools.drive.passes import lean


def slim(sources: Mapping[str, str]) -> dict[str, str]:
    """Return the sources of a program, by path, reduced as for a board; all names are kept."""
    return {**dict.fromkeys(sources, ""), **lean(sources)}
