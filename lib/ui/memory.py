"""This module gives each act of the app the memory that it needs: the menus, and a match.

A board has no room for both. `keep_loaded(level)` lets the modules that are loaded now stay for a
level, FOR_GOOD or FOR_A_MATCH. `change_act(level)` forgets every other module, and the next act
imports what it needs. Nothing else frees modules.

A match also loads the screens that open over its table, such as the menu and the score. Where they
would leave too little memory (`has_room`), they form an act of their own (`ui.screens.PAUSE`), for
which the table is freed.
"""

import gc
import sys

from micropython import const

FOR_GOOD = const(0)
FOR_A_MATCH = const(1)
# Bytes that are to be free at a table before more is loaded with it.
ROOM_FOR_SCREENS = const(47 * 1024)  # they take 31 KB, and 16 are to be free in play
ROOM_FOR_TIPS = const(6 * 1024)  # of ui.hint, which takes 2
ROOM_FOR_EFFECTS = const(13 * 1024)  # of ui.table.effects, which take 8

IS_BOARD = hasattr(gc, "mem_free")  # a computer forgets nothing

_staying: "list[list[str]]" = [[], []]  # names of modules, by level


def keep_loaded(level: int) -> None:
    """Let all modules that are loaded now stay for a level."""
    _staying[level] = list(sys.modules)


def has_room(need: int) -> bool:
    """Is there room for more than the table of the match that has just begun? need: in bytes."""
    if not IS_BOARD:
        return True
    gc.collect()
    return gc.mem_free() >= need  # type: ignore[attr-defined,no-any-return]


def change_act(level: int) -> None:
    """Forget every module that does not stay. Nothing that is called by one may be running."""
    if IS_BOARD:
        # A list of the names has no room in a full heap; a board's dict may lose some meanwhile.
        for name in sys.modules:
            if name not in _staying[level]:
                _forget(name)
        gc.collect()


def join(part: str) -> None:
    """Let a part of the rules that is loaded say what it serves (engine.parts), and forget how."""
    module = sys.modules[part]
    module.join()
    if IS_BOARD:
        del module.join


def _forget(name: str) -> None:
    """Forget a module; the package that it is of, too."""
    del sys.modules[name]
    dot = name.rfind(".")
    package = sys.modules.get(name[:dot])
    if package is not None and hasattr(package, name[dot + 1 :]):
        delattr(package, name[dot + 1 :])
