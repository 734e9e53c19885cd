"""On a large display the card under the cursor is shown enlarged, with what it does."""

import pytest

from engine.state.cards import BLUE, DRAW_TWO, FACE, GREEN, RED
from engine.state.cards import colored as card
from engine.state.layout import EFFECTS
from tests.ui.pictures.acts_tables import MINE, OTHER, holding, point_at
from tests.ui.pictures.tables import OTHERS, SEVEN, SIZES, turn
from tests.ui.reading import rows_of
from ui.draw.card_tiles import STRIPS, TILE_BITS, TILE_MASK, look_of

_LARGE = (480, 320)
_REST = 14  # frames of 20 ms


def _zoom(player):
    return player.app.effects._zoom


def _words(player):
    """Return the words beside the enlarged card, in one line."""
    return " ".join(row for row in rows_of(_zoom(player).foot) if row)


def _tiles(grid):
    return tuple(grid[strip] for strip in range(STRIPS))


def test_the_enlarged_card_follows_the_cursor_when_that_rests(open_app):
    player = turn(open_app, _LARGE)
    player.frames(_REST)
    assert _words(player) == "the next one draws 2 and loses the turn"
    player.press("RIGHT")
    large = _zoom(player)._card
    before = player.hand.cards[player.hand.cursor - 1]
    look = look_of(before, 0)
    tiles = tuple(look >> TILE_BITS * strip & TILE_MASK for strip in range(STRIPS))
    assert _tiles(large) == tiles, "it waits"
    player.frames(_REST)
    assert _tiles(large) == _tiles(player.hand.lifted)
    assert _words(player) == "3: goes on its color or number"
    player.press("UP")
    player.frames(_REST)
    assert large.x < 0 and _words(player) == "", "the cursor is in the row"


@pytest.mark.parametrize(
    ("rules", "face", "words"),
    [
        ("grand", 3, "3: others may give you Threes"),
        ("official", 3, "3: goes on its color or number"),
        ("grand", 8, "8: you take the salt"),
        ("seven-zero", 7, "7: you swap hands with another player"),
        ("stack", 12, "the next one draws 2 and loses the turn or adds to it"),
        ("official", 12, "the next one draws 2 and loses the turn"),
    ],
)
def test_the_words_are_those_of_the_rules_in_play(open_app, rules, face, words):
    hands = [[card(face, BLUE), card(1, GREEN)], OTHERS, OTHERS, OTHERS]
    player = open_app.at_table(hands, card(face, RED), rules, size=_LARGE)
    hand = player.hand
    while FACE[hand.cards[hand.cursor]] != face:
        player.press("RIGHT")
    player.frames(_REST)
    assert _words(player) == words


def test_the_words_of_every_effect_fit(open_app):
    player = turn(open_app, _LARGE)
    from ui import card_effects

    for effect, words in card_effects._WORDS.items():
        player.app.match.view[EFFECTS + 3] = effect
        shown = _zoom(player)
        shown._show(card(3, RED))
        assert _words(player) == "3: " + words.decode()


def test_nobody_sees_the_card_that_another_person_looked_at(open_app, monkeypatch):
    player = open_app.at_table([SEVEN, OTHERS], card(3, BLUE), people=2, size=_LARGE)
    player.frames(_REST)
    assert _words(player)
    display = player.app.board.display
    refresh = display.refresh
    seen = []

    def look():
        if player.screen == "cover":
            seen.append((_words(player), _zoom(player)._card.x < 0))
        refresh()

    monkeypatch.setattr(display, "refresh", look)
    player.press("A")
    assert player.mode == "watch" and _words(player) == "" and _zoom(player)._card.x < 0
    player.until(lambda: player.screen == "cover")
    assert set(seen) == {("", True)}, "in each picture"


def test_the_enlarged_card_is_hidden_with_the_hand_when_the_table_is_asked(open_app):
    hands = [[card(DRAW_TWO, RED), *MINE], OTHER, OTHER, OTHER]
    player = holding(open_app, _LARGE, hands)
    player.frames(_REST)
    shown = _words(player)
    point_at(player, card(DRAW_TWO, RED))
    assert _words(player) == shown != "", "of a card that stays in the hand"
    player.press("A")
    assert player.mode == "question"
    assert _words(player) == "" and _zoom(player)._card.x < 0


@pytest.mark.parametrize("size", SIZES)
def test_smaller_displays_enlarge_no_card(open_app, size):
    assert turn(open_app, size).app.effects._zoom is None


def test_an_enlarged_card_that_is_hidden_is_outside_the_display(open_app):
    player = turn(open_app, _LARGE)
    large = _zoom(player)._large
    player.press("UP")
    player.frames(_REST)
    assert large.x + large.scale * (_zoom(player)._card.x + 40) <= 0
