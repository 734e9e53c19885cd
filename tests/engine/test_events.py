"""Every event that a game tells is declared (engine/spec/events.py), and is what it is said to be.

All scenarios are played, and matches by chance with all rule sets and with changed options: what
they tell is compared with the declarations. An event that nothing tells is found, too.
"""

import io
import random
from pathlib import Path

import pytest

from engine.game import Game
from engine.public import event_at
from engine.rulesets import NAMES, load
from engine.spec.events import EVENTS
from engine.spec.values import CARD, CARD_OR_NONE, CODES, SEAT, SEAT_OR_NOBODY, Holds
from engine.state import events, layout
from engine.state.cards import KINDS, NO_CARD
from sim.scenario.runner import Runner, play_files
from tests.engine.matches.by_chance import dealt, step, table

TESTS = Path(__file__).resolve().parents[1]
SCENARIOS = sorted(
    path for place in ("rules", "interactions") for path in (TESTS / place).rglob("*.txt")
)


class Told:
    """What games have told since it was made. names: of the events; wrong: what was not so."""

    def __init__(self, patch: pytest.MonkeyPatch) -> None:
        self.names: set[str] = set()
        self.wrong: set[str] = set()
        for name in ("start", "next_hand", "choose"):
            patch.setattr(Game, name, self._heard(getattr(Game, name)))

    def _heard(self, method):
        def call(game, *args, **words):
            first = game.state[layout.EVENT_COUNT]
            result = method(game, *args, **words)
            for number in range(game.state[layout.EVENT_COUNT] - first & 255):
                self._hear(game.state, event_at(first + number & 255))
            return result

        return call

    def _hear(self, s: bytearray, at: int) -> None:
        if not s[at + layout.EVENT_KIND]:
            return  # of a match that began anew: its ring is shorter than that before
        event = EVENTS[s[at + layout.EVENT_KIND] - 1]
        self.names.add(event.name)
        seat, other, card = (
            s[at + layout.EVENT_SEAT],
            s[at + layout.EVENT_OTHER],
            s[at + layout.EVENT_CARD],
        )
        if not (
            _holds(SEAT_OR_NOBODY, seat, s[layout.PLAYERS])
            and _holds(event.other, other, s[layout.PLAYERS])
            and _is_card(event.card, card)
        ):
            self.wrong.add(f"{event.name}: seat {seat}, other {other}, card {card}")


def _holds(value: Holds, byte: int, players: int) -> bool:
    if value in (SEAT, SEAT_OR_NOBODY):
        return byte < players or (byte == layout.NOBODY and value == SEAT_OR_NOBODY)
    return byte < value.bound or value.bound == CODES["ANY"]


def _is_card(value: Holds, byte: int) -> bool:
    if byte == NO_CARD:
        return value != CARD
    return byte < KINDS and value in (CARD, CARD_OR_NONE)


def test_the_numbers_are_those_of_the_declarations_in_their_order() -> None:
    for number, event in enumerate(EVENTS, 1):
        assert getattr(events, event.name) == number
    assert len(EVENTS) == events.LAST_KIND


@pytest.fixture(scope="module")
def told_in_scenarios() -> Told:
    """Play all scenarios."""
    with pytest.MonkeyPatch.context() as patch:
        told = Told(patch)
        texts = [io.StringIO(path.read_text(encoding="utf-8")) for path in SCENARIOS]
        assert not any(play_files(Runner(), [str(path) for path in SCENARIOS], texts))
    return told


def test_every_event_of_a_scenario_is_as_declared(told_in_scenarios: Told) -> None:
    assert not told_in_scenarios.wrong


def test_every_event_that_is_declared_is_told_in_a_scenario(told_in_scenarios: Told) -> None:
    assert not {event.name for event in EVENTS} - told_in_scenarios.names


@pytest.mark.parametrize("name", NAMES)
def test_every_event_of_a_match_is_as_declared(monkeypatch, name: str) -> None:
    told = Told(monkeypatch)
    rules = load(name)
    for seed, players in enumerate((rules.players[0], rules.most())):
        chance = random.Random(seed)
        game = dealt(name, {}, players, seed)
        for _ in range(400):
            if not step(game, chance):
                break
    assert "LAID" in told.names or "LAID_DOWN" in told.names
    assert not told.wrong


@pytest.mark.parametrize("seed", [3, *(pytest.param(n, marks=pytest.mark.full) for n in range(9))])
def test_every_event_of_a_match_with_changed_options_is_as_declared(monkeypatch, seed) -> None:
    told = Told(monkeypatch)
    chance = random.Random(seed)
    for _ in range(30):
        game = table(chance)
        for _ in range(300):
            if not step(game, chance):
                break
    assert len(told.names) > 20
    assert not told.wrong
