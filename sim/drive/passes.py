"""This module makes a whole program smaller, text in and text out, every line at its number.

    smaller({"code.py": text, "lib/ui/app.py": text, …}, fixed=["code.py"])

The memory budget needs each pass (docs/memory.md has the figures): constants of other files are
folded, tables of words packed, and their imports removed; dead definitions are removed; and names
are shortened.
"""

from collections.abc import Collection

from sim.drive.dead import without_dead
from sim.drive.fold import folded
from sim.drive.names import with_short_names
from sim.drive.packed import packed
from sim.drive.tree import Texts
from sim.drive.unused import without_typing, without_unused

PASSES = ("fold", "dead", "names")


def smaller(
    texts: Texts, *, fixed: Collection[str] = (), without: Collection[str] = ()
) -> dict[str, str]:
    """Apply all passes to a program, without some of PASSES to measure their effect.

    fixed: paths of files that are only read. Code outside uses nothing of the program.
    """
    result = without_typing(texts)
    if "fold" not in without:
        result = without_unused(packed(folded(result, fixed)), fixed)
    while "dead" not in without:
        before = result
        result = without_unused(without_dead(before, fixed), fixed)
        if result == before:
            break
    return result if "names" in without else with_short_names(result, fixed)
