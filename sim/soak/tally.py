"""This module counts what a soak played and tried, for the lines that it prints at its end."""

from collections import Counter

from engine.notation import verb_text
from engine.state.choices import TAKE_UNSEEN
from engine.state.events import (
    ADMITTED,
    CAUGHT,
    GUILTY_FOUND,
    INNOCENT_FOUND,
    LOST_HAND,
    RESHUFFLED,
)
from sim.soak.interrupts import Interrupts

_EVENTS = {
    RESHUFFLED: "reshuffles",
    CAUGHT: "caught without a call",
    GUILTY_FOUND: "challenged and guilty",
    INNOCENT_FOUND: "challenged and innocent",
    ADMITTED: "cheats admitted",
    LOST_HAND: "hands lost",
}


class Tally:
    """Counters by name, by verb and by event."""

    def __init__(self) -> None:
        self.of: Counter[str] = Counter()
        self.verbs: Counter[int] = Counter()
        self.events: Counter[int] = Counter()
        self.interrupts = Interrupts()

    def lines(self, acts: bool) -> list[str]:
        """Return the counts, a line for each kind; acts: cards act, and can interrupt."""
        ends = {name: n for name, n in self.of.items() if name.startswith("ended ")}
        rest = {name: n for name, n in self.of.items() if name not in ends}
        return [
            _line(rest),
            "hands " + _line(ends),
            "choices: " + _line({_verb(verb): n for verb, n in self.verbs.items()}),
            _line({name: self.events[kind] for kind, name in _EVENTS.items()}),
            *self.interrupts.lines(acts),
        ]


def _verb(verb: int) -> str:
    return "take unseen" if verb == TAKE_UNSEEN else verb_text(verb)


def _line(counts: dict[str, int]) -> str:
    return ", ".join(f"{n} {name}" for name, n in sorted(counts.items()))
