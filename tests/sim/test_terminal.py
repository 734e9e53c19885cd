"""On a pseudo terminal the terminal mode shows pixels, reads keys, and leaves it as it was."""

import re
import signal
import sys
from pathlib import Path

import pytest

from tests.sim.pty_screen import Screen

DEMO = Path(__file__).parent / "demo_app.py"
GROUND, SQUARE = 0x204062, 0xFFC200


@pytest.fixture
def open_screen():
    screens = []

    def make(columns, rows, *arguments):
        command = [sys.executable, str(DEMO), "--terminal", "--size", "160x128", *arguments]
        screen = Screen(columns, rows, command)
        screens.append(screen)
        # The line below the picture is written last.
        ready = re.compile("Q quit|make this")
        screen.until(lambda: ready.search(screen.text) or screen.process.poll() is not None)
        return screen

    yield make
    for screen in screens:
        screen.leave()


def test_half_blocks_show_pixels_keys_press_buttons_and_only_changes_are_written(open_screen):
    screen = open_screen(160, 65)
    colors = {(x, y): screen.pixel(x, y) for x in range(160) for y in range(128)}
    square = {(x, y) for x in range(16, 24) for y in range(16, 24)}
    assert {place for place, color in colors.items() if color == SQUARE} == square
    assert {color for place, color in colors.items() if place not in square} == {GROUND}
    assert screen.line(64).startswith("arrows  X: A  Z: B")
    screen.text = ""
    screen.type("\x1b[C", lambda: screen.pixel(24, 16) == SQUARE)
    screen.read()
    assert screen.pixel(23, 16) == GROUND
    assert screen.text.count("▀") == 2 * 8 * 4
    screen.type("\x1b[C\x1bOB\x1b[D\x1b[A\x1b[B", lambda: screen.pixel(24, 24) == SQUARE)
    assert screen.pixel(16, 16) == GROUND
    screen.type("\r", lambda: screen.process.poll() is not None)  # START ends the stand-in
    assert screen.end() == 0
    assert screen.is_restored()


def test_the_keys_of_two_buttons_are_no_arrows(open_screen):
    screen = open_screen(160, 70, "--buttons", "two")
    assert screen.line(64).startswith("X: A  Z: B")


def test_a_small_terminal_shows_the_upper_left_of_the_picture_and_says_so(open_screen):
    screen = open_screen(80, 24)
    assert screen.line(23) == "make this 160 columns x 65 rows"
    assert max(y for _, y in screen.cells) <= 23 and max(x for x, _ in screen.cells) < 80
    assert screen.pixel(16, 16) == SQUARE
    screen.resize(170, 66, lambda: "Q quit" in screen.line(64))
    assert screen.pixel(16, 16) == SQUARE and screen.pixel(159, 127) == GROUND
    assert_left_by(screen, "q", 0)


def assert_left_by(screen, key, status):
    """Leave by a key; the terminal is as it was before."""
    assert not screen.is_restored()
    screen.type(key, lambda: screen.process.poll() is not None)
    assert screen.end() == status
    assert screen.is_restored()
    assert screen.process.stderr.read() == b""


def test_an_interrupt_restores_the_terminal(open_screen):
    assert_left_by(open_screen(80, 24), "\x03", 130)


def test_a_signal_restores_the_terminal(open_screen):
    screen = open_screen(80, 24)
    screen.process.send_signal(signal.SIGTERM)
    assert screen.end() == 143
    assert screen.is_restored()


def test_an_error_in_the_game_is_printed_on_a_restored_terminal(open_screen):
    screen = open_screen(80, 24, "--rules", "nonsense")
    assert screen.end() == 2
    assert screen.is_restored()
    assert screen.process.stderr.read().count(b"\n") == 1
