"""How many pixels are sent: a screen once, of what changes only that, and nothing without a change.

A board takes microseconds for each pixel, and each TileGrid that changed is sent for itself.
"""

import pytest

from engine.state.cards import BLUE, DRAW_TWO, GREEN, NO_CARD, RED, SKIP, WILD, YELLOW, wild_kind
from engine.state.cards import colored as card
from engine.state.events import DREW_CARD, PASSED, note
from tests.ui.drawing.layers import is_felt, pictures, rectangles, sent
from tests.ui.pictures.acts_tables import acts_look, acts_turn, answer_if_asked, point_at
from tests.ui.pictures.tables import (
    OTHERS,
    SEVEN,
    SIZES,
    color,
    menu,
    rules_of_group,
    ten_players,
    title,
    turn,
)
from tests.ui.reading import event_rows
from ui.draw.places import FAN, Y
from ui.match.setup import MEDIUM, OFF

_SCREEN = 1.05
_LAID = 0.35  # one picture
# One in which a whole hand is spread anew: of cards that overlap each is sent whole, and with it
# where it lay.
_SPREAD = 0.5
_TURNED = 0.45  # or one in which other cards lie in the same places
_ALL = 0.77  # all pictures of a choice
_LINE = 0.1  # the two lines of the strip
_BACK = 0.04  # a card's back that turns on the cover


@pytest.fixture(params=SIZES, ids=[f"{wide}x{high}" for wide, high in SIZES])
def size(request):
    return request.param


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
    *backs, share = pictures(player, lambda: player.frames(32))
    player.desk.release("A")
    assert player.screen == "table"
    assert 0.99 < share <= _SCREEN
    assert len(backs) == 4 and max(backs) <= _BACK  # one turns after another, before the table
    for key, screen in (("START", "menu"), ("B", "table")):
        share = sent(player, lambda key=key: player.press(key))
        assert player.screen == screen
        assert 0.99 < share <= _SCREEN


@pytest.mark.parametrize("seed", range(1, 7))
def test_a_match_that_begins_with_a_question_to_the_table_is_drawn_once(open_app, seed):
    player = open_app((240, 240), start=("double-down", 2, 2, seed, None))
    display = player.desk.display
    sent_since_start = display.sent / (display.width * display.height)
    assert 1.99 < sent_since_start <= 1 + _SCREEN  # what is seen while it is loaded, and the table


def test_an_answer_leads_to_the_next_question_and_then_to_its_answers(open_app, size):
    """A person who does not hold the device adds nothing, and then has to draw."""
    options = {"stack": "same", "stack_by": "any"}
    player = open_app(size, start=("grand", 4, 0, 1, options))
    hands = [[card(DRAW_TWO, RED), *OTHERS], OTHERS, OTHERS, OTHERS]
    player.set_table(hands, (card(3, RED), card(3, BLUE)))
    player.take_device()
    point_at(player, card(DRAW_TWO, RED))
    answer_if_asked(player, "Play on")
    player.until(lambda: player.mode == "jump")
    player.press("A")
    assert event_rows(player)[-1] == "P2: add or draw 2?"
    words, answers = pictures(player, lambda: player.press("A"))
    assert words <= _LINE and answers <= 0.2
    assert player.mode == "question" and event_rows(player)[-1] == "P2 must draw 2"


# How many screens one step of the cursor sends at most: a scene, the keys before, those that are
# measured, the most at 128x128 and at 240x240. A card that rises is sent with the one that sinks,
# and its name. Answers lie on plates, which are sent as well, with dark letters on the chosen one,
# and so do the rows of lists. The panel of a color rises, too, and its shape is sent with it.
_STEPS = (
    (turn, "", "LEFT LEFT RIGHT RIGHT RIGHT RIGHT RIGHT", 0.15, 0.15),
    (turn, "", "UP RIGHT RIGHT RIGHT LEFT LEFT", 0.27, 0.26),
    (turn, "RIGHT RIGHT RIGHT", "RIGHT LEFT", 0.21, 0.15),  # to a warning, on two lines
    (acts_turn, "", "UP DOWN UP DOWN", 0.27, 0.27),
    (acts_turn, "UP", "RIGHT RIGHT RIGHT RIGHT RIGHT", 0.2, 0.1),  # from page to page
    (acts_look, "", "RIGHT RIGHT LEFT LEFT", _TURNED, _TURNED),  # to another hand
    (color, "", "LEFT LEFT LEFT RIGHT", 0.27, 0.3),
    (menu, "", "DOWN DOWN UP UP UP", 0.36, 0.33),
    (title, "", "DOWN DOWN DOWN DOWN", 0.2, 0.21),
    (rules_of_group, "", "DOWN DOWN UP", 0.43, 0.43),
)


@pytest.mark.parametrize(("scene", "before", "keys", "small", "large"), _STEPS)
def test_a_step_of_the_cursor_sends_little(open_app, size, scene, before, keys, small, large):
    player = scene(open_app, size)
    player.press(*before.split())
    most = max(sent(player, lambda key=key: player.press(key)) for key in keys.split())
    assert 0 < most <= (small if size == SIZES[0] else large)


def test_a_wide_hand_is_turned_over_by_pages(open_app, size):
    """A step sends two cards, but where a page is turned: that is after as many as are seen.

    All of it is another card then: docs/porting.md tells what a page covers.
    """
    player = ten_players(open_app, size)
    player.press(*["LEFT"] * 24)
    shares = [sent(player, lambda: player.press("RIGHT")) for _ in range(20)]
    turned = [share for share in shares if share > 0.15]
    assert max(shares) <= _TURNED and len(turned) <= 20 // (player.hand.shown - 2)


_HANDS = (  # their first card is laid
    [card(1, RED), card(5, RED), card(7, GREEN), card(9, GREEN), card(2, BLUE), card(2, YELLOW)],
    SEVEN,
    [card(9, RED), card(5, GREEN), card(7, GREEN), card(1, RED), card(3, RED), card(5, RED)],
)


@pytest.mark.parametrize("hand", _HANDS)
def test_a_laid_card_sends_at_most_a_hand_that_is_spread_anew_at_a_time(open_app, size, hand):
    player = open_app(size, start=("official", 1, 3, 1, None))
    player.deal_table([hand, OTHERS, OTHERS, OTHERS], card(7, RED), 0)
    shares = pictures(player, lambda: player.press("A"))
    assert player.mode == "watch"
    assert max(shares) <= _SPREAD and max(shares[1:]) <= _LAID and sum(shares) <= _ALL


@pytest.mark.parametrize("count", (1, 9))
def test_a_drawn_card(open_app, size, count):
    """Wherever it comes to lie: a green 0 is the second of two, or in the middle of nine."""
    hand = [card(i % 9 + 1, (RED, YELLOW, BLUE)[i % 3]) for i in range(count)]
    player = open_app(size, start=("official", 1, 3, 1, None))
    player.set_table([hand, OTHERS, OTHERS, OTHERS], card(0, GREEN), piles=[card(0, GREEN)])
    shares = pictures(player, lambda: player.press("B"))
    assert max(shares) <= _LAID and sum(shares) <= _ALL
    assert player.hand.count == count + 1


def _after_events(player):
    """Return the player after three cards were drawn, which fill all rows of events."""
    for _ in range(3):
        note(player.state, DREW_CARD, 1, 0, NO_CARD)
        note(player.state, PASSED, 1, 0, NO_CARD)
    player.app.match.refresh_view()
    player.press("START", "B")
    return player


def test_a_warning_leaves_the_older_events_where_they_are(open_app):
    """With a cursor's step it changes a line: nothing moves up for it, nor down again."""
    player = _after_events(turn(open_app, (480, 320)))
    point_at(player, wild_kind(WILD))  # the Wild Draw Four is its neighbor
    older = event_rows(player)[:-1]
    for key in ("RIGHT", "LEFT"):
        assert sent(player, lambda key=key: player.press(key)) <= 2 * _LINE
        assert event_rows(player)[:-1] == older


@pytest.mark.parametrize("size", (*SIZES, (240, 135), (480, 320)))
def test_a_refusal_sends_one_line(open_app, size):
    player = _after_events(turn(open_app, size))
    point_at(player, card(SKIP, GREEN))
    assert sent(player, lambda: player.press("A")) <= (_LINE if size == SIZES[0] else 0.06)
    assert event_rows(player)[-1] == "Same color or number"


def test_colors_to_choose_from_wait_off_the_screen(open_app, size):
    """Hidden from the start, a board would send them with the first step of the cursor."""
    player = turn(open_app, size)
    choice = player.app.page.piles.choice
    assert not choice.hidden and choice.y + player.desk.display.height <= 0


def _computed(display, *, has_felt=True):
    """Return how many pixels are computed for a whole picture.

    That is each pixel that some grid covers, and it once more for each further grid below
    transparent pixels.
    """
    wide, high = display.width, display.height
    full = bytearray(wide * high)
    count = 0
    for grid, (x1, y1, x2, y2) in reversed(list(rectangles(display.root_group))):
        if not has_felt and is_felt(grid):
            continue
        x1, x2 = max(x1, 0), min(x2, wide)
        colors = grid.pixel_shader
        is_clear = any(colors.is_transparent(i) for i in range(len(colors)))
        for y in range(max(y1, 0), min(y2, high)):
            row = slice(y * wide + x1, y * wide + max(x2, x1))
            count += full[row].count(0)
            if not is_clear:
                full[row] = bytes((1,)) * len(full[row])
    return count


@pytest.mark.parametrize("size", (*SIZES, (240, 135), (480, 320)))
def test_a_felt_takes_at_most_half_the_time_more_of_a_whole_picture(open_app, size):
    """A pixel costs a board 1.1 us on its way to the display, and 4.6 more when it is computed."""
    player = turn(open_app, size)
    display = player.desk.display
    sending = 1.1 * display.width * display.height
    on_black = sending + 4.6 * _computed(display, has_felt=False)
    assert sending + 4.6 * _computed(display) <= 1.52 * on_black


# Nothing is sent where nothing has changed.


def test_without_a_key_that_has_a_meaning_nothing_is_refreshed(open_app):
    player = turn(open_app, (160, 128))
    player.frames(5)
    before = player.desk.display.refreshes
    player.frames(200)
    player.press("DOWN")
    assert player.desk.display.refreshes == before


@pytest.mark.parametrize(("rules", "speed"), (("official", MEDIUM), ("grand", OFF)))
def test_no_refresh_sends_nothing(open_app, rules, speed):
    """It costs time: not even while a card or a banner waits off the screen for its picture."""
    player = open_app((240, 240), start=(rules, 1, 3, 1, None), speed=speed)
    display = player.desk.display
    before = display.refreshes
    shares = pictures(player, lambda: player.press_by_chance(1))
    assert len(shares) == display.refreshes - before > 200


def test_a_bots_turn_leaves_the_hand_alone(open_app):
    player = open_app((160, 128), start=("official", 1, 3, 1, None))
    player.deal_table([[card(1, RED)] * 5] + [[card(2, RED)] * 5] * 3, card(9, RED), 1)
    player.frames(5)
    before = player.desk.display.refreshes
    player.until(lambda: player.desk.display.refreshes > before)
    top_of_hand = player.app.pages.geometry.places[FAN + Y]
    assert all(y2 <= top_of_hand for _, _, _, y2 in player.desk.display.pushed)
