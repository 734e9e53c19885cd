"""This module prints the figures of the lab: a column for each rule set, and which has more."""

from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass

from sim.lab.asked import Request
from sim.lab.events import NAMES as EVENTS
from sim.lab.options import changed
from sim.lab.tally import WAYS, Figure, Tally, mean, quantile, share
from sim.lab.watched import CHOICES

_LABEL = 36
_COLUMN = 32


@dataclass(frozen=True)
class Row:
    """A line of a table: its subject, a cell for each rule set, and the figures to compare."""

    label: str
    cells: list[str]
    figures: list[Figure]

    def __str__(self) -> str:
        text = f"  {self.label:<{_LABEL}}" + "".join(f"{cell:<{_COLUMN}}" for cell in self.cells)
        if len(self.figures) == 2 and self.figures[0].differs(self.figures[1]):
            text += "more" if self.figures[1].mean > self.figures[0].mean else "less"
        return text.rstrip()


def lines(asked: Request, tallies: list[Tally]) -> Iterator[str]:
    """Yield all lines."""
    yield (
        f"{asked.hands} hands of {asked.players} {asked.bots} bots, from seed {asked.seed}; "
        "± holds 95 times of 100"
    )
    options = [changed(rules.loaded().whole()) for rules in asked.tables]
    for rules, values in zip(asked.tables, options, strict=True):
        told = ", ".join(f"{name}={value}" for name, value in values.items())
        yield f"{rules}: {told or 'as official'}"
    if len(tallies) > 1:
        yield ""
        yield str(Row("", [str(rules) for rules in asked.tables], []))
        yield "  more, less: what the right one has, where that is not chance"
    yield from _section("A hand", _hand_rows(tallies))
    yield from _section(_about_seats(tallies), _seat_rows(tallies))
    yield from _section("What came up: share of hands, times per hand", _event_rows(tallies))
    choices = "share of hands, times per hand, and how often it was taken"
    yield from _section(f"What could be chosen: {choices}", _choice_rows(tallies, CHOICES))
    names = list(dict.fromkeys(name for values in options for name in values))
    yield from _section(f"What an option alone allowed: {choices}", _choice_rows(tallies, names))
    yield from _section(
        "What an option alone forbade: share of hands, times per hand", _ban_rows(tallies, names)
    )
    silent = [name for name in names if not _any(tallies, "offered", name)]
    silent = [name for name in silent if not _any(tallies, "forbade", name)]
    if silent:
        yield f"\nNo choice was due to: {', '.join(silent)}"


def _section(title: str, rows: list[Row]) -> Iterator[str]:
    if rows:
        yield f"\n{title}"
        yield from map(str, rows)


def _row(
    label: str,
    tallies: list[Tally],
    figure: Callable[[Tally], Figure],
    cell: Callable[[Tally], str],
) -> Row:
    return Row(label, [cell(t) for t in tallies], [figure(t) for t in tallies])


def _hand_rows(tallies: list[Tally]) -> list[Row]:
    """Return lengths, swings, hand-overs and ends."""

    def of(label: str, figure: Callable[[Tally], Figure]) -> Row:
        return _row(label, tallies, figure, lambda t: number(figure(t)))

    rows = [
        of("turns", lambda t: mean(t.turns)),
        Row("turns: fewest, 5%, half, 95%, most", [_spread(t) for t in tallies], []),
        of("swings of the lead", lambda t: mean(t.swings)),
        _row("hands without one", tallies, _calm, lambda t: percent(_calm(t))),
        of("hand-overs", lambda t: mean(t.hand_overs)),
    ]
    for way, name in WAYS.items():
        if any(t.ways[way] for t in tallies):
            rows.append(_ended(name, way, tallies))
    return rows


def _spread(tally: Tally) -> str:
    marks = [quantile(tally.turns, part) for part in (0.0, 0.05, 0.5, 0.95, 1.0)]
    return ", ".join(map(str, marks))


def _calm(tally: Tally) -> Figure:
    return share(tally.swings[0], tally.hands)


def _ended(name: str, way: int, tallies: list[Tally]) -> Row:
    def figure(t: Tally) -> Figure:
        return share(t.ways[way], t.hands)

    return _row(f"ended {name}", tallies, figure, lambda t: percent(figure(t)))


def _about_seats(tallies: list[Tally]) -> str:
    even = " and ".join(f"{t.even:.1%}" for t in tallies)
    return f"Seats: hands won, of those that somebody won; even is {even}"


def place_name(place: int, players: int) -> str:
    """Return the name of a place; 0 is the one at the dealer's left."""
    if place == players - 1:
        return "the dealer"
    return f"{('1st', '2nd', '3rd')[place] if place < 3 else f'{place + 1}th'} after the dealer"


def _seat_rows(tallies: list[Tally]) -> list[Row]:
    players = tallies[0].players
    return [
        Row(place_name(place, players), [_won(t, place) for t in tallies], [])
        for place in range(players)
    ]


def _won(tally: Tally, place: int) -> str:
    figure = tally.seat(place)
    off = figure.mean - tally.even
    verdict = "" if abs(off) <= figure.margin else " ahead" if off > 0 else " behind"
    return percent(figure) + verdict


def _event_rows(tallies: list[Tally]) -> list[Row]:
    return [_often(name, "times", tallies) for name in EVENTS if _any(tallies, "times", name)]


def _choice_rows(tallies: list[Tally], names: Iterable[str]) -> list[Row]:
    return [_often(name, "offered", tallies) for name in names if _any(tallies, "offered", name)]


def _ban_rows(tallies: list[Tally], names: list[str]) -> list[Row]:
    return [_often(name, "forbade", tallies) for name in names if _any(tallies, "forbade", name)]


def _often(name: str, what: str, tallies: list[Tally]) -> Row:
    """Return the share of hands, the frequency per hand, and of a choice how often it was taken."""

    def part(t: Tally) -> Figure:
        return share(getattr(t, what + "_in")[name], t.hands)

    def cell(t: Tally) -> str:
        times = getattr(t, what)[name]
        if not times:
            return f"{'–':>6}"
        told = f"{part(t).mean:6.1%} {times / t.hands:8.3f}"
        return f"{told} {t.taken[name] / times:7.1%}" if what == "offered" else told

    return _row(name, tallies, part, cell)


def _any(tallies: list[Tally], what: str, name: str) -> bool:
    return any(getattr(tally, what)[name] for tally in tallies)


def number(figure: Figure) -> str:
    """Format a mean with its margin."""
    return f"{figure.mean:.2f} ±{figure.margin:.2f}"


def percent(figure: Figure) -> str:
    """Format a share with its margin."""
    return f"{figure.mean:.1%} ±{figure.margin:.1%}"
