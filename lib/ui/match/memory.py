"""This module frees memory between the acts of the app: the menus, and a match.

A board has no room for both. `keep_loaded(level)` lets the modules that are loaded now stay for a
level, FOR_GOOD or FOR_A_MATCH. `change_act(level)` forgets every other module, and the next act
imports what it needs. A drive forgets more: what runs once (`tools/drive/making.py`).

A match also loads the screens that open over its table, such as the menu and the score. Where they
would leave too little memory (`has_room`), they form an act of their own (`ui.screens.PAUSE`), for
which the table is freed, and one of them is freed for the next where both would not fit. So are
menus for the next one.
"""

import gc
import sys

from micropython import const

from engine.state.windows import forget_windows

TYPE_CHECKING = False
if TYPE_CHECKING:
    from types import ModuleType
FOR_GOOD = const(0)
FOR_A_MATCH = const(1)
# Bytes that must be free at the first table of a new match. With less it begins, but may not come
# back from its score.
ROOM_FOR_PLAY = const(4 * 1024)
_IN_ONE = const(ROOM_FOR_PLAY // 4)  # they must be in one block: a list of so many words
_HELD = const(_IN_ONE + 64)  # words: a save leaves 128 bytes of garbage in the block, too
# Bytes that must be free before more is loaded with it.
ROOM_FOR_SCREENS = const(76 * 1024)  # menu, score and so on, and what play needs then
ROOM_FOR_A_SCREEN = const(36 * 1024)  # the score, the largest, what makes its rows, and its save
ROOM_FOR_A_MENU = const(48 * 1024)  # "players", the largest of the menus, and what plans a match
ROOM_FOR_FACES = const(26 * 1024)  # the widest, before seats are made
ROOM_FOR_TIPS = const(6 * 1024)  # ui.tip, and what play needs then
ROOM_FOR_EFFECTS = const(11 * 1024 + 512)  # ui.table.effects, beside a block that is held
ROOM_FOR_CONFETTI = const(11 * 1024)  # of the score
ROOM_FOR_DRAMA = const(28 * 1024)  # ui.table.drama in their place

STEPS = const(6)  # in which a match is made, from its first picture on (ui.match.beginning)

IS_BOARD = hasattr(gc, "mem_free")  # a computer forgets nothing

_spare: "list[list[None] | None]" = [None]  # see `hold_block`
_kept: "list[tuple[str, ...]]" = [(), ()]  # names of modules, those that a level adds


def keep_loaded(level: int) -> None:
    """Keep all modules that are loaded now for a level."""
    _kept[level] = tuple([name for name in sys.modules if not level or name not in _kept[0]])


def hold_block() -> None:
    """Hold ROOM_FOR_PLAY bytes, and some more, in one block until `free_block`, if there is one.

    What is made meanwhile goes into the other pieces, however small they are, so that the block is
    there for play: what is left without it would be in pieces that hold nothing.
    """
    free_block()
    if IS_BOARD:
        gc.collect()
        try:
            _spare[0] = [None] * _HELD
        except MemoryError:
            pass


def free_block() -> None:
    """Give back what `hold_block` holds."""
    if _spare[0]:
        _spare[0].clear()  # at once
        _spare[0] = None


def has_room(need: int) -> bool:
    """Are `need` bytes free, ROOM_FOR_PLAY of them in one block? Always True on a computer.

    Free memory may be in many small pieces, in which nothing can be loaded. A block that is held
    counts.
    """
    if not IS_BOARD:
        return True
    gc.collect()
    free: int = gc.mem_free()  # type: ignore[attr-defined]
    if _spare[0]:
        return free + ROOM_FOR_PLAY >= need
    if free < need:
        return False
    try:
        block = [None] * _IN_ONE
    except MemoryError:
        return False
    block.clear()  # gives it back at once
    return True


def change_act(level: int) -> None:
    """Forget every module that is not kept for a level. No function of theirs may be running."""
    free_block()
    if IS_BOARD:
        if level == FOR_GOOD:
            forget_windows()
        # A full heap has no room for a list of the names; a board's dict allows deletion meanwhile.
        for name in sys.modules:
            if name not in _kept[FOR_GOOD] and name not in _kept[level]:
                _forget(name)
        gc.collect()


def forget(module: "ModuleType") -> None:
    """Forget a module, on a board."""
    if IS_BOARD and module.__name__ in sys.modules:
        _forget(module.__name__)


def _forget(name: str) -> None:
    """Forget a module, and the attribute of its package that refers to it."""
    del sys.modules[name]
    dot = name.rfind(".")
    if dot < 0:  # as on a drive of bytecode: a full heap has no room for parts of the name, either
        return
    package = sys.modules.get(name[:dot])
    if package is not None and hasattr(package, name[dot + 1 :]):
        delattr(package, name[dot + 1 :])
