"""A test sets a table, or plays to a position, with a scenario's text."""

import io

from engine.game import Game
from sim.scenario.reading import Block, Reader, Setting
from sim.scenario.runner import Runner, play_block


def block_of(text: str) -> Block:
    """Return the first scenario of a text."""
    block = Reader(io.StringIO(text)).next_block()
    assert block is not None
    return block


def table_set(text: str) -> Runner:
    """Return a runner whose game has a scenario's table; the steps are not played."""
    runner = Runner()
    runner.set(Setting(block_of(text)))
    return runner


def played(text: str) -> Game:
    """Return the game after a scenario, which must hold."""
    runner = Runner()
    faults = [fault for fault in play_block(runner, block_of(text)) if fault is not None]
    assert not faults
    return runner.game
