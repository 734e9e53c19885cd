"""One walk over the names of a program, for all passes that read or change them.

    name_of(node)                       what a node names, "" if nothing
    names_in(tree)                      every name that is written anywhere
    Rename({"old": "new"}).visit(tree)  everywhere

`Rename(…, attributes=False)` leaves alone what belongs to an object: attributes and methods. To
rename in a function and not its own name: `Rename(…).generic_visit(function)`.
"""

import ast
from collections.abc import Iterator, Mapping

from sim.drive.tree import FUNCTIONS, Transformer, walk

_FIELDS: dict[type[ast.AST], str] = {
    ast.Name: "id",
    ast.Attribute: "attr",
    ast.arg: "arg",
    ast.ExceptHandler: "name",
    ast.FunctionDef: "name",
    ast.AsyncFunctionDef: "name",
    ast.ClassDef: "name",
}


def name_of(node: ast.AST) -> str:
    """What a variable, an attribute, an argument or a definition is called."""
    field = _FIELDS.get(type(node))
    return (getattr(node, field) or "") if field else ""


def set_name(node: ast.AST, name: str) -> None:
    """Call it something else."""
    setattr(node, _FIELDS[type(node)], name)


def names_in(tree: ast.AST) -> Iterator[str]:
    """Every name that is written anywhere, those in imports and of named arguments too."""
    for node in walk(tree):
        if isinstance(node, ast.alias):
            yield from node.name.split(".")
            yield node.asname or ""
        elif isinstance(node, ast.keyword):
            yield node.arg or ""
        elif isinstance(node, (ast.Global, ast.Nonlocal)):
            yield from node.names
        else:
            yield name_of(node)


class Rename(Transformer):
    """Gives names their new ones, whatever they stand for."""

    def __init__(self, mapping: Mapping[str, str], *, attributes: bool = True) -> None:
        self._mapping = mapping
        self._attributes = attributes

    def visit(self, node: ast.AST) -> ast.AST:
        """Rename a node, then what is in it."""
        is_attribute = isinstance(node, ast.Attribute)
        name = name_of(node)
        if name in self._mapping and (self._attributes or not is_attribute):
            set_name(node, self._mapping[name])
        visited: ast.AST = super().visit(node)
        return visited

    def visit_Global(self, node: ast.Global) -> ast.Global:
        """`global a, b`"""
        node.names = [self._mapping.get(name, name) for name in node.names]
        return node

    def visit_Nonlocal(self, node: ast.Nonlocal) -> ast.Nonlocal:
        """`nonlocal a, b`"""
        node.names = [self._mapping.get(name, name) for name in node.names]
        return node

    def visit_alias(self, node: ast.alias) -> ast.alias:
        """What is imported, where it is renamed in all files."""
        if self._attributes:
            node.name = self._mapping.get(node.name, node.name)
            node.asname = self._mapping.get(node.asname or "", node.asname or "") or None
        return node

    def visit_ClassDef(self, node: ast.ClassDef) -> ast.ClassDef:
        """A method's name is an attribute."""
        methods = [(one, one.name) for one in node.body if isinstance(one, FUNCTIONS)]
        self.generic_visit(node)
        for method, name in methods if not self._attributes else ():
            method.name = name
        return node
