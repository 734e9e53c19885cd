"""This module draws the figures of rule sets with matplotlib, which is an extra."""

from collections import Counter
from collections.abc import Iterable
from pathlib import Path
from typing import Any

from lab.stats.tables import EVENT_NAMES, Tally, quantile
from sim.errors import UsageError

_WIDTH, _HEIGHT, _LINE = 7.0, 4.0, 0.3  # inches, the last one of a row of bars
_MOST = 0.99  # of hands that a histogram shows, without its long tail
_BARS = 40


def need_plots() -> None:
    """Raise UsageError, with the command to install it, if matplotlib is missing."""
    try:
        import matplotlib
    except ImportError as error:
        raise UsageError(
            "stats: --plots needs matplotlib: "
            "pip install -c requirements/constraints.txt '.[plots]'"
        ) from error
    matplotlib.use("agg")  # no display is needed


def draw(folder: Path, names: list[str], tallies: list[Tally]) -> list[Path]:
    """Draw the figures of each rule set into a folder; return the files."""
    from matplotlib import pyplot

    folder.mkdir(parents=True, exist_ok=True)
    drawn = {
        "turns": _histogram("turns", names, [t["turns"] for t in tallies]),
        "swings-of-the-lead": _histogram("swings", names, [t["swings"] for t in tallies]),
        "hand-overs": _histogram("hand-overs", names, [t["hand-overs"] for t in tallies]),
        "what-came-up": _bars(names, EVENT_NAMES, tallies, "times in"),
    }
    files = []
    for what, figure in drawn.items():
        if figure is not None:
            figure.legend(loc="outside upper center", ncols=len(names))
            files.append(folder / f"{what}.png")
            figure.savefig(files[-1], dpi=100)
            pyplot.close(figure)
    return files


def _picture(height: float = _HEIGHT) -> tuple[Any, Any]:
    from matplotlib import pyplot

    figure, axes = pyplot.subplots(figsize=(_WIDTH, height), layout="constrained")
    return figure, axes


def _histogram(what: str, names: list[str], counts: list[Counter[int]]) -> Any:
    """Draw the distribution over hands, without the longest hundredth."""
    figure, axes = _picture()
    most = max(quantile(numbers, _MOST) for numbers in counts)
    width = -(-(most + 1) // _BARS)
    edges = [edge - 0.5 for edge in range(0, most + 1 + width, width)]
    for name, numbers in zip(names, counts, strict=True):
        weights = [100 * times / numbers.total() for times in numbers.values()]
        axes.hist(list(numbers), bins=edges, weights=weights, alpha=0.6, label=name)
    axes.set_xlabel(f"{what} a hand")
    axes.set_ylabel(f"% of the hands, {width} in a bar" if width > 1 else "% of the hands")
    return figure


def _bars(names: list[str], rows: Iterable[str], tallies: list[Tally], what: str) -> Any:
    """Draw the share of hands with each thing; None if there is none."""
    seen = [row for row in rows if any(t[what][row] for t in tallies)]
    if not seen:
        return None
    figure, axes = _picture(1.2 + _LINE * len(seen))
    thick = 0.8 / len(tallies)
    for i, (name, tally) in enumerate(zip(names, tallies, strict=True)):
        shares = [100 * tally[what][row] / tally.hands for row in seen]
        axes.barh([at + i * thick for at in range(len(seen))], shares, thick, label=name)
    middle = thick * (len(tallies) - 1) / 2
    axes.set_yticks([at + middle for at in range(len(seen))], seen)
    axes.margins(y=0.02)
    axes.invert_yaxis()
    axes.set_xlabel("% of the hands")
    return figure
