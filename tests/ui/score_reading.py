"""Reads the picture of a score, as a player does.

title_of, words_of     the two lines at its head
score_rows             its rows from top to bottom, each a ScoreRow
"""

from dataclasses import dataclass

from tests.ui.reading import rows_of
from ui.draw.score_tiles import (
    BAR_WIDTH,
    NOTHING,
    SMALL_CARDS,
    filled,
)

_FILLED = {filled(old, new): (old, new) for new in range(BAR_WIDTH + 1) for old in range(new + 1)}
_COLORS = ("red", "green", "blue", "yellow", "wild")


@dataclass
class ScoreRow:
    """line: names and total; gain: as it is written, or how many cards there are; empty: neither.

    old, new: pixels of the bar that were there before, and that are there now.
    """

    line: str
    gain: str
    old: int
    new: int
    cards: list[str]


def title_of(player):
    """Return who has won."""
    return rows_of(player.app.page._title[1])[0]


def words_of(player):
    """Return how."""
    return rows_of(player.app.page._words[1])[0]


def score_rows(player):
    """Return the rows."""
    page = player.app.page
    rows = []
    for line, gain, bar, cards in zip(page.lines, page.gains, page.bars, page.cards, strict=True):
        parts = [_FILLED[bar[i]] for i in range(1, bar.width - 1)]
        tiles = [cards[i] for i in range(cards.width)]
        rows.append(
            ScoreRow(
                rows_of(line)[0],
                rows_of(gain)[0] if gain.grid.x > 0 else "",
                sum(old for old, _ in parts),
                sum(new for _, new in parts),
                [_COLORS[tile - SMALL_CARDS] for tile in tiles if tile != NOTHING],
            )
        )
    return rows
