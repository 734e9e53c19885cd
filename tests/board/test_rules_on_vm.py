"""These tests play whole matches of each rule set on MicroPython without taking heap.

Bots of every level play from shuffle to score at the usual table; at the largest the random bot
and the levels do, at the smallest the random bot. Each rule set is alone in the machine, with only
those parts of the engine that it asks for. Every match ends as it does here, to the last byte
(CORE-9).
"""

import pytest

from engine.rulesets import NAMES, load, options_of
from tests.board.test_engine_on_vm import run_on_vm
from tests.board.vm.shared.matches import play_free_of_heap
from tests.tiers import FULL

pytestmark = FULL

_USUAL = 4
_MOST_HANDS = 6  # of rule sets without points, whose matches never end

_LOADS = """
from tests.board.vm.shared.loading import load_rules

load_rules({name!r}, *{bots!r})
"""
_TEST = """

def test_{players}_{label}():
    from tests.board.vm.shared.matches import play_free_of_heap

    assert play_free_of_heap({name!r}, {players}, {bot!r}, {most}) == {digest}
"""


def text_for(name: str, bots: tuple[str, ...], loaded: tuple[str, ...]) -> str:
    """Return a test module for a rule set, with a test per bot; loaded: bots to be imported."""
    rules = load(name)
    fewest, most = rules.players[0], rules.most()
    hands = _MOST_HANDS if options_of(name)["scoring"] == "none" else 1000
    usual = min(max(fewest, _USUAL), most)
    text = _LOADS.format(name=name, bots=loaded)
    for players in sorted({fewest, usual, most}):
        levels = bots[2:] if players == most else ()
        for label, bot in enumerate(bots if players == usual else ("random", *levels)):
            text += _TEST.format(
                name=name,
                players=players,
                label=label,
                bot=bot,
                most=hands,
                digest=play_free_of_heap(name, players, bot, hands),
            )
    return text


@pytest.mark.parametrize("name", NAMES)
def test_matches_on_micropython(name: str) -> None:
    """The plain bot, the random bot, and a table of the strongest and the two lower levels play.

    Where only two can play, the strongest level plays each of the lower ones in turn.
    """
    bots: tuple[str, ...] = ("plain", "random", "hard easy easy.beginner")
    if load(name).most() < 3:
        bots = (*bots[:-1], "hard easy", "hard easy.beginner")
    check(name, text_for(name, bots, ("random", "easy", "hard")))


def check(name: str, text: str) -> None:
    """Run a module of tests; all must pass."""
    result = run_on_vm("test_rules", test_rules=text)
    failed = [line for line in result.stdout.splitlines() if not line.startswith("ok ")]
    assert result.status == 0, name + ": " + "\n".join(failed)
    assert result.stdout.rstrip().endswith(" passed, 0 failed")
    assert result.stdout.count("ok test_rules.test_") == text.count("\ndef test_")
