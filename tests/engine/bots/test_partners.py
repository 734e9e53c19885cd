"""Bots with partners play for their side (PAR-1)."""

import pytest

from engine.bots import easy, hard, plain
from engine.game import Game
from engine.rulesets import load
from engine.state import layout
from engine.state.cards import (
    DRAW_TWO,
    REVERSE,
    SKIP,
    WILD_FOUR,
    colored,
    wild_kind,
)
from engine.state.choices import (
    CATCH,
    CHALLENGE,
    DRAW,
    GIVE,
    NAME,
    PASS,
    SEAT_SHIFT,
    VERB_MASK,
    card_of,
    catch,
    play,
    seat_of,
)
from engine.state.seats import word
from engine.state.window_types import W_BLUFF, W_ONE
from engine.state.windows import push
from engine.table import Table
from engine.view import view_into, view_size

BLUE_5, BLUE_7, BLUE_SKIP = colored(5, 2), colored(7, 2), colored(SKIP, 2)
RED_3, RED_7, RED_9 = colored(3, 0), colored(7, 0), colored(9, 0)
BLUE_TWO, BLUE_TURN, FOUR = colored(DRAW_TWO, 2), colored(REVERSE, 2), wild_kind(WILD_FOUR)
PARTNER, NEXT, LAST = 2, 1, 3

levels = pytest.mark.parametrize("decide", [plain.decide, hard.decide], ids=["normal", "hard"])


def game_of(cards, others=(7, 7, 7), name="partners", options=None):
    """Return a hand in which seat 0, partner of seat 2, holds these cards."""
    game = Game(4, 108)
    game.start(load(name, options or {}), 4, 1, dealer=3)
    s = game.state
    s[game.hands[0] : game.hands[0] + len(cards)] = bytes(cards)
    s[layout.COUNTS : layout.COUNTS + 4] = bytes([len(cards), *others])
    return game


def chosen(decide, game, choices):
    """Return what a bot on seat 0 chooses of these, in some tries."""
    view = bytearray(view_size(game))
    found = set()
    for roll in range(0, 4096, 37):
        view_into(game, 0, view)
        found.add(decide(view, choices + [0] * 20, len(choices), lambda roll=roll: roll))
    return found


@pytest.mark.parametrize("decide", [easy.beginner, easy.decide, plain.decide, hard.decide])
def test_par_1_nobody_catches_a_partner(decide):
    game = game_of([BLUE_5, RED_9, BLUE_7])
    assert chosen(decide, game, [catch(PARTNER)]) == {0}
    assert not any(
        one & VERB_MASK == CATCH
        for one in chosen(decide, game, [play(BLUE_5), DRAW, catch(PARTNER)])
    )
    assert catch(NEXT) in chosen(decide, game, [DRAW, catch(NEXT)])


@levels
def test_par_1_an_opponent_is_skipped_for_a_partner_who_is_nearly_out(decide):
    cards = [RED_9, RED_3, RED_7, BLUE_SKIP]
    choices = [play(RED_9), play(RED_3), play(RED_7), play(BLUE_SKIP), DRAW]
    for held in (1, 2, 3):
        found = chosen(decide, game_of(cards, (7, held, 7)), choices)
        assert {card_of(one) for one in found} == {BLUE_SKIP}
    found = chosen(decide, game_of(cards, (7, 8, 7)), choices)
    assert BLUE_SKIP not in {card_of(one) for one in found}


@levels
def test_par_1_a_partner_who_is_on_turn_next_is_not_hit(decide):
    """Teams may sit side by side: here seats 0 and 1 are one, seats 2 and 3 the other."""
    game = game_of([BLUE_5, BLUE_TWO, BLUE_SKIP, FOUR], (1, 7, 7))
    game.state[layout.TEAM : layout.TEAM + 4] = bytes([1, 1, 2, 2])
    choices = [play(BLUE_5), play(BLUE_TWO), play(BLUE_SKIP), play(FOUR), DRAW]
    assert {card_of(one) for one in chosen(decide, game, choices)} == {BLUE_5}
    game.state[layout.TEAM : layout.TEAM + 4] = bytes([1, 2, 2, 1])
    assert not {BLUE_5} >= {card_of(one) for one in chosen(decide, game, choices)}
    game.state[layout.TEAM : layout.TEAM + 4] = bytes([1, 1, 2, 2])
    game.state[layout.COUNTS] = 1  # but a last card is laid
    assert {card_of(one) for one in chosen(decide, game, [play(BLUE_TWO), DRAW])} == {BLUE_TWO}


@levels
@pytest.mark.parametrize("actor", [NEXT, PARTNER])
def test_par_1_only_opponents_are_challenged(decide, actor):
    game = game_of([BLUE_5, RED_9], (20, 20, 20), options={"challenge": "any"})
    w = push(game.state, W_BLUFF)
    game.state[w + layout.ACTOR] = actor
    found = chosen(decide, game, [CHALLENGE, PASS])
    assert (CHALLENGE in found) == (actor == NEXT)


@levels
def test_par_1_partners_are_not_named_to_draw_and_get_no_cards(decide):
    """With the numbers of grand in play."""
    game = game_of([BLUE_5, RED_9, BLUE_7], (7, 1, 7), "partners", {"one": "draw", "five": "give"})
    push(game.state, W_ONE)
    named = chosen(decide, game, [NAME | seat << SEAT_SHIFT for seat in (1, 2, 3)])
    assert {seat_of(one) for one in named} <= {NEXT, LAST}
    gives = [GIVE | RED_9 << 12 | seat << SEAT_SHIFT for seat in (1, 2, 3)]
    game.state[layout.COUNTS + PARTNER] = 12
    assert {seat_of(one) for one in chosen(decide, game, gives)} <= {NEXT, LAST}


@levels
def test_par_1_a_side_that_plays_together_loses_nothing_by_it(decide):
    """Hands of partners that know their side against two that do not, in the same deals."""

    def alone(view, choices, n, roll):
        view[layout.TEAM : layout.TEAM + 4] = bytes(4)
        return decide(view, choices, n, roll)

    table = Table(Game(4, 108))
    won = 0
    for seed in range(300):
        table.bots[:4] = [decide, alone] * 2 if seed & 1 else [alone, decide] * 2
        table.game.start(load("partners"), 4, seed >> 1)
        table.play_bots(40_000)
        s = table.game.state
        assert s[layout.STATUS] != layout.IN_PLAY
        won += word(s, layout.WINNERS) >> (0 if seed & 1 else 1) & 1
    assert won >= 146
