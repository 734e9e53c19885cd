"""This module draws the figures of the lab with matplotlib, which is an extra."""

from collections import Counter
from collections.abc import Iterable
from pathlib import Path
from typing import Any

from engine.rulesets.options import BY_NAME
from sim.errors import UsageError
from sim.lab.events import NAMES as EVENTS
from sim.lab.tables import place_name
from sim.lab.tally import Tally, quantile

_WIDTH = 7.0  # inches
_HEIGHT = 4.0
_LINE = 0.3  # for each row of bars
_MOST = 0.99  # of hands that a histogram shows, without its long tail
_BARS = 40


def need_plots() -> None:
    """Raise UsageError, with the command to install it, if matplotlib is missing."""
    try:
        import matplotlib
    except ImportError as error:
        raise UsageError(
            "lab: --plots needs matplotlib: pip install -c requirements/constraints.txt '.[plots]'"
        ) from error
    matplotlib.use("agg")  # no display is needed


def draw(folder: Path, names: list[str], tallies: list[Tally]) -> list[Path]:
    """Draw the figures of each rule set into a folder; return the files."""
    folder.mkdir(parents=True, exist_ok=True)
    drawing = _Drawing(folder, names, tallies)
    drawing.histogram("turns", [t.turns for t in tallies])
    drawing.histogram("swings of the lead", [t.swings for t in tallies])
    drawing.histogram("hand-overs", [t.hand_overs for t in tallies])
    drawing.seats()
    drawing.bars("what came up", EVENTS, [t.times_in for t in tallies])
    drawing.bars("what options allowed", BY_NAME, [t.offered_in for t in tallies])
    return drawing.files


class _Drawing:
    """Pictures in a folder, each named after its subject."""

    def __init__(self, folder: Path, names: list[str], tallies: list[Tally]) -> None:
        self._folder = folder
        self._names = names
        self._tallies = tallies
        self.files: list[Path] = []

    def _picture(self, height: float = _HEIGHT) -> tuple[Any, Any]:
        from matplotlib import pyplot

        figure, axes = pyplot.subplots(figsize=(_WIDTH, height), layout="constrained")
        return figure, axes

    def _save(self, what: str, figure: Any) -> None:
        from matplotlib import pyplot

        figure.legend(loc="outside upper center", ncols=len(self._names))
        path = self._folder / f"{what.replace(' ', '-')}.png"
        figure.savefig(path, dpi=100)
        pyplot.close(figure)
        self.files.append(path)

    def histogram(self, what: str, counts: list[Counter[int]]) -> None:
        """Draw the distribution over hands, without the longest hundredth."""
        figure, axes = self._picture()
        most = max(quantile(numbers, _MOST) for numbers in counts)
        width = -(-(most + 1) // _BARS)
        edges = [edge - 0.5 for edge in range(0, most + 1 + width, width)]
        for name, numbers in zip(self._names, counts, strict=True):
            hands = numbers.total()
            weights = [100 * times / hands for times in numbers.values()]
            axes.hist(list(numbers), bins=edges, weights=weights, alpha=0.6, label=name)
        axes.set_xlabel(f"{what} a hand")
        axes.set_ylabel(f"% of the hands, {width} in a bar" if width > 1 else "% of the hands")
        self._save(what, figure)

    def seats(self) -> None:
        """Draw each seat's wins, with the interval, around an even share."""
        figure, axes = self._picture()
        players = self._tallies[0].players
        for i, (name, tally) in enumerate(zip(self._names, self._tallies, strict=True)):
            won = [tally.seat(place) for place in range(players)]
            axes.errorbar(
                [place + 0.1 * i for place in range(players)],
                [100 * share.mean for share in won],
                [100 * share.margin for share in won],
                fmt="o",
                capsize=4,
                label=name,
            )
            axes.axhline(100 * tally.even, color=f"C{i}", linestyle=":")
        axes.set_xticks(range(players), [place_name(place, players) for place in range(players)])
        axes.tick_params(axis="x", labelrotation=20)
        axes.set_ylabel("% of hands won")
        self._save("seats", figure)

    def bars(self, what: str, rows: Iterable[str], counts: list[Counter[str]]) -> None:
        """Draw the share of hands with each thing; no picture if there is none."""
        seen = [row for row in rows if any(count[row] for count in counts)]
        if not seen:
            return
        figure, axes = self._picture(1.2 + _LINE * len(seen))
        thick = 0.8 / len(counts)
        for i, (name, count) in enumerate(zip(self._names, counts, strict=True)):
            hands = self._tallies[i].hands
            shares = [100 * count[row] / hands for row in seen]
            axes.barh([at + i * thick for at in range(len(seen))], shares, thick, label=name)
        middle = thick * (len(counts) - 1) / 2
        axes.set_yticks([at + middle for at in range(len(seen))], seen)
        axes.margins(y=0.02)
        axes.invert_yaxis()
        axes.set_xlabel("% of the hands")
        self._save(what, figure)
