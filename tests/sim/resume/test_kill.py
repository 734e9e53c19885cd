"""The simulator is killed at random moments of a match, and each time resumes at the last save.

`WILDHAND_KILLS=100 pytest tests/sim/resume/test_kill.py -s` does it a hundred times and prints
counts.
"""

import os
import random
import subprocess
import sys
import time
from pathlib import Path

import pytest

from tests.tiers import FULL

pytestmark = FULL

KILLS = int(os.environ.get("WILDHAND_KILLS", "4"))
PROGRAM = Path(__file__).parent / "play_on.py"


class Found:
    """Reads the killed program's lines: the mark that is surely saved, and one being written."""

    def __init__(self):
        self.saved = self.in_flight = None
        self.saves = self.matches = self.resumes = self.cut_in_flight = 0

    def read(self, lines):
        for line in lines:
            word, _, mark = line.partition(" ")
            if word == "resumed":
                assert mark in (self.saved, self.in_flight), (mark, self.saved, self.in_flight)
                self.cut_in_flight += self.in_flight is not None
                self.saved, self.in_flight = mark, None
                self.resumes += 1
            elif word == "saving":
                self.in_flight = mark
            elif word == "saved":
                assert mark == self.in_flight
                self.saved, self.in_flight = mark, None
                self.saves += 1
            elif word == "ending":
                self.in_flight = "nothing"
            elif word == "over":
                self.saved = self.in_flight = None
                self.matches += 1
            else:
                # There was nothing to resume: a match had ended, or nothing was saved yet.
                assert word == "began", line
                assert self.saved is None or self.in_flight == "nothing"
                self.saved = self.in_flight = None


def play_and_kill(storage, seed, seconds, what):
    """Run the program and kill it; return its complete lines."""
    command = [sys.executable, str(PROGRAM), str(storage), str(seed), what]
    with subprocess.Popen(
        command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True
    ) as child:
        first = child.stdout.readline()
        time.sleep(seconds)
        was_running = child.poll() is None
        child.kill()
        rest = child.stdout.read()
        assert was_running, child.stderr.read()
    return [line for line in (first + rest).splitlines(True) if line.endswith("\n")]


@pytest.mark.parametrize("what", ["match", "tournament"])
def test_the_last_saved_choice_is_resumed(tmp_path, what):
    chance = random.Random(5)
    found = Found()
    for kill in range(KILLS):
        lines = play_and_kill(tmp_path, kill, chance.random() * 0.8, what)
        found.read(line.strip() for line in lines)
    print(
        f"\n{KILLS} kills: {found.resumes} resumed, {found.saves} saves, "
        f"{found.cut_in_flight} in the middle of one, {found.matches} matches played to the end"
    )
    assert found.resumes >= KILLS // 2
    assert found.saves > KILLS
