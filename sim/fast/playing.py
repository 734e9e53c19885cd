"""`python -m sim.fast.playing ENGINE PLAN` plays matches by the engine in a folder.

PLAN: a file with a line for each (sim/soak/machines/play.py). It prints for each its status, and a
hash of the whole state after every choice.
"""

import sys
from hashlib import sha256
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:  # it is imported once the engine is on the path
    from engine.game import Game


class _States:
    """A hash of all states of a match."""

    def __init__(self) -> None:
        self.hash = sha256()

    def add(self, game: "Game") -> None:
        self.hash.update(game.state)


def main(engine: str, file: str) -> None:
    """Play and print."""
    sys.path.insert(0, engine)
    from sim.soak.machines.play import play

    for line in Path(file).read_text(encoding="utf-8").splitlines():
        states = _States()
        status, _ = play(line, states.add)
        print(status, states.hash.hexdigest())


if __name__ == "__main__":
    main(sys.argv[1], sys.argv[2])
