"""This check refuses in device code what CircuitPython's Python lacks, by the syntax tree.

The lists are CircuitPython 10's. Methods are recognized by name and, for some, by having no
argument, so a method of ours with the name of one that a board's `str` lacks is refused, too.
"""

import ast
import sys
from collections.abc import Iterator

from tools.checks.finding import Finding, Source

# Modules of the standard library that boards have; all others of CPython's are refused.
_SHARED_MODULES = frozenset(
    "array binascii builtins collections errno gc io json math os random re struct sys time"
    " traceback".split()
)
_LACKING = {
    "collections": {"defaultdict", "Counter", "ChainMap", "UserDict"},
    "gc": {"threshold", "freeze"},
    "math": {"gcd", "inf", "nan", "isclose", "lcm", "comb", "perm", "prod"},
    "os": {"replace", "path", "walk", "makedirs"},
    "random": {"shuffle", "sample", "choices", "Random", "gauss"},
    "re": {"findall", "finditer", "fullmatch"},
    "struct": {"Struct", "iter_unpack"},
    "sys": {"print_exception"},
    "time": {"perf_counter", "perf_counter_ns", "process_time"},
}
_WITHOUT_ARGUMENTS = frozenset("bit_count capitalize casefold isalnum swapcase title".split())
_LACKING_METHODS = _WITHOUT_ARGUMENTS | frozenset(
    "ljust removeprefix removesuffix rjust translate zfill".split()
)
_IGNORED_NAMES = frozenset(["__slots__", "__setattr__", "__init_subclass__"])
_LACKING_KEYWORDS = {"sum": "start", "zip": "strict", "from_bytes": "signed", "print": "flush"}
_NATIVE = frozenset(["native", "viper"])


def check(source: Source) -> Iterator[Finding]:
    """Yield what a board would not run in this file, or would run differently."""
    functions = {node.name for node in source.tree.body if isinstance(node, ast.FunctionDef)}
    for node in ast.walk(source.tree):
        for message in _messages(node, source, functions):
            yield source.at(node, f"{message} on a board")


def _messages(node: ast.AST, source: Source, functions: set[str]) -> Iterator[str]:
    if isinstance(node, (ast.Import, ast.ImportFrom)):
        yield from _import(node)
    elif isinstance(node, ast.Attribute):
        yield from _attribute(node, functions)
    elif isinstance(node, ast.Call):
        yield from _call(node)
    elif isinstance(node, (ast.FunctionDef, ast.AsyncFunctionDef, ast.ClassDef)):
        yield from _definition(node)
    elif isinstance(node, (ast.With, ast.AsyncWith)):
        yield from _with(node, source)
    else:
        yield from _syntax(node)


def _import(node: ast.Import | ast.ImportFrom) -> Iterator[str]:
    if isinstance(node, ast.Import):
        modules = [alias.name for alias in node.names]
    else:
        modules = [] if node.level else [node.module or ""]
    for module in modules:
        top = module.split(".")[0]
        if top not in _SHARED_MODULES and top in sys.stdlib_module_names:
            yield f"there is no module {module}"
        elif module == "os.path":
            yield "there is no os.path"
    if isinstance(node, ast.ImportFrom):
        for alias in node.names:
            if alias.name in _LACKING.get(node.module or "", ()):
                yield f"there is no {node.module}.{alias.name}"


def _attribute(node: ast.Attribute, functions: set[str]) -> Iterator[str]:
    if isinstance(node.value, ast.Name):
        owner = node.value.id
        if node.attr in _LACKING.get(owner, ()):
            yield f"there is no {owner}.{node.attr}"
        if isinstance(node.ctx, ast.Store) and owner in functions and owner[:1].islower():
            yield f"functions take no attributes (here {owner}.{node.attr})"


def _call(node: ast.Call) -> Iterator[str]:
    name = _name(node.func)
    if isinstance(node.func, ast.Name) and name == "next" and len(node.args) > 1:
        yield "next() takes no default"
    is_ours = bool(node.args) and name in _WITHOUT_ARGUMENTS
    if isinstance(node.func, ast.Attribute) and name in _LACKING_METHODS and not is_ours:
        yield f"there is no method {name}"
    for keyword in node.keywords:
        if name and keyword.arg and _LACKING_KEYWORDS.get(name) == keyword.arg:
            yield f"{name}() takes no {keyword.arg}="


def _definition(node: ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef) -> Iterator[str]:
    if getattr(node, "type_params", None):
        yield "there are no type parameters"
    for decorator in node.decorator_list:
        if _name(decorator) in _NATIVE:
            yield f"there is no decorator {_name(decorator)}"
    if isinstance(node, ast.ClassDef):
        if any(keyword.arg == "metaclass" for keyword in node.keywords):
            yield "there are no metaclasses"
    else:
        if node.args.posonlyargs:
            yield "there are no positional-only arguments"
        if node.name in _IGNORED_NAMES:
            yield f"{node.name} is ignored"


def _with(node: ast.With | ast.AsyncWith, source: Source) -> Iterator[str]:
    first = node.items[0].context_expr
    before = source.lines[node.lineno - 1][node.col_offset :]
    if first.lineno == node.lineno:
        before = before[: first.col_offset - node.col_offset]
    if "(" in before:
        yield "there is no with in parentheses"


def _syntax(node: ast.AST) -> Iterator[str]:
    if type(node).__name__ == "Match":
        yield "there is no match"
    elif type(node).__name__ == "TryStar":
        yield "there is no except*"
    elif type(node).__name__ == "TypeAlias":
        yield "there are no type aliases"
    elif isinstance(node, (ast.List, ast.Tuple, ast.Set)):
        is_target = isinstance(getattr(node, "ctx", None), ast.Store)
        if not is_target and any(isinstance(item, ast.Starred) for item in node.elts):
            yield "there is no * in a display"
    elif isinstance(node, ast.Dict) and None in node.keys:
        yield "there is no ** in a display"
    elif isinstance(node, ast.Delete):
        if any(_has_step(target) for target in node.targets):
            yield "there is no del of a slice with a step"
    elif isinstance(node, ast.Name) and node.id in _IGNORED_NAMES:
        yield f"{node.id} is ignored"


def _has_step(node: ast.AST) -> bool:
    return (
        isinstance(node, ast.Subscript)
        and isinstance(node.slice, ast.Slice)
        and node.slice.step is not None
    )


def _name(node: ast.AST) -> str | None:
    if isinstance(node, ast.Name):
        return node.id
    return node.attr if isinstance(node, ast.Attribute) else None
