"""`python -m sim arena levels` plays each level against the one below it, in every rule set.

    python -m sim arena levels --hands 1000 [--rules NAME] [--players N] [--seed S]

It prints a line for each rule set, at its smallest table, or with --players if it allows that. The
exit status is 1 if a level is behind.
"""

from dataclasses import replace

from engine.bots.levels import NAMES as LEVELS
from engine.rulesets import NAMES, load
from sim.arena.asked import Request
from sim.arena.contest import play
from sim.arena.progress import Progress

PAIRS = tuple(zip(LEVELS[1:], LEVELS, strict=False))
_COLUMN = 22


def main(asked: Request, is_one: bool) -> int:
    """Play and print; is_one: only the requested rules."""
    heads = "".join(f"{f'{above} {below}':>{_COLUMN}}" for above, below in PAIRS)
    print(f"{asked.hands} hands each, from seed {asked.seed}\n{'':18}{heads}")
    behind = 0
    for name in [asked.rules] if is_one else NAMES:
        rules = load(name, asked.options)
        fewest, most = rules.players[0], rules.most()
        players = min(max(asked.players, fewest), most)
        cells = [cell(replace(asked, rules=name, players=players), *pair) for pair in PAIRS]
        behind += sum("behind" in one for one in cells)
        print(f"{name:15}{players:3}" + "".join(f"{one:>{_COLUMN}}" for one in cells), flush=True)
    return int(behind > 0)


def cell(asked: Request, above: str, below: str) -> str:
    """Play a level against the one below it; return its share."""
    request = replace(asked, first=above, second=below)
    with Progress(request.deals) as progress:
        tally = play(request, progress.add)
    even = "" if tally.even_share == 1 / asked.players else f"/{tally.even_share:.0%}"
    told = f"{tally.share:.1%} ±{tally.margin:.1%}{even}"
    return told if tally.verdict != "behind" else told + " behind"
