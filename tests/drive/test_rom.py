"""The names that cost nothing: MicroPython has each of them before any program is read."""

import keyword

from sim.drive import rom
from sim.vm import runner as vm

_PROGRAM = """
import micropython
class Thing:
    pass
thing = Thing()
names = NAMES.split()
micropython.qstr_info()
for name in names:
    setattr(thing, name, 0)
    print(name)
    micropython.qstr_info()
"""


def _count(line):
    return int(line.partition("n_qstr=")[2].partition(",")[0])


def test_all_of_them_are_there_before():
    names = [*rom.NAMES, "no_such_name"]
    program = f"NAMES = {' '.join(names)!r}\n{_PROGRAM}"
    done = vm.run("probe.py", texts={"probe.py": program}, heap=400_000)
    lines = done.stdout.splitlines()
    counts = [_count(line) for line in lines if "n_qstr=" in line]
    assert [line for line in lines if "n_qstr=" not in line] == names
    new = [name for name, was, now in zip(names, counts, counts[1:], strict=False) if now > was]
    assert new == ["no_such_name"]


def test_each_may_be_a_variable():
    assert not [name for name in rom.NAMES if keyword.iskeyword(name) or not name.isidentifier()]
    assert len(rom.NAMES) == len(set(rom.NAMES)) > 300
