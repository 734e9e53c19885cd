"""`python -m sim arena A B` plays bots against bots and prints how often A wins, with a margin.

    python -m sim arena hard normal --players 4 --hands 10000

One seat is A's, all others are B's. Each deal is played once with A in every seat, so neither the
cards nor the seats favor anybody. A's share above an even one is averaged over deals, with its 95%
margin (sim/arena/figures.py).
"""

from sim.arena import ladder, weigh
from sim.arena.asked import USAGE, parse
from sim.arena.contest import play
from sim.arena.figures import lines
from sim.arena.progress import Progress
from sim.arena.rlcard_rules import RLCARD
from sim.errors import UsageError
from sim.fast.chosen import told

__all__ = ["main"]


def main(argv: list[str]) -> int:
    """Play the requested hands and print the result; 0."""
    if "--help" in argv or "-h" in argv:
        print(USAGE)
        return 0
    if argv[:1] == ["weigh"]:
        asked = parse(["hard", "normal", *argv[1:]])
        print(told(), flush=True)
        return weigh.main(asked)
    if argv[:1] == ["levels"]:
        asked = parse(["hard", "normal", *argv[1:]])
        is_one = "--rules" in argv
        if asked.options and not is_one:
            raise UsageError("arena levels: --option needs --rules: name the rule set it changes")
        if asked.rules == RLCARD:
            raise UsageError(f"arena levels: --rules {RLCARD} has no levels; name a rule set")
        print(told(), flush=True)
        return ladder.main(asked, is_one)
    asked = parse(argv)
    print(told(), flush=True)
    with Progress(asked.deals) as progress:
        tally = play(asked, progress.add)
    for line in lines(asked, tally):
        print(line)
    return 0
