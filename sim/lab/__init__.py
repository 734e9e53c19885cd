"""`python -m sim lab --rules NAME` lets bots play hands to show what a set of rules does.

    python -m sim lab --rules seven-zero --players 4 --hands 10000
    python -m sim lab --rules official --compare official,uno=2,cards=10 --plots build/lab

Each hand is the first one of its own match, so hands are independent. The lab prints the lengths of
hands, which seats win, how often the lead and the device change hands, which rules applied, and
which choices each option alone allowed. `docs/lab.md` explains the figures.
"""

from sim.arena.progress import Progress
from sim.fast.chosen import told
from sim.lab.asked import parse
from sim.lab.hands import play
from sim.lab.plots import draw, need_plots
from sim.lab.tables import lines

__all__ = ["main"]


def main(argv: list[str]) -> int:
    """Play the requested hands, print the figures and draw them; 0."""
    asked = parse(argv)
    if asked.plots:
        need_plots()
    print(told(), flush=True)
    with Progress(asked.hands * len(asked.tables)) as progress:
        tallies = [play(asked, table, progress.add) for table in asked.tables]
    for line in lines(asked, tallies):
        print(line)
    if asked.plots:
        for path in draw(asked.plots, [str(rules) for rules in asked.tables], tallies):
            print(f"drawn: {path}")
    return 0
