"""This viewer is the terminal: a table of text, or with a size pixels in half blocks.

The terminal is in raw mode, on its alternate screen, from `__init__` to `close`; the caller
must call `close` in any case. Only cells that changed are written. A terminal does not report
released keys: a key is a short press, its capital letter a long one.
"""

import os
import re
import select
import sys
import time
from typing import Any

from sim.board.desk import PAD, Desk
from sim.board.display import MemoryDisplay
from sim.board.text_table import COLUMNS, ROWS, Cell, text_rows
from sim.board.text_table import SIZE as TEXT_SIZE
from sim.errors import UsageError

__all__ = ("TEXT_SIZE", "Terminal")

_PRESS_MS = 60
_LONG_PRESS_MS = 700

# What a terminal sends for a button; a capital letter keeps it down longer.
_KEYS = {
    "\x1b[A": "UP",
    "\x1b[B": "DOWN",
    "\x1b[D": "LEFT",
    "\x1b[C": "RIGHT",
    "\x1bOA": "UP",
    "\x1bOB": "DOWN",
    "\x1bOD": "LEFT",
    "\x1bOC": "RIGHT",
    "x": "A",
    "X": "A",
    "a": "A",
    "A": "A",
    " ": "A",
    "z": "B",
    "Z": "B",
    "b": "B",
    "B": "B",
    "\r": "START",
    "\n": "START",
    "\x7f": "SELECT",
    "\x08": "SELECT",
}
_KEY = re.compile(r"\x1b[\[O].|.", re.S)  # an arrow key is three characters
_KEYS_OF_PAD = "arrows  X: A  Z: B  Enter: ST  Backspace: SEL  capital X: hold A   Q quit"
_KEYS_OF_TWO = "X: A  Z: B  capital X, Z: hold A, B   Q quit"

_SOFT = 0x90A8B4  # the color of that row
_ENTER = "\x1b[?1049h\x1b[?25l\x1b[2J"
_LEAVE = "\x1b[0m\x1b[?25h\x1b[?1049l"


class Terminal:
    """Shows a desk's display on the terminal of this process.

    buttons: those of the board. is_text: shows the table as letters (sim.board.text_table), so no
    pixel is computed.
    """

    def __init__(self, buttons: tuple[str, ...] = PAD, is_text: bool = False) -> None:
        try:
            import termios
            import tty
        except ImportError:
            raise UsageError("play: this system has no terminal mode; use --window") from None
        if not (sys.stdin.isatty() and sys.stdout.isatty()):
            raise UsageError("play: --terminal needs a terminal to read and write; use --headless")
        self._termios: Any = termios
        self._in = sys.stdin.fileno()
        self._out = sys.stdout.fileno()
        self._before = termios.tcgetattr(self._in)
        tty.setcbreak(self._in)  # Ctrl-C stays what it is, Ctrl-Z is not ours to answer
        mode = termios.tcgetattr(self._in)
        mode[6][termios.VSUSP] = b"\0"
        termios.tcsetattr(self._in, termios.TCSANOW, mode)
        self._is_text = is_text
        self.looks = not is_text
        self._shown: list[list[Cell]] = []
        self._display: MemoryDisplay | None = None
        self._size = os.terminal_size((0, 0))
        self._buttons = buttons
        self._held: dict[str, float] = {}
        self._write(_ENTER)

    def close(self) -> None:
        """Leave the terminal as it was."""
        try:
            self._write(_LEAVE)
            self._termios.tcsetattr(self._in, self._termios.TCSADRAIN, self._before)
        except (OSError, self._termios.error):
            pass  # the terminal is gone

    def show(self, display: MemoryDisplay) -> None:
        """Write the cells that changed."""
        self._display = display
        if os.get_terminal_size(self._out) != self._size:
            self._size = os.get_terminal_size(self._out)
            self._shown = []
            self._write("\x1b[0m\x1b[2J")
        columns, rows = self._size
        cells = _text(display, columns) if self._is_text else _picture(display, columns)
        last = f"{self._last_row(display, columns, rows):{columns}}"[:columns]
        cells = [*cells[: rows - 1], [(letter, _SOFT, 0) for letter in last]]
        self._write(_changes(self._shown, cells))
        self._shown = cells

    def _last_row(self, display: MemoryDisplay, columns: int, rows: int) -> str:
        """Return the row below the picture: the keys, or the size that it takes."""
        wide, high = COLUMNS, ROWS + 1
        if not self._is_text:
            wide, high = display.width, (display.height + 1) // 2 + 1
        if columns < wide or rows < high:
            return f"make this {wide} columns x {high} rows"
        return _KEYS_OF_PAD if "UP" in self._buttons else _KEYS_OF_TWO

    def pump(self, desk: Desk) -> None:
        """Work the buttons by the keys typed since; release those whose time is over."""
        now = time.monotonic()
        for button in [button for button, until in self._held.items() if until <= now]:
            del self._held[button]
            desk.release(button)
        for key in _KEY.findall(self._read()):
            self._key(desk, key, now)
        size = os.get_terminal_size(self._out)
        if self._display is not None and size != self._size:
            self.show(self._display)

    def _key(self, desk: Desk, key: str, now: float) -> None:
        if key in ("q", "Q"):
            raise SystemExit(0)
        if key in _KEYS:
            button = _KEYS[key]
            if button in self._held:  # typed again at once: another press
                desk.release(button)
            desk.press(button)
            self._held[button] = now + (_LONG_PRESS_MS if key in "XZAB" else _PRESS_MS) / 1000

    def _read(self) -> str:
        if not select.select([self._in], [], [], 0)[0]:
            return ""
        try:
            typed = os.read(self._in, 1024)
        except OSError:
            typed = b""
        if not typed:  # the terminal is gone
            raise SystemExit(0)
        return typed.decode("utf-8", "replace")

    def _write(self, text: str) -> None:
        left = text.encode()
        while left:
            left = left[os.write(self._out, left) :]


def _picture(display: MemoryDisplay, columns: int) -> list[list[Cell]]:
    """Return the pixels, two to a cell. An odd last row gets a black neighbor."""
    rgb = display.rgb()
    channels = zip(rgb[::3], rgb[1::3], rgb[2::3], strict=True)
    colors = [red << 16 | green << 8 | blue for red, green, blue in channels]
    colors += [0] * display.width
    rows = []
    for top in range(0, display.width * display.height, 2 * display.width):
        middle = top + display.width
        pairs = zip(colors[top:middle], colors[middle : middle + display.width], strict=True)
        rows.append([("▀", upper, lower) for upper, lower in pairs][:columns])
    return rows


def _text(display: MemoryDisplay, columns: int) -> list[list[Cell]]:
    """Return the rows of text, in the middle of a wide terminal; a small one shows the first."""
    margin: list[Cell] = [(" ", 0, 0)] * max((columns - COLUMNS) // 2, 0)
    return [(margin + row)[:columns] for row in text_rows(display.root_group)]


def _changes(old: list[list[Cell]], new: list[list[Cell]]) -> str:
    """Return the terminal commands that turn the old picture into the new one."""
    parts: list[str] = []
    front = back = -1
    for y, row in enumerate(new):
        before = old[y] if y < len(old) else []
        if row == before:
            continue
        pen = -1
        for x, cell in enumerate(row):
            if x < len(before) and before[x] == cell:
                continue
            if pen != x:
                parts.append(f"\x1b[{y + 1};{x + 1}H")
            if cell[1] != front:
                front = cell[1]
                parts.append(f"\x1b[38;2;{front >> 16};{front >> 8 & 255};{front & 255}m")
            if cell[2] != back:
                back = cell[2]
                parts.append(f"\x1b[48;2;{back >> 16};{back >> 8 & 255};{back & 255}m")
            parts.append(cell[0])
            pen = x + 1
    return "".join(parts)
