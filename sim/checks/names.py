"""Holds that the app names modules as data in one place only, the table of its screens.

A name that is a text is seen by no reader's tools: a module that only such a name leads to looks
unused, and a wrong one fails on the board. So lib/ui imports by statements, but for the screens,
which `ui.screens` lists.
"""

import ast
import re
from collections.abc import Iterator

from sim.checks.finding import Finding, Source

_WHERE = "lib/ui/"
_TABLE = "lib/ui/screens/__init__.py"
_NAME = re.compile(r"(engine|hal|journal|ui)\.\w*")
_WITH_DOCSTRING = (ast.Module, ast.ClassDef, ast.FunctionDef)


def check(source: Source) -> Iterator[Finding]:
    """Texts that begin with the dotted name of a module of ours, docstrings apart."""
    if not source.path.startswith(_WHERE) or source.path == _TABLE:
        return
    docstrings = _docstrings(source.tree)
    for node in ast.walk(source.tree):
        if isinstance(node, ast.Constant) and id(node) not in docstrings:
            text = node.value
            if isinstance(text, bytes):
                text = text.decode("latin-1")
            if isinstance(text, str) and _NAME.match(text):
                yield source.at(node, f"names the module {text} as data; {_TABLE} lists screens")


def _docstrings(tree: ast.AST) -> set[int]:
    """The nodes, by id, of the docstrings in a tree."""
    found = set()
    for node in ast.walk(tree):
        if isinstance(node, _WITH_DOCSTRING) and node.body:
            first = node.body[0]
            if isinstance(first, ast.Expr):
                found.add(id(first.value))
    return found
