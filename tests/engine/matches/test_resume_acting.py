"""Every state of a match with acting cards and house rules can be saved and resumed."""

import random
from collections.abc import Callable

import pytest

from engine.game import Game
from engine.resume.choices import settles_as_saved
from engine.resume.playable import is_playable
from engine.rulesets import load
from engine.state.choices import NAME, PASS, SEAT_SHIFT, SHOW, VERB_MASK
from engine.state.layout import (
    ACTOR,
    ASKED,
    CLOSED,
    COUNTS,
    DEPTH,
    FIRST,
    IN_PLAY,
    KIND,
    LEFT_IN,
    OUT,
    SECRET_SIZE,
    SECRETS,
    SHOWN_COUNTS,
    SHOWN_TO,
    STAGE,
    SWAPS_HANDS,
    TARGET,
    TOP,
    UNTIL_TURN,
)
from engine.state.seats import set_word, word
from engine.state.slots import slots
from engine.state.windows import COLORING, FORCED, GIFTS
from engine.two_piles.carry import MEANT
from sim.soak.chance import Chance

_MOST_CHOICES = 300  # of a hand


@pytest.mark.parametrize(
    ("name", "options"),
    [
        ("grand", {"deck": "112", "custom": "3", "extra": "shuffle", "sorry": "1"}),
        ("grand", {"deck": "112", "custom": "3", "c3": "discard_wilds", "surrender": "1"}),
        ("grand", {"blank_red": "7", "blank_green": "skip", "blank_blue": "charade"}),
        ("grand", {"deck": "dice", "stack": "any", "sorry": "1", "exact_hits": "1"}),
        ("grand", {"jump": "exact", "stack": "any"}),
        ("grand", {"jump": "exact_all", "stack": "any", "dirty": "1"}),
        ("official", {"rainbow": "1", "sets": "double+same_rank+sum", "blank_red": "3"}),
        ("official", {"six": "swap", "piles": "2", "draw": "none", "exact_hits": "1"}),
        ("official", {"four": "take", "sets": "sum", "zero": "swap", "seven": "swap"}),
    ],
)
def test_every_state_can_be_resumed(name: str, options: dict[str, str]) -> None:
    rules = load(name, options)
    for players in (2, 4):
        chance = Chance(random.Random(players))
        game = Game(players, rules.deck_size(players))
        game.start(rules, players, players)
        chance.begin_hand()
        for _ in range(_MOST_CHOICES):
            assert is_playable(bytearray(game.state), game.capacity)
            if game.status != IN_PLAY:
                break
            seat, choice = chance.pick(game)
            if choice & VERB_MASK == PASS and _is_listed(game, chance, seat, SHOW):
                choice = SHOW
            assert game.choose(seat, choice) == 0


def _is_listed(game: Game, chance: Chance, seat: int, verb: int) -> bool:
    return any(choice & VERB_MASK == verb for choice in chance.choices(game, seat))


def test_hands_that_were_shown_are_hidden_when_they_are_swapped() -> None:
    rules = load("official", {"recover": "1", "seven": "swap"})
    game = Game(3, rules.deck_size(3))
    game.start(rules, 3, 1)
    s = game.state
    s[SHOWN_TO] = s[UNTIL_TURN] = 1
    s[SHOWN_COUNTS + 2] = s[COUNTS + 2]
    slots.open_swap(game, s, 0, SWAPS_HANDS, 1)
    game.settle()
    assert game.choose(0, NAME | 2 << SEAT_SHIFT) == 0
    assert is_playable(s, game.capacity)


def _played_until(condition: Callable[[Game], bool]) -> Game:
    """Return a hand of grand for four, played by chance until a condition holds."""
    rules = load("grand")
    game = Game(4, rules.deck_size(4))
    for seed in range(100):
        chance = Chance(random.Random(seed))
        game.start(rules, 4, seed)
        chance.begin_hand()
        for _ in range(_MOST_CHOICES):
            if game.status != IN_PLAY:
                break
            if condition(game):
                return game
            assert game.choose(*chance.pick(game)) == 0
    raise AssertionError("it never was")


def _asks_all_for_a_color(game: Game) -> bool:
    s = game.state
    return s[s[TOP] + KIND] == COLORING and word(s, s[TOP] + ASKED) == 15


def _asks_for_gifts(game: Game) -> bool:
    return game.state[game.state[TOP] + KIND] == GIFTS


def _asks_to_draw_for_a_card(game: Game) -> bool:
    s = game.state
    return s[s[TOP] + KIND] == FORCED and s[s[TOP] + STAGE] >= MEANT


def test_a_color_that_nobody_is_left_to_call_is_refused() -> None:
    game = _played_until(_asks_all_for_a_color)
    s = game.state
    actor = s[s[TOP] + ACTOR]
    assert is_playable(s, game.capacity)
    set_word(s, s[TOP] + ASKED, 15 & ~(1 << actor))
    assert not is_playable(s, game.capacity), "who laid the Wild is always asked"
    set_word(s, s[TOP] + ASKED, 0)
    assert not is_playable(s, game.capacity)


def test_gifts_that_are_gone_are_not_offered_after_a_resume() -> None:
    game = _played_until(_asks_for_gifts)
    out = [0] * 256
    set_word(game.state, SECRETS + (game.state[DEPTH] - 1) * SECRET_SIZE + 1, 2047)
    assert settles_as_saved(game, out)
    resumed = bytes(game.state)
    for choice in out[: game.choices_into(game.first_asked, out)]:
        game.state[:] = resumed
        assert game.choose(game.first_asked, choice) == 0


def test_a_question_to_the_wrong_seat_is_refused() -> None:
    game = _played_until(_asks_for_gifts)
    s = game.state
    s[FIRST] = (s[FIRST] + 1) % 4
    assert is_playable(s, game.capacity)
    assert not settles_as_saved(game, [0] * 256)


@pytest.mark.parametrize("who", [TARGET, ACTOR])
def test_a_draw_by_or_for_a_player_who_is_out_is_refused(who: int) -> None:
    game = _played_until(_asks_to_draw_for_a_card)
    s = game.state
    seat = s[s[TOP] + who]
    assert is_playable(s, game.capacity)
    s[OUT] |= 1 << seat
    s[LEFT_IN] -= 1
    assert not is_playable(s, game.capacity)


def test_a_closed_pile_that_nobody_forms_again_is_refused() -> None:
    game = _played_until(lambda game: game.state[CLOSED] == 1)
    s = game.state
    assert is_playable(s, game.capacity)
    s[CLOSED] = 0
    assert not is_playable(s, game.capacity)
