"""This module adds up the hands of the lab and computes margins.

A figure with ± is a mean or a share with half its 95% interval (normal). Hands are independent, so
the interval comes from how they differ.
"""

from collections import Counter
from dataclasses import dataclass
from math import sqrt

from engine.state.layout import BY_BLOCK, BY_LAST_CARD, BY_LIMIT, BY_STOP
from sim.lab.watched import Seen

SURE = 1.96  # standard deviations that hold 95 of 100
WAYS = {
    BY_LAST_CARD: "by a last card",
    BY_BLOCK: "blocked",
    BY_LIMIT: "by the limit of turns",
    BY_STOP: "stopped",
}


@dataclass(frozen=True)
class Figure:
    """A mean, and half its interval."""

    mean: float
    margin: float

    def differs(self, other: "Figure") -> bool:
        """Do two figures differ by more than chance (95%)?"""
        return abs(self.mean - other.mean) > sqrt(self.margin**2 + other.margin**2)


class Tally:
    """Counters over hands; `turns`, `swings` and `hand_overs` count hands by their number.

    won: hands won by place; decided: hands with a winner; shares: places that won them. times,
    times_in: how often something occurred, and in how many hands. offered, offered_in, taken,
    forbade, forbade_in: the same of choices, by name of the choice or of the option.
    """

    def __init__(self, players: int) -> None:
        self.players = players
        self.hands = self.decided = self.shares = 0
        self.turns: Counter[int] = Counter()
        self.swings: Counter[int] = Counter()
        self.hand_overs: Counter[int] = Counter()
        self.ways: Counter[int] = Counter()
        self.won: Counter[int] = Counter()
        self.times: Counter[str] = Counter()
        self.times_in: Counter[str] = Counter()
        self.offered: Counter[str] = Counter()
        self.offered_in: Counter[str] = Counter()
        self.taken: Counter[str] = Counter()
        self.forbade: Counter[str] = Counter()
        self.forbade_in: Counter[str] = Counter()

    def add(self, seen: Seen) -> None:
        """Add a hand."""
        self.hands += 1
        self.decided += bool(seen.winners)
        self.shares += len(seen.winners)
        self.won.update(seen.winners)
        self.turns[seen.turns] += 1
        self.swings[seen.swings] += 1
        self.hand_overs[seen.hand_overs] += 1
        self.ways[seen.way] += 1
        self.times.update(seen.times)
        self.times_in.update(seen.times.keys())
        for name, (offered, taken, forbade) in seen.offers.items():
            self.offered[name] += offered
            self.offered_in[name] += offered > 0
            self.taken[name] += taken
            self.forbade[name] += forbade
            self.forbade_in[name] += forbade > 0

    def __iadd__(self, other: "Tally") -> "Tally":
        """Add another's hands."""
        for name, value in vars(other).items():
            if name != "players":
                setattr(self, name, getattr(self, name) + value)
        return self

    def seat(self, place: int) -> Figure:
        """Return a place's share of the hands with a winner."""
        return share(self.won[place], self.decided)

    @property
    def even(self) -> float:
        """Return each place's share of them by chance."""
        return self.shares / self.decided / self.players if self.decided else 0.0


def share(count: int, whole: int) -> Figure:
    """Return a share with its margin.

    The margin is that of Agresti and Coull, with two more for and two against, so that even what
    occurred in no hand, or in all, has one.
    """
    if not whole:
        return Figure(0.0, 1.0)
    part = (count + 2) / (whole + 4)
    return Figure(count / whole, SURE * sqrt(part * (1 - part) / (whole + 4)))


def mean(numbers: Counter[int]) -> Figure:
    """Return the mean of a count by number."""
    count = numbers.total()
    middle = sum(number * times for number, times in numbers.items()) / count
    squares = sum((number - middle) ** 2 * times for number, times in numbers.items())
    return Figure(middle, SURE * sqrt(squares / (count - 1) / count) if count > 1 else 0.0)


def quantile(numbers: Counter[int], part: float) -> int:
    """Return the smallest number that at least such a part of a count does not exceed."""
    wanted = part * numbers.total()
    below = 0
    for number in sorted(numbers):
        below += numbers[number]
        if below >= wanted:
            return number
    raise ValueError("nothing was counted")
