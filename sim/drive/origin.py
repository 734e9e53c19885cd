"""Where all that is on a drive comes from: noted in the trees before the passes, read after them.

Passes move statements from file to file and give names to places. So every line number tells its
file, too (`_SPAN` lines are set aside for each), and every named node keeps the name it had: both
travel along when a pass copies or moves a node.

    marks = mark(trees)                           before the first pass
    remember(trees)                               again, for names that passes have made
    origin = origin_of(tree, text, marks)         of one file, when its text is known
    origin.lines[40]                              what stands on line 41: [(source, first, last)]
    origin.names["Page.open"]["a"]                what `a` in that function was called before
"""

import ast
from collections.abc import Iterator
from dataclasses import dataclass

from sim.drive.rename import name_of
from sim.drive.tree import FUNCTIONS, Trees, bound_in, in_order, walk

_SPAN = 1_000_000  # lines in each source file; the first one has 1, so that 0 is none

Span = tuple[int, int, int]  # number of the source (from 1), its first and its last line
Names = dict[str, dict[str, list[str]]]  # by scope ("" is the file) and new name


@dataclass(frozen=True)
class Origin:
    """Of one file: what each of its lines was (line 1 is lines[0]), and its names."""

    lines: list[list[Span]]
    names: Names


@dataclass(frozen=True)
class Marks:
    """The sources in their order; of each, its functions as (first line, last line, name)."""

    sources: list[str]
    functions: dict[str, list[tuple[int, int, str]]]

    def place(self, node: ast.stmt | ast.expr) -> str:
        """`path:line` of a node."""
        source, line = divmod(node.lineno, _SPAN)
        return f"{self.sources[source - 1]}:{line}" if source else f"?:{line}"


def mark(trees: Trees) -> Marks:
    """Let every node know its file, its line and its name."""
    marks = Marks(list(trees), {})
    for number, (path, tree) in enumerate(trees.items(), 1):
        marks.functions[path] = [*_functions(tree, "")]
        for node in walk(tree):
            if isinstance(node, (ast.stmt, ast.excepthandler)):
                node.end_lineno = _last_line(node)
        ast.increment_lineno(tree, number * _SPAN)
    remember(trees)
    return marks


def line_of(node: ast.stmt | ast.expr) -> int:
    """The line of a node in its source."""
    return node.lineno % _SPAN


def remember(trees: Trees) -> None:
    """Let named nodes that do not know yet what they are called remember it."""
    for tree in trees.values():
        for node in walk(tree):
            name = name_of(node)
            if name and not hasattr(node, "was"):
                node.was = name  # type: ignore[attr-defined]


def _functions(node: ast.AST, around: str) -> Iterator[tuple[int, int, str]]:
    for inner in ast.iter_child_nodes(node):
        name = around
        if isinstance(inner, (*FUNCTIONS, ast.ClassDef)):
            name = f"{around}.{inner.name}" if around else inner.name
            yield inner.lineno, inner.end_lineno or inner.lineno, name
        yield from _functions(inner, name)


def _last_line(node: ast.stmt | ast.excepthandler) -> int:
    """Of a statement, or of what stands before its block."""
    if not hasattr(node, "body"):
        return node.end_lineno or node.lineno
    before: list[ast.expr | ast.arg]
    before = [one for one in ast.iter_child_nodes(node) if isinstance(one, ast.expr)]
    if isinstance(node, FUNCTIONS):
        before = [*node.args.args, *node.args.defaults]
    elif isinstance(node, ast.With):
        before = [item.context_expr for item in node.items]
    return max([node.lineno, *(one.end_lineno or 0 for one in before)])


def origin_of(tree: ast.Module, text: str, marks: Marks) -> Origin:
    """Read what `mark` noted, after all passes; the text is that of the tree."""
    return Origin(_lines(tree, text), _names(tree))


def _lines(tree: ast.Module, text: str) -> list[list[Span]]:
    found: list[list[Span]] = [[] for _ in range(text.count("\n"))]
    # The same statements in the same order: only the layout differs.
    for written, read in zip(in_order(ast.parse(text)), in_order(tree), strict=True):
        source, first = divmod(read.lineno, _SPAN)
        if source:
            last = max(first, (read.end_lineno or 0) - source * _SPAN)
            end = written.lineno if hasattr(written, "body") else written.end_lineno
            for line in range(written.lineno, (end or written.lineno) + 1):
                _add(found[line - 1], (source, first, last))
    for number in range(len(found) - 2, -1, -1):  # `else:`, or what a pass made
        found[number] = found[number] or found[number + 1]
    return found


def _add(spans: list[Span], new: Span) -> None:
    """Put a span behind others, or into the last one."""
    if spans and spans[-1][0] == new[0] and spans[-1][1] <= new[1] <= spans[-1][2] + 1:
        spans[-1] = (new[0], spans[-1][1], max(spans[-1][2], new[2]))
    elif new not in spans:
        spans.append(new)


def _names(tree: ast.Module) -> Names:
    names: Names = {}
    _collect(tree, "", "", None, names)
    return {scope: dict(sorted(found.items())) for scope, found in sorted(names.items())}


def _collect(node: ast.AST, scope: str, owner: str, bound: set[str] | None, names: Names) -> None:
    """Names below a node. owner: the class around; bound: what the function around binds."""
    for inner in ast.iter_child_nodes(node):
        name = name_of(inner)
        old = str(getattr(inner, "was", name))
        if name != old:
            where = _scope_of(inner, old, scope, owner, bound)
            known = names.setdefault(where, {}).setdefault(name, [])
            known += [old] if old not in known else []
        if isinstance(inner, ast.ClassDef):
            _collect(inner, scope, old, bound, names)
        elif isinstance(inner, FUNCTIONS) and bound is None:
            within = f"{owner}.{old}" if owner else old
            _collect(inner, within, owner, set(bound_in(inner)), names)
        else:
            _collect(inner, scope, owner, bound, names)


def _scope_of(node: ast.AST, old: str, scope: str, owner: str, bound: set[str] | None) -> str:
    is_variable = isinstance(node, (ast.Name, ast.arg, ast.ExceptHandler))
    if is_variable and name_of(node) in (bound or ()):
        return scope
    is_member = isinstance(node, (ast.Attribute, *FUNCTIONS)) or (is_variable and bound is None)
    return owner if is_member and old.startswith("_") else ""
