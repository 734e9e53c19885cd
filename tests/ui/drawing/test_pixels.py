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
from ui.draw.card_tiles import STRIPS
from ui.draw.font import CELL_WIDTH, FIRST, RULE
from ui.draw.logo import LOGO_HEIGHT, LOGO_WIDTH
from ui.draw.table_tiles import RIM, TILE
from ui.screens import SCORE, TABLE, TITLE

SIZES = ((128, 128), (160, 128), (240, 240), (320, 240))
_SCREEN = 1.05
_LAID = 0.35  # one picture
_ALL = 0.65  # all pictures of a choice
_STEP = 0.08
_NAMED = {
    128: 0.12,
    160: 0.10,
}  # by width: a step in a hand, with the card's name in larger letters
_BACK = 0.04  # a card's back that turns on the cover
# A bar as wide as a list: where it was and is, each a row of at most nine in 128 pixels.
_BAR = 0.16
# On the title: the name under the cursor, the arrows, and what it starts, below it, there in two
# rows on the smallest display.
_ENTRIES = {128: 0.23}
_ENTRY = 0.15
# All rows of answers, and what A does there, by size: these rows are doubled, and three.
_ROWS_PAGES = {(240, 240): 0.21}
_ROWS = 0.16  # two answers as long as a row, one above the other
# Of a hand: its cards, where the cursor was and is, what A does there; by width where the name of a
# card is in larger letters.
_PAGES = {128: 0.34, 160: 0.33}
_PAGE = 0.25
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
    *backs, share = pictures(player, lambda: player.frames(32))
    player.desk.release("A")
    assert player.screen == "table"
    assert 0.99 < share <= _SCREEN
    assert len(backs) == 3 and max(backs) <= _BACK  # one turns after another, before the table
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
    answer_if_asked(player, "Play on")
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


def _is_felt(grid):
    """Is a grid the table: its felt, or an edge of its rim?"""
    return (grid.tile_width, grid.tile_height) in ((TILE, TILE), (TILE, RIM), (RIM, TILE))


def _computed(display, *, has_felt=True):
    """Return how many pixels are computed for a whole picture.

    That is each pixel that some grid covers, and it once more for each further grid below
    transparent pixels.
    """
    wide, high = display.width, display.height
    full = bytearray(wide * high)
    count = 0
    for grid, (x1, y1, x2, y2) in reversed(list(_grids(display.root_group))):
        if not has_felt and _is_felt(grid):
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


# Before there was a felt, on black: pixels that were computed for the table of four.
_ON_BLACK = {
    (128, 128): 12754,
    (160, 128): 14394,
    (240, 135): 17738,
    (240, 240): 44328,
    (320, 240): 48888,
    (240, 320): 57288,
}


@pytest.mark.parametrize("size", _ON_BLACK)
def test_a_felt_costs_at_most_a_third_more_than_a_table_on_black(open_app, size):
    player = turn(open_app, size)
    assert _computed(player.desk.display) <= _ON_BLACK[size] * 4 / 3


@pytest.mark.parametrize("size", (*_ON_BLACK, (480, 320)))
def test_a_felt_takes_at_most_half_the_time_more_of_a_whole_picture(open_app, size):
    """A pixel costs a board 1.1 us on its way to the display, and 4.6 more when it is computed."""
    player = turn(open_app, size)
    display = player.desk.display
    sent = 1.1 * display.width * display.height
    on_black = sent + 4.6 * _computed(display, has_felt=False)
    assert sent + 4.6 * _computed(display) <= 1.52 * on_black


def _within(group):
    """Yield the TileGrids of a group, in view or not."""
    for one in group:
        if isinstance(one, displayio.Group):
            yield from _within(one)
        else:
            yield one


def _overlaps(player):
    """Pairs of TileGrids of the page that lie on each other, where nothing needs to.

    Cards overlap, in a hand, in piles and on a title, and the felt lies below all. Those cost no
    more than what is seen of them: a pixel is taken from what lies on top. Faces stand on the rim,
    a golden button in the line of keys, the letters of the title and a heading on the empty part of
    the line below it, the bar of a cursor on its row; and of a score the band and the cards.
    """
    page = player.app.pages.pages[TABLE]
    free = []
    if page:
        free = [*_within(page.piles.group), *page.hand.slots, page.hand.lifted, *page.seats.faces]
    page = player.app.pages.pages[SCORE]
    if page and player.app.page is page:
        free += [page.band_grid, *page.cards]
    page = player.app.pages.pages[TITLE]
    if page and player.app.page is page:
        free += page._cards
    bar = getattr(player.app.page, "bar", None)
    if bar:
        free.append(bar.grid)
    found = [
        (grid, area)
        for grid, area in _grids(player.desk.display.root_group)
        if area[2] > 0 < area[3] and not _is_felt(grid) and not any(grid is one for one in free)
        if (grid.tile_width, grid.tile_height) != (LOGO_WIDTH, LOGO_HEIGHT)
        if any(grid[i] != RULE - FIRST for i in range(grid.width))
    ]
    is_small = [
        grid.height == STRIPS or (grid.width == 2 and grid.tile_width == CELL_WIDTH)
        for grid, _ in found
    ]
    return [
        (a, b)
        for i, (_, a) in enumerate(found)
        for n, (_, b) in enumerate(found[:i])
        if max(a[0], b[0]) < min(a[2], b[2])
        and max(a[1], b[1]) < min(a[3], b[3])
        and not (is_small[i] or is_small[n])
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
def test_a_laid_card_sends_at_most_a_third_of_the_screen_at_a_time(open_app, size, hand):
    player = open_app(size, start=("official", 1, 3, 1, None))
    player.deal_table([hand, OTHERS, OTHERS, OTHERS], card(7, RED), 0)
    shares = pictures(player, lambda: player.press("A"))
    assert player.mode == "watch"
    assert max(shares) <= _LAID and sum(shares) <= _ALL


def test_a_step_in_the_hand_sends_little(open_app, size):
    player = turn(open_app, size)
    most = _NAMED.get(size[0], _STEP)
    assert most_of(player, *["LEFT"] * 2, *["RIGHT"] * 5) <= most


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


@pytest.mark.parametrize("size", ((240, 320), (480, 320)))
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
    assert most_of(player, *["RIGHT"] * 5) <= _ROWS_PAGES.get(size, _ROWS)


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
    turned = [i for i, share in enumerate(shares) if share > _NAMED.get(size[0], _STEP)]
    assert max(shares) <= _PAGES.get(size[0], _PAGE) and len(turned) <= 20 // (
        player.hand.shown - 2
    )


@pytest.mark.parametrize("count", (1, 6, 7, 8, 9))
def test_a_drawn_card(open_app, size, count):
    """Wherever it comes to lie: a green 0 is the second of two, or in the middle of nine."""
    hand = [card(i % 9 + 1, (RED, YELLOW, BLUE)[i % 3]) for i in range(count)]
    player = open_app(size, start=("official", 1, 3, 1, None))
    player.deal_table([hand, OTHERS, OTHERS, OTHERS], card(0, GREEN), 0)
    pile = player.app.match.game.draws
    player.state[pile : pile + 60] = bytes([card(0, GREEN)]) * 60
    shares = pictures(player, lambda: player.press("B"))
    assert max(shares) <= _LAID and sum(shares) <= _ALL
    assert player.hand.count == count + 1


def test_colors_to_choose_from_wait_off_the_screen(open_app, size):
    """Hidden from the start, a board would send them with the first step of the cursor."""
    player = turn(open_app, size)
    piles = player.app.page.piles
    choice = piles.choice
    assert not choice.hidden and choice.y + player.desk.display.height <= 0


def test_a_step_between_colors_sends_little(open_app, size):
    player = color(open_app, size)
    keys = ["RIGHT"] * 5
    assert most_of(player, *keys) <= _STEP + 0.01  # with its name


def test_a_step_on_a_list_sends_little(open_app, size):
    player = open_app(size, start=("official", 1, 1, 1, None))
    player.press("START")
    assert player.screen == "menu"
    assert most_of(player, "DOWN", "DOWN", "UP", "UP", "UP") <= _BAR


def test_a_step_on_the_title_sends_little(open_app, size):
    most = _ENTRIES.get(size[0], _ENTRY)
    assert most_of(open_app(size), "DOWN", "DOWN", "DOWN", "DOWN") <= most


def test_a_step_on_a_list_with_a_foot(open_app, size):
    player = open_app(size)
    player.press("A")
    assert most_of(player, "DOWN", "DOWN", "UP") <= _STEP + _FOOT
