"""This module checks that whole matches end alike on CPython and on a board's Python (CORE-9).

    python -m sim soak --vm N [--seed S] [--machine PATH]

It plays N matches with random rules as in the fuzz (sim/soak/fuzz.py), but with a target that some
hands reach. Bots of both kinds play, or all players make any listed choice. After each hand it
compares all bytes of the state, generators included. The other machine is MicroPython, or a build
of CircuitPython for this computer, given by its path (sim/vm/machine.py).
"""

import time
from dataclasses import dataclass
from pathlib import Path
from random import Random

from engine.rulesets import load, options_of
from engine.rulesets.mixing import changes_of
from engine.state.layout import MATCH_ENDED
from sim import vm
from sim.soak.fuzz import random_table
from sim.soak.machines.play import ANYTHING, play

__all__ = ["Planned", "compare", "plan"]

_PROGRAM = "sim/soak/machines/play.py"
_PLAN = "plan.txt"
_AT_ONCE = 20  # matches of a run
_SECONDS = 1200  # that a run may take
_HIGHEST_TARGET = 200
_HIGHEST_TABLE = 40  # cards that cover it
_MOST_HANDS = 3
_SCORED = ("winner", "low", "own")
_ANYTHING = 0.3  # of the matches


@dataclass(frozen=True)
class Planned:
    """A match: as the program reads it, and as text."""

    line: str
    told: str


def compare(matches: int, seed: int, machine: Path | None = None) -> int:
    """Play that many matches on both machines; print differences; 0: there are none."""
    started = time.perf_counter()
    random = Random(seed)
    done = hands = ended = wrong = 0
    name = machine.name if machine else "MicroPython"
    while done < matches:
        planned = [plan(random) for _ in range(min(_AT_ONCE, matches - done))]
        due = [play(one.line) for one in planned]
        found = _play_there([one.line for one in planned], machine)
        for one, expected, line in zip(planned, due, found, strict=True):
            hands += len(expected[1])
            ended += expected[0] == MATCH_ENDED
            if line != _line(expected):
                wrong += 1
                print(f"{one.told}: here {_line(expected)}, there {line}", flush=True)
        done += len(planned)
        print(
            f"{done} matches, {ended} to their end, {hands} hands, on CPython and {name}: "
            f"{wrong or 'none'} differ{'s' * (wrong == 1)}, {time.perf_counter() - started:.0f} s",
            flush=True,
        )
    return 1 if wrong else 0


def plan(random: Random) -> Planned:
    """Plan a match with random rules that comes to its end."""
    rules, changes, players = random_table(random)
    changes = {**changes, **_end({**options_of(rules.name), **changes}, random)}
    rules = load(rules.name, changes)
    way = ANYTHING if random.random() < _ANYTHING else random.randrange(ANYTHING)
    seed = random.randrange(1 << 24)
    change = changes_of(bytearray(rules.whole()), rules.number).hex() or "-"
    mix = " ".join(f"{name}={value}" for name, value in changes.items())
    return Planned(
        f"{rules.number} {change} {players} {seed} {way}",
        f"{rules.name} {mix}, {players} players, seed {seed}, way {way}",
    )


def _end(options: dict[str, str], random: Random) -> dict[str, str]:
    """Return options that end a match by these rules after some hands."""
    if options["tables"] != "0":
        return {"tables": "2", "table_cards": str(random.randint(1, _HIGHEST_TABLE))}
    if options["scoring"] in _SCORED and random.random() < 0.5:
        return {"hands": "0", "target": str(random.randint(1, _HIGHEST_TARGET))}
    return {"hands": str(random.randint(1, _MOST_HANDS))}


def _play_there(lines: list[str], machine: Path | None) -> list[str]:
    """Play matches on the other machine; return the lines that its program printed."""
    done = vm.run(
        _PROGRAM,
        argv=[_PLAN],
        files=["engine"],
        texts={_PLAN: "\n".join(lines)},
        cap=False,
        timeout=_SECONDS,
        machine=machine,
    )
    found = done.stdout.splitlines()
    for number in range(len(found)):
        found[number] = found[number].partition(" ")[2]
    # What the program could not play it has told in place of a line.
    return found[: len(lines)] + ["nothing: " + done.stdout[-400:]] * (len(lines) - len(found))


def _line(played: tuple[int, list[int]]) -> str:
    """Return the program's line for a match, without its number."""
    status, left = played
    return " ".join([str(status), *[f"{value:08x}" for value in left]])
