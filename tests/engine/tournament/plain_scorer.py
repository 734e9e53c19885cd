"""This module scores tournaments a second time, written from the rules alone.

From played.py it gets the cards that everybody held at the end of each hand; it keeps its counts in
dictionaries. `judge` plays a tournament and compares it with the engine's. Clauses:
PAR-2, PAR-3, SOC-1 to SOC-3; OFF-11, PAR-1 and CORE-4 for a hand of partners.
"""

from collections import defaultdict
from itertools import combinations

from engine.tournament import standings
from engine.tournament.layout import (
    ENTRANT_FLAGS,
    MOVED_BACK,
    MOVED_ON,
    ROTATION,
    T_ENTRANTS,
    T_ROUND,
    TEAM,
    is_over,
    pair_record,
    record,
    seat_in,
    table_of,
)
from tests.engine.tournament.played import Form, Held, play


class PlainScorer:
    """entrants; points, Unos, calls of "I rock!" and hands won, by entrant; points of pairs."""

    def __init__(self, entrants: int) -> None:
        self.entrants = range(entrants)
        self.points: dict[int, int] = defaultdict(int)
        self.unos: dict[int, int] = defaultdict(int)
        self.rocks: dict[int, int] = defaultdict(int)
        self.won: dict[int, int] = defaultdict(int)
        self.pairs: dict[tuple[int, int], int] = defaultdict(int)

    def add_partners(self, hand: list[Held]) -> None:
        """Add a hand of partners who sit opposite: both winners get the points the others hold."""
        held = [hand[0].points + hand[2].points, hand[1].points + hand[3].points]
        out = [seat % 2 for seat in range(4) if hand[seat].cards == 0]
        winners = out if out else [side for side in (0, 1) if held[side] < held[1 - side]]
        for side in winners:
            one, other = sorted((hand[side].entrant, hand[side + 2].entrant))
            self.pairs[one, other] += held[1 - side]
            for seat in (side, side + 2):
                self.points[hand[seat].entrant] += held[1 - side]
                self.won[hand[seat].entrant] += 1
        self._add_unos(hand)

    def add_social(self, hand: list[Held]) -> None:
        """Add a hand of a table that stopped with the others: all get the points they hold."""
        for held in hand:
            self.points[held.entrant] += held.points
            self.rocks[held.entrant] += held.cards == 0
        self._add_unos(hand)

    def _add_unos(self, hand: list[Held]) -> None:
        for held in hand:
            self.unos[held.entrant] += held.unos

    def winners(self, of: dict[int, int], highest: bool, team_size: int = 1) -> list[int]:
        """Return the entrants or teams with the most, or the fewest."""
        together: dict[int, int] = defaultdict(int)
        for entrant in self.entrants:
            together[entrant // team_size] += of[entrant]
        best = (max if highest else min)(together.values())
        return [team for team in sorted(together) if together[team] == best]


def movers(hand: list[Held], team_size: int) -> tuple[set[int], set[int]]:
    """Return the sides that may move on from a table, and those that may move back.

    There are several only where sides tie.

    A side is the members of a team, or one entrant; its number is that of its lowest seat.
    """
    sides = len(hand) // team_size
    held = [sum(each.points for each in hand[side::sides]) for side in range(sides)]
    return (
        {side for side in range(sides) if held[side] == min(held)},
        {side for side in range(sides) if held[side] == max(held)},
    )


def judge(form: Form, seed: int) -> int:
    """Play a tournament and score it a second time; return how many rounds were compared.

    Raises AssertionError, in one line, where the engine and the plain scorer differ.
    """
    scorer = PlainScorer(form.entrants)
    rounds = 0
    size = form.team_size if form.kind == TEAM else 1
    t = bytearray()
    for played in play(form, seed):
        rounds += 1
        t = played.t
        for hand in [hand for table in played.tables for hand in table]:
            if form.kind == ROTATION:
                scorer.add_partners(hand)
            else:
                scorer.add_social(hand)
        _compare(t, scorer, form.kind == ROTATION)
        if form.kind == ROTATION and form.entrants == 4:
            _compare_pairs(t, scorer)
        if form.kind != ROTATION and not is_over(t):
            _check_moves(t, [table[0] for table in played.tables], size)
    _compare_winners(t, scorer, size)
    return rounds


def _agree(what: str, found: object, expected: object) -> None:
    if found != expected:
        raise AssertionError(f"{what}: expected {expected}, found {found}")


def _compare(t: bytearray, scorer: PlainScorer, by_hands: bool) -> None:
    columns = {
        "points": (standings.HIGHEST, scorer.points),
        "Unos": (standings.MOST_UNOS, scorer.unos),
        "calls": (standings.MOST_ROCKS, scorer.rocks),
        "hands won": (standings.MOST_WON, scorer.won),
    }
    for entrant in scorer.entrants:
        for name, (kind, of) in columns.items():
            if name != "hands won" or by_hands:
                found = standings.value(t, kind, entrant)
                _agree(f"round {t[T_ROUND]}, {name} of entrant {entrant}", found, of[entrant])


def _compare_pairs(t: bytearray, scorer: PlainScorer) -> None:
    for one, other in combinations(scorer.entrants, 2):
        found = standings.points_at(t, pair_record(t, one, other))
        _agree(f"points of {one} and {other} together", found, scorer.pairs[one, other])


def _compare_winners(t: bytearray, scorer: PlainScorer, size: int) -> None:
    out = bytearray(t[T_ENTRANTS])
    columns = {
        standings.MOST_UNOS: scorer.unos,
        standings.MOST_ROCKS: scorer.rocks,
        standings.HIGHEST: scorer.points,
        standings.LOWEST: scorer.points,
    }
    for teams in (False, True) if size > 1 else (False,):
        for kind, of in columns.items():
            expected = scorer.winners(of, kind != standings.LOWEST, size if teams else 1)
            if kind in (standings.MOST_UNOS, standings.MOST_ROCKS) and not any(of.values()):
                expected = []
            count = standings.winners_into(t, kind, teams, out)
            _agree(f"winners of category {kind}", list(out[:count]), expected)


def _check_moves(t: bytearray, hands: list[list[Held]], size: int) -> None:
    """Check who moved: a side with the fewest points one table on, with the most one back."""
    for number, hand in enumerate(hands):
        sides = len(hand) // size
        may_go_on, may_go_back = movers(hand, size)
        went: dict[int, set[int]] = {MOVED_ON: set(), MOVED_BACK: set()}
        for seat, held in enumerate(hand):
            flags = t[record(t, held.entrant) + ENTRANT_FLAGS] & (MOVED_ON | MOVED_BACK)
            step = {MOVED_ON: 1, MOVED_BACK: -1}.get(flags, 0)
            now_at = table_of(t, held.entrant)
            _agree(f"table of entrant {held.entrant}", now_at, (number + step) % len(hands))
            if flags:
                went[flags].add(seat % sides)
            else:
                _agree(f"seat of entrant {held.entrant}", seat_in(t, held.entrant), seat)
        for flags, may in ((MOVED_ON, may_go_on), (MOVED_BACK, may_go_back)):
            _agree(f"one side of table {number} moves", len(went[flags]), 1)
            _agree(f"it is one of {may}", went[flags] <= may, True)
        _agree("nobody moves both ways", went[MOVED_ON] & went[MOVED_BACK], set())
