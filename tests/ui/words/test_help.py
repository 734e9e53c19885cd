"""The help first lists the options that the match changes, then explains the rules with cards."""

from itertools import pairwise

import pytest

from engine.rulesets import NAMES, load, mixing
from engine.rulesets.codes_generated import CODES
from engine.rulesets.lines_generated import LINES
from engine.rulesets.rule_set import ready
from engine.rulesets.words_generated import WORDS
from engine.state.cards import DRAW_TWO, GREEN, RED, SKIP, WILD, wild_kind
from engine.state.cards import colored as card
from engine.state.layout import EFFECTS
from engine.state.options import TARGET
from sim.board.desk import PAD, TWO
from sim.mash import SIZES
from tests.ui.reading import choose, rows_of
from ui.how_it_ends import ends_by_points

LONG = b"Exact number makes the player before draw as many as a long sentence has"


@pytest.mark.parametrize("columns", (1, 5, 19, 21, 26, 40, 80))
def test_a_text_is_broken_where_the_next_word_has_no_room(open_app, columns):
    from ui.draw.paragraphs import wrapped

    lines = wrapped(LONG, columns)
    assert b"".join(lines).replace(b" ", b"") == LONG.replace(b" ", b"")
    assert all(0 < len(line) <= columns for line in lines)
    if columns >= max(map(len, LONG.split())):
        assert b" ".join(lines) == LONG
        for line, following in pairwise(lines):
            assert len(line) + 1 + len(following.split()[0]) > columns


def test_an_empty_text_is_one_empty_line(open_app):
    from ui.draw.paragraphs import wrapped

    assert wrapped(b"", 20) == [b""]


@pytest.mark.parametrize("buttons", (PAD, TWO), ids=("pad", "two"))
def test_without_a_match_the_help_says_how_official_ends(open_app, buttons):
    player = open_app((128, 128), buttons=buttons)
    choose(player, "How to play")
    wins = b"- The first player without cards wins the points of all other hands"
    text = b" ".join(player.app.screen._lines)
    assert text == wins + b" - Points that end the match: 500"


@pytest.mark.parametrize(
    ("rules", "players", "ends"),
    [
        ("cowboy", 3, b"The last player with cards loses the hand"),
        ("dirty", 3, b"The first player without cards wins the hand"),
        (
            "partners",
            4,
            b"The first player without cards wins the points of the other side's hands",
        ),
    ],
)
def test_in_a_match_the_help_says_how_its_rules_end(open_app, rules, players, ends):
    player = open_app((128, 128), start=(rules, 1, players - 1, 1, None))
    player.app.go("help")
    player.frames()
    text = b" ".join(player.app.screen._lines)
    assert b"- " + ends + b" " in text + b" "
    assert b"First out" not in text and (b"Points that end" in text) == (rules == "partners")


def foot_of(player):
    """Return the row at the foot of a page of the help, which says what the keys do."""
    screen = player.app.screen
    page = screen.page if screen._at < screen._lists else screen._big
    return rows_of(page.last)[0]


def words_around_cards(player):
    """Return the words of a page with cards."""
    screen = player.app.screen
    rows = [*rows_of(screen._above), *rows_of(screen._big.body)]
    return " ".join(" ".join(rows).split())


@pytest.mark.parametrize("size", ((128, 128), (160, 128), (240, 135), (240, 240), (320, 240)))
@pytest.mark.parametrize("buttons", (PAD, TWO), ids=("pad", "two"))
def test_the_changed_options_come_first_then_each_page_uncut(open_app, size, buttons):
    player = open_app(size, start=("cowboy", 1, 3, 1, None), buttons=buttons)
    player.app.go("help")
    player.frames()
    screen = player.app.screen
    assert all(len(line) <= player.app.page.body.columns for line in screen._lines)
    key = "RIGHT" if buttons is PAD else "B"
    count = screen._lists + 4
    seen = []
    for number in range(1, count + 1):
        assert foot_of(player).endswith(f" {number}/{count}")
        seen.append(player.rgb())
        if number > screen._lists:
            from ui.screens.help import _ABOVE, _DRAW, _HONEST, _PAD, _TWO, _TWO_DRAWN

            picture = number - screen._lists - 1
            keys = _PAD if buttons is PAD else _TWO
            below = (_DRAW, _TWO_DRAWN, _HONEST, keys)[picture]
            assert words_around_cards(player) == (_ABOVE[picture] + b" " + below).decode()
        player.press(key)
    assert len(set(seen)) == count
    assert screen._at == (count - 1 if buttons is PAD else 0), "a pad stops at the end"
    player.press("A")
    assert player.screen == "menu"


@pytest.mark.parametrize(
    ("rules", "message"),
    [
        (
            "official",
            (
                "5: goes on its color or number",
                "the next one loses the turn",
                "you call a color",
            ),
        ),
        (
            "stack",
            (
                "5: goes on its color or number",
                "the next one draws 2 and loses the turn Or it adds to what is to be drawn.",
                "you call a color",
            ),
        ),
        (
            "grand",
            ("3: others may give you Threes", "the next one loses the turn", "you call a color"),
        ),
    ],
)
def test_the_help_opens_at_the_page_about_the_card_under_the_cursor(open_app, rules, message):
    from ui.draw.card_tiles import FACE_SHIFT, TILE_MASK, look_of

    number = 3 if rules == "grand" else 5
    mine = [card(number, RED), card(SKIP, GREEN), wild_kind(WILD)]
    if rules == "stack":
        mine[1] = card(DRAW_TWO, GREEN)
    player = open_app((128, 128), start=(rules, 1, 2, 1, None))
    if rules == "official":
        player.deal_table([mine, mine, mine], card(5, GREEN), 0)
    elif rules == "stack":
        player.set_table([mine, mine, mine], card(5, GREEN))
    else:
        player.set_table([mine, mine, mine], (card(5, GREEN), card(6, GREEN)))
    for place in range(3):
        player.press("DOWN", *["LEFT"] * 4, *["RIGHT"] * place, "START")
        choose(player, "Cards and rules")
        screen = player.app.screen
        assert screen._at == screen._lists and screen._pages() == screen._lists + 5
        assert words_around_cards(player) == message[place]
        shown = [(one[0], one[1]) for one in screen._big._cards]
        kind = mine[place]
        first = kind & ~7 if place == 2 else kind & ~3
        looks = [look_of(first + color, 0) for color in range(4)]
        assert shown == [(look & TILE_MASK, look >> FACE_SHIFT & TILE_MASK) for look in looks]
        player.press("A", "B")
    player.press("UP", "START")
    choose(player, "Cards and rules")
    screen = player.app.screen
    assert screen._at == 0 and screen._pages() == screen._lists + 4, "no card is under the cursor"


@pytest.mark.parametrize(("rules", "picture"), [("deadly", 0), ("dirty", 2), ("power", 2)], ids=str)
def test_a_page_says_nothing_that_the_rules_change(open_app, rules, picture):
    """In deadly nothing is drawn; in the others a Wild Draw Four is legal at other times."""
    player = open_app((128, 128), start=(rules, 1, 3, 1, None))
    player.app.go("help")
    player.frames()
    screen = player.app.screen
    assert screen._words[len(screen._cards) + picture] == [b""]


@pytest.mark.parametrize("size", SIZES, ids=str)
def test_the_words_on_every_card_fit_the_page(open_app, size):
    from ui import card_effects
    from ui.draw.paragraphs import wrapped
    from ui.screens.help import _MAY_ADD

    player = open_app(size)
    choose(player, "How to play")
    screen = player.app.screen
    columns = screen.page.body.columns
    texts = [b"9: " + words for words in card_effects._WORDS.values()]
    texts += [card_effects._SEVERAL, card_effects._BLANK]
    assert all(len(wrapped(words, columns)) <= screen._above.rows for words in texts)
    assert len(wrapped(_MAY_ADD, columns)) <= screen._big.body.rows


def test_core_10_the_help_opened_from_the_cover_shows_no_card_of_a_hand(open_app):
    player = open_app((128, 128), start=("official", 3, 0, 1, None))
    mine = [card(SKIP, GREEN), wild_kind(WILD)] * 2
    player.deal_table([mine, mine, mine], card(5, GREEN), 0)
    player.until(lambda: player.screen == "cover")
    player.press("A", "START")
    assert player.app.pointed_card == card(SKIP, GREEN)
    choose(player, "Back to the game")
    player.press("A")
    player.until(lambda: player.screen == "cover")
    player.press("START")
    assert player.screen == "menu"
    choose(player, "Cards and rules")
    assert player.app.screen._at == 0


def _changes(rules):
    """Return the options that the help must list, in the words of the menus."""
    changes = []
    for i in range(len(CODES)):
        value = mixing.value_of(rules, i)
        is_listed = value != mixing.value_of(ready(0), i)
        if CODES[i] == TARGET - EFFECTS:
            is_listed = ends_by_points(rules)
        if is_listed:
            changes.append(LINES[i] + b": " + (WORDS[i][value] if WORDS[i] else b"%d" % value))
    return changes


@pytest.mark.parametrize("name", NAMES)
def test_each_option_that_a_rule_set_changes_is_listed(open_app, name):
    open_app((128, 128))
    from ui.screens.help import rule_lines

    rules = bytearray(load(name).whole())
    assert rule_lines(rules)[1:] == _changes(rules)


def test_each_value_of_each_option_is_listed(open_app):
    open_app((128, 128))
    from ui.screens.help import rule_lines

    for i in range(len(CODES)):
        for value in {mixing.lowest(i), mixing.highest(i), *range(1, len(WORDS[i]))}:
            rules = ready(0)
            mixing.put(rules, i, value)
            assert rule_lines(rules)[1:] == _changes(rules)


def test_numbers_of_two_bytes_are_listed(open_app):
    open_app((128, 128))
    from ui.screens.help import rule_lines

    lines = rule_lines(
        bytearray(load("official", {"limit": "300", "first_wild": "return"}).whole())
    )
    assert lines[1:] == [
        b"A Wild as the first card: goes back",
        b"Turns that end a hand; 0: 100 for each seat: 300",
        b"Points that end the match: 500",
    ]


@pytest.mark.parametrize(
    ("name", "options"),
    [("dirty", {}), ("official", {"hands": "3"}), ("table-match", {}), ("seven-zero", {})],
)
def test_a_target_that_ends_nothing_is_not_listed(open_app, name, options):
    open_app((128, 128))
    from ui.screens.help import rule_lines

    lines = rule_lines(bytearray(load(name, options).whole()))
    assert not [words for words in lines if words.startswith(b"Points that end")]
