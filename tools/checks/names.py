"""This check allows module names as data in one place of the app only, the table of its screens.

Tools cannot follow a name in a text: a module that only such a name refers to looks unused, and a
wrong one fails on the board. So lib/ui imports by statements, except for the screens, which
`ui.screens` lists.
"""

import ast
import re
from collections.abc import Iterator

from tools.checks.finding import Finding, Source

_WHERE = "lib/ui/"
_TABLE = "lib/ui/screens/__init__.py"
_NAME = re.compile(r"(engine|hal|journal|ui)\.\w*")
_WITH_DOCSTRING = (ast.Module, ast.ClassDef, ast.FunctionDef)


def check(source: Source) -> Iterator[Finding]:
    """Yield texts that begin with the dotted name of our modules, except docstrings."""
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
    """Return the ids of the docstring nodes in a tree."""
    found = set()
    for node in ast.walk(tree):
        if isinstance(node, _WITH_DOCSTRING) and node.body:
            first = node.body[0]
            if isinstance(first, ast.Expr):
                found.add(id(first.value))
    return found
