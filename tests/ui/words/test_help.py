"""The help shows the pages of the rules that are played, what is changed, and a card's effect."""

import re
from itertools import pairwise

import pytest

from engine.rulesets import NAMES, load, mixing
from engine.rulesets.codes_generated import CODES
from engine.rulesets.lines_generated import LINES
from engine.rulesets.rule_set import ready
from engine.rulesets.words_generated import WORDS
from engine.state import choices, window_types
from engine.state.cards import BLUE, DRAW_TWO, GREEN, RED, SKIP, WILD, WILD_FOUR, wild_kind
from engine.state.cards import colored as card
from engine.state.layout import EFFECTS
from engine.state.options import TARGET
from lab.mash import SIZES
from sim.board.desk import PAD, TWO
from tests.ui.reading import choose, last_row, move_to, row_under_cursor, rows_of, to_groups
from tests.ui.words.joined import stages
from tools import assets
from tools.assets.rules import BEGIN, END, FOLDER
from ui.how_it_ends import ends_by_points

_VERBS = (
    "PLAY DRAW PASS CALL_COLOR NAME GIVE REFUSE TAKE TAKE_UNSEEN SHOW JUMP CALL_UNO CATCH "
    "CHALLENGE BACKFIRE RECOVER RAINBOW RUN SURRENDER PALM SORRY ANSWER DARE GUESS ADD REMOVE"
).split()
# The fewest letters in a row (240x240) or nearly so, and wide rows of which few fit (240x135).
_LEAST_ROOM = ((128, 128), (240, 135), (240, 240))
LONG = b"Exact number makes the player before draw as many as a long sentence has"


@pytest.mark.parametrize("columns", (1, 5, 19, 21, 26, 40, 80))
def test_a_text_is_broken_where_the_next_word_has_no_room(open_app, columns):
    from ui.draw.paragraphs import wrapped
    from ui.screens.help import break_into

    starts, ends = [], []
    break_into(LONG, 0, len(LONG), columns, starts, ends)
    assert [LONG[at:end] for at, end in zip(starts, ends, strict=True)] == wrapped(LONG, columns)
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


def words_of(text):
    return " ".join(" ".join(rows_of(text)).split())


def page_shown(player):
    """Return the heading of the page, the tiles of its cards, and its words."""
    page = player.app.page
    shown = [(one[0], one[1]) for one in page._cards if one.x >= 0]
    return words_of(page.frame.heading), shown, words_of(page.body)


def tiles_of(kinds):
    """Return the tiles of cards."""
    from ui.draw.card_tiles import FACE_SHIFT, TILE_MASK, look_of

    looks = [look_of(kind, 0) for kind in kinds]
    return [(look & TILE_MASK, look >> FACE_SHIFT & TILE_MASK) for look in looks]


def all_pages(player):
    """Return every page, turning from one to the next."""
    key = "RIGHT" if player.app.keys.has_pad else "B"
    pages = []
    count = len(player.app.screen._cards)
    for number in range(1, count + 1):
        assert last_row(player).endswith(f" {number}/{count}")
        pages.append(page_shown(player))
        player.press(key)
    return pages


def pages_in_docs(name):
    """Return the headings, the number of cards, and the words of a rule set's pages in docs."""
    text = (FOLDER / f"{name}.md").read_text().split(BEGIN)[1].split(END)[0]
    pages = []
    for part in text.split("### ")[1:]:
        heading, *blocks = part.strip().split("\n\n")
        cards = [block for block in blocks if block[0] == "`"]
        words = " ".join(" ".join(block for block in blocks if block[0] != "`").split())
        pages.append((heading, len(cards[0].split()) if cards else 0, words))
    return pages


@pytest.mark.parametrize("size", _LEAST_ROOM, ids=str)
@pytest.mark.parametrize("name", NAMES)
def test_each_page_of_the_docs_is_shown_whole(open_app, name, size):
    player = open_app(size)
    player.app.setup.rules = NAMES.index(name)
    player.app.go("help")
    player.frames()
    shown = [(heading, len(cards), words) for heading, cards, words in all_pages(player)]
    assert shown == pages_in_docs(name)


@pytest.mark.parametrize("buttons", (PAD, TWO), ids=("pad", "two"))
def test_every_page_is_another_picture_and_a_leads_back(open_app, buttons):
    player = open_app((128, 128), start=("cowboy", 1, 3, 1, None), buttons=buttons)
    for name in ("menu", "help"):
        player.app.go(name)
        player.frames()
    count = len(player.app.screen._cards)
    seen = set()
    for _ in range(count):
        seen.add(player.rgb())
        player.press("RIGHT" if buttons is PAD else "B")
    assert len(seen) == count
    assert player.app.screen._at == (count - 1 if buttons is PAD else 0), "a pad stops at the end"
    player.press("A")
    assert player.screen == "menu"


def test_without_a_match_the_help_explains_the_rule_set_that_was_chosen_last(open_app):
    player = open_app((128, 128))
    choose(player, "How to play")
    assert page_shown(player)[2].startswith("Have no cards first. Then you score")
    player.press("A")
    assert player.screen == "title"
    player.app.setup.rules = NAMES.index("cowboy")
    choose(player, "How to play")
    assert page_shown(player)[2].startswith("Nobody wins")


def test_start_explains_the_rule_set_under_the_cursor(open_app):
    player = open_app((128, 128))
    to_groups(player)
    choose(player, "Quick and wild")
    move_to(player, "Two-Deck")
    assert last_row(player).endswith("rules")
    player.press("START")
    assert [heading for heading, *_ in all_pages(player)][2] == "Face down"
    player.press("A")
    assert player.screen == "rules" and row_under_cursor(player).startswith("Two-Deck")
    move_to(player, "Other rules")
    assert last_row(player).endswith("back")
    player.press("START")
    assert player.screen == "rules"


def test_dice_are_shown_before_a_match_and_cards_after(open_app):
    player = open_app((128, 128))
    title = player.rgb()
    player.app.setup.rules = NAMES.index("dice")
    player.app.go("help")
    player.frames()
    player.press("RIGHT")
    dice = player.rgb()
    assert player.app.pages.sheets._are_dice
    player.press("A")
    assert not player.app.pages.sheets._are_dice
    player.app.setup.rules = 0
    player.app.go("title")
    player.frames()
    assert player.rgb() != dice != title


def test_changed_options_come_first_with_how_the_hand_ends(open_app):
    options = {"end": "last_left", "scoring": "none"}
    player = open_app((128, 128), start=("official", 1, 2, 1, options))
    player.app.go("help")
    player.frames()
    heading, cards, words = page_shown(player)
    assert heading == "Changed here" and not cards
    assert words.startswith(
        "- The last player with cards loses the hand - When a hand ends: one player is left - Who"
    )


@pytest.mark.parametrize(
    ("rules", "message"),
    [
        (
            "official",
            (
                "5: goes on its color or number.",
                "the next one loses the turn.",
                "you call a color.",
            ),
        ),
        (
            "stack",
            (
                "5: goes on its color or number.",
                "the next one draws 2 and loses the turn. Or it adds to what is to be drawn.",
                "you call a color.",
            ),
        ),
        (
            "grand",
            ("3: others may give you Threes.", "the next one loses the turn.", "you call a color."),
        ),
    ],
)
def test_the_help_opens_at_the_page_about_the_card_under_the_cursor(open_app, rules, message):
    number = 3 if rules == "grand" else 5
    mine = [card(number, RED), card(SKIP, GREEN), wild_kind(WILD)]
    if rules == "stack":
        mine[1] = card(DRAW_TWO, GREEN)
    player = open_app.at_table([mine, mine, mine], card(5, GREEN), rules)
    for place in range(3):
        player.press("DOWN", *["LEFT"] * 4, *["RIGHT"] * place, "START")
        choose(player, "What can I do?")
        heading, _, words = page_shown(player)
        assert heading == "What can I do?" and words.startswith("It is your turn.")
        player.press("RIGHT")
        kind = mine[place]
        first = kind & ~7 if place == 2 else kind & ~3
        looks = tiles_of([first + color for color in range(4)])
        assert page_shown(player) == ("This card", looks, message[place])
        player.press("A", "B")
    player.press("UP", "START")
    choose(player, "What can I do?")
    headings = [heading for heading, _, _ in all_pages(player)]
    assert headings[:2] == ["What can I do?", "The aim"], "no card is under the cursor"


@pytest.mark.parametrize("size", SIZES, ids=str)
def test_the_words_on_every_card_fit_the_page(open_app, size):
    from ui import card_effects
    from ui.draw.paragraphs import wrapped

    player = open_app(size)
    choose(player, "How to play")
    page = player.app.page
    texts = [b"9: " + words + b"." for words in card_effects._WORDS.values()]
    texts += [card_effects._SEVERAL, card_effects._BLANK]
    adds = wrapped(b"Or it adds to what is to be drawn.", page.body.columns)
    for words in texts:
        rows = len(wrapped(words, page.body.columns)) + len(adds)
        assert rows <= page.body.rows - page.below


def test_core_10_the_help_opened_from_the_cover_shows_no_card_of_a_hand(open_app):
    player = open_app((128, 128), start=("official", 3, 0, 1, None))
    mine = [card(SKIP, GREEN), wild_kind(WILD)] * 2
    player.deal_table([mine, mine, mine], card(5, GREEN), 0)
    player.take_device()
    player.press("START")
    assert player.app.pointed_card == card(SKIP, GREEN)
    choose(player, "Back to the game")
    player.press("A")
    player.until(lambda: player.screen == "cover")
    player.press("START")
    assert player.screen == "menu"
    choose(player, "What can I do?")
    assert page_shown(player)[0] == "The aim"


def _asked(player):
    """Return the words of the page about the question."""
    player.press("START")
    choose(player, "What can I do?")
    heading, _, words = page_shown(player)
    assert heading == "What can I do?"
    player.press("A")
    choose(player, "Back to the game")
    return words


def test_the_help_explains_the_question_and_the_choices_that_the_player_has(open_app):
    player = open_app((128, 128), start=("official", 1, 2, 1, None))
    mine = [card(5, GREEN), wild_kind(WILD), card(SKIP, RED)]
    player.deal_table([mine, mine, mine], card(3, GREEN), 0)
    words = _asked(player)
    assert words == (
        "It is your turn. Play: choose a card that is bright. Draw: take from the draw pile."
    )
    player.deal_table([[card(5, RED)] * 3, mine, mine], card(3, GREEN), 0)
    assert _asked(player) == "It is your turn. Draw: take from the draw pile."


def test_a_challenge_is_explained_to_whoever_must_draw(open_app):
    player = open_app((128, 128), start=("official", 2, 0, 1, None))
    four = [wild_kind(WILD_FOUR), card(5, RED), card(6, RED)]
    player.deal_table([four, four], card(3, GREEN), 0)
    player.take_device()
    while player.hand.cards[player.hand.cursor] != wild_kind(WILD_FOUR):
        player.press("RIGHT")
    player.press("A", "A")
    player.until(lambda: player.screen == "cover")
    player.press("START")
    choose(player, "What can I do?")
    assert page_shown(player)[0] == "The aim", "nobody has taken the device"
    player.press("A")
    choose(player, "Back to the game")
    player.press("A")
    words = _asked(player)
    assert words.startswith("A wild makes you draw.")
    assert words.endswith("Challenge: if it was unfair, its player pays; if it was fair, you do.")
    assert _asked(player) == words, "menu and help lead back to the same question"


def test_every_question_and_every_choice_has_its_words():
    never_asked = {"first_card", "play", "round", "reform", "dealt"}
    kinds = {name[2:].lower() for name in vars(window_types) if name.startswith("W_")} - never_asked
    without_words = {  # the question, or the answer's own words, say it all
        *("pass", "call_color", "name", "give", "refuse", "take", "take_unseen", "recover"),
        *("palm", "answer", "dare", "guess"),
    }
    assert [getattr(choices, verb) for verb in _VERBS] == list(range(1, choices.REMOVE + 1))
    verbs = {verb.lower() for verb in _VERBS} - without_words
    of_questions, of_choices = (FOLDER / "questions.md").read_text().split("## Choices")
    assert set(re.findall(r"^\| `(\w+)` \|", of_questions, re.MULTILINE)) == kinds
    explained = set(re.findall(r"^\| `(\w+)` \|", of_choices, re.MULTILINE))
    assert explained == verbs | {"play_down", "draw_open", "draw_on", "keep"}


@pytest.mark.parametrize("name", NAMES)
def test_each_stage_of_a_question_that_is_asked_is_explained(open_app, name):
    """A later stage may share the words of an earlier one."""
    open_app((128, 128), start=(name, 1, max(load(name).players[0], 2) - 1, 1, None))
    assets.make()
    from ui.screens.help import words_of_question

    for kind, stage in stages():
        assert words_of_question(assets.texts()["rules.txt"], kind, stage), (kind, stage)


def _changes(rules, usual):
    """Return the options that the help must list, in the words of the menus."""
    changes = []
    for i in range(len(CODES)):
        value = mixing.value_of(rules, i)
        is_listed = value != mixing.value_of(usual, i)
        if CODES[i] == TARGET - EFFECTS:
            is_listed = is_listed and ends_by_points(rules)
        if is_listed:
            changes.append(LINES[i] + b": " + (WORDS[i][value] if WORDS[i] else b"%d" % value))
    return changes


def _listed(rules, usual):
    """Return the options that the help lists."""
    from ui.screens.help import changed_lines

    assets.make()
    heading, *lines = changed_lines(rules, usual).splitlines()
    assert heading == b"=Changed here"
    return [line[2:] for line in lines[1:]]


@pytest.mark.parametrize("number", range(len(NAMES)), ids=NAMES)
def test_a_ready_rule_set_has_no_page_of_changes(open_app, number):
    from ui.screens.help import changed_lines, usual_of

    assets.make()
    usual = usual_of(number)
    assert usual == ready(number) == load(NAMES[number]).whole()
    assert changed_lines(ready(number), usual) == b""


def test_each_value_of_each_option_is_listed(open_app):
    for i in range(len(CODES)):
        for value in {mixing.lowest(i), mixing.highest(i), *range(1, len(WORDS[i]))}:
            rules = ready(0)
            mixing.put(rules, i, value)
            if rules != ready(0):
                assert _listed(rules, ready(0)) == _changes(rules, ready(0))


def test_numbers_of_two_bytes_are_listed(open_app):
    rules = bytearray(load("official", {"limit": "300", "first_wild": "return"}).whole())
    assert _listed(rules, ready(0)) == [
        b"A Wild as the first card: goes back",
        b"Turns that end a hand, with 0 100 each: 300",
    ]


@pytest.mark.parametrize(
    ("name", "options"),
    [("dirty", {}), ("official", {"hands": "3"}), ("table-match", {}), ("seven-zero", {})],
)
def test_a_target_that_ends_nothing_is_not_listed(open_app, name, options):
    rules = bytearray(load(name, {**options, "target": "300"}).whole())
    lines = _listed(rules, bytearray(load(name).whole()))
    assert not [words for words in lines if words.startswith(b"Points that end")]


@pytest.mark.parametrize("rules", ("road-rules", "cross-family"))
def test_help_after_a_draw_says_no_turn_is_over_where_one_draws_on(open_app, rules):
    player = open_app((320, 240), start=(rules, 1, 1, 1, None))
    hands = [[card(3, BLUE), card(5, BLUE)], [card(1, BLUE)] * 4]
    player.set_table(hands, card(9, RED), piles=[card(2, GREEN)] * 3)
    player.press("B")
    words = " ".join(rows_of(player.app.page.rows))
    assert "Draw on" in words and "Keep" not in words
    player.press("START")
    choose(player, "What can I do?")
    heading, _, said = page_shown(player)
    assert heading == "What can I do?" and "Draw on: take another card." in said
    assert "turn is over" not in said


def test_help_after_a_draw_says_what_keeping_means(open_app):
    player = open_app((320, 240), start=("official", 1, 1, 1, None))
    hands = [[card(3, BLUE), card(5, BLUE)], [card(1, BLUE)] * 4]
    player.set_table(hands, card(9, RED), piles=[card(2, RED)])
    player.press("B", "START")
    choose(player, "What can I do?")
    said = page_shown(player)[2]
    assert "Keep: your turn is over." in said and "Draw on" not in said
