"""This module seats bots that search (sim.arena.search) in the app, whose own levels lack them."""

from importlib import import_module
from typing import Any

from sim.arena.search import Search


def seat_search() -> None:
    """Seat them instead of the app's own bots in every match that is made from here on."""
    start: Any = import_module("ui.match_start")
    make = start.make_match

    def make_with_search(people: bytes, cards: int, level: int, page: bytearray) -> Any:
        match = make(people, cards, level, page)
        decide = Search(match.table).decide
        for player, is_person in enumerate(people):
            if not is_person:
                match.table.bots[player] = decide
        return match

    start.make_match = make_with_search
