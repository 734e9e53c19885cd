"""`python -m sim memory --census` counts all of what is in memory at a table."""

import re

import pytest

from sim.commands import run
from tools.drive.bytecode import MICROPYTHON, compiled
from tools.memory.app import Setup, drive_of, kept
from tools.memory.census import BLOCK, KINDS, kinds_of, loaded_of

LAYOUT = """GC memory layout; from 80317c0:
00000000: MDh===B=S.
       (3 lines all free)
00000c00: Bh=....Qh
"""


def test_objects_of_a_layout_are_counted_with_all_their_blocks() -> None:
    found = kinds_of(LAYOUT)
    assert found["B"] == (2, 3 * BLOCK) and found["M"] == found["D"] == (1, BLOCK)
    assert found["h"] == (4, 8 * BLOCK), "a letter that is not known is one of the others"
    assert found["T"] == (0, 0) and found.keys() == KINDS.keys()


def test_a_file_is_counted_by_functions_code_names_and_constants() -> None:
    text = """
def outer(n):
    def inner(m):
        return n + m
    return inner
class Thing:
    def told(self):
        return "a text of more than ten letters", b"", (1, "and so is this one")
"""
    (file,) = compiled({"lib/thing.py": text}, MICROPYTHON, has_lines=False).values()
    found = loaded_of(file)
    assert found.functions == 4, "two functions, a method, and the body of the class"
    letters = [len(one) + 1 for one in (b"a text of more than ten letters", b"and so is this one")]
    texts = sum(BLOCK + -(-one // BLOCK) * BLOCK for one in letters)
    assert found.constants >= texts + BLOCK and found.constants % BLOCK == 0
    assert found.names % BLOCK == 0 and 2 * 6 <= found.names <= 2 * 24
    assert found.code % BLOCK == 0 and 4 * BLOCK <= found.code <= len(file)
    more = compiled({"lib/thing.py": text + "def last(): pass\n"}, MICROPYTHON, has_lines=False)
    assert loaded_of(*more.values()).functions == 5


def test_the_command_counts_what_the_table_keeps(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["memory", "--census", "--rules", "official", "--players", "4"]) == 0
    rows = [line.split(" | ") for line in capsys.readouterr().out.splitlines()]
    files = {row[0]: row for row in rows if row[0].startswith("| `")}
    drive = drive_of(Setup("pygamer")).drive
    assert drive is not None
    bundles = drive.bundles  # a file is named by its first module
    wanted = ("ui.app", "ui.match.match", "ui.table.screen")
    assert {f"| `{bundles[name].head}`" for name in wanted} <= files.keys()
    assert "| `ui.screens.title`" not in files, "the menus are gone"
    sizes = [int(re.sub(r"\D", "", row[-1])) for row in files.values()]
    assert sizes == sorted(sizes, reverse=True) and min(sizes) > 0
    kinds = [row for row in rows if row[0].strip("| ") in KINDS.values()]
    assert len(kinds) == len(KINDS)
    counted = sum(int(re.sub(r"\D", "", row[-1])) for row in kinds)
    # It keeps its own tables of names, which a board has in part in its ROM.
    assert abs(counted - kept(Setup("pygamer"))["table"]) < 4000
