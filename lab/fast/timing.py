"""`python -m lab.fast.timing` measures the engine that WILDHAND_ENGINE names, for lab/bench.

It reads lines RULES PLAYERS TURNS and prints the microseconds of a turn, of its own time.
"""

import sys

from lab.fast.chosen import choose


def main() -> None:
    """Answer lines until there are no more."""
    choose()
    from lab.bench.ours import Ours  # now that the engine is chosen

    tables: dict[tuple[str, str], Ours] = {}
    for line in sys.stdin:
        rules, players, turns = line.split()
        if (rules, players) not in tables:
            tables[rules, players] = Ours(rules, int(players))
        print(tables[rules, players].microseconds(int(turns)), flush=True)


if __name__ == "__main__":
    main()
