"""The table is asked who calls a color that was not called (GRD-19), and who catches (OFF-9)."""

import pytest

from engine.bots.plain import decide
from engine.state.cards import BLUE, GREEN, RED, SKIP, WILD, YELLOW, wild_kind
from engine.state.cards import colored as card
from engine.state.layout import COUNTS, TOP_CARD, TURN, UNCALLED
from engine.state.seats import in_set
from sim.board.desk import PAD, TWO
from sim.board.tiles import grids, is_text, letter_of, tiles_of
from tests.ui.pictures.acts_tables import entries, point_at
from tests.ui.reading import event_rows
from ui.match.match_bytes import AWAY

_TOPS = (card(9, RED), card(8, BLUE))
_WITH_WILD = [wild_kind(WILD), card(2, GREEN), card(1, BLUE)]
_OTHER = [card(4, YELLOW), card(5, YELLOW), card(3, BLUE)]


def _pick_color(open_app, people, bots, turn=0, buttons=PAD, options=None):
    """Let the person on turn play a Wild, whose color is asked for."""
    hands = [_OTHER] * (people + bots)
    hands[turn] = _WITH_WILD
    more = {"turn": turn, "buttons": buttons, "options": options, "piles": ()}
    player = open_app.at_table(hands, _TOPS, "grand", people, **more)
    if buttons == PAD:
        point_at(player, wild_kind(WILD))
    while player.hand.pointed() != wild_kind(WILD):
        player.press("B")
    player.press("A", "A")  # on the first pile
    assert player.mode == "color"
    return player


def _say_nothing(open_app, people, bots, turn=0, buttons=PAD):
    """Let the person on turn play a Wild without a color."""
    player = _pick_color(open_app, people, bots, turn, buttons)
    assert entries(player) == ["Say nothing"]
    _call(player, 4, "RIGHT" if buttons == PAD else "B")
    return player


def _call(player, color, key="RIGHT"):
    """Go to a color, or to the row behind them, and call it."""
    for _ in range(4):
        if player.app.screen.mode.cursor != color:
            player.press(key)
    assert player.app.screen.mode.cursor == color
    player.press("A")


def _color(player):
    return player.state[TOP_CARD] & 7


@pytest.mark.parametrize("buttons", (PAD, TWO), ids=("pad", "two buttons"))
def test_a_bot_calls_the_color_that_the_only_person_did_not(open_app, buttons):
    player = _say_nothing(open_app, 1, 2, buttons=buttons)
    assert _color(player) == 4
    player.until(lambda: _color(player) < 4)
    assert player.mode == "watch" and player.state[TURN] == 1


def test_the_table_is_asked_and_who_calls_takes_the_device(open_app):
    player = _say_nothing(open_app, 3, 0)
    player.until(lambda: player.mode == "question")
    assert event_rows(player)[-1] in ("Who calls a color?", "Which color?")
    assert entries(player) == ["Nobody does", "P2 does", "P3 does"]
    player.press("RIGHT", "RIGHT", "A", "A")
    player.take_device()
    assert player.mode == "color" and player.app.match.holder == 2
    assert player.app.screen.mode.cursor == YELLOW, "of which P3 holds most"
    player.press("LEFT")
    _call(player, BLUE)
    assert _color(player) == BLUE
    player.until(lambda: player.screen == "cover")
    assert player.state[TURN] == 1 and player.app.match.said == 0


def test_persons_are_asked_before_a_bot_that_sits_nearer(open_app):
    player = _say_nothing(open_app, 2, 2, turn=1)
    player.until(lambda: player.mode == "question")
    assert entries(player) == ["Nobody does", "P1 does"]
    player.press("RIGHT", "A")
    player.take_device()
    player.until(lambda: player.mode == "color")
    _call(player, YELLOW)
    assert _color(player) == YELLOW


def test_a_bot_calls_when_no_person_does(open_app):
    player = _say_nothing(open_app, 2, 2, turn=1)
    player.until(lambda: player.mode == "question")
    player.press("A")
    player.until(lambda: _color(player) < 4)
    assert player.mode != "color"


def test_its_player_must_call_when_nobody_does(open_app):
    player = _say_nothing(open_app, 2, 0)
    player.until(lambda: player.mode == "question")
    player.press("A")
    player.take_device()
    player.until(lambda: player.mode == "color")
    assert player.app.match.holder == 0 and entries(player) == []
    player.press("RIGHT", "RIGHT", "RIGHT", "RIGHT", "A")
    assert _color(player) == YELLOW, "there is nothing behind the colors"


def test_where_its_player_alone_calls_nothing_else_is_offered(open_app):
    player = _pick_color(open_app, 1, 2, options={"caller": "player"})
    assert entries(player) == []


def _forget_uno(open_app, people, bots, buttons=PAD, rules="official", others=_OTHER):
    """Let the first person play down to one card, without a call, and the card land."""
    hands = [[card(1, RED), card(2, BLUE)]] + [others] * (people + bots - 1)
    player = open_app.at_table(hands, card(9, RED), rules, people, buttons=buttons)
    player.until(lambda: player.mode == "ask")
    while player.hand.pointed() != card(1, RED):
        player.press("RIGHT" if buttons == PAD else "B")
    player.press("A")
    return player


@pytest.mark.parametrize("buttons", (PAD, TWO), ids=("pad", "two buttons"))
def test_any_person_may_catch_whoever_forgot_uno(open_app, buttons):
    player = _forget_uno(open_app, 3, 0, buttons)
    player.until(lambda: player.mode == "question")
    assert event_rows(player)[-1] == "Who catches P1?"
    assert entries(player) == ["Nobody", "P2", "P3"]
    assert not player.hand.count, "no hand is seen"
    player.press(*["RIGHT" if buttons == PAD else "B"] * 2)
    player.press("A")
    player.until(lambda: player.state[COUNTS] == 5)
    assert player.state[TURN] == 1


def _all_words(player):
    """Return every word on the picture."""
    texts = [one[0] for one in grids(player.desk.display.root_group) if is_text(one[0])]
    rows = ["".join(letter_of(tile)[0] for tile in tiles_of(grid)) for grid in texts]
    return " ".join(rows).replace(":", " ").split()


def test_a_question_to_all_calls_nobody_you(open_app):
    """Whoever has the device is told apart by the name that the question has."""
    player = _forget_uno(open_app, 3, 0)
    player.until(lambda: player.mode == "question")
    assert "P1?" in _all_words(player) and "P1" in _all_words(player)
    assert not {"You", "you"} & set(_all_words(player))
    player.press("A")
    player.take_device()
    player.until(lambda: player.mode == "ask")
    assert "red" in _all_words(player) and "P1" in _all_words(player), "the holder's own card"


def test_when_nobody_catches_the_cover_follows_and_it_is_not_asked_again(open_app):
    player = _forget_uno(open_app, 2, 0)
    player.until(lambda: player.mode == "question")
    player.press("A")
    player.take_device()
    player.until(lambda: player.mode == "ask")
    assert player.app.match.holder == 1 and in_set(player.state, UNCALLED, 0)


def test_persons_may_catch_before_a_bot_begins_its_turn(open_app):
    player = _forget_uno(open_app, 2, 2)  # the other person is next, then two bots
    player.until(lambda: player.mode == "question")
    assert entries(player) == ["Nobody", "P2"]
    assert player.state[TURN] == 1


def test_a_skip_gives_no_turn_before_the_others_were_asked(open_app):
    hands = [[card(SKIP, RED), card(2, BLUE)], _OTHER]
    player = open_app((128, 128), start=("official", 2, 0, 1, None))
    player.deal_table(hands, card(9, RED), 0)
    player.take_device()
    player.press("A")
    player.until(lambda: player.mode == "question")
    assert player.state[TURN] == 0
    assert entries(player) == ["Nobody", "P2"]


@pytest.mark.parametrize("has_noticed", (False, True))
def test_the_question_is_the_same_whoever_holds_what(open_app, has_noticed):
    others = [card(4, RED), card(7, BLUE), card(1, RED)] if has_noticed else _OTHER
    player = _forget_uno(open_app, 3, 0, others=others)
    frames = 0
    while player.mode != "question":
        player.frames(1)
        frames += 1
    shown = player.rgb()
    alike = _forget_uno(open_app, 3, 0)
    for _ in range(frames):
        alike.frames(1)
    assert alike.mode == "question" and alike.rgb() == shown


def test_nothing_is_asked_after_a_call_or_without_a_price(open_app):
    player = open_app.at_table(
        [[card(1, RED), card(2, BLUE)], _OTHER, _OTHER],
        card(9, RED),
        people=3,
        options={"uno": "0"},
    )
    player.press("A")
    player.until(lambda: player.screen == "cover")
    player = open_app.at_table(
        [[card(1, RED), card(2, BLUE)], _OTHER, _OTHER], card(9, RED), people=3
    )
    player.press("SELECT", "A")
    assert not in_set(player.state, UNCALLED, 0)
    player.until(lambda: player.screen == "cover")


def test_one_person_among_bots_is_not_asked(open_app):
    player = open_app.at_table([[card(1, RED), card(2, BLUE)], _OTHER, _OTHER], card(9, RED))
    player.press("A")
    for _ in range(100):
        player.frames(1)
        assert player.mode != "question"


def test_nobody_is_asked_while_bots_play_for_all_other_persons(open_app):
    player = open_app((128, 128), start=("official", 2, 0, 1, None))
    player.deal_table([[card(1, RED), card(2, BLUE)], _OTHER], card(9, RED), 0)
    player.until(lambda: player.screen == "cover")
    match = player.app.match
    match.people[1] = AWAY
    match.table.bots[1] = decide
    player.press("A", "A")
    while player.state[TURN] == 1:
        player.frames(1)
        assert player.mode != "question"
