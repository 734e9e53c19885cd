"""What the self-check measures, a part at a time: each function returns a line of text.

`-` stands where a computer's Python does not tell. Nothing that is saved is harmed: the test
of the journal writes the statistics once more, as they are, and reads them back.
"""

import gc
import os
import sys

from micropython import const

from engine.bots.plain import decide
from engine.game import Game
from engine.rulesets import load
from engine.rulesets.index import NAMES
from engine.table import Table
from hal.ticks import since
from journal import STATISTICS
from ui.played import counted

_TURNS = 60
_BOTS = const(4)


def machine(app: "App") -> str:
    """Version, size of the screen, battery."""
    version = sys.implementation.version
    display = app.board.display
    numbers = (version[0], version[1], display.width, display.height)
    charge = app.board.battery()
    battery = " %d%%" % charge if charge >= 0 else ""
    return "Python %d.%d %dx%d" % numbers + battery


def name(app: "App") -> str:
    """The board's id."""
    from board import board_id

    return board_id


def heap(app: "App") -> str:
    """Free heap in bytes."""
    gc.collect()
    return "Heap free: " + (str(gc.mem_free()) if hasattr(gc, "mem_free") else "-")


def block(app: "App") -> str:
    """The largest block, to 256 bytes."""
    if not hasattr(gc, "mem_free"):
        return "Largest block: -"
    low = 0
    high = gc.mem_free()
    while high - low >= 256:
        middle = (low + high) // 2
        gc.collect()
        try:
            bytearray(middle)
            low = middle
        except MemoryError:
            high = middle
    gc.collect()
    return "Largest block: " + str(low)


def redraw(app: "App") -> str:
    """Milliseconds for the whole screen."""
    display = app.board.display
    began = app.board.ticks_ms()
    for is_hidden in (True, False):
        display.root_group.hidden = is_hidden
        display.refresh()
    ms = since(app.board.ticks_ms(), began) // 2
    return "Redraw: " + str(ms) + " ms"


def turns(app: "App") -> str:
    """Milliseconds for a turn, of bots by the first rule set."""
    rules = load(NAMES[0])
    table = Table(Game(_BOTS, rules.deck_size(_BOTS)))
    for seat in range(_BOTS):
        table.bots[seat] = decide
    table.game.start(rules, _BOTS, 1)
    began = app.board.ticks_ms()
    made = table.play_bots(_TURNS)
    tenths = since(app.board.ticks_ms(), began) * 10 // made
    return "Turn: %d.%d ms" % (tenths // 10, tenths % 10)


def saving(app: "App") -> str:
    """Does the drive take a save, and give it back?"""
    if app.board.storage is None:
        return "Saving: no drive"
    numbers = counted(app.saves)
    began = app.board.ticks_ms()
    if app.saves.is_proven(STATISTICS, numbers):
        return "Saving: good, " + str(since(app.board.ticks_ms(), began)) + " ms"
    return "Saving: FAILS, reason " + str(app.saves.trouble)


def space(app: "App") -> str:
    """Room on the drive."""
    try:
        status = os.statvfs(app.board.storage)
    except (AttributeError, OSError, TypeError):
        return "Drive: -"
    return "Drive free: " + str(status[0] * status[3] // 1024) + " KB"


PARTS = (name, machine, heap, block, redraw, turns, saving, space)

TYPE_CHECKING = False
if TYPE_CHECKING:
    from ui.app import App
