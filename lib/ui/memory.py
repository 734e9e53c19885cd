"""This module keeps the two acts of the app's memory apart: the menus, and a match.

A board has no room for both. `settle()` notes what is loaded when the app is made: that stays.
`change_act()` forgets every other module, and the next act imports what it needs. Memory is
changed nowhere else: within an act modules are imported as any program does it, and a match
imports all that it needs when it begins (`ui.match_start`).
"""

import gc
import sys

IS_SMALL = hasattr(gc, "mem_free")  # a board; a computer forgets nothing

_staying = []  # names of modules


def settle() -> None:
    """Let all modules that are loaded now stay."""
    _staying.clear()
    _staying.extend(list(sys.modules))  # boards extend by a list only


def change_act() -> None:
    """Forget every module that does not stay. Nothing that is called by one may be running."""
    if IS_SMALL:
        for name in list(sys.modules):
            if name not in _staying:
                _forget(name)
        gc.collect()


def _forget(name: str) -> None:
    """Forget a module; the package that it is of, too."""
    del sys.modules[name]
    dot = name.rfind(".")
    package = sys.modules.get(name[:dot])
    if package is not None and hasattr(package, name[dot + 1 :]):
        delattr(package, name[dot + 1 :])
