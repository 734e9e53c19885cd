"""This module plays hands by rules, adds them up and prints figures, a column for each rule set.

Each hand is the first one of its own match, so hands are independent. A figure with ± is a mean or
a share with half its 95% interval (normal), from how hands differ.
"""

from collections import Counter, defaultdict
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from math import sqrt
from typing import Any

from engine.bots.levels import NAMES as LEVELS
from engine.bots.levels import decide_of
from engine.rulesets.by_name import text_of
from engine.rulesets.names_generated import NAMES
from engine.spec.options import BY_NAME
from engine.state.layout import BY_BLOCK, BY_LAST_CARD, BY_LIMIT, BY_STOP, IN_PLAY
from engine.table import Table
from lab.stats import Request, Rules
from lab.stats.processes import spread
from lab.stats.watched import CHOICES, EVENTS, FACES, Seen, Watched

SURE = 1.96  # standard deviations that hold 95 of 100
WAYS = {BY_LAST_CARD: "by a last card", BY_BLOCK: "blocked", BY_LIMIT: "by the limit of turns"}
WAYS |= {BY_STOP: "stopped"}
EVENT_NAMES = (*FACES.values(), *EVENTS.values())
_A_HAND = 40_000  # choices: more than the longest hand has
_CHUNK = 50  # hands that a process plays before it reports
_LABEL, _COLUMN = 36, 32


@dataclass(frozen=True)
class Figure:
    """A mean, and half its interval."""

    mean: float
    margin: float

    def differs(self, other: "Figure") -> bool:
        """Do two figures differ by more than chance (95%)?"""
        return abs(self.mean - other.mean) > sqrt(self.margin**2 + other.margin**2)


class Tally(defaultdict[str, Counter[Any]]):
    """Counters over hands.

    turns, swings, hand-overs, ways: hands by their number; won: hands by place. times, offered,
    taken: how often something occurred, a choice was there, was taken, by name; with " in": in how
    many hands. decided: hands with a winner; shares: places that won them.
    """

    def __init__(self, players: int) -> None:
        super().__init__(Counter)
        self.players = players
        self.hands = self.decided = self.shares = 0

    def add(self, seen: Seen) -> None:
        """Add a hand."""
        self.hands += 1
        self.decided += bool(seen.winners)
        self.shares += len(seen.winners)
        self["won"].update(seen.winners)
        self["turns"][seen.turns] += 1
        self["swings"][seen.swings] += 1
        self["hand-overs"][seen.hand_overs] += 1
        self["ways"][seen.way] += 1
        self["times"].update(seen.times)
        self["times in"].update(seen.times.keys())
        for name, counts in seen.offers.items():
            for what, count in zip(("offered", "taken"), counts, strict=True):
                self[what][name] += count
                self[f"{what} in"][name] += count > 0

    def seat(self, place: int) -> Figure:
        """Return a place's share of the hands with a winner."""
        return share(self["won"][place], self.decided)

    @property
    def even(self) -> float:
        """Each place's share of them by chance."""
        return self.shares / self.decided / self.players if self.decided else 0.0


def play(request: Request, rules: Rules, played: Callable[[int], None]) -> Tally:
    """Play all hands by some rules; `played` receives how many more are done."""
    firsts = range(0, request.hands, _CHUNK)
    chunks = [(request, rules, at, min(at + _CHUNK, request.hands)) for at in firsts]
    tally = Tally(request.players)
    for part in spread(_play_chunk, chunks, request.jobs):
        for seen in part:
            tally.add(seen)
        played(len(part))
    return tally


def _play_chunk(chunk: tuple[Request, Rules, int, int]) -> list[Seen]:
    """Play the hands from one number up to another."""
    request, named, first, last = chunk
    rules = named.loaded()
    game = Watched(request.players)
    table = Table(game)
    table.bots[: request.players] = [decide_of(LEVELS.index(request.bots[0]))] * request.players
    found = []
    for seed in range(request.seed + first, request.seed + last):
        game.begin_watching(rules, seed)
        table.rights_due = False
        table.play_bots(_A_HAND)
        if game.status == IN_PLAY:
            raise RuntimeError(f"seed {seed}: the hand does not end")
        found.append(game.seen())
    return found


def changed(whole: bytes) -> dict[str, str]:
    """Return the options that differ from `official`, with their values."""
    rules = bytearray(whole)
    values = {name: text_of(rules, i) for i, name in enumerate(NAMES)}
    return {name: value for name, value in values.items() if value != BY_NAME[name].base}


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
    below = 0
    for number in sorted(numbers):
        below += numbers[number]
        if below >= part * numbers.total():
            return number
    raise ValueError("nothing was counted")


def lines(request: Request, tallies: list[Tally]) -> Iterator[str]:
    """Yield all lines."""
    yield (
        f"{request.hands} hands of {request.players} {request.bots[0]} bots, from seed "
        f"{request.seed}; ± holds 95 times of 100"
    )
    options = [changed(rules.loaded().whole()) for rules in request.tables]
    for rules, values in zip(request.tables, options, strict=True):
        told = ", ".join(f"{name}={value}" for name, value in values.items())
        yield f"{rules}: {told or 'as official'}"
    if len(tallies) > 1:
        yield "\n" + _line("", map(str, request.tables))
        yield "  more, less: what the right one has, where that is not chance"
    yield "\nA hand"
    yield from _about_hands(tallies)
    even = " and ".join(f"{t.even:.1%}" for t in tallies)
    yield f"\nSeats: hands won, of those that somebody won; even is {even}"
    for place in range(request.players):
        yield _line(place_name(place, request.players), [_won(t, place) for t in tallies])
    often = "share of hands, times per hand"
    taken = f"{often}, and how often it was taken"
    yield from _section(f"What came up: {often}", tallies, "times", EVENT_NAMES)
    yield from _section(f"What could be chosen: {taken}", tallies, "offered", CHOICES)


def _line(label: str, cells: Iterable[str], figures: Iterable[Figure] = ()) -> str:
    """Return a line of a table; figures: of two rule sets, to compare."""
    text = f"  {label:<{_LABEL}}" + "".join(f"{cell:<{_COLUMN}}" for cell in cells)
    both = list(figures)
    if len(both) == 2 and both[0].differs(both[1]):
        text += "more" if both[1].mean > both[0].mean else "less"
    return text.rstrip()


def _about_hands(tallies: list[Tally]) -> Iterator[str]:
    """Yield lengths, swings, hand-overs and ends."""

    def of_mean(label: str, what: str) -> str:
        figures = [mean(t[what]) for t in tallies]
        return _line(label, [f"{one.mean:.2f} ±{one.margin:.2f}" for one in figures], figures)

    def of_share(label: str, what: str, number: int) -> str:
        figures = [share(t[what][number], t.hands) for t in tallies]
        return _line(label, map(percent, figures), figures)

    yield of_mean("turns", "turns")
    marks = [[quantile(t["turns"], part) for part in (0, 0.05, 0.5, 0.95, 1)] for t in tallies]
    yield _line("turns: fewest, 5%, half, 95%, most", [", ".join(map(str, one)) for one in marks])
    yield of_mean("swings of the lead", "swings")
    yield of_share("hands without one", "swings", 0)
    yield of_mean("hand-overs", "hand-overs")
    for way, name in WAYS.items():
        if any(t["ways"][way] for t in tallies):
            yield of_share(f"ended {name}", "ways", way)


def place_name(place: int, players: int) -> str:
    """Return the name of a place; 0 is the one at the dealer's left."""
    if place == players - 1:
        return "the dealer"
    return f"{('1st', '2nd', '3rd')[place] if place < 3 else f'{place + 1}th'} after the dealer"


def _won(tally: Tally, place: int) -> str:
    figure = tally.seat(place)
    off = figure.mean - tally.even
    verdict = "" if abs(off) <= figure.margin else " ahead" if off > 0 else " behind"
    return percent(figure) + verdict


def _section(title: str, tallies: list[Tally], what: str, names: Iterable[str]) -> Iterator[str]:
    """Yield what occurred: in how many hands, how often, and of choices how often taken."""
    seen = [name for name in names if any(t[what][name] for t in tallies)]
    if seen:
        yield f"\n{title}"
    for name in seen:
        cells, figures = [], []
        for t in tallies:
            times, part = t[what][name], share(t[f"{what} in"][name], t.hands)
            cell = f"{part.mean:6.1%} {times / t.hands:8.3f}" if times else f"{'–':>6}"
            cell += f" {t['taken'][name] / times:7.1%}" if times and what == "offered" else ""
            cells.append(cell)
            figures.append(part)
        yield _line(name, cells, figures)


def percent(figure: Figure) -> str:
    """Format a share with its margin."""
    return f"{figure.mean:.1%} ±{figure.margin:.1%}"
