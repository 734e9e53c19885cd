"""In a rotation all are partners once and opponents twice, at any size (PAR-2, PAR-3)."""

from collections import Counter
from itertools import chain, combinations

import pytest

from engine.tournament.layout import ROTATION, T_HANDS, T_TABLES, is_over
from engine.tournament.layout import partner_of as partner_in
from engine.tournament.moves import end_round
from engine.tournament.report import confirm, report
from engine.tournament.rotation import MOST, entrant_at, is_suitable, partner_of, place_of
from engine.tournament.setup import new_tournament

SIZES = [number for number in range(MOST + 1) if is_suitable(number)]


def tables(players: int, number: int) -> list[list[int]]:
    """Return who sits at each table in a round, by seat."""
    sitting = [entrant_at(players, number, place) for place in range(players)]
    return [sitting[at : at + 4] for at in range(0, players, 4)]


def test_there_is_a_rotation_for_every_full_number_of_tables() -> None:
    assert SIZES == [4, 8, 12, 16, 20, 24, 28, 32]


@pytest.mark.parametrize("players", SIZES)
def test_everybody_sits_at_a_table_in_every_round(players: int) -> None:
    for number in range(players - 1):
        assert sorted(chain(*tables(players, number))) == list(range(players))


@pytest.mark.parametrize("players", SIZES)
def test_every_two_are_partners_exactly_once(players: int) -> None:
    pairs: Counter[frozenset[int]] = Counter()
    for number in range(players - 1):
        for a, b, c, d in tables(players, number):
            pairs.update([frozenset((a, c)), frozenset((b, d))])
    assert pairs == Counter(map(frozenset, combinations(range(players), 2)))


@pytest.mark.parametrize("players", SIZES)
def test_every_two_are_opponents_exactly_twice(players: int) -> None:
    pairs: Counter[frozenset[int]] = Counter()
    for number in range(players - 1):
        for a, b, c, d in tables(players, number):
            pairs.update(frozenset(pair) for pair in ((a, b), (a, d), (c, b), (c, d)))
    assert pairs == Counter(2 * list(map(frozenset, combinations(range(players), 2))))


@pytest.mark.parametrize("players", SIZES)
def test_places_and_partners_agree(players: int) -> None:
    for number in range(2 * players):
        for place in range(players):
            entrant = entrant_at(players, number, place)
            assert place_of(players, number, entrant) == place
            partner = partner_of(players, number, entrant)
            assert place_of(players, number, partner) == place ^ 2
            assert partner_of(players, number, partner) == entrant


@pytest.mark.parametrize("players", SIZES)
def test_all_sit_in_order_at_first_and_again_after_the_last_round(players: int) -> None:
    assert list(chain(*tables(players, 0))) == list(range(players))
    assert tables(players, players - 1) == tables(players, 0)


@pytest.mark.parametrize(("players", "hands"), [(4, 12), (8, 28)])
def test_four_hands_with_each_partner(players: int, hands: int) -> None:
    t = new_tournament(ROTATION, players, 0, 0, 1)
    with_partner: Counter[int] = Counter()
    while not is_over(t):
        with_partner[partner_in(t, 0)] += t[T_HANDS]
        for number in range(t[T_TABLES]):
            for seat in range(2):
                report(t, number, seat, 0)
            confirm(t, number)
        assert end_round(t)
    assert with_partner == Counter({entrant: 4 for entrant in range(1, players)})
    assert sum(with_partner.values()) == hands
