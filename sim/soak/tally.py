"""What a soak played and tried, as the lines that it prints at its end."""

from collections import Counter

from engine import choices
from engine.events import CAUGHT, GUILTY_FOUND, INNOCENT_FOUND, RESHUFFLED

_VERBS = {
    choices.PLAY: "play",
    choices.DRAW: "draw",
    choices.PASS: "pass",
    choices.CALL_COLOR: "color",
    choices.CALL_UNO: "uno",
    choices.CATCH: "catch",
    choices.CHALLENGE: "challenge",
}
_EVENTS = {
    RESHUFFLED: "reshuffles",
    CAUGHT: "caught without a call",
    GUILTY_FOUND: "challenged and guilty",
    INNOCENT_FOUND: "challenged and innocent",
}


class Tally:
    """Counters by name, by verb and by event."""

    def __init__(self) -> None:
        self.of: Counter[str] = Counter()
        self.verbs: Counter[int] = Counter()
        self.events: Counter[int] = Counter()

    def lines(self) -> list[str]:
        """Return the counts, a line for each kind."""
        ends = {name: n for name, n in self.of.items() if name.startswith("ended ")}
        rest = {name: n for name, n in self.of.items() if name not in ends}
        return [
            _line(rest),
            "hands " + _line(ends),
            "choices: " + _line({_VERBS.get(v, f"verb {v}"): n for v, n in self.verbs.items()}),
            _line({name: self.events[kind] for kind, name in _EVENTS.items()}),
        ]


def _line(counts: dict[str, int]) -> str:
    return ", ".join(f"{n} {name}" for name, n in sorted(counts.items()))
