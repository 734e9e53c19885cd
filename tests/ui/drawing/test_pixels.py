"""How many pixels are sent: a screen once, and of what changes on it only that.

A board takes microseconds for each pixel, and each TileGrid that changed is sent for itself.
"""

import displayio
import pytest

from engine.state.cards import BLUE, DRAW_TWO, FACE, GREEN, NO_CARD, RED, WILD_FOUR, YELLOW
from engine.state.cards import colored as card
from engine.state.events import DREW_CARD, PASSED, note
from tests.ui.pictures.acts_tables import acts_look, acts_turn, answer_if_asked, point_at
from tests.ui.pictures.tables import CASES, OTHERS, SEVEN, color, ten_players, turn
from tests.ui.reading import event_rows
from ui.draw.geometry import CARD_HEIGHT
from ui.screens import TABLE

SIZES = ((128, 128), (160, 128), (240, 240), (320, 240))
_SCREEN = 1.05
_LAID = 0.35
_STEP = 0.08
_ROWS = 0.16  # two answers as long as a row, one above the other
_PAGE = 0.30  # of a hand: its cards and marks, and where the cursor was and is
_LINE = 0.08  # a line of words over the hand
_FOOT = 0.35  # of a list, where the text at its foot changes with the cursor


@pytest.fixture(params=SIZES, ids=[f"{wide}x{high}" for wide, high in SIZES])
def size(request):
    return request.param


def sent(player, act):
    """Return how many screens of pixels an act sends."""
    display = player.desk.display
    before = display.sent
    act()
    return (display.sent - before) / (display.width * display.height)


def pictures(player, act, look_at=None):
    """How many screens each picture of an act sends; and, with `look_at`, what that returns."""
    display = player.desk.display
    refresh = display.refresh
    seen = []

    def look():
        before = display.sent
        done = refresh()
        if display.sent > before:
            share = (display.sent - before) / (display.width * display.height)
            seen.append((share, look_at(player)) if look_at else share)
        return done

    display.refresh = look
    try:
        act()
    finally:
        display.refresh = refresh
    return seen


def most_of(player, *keys):
    """Return the most screens of pixels that one of some keys sends."""
    return max(sent(player, lambda key=key: player.press(key)) for key in keys)


# Screens.


def test_a_change_of_screen_is_drawn_once(open_app, size):
    player = open_app(size)
    for key, screen in (("A", "rules"), ("A", "players"), ("B", "rules")):
        share = sent(player, lambda key=key: player.press(key))
        assert player.screen == screen
        assert 0.99 < share <= _SCREEN, screen


def test_a_table_menu_and_cover_are_drawn_once(open_app, size):
    player = open_app(size, start=("official", 2, 1, 1, None))
    player.deal_table([SEVEN, OTHERS, OTHERS], card(3, BLUE), 0)
    player.until(lambda: player.screen == "cover")
    player.frames(32)  # until keys are heard
    player.desk.press("A")
    share = sent(player, lambda: player.frames(32))  # the backs that turn are in it
    player.desk.release("A")
    assert player.screen == "table"
    assert 0.99 < share <= _SCREEN
    for key, screen in (("START", "menu"), ("B", "table")):
        share = sent(player, lambda key=key: player.press(key))
        assert player.screen == screen
        assert 0.99 < share <= _SCREEN


@pytest.mark.parametrize("seed", range(1, 7))
def test_a_match_that_begins_with_a_question_to_the_table_is_drawn_once(open_app, seed):
    player = open_app((240, 240), start=("double-down", 2, 2, seed, None))
    display = player.desk.display
    assert 0.99 < display.sent / (display.width * display.height) <= _SCREEN


def test_an_answer_leads_to_the_next_question_in_one_picture(open_app, size):
    """A person who does not hold the device adds nothing, and then has to draw."""
    options = {"stack": "same", "stack_by": "any"}
    player = open_app(size, start=("grand", 4, 0, 1, options))
    hands = [[card(DRAW_TWO, RED), *OTHERS], OTHERS, OTHERS, OTHERS]
    player.set_table(hands, (card(3, RED), card(3, BLUE)))
    player.until(lambda: player.screen == "cover")
    player.press("A")
    point_at(player, card(DRAW_TWO, RED))
    answer_if_asked(player, "Lay on")
    player.until(lambda: player.mode == "jump")
    player.press("A")
    assert event_rows(player)[-1] == "P2: add or draw 2?"
    (share,) = pictures(player, lambda: player.press("A"))
    assert share <= 0.2
    assert player.mode == "question" and event_rows(player)[-1] == "P2 must draw 2"


# Layers.


def _grids(layer, x=0, y=0, scale=1):
    """Yield the TileGrids in view, with the rectangles that they cover."""
    if layer.hidden:
        return
    if isinstance(layer, displayio.Group):
        larger = scale * displayio.Group.scale.fget(layer)  # a Label's own tells another
        for one in layer:
            yield from _grids(one, x + layer.x * scale, y + layer.y * scale, larger)
        return
    left, top = x + layer.x * scale, y + layer.y * scale
    wide, high = layer.width * layer.tile_width, layer.height * layer.tile_height
    yield layer, (left, top, left + wide * scale, top + high * scale)


def _overlaps(player):
    """Pairs of TileGrids of the page that lie on each other, apart from the cards of a hand.

    Those cost no more than what is seen of them: a pixel is taken from what lies on top.
    """
    page = player.app.pages.pages[TABLE]
    hand = page.hand if page else None
    cards = [*hand.slots, hand.lifted] if hand else []
    found = [
        area
        for grid, area in _grids(player.desk.display.root_group)
        if area[2] > 0 < area[3] and not any(grid is one for one in cards)
    ]
    return [
        (a, b)
        for i, a in enumerate(found)
        for b in found[:i]
        if max(a[0], b[0]) < min(a[2], b[2]) and max(a[1], b[1]) < min(a[3], b[3])
    ]


@pytest.mark.parametrize(("picture", "size"), CASES)
def test_no_layer_lies_on_another(open_app, picture, size):
    assert _overlaps(picture(open_app, size)) == []


# What changes on a screen.


HANDS = (  # their first card is laid
    [card(1, RED), card(5, RED), card(7, GREEN), card(9, GREEN), card(2, BLUE), card(2, YELLOW)],
    SEVEN,
    [card(9, RED), card(5, GREEN), card(7, GREEN), card(1, RED), card(3, RED), card(5, RED)],
)


@pytest.mark.parametrize("hand", HANDS)
def test_a_laid_card_sends_about_a_third_of_the_screen(open_app, size, hand):
    player = open_app(size, start=("official", 1, 3, 1, None))
    player.deal_table([hand, OTHERS, OTHERS, OTHERS], card(7, RED), 0)
    share = sent(player, lambda: player.press("A"))
    assert player.mode == "watch"
    assert share <= _LAID


def test_a_step_in_the_hand_sends_little(open_app, size):
    player = turn(open_app, size)
    assert most_of(player, *["LEFT"] * 2, *["RIGHT"] * 5) <= _STEP


def test_a_step_in_the_hand_that_brings_up_a_warning(open_app, size):
    player = turn(open_app, size)
    player.press(*["RIGHT"] * 3)
    share = sent(player, lambda: player.press("RIGHT"))
    assert FACE[player.hand.cards[player.app.screen.turn._card]] == WILD_FOUR
    assert _STEP < share <= _STEP + _LINE


def _after_events(player):
    """Return the player after three cards were drawn, which fill all rows of events."""
    for _ in range(3):
        note(player.state, DREW_CARD, 1, 0, NO_CARD)
        note(player.state, PASSED, 1, 0, NO_CARD)
    player.app.match.refresh_view()
    player.press("START", "B")
    return player


@pytest.mark.parametrize("size", ((128, 128), (160, 128), (240, 135), (480, 320)))
def test_a_warning_leaves_the_older_events_where_they_are(open_app, size):
    """With a cursor's step it changes a line: nothing moves up for it, nor down again."""
    player = _after_events(turn(open_app, size))
    player.press(*["RIGHT"] * 5)
    grid = player.app.page.older.grid
    older = [grid[i] for i in range(grid.width * grid.height)]
    assert sent(player, lambda: player.press("RIGHT")) <= _STEP + _LINE
    assert FACE[player.hand.cards[player.app.screen.turn._card]] == WILD_FOUR
    assert [grid[i] for i in range(len(older))] == older
    assert sent(player, lambda: player.press("LEFT")) <= _STEP + _LINE


@pytest.mark.parametrize("size", (*SIZES, (240, 135), (480, 320)))
def test_a_refusal_sends_one_line(open_app, size):
    player = _after_events(turn(open_app, size))
    player.press("RIGHT")
    assert sent(player, lambda: player.press("A")) <= _LINE


def test_a_step_in_the_row_of_actions_sends_little(open_app, size):
    player = turn(open_app, size)
    keys = ["UP", "RIGHT", "RIGHT", "RIGHT", "LEFT", "LEFT"]
    assert most_of(player, *keys) <= _ROWS


def test_a_step_between_the_hand_and_the_rows_sends_little(open_app, size):
    """A card, an answer, and what A does, in as many letters."""
    player = acts_turn(open_app, size)
    assert most_of(player, "UP", "DOWN", "UP", "DOWN") <= _ROWS


@pytest.mark.parametrize("size", ((128, 128), (160, 128), (240, 135), (320, 240)))
def test_a_step_in_several_rows_sends_two_answers(open_app, size):
    player = acts_turn(open_app, size)
    player.press("UP")
    assert most_of(player, "RIGHT", "LEFT") <= _ROWS


def test_a_page_of_the_rows(open_app, size):
    player = acts_turn(open_app, size)
    player.press("UP")
    assert most_of(player, *["RIGHT"] * 5) <= _ROWS


def test_naming_a_player_lays_out_another_hand(open_app, size):
    player = acts_look(open_app, size)
    assert most_of(player, *["RIGHT"] * 2, *["LEFT"] * 2) <= _LAID


def test_a_wide_hand_is_turned_over_by_pages(open_app, size):
    """A step sends two cards, but where a page is turned: that is after as many as are seen.

    All of it is another card then: docs/porting.md tells what a page covers.
    """
    player = ten_players(open_app, size)
    player.press(*["LEFT"] * 24)
    shares = [sent(player, lambda: player.press("RIGHT")) for _ in range(20)]
    turned = [i for i, share in enumerate(shares) if share > _STEP]
    assert max(shares) <= _PAGE and len(turned) <= 20 // (player.hand.shown - 2)


@pytest.mark.parametrize("count", (1, 6, 7, 8, 9))
def test_a_drawn_card(open_app, size, count):
    """Wherever it comes to lie: a green 0 is the second of two, or in the middle of nine."""
    hand = [card(i % 9 + 1, (RED, YELLOW, BLUE)[i % 3]) for i in range(count)]
    player = open_app(size, start=("official", 1, 3, 1, None))
    player.deal_table([hand, OTHERS, OTHERS, OTHERS], card(0, GREEN), 0)
    pile = player.app.match.game.draws
    player.state[pile : pile + 60] = bytes([card(0, GREEN)]) * 60
    assert sent(player, lambda: player.press("B")) <= _LAID
    assert player.hand.count == count + 1


def test_colors_to_choose_from_wait_off_the_screen(open_app, size):
    """Hidden from the start, a board would send them with the first step of the cursor."""
    player = turn(open_app, size)
    piles = player.app.page.piles
    choice = piles._choice
    assert not choice.hidden and piles.group.y + choice.y + 2 * CARD_HEIGHT <= 0


def test_a_step_between_colors_sends_little(open_app, size):
    player = color(open_app, size)
    keys = ["RIGHT"] * 5
    assert most_of(player, *keys) <= _STEP


def test_a_step_on_a_list_sends_little(open_app, size):
    player = open_app(size, start=("official", 1, 1, 1, None))
    player.press("START")
    assert player.screen == "menu"
    assert most_of(player, "DOWN", "DOWN", "UP", "UP", "UP") <= _STEP


def test_a_step_on_the_title_sends_little(open_app, size):
    assert most_of(open_app(size), "DOWN", "DOWN", "DOWN", "DOWN") <= _STEP


def test_a_step_on_a_list_with_a_foot(open_app, size):
    player = open_app(size)
    player.press("A")
    assert most_of(player, "DOWN", "DOWN", "UP") <= _STEP + _FOOT
