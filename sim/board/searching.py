"""Bots that search (sim.arena.search) sit down in the app, which knows none: a board has none."""

from importlib import import_module
from typing import Any

from sim.arena.search import Search


def seat_search() -> None:
    """Let every match that is made from here on have them in place of its own bots."""
    start: Any = import_module("ui.match_start")
    make = start.make_match

    def make_with_search(flavor: int, people: bytes, cards: int, level: int) -> Any:
        match = make(flavor, people, cards, level)
        decide = Search(match.table).decide
        for player, is_person in enumerate(people):
            if not is_person:
                match.table.bots[player] = decide
        return match

    start.make_match = make_with_search
