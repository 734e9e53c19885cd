"""What no scenario can show, as it sets the table for one seed: CORE-1, CORE-3, CORE-16."""

import pytest

from engine.game import Game
from engine.notation import card
from engine.public import event_at
from engine.rulesets import load
from engine.state import layout
from engine.state.cards import FACE, POINTS
from engine.state.choices import DRAW, PASS
from engine.state.events import DEALT, DREW_FOR_DEAL
from engine.state.reasons import OK
from engine.state.seats import word
from tests.from_text import played

LAID = "r1 r2 r3 r4 r6 r7 r8 r9 g1 g2 g3 g4 g6 g7 g8 g9"
NO_CARD_LEFT = f"""scenario X
rules official
players 2
hand 0: b1 b2
hand 1: b3 b4
discard 1: {LAID} r5
draw only
seed SEED
--
0 draw
"""


def drawn_for_the_deal(game: Game) -> list[tuple[int, int]]:
    """Return (seat, points) of each card drawn for the deal, in order."""
    s = game.state
    found = []
    for n in range(s[layout.EVENT_COUNT]):
        at = event_at(n)
        if s[at + layout.EVENT_KIND] == DEALT:
            return found
        if s[at + layout.EVENT_KIND] == DREW_FOR_DEAL:
            found.append((s[at + layout.EVENT_SEAT], POINTS[FACE[s[at + layout.EVENT_CARD]]]))
    raise AssertionError("nobody dealt")


@pytest.mark.parametrize("players", [2, 3, 10])
def test_core_1_the_highest_card_drawn_deals_and_ties_draw_again(players: int) -> None:
    game = Game(players, 108)
    rounds = set()
    for seed in range(60):
        game.start(load("official"), players, seed)
        left = drawn_for_the_deal(game)
        drawing, count = list(range(players)), 0
        while len(drawing) > 1:
            drawn, left = left[: len(drawing)], left[len(drawing) :]
            assert [seat for seat, _ in drawn] == drawing
            best = max(points for _, points in drawn)
            drawing = [seat for seat, points in drawn if points == best]
            count += 1
        assert left == []
        assert game.state[layout.DEALER] == drawing[0]
        rounds.add(count)
    assert {1, 2} <= rounds, "no tie in sixty deals"


def test_core_3_the_new_draw_pile_is_shuffled() -> None:
    laid = [card(word) for word in LAID.split()]
    orders = set()
    for seed in range(20):
        game = played(NO_CARD_LEFT.replace("SEED", str(seed)))
        left = game.state[game.draws : game.draws + len(laid) - 1]
        orders.add((game.state[game.hands[0] + 2], *reversed(left)))
    assert len(orders) == 20
    assert all(sorted(order) == sorted(laid) for order in orders)
    assert not {tuple(laid), tuple(reversed(laid))} & orders
    assert len({order[0] for order in orders}) > 8


@pytest.mark.parametrize(
    ("options", "limit"), [({}, 200), ({"limit": "3"}, 3), ({"limit": "514"}, 514)]
)
def test_core_16_every_turn_counts_once(options: dict[str, str], limit: int) -> None:
    """The limit is a hundred turns for each seat unless set."""
    game = Game(2, 108)
    game.start(load("official", options), 2, 4, 1)
    for turn in range(3):
        assert game.status == layout.IN_PLAY
        seat = game.first_asked
        assert game.choose(seat, DRAW) == OK
        assert word(game.state, layout.TURNS_LEFT) == limit - turn - (game.first_asked != seat)
        game.choose(seat, PASS)  # refused where the drawn card did not fit, and the turn is over
        assert word(game.state, layout.TURNS_LEFT) == limit - turn - 1
    assert bool(game.status) == (limit == 3)
