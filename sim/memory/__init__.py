"""`python -m sim memory [BOARD…]` measures the heap that the app keeps on boards.

It prints the bytes kept at the title, the first table, the cover and the score of a match of two
persons and bots, and the largest free block at its tightest table in a heap of 136 KB. It runs a
drive's bytecode on a 32-bit MicroPython. The exit status is 1 if that block has less than 16 KB.

    --rules NAME     one rule set instead of official, grand and double-down
    --players N      at the table (default 4)
    --heap BYTES     the size of the heap (default 136 KB: 139264)
    --machine PATH   on a build of CircuitPython for this computer (`sim/vm/machine.py`)
    --without PASS   drives that are made without one of `sim.drive.passes.PASSES`
    --play           a match to its end, with the free bytes at each of its tables
    --people N       persons in that match (default 1)
    --rounds N       title and match in turn, N times: 1 if the kept bytes grow
    --engine         the engine alone: 1 if turns allocate anything
"""

from pathlib import Path

from sim.arguments import number, value_of
from sim.errors import UsageError
from sim.memory import engine
from sim.memory.app import FREE, HEAP, SAVE, Setup, in_turn, survey, whole_match
from sim.vm import prove_heap

__all__ = ["main"]

_USAGE = (
    "usage: python -m sim memory [--rules NAME] [--players N] [--heap BYTES] [--machine PATH] "
    "[--without PASS] [--play [--people N] | --rounds N | --engine] [BOARD…]"
)
_BOARDS = ("pygamer", "tinycircuits_thumby_color", "adafruit_fruit_jam")  # each size of screen
_RULES = ("official", "grand", "double-down")
_SCREENS = ("title", "table", "cover", "score")
_VALUES = ("--rules", "--players", "--people", "--heap", "--machine", "--without", "--rounds")
_FLAGS = ("--play", "--engine")
_MOST_HEAP = 400_000  # the model has 520 KB in all


def main(argv: list[str]) -> int:
    """Print the report; 0 if it holds."""
    if "-h" in argv or "--help" in argv:
        print(_USAGE)
        return 0
    boards, given = _parse(argv)
    rules = [given["--rules"]] if "--rules" in given else []
    if "--engine" in given:
        return engine.report(rules)
    if "--people" in given and "--play" not in given:
        raise UsageError("memory: --people is for --play: other reports have two persons")
    machine = Path(given["--machine"]) if "--machine" in given else None
    without = (given["--without"],) if "--without" in given else ()
    players = _number(given, "--players", 2, 10) or 4
    heap = _number(given, "--heap", HEAP, _MOST_HEAP) or HEAP
    rounds = _number(given, "--rounds", 2, 1000)
    setups = [
        Setup(board, name, players, machine, without, heap)
        for board in boards or _BOARDS
        for name in rules or _RULES
    ]
    for setup in setups:
        setup.check()
    if machine is None:
        prove_heap(heap)  # now: else headings would stand before the word that it is missing
    on = "MicroPython for 32 bits" if machine is None else f"CircuitPython: {machine}"
    beside = "".join(f", without {name}" for name in without)
    print(f"on {on}{beside}; {players} players; bytes, in a heap of {heap}")
    if rounds:
        return max([_print_rounds(setup, rounds) for setup in setups])
    if "--play" in given:
        people = _number(given, "--people", 1, players) or 1
        return max([_print_match(setup, people) for setup in setups])
    return _print_kept(setups)


def _parse(argv: list[str]) -> tuple[list[str], dict[str, str]]:
    """Boards, and options by name."""
    boards: list[str] = []
    given: dict[str, str] = {}
    rest = list(argv)
    while rest:
        word = rest.pop(0)
        if word in _VALUES:
            given[word] = value_of(f"memory: {word}", rest, _USAGE)
        elif word in _FLAGS:
            given[word] = ""
        elif word.startswith("-"):
            raise UsageError(f"memory: unknown argument {word!r}; {_USAGE}")
        else:
            boards.append(word)
    return boards, given


def _number(given: dict[str, str], word: str, least: int, most: int) -> int:
    """Return the value of an option; 0 if it was not given."""
    return number(f"memory: {word}", given[word], least, most) if word in given else 0


def _print_kept(setups: list[Setup]) -> int:
    print(f"{'kept at the':40}" + "".join(f"{name:>9}" for name in _SCREENS) + "    block")
    missing = 0
    for setup in setups:
        found = survey(setup)
        cells = "".join(f"{found.kept.get(name, 0) or '-':>9}" for name in _SCREENS)
        block = "none" if found.tightest is None else str(found.tightest.block)
        told = f", {found.missing} missing" if found.missing > 0 else ""
        print(f"{setup.board + ' ' + setup.rules:40}{cells}{block:>9}{told}", flush=True)
        missing = max(missing, found.missing)
    return int(missing > 0)


def _print_match(setup: Setup, people: int) -> int:
    report = whole_match(setup, people)
    left, had = report.tied
    tables = report.at("table")
    free = min(table.free for table in tables)
    block = min(table.block for table in tables)
    is_good = block >= FREE and report.is_won
    print(
        f"{setup.board} {setup.rules}: {report.hands} hands, {report.frames} frames, "
        f"{'won' if report.is_won else 'NOT FINISHED'}; of {left} bytes when it was begun {had} "
        f"could be allocated; at {len(tables)} tables at least {free} free, {block} in one block"
        + (f", {FREE - block} missing" if block < FREE else ""),
        flush=True,
    )
    return int(not is_good)


def _print_rounds(setup: Setup, count: int) -> int:
    found = in_turn(setup, count)
    grown = max(found) - found[0]
    print(
        f"{setup.board} {setup.rules}: kept at the title {found[0]} after the first match, "
        f"{found[-1]} after match {count}" + (f": IT GROWS by {grown}" if grown > SAVE else ""),
        flush=True,
    )
    return int(grown > SAVE)
