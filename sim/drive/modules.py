"""Lays a program's modules flat and gives them short names, for one that nobody else calls.

A board keeps three texts for every module of a package that was ever loaded, for good:
`ui.window_modes`, `window_modes` and `/lib/ui/window_modes.py`. So on a drive there are no
packages: a module is `/lib/b.py`, imported as `b`, a name that variables have, too. All that names
modules is told their new names: imports, texts that are nothing but names of modules, and

    "ui.screen_" + name               those that begin so are called by the rest: `menu`
    name.startswith("engine.acts")    becomes a list of them

Left as they are: `hal`, where a board's own file is looked for by the board's name, and libraries.
`rename_modules` does the same to a program that drives the app from outside.
"""

import ast
from collections import Counter
from collections.abc import Collection, Iterable, Iterator, Mapping
from itertools import count
from pathlib import Path
from string import ascii_lowercase

from sim.drive import rom
from sim.drive.rename import Rename, names_in
from sim.drive.tree import Transformer, Trees, absolute, bodies, bound_in, module_of, texts_in, walk
from sim.errors import UsageError

# Libraries, too: they are made small with the rest, so they must be found before any others that a
# board has by these names.
_PACKAGES = ("adafruit_display_text", "adafruit_displayio_layout", "engine", "journal", "ui")
_STUB = Path(__file__).resolve().parents[1] / "stubboard" / "drive"
# Names that no module can have: words of the language, modules of CircuitPython and of the virtual
# machine, a folder that boards make, and one that an older version left on the drive.
_TAKEN = frozenset("as gc if in io is js or os re rp sd ui vm".split())
_LEAST = 3  # letters from which on a shorter name is one


def flatten(trees: Trees, known: Iterable[str]) -> dict[str, str]:
    """Take all modules out of their packages; what they are called now by what they were.

    Before names are shortened, since those of packages and modules are free then. known: all
    modules that there were before files were joined; a text may still list them.
    """
    modules = {module_of(path): path for path in trees}
    moved = [name for name in modules if name.partition(".")[0] in _PACKAGES]
    taken = {name for path, tree in trees.items() for name in _taken_from(tree, path, modules)}
    for name in moved[:]:
        if modules[name].endswith("__init__.py") and name not in taken:
            moved.remove(name)  # a package that only held others
            del trees[modules[name]]
    begun = _begun(trees, moved)
    mapping = _put_together(trees, moved, begun)
    used = {name for tree in trees.values() for name in names_in(tree)} | set(mapping.values())
    names = (f"module{number}" for number in count())
    free = (name for name in names if name not in used)
    mapping.update((name, next(free)) for name in moved if name not in mapping)
    others = {module_of(path).partition(".")[0] for path in trees} - {*_PACKAGES}
    clash = set(mapping.values()) & (others | _of_the_machine())
    if clash or len(set(mapping.values())) < len(mapping):
        raise UsageError(f"modules cannot be called so on a drive: {', '.join(sorted(clash))}")
    gone = {name for name in known if name.partition(".")[0] in _PACKAGES} - set(mapping)
    for path, tree in trees.items():
        _Flat(mapping, gone, begun, path).visit(tree)
    _refuse_left(trees, {*mapping, *gone})
    _move(trees, {modules[old]: new for old, new in mapping.items()})
    return mapping


def shorten_modules(trees: Trees, flat: Mapping[str, str]) -> dict[str, str]:
    """Give modules that `flatten` took out their last names: those that variables have by now.

    The most frequent go to those that most files ask for. Names that are put together stay.
    """
    asked = Counter(name for path, tree in trees.items() for name in _asked(tree, path))
    left = [name for old, name in flat.items() if not old.endswith(name)]
    left.sort(key=lambda name: -asked[name])
    taken = _TAKEN | {module_of(path).partition(".")[0] for path in trees}
    popular = _popular(trees)
    names = (name for name in popular if name not in taken)
    last = {name: name for name in flat.values()}
    last.update(zip(left, names, strict=False))
    for path, tree in trees.items():
        _Flat(last, set(), {}, path).visit(tree)
        _shorten_aliases(tree, popular)
    _move(trees, {f"lib/{old}.py": new for old, new in last.items()})
    return {old: last[new] for old, new in flat.items()}


def _move(trees: Trees, names: Mapping[str, str]) -> None:
    """Rename files, in their order."""
    moved = {
        f"lib/{names[path]}.py" if path in names else path: tree for path, tree in trees.items()
    }
    trees.clear()
    trees.update(moved)


def rename_modules(text: str, mapping: Mapping[str, str]) -> str:
    """The text of a program beside the app, with modules named as they are on the drive."""
    tree = ast.parse(text)
    _Flat(mapping, set(), {}, "").visit(tree)
    return ast.unparse(ast.fix_missing_locations(tree))


def _put_together(trees: Trees, moved: list[str], begun: Mapping[str, str]) -> dict[str, str]:
    """What modules are called whose names are put together in play."""
    asked = Counter(name for path, tree in trees.items() for name in _asked(tree, path))
    # Of a package those that are imported are not meant: they are called by whole names.
    return {
        name: new + name.removeprefix(old)
        for old, new in begun.items()
        for name in moved
        if name.startswith(old) and not (old.endswith(".") and asked[name])
    }


def _taken_from(tree: ast.Module, path: str, modules: Collection[str]) -> Iterator[str]:
    """Modules that a file imports something of, or themselves."""
    for node in walk(tree):
        if isinstance(node, ast.ImportFrom):
            source = absolute(node, path)
            full = [f"{source}.{one.name}" for one in node.names]
            yield from (name if name in modules else source for name in full)
        elif isinstance(node, ast.Import):
            yield from (one.name for one in node.names)
        elif isinstance(node, ast.Call) and ast.unparse(node.func) == "__import__":
            yield _text(node.args[0])


def _asked(tree: ast.Module, path: str) -> Iterator[str]:
    """Modules that a file names as a whole."""
    for node in walk(tree):
        if isinstance(node, ast.ImportFrom):
            source = absolute(node, path)
            yield source
            yield from (f"{source}.{one.name}" for one in node.names)
        elif isinstance(node, ast.Import):
            yield from (one.name for one in node.names)
        elif isinstance(node, ast.Constant) and isinstance(node.value, str):
            yield from node.value.split()


def _popular(trees: Trees) -> list[str]:
    """Names in small letters, since a drive does not tell them apart.

    First those in ROM, then those of one and two letters that most files have: a module of such a
    name costs none.
    """
    found = Counter(name for tree in trees.values() for name in set(names_in(tree)))
    letters = ["", *ascii_lowercase]
    names = [first + letter for first in letters for letter in ascii_lowercase]
    return [*rom.MODULES, *sorted(names, key=lambda name: (-found[name], len(name), name))]


def _begun(trees: Trees, moved: list[str]) -> dict[str, str]:
    """Beginnings of names that are put together, each with what stands for it on the drive."""
    found: dict[str, str] = {}
    for tree in trees.values():
        for node in walk(tree):
            text = _beginning(node)
            if text and any(name.startswith(text) for name in moved):
                found[text] = ""
    return found


def _beginning(node: ast.AST) -> str:
    """`"ui.screen_"` of `"ui.screen_" + name`."""
    if isinstance(node, ast.BinOp) and isinstance(node.op, ast.Add):
        left = node.left
        if isinstance(left, ast.Constant) and isinstance(left.value, str) and "." in left.value:
            return left.value
    return ""


class _Flat(Transformer):
    """Lets a file name modules as they are called now. gone: those that are no files any more."""

    def __init__(
        self, mapping: Mapping[str, str], gone: set[str], begun: Mapping[str, str], path: str
    ) -> None:
        self._mapping = mapping
        self._gone = gone
        self._begun = begun
        self._path = path

    def visit_Import(self, node: ast.Import) -> "ast.stmt | list[ast.stmt]":
        """`import engine.calling` is there for what that does: it binds nothing any more."""
        if not any(one.name in self._mapping for one in node.names):
            return node
        made: list[ast.stmt] = []
        for one in node.names:
            new = self._mapping.get(one.name, one.name)
            if new == one.name or one.asname:
                made.append(ast.Import([ast.alias(new, one.asname)]))
            else:
                call = ast.Call(ast.Name("__import__", ast.Load()), [ast.Constant(new)], [])
                made.append(ast.Expr(call))
        return [ast.copy_location(one, node) for one in made]

    def visit_ImportFrom(self, node: ast.ImportFrom) -> "ast.stmt | list[ast.stmt]":
        """`from ui import menu` takes a module, any other something of one."""
        source = absolute(node, self._path)
        made: list[ast.stmt] = []
        rest = []
        for one in node.names:
            full = f"{source}.{one.name}"
            if full in self._mapping:
                made.append(ast.Import([ast.alias(self._mapping[full], one.asname or one.name)]))
            else:
                rest.append(one)
        if rest and source in self._mapping:
            made.append(ast.ImportFrom(self._mapping[source], rest, 0))
        elif rest:
            node.names = rest
            made.append(node)
        return [one if one is node else ast.copy_location(one, node) for one in made]

    def visit_Constant(self, node: ast.Constant) -> ast.expr:
        """A text that names modules and nothing else."""
        words = node.value.split() if isinstance(node.value, str) else []
        if all(word in self._mapping or word in self._gone for word in words):
            news = [self._mapping[word] for word in words if word in self._mapping]
            node.value = " ".join(news) if news else node.value
        return node

    def visit_Tuple(self, node: ast.Tuple) -> ast.expr:
        """Of a list those are left that there are."""
        node.elts = [one for one in node.elts if _text(one) not in self._gone]
        return self.generic_visit(node)  # type: ignore[return-value]

    def visit_BinOp(self, node: ast.BinOp) -> ast.expr:
        """`"ui.screen_" + name`"""
        new = self._begun.get(_beginning(node))
        if new is None:
            return self.generic_visit(node)  # type: ignore[return-value]
        return node.right

    def visit_Call(self, node: ast.Call) -> ast.expr:
        """`name.startswith("engine.acts")`: names on a drive have no beginnings."""
        asked = node.func
        if isinstance(asked, ast.Attribute) and asked.attr == "startswith":
            start = _text(node.args[0])
            found = sorted(new for old, new in self._mapping.items() if old.startswith(start))
            if start.partition(".")[0] in _PACKAGES and found:
                names = ast.Tuple([ast.Constant(name) for name in found], ast.Load())
                return ast.copy_location(ast.Compare(asked.value, [ast.In()], [names]), node)
        return self.generic_visit(node)  # type: ignore[return-value]


def _text(node: ast.expr) -> str:
    value = node.value if isinstance(node, ast.Constant) else ""
    return value if isinstance(value, str) else ""


def _shorten_aliases(tree: ast.Module, names: Iterable[str]) -> None:
    """Give what imports call otherwise than it is called there a name that variables have."""
    written = set(names_in(tree))
    keywords = {node.arg for node in walk(tree) if isinstance(node, ast.keyword)}
    bound = Counter(bound_in(tree))
    aliases = [
        one
        for body in bodies(tree)
        for node in body
        if isinstance(node, (ast.Import, ast.ImportFrom))
        for one in node.names
        if one.asname not in (None, one.name)  # by its own name it is there for others
        and len(str(one.asname)) >= _LEAST
        and one.asname not in keywords
    ]
    free = (name for name in names if name not in written and name not in _TAKEN)
    mapping: dict[str, str] = {}
    for one in aliases:
        same = [other for other in aliases if other.asname == one.asname]
        if one.asname and bound[one.asname] == len(same) and one.asname not in mapping:
            mapping[one.asname] = next(free)
    Rename(mapping, attributes=False).visit(tree)
    for one in aliases:
        one.asname = mapping.get(one.asname or "", one.asname)


def _refuse_left(trees: Trees, modules: set[str]) -> None:
    """A text that is, or begins, a module's old name would find none."""
    for text in texts_in(trees.values()):
        is_left = "." in text and any(name.startswith(text) for name in modules)
        if is_left or text in modules:
            raise UsageError(f"{text!r}: on a drive no module begins so; write whole names")


def _of_the_machine() -> set[str]:
    return {path.stem for path in _STUB.glob("*.py")} | {"board", "boot", "code", "lib", "hal"}
