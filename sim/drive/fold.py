"""This module replaces the names of constants by their numbers, and removes the names.

`mpy-cross` folds the constants of one file; public ones of another file are looked up at run
time, and each costs a place in two dictionaries. A constant 0 that is added to something is
removed with its sign. A constant is `NAME = const(whole number)` at the top of a file, bound
nowhere else in it. A constant whose name appears in a text keeps its definition, since it may be
looked up by name; so does one in an f-string, whose position in the source is unknown.
"""

import ast
from collections.abc import Collection, Iterator

from sim.drive.edits import Edits
from sim.drive.tree import (
    Texts,
    absolute,
    bound_in,
    in_f_strings,
    is_const,
    module_aliases,
    module_of,
    parse,
    texts_in,
    walk,
)

Numbers = dict[str, int]

_IN_NUMBERS = (ast.Constant, ast.Name, ast.UnaryOp, ast.BinOp)


def folded(texts: Texts, fixed: Collection[str] = ()) -> dict[str, str]:
    """Fold the constants of a whole program; fixed: paths of files that stay unchanged."""
    known = _all_numbers(texts)
    places = {
        path: [] if path in fixed else list(_places(path, text, known))
        for path, text in texts.items()
    }
    asked = _still_asked(texts, places)
    result = {}
    for path, text in texts.items():
        edits = Edits(text)
        tree = parse(path, text)
        sums = _sums_with_nothing(tree, places[path])
        for node, number in places[path]:
            if node not in sums or not edits.leave_out(node, sums[node]):
                edits.put(node, f"({number})" if number < 0 else str(number))
        if path not in fixed:
            numbers = known[module_of(path)]
            gone = [one for one in tree.body if constant_of(one)[0] in numbers.keys() - asked]
            edits.drop(tree.body, gone, is_module=True)
        result[path] = edits.applied()
    return result


def _sums_with_nothing(
    tree: ast.Module, places: list[tuple[ast.expr, int]]
) -> dict[ast.expr, ast.BinOp]:
    """Return each 0 that is added to something else, with its sum."""
    zeros = {node for node, number in places if not number}
    found = {}
    for node in walk(tree):
        if isinstance(node, ast.BinOp) and isinstance(node.op, ast.Add):
            if node.left in zeros:
                found[node.left] = node
            elif node.right in zeros:
                found[node.right] = node
    return found


def constant_of(node: ast.stmt) -> tuple[str, ast.expr | None]:
    """Return name and value of `NAME = const(value)`."""
    if not isinstance(node, ast.Assign) or len(node.targets) > 1:
        return "", None
    target, call = node.targets[0], node.value
    if isinstance(call, ast.Call) and is_const(call) and len(call.args) == 1:
        return (target.id, call.args[0]) if isinstance(target, ast.Name) else ("", None)
    return "", None


def _all_numbers(texts: Texts) -> dict[str, Numbers]:
    """Return by module every name that means the same number wherever it is read."""
    known: dict[str, Numbers] = {module_of(path): {} for path in texts}
    waiting = [(module_of(path), *_sought(path, text)) for path, text in texts.items()]
    grown = True
    while grown:
        grown = False
        for module, written, imported in waiting:
            numbers = known[module]
            before = len(numbers)
            for name, value in written.items():
                number = None if name in numbers else number_of(value, numbers)
                if number is not None:
                    numbers[name] = number
            for local, (source, name) in imported.items():
                if name in known.get(source, {}):
                    numbers[local] = known[source][name]
            grown = grown or len(numbers) > before
    return known


def _sought(path: str, text: str) -> tuple[dict[str, ast.expr], dict[str, tuple[str, str]]]:
    """Return possible numbers: a file's constants, and names that it always imports alike."""
    tree = parse(path, text)
    bound = bound_in(tree)
    written = {}
    for statement in tree.body:
        name, value = constant_of(statement)
        if value is not None and bound.count(name) == 1:
            written[name] = value
    imported: dict[str, set[tuple[str, str]]] = {}
    for node in walk(tree):
        if isinstance(node, ast.ImportFrom):
            for alias in node.names:
                one = absolute(node, path), alias.name
                imported.setdefault(alias.asname or alias.name, set()).add(one)
    taken = {local: min(ones) for local, ones in imported.items() if len(ones) == 1}
    return written, {local: one for local, one in taken.items() if local not in bound}


def number_of(node: ast.expr, numbers: Numbers) -> int | None:
    """Return the whole number that an expression of constants evaluates to, or None."""
    if not all(isinstance(one, _IN_NUMBERS) for one in walk(node)):
        return None
    try:
        value = eval(ast.unparse(node), {"__builtins__": {}}, numbers)
    except (NameError, TypeError, ArithmeticError, ValueError):
        return None  # unchanged, for the board to refuse
    return value if type(value) is int else None


def _places(path: str, text: str, known: dict[str, Numbers]) -> Iterator[tuple[ast.expr, int]]:
    """Yield the names and attributes that mean numbers, and these."""
    tree = parse(path, text)
    numbers = known[module_of(path)]
    bound = set(bound_in(tree))
    aliases = module_aliases(tree, path, known)
    hidden = in_f_strings(tree)
    for node in walk(tree):
        if node in hidden:
            continue
        if isinstance(node, ast.Name) and isinstance(node.ctx, ast.Load):
            if node.id in numbers:
                yield node, numbers[node.id]
        elif isinstance(node, ast.Attribute) and isinstance(node.ctx, ast.Load):
            alias = node.value.id if isinstance(node.value, ast.Name) else ""
            theirs = known.get(aliases.get(alias, ""), {})
            if node.attr in theirs and alias not in bound:
                yield node, theirs[node.attr]


def _still_asked(texts: Texts, places: dict[str, list[tuple[ast.expr, int]]]) -> set[str]:
    """Return names that are read where no number was put, or that appear in a text."""
    asked = texts_in(parse(path, text) for path, text in texts.items())
    for path, text in texts.items():
        put: set[ast.AST] = {node for node, _ in places[path]}
        for node in walk(parse(path, text)):
            if node not in put:
                if isinstance(node, ast.Name) and isinstance(node.ctx, ast.Load):
                    asked.add(node.id)
                elif isinstance(node, ast.Attribute):
                    asked.add(node.attr)
    return asked
