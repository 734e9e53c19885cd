"""This module makes the program of a drive from the sources, by these passes, in this order:

1. `tree`, `program`: the files are read without what only tools read, and linked.
2. `constants`, `columns`: constants become numbers, tables of rows are parted into columns.
3. `unused`: what nothing uses any more goes.
4. `splitting`, `making`: what runs once, such as what makes an object of which one is made, goes to
   modules that are forgotten then.
5. `bundles`: modules that are always in memory together are grouped.
6. `unbinding`, `settling`: a method, as a function, or a definition that its bundle does not use
   moves to those that do.
7. `inline`, `placing`: a function that is called at one place, and a constant that is used at one,
   move there; small functions to more places.
8. `private`: families of classes share the names of what they alone use.
9. `joining`, `names`, `file_names`: each group becomes one file, with names that a board has in its
   ROM.
10. `writing`: the files are written, and for each of their lines where it came from.

docs/drive.md says what each brings.
"""

from collections.abc import Collection, Mapping

from tools.drive.bundles import bundles_of
from tools.drive.columns import part_tables
from tools.drive.constants import fold
from tools.drive.inline import inline
from tools.drive.joining import Drive
from tools.drive.making import cut_making
from tools.drive.names import DRIVERS, asked_by, kept
from tools.drive.placing import place_constants
from tools.drive.private import share_private_names
from tools.drive.program import Program, link
from tools.drive.settling import settle
from tools.drive.splitting import split
from tools.drive.tree import Bodies, parse_all
from tools.drive.unbinding import unbind
from tools.drive.unused import drop_constants, drop_unused

PASSES = (
    "constants",
    "unused",
    "making",
    "bundles",
    "settling",
    "inline",
    "names",
)  # those that can be left out


def made(bodies: Bodies, fixed: Collection[str], without: Collection[str] = ()) -> Drive:
    """Make the program of a drive. fixed: paths of the starts, which are only read.

    without: some of PASSES, to measure what they bring.
    """
    program = link(bodies, fixed)
    if "constants" not in without:
        fold(program)
        part_tables(program)
    if "unused" not in without:
        drop_unused(program)
    asked = asked_by(DRIVERS)
    if not {"making", "bundles"} & set(without):
        split(program)
        cut_making(program, asked)
    groups = bundles_of(program) if "bundles" not in without else _each(program)
    if not {"settling", "bundles"} & set(without):
        unbind(program, groups, kept(program) | asked)
        settle(program, groups, asked)
    if "inline" not in without:
        inline(program, groups, kept(program) | asked)
        place_constants(program, kept(program) | asked)
        drop_unused(program)
    if "names" not in without:
        share_private_names(program, kept(program) | asked)
    return Drive(program, groups, is_short="names" not in without)


def _each(program: Program) -> list[list[str]]:
    return [[one.name] for one in program.changing() if one.body]


def lean(texts: Mapping[str, str]) -> dict[str, str]:
    """Return files with numbers for constants and without docstrings, each line at its number."""
    program = link(parse_all(texts))
    drop_constants(program, fold(program))
    return Drive(program, _each(program), is_short=False, is_joined=False).texts
