"""This module tells what happened in a hand, for the column beside the terminal's table.

A display has room for the newest events alone; a terminal shows as many as it has rows for. They
are the events that all may know, in the game's own words.
"""

from textwrap import wrap
from typing import Any

from engine.state.layout import EVENT_COUNT, EVENTS_KEPT
from sim.board.tiles import letter_of
from ui.draw.font import FIRST
from ui.draw.text import Writer
from ui.table.words import Recap

_COLUMNS = 44  # of a line before it is wrapped: names have room in it
_INDENT = " "


class _Words(Writer):
    """Writes into a string."""

    def __init__(self) -> None:
        self.columns = _COLUMNS
        self.words = ""

    def letter(self, code: int) -> None:
        self.words += letter_of(code - FIRST)[0]

    def room(self) -> int:
        return self.columns - len(self.words)


def log_rows(app: Any, columns: int, most: int) -> list[str]:
    """Return the newest events, the oldest first, in at most `most` rows; none beside a table."""
    if app is None or app.shown != "table":
        return []
    view = app.match.view
    recap = Recap(most)
    recap.find(view, view[EVENT_COUNT] - EVENTS_KEPT & 255, most)
    rows: list[str] = []
    for i in range(recap.count):
        line = _Words()
        recap.write(line, view, i)
        rows += wrap(line.words, columns, subsequent_indent=_INDENT)
    return rows[-most:]
