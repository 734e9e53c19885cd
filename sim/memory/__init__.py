"""`python -m sim memory [--rules NAME]…` measures the heap that the app takes on boards.

It prints a row for each rule set and number of players: the bytes kept at the table, those kept
with movement and sound, the largest block that is free at the tightest moment of a whole match of
two persons and bots, and the smallest board on which that is enough. It runs a drive's bytecode on
a 32-bit MicroPython whose heap ends where the board's does. The exit status is 1 if a PyGamer, or
the board that is named, does not play what was asked.

    --rules NAME     one rule set, instead of all; may be repeated
    --players N      instead of 2, 4 and 10
    --board NAME     one board, instead of the smallest that plays it
    --room BYTES     for objects, instead of what that board has
    --hands N        of each match, instead of all
    --machine PATH   on a build of CircuitPython for this computer (`sim/vm/machine.py`)
    --without PASS   drives that are made without one of `sim.drive.passes.PASSES`
    --rounds N       title and match in turn, N times: 1 if the kept bytes grow
    --engine         the engine alone: 1 if turns allocate anything
"""

from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace
from pathlib import Path

from engine.rulesets.index_generated import NAMES
from sim.arguments import number, value_of
from sim.errors import UsageError
from sim.memory import engine
from sim.memory.app import FREE, ROOMS, SAVE, Setup, in_turn, kept, most_of, tightest, whole_match
from sim.stubboard.app import MANY
from sim.vm import VmError, prove_heap

__all__ = ["main"]

_USAGE = (
    "usage: python -m sim memory [--rules NAME]… [--players N] [--board NAME [--room BYTES]] "
    "[--hands N] [--machine PATH] [--without PASS] [--rounds N | --engine]"
)
_PLAYERS = (2, 4, 10)
_SMALLEST = next(iter(ROOMS))
_VALUES = (
    "--players", "--board", "--room", "--hands", "--machine", "--without", "--rounds"
)  # fmt: skip
_AT_ONCE = 2  # matches: each takes a processor


def main(argv: list[str]) -> int:
    """Print the report; 0 if it holds."""
    if "-h" in argv or "--help" in argv:
        print((__doc__ or "").strip())
        return 0
    rules, given = _parse(argv)
    if "--engine" in given:
        return engine.report(rules)
    if "--room" in given and "--board" not in given:
        raise UsageError("memory: --room is a board's: name it with --board")
    first = Setup(
        given.get("--board", _SMALLEST),
        players=_number(given, "--players", 2, 10),
        machine=Path(given["--machine"]) if "--machine" in given else None,
        without=(given["--without"],) if "--without" in given else (),
        room=_number(given, "--room", 100_000, 400_000),
    )
    setups = list(_setups(first, rules))
    for setup in setups:
        setup.check()
    if first.machine is None:
        prove_heap(first.limit)  # now: else headings would stand before the word that it is missing
    rounds = _number(given, "--rounds", 2, 1000)
    if rounds:
        return max([_print_rounds(setup, rounds) for setup in setups])
    return _print_rows(setups, _number(given, "--hands", 1, 1000) or MANY, "--board" in given)


def _parse(argv: list[str]) -> tuple[list[str], dict[str, str]]:
    """Return rule sets, and the other options by name."""
    rules: list[str] = []
    given: dict[str, str] = {}
    rest = list(argv)
    while rest:
        word = rest.pop(0)
        if word == "--rules":
            rules.append(value_of("memory: --rules", rest, _USAGE))
        elif word in _VALUES:
            given[word] = value_of(f"memory: {word}", rest, _USAGE)
        elif word == "--engine":
            given[word] = ""
        else:
            raise UsageError(f"memory: unknown argument {word!r}; {_USAGE}")
    return rules, given


def _number(given: dict[str, str], word: str, least: int, most: int) -> int:
    """Return the value of an option; 0 if it was not given."""
    return number(f"memory: {word}", given[word], least, most) if word in given else 0


def _setups(first: Setup, rules: list[str]) -> Iterator[Setup]:
    """Yield what is measured; by default every rule set with each number that it seats."""
    for name in rules or NAMES:
        if first.players:
            yield replace(first, rules=name)
        elif name in NAMES:
            for players in _PLAYERS:
                if players <= most_of(name) and _seats(name, players):
                    yield replace(first, rules=name, players=players)
        else:
            yield replace(first, rules=name, players=2)  # `check` says what is wrong


def _seats(rules: str, players: int) -> bool:
    try:
        Setup(_SMALLEST, rules, players).check()
    except UsageError:
        return False
    return True


def _print_rows(setups: list[Setup], hands: int, is_on_one: bool) -> int:
    print("| rule set | players | at the table | with movement | largest block | plays on |")
    print("| --- | ---: | ---: | ---: | ---: | --- |", flush=True)
    has_failed = False
    with ThreadPoolExecutor(_AT_ONCE) as threads:
        for row, plays in threads.map(lambda setup: _row(setup, hands, is_on_one), setups):
            print(row, flush=True)
            has_failed = has_failed or not plays
    return int(has_failed)


def _row(setup: Setup, hands: int, is_on_one: bool) -> tuple[str, bool]:
    """Return a row, and whether the first board plays it."""
    table = kept(setup)["table"]
    boards = [setup.board] if is_on_one or setup.board not in ROOMS else list(ROOMS)
    moving = block = "-"
    plays_on = "larger boards" if not is_on_one else "no"
    for board in boards:
        one = replace(setup, board=board)
        try:
            report = whole_match(one, hands)
        except (UsageError, VmError):
            continue
        places = report.at("table")
        least = tightest(report.places[1:]).block
        if report.is_won or hands < MANY:
            moving = f"{max(map(report.kept, places)):,}" if report.has_effects else "none"
            block = f"{least:,}"
            if least >= FREE:
                plays_on = "`" + board + "`" if is_on_one or board != _SMALLEST else "all"
                break
    cells = (f"`{setup.rules}`", str(setup.players), f"{table:,}", moving, block, plays_on)
    return f"| {' | '.join(cells)} |", plays_on in ("all", f"`{setup.board}`")


def _print_rounds(setup: Setup, count: int) -> int:
    found = in_turn(setup, count)
    grown = max(found) - found[0]
    print(
        f"{setup.board} {setup.rules}: kept at the title {found[0]} after the first match, "
        f"{found[-1]} after match {count}" + (f": IT GROWS by {grown}" if grown > SAVE else ""),
        flush=True,
    )
    return int(grown > SAVE)
