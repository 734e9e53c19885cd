"""The counts of a watched hand agree with counts of the same hand made in another way."""

from collections import Counter
from itertools import pairwise

import pytest

from engine.bots.levels import NAMES, decide_of
from engine.game import Game
from engine.prompt import only_choice
from engine.rulesets import load
from engine.state import layout
from engine.state.cards import DRAW_TWO, FACE, REVERSE, SKIP, WILD, WILD_FOUR
from engine.state.seats import word
from engine.table import Table
from lab.stats.watched import CATCHES, DRAWS_ANYWAY, FACES, Watched
from lab.stats.watched import EVENTS as EVENT_NAMES

_LAID, _PASSED, _CAUGHT = 1, 4, 9  # kinds of events


def seated(game, players, level):
    table = Table(game)
    for player in range(players):
        table.bots[player] = decide_of(NAMES.index(level))
    return table


def watched(name, seed, players=3, level="normal", **options):
    """Play a hand that is watched; return the game and the counts."""
    game = Watched(players)
    table = seated(game, players, level)
    game.begin_watching(load(name, options), seed)
    table.play_bots(40_000)
    return game, game.seen()


def steps(name, seed, players=3, level="normal"):
    """Play the same hand choice by choice; yield (game, is it over) before each and at the end."""
    game = Game(players, 255)
    table = seated(game, players, level)
    game.start(load(name), players, seed)
    while not game.state[layout.STATUS]:
        yield game, False
        table.bot_step()
    yield game, True


@pytest.mark.parametrize("seed", range(3))
def test_a_turn_is_counted_for_each_card_laid_or_kept(seed):
    kinds = Counter()
    seen = 0
    for game, _ in steps("official", seed):
        s = game.state
        for number in range(seen, seen + (s[layout.EVENT_COUNT] - seen & 255)):
            kinds[s[layout.EVENTS + number % 64 * 4]] += 1
        seen = s[layout.EVENT_COUNT]
    _, found = watched("official", seed)
    assert found.turns == kinds[_LAID] + kinds[_PASSED]


@pytest.mark.parametrize("seed", range(3))
def test_the_cards_laid_are_the_cards_of_the_discard_pile(seed):
    game, seen = watched("official", seed)
    assert "reshuffled" not in seen.times
    at = game.discards
    faces = Counter(
        FACE[kind] for kind in game.state[at + 1 : at + game.state[layout.DISCARD_SIZE]]
    )
    for face in (SKIP, REVERSE, DRAW_TWO, WILD, WILD_FOUR):
        assert seen.times.get(FACES[face], 0) == faces[face]
    assert "7 played" not in seen.times  # it does nothing here


@pytest.mark.parametrize("seed", range(3))
def test_the_hand_overs_are_those_between_seats_that_are_asked(seed):
    """A seat that draws owed cards is not asked (ui.match.match.Match.is_next_person)."""
    asked = [
        game.state[layout.FIRST]
        for game, is_over in steps("official", seed)
        if not is_over and not only_choice(game.state)
    ]
    changes = sum(a != b for a, b in pairwise([None, *asked]))
    assert watched("official", seed)[1].hand_overs == changes


@pytest.mark.parametrize("name", ["official", "cowboy"])
def test_the_lead_changes_when_another_player_holds_the_fewest_cards(name):
    leaders = []
    for game, _ in steps(name, 3):
        s = game.state
        if leaders and leaders[-1] is not None and word(s, layout.OUT) >> leaders[-1] & 1:
            leaders.append(None)  # a player who is out does not count as the leader
        held = sorted(
            (s[layout.COUNTS + n], n) for n in range(3) if not word(s, layout.OUT) >> n & 1
        )
        if len(held) < 2 or held[0][0] < held[1][0]:
            leaders.append(held[0][1])
    swings = sum(None not in (a, b) and a != b for a, b in pairwise(leaders))
    assert swings > 0
    assert watched(name, 3)[1].swings == swings


def test_a_win_is_counted_for_the_place_after_the_dealer():
    places = Counter()
    for seed in range(20):
        game, seen = watched("official", seed)
        s = game.state
        winner = word(s, layout.WINNERS).bit_length() - 1
        assert (s[layout.DEALER] + 1 + seen.winners[0]) % 3 == winner
        places.update(seen.winners)
    assert set(places) == {0, 1, 2}


def test_a_place_belongs_to_the_player_also_after_a_change_of_seats():
    changed = 0
    for seed in range(12):
        beginning, _ = next(steps("grand", seed, players=4))
        dealer = beginning.state[layout.DEALER]  # players sit as they are numbered
        game, seen = watched("grand", seed, players=4)
        if "swapped" in seen.times and seen.winners:
            won = game.state[layout.HANDS_WON : layout.HANDS_WON + 4]
            assert [(dealer + 1 + place) % 4 for place in seen.winners] == [won.index(1)]
            changed += won.index(1) != word(game.state, layout.WINNERS).bit_length() - 1
    assert changed


@pytest.mark.parametrize("seed", range(3))
def test_who_must_play_is_never_offered_to_draw_with_a_card_to_play(seed):
    """Normal bots never do that anyway, so the hand is the same with and without the option."""
    _, free = watched("official", seed)
    _, bound = watched("official", seed, must_play="1")
    offered, taken = free.offers[DRAWS_ANYWAY]
    assert taken == 0 and offered > 0
    assert bound.turns == free.turns
    assert DRAWS_ANYWAY not in bound.offers


def test_a_catch_is_offered_for_each_uno_that_nobody_called():
    offered = caught = 0
    for seed in range(10):
        _, seen = watched("official", seed, level="beginner")
        numbers = seen.offers.get(CATCHES, [0, 0])
        offered += numbers[0]
        caught += numbers[1]
        assert numbers[1] == seen.times.get("caught", 0)
    assert offered > caught > 0


def test_watching_changes_nothing():
    game, _ = watched("double-down", 5, players=4)
    for other, is_over in steps("double-down", 5, players=4):
        if is_over:
            assert other.state == game.state


def test_events_are_named_as_the_engine_names_them():
    assert (EVENT_NAMES[_CAUGHT], EVENT_NAMES[_PASSED]) == ("caught", "passed")
    assert _LAID not in EVENT_NAMES and len(set(EVENT_NAMES.values())) == len(EVENT_NAMES) > 40
    assert (FACES[DRAW_TWO], FACES[WILD_FOUR]) == ("Draw Two played", "Wild Draw Four played")
