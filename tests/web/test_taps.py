"""What a tap on the picture stands for, at every size of the page, on the simulator's display.

Where to tap is read from painted pixels (`tests/painted.py`), never from what `tap` itself reads.
"""

import pytest

from engine.state.cards import BLUE, GREEN, RED
from engine.state.cards import colored as card
from engine.state.layout import EVENT_COUNT
from sim.board.page_words import lines
from sim.board.taps import tap
from tests.painted import lines as painted_lines
from tests.painted import pixel_of
from tests.ui.conftest import open_app  # noqa: F401
from tests.ui.pictures.house_tables import house_jump
from tests.ui.pictures.menu_tables import help_words, own_name, own_players
from tests.ui.pictures.tables import challenge, color, cover, rules, score, title, turn
from tests.ui.reading import rows_of, typed_name
from ui.draw.font import FIRST
from ui.draw.theme import BRIGHT, GOLD, SLATE, TEAL
from ui.draw.theme import UNO as RED_OF_UNO

SIZES = ((240, 240), (240, 320), (320, 240), (480, 320), (128, 128))
_MOST = 48


@pytest.fixture(params=SIZES, ids=[f"{wide}x{high}" for wide, high in SIZES])
def size(request):
    return request.param


def middle_of(player, grid, column=0, row=0):
    """Return a pixel in the middle of a tile."""
    return pixel_of(player.desk.display, grid, column, row)


def on_words(player, words):
    """Return a pixel in the middle of painted words."""
    found = [
        one for one in painted_lines(player.rgb(), player.desk.display.width) if words in one[0]
    ]
    assert found, f"no {words} is painted"
    line, x, y, scale = found[0]
    return x + (2 * line.index(words) + len(words)) * 3 * scale, y + 4 * scale


def on_row(player, words):
    """Return a pixel of the row of a list that has these words."""
    text = next(text for text in player.app.page.labels if words in rows_of(text)[0])
    return middle_of(player, text.grid, 2)


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


def on_color(player, color):
    """Return the middle of what is painted in a color at the lower edge: of a button."""
    display = player.desk.display
    rgb = player.rgb()
    wanted = [color >> shift & 255 for shift in (16, 8, 0)]
    found = []
    for y in range(display.height - display.height // 30, display.height):
        for x in range(display.width):
            at = 3 * (y * display.width + x)
            if all(abs(rgb[at + i] - wanted[i]) < 8 for i in range(3)):
                found.append((x, y))
    assert found, "no button is painted in it"
    xs, ys = [x for x, _ in found], [y for _, y in found]
    return (min(xs) + max(xs)) // 2, (min(ys) + max(ys)) // 2


def on_panel(player, wanted):
    """Return the middle of what is painted in the color of a panel, in the upper half."""
    display = player.desk.display
    rgb = player.rgb()
    parts = [BRIGHT[wanted] >> shift & 255 for shift in (16, 8, 0)]
    found = []
    for at in range(display.width * display.height // 2):
        if all(abs(rgb[3 * at + i] - parts[i]) < 8 for i in range(3)):
            found.append((at % display.width, at // display.width))
    xs, ys = sorted(x for x, _ in found), sorted(y for _, y in found)
    return xs[len(xs) // 2], ys[len(ys) // 2]


def column_of(player, word, text=None):
    """Return the column and row of a word in the answers."""
    text = text or player.app.page.rows
    for row in range(text.rows):
        tiles = [text.grid[row * text.columns + i] + 32 for i in range(text.columns)]
        at = "".join(map(chr, tiles)).find(word)
        if at >= 0:
            return at + len(word) // 2, row
    raise AssertionError(f"no {word}")


def test_a_card_is_pointed_at_and_then_laid(open_app, size):  # noqa: F811
    player = turn(open_app, size)
    hand = player.hand
    tap_at(player, middle_of(player, hand.slots[4]))
    assert hand.cursor == hand.first + 4
    assert tap_at(player, middle_of(player, hand.slots[3])) == ["LEFT"]
    count = hand.count
    assert tap_at(player, middle_of(player, hand.lifted)) == ["A"]
    assert player.mode == "watch" and hand.count == count - 1


def test_an_answer_is_given_by_one_tap(open_app, size):  # noqa: F811
    player = challenge(open_app, size)
    rows = player.app.page.rows
    events = player.app.match.view[EVENT_COUNT]
    pressed = tap_at(player, middle_of(player, rows.grid, *column_of(player, "Challenge")))
    assert pressed == ["LEFT", "A"]
    player.frames(2)
    assert player.app.match.view[EVENT_COUNT] > events, "the challenge was made"


def test_a_button_is_pressed_by_a_tap(open_app, size):  # noqa: F811
    player = turn(open_app, size)
    for ground, button in ((GOLD, "A"), (TEAL, "B"), (RED_OF_UNO, "SELECT")):
        assert tap(player.app, *on_color(player, ground)) == button
    count = player.hand.count
    tap_at(player, on_color(player, TEAL))
    assert player.hand.count == count + 1, "a card is drawn"


def test_no_button_is_pressed_where_none_is_drawn(open_app, size):  # noqa: F811
    player = challenge(open_app, size)
    buttons = {tap(player.app, x, size[1] - 4) for x in range(size[0])}
    assert "A" in buttons and "B" not in buttons


def test_a_color_is_called_by_one_tap(open_app, size):  # noqa: F811
    player = color(open_app, size)
    assert player.app.screen.mode.cursor == 3
    for wanted, pressed in ((3, "A"), (2, "LEFT A"), (0, "LEFT LEFT LEFT A")):
        assert tap(player.app, *on_panel(player, wanted)) == pressed


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
    assert tap_at(player, on_row(player, "Big evenings")) == ["DOWN", "DOWN", "A"]
    assert player.screen == "rules" and "Big evenings" in lines(player.desk.display)[0]
    assert tap(player.app, size[0] // 2, 3) == "B"


def test_a_notice_goes_on_wherever_it_is_tapped(open_app, size):  # noqa: F811
    player = title(open_app, size)
    wide, high = size
    for x, y in ((0, 0), (wide // 2, 4), (wide - 1, high // 3), (2, high // 2), (9, high - 5)):
        player.app.tell("Battery", "The battery is low.", "title")
        player.frames(40)
        assert tap_at(player, (x, y)) == ["A"]
        assert player.screen == "title"


def test_a_long_notice_is_read_to_its_end(open_app, size):  # noqa: F811
    player = title(open_app, size)
    player.app.tell("Battery", "The battery is low. " * 40 + "END.", "title")
    player.frames(40)
    for _ in range(20):
        shown = lines(player.desk.display)
        tap_at(player, (size[0] // 2, size[1] // 2))
        if player.screen == "title":
            break
    assert player.screen == "title" and any("END." in line for line in shown)


def test_each_letter_of_a_name_is_typed_by_one_tap(open_app, size):  # noqa: F811
    player = own_name(open_app, size)
    keys = player.app.page.keys
    letters = "b0z9h&A"
    for letter in letters:
        painted = [chr(grid[0] + FIRST).lower() for grid in keys.letters]
        tap_at(player, middle_of(player, keys.letters[painted.index(letter.lower())]))
    name = typed_name(player)
    assert name.lower().endswith(letters.lower())
    tap_at(player, middle_of(player, keys.wide_words[0].grid, 2))
    field = keys.name if rows_of(keys.name)[0] else keys.large_name
    assert tap_at(player, (size[0] // 2, middle_of(player, field.grid)[1])) == []  # the name itself
    assert typed_name(player) == name[:-1]
    tap_at(player, middle_of(player, keys.wide_words[1].grid, 2))
    assert player.screen == "editor"


@pytest.mark.parametrize("size", ((240, 240), (320, 240)))
def test_a_sign_at_the_edge_leads_to_the_rows_beyond(open_app, size):  # noqa: F811
    player = own_players(open_app, size)
    page = player.app.page
    top = rows_of(page.labels[0])[0]
    assert page.more_signs[0].x > 0
    for _ in range(9):
        tap_at(player, middle_of(player, page.more_signs[0]))
        assert player.screen == "players"
        now = rows_of(page.labels[0])[0]
        assert now != top
        top = now
        if page.more_signs[0].x < 0:
            break
    assert top == "P1", "the first row is reached"


def test_help_is_turned_by_taps(open_app, size):  # noqa: F811
    """The button of the arrows turns the page, the golden one leads back."""
    player = help_words(open_app, size)
    while player.screen == "help":
        before = player.rgb()
        assert tap_at(player, on_color(player, SLATE)) == ["RIGHT"]
        if player.rgb() == before:
            tap_at(player, on_color(player, GOLD))
    assert player.screen == "table"


def test_who_passes_the_device_on_calls_uno_by_a_tap(open_app, size):  # noqa: F811
    hands = [[card(1, RED), card(2, BLUE)], [card(3, GREEN)] * 4]
    player = open_app.at_table(hands, card(9, RED), people=2, size=size)
    player.press("A")
    player.until(lambda: player.mode == "question")
    player.press("A")
    player.until(lambda: player.screen == "cover")
    hints = player.app.page.buttons.line()
    for word, button in (("UNO!", "B"), ("hold", "HOLD A")):
        place = middle_of(player, hints.grid, *column_of(player, word, hints))
        assert tap(player.app, *place) == button


def test_an_entry_of_the_title_is_chosen_by_one_tap(open_app, size):  # noqa: F811
    player = title(open_app, size)
    entries = player.app.page.entries
    assert tap(player.app, *middle_of(player, entries[0].grid, 1)) == "A"
    pressed = tap_at(player, middle_of(player, entries[2].grid, 3))
    assert pressed[-1] == "A" and set(pressed[:-1]) <= {"DOWN", "RIGHT"}
    assert player.screen == "help"
    player = title(open_app, size)
    assert tap(player.app, *on_color(player, GOLD)) == "A"


def test_the_score_goes_on_by_a_tap(open_app, size):  # noqa: F811
    player = score(open_app, size)
    assert player.screen == "score"
    assert tap(player.app, size[0] // 2, size[1] // 3) == "A"
    assert tap(player.app, *on_color(player, GOLD)) == "A"
    assert tap(player.app, *on_color(player, TEAL)) == "B"


def test_a_tap_beside_everything_does_nothing(open_app, size):  # noqa: F811
    player = turn(open_app, size)
    assert tap(player.app, size[0] - 1, 0) == ""


def test_the_words_of_a_table(open_app, size):  # noqa: F811
    words = "\n".join(lines(turn(open_app, size).desk.display))
    assert "red 3" in words and "[blue +2]" in words and "wild +4" in words
    assert "on turn" in words and "blue +2?" in words and "blue blank" not in words
    assert "7 cards" in words and words.count("face down") == 1  # a pile is one card
    assert words.splitlines()[-1] == "A play; B draw; SEL UNO!"


def test_the_words_of_four_colors_and_of_who_is_asked(open_app, size):  # noqa: F811
    words = lines(color(open_app, size).desk.display)
    assert words[0] == "red; green; blue; [yellow]" or words[:2] == ["red; green", "blue; [yellow]"]
    words = "\n".join(lines(challenge(open_app, size).desk.display))
    assert words.index("on turn") < words.index("asked") and "Challenge" in words


def test_the_words_of_the_title(open_app, size):  # noqa: F811
    said = lines(title(open_app, size).desk.display)
    assert said[0] == "WILDHAND" and said[-1].startswith("A choose")
    words = "; ".join(said).split("; ")
    assert {"[PLAY]", "How to play"} <= set(words)
    if size != (128, 128):  # it has no room for it
        assert "Official" in " ".join(words) and "you and 3 bots" in " ".join(words)
