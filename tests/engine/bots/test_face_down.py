"""Bots lay cards face down, truly and falsely, and call claims (TWD-1, TWD-2)."""

from collections import Counter

import pytest

from engine.bots import easy, hard, plain
from engine.game import Game
from engine.rulesets import load
from engine.state import layout
from engine.state.choices import BLUFF, CHALLENGE, DOWN, DRAW, PASS, PLAY, VERB_MASK, WITH_UNO
from engine.state.seats import word
from engine.state.window_types import W_FACE_DOWN
from engine.table import Table

A_HAND = 40_000
HANDS = 200


def table_of(seats):
    """Return a table where these functions decide, with the rules loaded."""
    rules = load("two-deck")
    table = Table(Game(len(seats), 108))
    table.bots[: len(seats)] = seats
    return rules, table


def wins_of_first(seats, hands):
    """Return how many hands the first of some seats wins; it sits everywhere in turn."""
    rules, table = table_of(seats)
    won = 0
    for seed in range(hands):
        place = seed % len(seats)
        table.bots[: len(seats)] = [seats[1]] * len(seats)
        table.bots[place] = seats[0]
        table.game.start(rules, len(seats), seed // len(seats))
        table.play_bots(A_HAND)
        s = table.game.state
        assert table.game.status != layout.IN_PLAY
        won += word(s, layout.WINNERS) >> s.index(place, layout.PLAYER_AT) - layout.PLAYER_AT & 1
    return won


def claims_if_nothing_fits(view, choices, n, roll):
    """Lay what fits; else claim that a card does. Call nobody."""
    mine = choices[:n]
    if view[layout.DEPTH] and mine == [CHALLENGE, PASS]:
        return PASS
    plays = [one for one in mine if one & VERB_MASK == PLAY]
    claims = [one for one in plays if one & DOWN]
    if claims and all(one & (DOWN | BLUFF) for one in plays):
        uno = WITH_UNO if view[layout.COUNTS + view[layout.VIEW_SEAT]] == 2 else 0
        return claims[roll() % len(claims)] | uno
    rest = [one for one in mine if one not in claims]
    return plain.decide(view, rest, len(rest), roll)


def always_claims(view, choices, n, roll):
    """Claim whatever there is to claim, truly or not."""
    claims = [one for one in choices[:n] if one & VERB_MASK == PLAY and one & DOWN]
    if not claims:
        return claims_if_nothing_fits(view, choices, n, roll)
    uno = WITH_UNO if view[layout.COUNTS + view[layout.VIEW_SEAT]] == 2 else 0
    return claims[roll() % len(claims)] | uno


def claims_truly(view, choices, n, roll):
    """Claim only what is true, whenever something fits. Call nobody."""
    mine = choices[:n]
    if view[layout.DEPTH] and mine == [CHALLENGE, PASS]:
        return PASS
    honest = [one for one in mine if one & VERB_MASK != PLAY or not one & BLUFF]
    claims = [one for one in honest if one & VERB_MASK == PLAY and one & DOWN]
    if not claims:
        return plain.decide(view, honest, len(honest), roll)
    uno = WITH_UNO if view[layout.COUNTS + view[layout.VIEW_SEAT]] == 2 else 0
    return claims[roll() % len(claims)] | uno


def calls_each(view, choices, n, roll):
    """Play like a normal bot, and call each card laid face down."""
    if (
        view[layout.DEPTH]
        and view[view[layout.TOP] + layout.KIND] == W_FACE_DOWN
        and choices[0] == CHALLENGE
    ):
        return CHALLENGE
    return plain.decide(view, choices, n, roll)


both = pytest.mark.parametrize("decide", [plain.decide, hard.decide], ids=["normal", "hard"])


@both
@pytest.mark.parametrize("players", [2, 4])
def test_bots_claim_truly_and_falsely_and_call_some_claims(decide, players):
    made = Counter()

    def watched(view, choices, n, roll):
        asked = choices[:n]
        choice = decide(view, choices, n, roll)
        if asked == [CHALLENGE, PASS] and view[view[layout.TOP] + layout.KIND] == W_FACE_DOWN:
            made["calls" if choice == CHALLENGE else "lets be"] += 1
        elif choice & VERB_MASK == PLAY and choice & DOWN:
            made["false" if choice & BLUFF else "true"] += 1
            is_second_last = view[layout.COUNTS + view[layout.VIEW_SEAT]] == 2
            made["uno as due"] += (choice & WITH_UNO != 0) == is_second_last
        elif choice & VERB_MASK == DRAW and any(one & DOWN and one & BLUFF for one in asked):
            made["draws instead"] += 1
        return choice

    rules, table = table_of([watched] * players)
    for seed in range(30):
        table.game.start(rules, players, seed)
        table.play_bots(A_HAND)
    assert all(made[what] > 30 for what in ("calls", "lets be", "false", "true", "draws instead"))
    assert made["uno as due"] == made["false"] + made["true"]


@both
def test_claiming_whenever_nothing_fits_does_not_beat_three_bots(decide):
    """It won 147 of 200 hands while nobody ever called a claim; an even share is 50."""
    assert wins_of_first([claims_if_nothing_fits, decide, decide, decide], HANDS) < 65


@both
@pytest.mark.parametrize("strategy", [always_claims, calls_each])
def test_neither_who_claims_always_nor_who_calls_each_claim_beats_three_bots(decide, strategy):
    assert wins_of_first([strategy, decide, decide, decide], HANDS) < 68


@both
def test_who_claims_truly_and_calls_nobody_wins_little_more_than_an_even_share(decide):
    """Of 4,000 hands 31% against normal bots and 29% against hard ones, each ±1.4%."""
    won = wins_of_first([claims_truly, decide, decide, decide], 2 * HANDS)
    assert 100 < won < 140


def test_hard_claims_and_calls_better_than_normal():
    assert wins_of_first([hard.decide, plain.decide], 400) > 216  # 60% in the long run
    assert wins_of_first([hard.decide] + [plain.decide] * 3, 400) > 104  # 30%


def test_easy_bots_claim_too():
    claims = 0

    def watched(view, choices, n, roll):
        nonlocal claims
        choice = easy.decide(view, choices, n, roll)
        claims += choice & VERB_MASK == PLAY and choice & DOWN != 0
        return choice

    rules, table = table_of([watched] * 3)
    for seed in range(10):
        table.game.start(rules, 3, seed)
        table.play_bots(A_HAND)
    assert claims > 10
