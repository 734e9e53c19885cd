"""A turn has at most fifty Rainbows and Runs, so gifts come to an end (GRD-23, CORE-16)."""

from collections import Counter
from collections.abc import Iterator
from functools import cache
from random import Random

from engine.game import Game
from engine.rulesets import load
from engine.state.choices import GIVE, PASS, RAINBOW, RUN, SEAT_SHIFT, VERB_MASK
from engine.state.layout import ACTOR, IN_PLAY, KIND, OPENING, TOP, TURNS_LEFT
from engine.state.reasons import OK
from engine.state.seats import word
from engine.state.window_types import W_MELD
from tests.properties.chance import FREE, Chance
from tests.properties.promises.always import check, deck_of

MOST = 50
_WITH_MANY_CARDS = load("grand", {"cards": "15"})


def turn_of(game: Game) -> tuple[int, int]:
    return word(game.state, TURNS_LEFT), game.state[OPENING]


def play_without_passing(game: Game, chance: Chance) -> Iterator[tuple[int, int]]:
    """Play a hand in which every offered set is given away; yield (seat, choice) before each."""
    deck = deck_of(game)
    while game.status == IN_PLAY:
        seat, choice = chance.pick(game)
        if game.state[game.state[TOP] + KIND] == W_MELD and choice == PASS:
            choice = next((c for c in chance.choices(game, seat) if c != PASS), PASS)
        yield seat, choice
        assert game.choose(seat, choice) == OK
        check(game, deck, chance)


@cache
def hands_of_four() -> list[list[tuple[tuple[int, int], int, int]]]:
    """Play five hands; return for each choice its turn, the choice, and the seat asked (-1: none).

    The seat is the one that is asked about a gift that it was given.
    """
    game = Game(4, 108)
    chance = Chance(Random(41))
    hands = []
    for seed in range(5):
        game.start(_WITH_MANY_CARDS, 4, seed)
        chance.begin_hand()
        chance.temper = FREE
        hands.append(
            [
                (turn_of(game), choice, seat_offered_a_gift(game))
                for _, choice in play_without_passing(game, chance)
            ]
        )
    return hands


def seat_offered_a_gift(game: Game) -> int:
    """Return the seat that is asked about a gift that it was given, or -1."""
    s = game.state
    return s[s[TOP] + ACTOR] if s[s[TOP] + KIND] == W_MELD else -1


def test_a_turn_has_fifty_sets_at_most_and_ends():
    most: Counter[int] = Counter()
    for hand in hands_of_four():
        sets = Counter(turn for turn, choice, _ in hand if choice & VERB_MASK in (RAINBOW, RUN))
        most[max(sets.values())] += 1
    assert max(most) == MOST, most
    assert most[MOST] > 1, most


def test_after_fifty_sets_a_turn_has_no_more_offers_but_the_next_one_has():
    without = again = 0
    for hand in hands_of_four():
        sets: Counter[tuple[int, int]] = Counter()
        taker = -1
        for turn, choice, asked in hand:
            if asked == taker >= 0:
                assert sets[turn] < MOST
            is_over = sets[turn] == MOST
            verb = choice & VERB_MASK
            taker = choice >> SEAT_SHIFT & 15 if is_over and verb == GIVE else -1
            without += taker >= 0
            again += verb in (RAINBOW, RUN) and MOST in sets.values() and not is_over
            sets[turn] += verb in (RAINBOW, RUN)
    assert without > 3 and again > 3
