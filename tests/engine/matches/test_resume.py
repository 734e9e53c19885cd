"""A state that no match can have is refused before it is resumed; every deal can be resumed.

`python -m sim faults --saves N` damages saves by chance (tests/faults/test_damaged_saves.py).
"""

import pytest

from engine.game import Game
from engine.resume.playable import is_playable
from engine.rulesets import NAMES, load
from engine.state.cards import FACE_UP
from engine.state.choices import MAX_CHOICES, OK
from engine.state.events import LOST_HAND
from engine.state.layout import (
    ASKED,
    CALLED,
    CARDS_IN_PLAY,
    CARRIED,
    CLOSED,
    COUNTS,
    DEPTH,
    DISCARDS,
    DISCOVERED,
    DREW,
    EVENTS,
    FIRST,
    FIRST_LAYER,
    FREE_PLAY,
    JUMPABLE,
    KIND,
    NOBODY,
    OPTIONS,
    PALMED,
    PASSES,
    PHASE,
    PLAYER_AT,
    RULE_SET,
    SECRETS,
    SHOWN_COUNTS,
    SHOWN_TO,
    STATUS,
    TALLY,
    TOP,
    TOP_BY,
    TOP_CARD,
    TURN,
    UNCALLED,
    UNTIL_TURN,
    ZONES,
)
from engine.state.options import PILES, STACK
from engine.state.seats import set_word
from engine.state.windows import FORCED


def _smallest(name: str, players: int, options: dict[str, str]) -> Game:
    """Return a game as the app makes it, with room for just its deck."""
    rules = load(name, options)
    game = Game(players, rules.deck_size(players))
    game.start(rules, players, 5)
    return game


@pytest.mark.parametrize("name", NAMES)
def test_every_deal_of_every_rule_set_can_be_resumed(name: str) -> None:
    rules = load(name)
    for players in {rules.players[0], rules.most()}:
        game = _smallest(name, players, {})
        assert is_playable(game.state, game.capacity)
        assert is_playable(memoryview(game.state), game.capacity)  # type: ignore[arg-type]


@pytest.mark.parametrize(
    ("at", "value"),
    [
        (TURN, 4),
        (TURN, 255),
        (COUNTS, 8),
        (STATUS, 3),
        (TOP_CARD, 100),
        (PLAYER_AT, 1),
        (RULE_SET, len(NAMES)),
        (STACK, 9),
        (OPTIONS + 69, 1),
        (DEPTH, 1),
        (CARDS_IN_PLAY, 107),
        (PHASE, DREW),
        (PASSES, 4),
        (CALLED, 1),
        (UNCALLED, 2),
        (DISCOVERED, 4),
        (JUMPABLE, 1),
        (JUMPABLE, 2),
        (SECRETS, 5),
        (EVENTS, LOST_HAND + 1),
        (EVENTS + 1, 4),
        (EVENTS + 3, 127),
        (ZONES + 4 * 108 + 50, 3),  # behind a hand
    ],
)
def test_a_byte_that_no_game_has_is_refused(at: int, value: int) -> None:
    game = _smallest("official", 4, {})
    game.state[at] = value
    assert not is_playable(game.state, game.capacity)


def test_a_card_twice_is_refused() -> None:
    game = _smallest("official", 4, {})
    hand = game.hands[0]
    cards = sorted(game.state[hand : hand + 7])
    game.state[hand : hand + 7] = bytes(cards)
    assert is_playable(game.state, game.capacity), "the order of a hand is nobody's business"
    other = next(kind for kind in range(40) if kind != cards[0])
    game.state[hand] = other
    assert not is_playable(game.state, game.capacity)


@pytest.mark.parametrize(
    ("at", "value"),
    [
        (CARRIED, 2),  # cards to be drawn, but nothing was laid
        (FREE_PLAY, 1),
        (PALMED, 1),
        (FIRST_LAYER, 1),
    ],
)
def test_a_value_that_no_play_leaves_behind_is_refused(at: int, value: int) -> None:
    game = _smallest("cross-family", 4, {})
    assert is_playable(game.state, game.capacity)
    game.state[at] = value
    assert not is_playable(game.state, game.capacity)


def test_a_pile_of_acting_cards_must_say_who_laid_them() -> None:
    game = _smallest("official", 3, {"piles": "2", "face_up": "1"})
    s = game.state
    assert is_playable(s, game.capacity)
    layer = game.zones[DISCARDS + 1] + game.capacity - 1
    for at, value in ((layer, 3), (layer, 1), (TOP_BY, 1), (TALLY, 2), (CLOSED, 1)):
        before = s[at]
        s[at] = value
        assert not is_playable(s, game.capacity), (at, value)
        s[at] = before
    at = next(i for i in range(game.hands[0], game.hands[0] + s[COUNTS]) if s[i] < FACE_UP)
    s[at] |= FACE_UP
    assert not is_playable(s, game.capacity)


def test_a_right_to_jump_is_refused_where_the_rules_have_none() -> None:
    for name, is_right in (("dirty", False), ("seven-zero", True)):
        game = _smallest(name, 3, {})
        game.state[JUMPABLE] = game.state[UNTIL_TURN] = 1
        assert is_playable(game.state, game.capacity) == is_right


def test_a_hand_that_is_shown_for_good_is_refused() -> None:
    game = _smallest("official", 3, {})
    s = game.state
    s[SHOWN_TO], s[SHOWN_COUNTS + 1], s[UNTIL_TURN] = 2, 7, 1
    assert is_playable(s, game.capacity)
    s[UNTIL_TURN] = 0
    assert not is_playable(s, game.capacity)
    s[SHOWN_TO], s[UNTIL_TURN] = NOBODY, 1
    assert not is_playable(s, game.capacity)


def test_a_draw_to_which_nobody_may_add_asks_no_seat_for_a_card() -> None:
    game = _smallest("official", 3, {"backfire": "1"})
    s, choices = game.state, [0] * MAX_CHOICES
    while s[s[TOP] + KIND] != FORCED:
        seat = game.first_asked
        game.choices_into(seat, choices)
        assert game.choose(seat, choices[0]) == OK
    assert is_playable(s, game.capacity)
    set_word(s, s[TOP] + ASKED, 1 << s[FIRST])
    assert not is_playable(s, game.capacity)


def test_a_second_pile_is_refused_where_the_rules_have_one() -> None:
    """Cards act on one pile and on two; the second pile of one that has one is never looked at."""
    game = _smallest("grand", 2, {})
    game.start(load("grand"), 2, 1)
    s = bytearray(game.state)
    assert is_playable(s, game.capacity)
    s[PILES] = 0
    assert not is_playable(s, game.capacity)
