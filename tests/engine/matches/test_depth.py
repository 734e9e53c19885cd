"""Interrupts in interrupts: how deep they can lie, and what happens where no room is left."""

from random import Random

import pytest

from engine.game import Game
from engine.rulesets import load, options_of
from engine.state.choices import (
    BACKFIRE,
    CARD_SHIFT,
    GIVE,
    NOT_CATCHABLE,
    OK,
    SEAT_SHIFT,
    VERB_MASK,
    catch,
)
from engine.state.layout import (
    COUNTS,
    DEPTH,
    FIRST,
    HAND_ENDED,
    IN_PLAY,
    KIND,
    MAX_WINDOWS,
    PILE_SIZE,
    PLAYERS,
    TOP,
    UNCALLED,
    UNTIL_TURN,
)
from engine.state.windows import COLORING, FORCED, GAINED, GIFTS
from engine.turn import uno
from engine.two_piles import away
from sim.soak.chance import FREE, Chance
from sim.soak.promises.always import check, deck_of
from sim.soak.promises.decks import expected_deck
from tests.vm.shared.deep import nested

# What can lie upon a window that an uncalled Uno interrupts: its draw, and on that the color
# of a Wild that sent the draw back.
_OF_A_CATCH = 2
# The turn, a set that acts, the round of a Zero, one seat's draw, the color of its Wild: the
# most that cards open when they act. Each gift on top of that is offered only with room.
_OF_CARDS = 5


def deepest() -> int:
    """The most windows that can be open, from the engine's own limits.

    A set is offered while fewer than away._ROOM are open and takes one record; a catch needs
    at most uno._ROOM open ones. Nothing else opens a window upon one that gifts are in.
    """
    return max(_OF_CARDS, away._ROOM, uno._ROOM + _OF_A_CATCH)


def test_the_stack_holds_the_deepest_that_can_be():
    assert deepest() == 21
    assert deepest() <= MAX_WINDOWS
    assert _OF_CARDS < away._ROOM <= uno._ROOM
    assert away._ROOM <= 16  # records that have room for a secret


def gifts(game: Game) -> list[int]:
    out = [0] * 256
    return out[: game.choices_into(game.state[FIRST], out)]


def test_a_gift_is_followed_by_an_offer_while_there_is_room():
    game = nested(away._ROOM - 1)
    assert deck_of(game) == expected_deck(options_of("grand"), game.state[PLAYERS])
    assert game.choose(game.state[FIRST], gifts(game)[0]) == OK
    s = game.state
    assert (s[DEPTH], s[s[TOP] + KIND]) == (away._ROOM, GAINED)


def test_without_room_a_gift_is_followed_by_the_next_and_no_offer():
    game = nested(away._ROOM)
    s = game.state
    giver = s[FIRST]
    for _ in range(3):
        choice = gifts(game)[0]
        taker = choice >> SEAT_SHIFT & 15
        held = s[COUNTS + taker]
        assert choice & VERB_MASK == GIVE
        assert game.choose(giver, choice) == OK
        assert s[COUNTS + taker] == held + 1
        assert (s[DEPTH], s[s[TOP] + KIND], s[FIRST]) == (away._ROOM, GIFTS, giver)


@pytest.mark.parametrize("seed", range(12))
def test_from_the_deepest_gifts_the_hand_is_played_to_its_end(seed):
    """No crash, no card lost, in whatever order gifts and further sets follow."""
    game = nested(away._ROOM)
    chance = Chance(Random(seed))
    chance.begin_hand()
    chance.interrupts = 0.9
    deck = deck_of(game)
    deep = 0
    while game.status == IN_PLAY:
        assert game.choose(*chance.pick(game)) == OK
        check(game, deck, chance)
        deep = max(deep, game.state[DEPTH])
    assert game.status == HAND_ENDED or game.status > 0
    assert away._ROOM <= deep <= deepest()


def test_the_last_records_are_kept_for_what_must_happen():
    """Amid gifts somebody is caught, sends the draw back without a color, the next is caught …"""
    game = nested(away._ROOM - 1, load("grand", {"decks": "2"}))
    s = game.state
    deck = deck_of(game)
    seats = [seat for seat in range(9, 0, -1) if seat != s[FIRST]][:5]
    for seat in seats:
        _leave_one_wild(game, seat)
    for seat in seats[:4]:
        assert game.choose(0, catch(seat)) == OK
        assert (s[s[TOP] + KIND], s[FIRST]) == (FORCED, seat)
        assert game.choose(seat, BACKFIRE | 68 << CARD_SHIFT) == OK
        assert s[s[TOP] + KIND] == COLORING
    assert s[DEPTH] == deepest()
    assert game.choose(0, catch(seats[4])) == NOT_CATCHABLE
    assert catch(seats[4]) not in gifts(game)
    assert deck_of(game) == deck
    chance = Chance(Random(1))
    while game.status == IN_PLAY:
        assert game.choose(*chance.pick(game)) == OK
        check(game, deck, chance)


def _leave_one_wild(game: Game, seat: int) -> None:
    """Exchange a seat's cards for a Wild of the draw piles; it did not call Uno."""
    s = game.state
    base, piles = game.hands[seat], game.draws
    for i in range(s[COUNTS + seat]):
        s[piles + s[PILE_SIZE]] = s[base + i]
        s[base + i] = 0
        s[PILE_SIZE] += 1
    pile = next(n for n in (0, 1) if 68 in s[game.zones[n] :][: s[PILE_SIZE + n]])
    at = s.index(68, game.zones[pile])
    s[base] = 68
    s[PILE_SIZE + pile] -= 1
    last = game.zones[pile] + s[PILE_SIZE + pile]
    s[at] = s[last]
    s[last] = 0
    s[COUNTS + seat] = 1
    s[UNCALLED + (seat >> 3)] |= 1 << (seat & 7)
    s[UNTIL_TURN] = 1


def test_a_game_under_way_comes_to_the_deepest_gift():
    """Four players who give away whatever they can: the limit is no mere thought."""
    game = Game(4, 108)
    rules = load("grand", {"cards": "15"})
    chance = Chance(Random(2))
    deep = 0
    for seed in range(40):
        game.start(rules, 4, seed)
        chance.begin_hand()
        chance.temper, chance.interrupts, chance._patience = FREE, 0.95, 3000
        deck = deck_of(game)
        while game.status == IN_PLAY and chance._patience > 1:
            assert game.choose(*chance.pick(game)) == OK
            if game.state[DEPTH] > deep:
                deep = game.state[DEPTH]
                assert deck_of(game) == deck
        if deep >= away._ROOM:
            break
    assert deep == away._ROOM, deep
