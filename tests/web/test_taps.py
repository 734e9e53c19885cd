"""What a tap on the picture stands for, at every size of the page, on the simulator's display."""

import pytest

from sim.board.page_words import lines
from sim.board.taps import tap
from sim.board.tiles import grids
from tests.ui.conftest import open_app  # noqa: F401
from tests.ui.pictures.house_tables import house_jump
from tests.ui.pictures.tables import color, cover, players, rules, score, title, turn
from ui.draw.font import GLYPHS

SIZES = ((240, 240), (240, 320), (320, 240), (480, 320), (128, 128))
_MOST = 48


@pytest.fixture(params=SIZES, ids=[f"{wide}x{high}" for wide, high in SIZES])
def size(request):
    return request.param


def middle_of(player, grid, column=0, row=0):
    """Return a pixel in the middle of a tile."""
    for one, x, y, scale in grids(player.desk.display.root_group):
        if one is grid:
            return (
                x + scale * (column * grid.tile_width + grid.tile_width // 2),
                y + scale * (row * grid.tile_height + grid.tile_height // 2),
            )
    raise AssertionError("it is not shown")


def tap_at(player, place):
    """Tap as tools/web/page/taps.js does; return all buttons that were pressed."""
    pressed = []
    for _ in range(_MOST):
        words = tap(player.app, *place).split()
        is_on_the_way = words[-1:] == ["AGAIN"]
        names = words[:-1] if is_on_the_way else words
        before = player.rgb()
        player.press(*names)
        pressed += names
        if not is_on_the_way or player.rgb() == before:
            break
    return pressed


def column_of(player, word, text=None):
    """Return the column and row of a word in the answers."""
    text = text or player.app.page.rows
    for row in range(text.rows):
        tiles = [text.grid[row * text.columns + i] % GLYPHS + 32 for i in range(text.columns)]
        at = "".join(map(chr, tiles)).find(word)
        if at >= 0:
            return at + len(word) // 2, row
    raise AssertionError(f"no {word}")


def test_a_card_is_pointed_at_and_then_laid(open_app, size):  # noqa: F811
    player = turn(open_app, size)
    hand = player.hand
    slots = [slot for slot in hand.slots if slot.x >= 0]
    tap_at(player, middle_of(player, slots[4]))
    assert hand.cursor == hand.first + 4
    assert tap_at(player, middle_of(player, slots[3])) == ["LEFT"]
    count = hand.count
    assert tap_at(player, middle_of(player, hand.lifted)) == ["A"]
    assert player.mode == "watch" and hand.count == count - 1


def test_an_answer_is_given_by_one_tap(open_app, size):  # noqa: F811
    player = turn(open_app, size)
    count = player.hand.count
    pressed = tap_at(
        player, middle_of(player, player.app.page.rows.grid, *column_of(player, "Draw"))
    )
    assert pressed[0] == "UP" and pressed[-1] == "A"
    assert player.hand.count == count + 1


def test_a_hint_presses_its_button(open_app, size):  # noqa: F811
    player = turn(open_app, size)
    hints = player.app.page.hints
    assert tap(player.app, *middle_of(player, hints.grid, 0)) == "A"
    assert (
        tap(player.app, *middle_of(player, hints.grid, *column_of(player, "UNO", hints)))
        == "SELECT"
    )


def test_a_color_is_called_by_one_tap(open_app, size):  # noqa: F811
    player = color(open_app, size)
    colors = player.app.page.piles.colors
    assert player.app.screen.mode.cursor == 3
    assert tap(player.app, *middle_of(player, colors[3])) == "A"
    assert tap(player.app, *middle_of(player, colors[2])) == "LEFT A"
    assert tap(player.app, *middle_of(player, colors[0])) == "LEFT LEFT LEFT A"


def test_the_cover_is_held(open_app, size):  # noqa: F811
    player = cover(open_app, size)
    assert tap(player.app, size[0] // 2, size[1] // 2) == "HOLD A"


def test_who_jumps_is_tapped(open_app):  # noqa: F811
    player = house_jump(open_app, (240, 240))
    rows = player.app.page.rows
    assert tap(player.app, *middle_of(player, rows.grid, *column_of(player, "P3"))) == "RIGHT"
    assert tap(player.app, *middle_of(player, rows.grid, *column_of(player, "P4"))) == "DOWN"


def test_a_row_of_a_list_is_chosen_by_one_tap(open_app, size):  # noqa: F811
    player = rules(open_app, size)
    page = player.app.page
    assert tap_at(player, middle_of(player, page.body.grid, 4, 3)) == ["DOWN", "DOWN", "A"]
    assert player.screen == "rules" and "Big evenings" in lines(player.desk.display)[0]
    assert tap(player.app, size[0] // 2, 3) == "B"


def test_an_arrow_in_a_row_changes_its_value(open_app, size):  # noqa: F811
    player = players(open_app, size)
    body = player.app.page.body
    for at in range(body.columns * body.rows):
        if body.grid[at] % GLYPHS + 32 == 134 and at % body.columns > 1:
            words = tap(
                player.app, *middle_of(player, body.grid, at % body.columns, at // body.columns)
            )
            assert words.split()[-1] == "RIGHT"


def test_an_entry_of_the_title_is_chosen_by_one_tap(open_app, size):  # noqa: F811
    player = title(open_app, size)
    body = player.app.page.body
    assert tap(player.app, *middle_of(player, body.grid, 3, 0)) == "A"
    assert tap_at(player, middle_of(player, body.grid, 3, 2)) == ["DOWN", "DOWN", "A"]
    assert player.screen == "help"
    player = title(open_app, size)
    assert tap(player.app, *middle_of(player, player.app.page.note.grid, 8)) == "A"
    assert tap(player.app, *middle_of(player, player.app.page.last.grid, 1)) == "A"


def test_the_score_goes_on_by_a_tap(open_app, size):  # noqa: F811
    player = score(open_app, size)
    assert player.screen == "score"
    last = player.app.page.last.grid
    assert tap(player.app, size[0] // 2, size[1] // 3) == "A"
    assert tap(player.app, *middle_of(player, last, 1)) == "A"


def test_a_tap_beside_everything_does_nothing(open_app, size):  # noqa: F811
    player = turn(open_app, size)
    assert tap(player.app, size[0] - 1, 0) == ""


def test_the_words_of_a_table(open_app, size):  # noqa: F811
    words = "\n".join(lines(turn(open_app, size).desk.display))
    assert "red 3" in words and "[blue +2]" in words and "wild +4" in words
    assert "Draw" in words and "blue blank" not in words
    assert "7 cards" in words and words.count("face down") == 1  # a pile is one card
    assert words.splitlines()[-1].startswith("A play B draw")


def test_the_words_of_the_title(open_app, size):  # noqa: F811
    said = lines(title(open_app, size).desk.display)
    assert said[0] == "WILDHAND" and said[-1].startswith("A choose")
    assert {"[Play]", "How to play"} <= set(said)
    assert "Official, you and 3 bots" in " ".join(said)
