"""`python -m sim lab --rules NAME`: hands are played by bots to see what a set of rules does.

    python -m sim lab --rules seven-zero --players 4 --hands 10000
    python -m sim lab --rules official --compare official,uno=2,cards=10 --plots build/lab

Each hand is the first one of a match of its own, so hands do not depend on each other. It prints
how long they are, which seats win, how often the lead and the device change hands, which rules came
up, and what each option alone let somebody choose. `docs/lab.md` tells how to read it.
"""

from sim.arena.progress import Progress
from sim.lab.asked import parse
from sim.lab.hands import play
from sim.lab.plots import draw, need_plots
from sim.lab.tables import lines

__all__ = ["main"]


def main(argv: list[str]) -> int:
    """Play what the arguments ask for, print what was seen and draw it; 0."""
    asked = parse(argv)
    if asked.plots:
        need_plots()
    with Progress(asked.hands * len(asked.tables)) as progress:
        tallies = [play(asked, table, progress.add) for table in asked.tables]
    for line in lines(asked, tallies):
        print(line)
    if asked.plots:
        for path in draw(asked.plots, [str(rules) for rules in asked.tables], tallies):
            print(f"drawn: {path}")
    return 0
