"""`python -m lab.fast.timing` measures the engine that WILDHAND_ENGINE names, for lab/bench.

It reads lines RULES PLAYERS ALONE TURNS and prints the microseconds of a turn, of its own time.
ALONE is 1 for the game's own loop, without bots and views (`lab.bench.ours.Ours`), else 0.
"""

import sys

from lab.fast.chosen import choose


def main() -> None:
    """Answer lines until there are no more."""
    choose()
    from lab.bench.ours import Ours  # now that the engine is chosen

    tables: dict[tuple[str, ...], Ours] = {}
    for line in sys.stdin:
        *one, turns = line.split()
        rules, players, is_alone = one
        if tuple(one) not in tables:
            tables[tuple(one)] = Ours(rules, int(players), is_alone == "1")
        print(tables[tuple(one)].microseconds(int(turns)), flush=True)


if __name__ == "__main__":
    main()
