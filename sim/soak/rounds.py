"""This module lets bots play matches over several tables from the first round to the last.

    for played in play(Evening(SOCIAL, 12, 3), seed):
        played.tables       the cards that each player was left with, hand by hand
        played.sheet        the sheet, after the round was added up

An independent scorer can compare the two.
"""

from collections.abc import Iterator
from dataclasses import dataclass

from engine.bots import plain
from engine.evenings import begin
from engine.evenings import rules as round_rules
from engine.evenings.moves import end_round
from engine.evenings.results import end_table, is_played
from engine.evenings.sheet import ROTATION, SOCIAL, TEAM, is_over, person_at, seats_at
from engine.evenings.tables import begin_table, next_table
from engine.game import Game
from engine.rulesets import RuleSet, load
from engine.state.cards import FACE, KIND_MASK, POINTS
from engine.state.layout import COUNTS, MAX_SEATS, NOBODY, UNOS
from engine.table import Table

_LARGEST = (10, 108)


@dataclass(frozen=True)
class Evening:
    """A match over several tables: format, persons, tables, rounds (0: default), people."""

    kind: int
    persons: int
    tables: int = 0
    rounds: int = 0
    people: tuple[int, ...] = ()  # persons; all others are bots
    team_size: int = 2

    def new_sheet(self, seed: int) -> bytearray:
        """Return the sheet before the first round."""
        people = bytes([person in self.people for person in range(self.persons)])
        return begin.new(
            self.kind, self.persons, self.tables, self.rounds, seed, people, self.team_size
        )

    def load_rules(self) -> RuleSet:
        """Return its default rules."""
        return load(*round_rules.rules_for(self.kind))


# The evenings among the matches of every format.
FORMATS = {
    "rotation of 4": Evening(ROTATION, 4),
    "rotation of 8": Evening(ROTATION, 8),
    "social, 3 tables": Evening(SOCIAL, 12, 3, people=(5,)),
    "social, 3 tables of bots": Evening(SOCIAL, 13, 3),
    "team, 3 tables": Evening(TEAM, 12, 3, people=(0,)),
    "team, 2 tables of 3 teams": Evening(TEAM, 12, 2),
}


@dataclass(frozen=True)
class Held:
    """What one person was left with at the end of a hand; unos: called in it."""

    person: int
    cards: int
    points: int
    unos: int


@dataclass(frozen=True)
class Played:
    """A finished round: the hands of each table, by seat, and the sheet after it."""

    tables: list[list[list[Held]]]
    sheet: bytearray


def play(evening: Evening, seed: int) -> Iterator[Played]:
    """Play a match to its end, round by round; the same sheet changes each time."""
    sheet = evening.new_sheet(seed)
    rules = evening.load_rules()
    round_rules.check_rules(sheet, rules)
    table = Table(Game(*_LARGEST))
    for player in range(len(table.bots)):
        table.bots[player] = plain.decide
    while not is_over(sheet):
        found: dict[int, list[list[Held]]] = {}
        while (number := next_table(sheet)) != NOBODY:
            found[number] = play_table(sheet, table, rules, number)
        if not end_round(sheet):
            raise ValueError("no table is left, but the round does not end")
        yield Played([found[number] for number in sorted(found)], sheet)


def play_table(sheet: bytearray, table: Table, rules: RuleSet, number: int) -> list[list[Held]]:
    """Play a table to its end; return what each of its hands left its players with."""
    game = table.game
    begin_table(sheet, game, rules, number)
    table.rights_due = False
    hands: list[list[Held]] = []
    called = [0] * MAX_SEATS
    while True:
        while table.play_bots(1000):
            pass
        seats = range(seats_at(sheet, number))
        hands.append([_held(sheet, game, number, seat, called) for seat in seats])
        if is_played(sheet, game):
            break
        game.next_hand()
    if not end_table(sheet, game):
        raise ValueError("the hands are over, but the table is not")
    return hands


def _held(sheet: bytearray, game: Game, number: int, seat: int, called: list[int]) -> Held:
    """Read one hand; called: Unos until the hand before, by seat, which is updated."""
    s = game.state
    count = s[COUNTS + seat]
    cards = s[game.hands[seat] : game.hands[seat] + count]
    unos = s[UNOS + seat] - called[seat]
    called[seat] += unos
    points = sum(POINTS[FACE[card & KIND_MASK]] for card in cards)
    return Held(person_at(sheet, number, seat), count, points, unos)
