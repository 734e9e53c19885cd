"""Bots play whole tournaments, and a second, plain scorer agrees with each."""

from collections import Counter
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from engine.bots import plain
from engine.bots import random as by_chance
from engine.game import Game
from engine.rulesets import load
from engine.rulesets.rule_set import ROOM, RuleSet
from engine.state import layout
from engine.state.cards import FACE, KIND_MASK, POINTS
from engine.state.cards import POINTS as CARD_POINTS
from engine.state.seats import word
from engine.table import Table
from engine.tournament.layout import (
    ENTRANT_FLAGS,
    HEAD,
    MOVED_BACK,
    MOVED_ON,
    ROTATION,
    ROUND_POINTS,
    SOCIAL,
    T_QUICKEST,
    T_ROUND,
    T_TABLE,
    T_TABLES,
    TIE_CARD,
    WENT_OUT,
    entrant_at,
    has_people,
    is_over,
    record,
    seats_at,
)
from engine.tournament.moves import end_round
from engine.tournament.play_table import (
    begin_table,
    end_table,
    new_table_seed,
    play_bots,
    play_on,
    stop_table,
)
from engine.tournament.report import confirm, report, report_draw
from engine.tournament.round import next_table
from engine.tournament.setup import check_rules, new_tournament
from engine.tournament.tiebreak import draw_card
from tests.engine.tournament.plain_scorer import judge
from tests.engine.tournament.played import FORMATS, Form, play

if TYPE_CHECKING:
    from engine.bots import Bot

ROOT = Path(__file__).resolve().parents[3]
_DRAW_TWO = 12


@pytest.mark.parametrize("name", FORMATS)
@pytest.mark.parametrize("seed", [1, 2, 3])
def test_a_match_is_scored_as_a_plain_scorer_does(name: str, seed: int) -> None:
    assert judge(FORMATS[name], seed) >= 3


@pytest.mark.parametrize("form", [Form(SOCIAL, 40, 20, 3), Form(SOCIAL, 20, 2, 3)])
def test_the_plain_scorer_agrees_on_the_largest_matches(form: Form) -> None:
    assert judge(form, 4) == 3


# All tables stop in the turn in which somebody goes out.


def turns_of(s: bytearray, at_first: int) -> int:
    """Return how many turns a hand has had; the draw of a first Draw Two is none."""
    return at_first - word(s, layout.TURNS_LEFT) - (FACE[s[layout.FIRST_KIND]] == _DRAW_TWO)


def play_alone(
    rules: RuleSet, seats: int, seed: int, most: int, bots: "list[Bot]"
) -> tuple[int, list[int], list[int]]:
    """Play a hand alone, for at most so many whole turns.

    Return the turn in which somebody went out (0: nobody did), the points each holds, who is out.
    """
    table = Table(Game(10, 108))
    table.bots[:seats] = bots
    game = table.game
    game.start(rules, seats, seed)
    s = game.state
    at_first = 100 * seats + (FACE[s[layout.FIRST_KIND]] == _DRAW_TWO)
    while s[layout.STATUS] == layout.IN_PLAY and turns_of(s, at_first) < most:
        assert table.bot_step()
    out = [seat for seat in range(seats) if not s[layout.COUNTS + seat]]
    turns = turns_of(s, at_first) + 1 if out else 0
    held = []
    for seat in range(seats):
        cards = s[game.hands[seat] : game.hands[seat] + s[layout.COUNTS + seat]]
        held.append(sum(POINTS[FACE[card & KIND_MASK]] for card in cards))
    return turns, held, out


@pytest.mark.parametrize("seed", range(12))
@pytest.mark.parametrize("people", [(), (4,)])
def test_soc_1_all_tables_stop_in_the_turn_in_which_somebody_goes_out(
    seed: int, people: tuple[int, ...]
) -> None:
    form = Form(SOCIAL, 11, 3, 1, people)
    rules = form.load_rules()
    t = form.new_tournament(seed)
    decide = [by_chance.decide if entrant in people else plain.decide for entrant in range(11)]
    alone = []
    for number in range(3):
        seats = seats_at(t, number)
        bots = [decide[entrant_at(t, number, seat)] for seat in range(seats)]
        alone.append((seats, new_table_seed(t, number), bots))
    lengths = [play_alone(rules, *each[:2], 10_000, each[2])[0] for each in alone]
    quickest = min(length for length in lengths if length)
    table = Table(Game(10, 108))
    while (number := next_table(t)) != layout.NOBODY:
        begin_table(t, table.game, rules, number)
        table.bots[: seats_at(t, number)] = alone[number][2]
        while table.bot_step():
            pass
        assert end_table(t, table.game)
    for number, (seats, seed_, bots) in enumerate(alone):
        _, held, out = play_alone(rules, seats, seed_, quickest, bots)
        assert bool(out) == (lengths[number] == quickest)
        for seat in range(seats):
            at = record(t, entrant_at(t, number, seat))
            assert word(t, at + ROUND_POINTS) == held[seat], (number, seat)
            assert bool(t[at + ENTRANT_FLAGS] & WENT_OUT) == (seat in out)
    assert word(t, T_QUICKEST) == quickest
    assert end_round(t)
    assert word(t, T_QUICKEST) == 0


def test_a_table_stops_when_somebody_says_so() -> None:
    form = Form(SOCIAL, 6, 2, 1, (0, 1, 2, 3, 4, 5))
    t = form.new_tournament(1)
    table = Table(Game(10, 108))
    begin_table(t, table.game, form.load_rules(), 0)
    assert not end_table(t, table.game)
    stop_table(table.game)
    assert table.game.state[layout.WAY_OVER] != layout.BY_LAST_CARD
    assert end_table(t, table.game)
    for seat in range(3):
        assert word(t, record(t, entrant_at(t, 0, seat)) + ROUND_POINTS) > 0
    assert t[T_TABLE] == layout.NOBODY
    assert not end_round(t)
    assert next_table(t) == 1


def test_tables_of_bots_come_first_and_last() -> None:
    form = Form(SOCIAL, 12, 3, 1, (5,))
    t = form.new_tournament(1)
    rules = form.load_rules()
    table = Table(Game(10, 108))
    table.bots[: layout.MAX_SEATS] = [plain.decide] * layout.MAX_SEATS
    order = []
    while (number := next_table(t)) != layout.NOBODY:
        order.append(number)
        begin_table(t, table.game, rules, number)
        while table.bot_step():
            pass
        end_table(t, table.game)
    assert order == [0, 2, 1, 0, 2]
    assert has_people(t, 1) and not has_people(t, 0)


# Seeds: the same match everywhere, and other cards at each table.


@pytest.mark.parametrize("name", FORMATS)
def test_a_seed_gives_the_same_match(name: str) -> None:
    ends = [[bytes(p.t) for p in play(FORMATS[name], seed)][-1] for seed in (5, 5, 6)]
    assert ends[0] == ends[1] != ends[2]


def test_every_table_of_every_round_has_a_seed_of_its_own() -> None:
    t = new_tournament(SOCIAL, 40, 20, 255, 7)
    seeds = set()
    for number in range(255):
        t[T_ROUND] = number
        seeds |= {new_table_seed(t, table) for table in range(t[T_TABLES])}
    assert len(seeds) == 255 * 20
    assert all(0 <= seed < 1 << 30 for seed in seeds)
    assert len(t) > HEAD


@pytest.mark.parametrize("seed", range(40))
def test_soc_2_cards_of_equal_points_are_drawn_again(seed: int) -> None:
    t = new_tournament(SOCIAL, 8, 2, 2, seed)
    for number, points in enumerate(((5, 5, 9, 9), (5, 5, 5, 5))):
        for seat in range(4):
            report(t, number, seat, points[seat])
            report_draw(t, number, seat, 4 * 7 + seat)  # sevens
        confirm(t, number)
    assert end_round(t)
    cards = [CARD_POINTS[FACE[t[record(t, entrant) + TIE_CARD]]] for entrant in range(8)]
    moved = [
        t[record(t, entrant) + ENTRANT_FLAGS] & (MOVED_ON | MOVED_BACK) for entrant in range(8)
    ]
    assert moved.index(MOVED_ON) == (0 if cards[0] < cards[1] else 1)
    assert moved.index(MOVED_BACK) == (2 if cards[2] > cards[3] else 3)
    assert cards[0] != cards[1] and cards[2] != cards[3]
    assert sorted(moved[4:]) == [0, 0, MOVED_ON, MOVED_BACK]
    assert cards[4 + moved[4:].index(MOVED_ON)] != cards[4 + moved[4:].index(MOVED_BACK)]


def test_soc_2_each_of_two_tied_players_moves_at_times() -> None:
    went = set()
    for seed in range(40):
        t = new_tournament(SOCIAL, 4, 2, 2, seed)
        for number in range(2):
            for seat in range(2):
                report(t, number, seat, 5)
            confirm(t, number)
        assert end_round(t)
        went.add(tuple(t[record(t, entrant) + ENTRANT_FLAGS] & MOVED_ON for entrant in range(4)))
    assert went == {(8, 0, 8, 0), (8, 0, 0, 8), (0, 8, 8, 0), (0, 8, 0, 8)}


def test_a_card_is_drawn_as_often_as_the_deck_has_it() -> None:
    t = new_tournament(SOCIAL, 4, 2, 2, 3)
    drawn = Counter(draw_card(t) for _ in range(54_000))
    deck = Counter(load("official").deck)
    assert set(drawn) == set(deck)
    for kind, copies in deck.items():
        assert 0.8 < drawn[kind] / (500 * copies) < 1.2


@pytest.mark.parametrize("name", FORMATS)
def test_a_match_goes_on_from_its_bytes(name: str) -> None:
    form = FORMATS[name]
    rules = form.load_rules()
    ends = []
    for interrupted in (False, True):
        t = form.new_tournament(11)
        table = Table(Game(10, 108))
        steps = 0
        while not is_over(t):
            if t[T_TABLE] == layout.NOBODY:
                number = next_table(t)
                if number == layout.NOBODY:
                    assert end_round(t)
                    continue
                begin_table(t, table.game, rules, number)
            table.bots[: layout.MAX_SEATS] = [plain.decide] * layout.MAX_SEATS
            play_on(t, table, 7)
            steps += 1
            if interrupted and steps % 5 == 0:
                kept = bytes(t), bytes(table.game.state), table.rights_due
                t, table = bytearray(kept[0]), Table(Game(10, 108))
                table.game.state[:] = kept[1]
                table.game.hooks = rules.hooks
                table.rights_due = kept[2]
        ends.append(bytes(t))
    assert ends[0] == ends[1]


def test_the_figures_in_the_docs_hold() -> None:
    text = " ".join((ROOT / "docs/matches.md").read_text(encoding="utf-8").split())
    rotation, social = new_tournament(ROTATION, 4, 0, 0, 1), new_tournament(SOCIAL, 12, 3, 0, 1)
    largest, tens = new_tournament(SOCIAL, 40, 20, 0, 1), new_tournament(SOCIAL, 40, 4, 0, 1)
    assert f"{len(rotation)} bytes for a rotation of four" in text
    assert f"{len(social)} for a social evening of twelve at three tables" in text
    assert f"{len(largest)} for the largest" in text
    assert f"one deck take {len(tens) + len(Game(10, 108).state):,}." in text
    assert f"save holds {ROOM:,} bytes" in text


EVENING_RULES = "double-down deadly seven-zero dirty power stack two-deck dice grand".split()


@pytest.mark.parametrize("name", EVENING_RULES)
def test_bots_play_a_table_again_as_they_did_by_any_rules(name: str) -> None:
    rules = load(name, {"scoring": "low", "hands": "1"})
    t = new_tournament(SOCIAL, 12, 3, 8, 3, bytes(12))
    check_rules(t, rules)
    table = Table(Game(4, rules.deck_size(4)))
    calls = 0
    while not is_over(t):
        while play_bots(t, table, rules, plain.decide, 50):
            pass
        out = [p for p in range(12) if t[record(t, p) + ENTRANT_FLAGS] & WENT_OUT]
        assert bool(out) == bool(word(t, T_QUICKEST))
        calls += len(out)
        assert end_round(t)
    assert calls or name == "deadly"
