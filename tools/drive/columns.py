"""This module parts a table of rows into its columns, so that each goes to where it is read.

    SCREENS = {"log": (9, "What happened", "")}    SCREENS[name][0]    SCREENS[name][1]
    SCREENS_0 = {"log": 9}                         SCREENS_0[name]
    SCREENS_1 = {"log": "What happened"}                               SCREENS_1[name]

So what belongs together stands in one row of the sources, and a board keeps at a table only what it
reads there. A column that nothing reads goes. Such a table is a dictionary of tuples of constants,
all of one length; the program reads single fields of its rows, iterates over its keys, or asks
whether it has one.
"""

import ast

from tools.drive.program import Module, Program, Symbol, imports_of, place_at, resolved
from tools.drive.tree import IMPORTS, walk
from tools.drive.unused import defined_by


def part_tables(program: Program) -> None:
    """Part all such tables."""
    other = _used_otherwise(program)
    for module in program.changing():
        for node in list(module.body):
            name = defined_by(node)
            if isinstance(name, Symbol) and name not in other and _width_of(node):
                _part(program, module, node, name)


def is_column(node: ast.stmt) -> bool:
    """Is a definition a column of a table, which never changes?"""
    return bool(getattr(node, "is_column", False))


def _width_of(node: ast.stmt) -> int:
    """Return how many columns a table has, 0: it is none."""
    table = node.value if isinstance(node, ast.Assign) else None
    if not isinstance(table, ast.Dict) or not table.values:
        return 0
    widths = set()
    for row in table.values:
        is_row = isinstance(row, ast.Tuple) and all(isinstance(x, ast.Constant) for x in row.elts)
        widths.add(len(row.elts) if is_row else 0)  # type: ignore[attr-defined]
    return widths.pop() if len(widths) == 1 else 0


def _field_of(node: ast.AST) -> tuple[str, int]:
    """Return the table and the column that an expression reads, as `TABLE[key][1]` does."""
    if isinstance(node, ast.Subscript) and isinstance(node.value, ast.Subscript):
        table, column = node.value.value, node.slice
        is_read = isinstance(table, ast.Name) and isinstance(node.ctx, ast.Load)
        if is_read and isinstance(column, ast.Constant) and type(column.value) is int:
            return table.id, column.value  # type: ignore[attr-defined]
    return "", 0


def _keys_of(node: ast.AST) -> list[ast.Name]:
    """Return the names of which an expression or a loop reads the keys alone."""
    found: list[ast.expr] = []
    if isinstance(node, (ast.For, ast.comprehension)):
        found = [node.iter]
    elif isinstance(node, ast.Compare) and isinstance(node.ops[0], (ast.In, ast.NotIn)):
        found = node.comparators
    return [one for one in found if isinstance(one, ast.Name)]


def _used_otherwise(program: Program) -> set[str]:
    """Return the symbols that are used in another way than a table's are."""
    found: set[str] = set()
    for module in program.modules.values():
        for top in module.body:
            fine: set[int] = set()
            for node in walk(top):
                if isinstance(node, IMPORTS):
                    symbols = imports_of(node, module.path, program.modules)
                    found.update(resolved(symbol, program.modules) for _, symbol in symbols)
                elif _field_of(node)[0]:
                    fine.add(id(node.value.value))  # type: ignore[attr-defined]
                fine.update(map(id, _keys_of(node)))
            for node in walk(top):
                is_known = id(node) in fine and module.name not in program.fixed
                if isinstance(node, ast.Name) and node.id != defined_by(top) and not is_known:
                    found.add(node.id)
    return found


def _part(program: Program, module: Module, node: ast.stmt, name: Symbol) -> None:
    """Put a table's columns in its place, and let all that reads it read them."""
    table = node.value  # type: ignore[attr-defined]
    columns = []
    for i in range(_width_of(node)):
        values = [row.elts[i] for row in table.values]
        target = ast.Name(Symbol(name.module, f"{name.name}_{i}"), ast.Store())
        column = ast.Assign([target], ast.Dict(table.keys, values))
        column.is_column = True  # type: ignore[attr-defined]
        columns.append(place_at(column, node))
        module.own.add(f"{name.name}_{i}")
    at = module.body.index(node)
    module.body[at : at + 1] = columns
    reader = _Reader(name)
    for one in program.changing():
        one.body = [reader.visit(top) for top in one.body]


class _Reader(ast.NodeTransformer):
    """Lets what reads a table read its columns."""

    def __init__(self, table: Symbol) -> None:
        self._table = table

    def visit_Subscript(self, node: ast.Subscript) -> ast.AST:
        """Put a column in the place of the table."""
        self.generic_visit(node)
        name, column = _field_of(node)
        if name not in (self._table, self._column(0)):
            return node
        field: ast.Subscript = node.value  # type: ignore[assignment]
        field.value.id = self._column(column)  # type: ignore[attr-defined]
        return field

    def visit_Name(self, node: ast.Name) -> ast.AST:
        """Take the keys from the first column."""
        if node.id == self._table:
            node.id = self._column(0)
        return node

    def _column(self, number: int) -> Symbol:
        return Symbol(self._table.module, f"{self._table.name}_{number}")
