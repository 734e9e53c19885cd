"""This module names the players of the arena: the levels, and yardsticks that no device has."""

from importlib import import_module
from typing import TYPE_CHECKING

from engine.bots.levels import NAMES, decide_of
from engine.bots.random import decide as by_chance
from sim.arena.rule_bot import decide as rule

if TYPE_CHECKING:
    from engine.bots import Bot
    from engine.table import Table

_OTHERS = ("random", "rule", "search")
PLAYERS = (*NAMES, *_OTHERS)


def seat(table: "Table", player: int, name: str) -> None:
    """Seat the bot of a name as a player of a table."""
    table.bots[player] = _bot(table, name)


def _bot(table: "Table", name: str) -> "Bot":
    if name == "rule":
        return rule
    if name == "search":
        search = import_module("sim.arena.search")
        return search.Search(table).decide  # type: ignore[no-any-return]
    return by_chance if name == "random" else decide_of(NAMES.index(name))
