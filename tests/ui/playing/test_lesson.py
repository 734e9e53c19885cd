"""*Learn* on the title teaches a first hand: who follows what is said wins, and no key loses it."""

import random
from pathlib import Path

import pytest

from engine.state.choices import CARD_SHIFT, COLOR_SHIFT, WITH_UNO
from engine.state.layout import COUNTS, MATCH_ENDED, STATUS
from sim.board.desk import PAD, TWO
from tests.ui.reading import choose, list_text, row_under_cursor

_STEPS = 6


def learn(open_app, size=(128, 128), **more):
    """Go from the title to the first thing that is said."""
    player = open_app(size, **more)
    choose(player, "Learn")
    player.until(lambda: player.screen == "notice")
    return player


def read_on(player):
    """Read what is said, and go on to the table."""
    assert player.screen == "notice"
    words = list_text(player)
    player.frames(40)
    player.press("A")
    player.until(lambda: player.mode == "ask")
    return words


def walk(player, is_there):
    """Press B until the cursor is there."""
    for _ in range(20):
        if is_there(player.app.screen.turn):
            return
        player.press("B")
    raise AssertionError("B does not lead there")


def follow(player):
    """Do what is said."""
    from ui.lesson import WANTED
    from ui.table.prompt_words import UNO

    match = player.app.match
    step = match.step
    wanted = WANTED[step]
    card = wanted >> CARD_SHIFT & 127
    assert player.hand.pointed() == card, "the cursor is there"
    if wanted & WITH_UNO and player.app.keys.has_pad:
        player.press("SELECT")
    elif wanted & WITH_UNO:  # B walks from the card to the rows, and around
        walk(
            player,
            lambda turn: not turn.cursor.in_hand and turn.menu.entries[turn.cursor.at] == UNO,
        )
        player.press("A")
        walk(player, lambda turn: player.hand.pointed() == card)
    player.press("A")
    if wanted >> COLOR_SHIFT & 7:
        assert player.mode == "color"
        while player.app.screen.colors.cursor != (wanted >> COLOR_SHIFT & 7) - 1:
            player.press("RIGHT" if player.app.keys.has_pad else "B")
        player.press("A")
    assert match.step == step + 1


def take_step(player):
    """Read what is said and do it, until more is said."""
    read_on(player)
    follow(player)
    player.until(lambda: player.screen == "notice")


@pytest.mark.parametrize(
    ("size", "buttons"), (((128, 128), TWO), ((240, 135), PAD), ((320, 240), PAD)), ids=str
)
def test_who_follows_what_is_said_wins_and_is_not_counted(open_app, drive, size, buttons):
    player = learn(open_app, size, storage=drive, buttons=buttons)
    said = []
    for _ in range(_STEPS):
        player.until(lambda: player.screen == "notice")
        said.append(read_on(player))
        follow(player)
    about = ("the red 2", "the blue 7", "a Wild", "the +2", "the yellow 5", "the green 5")
    assert len(set(said)) == _STEPS
    for words, card in zip(said, about, strict=True):
        assert card in words
    player.until(lambda: player.screen == "score")
    assert player.state[STATUS] == MATCH_ENDED and player.state[COUNTS] == 0
    player.press("A")
    player.until(lambda: player.screen == "title")
    assert row_under_cursor(player) == "PLAY"
    choose(player, "Who plays")
    assert "Everybody" not in list_text(player) and "Without a name" not in list_text(player)
    assert not player.app.saves.has_match()


@pytest.mark.parametrize("step", range(_STEPS))
def test_another_key_loses_nothing_and_what_to_do_is_said_again(open_app, step):
    player = learn(open_app)
    for _ in range(step):
        take_step(player)
    words = read_on(player)
    before = bytes(player.state)
    for keys in (("LEFT", "LEFT", "LEFT", "LEFT", "LEFT", "LEFT"), ("RIGHT",) * 6):
        player.press("UP", "DOWN", *keys)
        if player.hand.marks[player.app.screen.turn.cursor.card] & 1:  # the one that is wanted
            continue
        player.press("A")
        assert read_on(player) == words
    player.press("B", "SELECT", "SELECT")
    assert bytes(player.state) == before and player.app.match.step == step


def test_a_lesson_that_is_left_leaves_what_was_saved_as_it_was(open_app, drive):
    first = open_app(start=("grand", 2, 1, 3, None), storage=drive)
    first.frames(20)
    before = (first.app.saves.book.newest(0).length, bytes(first.state))
    player = learn(open_app, storage=drive)
    file = Path(drive, "wildhand.sav")
    kept = file.read_bytes()
    for _ in range(2):
        take_step(player)
    read_on(player)
    player.press("START")
    choose(player, "Stop")
    assert player.screen == "title" and row_under_cursor(player) == "Resume"
    assert file.read_bytes() == kept
    assert player.app.saves.book.newest(0).length == before[0]
    player.press("A")
    player.until(lambda: player.screen == "cover")
    assert bytes(player.state) == before[1]


def test_a_match_in_memory_is_kept_during_a_lesson(open_app):
    """Without a drive there is only the copy there."""
    player = open_app(start=("official", 1, 2, 5, None))
    player.until(lambda: player.mode == "ask")
    state = bytes(player.state)
    player.press("START")
    choose(player, "Save and stop")
    choose(player, "Learn")
    player.until(lambda: player.screen == "notice")
    take_step(player)
    read_on(player)
    go_back_to_title(player)
    choose(player, "Resume")
    assert bytes(player.state) == state


def go_back_to_title(player):
    player.press("START")
    choose(player, "Stop")
    assert player.screen == "title"


def test_the_cards_of_the_bot_can_be_looked_at(open_app):
    player = learn(open_app)
    read_on(player)
    from ui.table.prompt_words import CARDS_OF, LOOK

    menu = player.app.page.menu
    player.press("UP")
    assert menu.entries[0] == LOOK
    player.press("A")
    assert menu.entries[0] & 31 == CARDS_OF and menu.whose == 1
    assert len(player.hand.cards) >= 6


@pytest.mark.parametrize("is_roomy", (True, False), ids=("roomy", "tight"))
def test_the_menu_explains_the_turn_and_leads_back_to_the_lesson(open_app, is_roomy):
    player = learn(open_app)
    player.app.has_pause_screens = is_roomy
    read_on(player)
    before = bytes(player.state)
    for row in ("What can I do?", "What happened", "Settings"):
        player.press("START")
        choose(player, row)
        assert player.screen in ("help", "log", "settings")
        player.press("B")
        assert player.screen == "menu"
        choose(player, "Back to the game")
        assert player.mode == "ask" and bytes(player.state) == before
    follow(player)


@pytest.mark.parametrize("seed", range(3))
def test_keys_by_chance_win_the_lesson_in_time(open_app, seed):
    player = learn(open_app)
    keys = "A A A LEFT RIGHT UP DOWN B SELECT".split()
    for name in random.Random(seed).choices(keys, k=400):
        if player.screen == "score":
            break
        player.press(name)
        player.frames(20)
    assert player.screen == "score" and player.state[COUNTS] == 0
