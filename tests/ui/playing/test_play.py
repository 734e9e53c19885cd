"""Hands of `official` are played from the title to the score with buttons alone."""

import pytest

from engine.state.cards import BLUE, RED, WILD, YELLOW, wild_kind
from engine.state.cards import colored as card
from engine.state.layout import CALLED, COUNTS, MATCH_ENDED, PLAYERS, SCORES, STATUS, UNCALLED
from engine.state.seats import in_set, word
from sim.board.desk import PAD, TWO
from tests.ui.pictures.tables import OTHERS
from tests.ui.reading import event_rows, last_row, rows_of


def _to_the_table(player):
    """Go from the title to a table of one person and three bots, the settings of a new device."""
    assert player.screen == "title"
    for screen in ("rules", "players", "notice"):
        player.press("A")
        assert player.screen == screen
    player.frames(60)
    player.press("A")  # leaves the notice that without a drive nothing is saved
    assert player.screen == "table"
    assert player.state[PLAYERS] == 4


def _call_uno(player, has_pad):
    """Call Uno for the card about to be laid, and bring the cursor back to the hand."""
    turn = player.app.screen.turn
    if has_pad:
        player.press("SELECT")
        return
    while turn.cursor.in_hand or turn.cursor.at != 1:
        player.press("B")
    player.press("A")
    while not turn.cursor.in_hand:
        player.press("B")


def _play_a_hand(player, has_pad):
    """Lay the first card that can be laid or draw; return how often Uno was called."""
    calls = 0
    for _ in range(5000):
        if player.screen == "score":
            return calls
        if player.mode == "ask" and player.hand.count == 2 and player.hand.first_marked() < 2:
            _call_uno(player, has_pad)
            calls += 1
        player.press("A")
    raise AssertionError("the hand has no end")


@pytest.mark.parametrize("buttons", (PAD, TWO), ids=("pad", "two buttons"))
def test_a_hand_from_title_to_score(open_app, buttons):
    player = open_app((128, 128), buttons=buttons)
    player.app.seed = 11
    _to_the_table(player)
    _play_a_hand(player, buttons == PAD)
    assert any(word(player.state, SCORES + 2 * seat) for seat in range(4))
    player.press("A")
    assert player.screen == "table"
    assert sum(word(player.state, SCORES + 2 * seat) for seat in range(4)) > 0


def test_a_match_ends_at_the_title(open_app):
    player = open_app(start=("official", 1, 1, 3, {"target": "150"}))
    for _ in range(20):
        _play_a_hand(player, True)
        if player.state[STATUS] == MATCH_ENDED:
            player.press("B")
            assert player.screen == "title" and player.app.match is None
            return
        player.press("A")
    raise AssertionError("the match has no end")


def test_every_action_is_reached_with_two_buttons(open_app):
    player = open_app(start=("official", 1, 1, 1, None), buttons=TWO)
    hand = [card(1, RED), card(2, RED), card(3, BLUE), card(4, YELLOW)]
    player.deal_table([hand, OTHERS[:2]], card(9, RED), 0)  # so that Uno may be called
    turn = player.app.screen.turn
    seen = []
    for _ in range(8):
        seen.append(player.hand.cards[turn.cursor.card] if turn.cursor.in_hand else turn.cursor.at)
        player.press("B")
    playable, others = [card(1, RED), card(2, RED)], [card(3, BLUE), card(4, YELLOW)]
    assert seen == [*playable, 0, 1, 2, *others, playable[0]]


def test_the_color_chosen_is_the_color_called(open_app):
    player = open_app.at_table(
        [[wild_kind(WILD), card(2, BLUE), card(3, BLUE)], OTHERS], card(9, RED)
    )
    player.press("A", "RIGHT", "A")  # from blue, which the hand holds most of
    from engine.state.layout import TOP_CARD

    assert player.state[TOP_CARD] == wild_kind(WILD, YELLOW)
    assert player.mode == "watch"


@pytest.mark.parametrize(
    ("keys", "is_called"), (("SELECT A", True), ("A SELECT", True), ("A", False))
)
def test_uno_is_called_with_the_card_or_late_or_a_bot_catches_it(open_app, keys, is_called):
    player = open_app.at_table([[card(1, RED), card(2, BLUE)], OTHERS], card(9, RED))
    player.press(*keys.split())
    assert player.state[COUNTS] == 1
    assert in_set(player.state, CALLED if is_called else UNCALLED, 0)
    player.frames(200)
    assert player.state[COUNTS] == (1 if is_called else 5)


def test_a_player_may_still_call_uno_on_the_cover(open_app):
    player = open_app.at_table([[card(1, RED), card(2, BLUE)], OTHERS], card(9, RED), people=2)
    player.press("A")
    player.until(lambda: player.mode == "question")
    player.press("A")
    player.until(lambda: player.screen == "cover")
    assert _told(player) == "P1 said no Uno"
    assert last_row(player) == "A hold B UNO!"
    player.press("B")
    assert in_set(player.state, CALLED, 0)
    assert player.screen == "cover"
    assert _told(player) == "P1: UNO!"
    player.press("SELECT")
    assert _told(player) == "No Uno to call"


def test_nothing_is_asked_on_the_cover_where_no_uno_was_forgotten(open_app):
    player = open_app.at_table([[card(1, RED), card(2, BLUE)], OTHERS], card(9, RED), people=2)
    player.press("SELECT", "A")
    assert in_set(player.state, CALLED, 0)
    player.until(lambda: player.screen == "cover")
    assert _told(player) == "Pass device to"
    assert last_row(player) == "A hold: I am P2"


def _told(player):
    """Return what the cover says above the face."""
    page = player.app.page
    return rows_of(page.words)[page.lower]


def test_bots_alone_play_to_the_score(open_app):
    player = open_app(start=("official", 0, 4, 7, None))
    assert not player.app.is_finished
    player.until(lambda: player.app.is_finished, frames=60_000)
    assert player.screen == "score"


def test_a_press_skips_the_pause(open_app):
    def frames_until_over(presses):
        player = open_app(start=("official", 0, 2, 7, None))
        while not player.app.is_finished:
            player.press("A") if presses else player.frames(4)
        return player.desk.frame

    assert frames_until_over(True) < frames_until_over(False) // 3


@pytest.mark.parametrize(
    ("start", "words"),
    (
        (("poker", 1, 1, 1, None), "no rule set"),
        (("official", 1, 0, 1, None), "for 2 to 10 players"),
        (("official", 5, 9, 1, None), "for 2 to 10 players"),
        (("official", 1, 1, 1, {"uno": "many"}), "uno=many"),
    ),
)
def test_an_impossible_start_is_refused_with_the_reason(open_app, start, words):
    with pytest.raises(ValueError, match=words) as caught:
        open_app(start=start)
    assert "\n" not in str(caught.value)


def test_a_player_is_warned_before_laying_a_bluff(open_app):
    from engine.state.cards import WILD_FOUR

    def said(hand):
        player = open_app.at_table([hand, OTHERS], card(9, RED))
        words = []
        for key in ("RIGHT", "SELECT", "LEFT"):
            words.append(event_rows(player)[-1])
            player.press(key)
        return [*words, event_rows(player)[-1]]

    honest = ["Play blue 9?", "Play wild +4?"]
    assert said([card(9, BLUE), wild_kind(WILD_FOUR)]) == [*honest, honest[1], honest[0]]
    bluff = ["Play red 1?", "You hold the color!"]
    assert said([card(1, RED), wild_kind(WILD_FOUR)]) == [*bluff, bluff[1], bluff[0]]
