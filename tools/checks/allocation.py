"""This check refuses allocations on a turn's path, and in functions that run for each frame.

In `engine/` every function is on a turn's path except `__init__`, functions with the comment `#
set-up` on their `def` line, and files with `# set-up: whole file` in their first 20 lines. In
`lib/ui/` the functions with the comment `# per frame` on their `def` line are checked. A `raise`
passes if its line names the fault that it reports (`# a fault of the caller`): it ends the program.

The refused constructs were seen to allocate under heap_lock, on MicroPython or on CircuitPython.
The tests on the real virtual machine find what a tree cannot show (a call that makes an object
under another name).
"""

import ast
import re
from collections.abc import Iterator

from tools.checks.finding import Finding, Source

_Function = ast.FunctionDef | ast.AsyncFunctionDef

_FILE_MARK = "# set-up: whole file"
_FILE_MARK_WITHIN = 20
_FAULT = "# a fault "
_SET_UP = "# set-up"
_PER_FRAME = "# per frame"

_LARGEST = (1 << 30) - 1
_CLASS_NAME = re.compile(r"_?[A-Z][A-Za-z0-9]*[a-z]")
_FUNCTIONS = frozenset(
    "bin bytearray bytes chr dict divmod enumerate filter float format hex id iter list map"
    " memoryview oct print repr reversed set sorted str tuple zip".split()
)
_METHODS = frozenset(
    "append copy decode encode extend format insert items join keys pack replace setdefault"
    " split splitlines to_bytes unpack unpack_from update values".split()
)


def check(source: Source) -> Iterator[Finding]:
    """Return the allocations in this file's functions on a turn's path, or for each frame."""
    in_engine = source.path.startswith("engine/")
    if in_engine and any(_FILE_MARK in line for line in source.lines[:_FILE_MARK_WITHIN]):
        return
    if not in_engine and not source.path.startswith("lib/"):
        return
    constants = _constants(source.tree)
    for function, methods in _functions(source.tree, frozenset()):
        if _is_checked(function, source, in_engine):
            yield from _Path(source, constants, methods).check(function)


def _functions(
    node: ast.AST, methods: frozenset[str]
) -> Iterator[tuple[_Function, frozenset[str]]]:
    """Yield the functions of a module and its classes, each with its class's methods."""
    for child in ast.iter_child_nodes(node):
        if isinstance(child, ast.ClassDef):
            yield from _functions(child, _plain_methods(child))
        elif isinstance(child, _Function):
            yield child, methods
        elif isinstance(child, (ast.If, ast.Try)):
            yield from _functions(child, methods)


def _plain_methods(node: ast.ClassDef) -> frozenset[str]:
    return frozenset(
        item.name for item in node.body if isinstance(item, _Function) and not item.decorator_list
    )


def _is_checked(function: _Function, source: Source, in_engine: bool) -> bool:
    end = max(function.lineno, function.body[0].lineno - 1)
    head = "\n".join(source.lines[function.lineno - 1 : end])
    if in_engine:
        return function.name != "__init__" and _SET_UP not in head
    return _PER_FRAME in head


def _constants(tree: ast.Module) -> frozenset[str]:
    """Return the names that the compiler folds: NAME = const(...) in this file."""
    return frozenset(
        target.id
        for node in tree.body
        if isinstance(node, ast.Assign) and _is_const(node.value)
        for target in node.targets
        if isinstance(target, ast.Name)
    )


def _is_const(value: ast.expr) -> bool:
    return (
        isinstance(value, ast.Call)
        and isinstance(value.func, ast.Name)
        and value.func.id == "const"
    )


class _Path(ast.NodeVisitor):
    """Walks one function, without annotations, which a board never evaluates."""

    def __init__(self, source: Source, constants: frozenset[str], methods: frozenset[str]) -> None:
        self._source = source
        self._constants = constants
        self._methods = methods
        self._found: list[Finding] = []

    def check(self, function: _Function) -> list[Finding]:
        """Yield the allocations in one function."""
        if function.args.vararg or function.args.kwarg:
            self._refuse(function, "receiving *args or **kw")
        for statement in function.body:
            self.visit(statement)
        return self._found

    def _refuse(self, node: ast.AST, what: str) -> None:
        where = "on a turn's path" if self._source.path.startswith("engine/") else "per frame"
        self._found.append(self._source.at(node, f"{what} takes from the heap {where}"))

    def _is_literal(self, node: ast.expr) -> bool:
        if isinstance(node, ast.UnaryOp):
            return self._is_literal(node.operand)
        if isinstance(node, ast.Tuple):
            return all(self._is_literal(item) for item in node.elts)
        return isinstance(node, ast.Constant) or (
            isinstance(node, ast.Name) and node.id in self._constants
        )

    # Statements

    def visit_FunctionDef(self, node: ast.FunctionDef) -> None:
        self._refuse(node, f"the inner function {node.name}")

    visit_AsyncFunctionDef = visit_FunctionDef  # type: ignore[assignment]

    def visit_ClassDef(self, node: ast.ClassDef) -> None:
        self._refuse(node, f"the inner class {node.name}")

    def visit_Import(self, node: ast.Import | ast.ImportFrom) -> None:
        self._refuse(node, "an import")

    visit_ImportFrom = visit_Import

    def visit_Raise(self, node: ast.Raise) -> None:
        last = self._source.lines[(node.end_lineno or node.lineno) - 1]
        if _FAULT not in last:
            self._refuse(node, "raising")

    def visit_AnnAssign(self, node: ast.AnnAssign) -> None:
        self.visit(node.target)
        if node.value is not None:
            self.visit(node.value)

    def visit_Assign(self, node: ast.Assign) -> None:
        target, value = node.targets[0], node.value
        if (
            len(node.targets) == 1
            and isinstance(target, ast.Tuple)
            and isinstance(value, ast.Tuple)
            and len(target.elts) == len(value.elts) == 2
        ):
            # Unpacking two into two uses the stack; three into three does not, on CircuitPython.
            for item in (*target.elts, *value.elts):
                self.visit(item)
        else:
            self.generic_visit(node)

    def visit_For(self, node: ast.For) -> None:
        self.visit(node.target)
        if self._is_plain_range(node.iter):
            for argument in node.iter.args:  # type: ignore[attr-defined]
                self.visit(argument)
        else:
            self.visit(node.iter)
        for statement in (*node.body, *node.orelse):
            self.visit(statement)

    def _is_plain_range(self, node: ast.expr) -> bool:
        return (
            isinstance(node, ast.Call)
            and isinstance(node.func, ast.Name)
            and node.func.id == "range"
            and (len(node.args) < 3 or self._is_literal(node.args[2]))
        )

    # Expressions

    def visit_Call(self, node: ast.Call) -> None:
        function = node.func
        if isinstance(function, ast.Name):
            self._call_name(node, function.id)
        elif isinstance(function, ast.Attribute):
            if function.attr in _METHODS:
                self._refuse(node, f"{function.attr}()")
            self.visit(function.value)
        else:
            self.visit(function)
        if any(keyword.arg is None for keyword in node.keywords):
            self._refuse(node, "a call with **")
        for argument in node.args:
            self.visit(argument)
        for keyword in node.keywords:
            self.visit(keyword.value)

    def _call_name(self, node: ast.Call, name: str) -> None:
        if name in _FUNCTIONS:
            self._refuse(node, f"{name}()")
        elif name == "range":
            self._refuse(node, "range() with a variable step, or outside a for")
        elif _CLASS_NAME.match(name):
            self._refuse(node, f"making a {name}")

    def visit_Attribute(self, node: ast.Attribute) -> None:
        if (
            isinstance(node.value, ast.Name)
            and node.value.id == "self"
            and node.attr in self._methods
        ):
            self._refuse(node, f"taking the bound method {node.attr} as a value")
        self.generic_visit(node)

    def visit_Subscript(self, node: ast.Subscript) -> None:
        if isinstance(node.slice, ast.Slice) and isinstance(node.ctx, ast.Load):
            self._refuse(node, "reading a slice")
        self.generic_visit(node)

    def visit_Tuple(self, node: ast.Tuple) -> None:
        if isinstance(node.ctx, ast.Load) and not self._is_literal(node):
            self._refuse(node, "a tuple of variables")
        self.generic_visit(node)

    def visit_Starred(self, node: ast.Starred) -> None:
        self._refuse(node, "a star")
        self.generic_visit(node)

    def visit_List(self, node: ast.List) -> None:
        if isinstance(node.ctx, ast.Load):
            self._refuse(node, "a list")
        self.generic_visit(node)

    def visit_BinOp(self, node: ast.BinOp) -> None:
        texts = (str, bytes)
        is_text = any(
            isinstance(side, ast.Constant) and isinstance(side.value, texts)
            for side in (node.left, node.right)
        )
        if is_text and isinstance(node.op, (ast.Mod, ast.Add, ast.Mult)):
            self._refuse(node, "making text")
        elif isinstance(node.op, ast.Div):
            self._refuse(node, "/")
        elif isinstance(node.op, ast.Pow):
            self._refuse(node, "**")
        self.generic_visit(node)

    def visit_AugAssign(self, node: ast.AugAssign) -> None:
        if isinstance(node.op, (ast.Div, ast.Pow)):
            self._refuse(node, "/=" if isinstance(node.op, ast.Div) else "**=")
        self.generic_visit(node)

    def visit_Constant(self, node: ast.Constant) -> None:
        if isinstance(node.value, float):
            self._refuse(node, "a float")
        elif isinstance(node.value, int) and node.value > _LARGEST:
            self._refuse(node, "an int of more than 30 bits")

    def generic_visit(self, node: ast.AST) -> None:
        what = _ALWAYS.get(type(node))
        if what is not None:
            self._refuse(node, what)
        super().generic_visit(node)


_ALWAYS: dict[type[ast.AST], str] = {
    ast.ListComp: "a comprehension",
    ast.SetComp: "a comprehension",
    ast.DictComp: "a comprehension",
    ast.GeneratorExp: "a generator expression",
    ast.Lambda: "a lambda",
    ast.JoinedStr: "an f-string",
    ast.Dict: "a dict",
    ast.Set: "a set",
    ast.Yield: "a generator",
    ast.YieldFrom: "a generator",
    ast.Await: "await",
}
