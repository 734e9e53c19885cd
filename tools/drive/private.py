"""This pass lets classes share the names of their private attributes: a board keeps each name once.

A private attribute (`self._text`) is used by the methods of its class alone, and by those of
classes that are derived from it or that it is derived from: a family. So each family numbers its
own, `_0`, `_1`, …, and two families may use the same number for different things.

An attribute that is used in any other way anywhere, as `other._text`, as a method, at the top of a
class or in a text, keeps its name.
"""

import ast
from collections import Counter
from collections.abc import Collection, Iterator
from itertools import chain

from tools.drive.program import Program, Symbol
from tools.drive.tree import FUNCTIONS, walk


def share_private_names(program: Program, stay: Collection[str]) -> None:
    """Number the private attributes of each family of classes. stay: names that are not changed."""
    uses: dict[Symbol, list[ast.Attribute]] = {}
    methods = _methods(program)
    own = {_symbol(one): list(_own(methods[_symbol(one)])) for one in _classes(program)}
    shared = {id(node) for nodes in own.values() for node in nodes}
    others = set(_names(program, shared))
    families = _families(program)
    for one in _classes(program):
        found = uses.setdefault(families[_symbol(one)], [])
        found += [node for node in own[_symbol(one)] if not {node.attr} & {*others, *stay}]
    for nodes in uses.values():
        counts = Counter(node.attr for node in nodes)
        order = sorted(counts, key=lambda name: (-counts[name], name))
        numbers = {name: f"_{number}" for number, name in enumerate(order)}
        for node in nodes:
            node.attr = numbers[node.attr]


def _classes(program: Program) -> Iterator[ast.ClassDef]:
    for module in program.modules.values():
        if module.name not in program.fixed:
            yield from (node for node in module.body if isinstance(node, ast.ClassDef))


def _symbol(node: ast.ClassDef) -> Symbol:
    assert isinstance(node.name, Symbol), node.name
    return node.name


def _methods(program: Program) -> dict[Symbol, list[ast.stmt]]:
    """Return the methods of each class, those among them that became functions (`unbinding`)."""
    found = {_symbol(one): list(one.body) for one in _classes(program)}
    for node in _bodies(program):
        if hasattr(node, "of_class"):
            found[node.of_class].append(node)
    return found


def _own(body: list[ast.stmt]) -> Iterator[ast.Attribute]:
    """Yield the private attributes that the methods of a class use of their first argument.

    It is the object itself, but for a decorated method it may be anything: that of a static one is
    an object of any class. So what decorated ones use keeps its name.
    """
    for method in body:
        if isinstance(method, FUNCTIONS) and method.args.args and not method.decorator_list:
            me = method.args.args[0].arg
            for node in walk(method):
                if (
                    isinstance(node, ast.Attribute)
                    and node.attr[:2] != "__"
                    and isinstance(node.value, ast.Name)
                    and node.value.id == me
                ):
                    yield node


def _names(program: Program, shared: Collection[int]) -> Iterator[str]:
    """Yield all other names after dots, and those of methods and at the top of classes."""
    for node in chain.from_iterable(map(walk, _bodies(program))):
        if isinstance(node, ast.Attribute) and id(node) not in shared:
            yield node.attr
        elif isinstance(node, ast.keyword) and node.arg:
            yield node.arg
        elif isinstance(node, ast.ClassDef):
            for inner in node.body:
                for name in walk(inner) if not isinstance(inner, FUNCTIONS) else (inner,):
                    if isinstance(name, ast.Name):
                        yield name.id
                    elif isinstance(name, FUNCTIONS):
                        yield name.name


def _bodies(program: Program) -> Iterator[ast.stmt]:
    for module in program.modules.values():
        yield from module.body


def _families(program: Program) -> dict[Symbol, Symbol]:
    """Return for each class the one that stands for its family."""
    heads = {_symbol(one): _symbol(one) for one in _classes(program)}
    for one in _classes(program):
        for base in one.bases:
            if isinstance(base, ast.Name) and base.id in heads:
                old, new = heads[_symbol(one)], heads[base.id]  # type: ignore[index]
                for name, head in heads.items():
                    if head == old:
                        heads[name] = new
    return heads
