"""The terminal mode on a real (pseudo) terminal: its pixels, its keys, how it leaves.

A small terminal of our own reads what is written and keeps the cells.
"""

import codecs
import os
import pty
import re
import select
import signal
import struct
import subprocess
import sys
import termios
import time
from fcntl import ioctl
from pathlib import Path

import pytest

DEMO = Path(__file__).parent / "demo_app.py"
GROUND, SQUARE = 0x204062, 0xFFC200
_CODE = re.compile(r"\x1b\[(\??)([0-9;]*)([A-Za-z])|([^\x1b])", re.S)
_CUT_CODE = re.compile(r"\x1b(\[\??[0-9;]*)?\Z")  # its rest comes with the next read


class Screen:
    """A terminal: what the program under test writes to, and reads keys from."""

    def __init__(self, columns, rows, *arguments):
        self.columns, self.rows = columns, rows
        self.cells = {}
        self.at = (0, 0)
        self.colors = [None, None]
        self.modes = set()
        self.decoder = codecs.getincrementaldecoder("utf-8")()
        self.text = self.cut = ""
        self.ours, theirs = pty.openpty()
        ioctl(theirs, termios.TIOCSWINSZ, struct.pack("HHHH", rows, columns, 0, 0))
        self.before = termios.tcgetattr(theirs)
        self.theirs = theirs
        command = [sys.executable, str(DEMO), "--terminal", *arguments]
        self.process = subprocess.Popen(
            command,
            stdin=theirs,
            stdout=theirs,
            stderr=subprocess.PIPE,
            start_new_session=True,
            preexec_fn=lambda: ioctl(0, termios.TIOCSCTTY, 0),
        )

    def until(self, is_so, seconds=20):
        """Take in what is written until it is so; it has to be, before the time is over."""
        deadline = time.monotonic() + seconds
        while time.monotonic() < deadline:
            self.read()
            if is_so():
                return
        raise AssertionError(f"not within {seconds} seconds; last written: {self.text[-200:]!r}")

    def read(self):
        """Take in what is written now."""
        while select.select([self.ours], [], [], 0.05)[0]:
            got = self.decoder.decode(os.read(self.ours, 65536))
            self.text += got
            got = self.cut + got
            cut = _CUT_CODE.search(got)
            end = cut.start() if cut else len(got)
            self.cut = got[end:]
            for private, numbers, verb, character in _CODE.findall(got[:end]):
                self._take(private, numbers, verb, character)

    def _take(self, private, numbers, verb, character):
        if character:
            self.cells[self.at] = (character, *self.colors)
            self.at = (self.at[0] + 1, self.at[1])
        elif private:
            (self.modes.add if verb == "h" else self.modes.discard)(numbers)
        elif verb == "H":
            y, x = numbers.split(";")
            self.at = (int(x) - 1, int(y) - 1)
        elif verb == "J":
            self.cells = {}
        elif verb == "m":
            self._color([int(n) for n in numbers.split(";")])

    def _color(self, numbers):
        if numbers == [0]:
            self.colors = [None, None]
        else:
            which, _, red, green, blue = numbers
            self.colors[which == 48] = red << 16 | green << 8 | blue

    def pixel(self, x, y):
        """A pixel of a picture in half blocks."""
        return self.cells[x, y // 2][1 + y % 2]

    def line(self, y):
        return "".join(self.cells.get((x, y), " ")[0] for x in range(self.columns)).rstrip()

    def type(self, keys, is_so):
        os.write(self.ours, keys.encode())
        self.until(is_so)

    def resize(self, columns, rows, is_so):
        self.columns, self.rows = columns, rows
        ioctl(self.theirs, termios.TIOCSWINSZ, struct.pack("HHHH", rows, columns, 0, 0))
        self.until(is_so)

    def end(self):
        """Wait for the program's end; its exit status."""
        self.until(lambda: self.process.poll() is not None)
        return self.process.returncode

    def is_restored(self):
        return termios.tcgetattr(self.theirs) == self.before and "1049" not in self.modes


@pytest.fixture
def open_screen():
    screens = []

    def make(*arguments):
        screen = Screen(*arguments)
        screens.append(screen)
        # The line below the picture is written last.
        screen.until(lambda: "? keys" in screen.text or screen.process.poll() is not None)
        return screen

    yield make
    for screen in screens:
        if screen.process.poll() is None:
            screen.process.kill()
        screen.process.wait()
        screen.process.stderr.close()
        os.close(screen.ours)
        os.close(screen.theirs)


def test_the_same_pixels_in_half_blocks(open_screen):
    screen = open_screen(160, 65)
    colors = {(x, y): screen.pixel(x, y) for x in range(160) for y in range(128)}
    square = {(x, y) for x in range(16, 24) for y in range(16, 24)}
    assert {place for place, color in colors.items() if color == SQUARE} == square
    assert {color for place, color in colors.items() if place not in square} == {GROUND}
    assert "keys" in screen.line(64)


def test_only_changed_cells_are_written(open_screen):
    screen = open_screen(160, 65)
    screen.text = ""
    screen.type("\x1b[C", lambda: screen.pixel(24, 16) == SQUARE)
    screen.read()
    assert screen.pixel(23, 16) == GROUND
    assert screen.text.count("▀") == 2 * 8 * 4


def test_keys_are_buttons(open_screen):
    screen = open_screen(160, 65)
    keys = "\x1b[C\x1b[C\x1bOB\x1b[D\x1b[A\x1b[B"
    screen.type(keys, lambda: screen.pixel(24, 24) == SQUARE)
    assert screen.pixel(16, 16) == GROUND
    screen.type("\r", lambda: screen.process.poll() is not None)  # START ends the stand-in
    assert screen.end() == 0
    assert screen.is_restored()


def test_the_key_mapping_is_one_key_away(open_screen):
    screen = open_screen(160, 70)

    def shown():
        return "".join(screen.line(y) for y in range(64, 70))

    screen.type("?", lambda: "arrows: move" in shown() and "Enter: Start" in shown())
    screen.type("?", lambda: "arrows" not in shown() and "? keys" in shown())


def test_the_key_mapping_of_two_buttons(open_screen):
    screen = open_screen(160, 70, "--buttons", "two")
    screen.type("?", lambda: "X or space: A   Z: B" in screen.text)
    assert "arrows" not in screen.text


def test_a_small_terminal_gets_a_reduced_picture_and_is_told(open_screen):
    screen = open_screen(80, 24)
    assert "160 columns x 65 rows" in screen.line(23)
    assert len(screen.line(23)) <= 80
    assert max(y for _, y in screen.cells) <= 23 and max(x for x, _ in screen.cells) < 80
    assert any(SQUARE in cell for cell in screen.cells.values())
    screen.resize(170, 66, lambda: "keys" in screen.line(64))
    assert "columns" not in screen.line(64)
    assert screen.pixel(16, 16) == SQUARE and screen.pixel(159, 127) == GROUND


@pytest.mark.parametrize("keys, status", [("q", 0), ("\x03", 130)])
def test_it_leaves_the_terminal_as_it_was(open_screen, keys, status):
    screen = open_screen(80, 24)
    assert not screen.is_restored()
    screen.type(keys, lambda: screen.process.poll() is not None)
    assert screen.end() == status
    assert screen.is_restored()
    assert screen.process.stderr.read() == b""


def test_it_leaves_the_terminal_as_it_was_when_it_is_ended(open_screen):
    screen = open_screen(80, 24)
    screen.process.send_signal(signal.SIGTERM)
    assert screen.end() == 143
    assert screen.is_restored()


def test_an_error_in_the_game_is_seen_on_a_restored_terminal(open_screen):
    screen = open_screen(80, 24, "--rules", "nonsense")
    assert screen.end() == 2
    assert screen.is_restored()
    assert screen.process.stderr.read().count(b"\n") == 1
