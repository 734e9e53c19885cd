"""Source text as a board holds it: without docstrings, constants as numbers.

CircuitPython compiles docstrings out, where the MicroPython that stands in for it keeps
them; and a public constant costs memory in its own module and in each that imports it. So
files go to the virtual machine with both done away with, by the same passes that make a
board's drive (`sim.drive`). Every line keeps its number.

    slim({"engine/state/cards.py": text, …}) -> {"engine/state/cards.py": text, …}
"""

from collections.abc import Mapping

from sim.drive.passes import smaller
from sim.vm.undocumented import without_docstrings


def slim(sources: Mapping[str, str]) -> dict[str, str]:
    """Return the sources of a program, by path, made as small as a board's; nothing that other
    files may ask for goes."""
    texts = smaller(sources, without=("dead", "names"))
    return {path: without_docstrings(text) for path, text in texts.items()}
