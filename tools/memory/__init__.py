"""`python -m sim memory` measures the heap that the app takes on boards.

It prints a row for each rule set and number of players: the bytes kept at the table, those kept
with movement and sound, the largest block that is free at the tightest moment of a whole match of
two persons and bots, whether Resume brings that match back, after it was left and after a reset,
and the smallest board on which all of it is so. It runs a drive's bytecode on a 32-bit MicroPython
whose heap ends where the board's does. The exit status is 1 if a PyGamer, or the board that is
named, does not play what was asked.

`--write` measures two hands of some matches, and what each pass of the drive saves, and puts both
tables into the docs, and what they come to into the README.
`--census` counts what there is at the first table, by file and by kind of object. `--machine PATH`
measures on a build of CircuitPython for this computer (`sim/vm/machine.py`), and
`--rounds N` opens title and match in turn.
"""

import argparse
from collections.abc import Iterable, Iterator
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace

from engine.rulesets.index_generated import NAMES
from sim.errors import UsageError
from sim.stubboard.app import MANY
from sim.vm import Unended, VmError, prove_heap, stop
from tools import made
from tools.drive.passes import PASSES
from tools.memory.app import (
    FREE,
    ROOMS,
    SAVE,
    Setup,
    after_reset,
    census,
    drive_of,
    in_turn,
    kept,
    most_of,
    tightest,
    whole_match,
)

__all__ = ["run"]

_PLAYERS = (2, 4, 10)
_SMALLEST = next(iter(ROOMS))
_AT_ONCE = 2  # matches: each takes a processor
_HEAD = (
    "| rule set | players | at the table | with movement | largest block | Resume | plays on |",
    "| --- | ---: | ---: | ---: | ---: | --- | --- |",
)
# For the docs.
_WRITE = "memory --write"
_IN_FULL = ("official", "grand", "double-down")  # the others with their most players alone
_HANDS = 2  # the end of a match may take minutes
_HARDEST = Setup(_SMALLEST, "grand", 4)
# Without constants mpy-cross refuses the game: a short name may be that of a constant.
_MEASURED = [one for one in PASSES if one != "constants"]


def run(options: argparse.Namespace) -> int:
    """Print the report; 0 if it holds."""
    if options.write:
        return _write()
    first = Setup(
        options.board or _SMALLEST,
        players=options.players or 0,
        machine=options.machine,
        without=(options.without,) if options.without is not None else (),
        room=options.room or 0,
    )
    setups = list(_setups(first, options.rules or []))
    for setup in setups:
        setup.check()
    if first.machine is None:
        prove_heap(first.limit)  # now: else headings would stand before the word that it is missing
    if options.census:
        for setup in setups:
            print(f"{setup.board} {setup.rules} {setup.players}", *census(setup), sep="\n")
        return 0
    if options.rounds:
        return max([_print_rounds(setup, options.rounds) for setup in setups])
    _, status = _print_rows(setups, options.hands or MANY, options.board is not None)
    return status


def _write() -> int:
    """Put the tables into the docs; 0 if every match is played."""
    made.check(_WRITE)
    prove_heap(_HARDEST.limit)
    rows, status = _print_rows(list(_documented()), _HANDS, is_on_one=False)
    made.write({"matches": rows, "memory": [sentence_of(rows)]})
    made.write({"passes": [*_print(_saved_by_passes())]})
    return status


def sentence_of(rows: list[str]) -> str:
    """Return what the rows of the table of matches come to, as the README says it."""
    table = [[cell.strip() for cell in row[1:-1].split("|")] for row in rows[len(_HEAD) :]]
    missing = [f"{name} with {players}" for name, players, *_, on in table if on != "all"]
    but = f" but {', '.join(missing)}" if missing else ""
    least = min([int(cells[4].replace(",", "")) for cells in table if cells[4] != "-"])
    return (
        f"- Every rule set{but} fits a PyGamer's memory with its most players, and is resumed"
        f" there, after it was left and after a reset; at the tightest moment {least:,} bytes are"
        " free in one block (`python -m sim memory`, [docs/memory.md](docs/memory.md))."
    )


def _documented() -> Iterator[Setup]:
    for name in NAMES:
        seated = [count for count in range(2, most_of(name) + 1) if _seats(name, count)]
        for players in _PLAYERS if name in _IN_FULL else seated[-1:]:
            yield Setup(_SMALLEST, name, players)


def _saved_by_passes() -> Iterator[str]:
    """Yield a table with a row for each pass: what its want takes at the table."""
    yield "| left out | bytes more |"
    yield "| --- | ---: |"
    usual = kept(_HARDEST)["table"]
    for one in _MEASURED:
        more = kept(replace(_HARDEST, without=(one,)))["table"] - usual
        yield f"| `{one}` | {more:,} |"


def _print(rows: Iterable[str]) -> Iterator[str]:
    """Print each row as soon as there is one, and yield it."""
    for row in rows:
        print(row, flush=True)
        yield row


def _setups(first: Setup, rules: list[str]) -> Iterator[Setup]:
    """Yield what is measured; by default every rule set with each number that it seats."""
    for name in rules or NAMES:
        if first.players:
            yield replace(first, rules=name)
        else:
            for players in _PLAYERS:
                if players <= most_of(name) and _seats(name, players):
                    yield replace(first, rules=name, players=players)


def _seats(rules: str, players: int) -> bool:
    try:
        Setup(_SMALLEST, rules, players).check()
    except UsageError:
        return False
    return True


def _print_rows(setups: list[Setup], hands: int, is_on_one: bool) -> tuple[list[str], int]:
    """Print a row for each setup; return the table, and 1 if one is not played."""
    table = [*_print(_HEAD)]
    has_failed = False
    drive_of(setups[0])  # here: Ctrl-C does not reach a thread that makes it
    with ThreadPoolExecutor(_AT_ONCE) as threads:
        try:
            for row, plays in threads.map(lambda setup: _row(setup, hands, is_on_one), setups):
                table += _print([row])
                has_failed = has_failed or not plays
        except BaseException:
            stop()
            threads.shutdown(wait=False, cancel_futures=True)
            raise
    return table, int(has_failed)


def _row(setup: Setup, hands: int, is_on_one: bool) -> tuple[str, bool]:
    """Return a row, and whether the first board plays it."""
    table = kept(setup)["table"]
    boards = [setup.board] if is_on_one or setup.board not in ROOMS else list(ROOMS)
    moving = block = resume = "-"
    plays_on = "larger boards" if not is_on_one else "no"
    for board in boards:
        one = replace(setup, board=board)
        try:
            report = whole_match(one, hands)
            reset = after_reset(one)
        except Unended as late:  # on a busy computer: it says nothing about the memory
            raise UsageError(f"memory: {setup.rules} of {setup.players}: {late}") from late
        except (UsageError, VmError):
            continue
        places = report.at("table")
        least = tightest(report.places[1:] + reset.places[1:]).block
        is_resumed = report.is_resumed and bool(reset.at("table"))
        if report.is_won or hands < MANY:
            moving = f"{max(map(report.kept, places)):,}" if report.has_effects else "none"
            block = f"{least:,}"
            resume = "plays" if is_resumed else "does not"
            if least >= FREE and is_resumed:
                plays_on = "`" + board + "`" if is_on_one or board != _SMALLEST else "all"
                break
    measured = (f"{table:,}", moving, block, resume, plays_on)
    cells = (f"`{setup.rules}`", str(setup.players), *measured)
    return f"| {' | '.join(cells)} |", plays_on in ("all", f"`{setup.board}`")


def _print_rounds(setup: Setup, count: int) -> int:
    """Print what the titles kept, and the tightest table; 1: the later titles kept more."""
    report = in_turn(setup, count)
    first, *found = [report.kept(place) for place in report.at("title")]
    half = len(found) // 2
    grown = max(found[half:]) - max(found[:half])
    print(
        f"{setup.board} {setup.rules}: kept at the title {first} at first, at most "
        f"{max(found)} after {count} matches, begun and resumed; largest block at the tightest "
        f"table {tightest(report.at('table')).block}, least that was free at a beginning "
        f"{min(report.begun)}" + (f": IT GROWS by {grown}" if grown > SAVE else ""),
        flush=True,
    )
    return int(grown > SAVE)
