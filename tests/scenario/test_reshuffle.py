"""A new draw pile is shuffled (CORE-3), which a scenario can show only for one seed."""

import io

from engine.notation import card
from engine.state.choices import DRAW
from sim.scenario.reading.lines import Reader
from sim.scenario.reading.said import Said
from sim.scenario.reading.setting import Setting
from sim.scenario.runner import Runner
from sim.scenario.tables.table import set_table

LAID = "r1 r2 r3 r4 r6 r7 r8 r9 g1 g2 g3 g4 g6 g7 g8 g9"
TEXT = f"""scenario X
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


def drawn_in_order(seed: int) -> list[int]:
    """Return the cards of the new draw pile as they are drawn, the next one first."""
    block = Reader(io.StringIO(TEXT.replace("SEED", str(seed)))).next_block()
    assert block is not None
    runner = Runner()
    set_table(runner.game, Setting(block), runner.deck)
    assert runner.choose(Said(0, [DRAW])) == ""
    game = runner.game
    hand, pile = game.hands[0], game.draws
    left = [game.state[at] for at in range(pile, pile + len(LAID.split()) - 1)]
    return [game.state[hand + 2], *reversed(left)]


def test_core_3_the_new_draw_pile_is_shuffled() -> None:
    laid = [card(word) for word in LAID.split()]
    orders = {tuple(drawn_in_order(seed)) for seed in range(20)}
    assert len(orders) == 20
    assert all(sorted(order) == sorted(laid) for order in orders)
    assert tuple(laid) not in orders
    assert tuple(reversed(laid)) not in orders
    assert len({order[0] for order in orders}) > 8
