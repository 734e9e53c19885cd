"""This module implements `--decisions`: the time of bots' decisions on the emulated board.

It starts a drive with the engine alone and `sim/device/board/decide.py`, which prints the result on
the serial line. Each decision is made twice, the second time by the clock.
"""

import re
from pathlib import Path

from sim.device.machine import Machine
from sim.drive.bytecode import compiled
from sim.drive.passes import smaller
from sim.drive.sources import ROOT, read_device_files
from sim.errors import UsageError

_PROGRAM = "decide.py"
_DECISIONS = 60  # of each level
_ROW = re.compile(r"serial: (\S+) (\d+) (\w+) (\d+) (\d+) (\d+) (-?\d+)")


def lines(machine: Machine, rules: list[str], players: int) -> list[str]:
    """Return a line for each rule set and level: mean, maximum, and bytes of the heap."""
    out = [f"{players} players; {_DECISIONS} decisions of each level"]
    for name in rules:
        folder = machine.work / f"decide-{name}"
        _write(folder, f"import decide\ndecide.main({name!r}, {players}, {_DECISIONS})\n")
        told = machine.lines(f"load {folder}; boot; until done")
        found = [row for row in map(formatted, told) if row]
        if not found:
            raise UsageError(f"device: {name}: the board told nothing but {told[-3:]}")
        out += found
    return out


def formatted(text: str) -> str:
    """Return the printed form of a line from the board; empty for other lines."""
    found = _ROW.search(text)
    if not found:
        return ""
    name, _, level, _, mean, most, taken = found.groups()
    ms = f"{int(mean) / 1000:5.1f} ms, at most {int(most) / 1000:5.1f}"
    return f"{name:14} {level:9} {ms}; {taken} bytes taken"


def _write(folder: Path, start: str) -> None:
    """Write the engine and the program, small as on a drive, with all names that it uses."""
    texts = {path: text for path, text in read_device_files().items() if path[:7] == "engine/"}
    program = ROOT / "sim" / "device" / "board" / _PROGRAM
    texts[_PROGRAM] = program.read_text(encoding="utf-8")
    files = compiled(smaller(texts, without=("dead", "names")))
    for path, code in files.items():
        (folder / path).parent.mkdir(parents=True, exist_ok=True)
        (folder / path).write_bytes(code)
    (folder / "code.py").write_text(start)
