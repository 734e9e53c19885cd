"""Each level of bots plays every rule set, sees only its view, and plays as it is described."""

from random import Random

import pytest

from engine.bots import easy, hard, plain
from engine.bots.levels import LINES, NAMES, NORMAL, decide_of
from engine.game import Game
from engine.rulesets import NAMES as RULES
from engine.rulesets import load
from engine.state.cards import FIRST_WILD_KIND, REVERSE, SKIP, WILD, WILD_FOUR, colored, wild_kind
from engine.state.choices import (
    BLUFF,
    CALL_UNO,
    CHALLENGE,
    DRAW,
    PASS,
    WITH_UNO,
    card_of,
    catch,
    color_of,
    play,
)
from engine.state.events import DREW_CARD, DREW_OWED, LAID, PASSED, note
from engine.state.layout import COUNTS, IN_PLAY, NOBODY, STATUS
from engine.table import Table
from engine.view import view_into, view_size
from tests.properties.promises.exchange import exchange

RED_5, RED_9, BLUE_5, BLUE_7 = colored(5, 0), colored(9, 0), colored(5, 2), colored(7, 2)
GREEN_1, YELLOW_3 = colored(1, 1), colored(3, 3)
W, W4 = wild_kind(WILD), wild_kind(WILD_FOUR)
A_HAND = 40_000

each_level = pytest.mark.parametrize("level", range(len(NAMES)), ids=NAMES)
each_rules = pytest.mark.parametrize("name", RULES)


def players_of(rules):
    return max(3, rules.players[0]) if rules.players[1] > 2 else 2


@each_level
@each_rules
def test_a_level_plays_every_rule_set_to_its_end(level, name):
    """The table raises an error if a bot makes a choice that it was not offered."""
    rules = load(name)
    players = players_of(rules)
    table = Table(Game(players, rules.deck_size(players)))
    table.bots[:players] = [decide_of(level)] * players
    for seed in range(3):
        table.game.start(rules, players, seed)
        assert table.play_bots(A_HAND) < A_HAND
        assert table.game.status != IN_PLAY


def answer(game, seat, decide):
    """Return a bot's choice for a seat, with the same rolls each time; None: it is not asked."""
    view = bytearray(view_size(game))
    view_into(game, seat, view)
    choices = [0] * 256
    n = game.choices_into(seat, choices)
    rolls = Random(8)
    return decide(view, choices, n, lambda: rolls.randrange(1 << 24)) if n else None


@each_level
@each_rules
def test_core_10_a_level_sees_nothing_but_its_view(level, name):
    """Cards hidden from a seat are exchanged, and its bot decides the same."""
    rules = load(name)
    players = players_of(rules)
    decide = decide_of(level)
    table = Table(Game(players, rules.deck_size(players)))
    game, other = table.game, Game(players, rules.deck_size(players))
    table.bots[:players] = [decide] * players
    random = Random(name)
    exchanged = 0
    for seed in range(4):
        game.start(rules, players, seed)
        while table.bot_step():
            seat = game.first_asked
            if seat != NOBODY:
                other.copy_from(game)
                exchange(other, seat, random)
                exchanged += other.state != game.state
                assert answer(other, seat, decide) == answer(game, seat, decide)
    assert exchanged > 20


def test_there_is_a_line_for_each_level():
    assert len(LINES) == len(NAMES) == len(set(NAMES)) == 4
    assert NAMES[NORMAL] == "normal" and decide_of(NORMAL) is plain.decide
    assert len({decide_of(level) for level in range(len(NAMES))}) == 4
    assert all(0 < len(line) <= 41 for line in LINES)


def game_of(cards, others=(7, 7)):
    game = Game(1 + len(others), 108)
    game.start(load("official"), 1 + len(others), 1, dealer=0)
    s = game.state
    s[game.hands[0] : game.hands[0] + len(cards)] = bytes(cards)
    s[COUNTS : COUNTS + 1 + len(others)] = bytes([len(cards), *others])
    return game


def bot_choices(decide, game, choices, times=1):
    """Return the choices of a bot for seat 0 in some tries, with the same rolls each time."""
    rolls = Random(3)
    view = bytearray(view_size(game))
    view_into(game, 0, view)
    return [
        decide(view, choices + [0] * 20, len(choices), lambda: rolls.randrange(1 << 24))
        for _ in range(times)
    ]


def share(found, wanted):
    return sum(map(wanted, found)) / len(found)


both_lower = pytest.mark.parametrize(
    ("decide", "late", "thoughtless"),
    [(easy.decide, 4 / 16, 7 / 16), (easy.beginner, 6 / 16, 15 / 16)],
    ids=["easy", "beginner"],
)


@both_lower
def test_the_lower_levels_forget_to_call_uno_at_times(decide, late, thoughtless):
    found = bot_choices(decide, game_of([RED_5, BLUE_5]), [play(RED_5), DRAW], 800)
    assert share(found, lambda choice: not choice & WITH_UNO) == pytest.approx(late, abs=0.06)


@both_lower
def test_the_lower_levels_miss_chances_to_call_late_and_to_catch(decide, late, thoughtless):
    for right in (CALL_UNO, catch(1)):
        for instead, choices in ((0, [right]), (DRAW, [DRAW, right])):
            found = bot_choices(decide, game_of([RED_5, BLUE_5]), choices, 800)
            assert set(found) == {instead, right}
            assert found.count(instead) / 800 == pytest.approx(2 * late, abs=0.06)


@both_lower
def test_the_lower_levels_lay_wilds_that_they_should_keep(decide, late, thoughtless):
    cards = [RED_5, RED_9, colored(8, 0), W]
    found = bot_choices(decide, game_of(cards), [play(RED_5), play(W), DRAW], 800)
    wilds = [choice for choice in found if card_of(choice) == W]
    assert len(wilds) / 800 == pytest.approx(thoughtless / 2, abs=0.06)
    assert {color_of(choice) for choice in wilds} == {0}
    assert (
        card_of(bot_choices(plain.decide, game_of(cards), [play(RED_5), play(W), DRAW])[0]) == RED_5
    )


def lays(cards, choices, others=(7, 7), events=()):
    game = game_of(cards, others)
    for event in events:
        note(game.state, *event)
    return bot_choices(hard.decide, game, choices)[0]


def test_hard_plays_the_color_that_the_next_seat_drew_on():
    cards = [BLUE_5, BLUE_7, RED_5, RED_9, GREEN_1, W]
    lack = ((LAID, 0, 5, RED_9), (DREW_CARD, 1, 0, 255), (PASSED, 1, 0, 255))
    choices = [play(BLUE_5), play(RED_5), DRAW]
    assert card_of(lays(cards, choices)) == BLUE_5
    assert card_of(lays(cards, choices, events=lack)) == RED_5
    # Another seat's draw tells nothing of the next, and cards drawn since leave none of it.
    other = ((LAID, 0, 5, RED_9), (DREW_CARD, 2, 0, 255), (PASSED, 2, 0, 255))
    assert card_of(lays(cards, choices, events=other)) == BLUE_5
    faded = (*lack, *[(DREW_OWED, 1, i, 255) for i in range(16)])
    assert card_of(lays(cards, choices, events=faded)) == BLUE_5


def test_hard_calls_the_color_that_the_next_seat_drew_on_if_it_holds_as_many():
    cards = [BLUE_5, BLUE_7, RED_5, RED_9, W]
    lack = [(LAID, 0, 5, BLUE_5), (DREW_CARD, 1, 0, 255), (PASSED, 1, 0, 255)]
    called = [lays(cards, [play(W)], events=lack), lays(cards, [play(W)])]
    assert [color_of(choice) for choice in called] == [2, 0]


def test_hard_lays_a_wild_draw_four_if_the_next_seat_has_one_card():
    cards = [RED_5, RED_9, BLUE_5, GREEN_1, YELLOW_3, W4]
    choices = [play(RED_5), play(RED_9), play(W4) | BLUFF, DRAW]
    assert card_of(lays(cards, choices, (1, 7))) == W4
    assert card_of(lays(cards, choices, (7, 1))) in (RED_5, RED_9)


def test_hard_goes_out_when_it_can_and_calls_uno():
    assert card_of(lays([W4], [play(W4), DRAW])) == W4
    assert lays([RED_5, BLUE_5], [play(RED_5), DRAW]) & WITH_UNO
    for choice in (lays([W, W4], [play(W), play(W4), DRAW]), lays([W], [play(W), DRAW])):
        assert card_of(choice) >= FIRST_WILD_KIND and color_of(choice) >= 0


def test_hard_goes_out_with_two_cards_in_one_turn_where_it_can():
    choices = [play(BLUE_5), play(W4), DRAW]
    for cards in ([BLUE_5, W4], [W4, BLUE_5]):
        chosen = lays(cards, choices, (7,))
        assert (card_of(chosen), color_of(chosen), chosen & WITH_UNO) == (W4, 2, WITH_UNO)
        assert card_of(lays(cards, [play(BLUE_5), play(W4) | BLUFF, DRAW], (7,))) == BLUE_5
        assert card_of(lays(cards, choices, (7, 7))) == BLUE_5  # of three the turn goes on
    skip = colored(SKIP, 0)
    cards = [RED_5, skip, colored(REVERSE, 0)]
    plays = [play(card) for card in cards]
    assert card_of(lays(cards, [*plays, DRAW], (1,))) in cards[1:]
    twice = [RED_5, skip, skip]
    assert card_of(lays(twice, [play(RED_5), play(skip), DRAW], (7,))) == skip


def test_hard_keeps_a_skip_that_nothing_could_follow():
    skip = colored(SKIP, 3)
    cards = [skip, RED_5, BLUE_7, GREEN_1, colored(2, 1)]
    assert card_of(lays(cards, [play(skip), play(RED_5), DRAW], (7,))) == RED_5


def test_hard_draws_rather_than_part_with_a_wild_early():
    cards = [W4, RED_5, BLUE_7, GREEN_1, YELLOW_3]
    assert lays(cards, [play(W4), DRAW], (7,)) == DRAW
    assert card_of(lays(cards, [play(W4), DRAW], (1,))) == W4


def test_hard_answers_a_challenge_as_plain_does():
    game = game_of([RED_5, BLUE_5])
    assert set(bot_choices(hard.decide, game, [CHALLENGE, PASS], 50)) <= {CHALLENGE, PASS}


def test_hard_bluffs_at_times_and_normal_never_does():
    """As their lines say. In 120 hands of four hard bots about 20 are bluffed."""
    bluffs = dict.fromkeys((hard.decide, plain.decide), 0)
    rules = load("official")
    table = Table(Game(4, 108))
    for decide in bluffs:

        def watched(view, choices, n, roll, decide=decide):
            offered = choices[:n]
            choice = decide(view, choices, n, roll)
            is_play = choice & 31 == play(0) & 31
            bluffs[decide] += is_play and play(card_of(choice)) | BLUFF in offered
            return choice

        table.bots[:4] = [watched] * 4
        for seed in range(120):
            table.game.start(rules, 4, seed)
            table.play_bots(A_HAND)
    assert bluffs[hard.decide] > 8 and not bluffs[plain.decide]


@pytest.mark.parametrize("decide", [plain.decide, hard.decide], ids=["normal", "hard"])
@pytest.mark.parametrize(
    ("name", "options"),
    [
        ("seven-zero", {"sets": "same_rank", "jump": "exact_all", "stack": "any"}),
        ("partners", {"sets": "same_rank"}),
        ("two-deck", {"sets": "same_rank"}),
    ],
)
def test_no_bot_puts_cards_aside_and_takes_them_back_for_ever(name, options, decide):
    """Tactics may not want what a set that is begun would do; they are asked before it is."""
    rules = load(name, options)
    table = Table(Game(4, 216))
    table.bots[:4] = [decide] * 4
    for seed in range(40):
        table.game.start(rules, 4, seed)
        table.play_bots(20_000)
        assert table.game.state[STATUS], f"seed {seed} does not end"
