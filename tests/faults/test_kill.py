"""A program that saves all the time is killed at random moments, and its last save is found."""

import random
import subprocess
import sys
import time
from pathlib import Path

import journal
from tests.conftest import ROOT

KILLS = 12
SAVES_ON_AND_ON = """
import sys
sys.path.append(sys.argv[2])
import journal
book = journal.open_journal(sys.argv[1], journal.KINDS, lambda: None, 1, 2)
state = bytearray(1500)
record = book.newest(0)
number = record.sequence if record else 0
while True:
    number += 1
    state[:4] = number.to_bytes(4, "little")
    assert book.save(0, state, len(state), 0) == journal.SAVED
    print(number, flush=True)
"""


def test_the_last_reported_save_or_the_next_one_is_found(tmp_path: Path) -> None:
    path = str(tmp_path / "wildhand.sav")
    journal.create(path, journal.KINDS, lambda: None)
    command = [sys.executable, "-c", SAVES_ON_AND_ON, path, str(ROOT / "lib")]
    chance = random.Random(11)
    reported = 0
    for _ in range(KILLS):
        child = subprocess.Popen(command, stdout=subprocess.PIPE, text=True)
        assert child.stdout is not None
        first = child.stdout.readline()
        time.sleep(chance.random() / 20)
        child.kill()
        lines = (first, *child.stdout.read().split("\n"))
        child.stdout.close()
        child.wait()
        reported = max(int(line) for line in lines if line)
        book = journal.open_journal(path, journal.KINDS, lambda: None, 1, 2)
        state = bytearray(1500)
        assert book.read_into(0, state) == 1500
        found = int.from_bytes(state[:4], "little")
        assert found in (reported, reported + 1)
        reported = found
    assert reported > KILLS
