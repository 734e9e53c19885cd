"""This module reads the files of rule sets; an error in one is reported in one line.

    read_rule_sets(folder, known)    the contents of each rule set's file, in the order of the list

A file is data: it is parsed and never loaded. A list keeps the order of its names, because a saved
match stores a name's number; new names go to the end.
"""

import ast
import re
import warnings
from collections.abc import Callable
from pathlib import Path
from typing import Any

from engine.state.layout import MAX_SEATS
from sim.errors import UsageError

Contents = dict[str, Any]
_OTHERS = ("__init__", "decks", "flat", "index", "mixing", "ready")  # modules of the package
_NAME = re.compile("[a-z][a-z0-9]*(-[a-z0-9]+)*")
_LONGEST_NAME = 13  # letters: the narrowest menu has a name and its players in a row
_LONGEST_LINE = 44  # letters: three rows of the narrowest menu, wherever lines break
_NOT_IN_A_LINE = '"\\|<>`'  # they would end a string in Python, or a cell of the docs' tables
_EVERY = "all"  # `python -m sim soak --rules all`


def read_rule_sets(folder: Path, known: tuple[str, ...]) -> dict[str, Contents]:
    """Return the contents of each rule set's file and its GROUP, the folder; by name, in order.

    folder: engine/rulesets, whose folders are groups of rule sets. known: names that have their
    numbers. UsageError, in one line, for an error.
    """
    files: dict[str, Contents] = {}
    paths = [*folder.glob("[!.]*.py"), *folder.glob("*/[!.]*.py")]
    for path in sorted(paths, key=lambda path: path.name):
        if path.stem not in _OTHERS:
            contents = _contents(path)
            if contents["NAME"] in files:
                raise file_error(contents["NAME"], "there are two of it: keep one")
            files[contents["NAME"]] = contents
            contents["GROUP"] = path.parent.name
    for name in known:
        if name not in files:
            raise UsageError(f"index: no file for the rule set {name!r}: saved matches need it")
    files = {name: files[name] for name in (*known, *(new for new in files if new not in known))}
    for name in files:
        lineage(name, files)
    return files


def lineage(name: str, files: dict[str, Contents]) -> list[str]:
    """Return a rule set and its parents, the youngest first."""
    found = [name]
    base = next(iter(files))
    while found[-1] != base:
        child = found[-1]
        parent = files[child]["PARENT"]
        if not parent:
            raise file_error(child, f"says no PARENT: name what it is built on, such as {base!r}")
        if parent not in files:
            raise file_error(
                child, f"no rule set {parent!r} to be its PARENT: one of {', '.join(files)}"
            )
        if parent in found:
            raise file_error(
                child, f"PARENT = {parent!r} leads in a circle: it must lead to {base!r}"
            )
        found.append(parent)
    return found


def file_of(name: str) -> str:
    """Return the name of a rule set's file."""
    return name.replace("-", "_") + ".py"


def file_error(name: str, what: str) -> UsageError:
    """Return the error for a fault in a rule set's file."""
    return UsageError(f"index: {file_of(name)}: {what}")


def _contents(path: Path) -> Contents:
    """Return the contents of a rule set's file."""
    contents: Contents = {}
    try:
        for node in _statements(path):
            word, value = _assignment(node)
            if word in contents:
                raise ValueError(f"line {node.lineno}: {word} stands there already")
            contents[word] = value
        _complete(contents, path.stem)
    except ValueError as error:
        raise UsageError(f"index: {path.name}: {error}") from error
    return contents


def _statements(path: Path) -> list[ast.stmt]:
    """Return the statements of a file, without its docstring."""
    if not path.is_file():
        raise ValueError("is no file: a rule set is a text file in this folder")
    try:
        text = path.read_text(encoding="utf-8-sig")
        with warnings.catch_warnings():
            warnings.simplefilter("error")  # of a "\d": a future Python will refuse it
            body = ast.parse(text).body
    except OSError as error:
        raise ValueError(f"cannot be read: {error.strerror}") from error
    except UnicodeDecodeError as error:
        raise ValueError(
            f"is no UTF-8 text from byte {error.start} on: save it as UTF-8"
        ) from error
    except SyntaxError as error:
        raise ValueError(f"line {error.lineno or 1}: {error.msg}: it must be Python") from error
    except (ValueError, MemoryError, RecursionError) as error:
        raise ValueError(f"is no Python that can be read: {error or 'too deep'}") from error
    return body[1:] if body and _is_text(body[0]) else body


def _is_text(node: ast.stmt) -> bool:
    return (
        isinstance(node, ast.Expr)
        and isinstance(node.value, ast.Constant)
        and isinstance(node.value.value, str)
    )


def _assignment(node: ast.stmt) -> tuple[str, Any]:
    """Return word and value of a statement `WORD = value`."""
    targets = node.targets if isinstance(node, ast.Assign) else [getattr(node, "target", None)]
    value = node.value if isinstance(node, ast.Assign | ast.AnnAssign) else None
    word = getattr(targets[0], "id", "") if len(targets) == 1 else ""
    if value is None or word not in _CHECKS:
        raise ValueError(f"line {node.lineno}: it may say {', '.join(_CHECKS)}, each with `=`")
    try:
        told = ast.literal_eval(value)
    except (ValueError, TypeError, SyntaxError, MemoryError, RecursionError):
        raise ValueError(f"line {node.lineno}: {word} must be written out, not computed") from None
    if isinstance(value, ast.Dict) and len(value.keys) > len(told):
        raise ValueError(f"line {node.lineno}: {word} has one of its options twice")
    return word, told


def _complete(contents: Contents, stem: str) -> None:
    """Check that all required words are there, and add the optional ones."""
    for word in ("NAME", "LINE", "PLAYERS"):
        if word not in contents:
            raise ValueError(f"says no {word}: a rule set must")
    contents.setdefault("PARENT", "")
    contents.setdefault("OPTIONS", {})
    for word, check in _CHECKS.items():
        requirement = check(contents[word])
        if requirement:
            raise ValueError(f"{word} = {contents[word]!r:.60}: must be {requirement}")
    if file_of(contents["NAME"]) != f"{stem}.py":
        raise ValueError(f"says NAME = {contents['NAME']!r}: must be its file's, with - for _")


def _name(value: Any) -> str:
    """Return the requirement on a name, if this one fails it."""
    if value == _EVERY:
        return f"another: {_EVERY!r} stands for every rule set"
    if isinstance(value, str) and _NAME.fullmatch(value) and len(value) <= _LONGEST_NAME:
        return ""
    return f"a text of a-z, 0-9 and -, {_LONGEST_NAME} letters at most, such as 'quick-fire'"


def _parent(value: Any) -> str:
    return "" if isinstance(value, str) else "the name of a rule set, as text"


def _line(value: Any) -> str:
    """Return the requirement on a menu line, if this one fails it."""
    if not isinstance(value, str) or not 0 < len(value) <= _LONGEST_LINE:
        return f"a text of 1 to {_LONGEST_LINE} letters, for the menu"
    if not (value.isascii() and value.isprintable()) or set(value) & set(_NOT_IN_A_LINE):
        return f"in letters that every screen and table has: ASCII, none of {_NOT_IN_A_LINE}"
    return "" if value == " ".join(value.split()) else "a text with single spaces, between words"


def _players(value: Any) -> str:
    """Return the requirement on numbers of players, if these fail it."""
    is_pair = type(value) is tuple and [type(one) for one in value] == [int, int]
    if is_pair and 2 <= value[0] <= value[1] <= MAX_SEATS:
        return ""
    return f"the fewest and the most, within 2 and {MAX_SEATS}, such as (2, 8)"


def _options(value: Any) -> str:
    """Return the requirement on options, if these fail it."""
    if type(value) is dict and all(type(one) is str for pair in value.items() for one in pair):
        return ""
    return 'names and values as text, such as {"uno": "2"}'


# The words of a file, and the checks of their values.
_CHECKS: dict[str, Callable[[Any], str]] = {
    "NAME": _name,
    "PARENT": _parent,
    "LINE": _line,
    "PLAYERS": _players,
    "OPTIONS": _options,
}
