"""`python -m sim.fast.timing` measures the engine that WILDHAND_ENGINE names, for sim/bench.

It reads lines WAY RULES PLAYERS TURNS and prints the microseconds of a turn, of its own time.
"""

import sys
from typing import TYPE_CHECKING

from sim.fast.chosen import choose

if TYPE_CHECKING:  # it is imported once the engine is chosen
    pass

BOTS = "bots"  # the engine's own loop
LOOP = "loop"  # a loop in Python


def main() -> None:
    """Answer lines until there are no more."""
    choose()
    from sim.bench.ours import Driven, Ours

    tables: dict[tuple[str, str, str], Ours | Driven] = {}
    for line in sys.stdin:
        way, rules, players, turns = line.split()
        if (way, rules, players) not in tables:
            kind = Ours if way == BOTS else Driven
            tables[way, rules, players] = kind(rules, int(players))
        print(tables[way, rules, players].microseconds(int(turns)), flush=True)


if __name__ == "__main__":
    main()
