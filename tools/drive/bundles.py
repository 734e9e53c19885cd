"""This module decides which modules become one file of the drive: those always in memory together.

A board keeps a dictionary, a table of names and a table of constants for each file, so fewer files
take less. An *entry* is a module that something loads by itself: the starts, an import in a
function, a text with its name. An entry brings its imports with it. So modules that the same
entries bring are always loaded together, and forgotten together (`ui.match.memory`); they become
one file.

What only rules bring that the same rule sets ask for is one file, too, such as what stays of them
(`tools.drive.splitting`): a match with rules of one's own may load more than it needs, but each
would take a board some 150 bytes more in a file of its own.

Two entries are known to come before others: the app, whose modules stay for good, and a match,
whose modules stay while it is played. What both the menus and a match load belongs to the app.
"""

from collections.abc import Collection, Iterable, Iterator, Sequence

from engine.parts import rules_for
from engine.rulesets import rules_of
from engine.rulesets.index_generated import NAMES
from tools.drive.imports import named_in
from tools.drive.program import Program, imports_of, resolved
from tools.drive.tree import IMPORTS, walk

# The first two are small, and menus load them, too: their own files would take more than they do.
APP = ("ui.draw.face_tiles", "engine.state.choices", "ui.app")
MATCH = ("engine.turn.turn", "engine.match.first_card", "ui.match.match")
TABLE = ("ui.table.screen", "ui.screens.cover")  # with these a match is played
# An entry that loads so much of a match plays one, so it loads all of it.
_PLAYS_A_MATCH = 0.5


def bundles_of(program: Program) -> list[list[str]]:
    """Return the groups of modules, each in an order in which they can be loaded; its head last."""
    importers = _importers(program)
    brought = {entry: _brought_by(program, entry) for entry in importers}
    app = closure(program, APP)
    match = [one for one in closure(program, MATCH) if one not in app]
    both: list[str] = []
    for entry, modules in brought.items():
        shared = [one for one in modules if one in match]
        plays = len(shared) >= len(match) * _PLAYS_A_MATCH
        if not plays and not all(_is_of_match(one, match) for one in importers[entry]):
            both += shared
    app = closure(program, [*both, *APP])
    groups = [app, [one for one in match if one not in app]]
    rule_sets = _rule_sets_of(program)
    alike: dict[tuple[str, ...], list[str]] = {}
    for name in closure(program, program.modules):
        if name not in app and name not in match and name not in program.fixed:
            bringers = [entry for entry in brought if name in brought[entry]]
            asked = {tuple(rule_sets.get(one, ())) for one in bringers}
            if len(asked) == 1 and asked != {()}:
                bringers = list(*asked)
            elif TABLE[0] in bringers:
                bringers = [one for one in bringers if not _comes_with_table(one)]
            apart = [name] if program.modules[name].there else []
            alike.setdefault((*apart, *bringers), []).append(name)
    groups += alike.values()
    return [group for group in groups if any(program.modules[one].body for one in group)]


def _rule_sets_of(program: Program) -> dict[str, list[str]]:
    """Return the rule sets that ask for a rule, by its module, which loads what stays of it."""
    found: dict[str, list[str]] = {}
    for name in NAMES:
        for rule in rules_for(rules_of(name).whole()):
            if rule in program.modules and program.modules[rule].kept:
                found.setdefault(rule, []).append(name)
    return found


def _comes_with_table(entry: str) -> bool:
    """Is an entry, but for the screen of the table, loaded only beside that?"""
    return (
        entry in TABLE[1:]
        or entry == "ui.tip"
        or (entry.startswith("ui.table.") and entry != TABLE[0])
    )


def _brought_by(program: Program, entry: str) -> list[str]:
    """Return what an entry brings; if it is loaded to run once, only what is not there then."""
    there = closure(program, program.modules[entry].there)
    return [one for one in closure(program, [entry]) if one not in there]


def always_at_a_table(program: Program, groups: Sequence[Sequence[str]]) -> set[int]:
    """Return the bundles, by number, that are in memory at every table."""
    return _with(program, groups, (*APP, *MATCH, *TABLE))


def in_memory_with(program: Program, groups: Sequence[Sequence[str]], at: int) -> set[int]:
    """Return the bundles that are in memory whenever a bundle is, itself among them."""
    is_of_tables = at in _with(program, groups, TABLE) - _with(program, groups, (*APP, *MATCH))
    there = [one for name in groups[at] for one in program.modules[name].there]
    return _with(program, groups, (*APP, *(MATCH if is_of_tables else ()), *groups[at], *there))


def _with(program: Program, groups: Sequence[Sequence[str]], modules: Iterable[str]) -> set[int]:
    """Return the bundles that come with some modules."""
    there = {*closure(program, modules)}
    return {at for at, group in enumerate(groups) if there.intersection(group)}


def _is_of_match(importer: str, match: Collection[str]) -> bool:
    """Does a module load its entries during a match alone? Texts of the engine name its parts."""
    return importer in match or importer.startswith("engine.")


def closure(program: Program, modules: Iterable[str]) -> list[str]:
    """Return modules of the program and all that they import, each after its imports."""
    found: dict[str, None] = {}
    begun: set[str] = set()

    def visit(name: str) -> None:
        if name in program.modules and name not in begun:
            begun.add(name)
            for one in program.modules[name].imports:
                visit(one)
            found[name] = None

    for name in modules:
        visit(name)
    return list(found)


def _importers(program: Program) -> dict[str, set[str]]:
    """Return all entries, with the modules that load them."""
    found: dict[str, set[str]] = {}
    for name, module in program.modules.items():
        entries = {*_in_place(program, name), *named_in(module.body, program.modules)}
        if name in program.fixed:
            entries.update(module.imports)
        for entry in sorted(entries):  # else equal sources would give different drives
            found.setdefault(entry, set()).add(name)
    return found


def _in_place(program: Program, name: str) -> Iterator[str]:
    """Yield the modules that a module imports in its functions."""
    module = program.modules[name]
    for top in module.body:
        for node in walk(top):
            if isinstance(node, IMPORTS):
                for _, symbol in imports_of(node, module.path, program.modules):
                    if symbol.module in program.modules:
                        yield resolved(symbol, program.modules).module
