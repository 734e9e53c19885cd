"""Makes a whole program smaller, text in and text out, every line at its number.

    smaller({"code.py": text, "lib/ui/app.py": text, …}, fixed=["code.py"])

Each pass is kept because the memory budget falls without it (docs/memory.md has the figures):
constants of other files are folded, with the imports that nobody needs then, dead definitions
dropped, and names made short.
"""

from collections.abc import Collection

from sim.drive.dead import without_dead
from sim.drive.fold import folded
from sim.drive.names import with_short_names
from sim.drive.tree import Texts
from sim.drive.typing_only import without_typing
from sim.drive.unused import without_unused

PASSES = ("fold", "dead", "names")


def smaller(
    texts: Texts, *, fixed: Collection[str] = (), without: Collection[str] = ()
) -> dict[str, str]:
    """All passes over a program, but those of PASSES that are left out to see what they are worth.

    fixed: paths of files that are only read. Nobody else asks for anything in the program.
    """
    result = without_typing(texts)
    if "fold" not in without:
        result = without_unused(folded(result, fixed), fixed)
    while "dead" not in without:
        before = result
        result = without_unused(without_dead(before, fixed), fixed)
        if result == before:
            break
    return result if "names" in without else with_short_names(result, fixed)
