"""`python -m sim soak --rules NAME --players A-B --hands N --seed S [--option NAME=VALUE]`

Plays N hands for each number of players from A to B by chance, every kind of choice, and
checks after each that nothing is lost, told or changed that must not be. A game that breaks
a promise is written as a replay file; exit status 1. At the end it prints what was played:
where cards act, how often each interrupt came up, and which never did.
"""

import time
from pathlib import Path

from engine.rulesets import RuleSet, load
from sim.errors import UsageError
from sim.soak.match import Match
from sim.soak.tally import Tally
from sim.soak.violation import Violation

__all__ = ["main", "soak"]

_USAGE = (
    "usage: python -m sim soak --rules NAME [--players A-B] [--hands N] [--seed S] "
    "[--option NAME=VALUE]..."
)
_MOST_SEED = 1 << 24


class Request:
    """What the command line asks for."""

    def __init__(self) -> None:
        self.name = ""
        self.players = (2, 10)
        self.hands = 100
        self.seed = 1
        self.options: dict[str, str] = {}


def main(argv: list[str]) -> int:
    """Run the soak that the arguments ask for; 0: no violation."""
    if "--help" in argv or "-h" in argv:
        print(_USAGE)
        return 0
    asked = _parse(argv)
    try:
        rules = load(asked.name, asked.options)
        for players in asked.players:
            rules.check_players(players)
    except ValueError as error:
        raise UsageError(f"soak: {error}") from error
    started = time.perf_counter()
    tally = Tally()
    for players in range(asked.players[0], asked.players[1] + 1):
        failed = soak(rules, asked, players, tally)
        if failed:
            print(failed)
            return 1
    print(f"{asked.name}, {asked.players[0]} to {asked.players[1]} players: no violation")
    for line in tally.lines(rules.flavor == 1):
        print("  " + line)
    print(f"  {time.perf_counter() - started:.1f} seconds")
    return 0


def soak(rules: RuleSet, asked: Request, players: int, tally: Tally) -> str:
    """Play the hands asked for; return "" or what broke and where the game is kept."""
    hands, seed = asked.hands, asked.seed
    while hands > 0:
        match = Match(rules, asked.options, players, seed, tally)
        try:
            hands -= _play(match, hands)
        except Violation as broken:
            return f"{broken}\n  {_kept(match)}"
        except Exception as error:  # a fault of the engine: keep the game that shows it
            return f"{type(error).__name__}: {error}\n  {_kept(match)}"
        seed += 1
    return ""


def _play(match: Match, most: int) -> int:
    """Play a match to its end, or so many hands of it; return how many it were."""
    hands = 1
    match.play_hand()
    while hands < most and not match.is_over():
        match.next_hand()
        match.play_hand()
        hands += 1
    match.check_replay()
    return hands


def _kept(match: Match) -> str:
    """Write the match as a replay file below `build`; say where it is."""
    path = Path("build", f"soak-{match.rules.name}-{match.players}-{match.seed}.replay")
    path.parent.mkdir(exist_ok=True)
    path.write_text(match.replay_text())
    return f"the game: {path.resolve()} ({len(match.record)} choices)"


def _parse(argv: list[str]) -> Request:
    asked = Request()
    rest = list(argv)
    while rest:
        option = rest.pop(0)
        if option not in ("--rules", "--players", "--hands", "--seed", "--option"):
            raise UsageError(f"soak: unknown argument {option!r}; {_USAGE}")
        if not rest:
            raise UsageError(f"soak: {option} needs a value; {_USAGE}")
        _take(asked, option, rest.pop(0))
    if not asked.name:
        raise UsageError(f"soak: --rules is missing; {_USAGE}")
    return asked


def _take(asked: Request, option: str, value: str) -> None:
    if option == "--rules":
        asked.name = value
    elif option == "--players":
        first, _, last = value.partition("-")
        asked.players = (_number(option, first, 2, 10), _number(option, last or first, 2, 10))
        if asked.players[0] > asked.players[1]:
            raise UsageError(f"soak: --players {value}: the smaller number comes first, as in 2-10")
    elif option == "--hands":
        asked.hands = _number(option, value, 1, 1_000_000)
    elif option == "--seed":
        asked.seed = _number(option, value, 0, _MOST_SEED)
    else:
        name, sign, setting = value.partition("=")
        if not sign:
            raise UsageError(f"soak: --option {value}: write NAME=VALUE, as in uno=2")
        asked.options[name] = setting


def _number(option: str, text: str, lowest: int, highest: int) -> int:
    if not (text.isascii() and text.isdigit()) or not lowest <= int(text) <= highest:
        raise UsageError(f"soak: {option} {text}: must be a number from {lowest} to {highest}")
    return int(text)
