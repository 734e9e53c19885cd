"""Reads the picture of a score, as a player does.

title_of, words_of     the two lines at its head
keys_of                what its buttons say
goal_of                what is played to
score_rows             its lanes from top to bottom, each a ScoreRow
"""

from dataclasses import dataclass

from tests.ui.reading import rows_of
from ui.draw.lanes import NO_TICK, TICKS
from ui.draw.score_tiles import BAR_WIDTH, FLAG, filled

_FILLED = {filled(old, new): (old, new) for new in range(BAR_WIDTH + 1) for old in range(new + 1)}
_COLORS = ("red", "green", "blue", "yellow", "wild")


@dataclass
class ScoreRow:
    """line: names and total.

    old, new: pixels of the bar that were there before, and that are there now; face: from the
    track's left edge to the middle of the first face, in pixels.
    """

    line: str
    old: int
    new: int
    face: int
    cards: list[str]


def title_of(player):
    """Return who has won."""
    return rows_of(player.app.page.spoken)[0]


def words_of(player):
    """Return how."""
    return rows_of(player.app.page.below)[0]


def keys_of(player):
    """Return what the buttons say, each key and what it does."""
    return [rows_of(text)[0] for text in player.app.page.keys]


def goal_of(player):
    """Return what stands below the lanes."""
    return rows_of(player.app.page.goal_text)[0]


def score_rows(player):
    """Return the rows."""
    lanes = player.app.page.lanes
    per_row = len(lanes.faces) // len(lanes.names)
    rows = []
    for row, (name, total, bar, ticks) in enumerate(
        zip(lanes.names, lanes.totals, lanes.bars, lanes.ticks, strict=True)
    ):
        parts = [_FILLED[bar[i]] for i in range(1, bar.width - 1)]
        assert bar[bar.width - 1] == FLAG
        face = lanes.faces[row * per_row]
        tiles = [ticks[i] for i in range(ticks.width)]
        rows.append(
            ScoreRow(
                rows_of(name)[0] + " " + rows_of(total)[0],
                sum(old for old, _ in parts),
                sum(new for _, new in parts),
                face.x + face.tile_width // 2 - bar.x,
                [_COLORS[tile - TICKS] for tile in tiles if tile != NO_TICK],
            )
        )
    return rows
