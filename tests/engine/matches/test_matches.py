"""Facts of matches at one table that no scenario can show hold.

tests/properties/test_matches.py scores whole matches a second time.
"""

from fractions import Fraction
from random import Random

import pytest

from engine.game import Game
from engine.match import ending, partners
from engine.match.deal import gather, prepare_next
from engine.parts import rules_for
from engine.rulesets import load
from engine.state import layout
from engine.state.options import SCORING
from engine.state.seats import set_word

_AVERAGE = 4  # scoring=average


def test_sev_4_averages_are_compared_as_fractions():
    game = Game(2, 108)
    game.start(load("official", {"scoring": "average"}), 2, 1)
    s = game.state
    random = Random(4)
    for _ in range(3000):
        points = [random.choice((0, 1, 99, 100, 65535, random.randrange(3000))) for _ in "ab"]
        won = [random.choice((0, 1, 2, 3, 250, random.randrange(20))) for _ in "ab"]
        for seat in range(2):
            set_word(s, layout.SCORES + 2 * seat, points[seat])
            s[layout.HANDS_WON + seat] = won[seat]
        averages = [Fraction(points[i], won[i]) if won[i] else Fraction(0) for i in range(2)]
        assert s[SCORING] == _AVERAGE
        assert ending._is_behind(s, 0, 1) == (averages[0] < averages[1])


def _played_on(seed: int, players: int) -> Game:
    """Return a game of double-down as it might lie at the end of a hand."""
    game = Game(players, 108)
    game.start(load("double-down"), players, seed, dealer=seed % players)
    s = game.state
    moved = 5 + seed % 20  # draws go to the discards, as if they had been played
    for _ in range(moved):
        s[layout.PILE_SIZE] -= 1
        s[game.discards + s[layout.PILE_SIZE + layout.DISCARDS]] = s[
            game.draws + s[layout.PILE_SIZE]
        ]
        s[layout.PILE_SIZE + layout.DISCARDS] += 1
    if s[layout.UNSETTLED] > s[layout.PILE_SIZE]:
        s[layout.UNSETTLED] = s[layout.PILE_SIZE]
    return game


def _as_they_lie(game: Game) -> list[int]:
    """Return the cards in the order in which DBL-9 takes them up: draw pile, discards, hands."""
    s = game.state
    cards = list(s[game.draws + s[layout.UNSETTLED] : game.draws + s[layout.PILE_SIZE]])
    cards += s[game.discards : game.discards + s[layout.PILE_SIZE + layout.DISCARDS]]
    for step in range(1, s[layout.PLAYERS] + 1):
        seat = (s[layout.DEALER] + step) % s[layout.PLAYERS]
        cards += s[game.hands[seat] : game.hands[seat] + s[layout.COUNTS + seat]]
    return cards


@pytest.mark.parametrize("players", [2, 4, 7])
def test_dbl_9_the_cards_are_only_cut(players):
    places = set()
    for seed in range(40):
        game = _played_on(seed, players)
        s = game.state
        s[layout.UNSETTLED] = 0  # so that all of it lies there already
        before = _as_they_lie(game)
        prepare_next(game, s)
        after = list(s[game.draws : game.draws + s[layout.PILE_SIZE]])
        cuts = [at for at in range(1, len(before)) if before[at:] + before[:at] == after]
        assert len(cuts) == 1, seed
        places.add(cuts[0])
    assert len(places) > 25  # anywhere in the pack


def test_dbl_9_cards_that_nobody_has_seen_are_shuffled_before_they_are_taken_up():
    orders = set()
    for seed in range(20):
        game = _played_on(seed, 2)
        assert game.state[layout.UNSETTLED] > 20
        size = game.state[layout.UNSETTLED]
        unsorted = bytes(game.state[game.draws : game.draws + size])
        known = _as_they_lie(game)
        prepare_next(game, game.state)
        pack = bytes(game.state[game.draws : game.draws + game.state[layout.PILE_SIZE]])
        assert bytes(known) in pack + pack
        assert unsorted not in pack + pack
        orders.add(pack)
    assert len(orders) == 20


def test_dbl_9_the_first_hand_is_shuffled():
    firsts = set()
    for seed in range(20):
        game = Game(2, 108)
        game.start(load("double-down"), 2, seed, dealer=0)
        firsts.add(bytes(game.state[game.hands[0] : game.hands[0] + 7]))
    assert len(firsts) == 20


def test_other_rules_take_up_hands_by_seat_and_shuffle():
    game = Game(3, 108)
    game.start(load("official"), 3, 9, dealer=1)
    s = game.state
    hands = b"".join(bytes(s[at : at + 7]) for at in game.hands)
    gather(game, s)
    assert bytes(s[game.draws : game.draws + s[layout.PILE_SIZE]]).endswith(hands)


def test_par_1_a_side_is_two_players_wherever_they_sit():
    game = Game(4, 108)
    game.start(load("partners"), 4, 1)
    s = game.state
    assert list(s[layout.TEAM : layout.TEAM + 4]) == [1, 2, 1, 2]
    assert partners.is_same_side(s, 1, 3)
    assert not partners.is_same_side(s, 1, 2)


def test_only_parts_that_options_ask_for_are_loaded():
    def parts_of(rules):
        return [name for name in rules_for(rules) if "match." in name]

    found = {
        name: parts_of(load(name).whole()) for name in ("official", "grand", "classic", "social")
    }
    assert set(map(tuple, found.values())) == {()}
    assert parts_of(load("team").whole()) == ["engine.match.partners"]
    assert parts_of(load("challenge").whole()) == ["engine.match.ending"]
    assert parts_of(load("cross-family").whole()) == ["engine.match.ending"]
    assert parts_of(load("double-down").whole()) == ["engine.match.unshuffled"]
    assert parts_of(load("table-match").whole()) == [
        "engine.match.ending",
        "engine.match.trail",
    ]
