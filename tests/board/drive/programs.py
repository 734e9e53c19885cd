"""This module runs small programs on Python, as they are written and as a drive has them.

Programs call `tell(value)`; what they have told, in order, is what they do.
"""

from collections.abc import Collection, Mapping
from functools import partial
from types import ModuleType
from typing import Any

from tools.drive.joining import Drive
from tools.drive.passes import made
from tools.drive.tree import module_of, parse_all

START = "code.py"


def drive_of(without: Collection[str] = (), **files: str) -> Drive:
    """Return the drive of a program; files: texts by module. `code` is its start."""
    texts = {f"{name}.py": text for name, text in files.items()}
    return made(parse_all(texts), [START] if START in texts else [], without)


def told_on_drive(without: Collection[str] = (), **files: str) -> list[Any]:
    """Return what a program tells from its drive."""
    drive = drive_of(without, **files)
    return told_by({**drive.texts, START: drive.with_new_imports(START, files["code"])})


def told_by(texts: Mapping[str, str]) -> list[Any]:
    """Return what a program tells; an error ends it, and is told, too. texts: by path."""
    told: list[Any] = []
    names: dict[str, Any] = {**vars(__import__("builtins")), "tell": told.append}
    names["__import__"] = partial(
        _load, {module_of(path): texts[path] for path in texts}, {}, names
    )
    try:
        names["__import__"](module_of(START))
    except Exception as error:
        told.append(type(error).__name__)
    return told


def _load(
    texts: Mapping[str, str],
    loaded: dict[str, ModuleType],
    names: dict[str, Any],
    name: str,
    *_others: object,
) -> ModuleType:
    """Import a module as `__import__` does; names: Python's own ones for it."""
    if name not in texts and name not in loaded:
        loaded[name] = ModuleType(name)
        vars(loaded[name]).update(
            vars(__import__(name)) if name != "micropython" else {"const": int}
        )
    if name not in loaded:
        loaded[name] = ModuleType(name)
        vars(loaded[name])["__builtins__"] = names
        exec(compile(texts[name], name, "exec"), vars(loaded[name]))
    return loaded[name]
