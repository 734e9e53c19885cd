"""The random generator has the longest period, stays in small ints, and shuffles fairly."""

import pytest

from engine.game import Game
from engine.state import generator, seeds
from engine.state.layout import ROLLER, SHUFFLER, ZONES

MULTIPLIERS = [generator.A0, generator.A1, generator.A2, generator.A3, generator.ROLL]
CARDS = 108
SMALL_INT = 2**30 - 1


def is_prime(n: int) -> bool:
    """Is a number prime? Miller and Rabin's test; its bases decide all below 3.2 * 10**23."""
    bases = (2, 3, 5, 7, 11, 13, 17, 19, 23, 29, 31, 37, 41)
    if n < 2 or any(n % base == 0 for base in bases):
        return n in bases
    odd, twos = n - 1, 0
    while odd % 2 == 0:
        odd, twos = odd // 2, twos + 1
    for base in bases:
        x = pow(base, odd, n)
        if x in (1, n - 1):
            continue
        for _ in range(twos - 1):
            x = x * x % n
            if x == n - 1:
                break
        else:
            return False
    return True


def word(state: bytearray, at: int) -> int:
    return int.from_bytes(state[at : at + 4], "little")


def seeded(number: int) -> bytearray:
    state = bytearray(ZONES + CARDS)
    seeds.seed_all(state, number)
    return state


def shuffled(state: bytearray, count: int = CARDS) -> bytes:
    state[ZONES : ZONES + count] = bytes(range(count))
    generator.shuffle(state, ZONES, count, 0)
    return bytes(state[ZONES : ZONES + count])


def test_is_prime_knows_primes():
    small = [n for n in range(400) if is_prime(n)]
    assert small == [n for n in range(2, 400) if all(n % d for d in range(2, n))]


@pytest.mark.parametrize("a", MULTIPLIERS)
def test_each_multiplier_gives_the_longest_period(a):
    assert is_prime(a * 2**16 - 1)
    assert is_prime(a * 2**15 - 1)


def test_the_multipliers_differ():
    assert len(set(MULTIPLIERS)) == 5


@pytest.mark.parametrize("a", MULTIPLIERS)
def test_a_step_stays_a_small_int_and_in_range(a):
    modulus = a * 2**16 - 1
    for x in (1, 0xFFFF, 0x10000, modulus // 2, modulus - 1):
        stepped = a * (x & 0xFFFF) + (x >> 16)
        assert a * (x & 0xFFFF) <= SMALL_INT
        assert 0 < stepped < modulus
        assert stepped == x * a % modulus  # so the period is the order of a


@pytest.mark.parametrize("number", [0, 1, 65535, 65536, 12345678, SMALL_INT])
def test_a_seed_is_in_range_and_no_fixed_point(number):
    state = seeded(number)
    for a, at in zip(MULTIPLIERS, [*range(SHUFFLER, ROLLER, 4), ROLLER], strict=True):
        x = word(state, at)
        assert 0 < x < a * 2**16 - 1
        assert a * (x & 0xFFFF) + (x >> 16) != x


def test_seeds_give_different_generators():
    states = {bytes(seeded(n)[SHUFFLER:ROLLER]) for n in [*range(2000), *range(0, 2**30, 2**19)]}
    assert len(states) == 2000 + 2048 - 1  # 0 is in both


def test_core_9_the_same_seed_gives_the_same_shuffles():
    a, b = seeded(99), seeded(99)
    for _ in range(20):
        assert shuffled(a) == shuffled(b)


def test_a_shuffle_keeps_the_cards():
    state = seeded(5)
    for count in (1, 2, 3, 107, 108):
        assert sorted(shuffled(state, count)) == list(range(count))


def test_near_seeds_give_unlike_first_cards():
    first = [shuffled(seeded(n))[0] for n in range(5 * CARDS)]
    seen = [first.count(card) for card in range(CARDS)]
    chi = sum((n - 5) ** 2 / 5 for n in seen)
    assert 60 < chi < 170, chi  # 107 degrees of freedom: mean 107, deviation 14.6


@pytest.mark.parametrize("place", [0, 1, 53, 106, 107])
def test_every_card_comes_to_every_place_equally_often(place):
    state = seeded(2024)
    rounds = 100 * CARDS
    seen = [0] * CARDS
    for _ in range(rounds):
        seen[shuffled(state)[place]] += 1
    chi = sum((n - 100) ** 2 / 100 for n in seen)
    assert 60 < chi < 170, chi


def test_neighbors_after_a_shuffle_had_every_distance_equally_often():
    state = seeded(77)
    seen = [0] * CARDS
    rounds = 20 * (CARDS - 1)
    for _ in range(rounds):
        cards = shuffled(state)
        seen[(cards[1] - cards[0]) % CARDS] += 1
    assert seen[0] == 0
    chi = sum((n - 20) ** 2 / 20 for n in seen[1:])
    assert 60 < chi < 170, chi


def test_all_orders_of_four_cards_come_up_equally_often():
    state = seeded(3)
    seen: dict[bytes, int] = {}
    for _ in range(24 * 200):
        order = shuffled(state, 4)
        seen[order] = seen.get(order, 0) + 1
    assert len(seen) == 24
    chi = sum((n - 200) ** 2 / 200 for n in seen.values())
    assert 6 < chi < 56, chi  # 23 degrees of freedom


def test_rolls_are_24_bits_and_spread_evenly():
    game = Game(2, 16)
    seeds.seed_all(game.state, 4)
    seen = [0] * 64
    for _ in range(64 * 200):
        number = game.roll()
        assert 0 <= number < 2**24
        seen[number % 64] += 1
    chi = sum((n - 200) ** 2 / 200 for n in seen)
    assert 30 < chi < 110, chi  # 63 degrees of freedom


def test_rolling_moves_no_card():
    game = Game(2, 16)
    seeds.seed_all(game.state, 4)
    before = bytes(game.state[SHUFFLER:ROLLER])
    for _ in range(100):
        game.roll()
    assert game.state[SHUFFLER:ROLLER] == before


def test_entropy_changes_the_shuffler_and_keeps_it_in_range():
    for fill in (b"\xff" * 16, b"\x00" * 16, b"\x01\x80" * 8, b"\x05"):
        state = seeded(1)
        plain = bytes(state[SHUFFLER:ROLLER])
        seeds.stir(state, fill)
        for a, at in zip(MULTIPLIERS, range(SHUFFLER, ROLLER, 4), strict=False):
            assert 0 < word(state, at) < a * 2**16 - 1
        if any(fill):
            assert state[SHUFFLER:ROLLER] != plain
