"""This module computes A's wins of a contest, the share above an even one, and the margin.

An even share of a hand is that of random seats: one of four at a table of four with one winner.
The hands of a deal belong together, with the same cards from every side, so the average is taken
over deals, and its margin from how deals differ (normal, 95%).
"""

from dataclasses import dataclass
from math import sqrt
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from sim.arena.asked import Request

_SURE = 1.96  # standard deviations that hold 95 of 100


@dataclass
class Tally:
    """Deals, hands, hands with a winner, those that A won, and sums over deals.

    even: even shares of hands; above, squares: what A won above them, by deal, and its squares.
    """

    deals: int = 0
    hands: int = 0
    decided: int = 0
    won: int = 0
    even: float = 0.0
    above: float = 0.0
    squares: float = 0.0

    def add(self, deal: list[tuple[int, int]]) -> None:
        """Add the hands of a deal: for each if A won, and how many did."""
        self.deals += 1
        self.hands += len(deal)
        self.decided += sum(1 for _, winners in deal if winners)
        self.won += sum(won for won, _ in deal)
        even = sum(winners for _, winners in deal) / len(deal)  # its seats are its hands
        above = (sum(won for won, _ in deal) - even) / len(deal)
        self.even += even
        self.above += above
        self.squares += above * above

    def __iadd__(self, other: "Tally") -> "Tally":
        """Add another's deals."""
        for name in ("deals", "hands", "decided", "won", "even", "above", "squares"):
            setattr(self, name, getattr(self, name) + getattr(other, name))
        return self

    @property
    def share(self) -> float:
        """A's share of the hands with a winner."""
        return self.won / self.decided if self.decided else 0.0

    @property
    def even_share(self) -> float:
        """A's share of them by chance."""
        return self.even / self.decided if self.decided else 0.0

    @property
    def margin(self) -> float:
        """Half the 95% interval of A's share."""
        if self.deals < 2 or not self.decided:
            return 1.0
        mean = self.above / self.deals
        spread = max(self.squares / self.deals - mean * mean, 0.0)
        error = sqrt(spread / (self.deals - 1))
        return _SURE * error * self.hands / self.decided

    @property
    def verdict(self) -> str:
        """Is A ahead, behind, or is it chance?"""
        if self.share - self.margin > self.even_share:
            return "ahead"
        return "behind" if self.share + self.margin < self.even_share else "even"


def lines(asked: "Request", tally: Tally) -> list[str]:
    """Return the lines to print."""
    others = asked.players - 1
    options = "".join(f" {name}={value}" for name, value in asked.options.items())
    low, high = tally.share - tally.margin, tally.share + tally.margin
    return [
        f"{asked.rules}{options}: one {asked.first} against {others} {asked.second}, "
        f"{tally.deals} deals from seed {asked.seed}, {tally.hands} hands",
        f"{asked.first} wins {tally.won} of {tally.decided}: {tally.share:.1%}, "
        f"95% interval {low:.1%} to {high:.1%}; even is {tally.even_share:.1%}: {tally.verdict}",
    ]
