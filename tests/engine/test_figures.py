"""The commands that measure print right figures, and memory stays within its promise."""

import sys
from collections.abc import Callable
from types import FrameType
from typing import Any

import pytest

from engine.bots import plain
from engine.game import Game
from engine.rulesets import load
from engine.state import layout
from engine.state.cards import WILD, wild_kind
from engine.state.choices import DRAW, FEW_CHOICES, FOUR_CHOICES, MAX_CHOICES, PASS, PLAY, VERB_MASK
from engine.state.options import BLANKS
from engine.state.window_types import W_FIVE
from engine.state.windows import is_turn, push
from engine.table import Table
from engine.view import view_into
from lab import bench
from lab.bench import peers
from lab.bench.hands import new_table, play_turns, timed
from sim.commands import run

# On an emulated RP2040 a bytecode takes about 2 µs.
_MOST_BYTECODES = 200_000
_DARE = 16  # a blank with an effect of its own


@pytest.mark.parametrize("players", [2, 4, 10])
def test_a_turn_counts_once_however_many_choices_it_takes(monkeypatch, players):
    """Each turn begins with a choice of the seat on turn while no window is open."""
    began = [0, 0]
    original = Game.choose

    def watched(self, seat, choice):
        s = self.state
        is_first = (
            not s[layout.DEPTH] and s[layout.PHASE] == layout.TO_PLAY and seat == s[layout.TURN]
        )
        if is_first and choice & VERB_MASK in (PLAY, DRAW, PASS):
            began[0] += 1
        began[1] += 1
        return original(self, seat, choice)

    monkeypatch.setattr(Game, "choose", watched)
    turns = play_turns(new_table(players), load("official"), players, 5000, 3)
    assert turns == began[0]
    assert began[1] > turns >= 5000


def test_timing_returns_turns_and_microseconds():
    turns, microseconds = timed(new_table(2), load("official"), 2, 2000, 1)
    assert 2000 <= turns < 2400
    assert 1000 < microseconds < 10_000_000


@pytest.fixture
def short(monkeypatch):
    """Make the bench measure few turns, and no pixels, which have tests of their own."""
    monkeypatch.setattr(bench, "_TURNS", 60)
    monkeypatch.setattr(bench, "_VM_TURNS", 300)
    monkeypatch.setattr(bench, "lines", lambda: [])


def rows_of(message):
    """Return the rows of all tables that were printed, by their first cell."""
    rows = [line.strip("| ").split("|") for line in message.splitlines() if line.startswith("|")]
    return {row[0].strip(): [cell.strip() for cell in row[1:]] for row in rows}


def test_the_bench_prints_the_cost_of_a_turn(short, capsys):
    assert run(["bench", "--rounds", "2"]) == 0
    output = capsys.readouterr().out
    rows = rows_of(output)
    assert "CPython 3." in output and "MicroPython" in output
    assert int(rows["Wildhand, official"][0].replace(",", "")) > 1000
    assert rows["official"][::3] == rows["official"][2::3] == ["1.00", "1.00"]
    turn, choices, choice = map(float, rows["grand"][3:])
    assert turn > choice > 1
    assert abs(turn / choice - choices / float(rows["official"][4])) < 0.1
    assert rows["partners"][:3] == rows["road-rules"][3:] == ["–"] * 3


def test_a_game_of_four_takes_1850_bytes():
    assert len(Game(4, 108).state) == 1850


def test_the_bench_names_engines_that_it_could_not_measure(short, monkeypatch, capsys):
    def absent(name):
        raise ImportError(f"No module named '{name}'")

    monkeypatch.setattr(peers.importlib, "import_module", absent)
    assert run(["bench", "--rounds", "1"]) == 0
    rows = rows_of(capsys.readouterr().out)
    for way in peers.WAYS:
        assert [cell for cell in rows[way] if cell] == ["not measured"] * 2


def test_a_peer_is_measured_by_its_turns():
    games = []

    def play():
        games.append(1)
        return 7

    assert peers.Peer("one", play).microseconds(20) >= 0
    assert len(games) == 3


@pytest.mark.parametrize("cards", [108, 216])
def test_a_plain_turn_has_a_choice_for_each_card_and_a_few_more(cards):
    """A seat that holds every card as a wild, among nine whose Uno can be caught."""
    game = Game(10, cards)
    game.start(load("official"), 10, 1)
    s = game.state
    seat = s[layout.TURN]
    s[game.hands[seat] : game.hands[seat] + cards] = bytes([wild_kind(WILD)]) * cards
    s[layout.COUNTS + seat] = cards
    s[layout.PILE_SIZE : layout.PILE_SIZE + layout.HANDS] = bytes(layout.HANDS)
    s[layout.UNCALLED], s[layout.UNCALLED + 1], s[layout.UNTIL_TURN] = 255, 3, 1
    out = [0] * (cards + FEW_CHOICES)
    assert game.choices_into(seat, out) == cards + FEW_CHOICES


def test_four_players_where_cards_act_have_room_for_their_choices():
    """A seat that gives, and takes its turn, with a card of every kind and every right."""
    game = Game(4, 108)
    game.start(load("grand"), 4, 1)
    s = game.state
    while not is_turn(s):
        out = [0] * MAX_CHOICES
        game.choices_into(s[layout.FIRST], out)
        assert game.choose(s[layout.FIRST], out[0]) == 0
    seat = s[layout.TURN]
    kinds = [*range(56), *(wild_kind(face) for face in range(WILD, WILD + 7))]
    s[game.hands[seat] : game.hands[seat] + len(kinds)] = bytes(kinds)
    s[layout.COUNTS + seat] = len(kinds)
    s[BLANKS : BLANKS + 4] = bytes([_DARE] * 4)
    s[layout.UNCALLED], s[layout.UNTIL_TURN] = 15, 1
    out = [0] * FOUR_CHOICES
    assert game.choices_into(seat, out) < FOUR_CHOICES
    at = push(s, W_FIVE)
    s[at + layout.ACTOR], s[at + layout.TARGET], s[at + layout.STAGE] = (seat + 1) % 4, seat, 1
    s[layout.FIRST] = seat
    assert FOUR_CHOICES - FEW_CHOICES < game.choices_into(seat, out) <= FOUR_CHOICES


@pytest.mark.parametrize("seed", [0, 1, 2, 3])
@pytest.mark.parametrize(
    ("name", "changes"),
    [
        ("grand", {}),
        ("cross-family", {}),
        ("road-rules", {"piles": "2", "sets": "same_rank+sum_or_difference+by_age"}),
        ("official", {"piles": "2", "sets": "double+same_rank+by_age"}),
    ],
)
def test_a_hand_of_eighty_cards_keeps_nobody_waiting(
    name: str, changes: dict[str, str], seed: int
) -> None:
    """What it can do, and what a bot makes of it, takes so much that a board needs no second."""
    rules = load(name, {"decks": "2", **changes})
    game = Game(2, rules.deck_size(2))
    game.start(rules, 2, seed)
    table = Table(game)
    table.bots[0] = table.bots[1] = plain.decide
    s = game.state
    while not is_turn(s):
        table.bot_step()
    seat = s[layout.TURN]
    _draw_until(game, seat, 80)
    s[layout.AGES + seat] = 9
    assert _bytecodes(lambda: game.choices_into(seat, table.choices)) < _MOST_BYTECODES
    n = game.choices_into(seat, table.choices)
    view_into(game, seat, table.view, False)
    decided = _bytecodes(lambda: plain.decide(table.view, table.choices, n, game.roll))
    assert decided < _MOST_BYTECODES


def _draw_until(game: Game, seat: int, cards: int) -> None:
    """Move cards from the top of draw pile 1 to the end of a hand until it has so many."""
    s = game.state
    while s[layout.COUNTS + seat] < cards:
        pile = 0 if s[layout.PILE_SIZE] else 1
        top = game.draws + pile * game.capacity + s[layout.PILE_SIZE + pile] - 1
        s[game.hands[seat] + s[layout.COUNTS + seat]] = s[top]
        s[top] = 0
        s[layout.COUNTS + seat] += 1
        s[layout.PILE_SIZE + pile] -= 1


def _bytecodes(does: Callable[[], object]) -> int:
    """Return how many bytecodes of Python a call executes."""
    executed = 0

    def watch(frame: FrameType, event: str, _: object) -> Any:
        nonlocal executed
        frame.f_trace_opcodes = True
        executed += event == "opcode"
        return watch

    before = sys.gettrace()
    sys.settrace(watch)
    try:
        does()
    finally:
        sys.settrace(before)
    return executed
