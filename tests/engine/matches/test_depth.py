"""Interrupts of interrupts: how many can be open, and what happens when there is no room left."""

from random import Random

import pytest

from engine.game import Game
from engine.rules import melds
from engine.rulesets import load, options_of
from engine.state import choices, layout, reasons
from engine.state.window_types import W_COLOR, W_DRAW, W_MELD, W_MELD_GIFTS
from engine.turn import catch as catching
from engine.turn.piles import place
from tests.board.vm.shared.deep import nested
from tests.properties.chance import FREE, Chance
from tests.properties.promises.always import check, deck_of
from tests.properties.promises.decks import expected_deck

# Windows that a catch opens on top of the one that it interrupts: the draw, and the color of a
# Wild that sent the draw back.
_OF_A_CATCH = 2
# The most windows that acting cards open: a set, the round of a Zero, one seat's draw, the color of
# its Wild. Gifts on top of these are offered only while there is room.
_OF_CARDS = 4


def deepest() -> int:
    """Return the most windows that can be open, computed from the engine's limits.

    A gift is offered while fewer than melds._ROOM are open, and takes one record; a catch is
    allowed while at most catching._ROOM are open. Nothing else opens a window on top of gifts.
    """
    return max(_OF_CARDS, melds._ROOM, catching._ROOM + _OF_A_CATCH)


def test_the_stack_has_room_for_the_most_windows_that_can_be_open():
    assert deepest() == 20
    assert deepest() <= layout.MAX_WINDOWS
    assert _OF_CARDS < melds._ROOM <= catching._ROOM
    assert melds._ROOM <= 16  # records that have room for a secret


def gifts(game: Game) -> list[int]:
    out = [0] * 256
    return out[: game.choices_into(game.state[layout.FIRST], out)]


def test_a_gift_is_followed_by_an_offer_while_there_is_room():
    game = nested(melds._ROOM - 1)
    assert deck_of(game) == expected_deck(options_of("grand"), game.state[layout.PLAYERS])
    assert game.choose(game.state[layout.FIRST], gifts(game)[0]) == reasons.OK
    s = game.state
    assert (s[layout.DEPTH], s[s[layout.TOP] + layout.KIND]) == (melds._ROOM, W_MELD)


def test_without_room_a_gift_is_followed_by_no_offer():
    game = nested(melds._ROOM)
    s = game.state
    giver = s[layout.FIRST]
    for _ in range(3):
        choice = gifts(game)[0]
        taker = choice >> choices.SEAT_SHIFT & 15
        held = s[layout.COUNTS + taker]
        assert choice & choices.VERB_MASK == choices.GIVE
        assert game.choose(giver, choice) == reasons.OK
        assert s[layout.COUNTS + taker] == held + 1
        assert (s[layout.DEPTH], s[s[layout.TOP] + layout.KIND], s[layout.FIRST]) == (
            melds._ROOM,
            W_MELD_GIFTS,
            giver,
        )


@pytest.mark.parametrize("seed", range(12))
def test_from_the_deepest_gifts_the_hand_is_played_to_its_end(seed):
    """No order of gifts and further sets raises an error or loses a card."""
    game = nested(melds._ROOM)
    chance = Chance(Random(seed))
    chance.begin_hand()
    chance.interrupts = 0.9
    deck = deck_of(game)
    deep = 0
    while game.status == layout.IN_PLAY:
        assert game.choose(*chance.pick(game)) == reasons.OK
        check(game, deck, chance)
        deep = max(deep, game.state[layout.DEPTH])
    assert game.status == layout.HAND_ENDED or game.status > 0
    assert melds._ROOM <= deep <= deepest()


def test_the_last_records_are_kept_for_windows_that_must_open():
    """Amid gifts a seat is caught and sends the draw back, the next seat is caught, and so on."""
    game = nested(melds._ROOM - 1, load("grand", {"decks": "2"}))
    s = game.state
    deck = deck_of(game)
    seats = [seat for seat in range(9, 0, -1) if seat != s[layout.FIRST]][:5]
    for seat in seats:
        _leave_one_wild(game, seat)
    for seat in seats[:4]:
        assert game.choose(0, choices.catch(seat)) == reasons.OK
        assert (s[s[layout.TOP] + layout.KIND], s[layout.FIRST]) == (W_DRAW, seat)
        assert game.choose(seat, choices.BACKFIRE | 68 << choices.CARD_SHIFT) == reasons.OK
        assert s[s[layout.TOP] + layout.KIND] == W_COLOR
    assert s[layout.DEPTH] == deepest()
    assert game.choose(0, choices.catch(seats[4])) == reasons.NOT_CATCHABLE
    assert choices.catch(seats[4]) not in gifts(game)
    assert deck_of(game) == deck
    chance = Chance(Random(1))
    while game.status == layout.IN_PLAY:
        assert game.choose(*chance.pick(game)) == reasons.OK
        check(game, deck, chance)


def _leave_one_wild(game: Game, seat: int) -> None:
    """Leave a seat a Wild of the draw piles as its only card, without an Uno call."""
    s = game.state
    base, piles = game.hands[seat], game.draws
    for i in range(s[layout.COUNTS + seat]):
        s[piles + s[layout.PILE_SIZE]] = s[base + i]
        s[base + i] = 0
        s[layout.PILE_SIZE] += 1
    places = [(pile, i) for pile in (0, 1) for i in range(s[layout.PILE_SIZE + pile])]
    pile, i = next(found for found in places if s[place(game, *found)] == 68)
    at = place(game, pile, i)
    s[base] = 68
    s[layout.PILE_SIZE + pile] -= 1
    last = place(game, pile, s[layout.PILE_SIZE + pile])
    s[at] = s[last]
    s[last] = 0
    s[layout.COUNTS + seat] = 1
    s[layout.UNCALLED + (seat >> 3)] |= 1 << (seat & 7)
    s[layout.UNTIL_TURN] = 1


def test_a_game_played_by_chance_reaches_the_limit_of_gifts():
    """Four players give away all that they can, so the limit matters in real games."""
    game = Game(4, 108)
    rules = load("grand", {"cards": "15"})
    chance = Chance(Random(2))
    deep = 0
    for seed in range(40):
        game.start(rules, 4, seed)
        chance.begin_hand()
        chance.temper, chance.interrupts, chance._patience = FREE, 0.95, 3000
        deck = deck_of(game)
        while game.status == layout.IN_PLAY and chance._patience > 1:
            assert game.choose(*chance.pick(game)) == reasons.OK
            if game.state[layout.DEPTH] > deep:
                deep = game.state[layout.DEPTH]
                assert deck_of(game) == deck
        if deep >= melds._ROOM:
            break
    assert deep == melds._ROOM, deep
