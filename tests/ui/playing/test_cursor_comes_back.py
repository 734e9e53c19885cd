"""Wherever another screen is opened over a prompt, the cursor is where it was when one comes back.

Every scene in which somebody is asked is such a prompt, in the hand, in the rows, and in the rows
that a card opens. The picture is compared pixel by pixel, on a board that has room for the menu
beside the table, and on one that makes the table anew afterwards.
"""

import pytest

from engine.state.cards import BLUE, RED, WILD, wild_kind
from engine.state.cards import colored as card
from engine.state.layout import COUNTS
from tests.ui.pictures.acts_tables import ACTS
from tests.ui.pictures.house_tables import HOUSE
from tests.ui.pictures.tables import challenge, color, turn
from tests.ui.reading import choose, rows_of
from ui.draw.card_tiles import STRIPS, TILE_BITS, TILE_MASK, look_of
from ui.draw.face_tiles import CALM, SLY
from ui.draw.font import CHECK
from ui.draw.places import FAN, Y
from ui.match.setup import BY_RANK
from ui.table.menu import OTHERS

_SIZE = (160, 128)
_NOTED = 60  # frames, until the question is back after a refusal
_SETTLED = 14  # frames, until what is under the cursor is shown large
_MOVES = ((), ("RIGHT",), ("DOWN", "RIGHT"), ("UP", "RIGHT"), ("A",))
_SCREENS = ("What can I do?", "What happened", "Settings", "Let a bot play", "Start over")


def _prompts():
    """Return the scenes of tables, and those where somebody is asked there."""
    scenes = {**ACTS, **HOUSE}
    return [scene for scene in scenes.values() if not scene.is_moving] + [turn, color, challenge]


def _is_asked(player):
    """Does the table wait for an answer, or for somebody who looks at others' cards?"""
    if player.mode == "watch":
        return player.app.screen.turn.about == OTHERS
    return player.mode in ("ask", "color", "question", "jump")


def _seen(player):
    """Return what tells where the cursor is: the picture above the hand, and the card it is on.

    Without moods, what time changes, and by one place where a hand lies that has just grown.
    """
    seats = player.app.page.seats
    for seat in range(len(seats.faces)):
        seats.feel(seat, CALM)
    player.frames(_SETTLED)
    if player.mode == "jump":
        rows = player.app.page.rows.grid
        return [rows[i] for i in range(rows.width * rows.height)]
    hand = player.hand
    top = player.app.pages.geometry.places[FAN + Y]
    pixels = player.rgb()[: 3 * _SIZE[0] * top]
    return pixels, hand.cursor, hand.pointed()


def _go_and_come_back(player, words, has_room):
    """Open the menu, and a screen from there, and leave both."""
    player.app.has_pause_screens = has_room
    player.press("START")
    assert player.screen == "menu"
    if words:
        choose(player, words)
        assert player.screen not in ("menu", "table")
        player.press("B")
        assert player.screen == "menu"
    player.press("B")


@pytest.mark.parametrize("scene", _prompts(), ids=lambda scene: scene.__name__)
def test_the_cursor_comes_back_from_every_screen(open_app, scene):
    for moves in _MOVES:
        player = scene(open_app, _SIZE)
        if _is_asked(player):
            _go_and_come_back(player, "", False)  # what was there before it was made anew is gone
        player.press(*moves)
        if not _is_asked(player):
            continue
        player.frames(_NOTED)
        mode, before = player.mode, _seen(player)
        for words in _SCREENS if moves == _MOVES[1] else ("",):
            for has_room in (True, False):
                _go_and_come_back(player, words, has_room)
                assert player.mode == mode, (moves, words, has_room)
                assert _seen(player) == before, (moves, words, has_room)


@pytest.mark.parametrize("scene", [turn, color, challenge], ids=lambda scene: scene.__name__)
def test_the_table_is_the_same_picture_behind_the_menu(open_app, scene):
    player = scene(open_app, _SIZE)
    player.press("DOWN", "RIGHT")
    player.app.page.seats.feel(1, SLY)
    player.frames(_NOTED)
    before = player.rgb()
    for words in ("", *_SCREENS):
        _go_and_come_back(player, words, True)
        assert player.rgb() == before, words


def test_the_hand_behind_the_menu_is_sorted_as_the_settings_say(open_app):
    hands = [[card(3, RED), card(5, RED), card(3, BLUE)], [card(1, RED)] * 4]
    player = open_app.at_table(hands, card(9, RED), size=_SIZE)
    player.press("START")
    player.app.setup.switches ^= BY_RANK
    player.press("B")
    shown = [player.hand.cards[i] for i in range(3)]
    assert shown == sorted(shown) == [card(3, RED), card(3, BLUE), card(5, RED)]
    hand = player.hand
    places = [hand.lifted if i == hand.cursor else hand.slots[i] for i in range(3)]
    slots = [[place[i] for i in range(STRIPS)] for place in places]
    looks = [look_of(kind, 0) for kind in shown]
    assert slots == [[look >> TILE_BITS * i & TILE_MASK for i in range(STRIPS)] for look in looks]


def test_a_wild_is_taken_back_and_the_cursor_is_on_it(open_app):
    hands = [[card(3, RED), card(5, RED), wild_kind(WILD)], [card(1, RED)] * 4]
    player = open_app.at_table(hands, card(9, RED), size=_SIZE)
    player.press("RIGHT", "RIGHT", "A")
    assert player.mode == "color"
    player.press("B")
    assert player.mode == "ask" and player.hand.pointed() == wild_kind(WILD)


def test_rows_that_a_card_opened_lead_back_to_that_card(open_app):
    hands = [[card(3, RED), card(5, RED), card(9, BLUE)], *[[card(1, RED)] * 4] * 2]
    player = open_app.at_table(hands, card(5, RED), "grand", size=_SIZE)
    player.press("RIGHT", "A")
    assert rows_of(player.app.page.rows)[0].startswith("Play on pile 1")
    for way in (("B",), ("RIGHT", "RIGHT", "A")):
        player.press(*way)
        assert player.hand.pointed() == card(5, RED)
        player.press("A")


def test_who_has_said_yes_stays_ticked(open_app):
    player = open_app((320, 240), start=("grand", 3, 1, 1, None))
    player.until(lambda: player.mode in ("cover", "question"))
    if player.mode == "cover":
        player.press("A")
    player.until(lambda: player.mode == "question")
    player.press("RIGHT", "A", "RIGHT", "RIGHT")
    before = player.rgb()
    assert chr(CHECK) in "".join(rows_of(player.app.page.rows)), "somebody has said yes"
    for has_room in (True, False):
        _go_and_come_back(player, "What can I do?", has_room)
        player.frames()
        assert player.rgb() == before


def test_a_wild_is_under_the_cursor_again_when_help_was_read_at_a_draw(open_app):
    """`grand`, seed 21: Bo's set makes the person draw, and a Wild in the hand sends it back."""
    player = open_app((160, 128), start=("grand", 1, 3, 21, None))
    player.until(lambda: player.mode == "ask")
    player.press("DOWN", *["RIGHT"] * 7)
    assert player.hand.pointed() == wild_kind(WILD)
    _go_and_come_back(player, "What can I do?", False)
    assert player.hand.pointed() == wild_kind(WILD)
    count = player.state[COUNTS]
    player.press("A")
    assert player.state[COUNTS] <= count, "the next A draws nothing"
