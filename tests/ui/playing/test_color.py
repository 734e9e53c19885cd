"""The color to call begins on what the hand holds most of, and all are counted."""

import pytest

from engine.state.cards import BLUE, GREEN, RED, WILD, YELLOW, wild_kind
from engine.state.cards import colored as card
from tests.ui.pictures.tables import OTHERS, color
from tests.ui.reading import event_rows

_SIGNS = "".join(map(chr, range(128, 132)))


def _counts(player):
    """Return how many of each color the question counts."""
    words = event_rows(player)[-1].split()
    assert words[0] == "Color?" and [word[0] for word in words[1:]] == list(_SIGNS)
    return [int(word[1:]) for word in words[1:]]


@pytest.mark.parametrize(
    ("mine", "counts", "at"),
    (
        ([card(1, BLUE), card(2, BLUE), card(3, RED)], [1, 0, 2, 0], BLUE),
        ([card(1, GREEN), card(2, YELLOW)], [0, 1, 0, 1], GREEN),
        ([wild_kind(WILD)], [0, 0, 0, 0], RED),
        ([card(i % 9, YELLOW) for i in range(12)], [0, 0, 0, 12], YELLOW),
    ),
)
def test_the_cursor_begins_on_the_color_that_the_hand_holds_most_of(open_app, mine, counts, at):
    player = color(open_app, (240, 240))
    for _ in range(2):
        player.deal_table([[wild_kind(WILD), *mine], OTHERS, OTHERS, OTHERS], card(5, RED), 0)
        while player.hand.pointed() != wild_kind(WILD):
            player.press("RIGHT")
        player.press("A")
        assert player.mode == "color" and player.app.screen.mode.cursor == at
        assert _counts(player) == counts
        player.press("RIGHT" if at < YELLOW else "LEFT")
        assert player.app.screen.mode.cursor != at, "which is forgotten next time"


def test_at_the_smallest_size_all_counts_are_seen(open_app):
    assert _counts(color(open_app, (128, 128))) == [1, 1, 1, 2]
