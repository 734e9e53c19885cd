"""This module lets bots play tournaments from the first round to the last.

    for played in play(Form(SOCIAL, 12, 3), seed):
        played.tables       the cards that each player was left with, hand by hand
        played.t            the tournament, after the round was added up

An independent scorer can compare the two.
"""

from collections.abc import Iterator
from dataclasses import dataclass

from engine.bots import plain
from engine.game import Game
from engine.rulesets import load
from engine.rulesets.rule_set import RuleSet
from engine.state.cards import FACE, KIND_MASK, POINTS
from engine.state.layout import COUNTS, MAX_SEATS, NOBODY, UNOS
from engine.table import Table
from engine.tournament.layout import ROTATION, SOCIAL, TEAM, entrant_at, is_over, seats_at
from engine.tournament.moves import end_round
from engine.tournament.play_table import begin_table, end_table, is_played
from engine.tournament.round import next_table
from engine.tournament.setup import check_rules, new_tournament, rules_for

_LARGEST = (10, 108)


@dataclass(frozen=True)
class Form:
    """What a tournament is: format, entrants, tables, rounds (0: usual), people."""

    kind: int
    entrants: int
    tables: int = 0
    rounds: int = 0
    people: tuple[int, ...] = ()  # entrants that are persons; all others are bots
    team_size: int = 2

    def new_tournament(self, seed: int) -> bytearray:
        """Return a tournament before its first round."""
        people = bytes([entrant in self.people for entrant in range(self.entrants)])
        return new_tournament(
            self.kind, self.entrants, self.tables, self.rounds, seed, people, self.team_size
        )

    def load_rules(self) -> RuleSet:
        """Return its usual rules."""
        return load(*rules_for(self.kind))


FORMATS = {
    "rotation of 4": Form(ROTATION, 4),
    "rotation of 8": Form(ROTATION, 8),
    "social, 3 tables": Form(SOCIAL, 12, 3, people=(5,)),
    "social, 3 tables of bots": Form(SOCIAL, 13, 3),
    "team, 3 tables": Form(TEAM, 12, 3, people=(0,)),
    "team, 2 tables of 3 teams": Form(TEAM, 12, 2),
}


@dataclass(frozen=True)
class Held:
    """What one entrant was left with at the end of a hand; unos: called in it."""

    entrant: int
    cards: int
    points: int
    unos: int


@dataclass(frozen=True)
class Played:
    """A finished round: the hands of each table, by seat, and the tournament after it."""

    tables: list[list[list[Held]]]
    t: bytearray


def play(form: Form, seed: int) -> Iterator[Played]:
    """Play a tournament to its end, round by round; the same bytes change each time."""
    t = form.new_tournament(seed)
    rules = form.load_rules()
    check_rules(t, rules)
    table = Table(Game(*_LARGEST))
    for player in range(len(table.bots)):
        table.bots[player] = plain.decide
    while not is_over(t):
        found: dict[int, list[list[Held]]] = {}
        while (number := next_table(t)) != NOBODY:
            found[number] = play_table(t, table, rules, number)
        if not end_round(t):
            raise ValueError("no table is left, but the round does not end")
        yield Played([found[number] for number in sorted(found)], t)


def play_table(t: bytearray, table: Table, rules: RuleSet, number: int) -> list[list[Held]]:
    """Play a table to its end; return what each of its hands left its players with."""
    game = table.game
    begin_table(t, game, rules, number)
    table.rights_due = False
    hands: list[list[Held]] = []
    called = [0] * MAX_SEATS
    while True:
        while table.play_bots(1000):
            pass
        seats = range(seats_at(t, number))
        hands.append([_held(t, game, number, seat, called) for seat in seats])
        if is_played(t, game):
            break
        game.next_hand()
    if not end_table(t, game):
        raise ValueError("the hands are over, but the table is not")
    return hands


def _held(t: bytearray, game: Game, number: int, seat: int, called: list[int]) -> Held:
    """Read one hand; called: Unos until the hand before, by seat, which is updated."""
    s = game.state
    count = s[COUNTS + seat]
    cards = s[game.hands[seat] : game.hands[seat] + count]
    unos = s[UNOS + seat] - called[seat]
    called[seat] += unos
    points = sum(POINTS[FACE[card & KIND_MASK]] for card in cards)
    return Held(entrant_at(t, number, seat), count, points, unos)
