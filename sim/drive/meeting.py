"""Names that meet in one file when files are joined: each thing gets one that is its own there.

    bound = {path: bound_at_top(tree, path, modules) …}     what each file of a group binds
    name_all(texts, host, bound)                            what each thing is called in the host

A second thing of a name gets a `_` behind it; files that import it follow (`sim.drive.joined`).
Whoever asks a module for a name in play cannot: `sys.modules[name].open_board()` finds what is
called so in the host. So the host keeps its public names, and so does a file that is loaded by a
text, since its text becomes the host's. Where two such have the same, they cannot be joined, and
UsageError says so.
"""

import ast
from collections.abc import Collection, Iterator, Mapping

from sim.drive.tree import FUNCTIONS, absolute, bound_in, module_of
from sim.errors import UsageError

Thing = tuple[str, str]  # module and name there; ("module", "") is a module itself
Bound = Mapping[str, Mapping[str, Thing]]  # by path, then by the name in that file


def bound_at_top(tree: ast.Module, path: str, members: Collection[str]) -> dict[str, Thing]:
    """What a file of a group binds at its top, itself or by an import. members: of the group."""
    found: dict[str, Thing] = {}
    for node in tree.body:
        if isinstance(node, ast.ImportFrom):
            found.update(brought(node, path, members))
        elif isinstance(node, ast.Import):
            for one in node.names:
                found[one.asname or one.name.split(".")[0]] = (one.name, "")
        else:
            scoped = isinstance(node, (*FUNCTIONS, ast.ClassDef))
            names = [node.name] if scoped else list(bound_in(node))  # type: ignore[attr-defined]
            found.update({name: (module_of(path), name) for name in names})
    return found


def brought(
    node: ast.ImportFrom, path: str, members: Collection[str]
) -> Iterator[tuple[str, Thing]]:
    """What a `from … import` brings, each by the name that it has in the file."""
    source = absolute(node, path)
    for one in node.names:
        full = f"{source}.{one.name}"
        yield one.asname or one.name, (full, "") if full in members else (source, one.name)


def name_all(texts: Collection[str], host: str, bound: Bound) -> dict[Thing, str]:
    """The name of each thing in the host. texts: all that stand anywhere in the program.

    bound: all files of the group, in their order.
    """
    modules = {module_of(path) for path in bound}
    used = _kept(texts, host, bound)
    finals = {thing: name for name, thing in used.items() if thing[0] not in modules}
    for path in bound:
        for local, thing in bound[path].items():
            if thing[0] in modules and thing[0] != module_of(path):
                continue  # brought from another file of the group
            name = finals.get(thing, local)
            while used.setdefault(name, thing) != thing:
                name += "_"
            finals[thing] = name
    return finals


def _kept(texts: Collection[str], host: str, bound: Bound) -> dict[str, Thing]:
    """Public names of files in which they may be looked up, each with what it stands for."""
    found: dict[str, Thing] = {}
    for path in bound:
        if path == host or module_of(path) in texts:
            for name, thing in bound[path].items():
                if not name.startswith("_") and found.setdefault(name, thing) != thing:
                    other = next(one for one in bound if bound[one].get(name) == found[name])
                    raise UsageError(
                        f"{host}: {other} and {path} both have {name}, which may be looked up "
                        "in play; call one otherwise, or do not join them"
                    )
    return found
