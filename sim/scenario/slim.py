"""Source text as a board holds it: without docstrings, constants as numbers.

CircuitPython compiles docstrings out, where the MicroPython that stands in for it keeps
them; and a public constant costs memory in its own module and in each that imports it. So
files go to the virtual machine with both done away with. Nothing else changes, every line
keeps its number, and each file is still a file of its own.

    slim({"engine/cards.py": text, …}) -> {"engine/cards.py": text, …}
"""

import ast
from collections.abc import Iterator, Mapping

Constants = dict[str, dict[str, int]]  # by module and name

_Place = tuple[int, int, int, int]  # first line, column, last line, column


def slim(sources: Mapping[str, str]) -> dict[str, str]:
    """Return the sources of a whole program, by path, made as small as a board's."""
    trees = {path: ast.parse(text) for path, text in sources.items()}
    constants = {_module(path): _constants(tree) for path, tree in trees.items()}
    for tree in trees.values():
        _keep_named_in_texts(tree, constants)
    return {
        path: _edited(sources[path], [*_edits(trees[path], _module(path), constants)])
        for path in sources
    }


def _module(path: str) -> str:
    return path.removesuffix(".py").removesuffix("/__init__").replace("/", ".")


def _constants(tree: ast.Module) -> dict[str, int]:
    """The public names that a module gives a number by const()."""
    found: dict[str, int] = {}
    for node in tree.body:
        name = _name_of_const(node)
        if name and isinstance(node, ast.Assign) and isinstance(node.value, ast.Call):
            source = ast.unparse(node.value.args[0])
            try:
                found[name] = int(eval(source, {"__builtins__": {}}, dict(found)))
            except NameError:
                continue
    return {name: value for name, value in found.items() if not name.startswith("_")}


def _name_of_const(node: ast.stmt) -> str:
    """The name in `NAME = const(…)`, "" for any other statement."""
    if not isinstance(node, ast.Assign) or not isinstance(node.value, ast.Call):
        return ""
    target, function = node.targets[0], node.value.func
    if isinstance(target, ast.Name) and isinstance(function, ast.Name) and function.id == "const":
        return target.id
    return ""


def _keep_named_in_texts(tree: ast.Module, constants: Constants) -> None:
    """Leave constants that an f-string names: the place of a name in it is not told."""
    for text in ast.walk(tree):
        if isinstance(text, ast.JoinedStr):
            for node in ast.walk(text):
                name = str(getattr(node, "id", getattr(node, "attr", "")))
                for known in constants.values():
                    known.pop(name, None)


def _edits(tree: ast.Module, module: str, constants: Constants) -> Iterator[tuple[_Place, str]]:
    """Where a module's text is replaced, and by what."""
    numbers = dict(constants[module])
    aliases: dict[str, str] = {}
    for node in ast.walk(tree):
        if isinstance(node, ast.ImportFrom):
            yield from _import_edit(node, constants, numbers, aliases)
        elif isinstance(node, ast.Module | ast.ClassDef | ast.FunctionDef):
            yield from _docstring_edit(node)
    for statement in tree.body:
        if _name_of_const(statement) in constants[module]:
            yield _place(statement), ""
    for node in ast.walk(tree):
        if isinstance(node, ast.Name) and isinstance(node.ctx, ast.Load) and node.id in numbers:
            yield _place(node), str(numbers[node.id])
        elif isinstance(node, ast.Attribute) and isinstance(node.value, ast.Name):
            known = constants.get(aliases.get(node.value.id, ""), {})
            if node.attr in known:
                yield _place(node), str(known[node.attr])


def _import_edit(
    node: ast.ImportFrom, constants: Constants, numbers: dict[str, int], aliases: dict[str, str]
) -> Iterator[tuple[_Place, str]]:
    """Take constants out of an import and note their numbers, and names of modules."""
    known = constants.get(node.module or "", {})
    left = []
    for alias in node.names:
        local = alias.asname or alias.name
        if alias.name in known:
            numbers[local] = known[alias.name]
        else:
            left.append(alias)
            aliases[local] = f"{node.module}.{alias.name}"
    if len(left) < len(node.names):
        kept = ast.ImportFrom(node.module, left, node.level)
        yield _place(node), ast.unparse(kept) if left else "pass"


def _docstring_edit(
    node: ast.Module | ast.ClassDef | ast.FunctionDef,
) -> Iterator[tuple[_Place, str]]:
    if ast.get_docstring(node, clean=False) is not None:
        yield _place(node.body[0]), "pass"


def _place(node: ast.stmt | ast.expr) -> _Place:
    return (
        node.lineno,
        node.col_offset,
        node.end_lineno or node.lineno,
        node.end_col_offset or node.col_offset,
    )


def _edited(source: str, edits: list[tuple[_Place, str]]) -> str:
    """Replace places of a text, the last first; columns count bytes. What lies in another goes."""
    lines = [line.encode() for line in source.split("\n")]
    outermost = []
    last_end = (0, 0)
    for place, text in sorted(edits, key=lambda edit: (edit[0][:2], (-edit[0][2], -edit[0][3]))):
        if place[:2] >= last_end:
            outermost.append((place, text))
            last_end = place[2:]
    for (line, column, end_line, end_column), text in reversed(outermost):
        tail = lines[end_line - 1][end_column:]
        for between in range(line, end_line):
            lines[between] = b""
        lines[line - 1] = lines[line - 1][:column] + text.encode() + tail
    return b"\n".join(lines).decode()
