"""A seat's view hides the cards that it has not looked at yet: CRO-3 and DBL-10."""

import pytest

from engine.game import Game
from engine.prompt import only_choice
from engine.rulesets import load
from engine.state.cards import NO_CARD
from engine.state.choices import CALL_COLOR, COLOR_SHIFT, DRAW, JUMP, PASS, VERB_MASK
from engine.state.layout import COUNTS, FIRST, HAD_TURN, TURN, VIEW_HAND
from engine.state.seats import in_set
from engine.table import Table
from engine.view import view_into, view_size
from tests.from_text import played

_STACK = """scenario unseen
rules cross-family
players 3
hand 0: W4 r1 r2
hand 1: W4 g1 g2
hand 2: b1 b2
discard 1: r5
draw 1: y1 y2 y3 y4 y5 y6 y7 y8
--
0 play W4
1 play W4
"""


def _hand(game, seat, viewer):
    view = bytearray(view_size(game))
    view_into(game, viewer, view)
    assert viewer == seat
    return list(view[VIEW_HAND : VIEW_HAND + game.state[COUNTS + seat]])


def test_cro_3_owed_cards_are_unseen_until_the_color_is_called():
    game = played(_STACK)
    held = _hand(game, 2, 2)
    assert game.choose(2, PASS) == 0  # it adds nothing
    while only_choice(game.state) == DRAW:
        assert game.choose(2, DRAW) == 0
        shown = _hand(game, 2, 2)
        assert shown[:2] == held[:2]
        assert set(shown[2:]) == {NO_CARD}
    assert game.state[COUNTS + 2] == 10
    assert game.first_asked == 0
    assert game.choose(0, CALL_COLOR | 3 << COLOR_SHIFT) == 0
    assert NO_CARD not in _hand(game, 2, 2)


def test_cro_3_a_player_who_draws_for_the_own_wild_calls_its_color_before_looking():
    text = _STACK.replace("players 3", "players 2").replace("hand 2: b1 b2\n", "")
    game = played(text)
    out = [0] * 256
    while game.first_asked == 0 and game.choices_into(0, out) and out[0] != DRAW:
        assert game.choose(0, out[game.choices_into(0, out) - 1]) == 0  # it does not add
    while only_choice(game.state) == DRAW:
        game.choose(0, DRAW)
    assert game.first_asked == 0
    assert out[0] & VERB_MASK == DRAW
    assert _hand(game, 0, 0).count(NO_CARD) == 8
    assert game.choose(0, CALL_COLOR | 1 << COLOR_SHIFT) == 0
    assert NO_CARD not in _hand(game, 0, 0)


def test_dbl_10_no_wait_a_hand_is_unseen_until_its_first_turn():
    game = Game(4, 108)
    rules = load("double-down", {"no_wait": "1"})
    for seed in range(30):
        game.start(rules, 4, seed)
        s = game.state
        for seat in range(4):
            is_asked = seat == s[FIRST] or in_set(s, HAD_TURN, seat)  # a first Skip
            assert (NO_CARD in _hand(game, seat, seat)) is not is_asked
    game.start(load("double-down"), 4, 1)
    for seat in range(4):
        assert NO_CARD not in _hand(game, seat, seat)


def test_dbl_10_no_wait_a_hand_is_seen_after_its_first_turn():
    game = Game(4, 108)
    game.start(load("double-down", {"no_wait": "1"}), 4, 3)
    out = [0] * 256
    asked = set()
    while len(asked) < 4:
        if game.state[FIRST] == game.state[TURN]:
            asked.add(game.state[TURN])
        for seat in asked:
            assert NO_CARD not in _hand(game, seat, seat) or seat != game.state[FIRST]
        n = game.choices_into(game.first_asked, out)
        assert game.choose(game.first_asked, out[n - 1]) == 0


def test_dbl_10_no_wait_a_bot_is_offered_no_jump_before_it_has_looked():
    table = Table(Game(4, 108))
    unseen_at_jump = []

    def watch(view, choices, n, roll):
        if any(choice & VERB_MASK == JUMP for choice in choices[:n]):
            unseen_at_jump.append(NO_CARD in view[VIEW_HAND : VIEW_HAND + view[COUNTS]])
        return choices[n - 1] if choices[0] & VERB_MASK != JUMP else 0

    table.bots[:4] = [watch] * 4
    rules = load("double-down", {"no_wait": "1"})
    for seed in range(40):
        table.game.start(rules, 4, seed)
        table.play_bots(40)
    assert unseen_at_jump and not any(unseen_at_jump)


_LATE = """scenario unseen
rules grand face_up=0 color_late=1
players 3
hand 0: W4 b5 y6
hand 1: y2 y4
hand 2: b6 b1
discard 1: r5
discard 2: g6
draw 1: y3 y4 y5 y6 r1 r2
--
0 play W4
1 draw
1 draw
"""


def test_own_1_color_late_where_cards_act_a_drawn_card_is_unseen_until_the_color_is_called():
    game = played(_LATE)
    assert _hand(game, 1, 1)[2:] == [NO_CARD] * 2
    for _ in range(2):
        assert game.choose(1, DRAW) == 0
    assert _hand(game, 1, 1)[2:] == [NO_CARD] * 4
    assert game.first_asked == 0
    assert game.choose(0, CALL_COLOR | 3 << COLOR_SHIFT) == 0
    assert NO_CARD not in _hand(game, 1, 1)


def test_own_1_no_wait_where_cards_act_a_hand_is_unseen_until_its_first_turn():
    rules = load("grand", {"no_wait": "1", "face_up": "0", "peek": "1"})
    game = Game(4, 108)
    for seed in range(30):
        game.start(rules, 4, seed)
        s = game.state
        asked = {s[FIRST]} | {seat for seat in range(4) if game.asked >> seat & 1}
        for seat in range(4):
            has_looked = seat in asked or in_set(s, HAD_TURN, seat)
            assert (NO_CARD in _hand(game, seat, seat)) is not has_looked
        view = bytearray(view_size(game))
        view_into(game, 0, view)
        at = VIEW_HAND + s[COUNTS]  # what is open to all is open to its own player first
        for seat in range(1, 4):
            is_hidden = set(view[at : at + s[COUNTS + seat]]) == {NO_CARD}
            assert is_hidden is (NO_CARD in _hand(game, seat, seat))
            at += s[COUNTS + seat]


@pytest.mark.parametrize("option", ["no_wait", "color_late"])
def test_own_1_a_card_that_nobody_has_seen_cannot_lie_open(option):
    with pytest.raises(ValueError, match="A card not seen yet cannot lie open"):
        load("grand", {option: "1"})


_FIRST = """scenario The first card makes the first player draw
rules official no_wait=1 cards=2
players 3
draw 1: r1 g1 b1 r2 g2 b2 rD
deal
--
expect offer 0 draw
"""


def test_dbl_10_the_dealer_does_not_look_while_the_first_card_acts():
    game = played(_FIRST)
    assert game.state[TURN] == 2 and game.first_asked == 0
    assert _hand(game, 2, 2) == [NO_CARD, NO_CARD]
