"""This module writes a game that broke a promise as a replay file below `build`."""

from pathlib import Path
from typing import Protocol

from engine.rulesets.rule_set import RuleSet


class Kept(Protocol):
    """A game that can be written: a match of the soak, or a hand of bots."""

    rules: RuleSet
    players: int
    seed: int

    @property
    def record(self) -> list[tuple[int, int]]:
        """Return the choices so far."""
        ...

    def replay_text(self) -> str:
        """Return them as a replay file."""
        ...


def kept(played: Kept) -> str:
    """Write a game as a replay file; return a message with its path."""
    path = Path("build", f"soak-{played.rules.name}-{played.players}-{played.seed}.replay")
    path.parent.mkdir(exist_ok=True)
    path.write_text(played.replay_text())
    return f"the game: {path.resolve()} ({len(played.record)} choices)"
