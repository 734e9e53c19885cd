"""The arena's search uses only its seat's knowledge, such as the colors that others drew on."""

from random import Random

import pytest

from engine.bots import plain
from engine.game import Game
from engine.rulesets import NAMES, load
from engine.state.cards import GREEN, RED, WILD, colored, wild_kind
from engine.state.events import DEALT, DREW_CARD, DREW_OWED, FIRST_CARD, LAID, PASSED, note
from engine.state.layout import COUNTS, EVENT_COUNT, EVENT_SIZE, EVENTS, EVENTS_KEPT, NOBODY
from engine.table import Table
from engine.view import view_into, view_size
from sim.arena.drawn_on import bounds, holds_within
from sim.arena.search import Search
from sim.soak.promises.exchange import exchange

RED_3 = colored(3, RED)
GREEN_3 = colored(3, GREEN)
WILD_CARD = wild_kind(WILD)


def answer(game: Game) -> int:
    """Return what a new search decides for the seat that is asked first."""
    seat = game.first_asked
    choices = [0] * 256
    view = bytearray(view_size(game))
    n = game.choices_into(seat, choices)
    view_into(game, seat, view, False)
    return Search(Table(game), batches=1).decide(view, choices, n, lambda: 5)


@pytest.mark.parametrize("name", NAMES)
def test_core_10_the_search_sees_nothing_but_its_view(name):
    """Cards hidden from a seat are exchanged, and it decides the same."""
    rules = load(name)
    players = rules.players[0]
    table = Table(Game(players, rules.deck_size(players)))
    game, other = table.game, Game(players, rules.deck_size(players))
    table.bots[:players] = [plain.decide] * players
    random = Random(name)
    game.start(rules, players, 3)
    for _ in range(2):
        table.play_bots(4)
        assert game.first_asked != NOBODY
        other.copy_from(game)
        exchange(other, game.first_asked, random)
        assert other.state != game.state
        assert answer(other) == answer(game)


def known_after(*events: tuple[int, int, int]) -> tuple[Game, dict[int, list[int]]]:
    """Note events (kind, seat, card) in a hand of two; return the game and what seat 0 knows."""
    game = Game(2, 108)
    game.start(load("official"), 2, 1, dealer=0)
    s = game.state
    s[EVENT_COUNT] = 0
    s[EVENTS : EVENTS + EVENT_SIZE * EVENTS_KEPT] = bytes(EVENT_SIZE * EVENTS_KEPT)
    for kind, seat, card in [(DEALT, 0, 255), *events]:
        note(s, kind, seat, 0, card)
    view = bytearray(view_size(game))
    view_into(game, 0, view)
    return game, bounds(view)


def test_a_seat_that_draws_had_no_wild_and_no_card_of_the_color_before():
    _, known = known_after((FIRST_CARD, 0, RED_3), (DREW_CARD, 1, 255))
    assert known == {1: [1, 255, 255, 255, 1]}


def test_a_seat_that_keeps_a_drawn_card_drew_none_that_fits():
    _, known = known_after((FIRST_CARD, 0, RED_3), (DREW_CARD, 1, 255), (PASSED, 1, 255))
    assert known == {1: [0, 255, 255, 255, 0]}


def test_cards_drawn_and_laid_later_are_counted():
    _, known = known_after(
        (FIRST_CARD, 0, RED_3),
        (DREW_CARD, 1, 255),
        (PASSED, 1, 255),
        (DREW_OWED, 1, 255),
        (DREW_OWED, 1, 255),
        (LAID, 1, RED_3),
        (LAID, 1, GREEN_3),
    )
    assert known == {1: [1, 255, 255, 255, 2]}


def test_a_new_deal_ends_that_knowledge():
    _, known = known_after((FIRST_CARD, 0, RED_3), (DREW_CARD, 1, 255), (DEALT, 0, 255))
    assert known == {1: [255] * 5}


def test_a_possible_hand_must_agree_with_what_is_known():
    game, _ = known_after()
    s = game.state
    s[game.hands[1] : game.hands[1] + 2] = bytes([RED_3, WILD_CARD])
    s[COUNTS + 1] = 2
    assert holds_within(game, {1: [1, 0, 0, 0, 1]})
    assert not holds_within(game, {1: [0, 9, 9, 9, 9]})
    assert not holds_within(game, {1: [9, 9, 9, 9, 0]})
