"""Names in and around files that are joined: what each is called when they are one file.

`Inside` goes over a file of the group, `Outside` over one that imports from it. A group knows its
modules, its host, and what each of their names is called in the end (`sim.drive.join`).
"""

import ast
from collections.abc import Iterable
from typing import Protocol

from sim.drive.origin import line_of
from sim.drive.rename import Rename
from sim.drive.tree import FUNCTIONS, Transformer, absolute, walk
from sim.errors import UsageError

Import = ast.Import | ast.ImportFrom


class Group(Protocol):
    """Files that become one."""

    def is_member(self, module: str) -> bool:
        """Is a module one of them?"""

    def host_module(self) -> str:
        """The module that they all become."""

    def final(self, module: str, name: str) -> str:
        """What a name of a module of the group is called now."""


class Inside(Rename):
    """Renames in a file of the group; `module.name` becomes the name alone."""

    def __init__(self, group: Group, names: dict[str, str], aliases: dict[str, str]) -> None:
        super().__init__(names, attributes=False)
        self._group = group
        self._aliases = aliases
        self._made = set(names.values())

    def visit_Attribute(self, node: ast.Attribute) -> ast.expr:
        if isinstance(node.value, ast.Name) and node.value.id in self._aliases:
            name = self._group.final(self._aliases[node.value.id], node.attr)
            self._made.add(name)
            return ast.copy_location(ast.Name(name, node.ctx), node)
        self.generic_visit(node)
        return node

    def refuse_shadows(self, tree: ast.Module, path: str) -> None:
        """A local variable of a name that now means something of another file is a fault."""
        for node in walk(tree):
            if isinstance(node, (*FUNCTIONS, ast.Lambda)):
                inner = [one for one in walk(node) if one is not node]
                bound = {one.arg for one in inner if isinstance(one, ast.arg)}
                bound |= {
                    one.id
                    for one in inner
                    if isinstance(one, ast.Name) and isinstance(one.ctx, ast.Store)
                }
                for name in bound & self._made:
                    raise UsageError(f"{path}:{line_of(node)}: {name} hides what is joined to it")


class Outside(Transformer):
    """Lets a file that is not of the group import from the host."""

    def __init__(self, group: Group, path: str) -> None:
        self._group = group
        self._path = path
        self._aliases: dict[str, str] = {}

    def settle(self, tree: ast.Module, imports: Iterable[Import]) -> None:
        """Change the imports of a file, and what it calls the modules of the group."""
        for node in imports:
            if isinstance(node, ast.ImportFrom):
                self._redirect(node)
            else:
                for one in node.names:
                    if self._group.is_member(one.name) and one.name != self._group.host_module():
                        raise UsageError(f"{self._path}: write `from … import` for {one.name}")
        if self._aliases:
            self.visit(tree)

    def _redirect(self, node: ast.ImportFrom) -> None:
        source = absolute(node, self._path)
        group = self._group
        host = group.host_module()
        for one in node.names:
            full = f"{source}.{one.name}"
            if group.is_member(full):
                self._aliases[one.asname or one.name] = full
                one.asname = one.asname or one.name
                one.name = host.rpartition(".")[2]
            elif group.is_member(source):
                final = group.final(source, one.name)
                if final != one.name:
                    one.asname = one.asname or one.name
                    one.name = final
        if group.is_member(source):
            node.module = host
            node.level = 0

    def visit_Attribute(self, node: ast.Attribute) -> ast.Attribute:
        self.generic_visit(node)
        if isinstance(node.value, ast.Name) and node.value.id in self._aliases:
            node.attr = self._group.final(self._aliases[node.value.id], node.attr)
        return node
