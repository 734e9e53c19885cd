"""Cuts long files that a drive loads late into pieces, which a board compiles one by one.

To compile a file takes about five times its length for a moment, and at a table little is left. So
files are cut between their statements, and classes between their methods:

    class Row:
        def show(self): …

becomes, with the second method in another piece,

    class Row:
        def show(self): …
    #31


    def _(self): …
    Row.hide = _

The file is Python as before. The line before each piece tells its bytes; the first line of all,
which other files in pieces this one imports. `lib/ui/loading.py` reads them. As many empty lines as
all pieces before have had of others stand before the text of a piece, so that a traceback through
pieces tells lines as of one text without any of that.

    sizes = sizes_of(trees)         of pieces of files that are loaded late, by path
    pieces = cut_up(tree, size)     the statements of one, piece by piece
    file, text = write_pieces(pieces, needed)       needed: other such files, to be there before
"""

import ast
from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence

from sim.drive.dense import dense
from sim.drive.imports import imported
from sim.drive.tree import Trees, module_of, walk

# Where modules are named that are loaded in that order, and the screen of a table behind them.
# Beside the plain table there is more room.
_LISTS = (
    ("lib/ui/acts_parts.py", "_PARTS", "ui.screen_acts"),
    ("lib/ui/house_parts.py", "_PARTS", "ui.screen_house"),
    ("engine/ruleset.py", "_ACTS", ""),
)
_BETWEEN = "engine/between.py"  # names what scores a hand and deals the next one
_OURS = ("engine", "ui")
_AGAIN = "adafruit_display_text"  # what a board starts with, and forgets, and a title loads again
_EARLY = ("code", "engine.game", "journal.file", "ui.app")  # what a board starts with
# Imported as a whole: the others are loaded by them, or when nothing else is there.
_WHOLE = {"ui.opening", "ui.loading", "ui.making", "ui.blank"}
# Bytes of a piece of what a table loads first and last, unless one statement or method has more.
_FIRST = 2200
_LAST = 500
_SCREENS = 800
_BETWEEN_HANDS = 1000
_RULES = 3000
_FIRST_RULES = 6000
_PASSING = ("lib/ui/", "lib/adafruit", "engine/own/", "engine/rulesets")  # not there in play
_METHOD = "_"  # what a method is called until its class has it


def sizes_of(trees: Trees) -> dict[str, int]:
    """How many bytes a piece of each file that is loaded late may have.

    Of files that are loaded one after the other the last has the least room.
    """
    late = _late(trees)
    lengths = {path: len(dense(trees[path])) for path in late}
    sizes: dict[str, int] = {}
    for paths, first, last in _lists(trees, late):
        whole = sum(lengths[path] for path in paths)
        before = 0
        for path in paths:
            size = first - (first - last) * before // whole
            sizes[path] = min(sizes.get(path, size), size)
            before += lengths[path]
    for path in late:
        sizes.setdefault(path, _SCREENS if path.startswith(_PASSING) else _RULES)
    return {path: sizes[path] for path in late}


def _lists(trees: Trees, late: Collection[str]) -> Iterator[tuple[list[str], int, int]]:
    """Files that are loaded one after the other, and how large pieces of first and last may be."""
    paths = {module_of(path): path for path in trees}
    for path, name, screen in _LISTS:
        rest: list[str] = []
        found: list[str] = []
        for node in trees[path].body if path in trees else ():
            is_list = isinstance(node, ast.Assign) and ast.unparse(node.targets[0]) == name
            for one in [*_named(node), screen] if is_list else ():
                _note(one, trees, paths, late, found)
            rest += [] if is_list else _named(node)
        yield (found, _FIRST, _LAST) if screen else (found, _FIRST_RULES, _RULES)
        if screen:  # what is loaded behind them, perhaps
            yield [paths[one] for one in rest if paths.get(one) in {*late} - {*found}], _LAST, _LAST
    texts = (
        [text for node in trees[_BETWEEN].body for text in _named(node)]
        if _BETWEEN in trees
        else []
    )
    names = [name for text in texts for name in text.split()]
    yield [paths[one] for one in names if paths.get(one) in late], _BETWEEN_HANDS, _BETWEEN_HANDS


def _named(node: ast.stmt) -> list[str]:
    """Texts in a statement."""
    values = [inner.value for inner in walk(node) if isinstance(inner, ast.Constant)]
    return [value for value in values if isinstance(value, str)]


def _note(
    name: str, trees: Trees, paths: Mapping[str, str], late: Collection[str], found: list[str]
) -> None:
    """Add a file behind those that it needs."""
    path = paths.get(name, "")
    if path in late and path not in found:
        for needed in needed_by([trees[path]], path, paths):
            _note(needed, trees, paths, late, found)
        found.append(path)


def _is_ours(name: str) -> bool:
    return name.partition(".")[0] in _OURS


def _late(trees: Trees) -> list[str]:
    """Files of ours that nothing imports as a board starts."""
    paths = {module_of(path): path for path in trees}
    early: set[str] = set()
    waiting = [*_EARLY, *(name for name in paths if not _is_ours(name))]
    while waiting:
        name = waiting.pop()
        if name in paths and name not in early:
            early.add(name)
            waiting += needed_by([trees[paths[name]]], paths[name], paths)
    return [
        path
        for name, path in paths.items()
        if name.startswith(_AGAIN) or (_is_ours(name) and name not in early and name not in _WHOLE)
    ]


def _imports(node: ast.stmt) -> bool:
    return isinstance(node, (ast.Import, ast.ImportFrom))


def cut_up(tree: ast.Module, size: int) -> list[ast.Module]:
    """The statements of a file in pieces of about so many bytes, in their order."""
    pieces: list[list[ast.stmt]] = [[]]
    taken = 0
    for statement in _apart(tree.body, size):
        length = len(dense(ast.Module([statement], [])))
        is_full = taken + length > size and taken * 5 > size
        if is_full and not _goes_with(statement):
            pieces.append([])
            taken = 0
        pieces[-1].append(statement)
        taken += length
    if len(pieces) > 1 and taken * 5 < size:
        last = pieces.pop()
        pieces[-1] += last
    return [ast.Module(piece, []) for piece in pieces]


def _apart(body: Iterable[ast.stmt], size: int) -> Iterator[ast.stmt]:
    """Statements, with classes that are too large taken apart."""
    for node in body:
        if isinstance(node, ast.ClassDef) and len(dense(ast.Module([node], []))) > size:
            yield from _taken_apart(node, size)
        else:
            yield node


def _taken_apart(node: ast.ClassDef, size: int) -> Iterator[ast.stmt]:
    """The class with as much as one piece holds and all that must be in it; then its methods."""
    own: list[ast.stmt] = []
    later: list[ast.FunctionDef] = []
    room = size
    for one in node.body:
        length = len(dense(ast.Module([one], [])))
        if isinstance(one, ast.FunctionDef) and _can_be_added(one) and (length > room or later):
            later.append(one)
        else:
            own.append(one)
            room -= length
    node.body = own or [ast.Pass()]
    yield node
    for method in later:
        target = ast.Attribute(ast.Name(node.name, ast.Load()), method.name, ast.Store())
        target.was = getattr(method, "was", method.name)  # type: ignore[attr-defined]
        method.name = _METHOD
        yield method
        yield ast.copy_location(ast.Assign([target], ast.Name(_METHOD, ast.Load())), method)


def _can_be_added(method: ast.FunctionDef) -> bool:
    """Nothing in it asks for its class without a name."""
    names = {node.id for node in walk(method) if isinstance(node, ast.Name)}
    is_bound = method.decorator_list or method.name.startswith("__")
    return not is_bound and names.isdisjoint(("super", "__class__"))


def _goes_with(statement: ast.stmt) -> bool:
    """Does a statement give a class the method right before it?"""
    value = statement.value if isinstance(statement, ast.Assign) else None
    return isinstance(value, ast.Name) and value.id == _METHOD


def needed_by(pieces: Sequence[ast.Module], path: str, modules: Collection[str]) -> list[str]:
    """Which of some modules a file imports at its top."""
    tops = [node for piece in pieces for node in piece.body if _imports(node)]
    named = set(imported(ast.Module(tops, []), path))
    return sorted(named.intersection(modules))


def write_pieces(pieces: Sequence[ast.Module], needed: Sequence[str]) -> tuple[str, str]:
    """The file of all pieces, and the text by whose lines tracebacks call what is in them."""
    file = f"# {' '.join(needed)}\n"
    plain = ""
    for piece in pieces:
        ast.fix_missing_locations(piece)
        text = dense(piece).encode("ascii", "backslashreplace").decode()  # a byte is a letter
        padded = "\n" * plain.count("\n") + text
        file += f"#{len(padded)}\n{padded}"
        plain += text
    return file, plain
