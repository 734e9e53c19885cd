"""`python -m sim memory [BOARD…]`: heap that the app keeps on boards, and that turns take none.

First the engine alone, once with what plays on one discard pile and once with what plays on
two: on MicroPython for 32 bits with the heap of a small board, file by file, stripped and with
its constants folded as a drive has them, its files neither joined nor its names shortened. Then
the whole app of each board's drive (`sim.memory.app`), at the table.

Exit status 1 when engine, `official` and the largest game keep more than 45 KB, when a turn takes
anything, or when an app keeps so much that less than 16 KB of 100 are free, or a share of it
more than its line (for four players).
`--engine`: the engine alone, with `--rules` as one rule set needs it.
`--play`: a match to its end in a heap that ends at 100 KB.
`--players N` (4 if not given) and `--rules NAME` (`official`): what is played in the last two.
`--rounds N`: title and match in
turn, N times, and whether the largest block comes back.
"""

from engine.acts import MODULES
from engine.house.asked import parts_of
from engine.options import HOUSE
from engine.rulesets import load
from sim.errors import UsageError
from sim.memory.app import BASE, FREE, LINES, PARTS, Shares, rounds, shares, tied
from sim.memory.app import HEAP as APP_HEAP
from sim.scenario.command import in_order
from sim.scenario.slim import slim
from sim.vm import HEAP, Result, run
from sim.vm.runner import ROOT

__all__ = ["main", "measure"]

_USAGE = (
    "usage: python -m sim memory [--engine] [--play] [--players N] [--rules NAME] [--rounds N] "
    "[BOARD…]"
)
_BOARDS = ("pygamer", "tinycircuits_thumby_color", "adafruit_fruit_jam")  # each size of screen
_ROUNDING = 512  # bytes by which the largest block is not known better
_MOST = 45 * 1024  # of it
_PROGRAM = "sim/memory/board.py"
_HANDS = "sim/bench/hands.py"
# What is needed for a game of persons and bots; the engine's other modules come through them.
_ROOTS = [
    "engine.rulesets",
    "engine.ruleset",
    "engine.game",
    "engine.hand",
    "engine.score",
    "engine.view",
    "engine.table",
    "engine.bots.plain",
    "engine.bots.random",
]
# By rule set: the modules of its turn.
_TURNS = {
    "official": ["engine.turn", "engine.first", "engine.bots.one_pile"],
    "grand": [*(f"engine.acts.{name}" for name in MODULES), "engine.bots.acting"],
}


def main(argv: list[str]) -> int:
    """Print the report; 0 if it holds."""
    rest = list(argv)
    count = 0
    players = 4
    rules = BASE
    is_play = is_engine = False
    boards: list[str] = []
    while rest:
        word = rest.pop(0)
        if word in ("-h", "--help"):
            print(_USAGE)
            return 0
        if word == "--rounds":
            if not rest or not rest[0].isdigit() or int(rest[0]) < 2:
                raise UsageError(f"memory: --rounds needs a number of at least 2; {_USAGE}")
            count = int(rest.pop(0))
        elif word == "--players":
            if not rest or not rest[0].isdigit() or not 2 <= int(rest[0]) <= 10:
                raise UsageError(f"memory: --players needs a number from 2 to 10; {_USAGE}")
            players = int(rest.pop(0))
        elif word == "--rules":
            if not rest:
                raise UsageError(f"memory: --rules needs a rule set; {_USAGE}")
            rules = rest.pop(0)
        elif word == "--play":
            is_play = True
        elif word == "--engine":
            is_engine = True
        elif word.startswith("-"):
            raise UsageError(f"memory: unknown argument {word!r}; {_USAGE}")
        else:
            boards.append(word)
    if is_engine:
        return _report_all() if rules == BASE else _report(rules, measure(rules))
    if count:
        return max([_tell_rounds(board, count) for board in boards or _BOARDS[:1]])
    if is_play:
        return max([_tell_tied(board, players, rules) for board in boards or _BOARDS])
    status = 0 if boards or players != 4 or rules != BASE else _report_all()
    return max([status, *(_tell_shares(board, players, rules) for board in boards or _BOARDS)])


def _tell_tied(board: str, players: int, rules: str) -> int:
    report = tied(board, players, rules=rules)
    left, had = report.tied
    tables = report.tables
    free = min(table.free for table in tables)
    block = min(table.block for table in tables)
    print(
        f"{board}: a match of {rules} by {players}, one of them a person, "
        f"in a heap that ends at {APP_HEAP}:"
    )
    print(f"{left:8}  bytes were left when it was begun, {had} could be had, one more failed")
    print(f"{len(tables):8}  times the table was loaded")
    print(f"{free:8}  free there at least, {block} of them in one block at least")
    print(
        f"{report.hands:8}  hands, {report.frames} frames, to the end of the match: "
        f"{'won' if report.is_won else 'NOT REACHED'}"
    )
    if block < FREE:
        print(f"{FREE - block:8}  bytes are missing to a block of {FREE}")
    return int(block < FREE or not report.is_won)


def _tell_shares(board: str, players: int, rules: str) -> int:
    with_saves = shares(board, players=players, rules=rules)
    without = shares(board, is_saved=False, players=players, rules=rules)
    print(f"{board}: bytes kept at the table of {rules} by {players}, of {APP_HEAP}, by share:")
    is_over = False
    for share, line in LINES.items():
        kept = with_saves.of(share)
        parts = ", ".join(f"{part} {with_saves.parts[part]}" for part in PARTS[share])
        is_share_over = kept > line * 1024 and players == 4 and rules == BASE
        mark = "  more than its line" if is_share_over else ""
        print(f"{kept:8}  {share}, of {int(line * 1024)}: {parts}{mark}")
        is_over = is_over or is_share_over
    print(f"{with_saves.stub:8}  not counted: what the table of names is larger than a board's by")
    sums = (_tell_sum(with_saves, "together"), _tell_sum(without, "without a drive to save on"))
    return max(int(is_over), *sums)


def _tell_sum(kept: Shares, words: str) -> int:
    most = APP_HEAP - FREE
    over = kept.kept - most
    told = f", {over} more than it may be" if over > 0 else f", {-over} to spare"
    print(f"{kept.kept:8}  {words}, of {most} at most: {FREE} are to be free{told}")
    return int(over > 0)


def _tell_rounds(board: str, count: int) -> int:
    free = rounds(board, count)
    (first_free, first_block), (last_free, last_block) = free[0], free[-1]
    print(f"{board}: free at the title, and the largest block, in bytes:")
    print(f"{first_free:8} {first_block:8}  after the first match")
    print(f"{last_free:8} {last_block:8}  after match {count}")
    is_less = last_block < first_block - _ROUNDING
    print("it shrank" if is_less else "as it was")
    return int(is_less)


def _report_all() -> int:
    return max([_report(name, measure(name)) for name in _TURNS])


def measure(rules: str) -> dict[str, int]:
    """Return bytes kept by module and part, in the order of loading, then turns and grown.

    rules: whose modules are loaded, and which bots play, as many as may.
    """
    modules = in_order([*_ROOTS, *_modules_of(rules)])
    paths = [path.relative_to(ROOT).as_posix() for path in (ROOT / "engine").rglob("*.py")]
    paths.append(_HANDS)
    texts = slim({path: (ROOT / path).read_text(encoding="utf-8") for path in paths})
    texts |= {"sim/__init__.py": "", "sim/bench/__init__.py": ""}  # set up a computer
    most = str(load(rules).players[1])
    done: Result = run(_PROGRAM, argv=[",".join(modules), rules, most], texts=texts)
    if done.status:
        raise UsageError(f"memory: the measurement failed: {done.stdout.strip()[-400:]}")
    pairs = [line.split() for line in done.stdout.splitlines()]
    return {name: int(number) for name, number in pairs}


def _modules_of(rules: str) -> list[str]:
    """What a rule set's turn is made of; house rules only what their options ask for."""
    if rules in _TURNS:
        return _TURNS[rules]
    try:
        loaded = load(rules)
    except ValueError as error:
        raise UsageError(f"memory: {error}") from error
    if loaded.flavor != HOUSE:
        return _TURNS[BASE]
    return [*parts_of(loaded.whole()), "engine.bots.house"]


def _report(rules: str, sizes: dict[str, int]) -> int:
    modules = {name: size for name, size in sizes.items() if name.startswith("engine")}
    print(f"{rules}: bytes kept of a heap of {HEAP}, by module:")
    for name, size in sorted(modules.items(), key=lambda item: -item[1]):
        print(f"  {size:6}  {name}")
    total = sum(modules.values()) + sizes["rules"] + sizes["forgotten"] + sizes["game"]
    print(f"{sum(modules.values()):8}  engine: all modules, both bots among them")
    print(f"{sizes['rules']:8}  the rule set")
    print(f"{sizes['forgotten']:8}  given back when the loader of rule sets is dropped")
    print(f"{sizes['game']:8}  the largest game: 10 players, 216 cards")
    most = _MOST if rules == BASE else total
    limit = f", of {most} at most" if rules == BASE else ""
    print(f"{total:8}  together{limit}")
    print(f"{sizes['table']:8}  a table's view and choices beside it")
    print(f"{sizes['grown']:8}  bytes taken in {sizes['turns']} turns of bots, heap locked")
    if total > most or sizes["grown"]:
        print("more than it may be")
        return 1
    return 0
