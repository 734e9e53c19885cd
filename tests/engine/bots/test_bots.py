"""The bot `random` chooses as it is defined to, and `plain` plays sensibly."""

from random import Random

import pytest

from engine.bots import plain, random
from engine.game import Game
from engine.prompt import only_choice
from engine.rulesets import load
from engine.state import layout
from engine.state.cards import FIRST_WILD_KIND, WILD, WILD_FOUR, colored, wild_kind
from engine.state.choices import (
    BLUFF,
    CALL_COLOR,
    CALL_UNO,
    CHALLENGE,
    COLOR_SHIFT,
    DOWN,
    DRAW,
    GIVE,
    PASS,
    PLAY,
    VERB_MASK,
    WITH_UNO,
    card_of,
    catch,
    color_of,
    play,
)
from engine.state.reasons import OK
from engine.state.seats import word
from engine.table import Table
from engine.view import view_into, view_size

ROLLS = Random(3)


def roll() -> int:
    return ROLLS.randrange(2**24)


def view_of(cards: list[int], others: tuple[int, ...] = (7, 7)) -> bytearray:
    """Return the view of seat 0, which holds the cards; others: cards of the seats after it."""
    game = Game(10, 108)
    game.start(load("official"), 1 + len(others), 1, dealer=0)
    s = game.state
    s[game.hands[0] : game.hands[0] + len(cards)] = bytes(cards)
    s[layout.COUNTS] = len(cards)
    for seat, count in enumerate(others, 1):
        s[layout.COUNTS + seat] = count
    view = bytearray(view_size(game))
    view_into(game, 0, view)
    return view


def bot_choice(decide, view: bytearray, choices: list[int]) -> int:
    """Return the choice of a bot for a view."""
    return decide(view, choices + [0] * 20, len(choices), roll)


def play_hand(table: Table, seats: list) -> list[tuple[int, int]]:
    """Play a hand; return (seat, choice) of every choice of the seats' bots."""
    chosen = []

    def watched(decide):
        def call(view, choices, n, roll):
            choice = decide(view, choices, n, roll)
            chosen.append((view[layout.VIEW_SEAT], choice, choices[:n], bytes(view)))
            return choice

        return call

    table.bots[: len(seats)] = [watched(decide) for decide in seats]
    while table.bot_step():
        pass
    return chosen


RED_5, RED_9, BLUE_5, BLUE_DRAW = colored(5, 0), colored(9, 0), colored(5, 2), colored(12, 2)
W, W4 = wild_kind(WILD), wild_kind(WILD_FOUR)


def test_random_lays_each_of_its_cards_alike():
    view = view_of([RED_5, RED_5, BLUE_5, W])
    choices = [play(RED_5), play(RED_5), play(BLUE_5), play(W), DRAW]
    seen = {}
    for _ in range(4000):
        card = card_of(bot_choice(random.decide, view, choices))
        seen[card] = seen.get(card, 0) + 1
    assert set(seen) == {RED_5, BLUE_5, W}
    assert abs(seen[RED_5] - 2000) < 150
    assert abs(seen[BLUE_5] - 1000) < 130
    assert abs(seen[W] - 1000) < 130


def test_random_calls_each_color_alike():
    view = view_of([W, RED_5, BLUE_5])
    seen = [0] * 4
    for _ in range(4000):
        seen[color_of(bot_choice(random.decide, view, [play(W), DRAW]))] += 1
    assert sum(seen) == 4000
    assert all(abs(n - 1000) < 130 for n in seen)


@pytest.mark.parametrize("decide", [random.decide, plain.decide])
def test_a_bot_never_bluffs(decide):
    view = view_of([W4, RED_5])
    for _ in range(50):
        assert bot_choice(decide, view, [play(W4) | BLUFF, DRAW]) == DRAW
        assert bot_choice(decide, view, [play(W4) | BLUFF, PASS]) == PASS


@pytest.mark.parametrize("decide", [random.decide, plain.decide])
def test_a_bot_always_calls_uno_with_its_second_to_last_card(decide):
    assert bot_choice(decide, view_of([RED_5, BLUE_5]), [play(RED_5), DRAW]) & WITH_UNO
    assert not bot_choice(decide, view_of([RED_5, BLUE_5, W]), [play(RED_5), DRAW]) & WITH_UNO
    assert not bot_choice(decide, view_of([RED_5]), [play(RED_5), DRAW]) & WITH_UNO


@pytest.mark.parametrize("decide", [random.decide, plain.decide])
def test_a_bot_does_not_call_uno_for_a_card_put_under_the_draw_pile(decide):
    """It held three cards, laid one face down, was called wrongly, and puts one away (TWD-2)."""
    game = Game(3, 108)
    game.start(load("two-deck"), 2, 1, dealer=1)
    s = game.state
    s[layout.COUNTS], s[layout.COUNTS + 1] = 3, 7
    s[game.hands[0] : game.hands[0] + 3] = bytes((W, RED_5, BLUE_5))
    assert game.choose(0, play(W) | DOWN) == OK
    assert game.choose(1, CHALLENGE) == OK
    for _ in range(20):
        view = bytearray(view_size(game))
        view_into(game, 0, view)
        choices = [0] * 256
        n = game.choices_into(0, choices)
        assert [choice & VERB_MASK for choice in choices[:n]] == [GIVE, GIVE]
        assert not decide(view, choices, n, roll) & WITH_UNO
    assert game.choose(0, random.decide(view, choices, n, roll)) == OK


def test_random_never_challenges_or_catches():
    view = view_of([RED_5, BLUE_5, W], (9, 9))
    for _ in range(100):
        assert bot_choice(random.decide, view, [CHALLENGE, PASS]) == PASS
        assert bot_choice(random.decide, view, [catch(1)]) == 0


def test_plain_catches_and_calls_late():
    view = view_of([RED_5])
    assert bot_choice(plain.decide, view, [play(RED_5), DRAW, catch(1)]) == catch(1)
    assert bot_choice(plain.decide, view, [catch(2)]) == catch(2)
    assert bot_choice(plain.decide, view, [CALL_UNO]) == CALL_UNO


def test_plain_challenges_large_hands_at_times_and_small_ones_never():
    view = view_of([RED_5, BLUE_5, W], (9, 9))
    few = view_of([RED_5, BLUE_5, W], (9, 2))
    for seen in (view, few):  # seat 2 laid the card
        seen[seen[layout.TOP] + layout.ACTOR] = 2
    answers = [bot_choice(plain.decide, view, [CHALLENGE, PASS]) for _ in range(400)]
    assert 40 < answers.count(CHALLENGE) < 240
    assert {bot_choice(plain.decide, few, [CHALLENGE, PASS]) for _ in range(400)} == {PASS}


def test_plain_prefers_the_color_it_holds_most_of():
    view = view_of([RED_5, BLUE_5, colored(1, 2), colored(3, 2)])
    assert card_of(bot_choice(plain.decide, view, [play(RED_5), play(BLUE_5), DRAW])) == BLUE_5
    assert color_of(bot_choice(plain.decide, view, [play(W), DRAW])) == 2
    chosen = bot_choice(plain.decide, view, [CALL_COLOR | c + 1 << COLOR_SHIFT for c in range(4)])
    assert color_of(chosen) == 2


def test_plain_keeps_wilds_for_need():
    view = view_of([RED_5, W, W4, BLUE_5])
    assert card_of(bot_choice(plain.decide, view, [play(RED_5), play(W), play(W4), DRAW])) == RED_5
    assert card_of(bot_choice(plain.decide, view, [play(W), DRAW])) == W


def test_plain_hits_a_next_seat_that_has_few_cards():
    cards = [RED_5, RED_9, colored(8, 0), BLUE_DRAW]
    choices = [play(RED_5), play(RED_9), play(BLUE_DRAW), DRAW]
    assert card_of(bot_choice(plain.decide, view_of(cards, (1, 7)), choices)) == BLUE_DRAW
    assert card_of(bot_choice(plain.decide, view_of(cards, (7, 7)), choices)) != BLUE_DRAW


def test_plain_lays_its_most_expensive_card_when_somebody_is_near_going_out():
    cards = [colored(1, 0), colored(2, 0), colored(3, 0), BLUE_DRAW]
    choices = [play(card) for card in cards]
    assert card_of(bot_choice(plain.decide, view_of(cards, (7, 7)), choices)) < 4 * 4
    assert card_of(bot_choice(plain.decide, view_of(cards, (7, 2)), choices)) == BLUE_DRAW


@pytest.mark.parametrize("decide", [random.decide, plain.decide])
@pytest.mark.parametrize("players", [2, 3, 10])
def test_a_bot_makes_only_choices_that_it_was_offered(decide, players):
    table = Table(Game(players, 108))
    for seed in range(30):
        table.game.start(load("official"), players, seed)
        for _, choice, offered, _ in play_hand(table, [decide] * players):
            plain_choice = choice
            if choice & VERB_MASK == PLAY:
                wild_bits = 7 << COLOR_SHIFT if card_of(choice) >= FIRST_WILD_KIND else 0
                plain_choice = choice & ~(wild_bits | WITH_UNO | BLUFF)
                assert not choice & BLUFF
                assert color_of(choice) >= 0 or not wild_bits
            assert plain_choice in offered
        assert table.game.status != layout.IN_PLAY


def test_plain_catches_a_person_at_the_table_who_did_not_call():
    """A person at seat 0 comes to one card without calling; a plain bot catches that at once."""
    caught = 0
    for seed in range(60):
        game = Game(2, 108)
        table = Table(game)
        table.bots[1] = plain.decide
        game.start(load("official"), 2, seed)
        out = [0] * 256
        while game.status == layout.IN_PLAY and not caught:
            while table.bot_step():
                pass
            if game.first_asked != 0:
                break
            game.choices_into(0, out)
            game.choose(0, out[0])
            table.rights_due = True
            if word(game.state, layout.UNCALLED) & 1:
                assert table.bot_step()
                assert not word(game.state, layout.UNCALLED)
                caught = only_choice(game.state) == DRAW and game.first_asked == 0
    assert caught


def test_plain_beats_random_clearly():
    """A hundred matches to 500 points for two, each bot in either seat; the seeds are fixed."""
    rules = load("official")
    won = [0, 0]
    hands = [0, 0]
    table = Table(Game(2, 108))
    for seed in range(100):
        first = seed % 2
        table.bots[first], table.bots[1 - first] = plain.decide, random.decide
        game = table.game
        game.start(rules, 2, seed)
        while True:
            while table.bot_step():
                pass
            winners = word(game.state, layout.WINNERS)
            if winners:
                hands[(winners >> 1) ^ first] += 1
            if game.status != layout.HAND_ENDED:
                break
            game.next_hand()
        won[(word(game.state, layout.MATCH_WINNERS) >> 1) ^ first] += 1
    assert sum(hands) > 1000
    assert hands[0] > 1.4 * hands[1], hands
    assert won[0] > 2 * won[1], won
