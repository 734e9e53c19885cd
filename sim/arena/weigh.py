"""`python -m sim arena weigh` finds the weights of the hard bot by playing hands on.

    python -m sim arena weigh --players 2 --hands 15000

A hard bot plays hands among hard, plain or random ones. At a decision of its seat the game is
saved, and each of the seat's choices is played on from there to the end of the hand, all from the
same cards, which are as likely as any others that the view allows. A choice's wins beyond those of
the other choices are compared with its weighted terms, and least squares give each weight with its
standard error.
"""

from collections.abc import Callable
from dataclasses import dataclass
from math import sqrt
from random import Random

from engine.bots import hard, plain, random
from engine.game import Game
from engine.state.cards import FIRST_WILD_KIND
from engine.state.choices import DOWN, PASS, PLAY, VERB_MASK, card_of
from engine.state.layout import COUNTS, VIEW_HAND, VIEW_SEAT
from engine.table import Table
from sim.arena.asked import Request
from sim.arena.progress import Progress
from sim.arena.winners import winners

_A_HAND = 40_000  # choices
_STOPS = 0.12  # of the decisions
_UNIT = 64  # a weight that reveals its factor; beliefs are parts of 64
_CALM = 6.0  # added to the squares, so that rare terms stay near 0
_SPREAD = 0.4  # of a hand won or lost, within a decision
_SEED_STEP = 100_003

Row = tuple[dict[int, float], float]  # the factor of each weight, and the wins


def main(asked: Request) -> int:
    """Play from that many decisions, and print weights; 0."""
    fit = Fit(len(hard.weights(bytearray(VIEW_HAND))))
    with Progress(asked.hands) as progress:
        decisions = Decisions(asked)
        for _ in range(asked.hands):
            for row in decisions.next_rows():
                fit.add(row)
            progress.add(1)
    names: dict[int, str] = {}
    for name, n in vars(hard).items():  # the names of places come before those of other numbers
        if type(n) is int and name[0] == "_":
            names.setdefault(n, name)
    for place, (weight, error) in enumerate(fit.weights()):
        print(f"{names[place][1:].lower():16} {1000 * weight:6.0f} ± {1000 * error:.0f}")
    return 0


@dataclass
class _Kept:
    """A decision: the state before it, the view, and the complete choices."""

    state: bytes
    view: bytearray
    choices: list[int]


class Decisions:
    """Decisions from play, each played on from every choice."""

    def __init__(self, asked: Request) -> None:
        self._rules = asked.loaded()
        self._players = asked.players
        self._table = Table(Game(asked.players, 255))
        self._random = Random(asked.seed)
        self._hands = asked.seed * _SEED_STEP
        self._kept: _Kept | None = None

    def next_rows(self) -> list[Row]:
        """Play until a decision, then on from it; return a row for each choice."""
        self._kept = None
        while self._kept is None:
            self._meet()
        kept = self._kept
        seat = kept.view[VIEW_SEAT]
        self._table.bots[seat] = hard.decide
        won = [self._play_on(kept, seat, choice) for choice in kept.choices]
        terms = _terms(kept.view, kept.choices)
        mean = sum(won) / len(won)
        means: dict[int, float] = {}
        for term in terms:
            for place, value in term.items():
                means[place] = means.get(place, 0.0) + value / len(terms)
        return [
            ({place: term.get(place, 0.0) - means[place] for place in means}, wins - mean)
            for term, wins in zip(terms, won, strict=True)
        ]

    def _meet(self) -> None:
        """Play a hand until a decision of one seat is saved, or to its end."""
        table = self._table
        other = self._random.choice((hard.decide, plain.decide, random.decide))
        table.bots[: self._players] = [other] * self._players
        table.bots[self._hands % self._players] = self._stop
        table.game.start(self._rules, self._players, self._hands & 0xFFFFFF)
        self._hands += 1
        while self._kept is None and table.play_bots(1):
            pass

    def _stop(self, view: bytearray, choices: list[int], n: int, roll: Callable[[], int]) -> int:
        """Decide as hard does; now and then save the decision."""
        if self._kept is None and self._random.random() < _STOPS:
            open_to = _open_to(view, choices, n)
            if len(open_to) > 1:
                self._kept = _Kept(bytes(self._table.game.state), bytearray(view), open_to)
        return hard.decide(view, choices, n, roll)

    def _play_on(self, kept: _Kept, seat: int, choice: int) -> int:
        """Make a choice, let the bots play the hand to its end; 1 if the seat won."""
        game = self._table.game
        game.state[:] = kept.state
        if game.choose(seat, choice):
            raise RuntimeError(f"seat {seat}: choice {choice} is refused")
        self._table.rights_due = True
        self._table.play_bots(_A_HAND)
        return winners(game.state) >> seat & 1


def _open_to(view: bytearray, choices: list[int], n: int) -> list[int]:
    """Return the complete choices that the hard bot weighs; none if it does not weigh.

    There are none either if one of them goes out, which is not weighed.
    """
    if not hard.is_plain_turn(view, choices, n) or view[COUNTS + view[VIEW_SEAT]] == 1:
        return []
    if not hard.has_weights(view):
        return []
    seat = hard.look(view)
    plays = [c for c in dict.fromkeys(choices[:n]) if c & (VERB_MASK | DOWN) == PLAY]
    found = [hard.with_calls(view, choice) for choice in plays]
    last = choices[n - 1]
    if last & VERB_MASK == PASS or all(card_of(c) >= FIRST_WILD_KIND for c in plays):
        found.append(last)
    nothing = (0,) * len(hard.weights(view))
    is_out = any(hard.worth_of(view, choice, seat, nothing) > _UNIT for choice in found)
    return [] if is_out else found


def _terms(view: bytearray, choices: list[int]) -> list[dict[int, float]]:
    """Return the factor of each weight for each choice, by its place, without zeros."""
    seat = hard.look(view)
    size = len(hard.weights(view))
    units = [(0,) * i + (_UNIT,) + (0,) * (size - i - 1) for i in range(size)]
    found = []
    for choice in choices:
        worths = [hard.worth_of(view, choice, seat, unit) for unit in units]
        found.append({i: worth / _UNIT for i, worth in enumerate(worths) if worth})
    return found


class Fit:
    """So many weights that fit rows best by least squares."""

    def __init__(self, size: int) -> None:
        self._size = size
        self._squares = [[0.0] * (size + 1) for _ in range(size)]

    def add(self, row: Row) -> None:
        """Add a row."""
        terms, won = row
        for i, a in terms.items():
            line = self._squares[i]
            for j, b in terms.items():
                line[j] += a * b
            line[self._size] += a * won

    def weights(self) -> list[tuple[float, float]]:
        """Return the weights, with their standard errors."""
        size = self._size
        squares = [line.copy() for line in self._squares]
        seen = [squares[i][i] for i in range(size)]
        for i in range(size):
            squares[i][i] += _CALM
        for i in range(size):  # Gauss and Jordan; the addition keeps all pivots from 0
            pivot = squares[i]
            scale = pivot[i]
            pivot[:] = [value / scale for value in pivot]
            for j in range(size):
                factor = squares[j][i]
                if j != i and factor:
                    squares[j] = [a - factor * b for a, b in zip(squares[j], pivot, strict=True)]
        return [(squares[i][size], _SPREAD / sqrt(seen[i] + 1)) for i in range(size)]
