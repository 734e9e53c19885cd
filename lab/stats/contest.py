"""This module plays bots against bots, and says by how much one is ahead.

One seat is A's, all others are B's. Each deal is played once with A in every seat, so neither the
cards nor the seats favor anybody. An even share of a hand is that of random seats: one of four at a
table of four with one winner. A's share above it is averaged over deals, since the hands of a deal
belong together, and its margin comes from how deals differ (normal, 95%).
"""

from collections.abc import Callable
from dataclasses import dataclass, replace
from math import sqrt

from engine.bots.levels import NAMES as LEVELS
from engine.bots.levels import decide_of
from engine.bots.random import decide as by_chance
from engine.game import Game
from engine.state.layout import IN_PLAY, PLAYER_AT
from engine.table import Table
from lab.stats import Request, Rules, progress
from lab.stats.processes import spread
from lab.stats.tables import SURE
from lab.stats.watched import MOST_CARDS, winners

PAIRS = tuple(zip(LEVELS[1:], LEVELS, strict=False))
_A_HAND = 40_000  # choices: more than the longest hand has
_CHUNK = 25  # deals that a process plays before it reports
_BEHIND = "behind"

Deal = list[tuple[int, int]]  # of each hand: did A win, and how many did


@dataclass(frozen=True)
class Result:
    """Hands with a winner, and those that A won. share, even: A's, and by chance; margin: of it."""

    decided: int
    won: int
    share: float
    even: float
    margin: float

    @property
    def verdict(self) -> str:
        """Is A ahead, behind, or is it chance?"""
        if abs(self.share - self.even) <= self.margin:
            return "even"
        return "ahead" if self.share > self.even else _BEHIND


def result_of(deals: list[Deal]) -> Result:
    """Add deals up. A hand that nobody wins does not count."""
    hands = sum(map(len, deals))
    decided = sum(1 for deal in deals for _, winning in deal if winning)
    if not decided:
        return Result(0, 0, 0.0, 0.0, 1.0)
    won = [sum(one for one, _ in deal) for deal in deals]
    even = [sum(winning for _, winning in deal) / len(deal) for deal in deals]
    above = [(a - b) / len(deal) for a, b, deal in zip(won, even, deals, strict=True)]
    mean = sum(above) / len(deals)
    squares = sum((one - mean) ** 2 for one in above)
    error = sqrt(squares / len(deals) / (len(deals) - 1)) if len(deals) > 1 else 1.0
    margin = min(SURE * error * hands / decided, 1.0)
    return Result(decided, sum(won), sum(won) / decided, sum(even) / decided, margin)


def show(request: Request) -> int:
    """Play A against B and print who is ahead; 0."""
    with progress(_deals(request)) as played:
        deals = play(request, played)
    found = result_of(deals)
    first, second = request.bots
    rules = str(request.tables[0]).replace(",", " ")
    print(
        f"{rules}: one {first} against {request.players - 1} {second}, {len(deals)} deals from "
        f"seed {request.seed}, {sum(map(len, deals))} hands"
    )
    low, high = found.share - found.margin, found.share + found.margin
    print(
        f"{first} wins {found.won} of {found.decided}: {found.share:.1%}, 95% interval {low:.1%} "
        f"to {high:.1%}; even is {found.even:.1%}: {found.verdict}"
    )
    return 0


def show_levels(request: Request, names: list[str]) -> tuple[list[str], int]:
    """Print each level's share against the one below; return the table, and 1 if one is behind."""
    print(f"{request.hands} hands each, from seed {request.seed}", flush=True)
    heads = [f"{above} against {below}" for above, below in PAIRS]
    table = [_row("rule set", "players", *heads), f"| --- | ---: |{' ---: |' * len(PAIRS)}"]
    print(*table, sep="\n", flush=True)
    for name in names:
        table.append(_levels_row(request, name))
        print(table[-1], flush=True)
    return table, int(any(_BEHIND in row for row in table))


def _levels_row(request: Request, name: str) -> str:
    rules = Rules(name, request.tables[0].options)
    loaded = rules.loaded()
    players = min(max(request.players, loaded.players[0]), loaded.most())
    cells = []
    for pair in PAIRS:
        asked = replace(request, tables=(rules,), bots=pair, players=players)
        with progress(_deals(asked)) as played:
            found = result_of(play(asked, played))
        even = "" if found.even == 1 / players else f" of {found.even:.0%}"
        behind = f" {_BEHIND}" if found.verdict == _BEHIND else ""
        cells.append(f"{found.share:.1%} ±{found.margin:.1%}{even}{behind}")
    return _row(f"`{name}`", str(players), *cells)


def _row(*cells: str) -> str:
    return f"| {' | '.join(cells)} |"


def _deals(request: Request) -> int:
    return -(-request.hands // request.players)


def play(request: Request, played: Callable[[int], None]) -> list[Deal]:
    """Play all deals; `played` receives how many more are done."""
    count = _deals(request)
    chunks = [(request, at, min(at + _CHUNK, count)) for at in range(0, count, _CHUNK)]
    deals: list[Deal] = []
    for part in spread(_play_chunk, chunks, request.jobs):
        deals += part
        played(len(part))
    return deals


def _play_chunk(chunk: tuple[Request, int, int]) -> list[Deal]:
    """Play the deals from one number up to another."""
    request, first, last = chunk
    rules = request.tables[0].loaded()
    table = Table(Game(request.players, MOST_CARDS))
    decide, other = [
        by_chance if name == "random" else decide_of(LEVELS.index(name)) for name in request.bots
    ]
    deals = []
    for seed in range(request.seed + first, request.seed + last):
        deal = []
        for player in range(request.players):
            table.bots[: request.players] = [other] * request.players
            table.bots[player] = decide
            table.game.start(rules, request.players, seed)
            table.play_bots(_A_HAND)
            if table.game.status == IN_PLAY:
                raise RuntimeError(f"seed {seed}, A at seat {player}: the hand does not end")
            s = table.game.state
            won = winners(s)
            deal.append((won >> s.index(player, PLAYER_AT) - PLAYER_AT & 1, won.bit_count()))
        deals.append(deal)
    return deals
