"""A pseudo terminal in which a program under test writes text and reads keys."""

import codecs
import os
import pty
import re
import select
import signal
import struct
import subprocess
import termios
import time
from fcntl import ioctl

_CODE = re.compile(r"\x1b\[(\??)([0-9;]*)([A-Za-z])|([^\x1b])", re.S)
_CUT_CODE = re.compile(r"\x1b(\[\??[0-9;]*)?\Z")  # the rest of the code comes with the next read


def _begin_session():
    """Give the new process its own terminal, and let Ctrl-C end it even if it is ignored here."""
    ioctl(0, termios.TIOCSCTTY, 0)
    signal.signal(signal.SIGINT, signal.SIG_DFL)


class Screen:
    """Keeps the cells of the terminal; command: the program to run."""

    def __init__(self, columns, rows, command):
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
        self.process = subprocess.Popen(
            command,
            stdin=theirs,
            stdout=theirs,
            stderr=subprocess.PIPE,
            start_new_session=True,
            preexec_fn=_begin_session,
        )

    def until(self, condition, seconds=20):
        """Read what the program writes until a condition holds; AssertionError when time is up."""
        deadline = time.monotonic() + seconds
        while time.monotonic() < deadline:
            self.read()
            if condition():
                return
        raise AssertionError(f"not within {seconds} seconds; last written: {self.text[-200:]!r}")

    def read(self):
        """Read what the program has written."""
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
        """Return a pixel of a picture in half blocks."""
        return self.cells[x, y // 2][1 + y % 2]

    def line(self, y):
        return "".join(self.cells.get((x, y), " ")[0] for x in range(self.columns)).rstrip()

    def type(self, keys, condition):
        os.write(self.ours, keys.encode())
        self.until(condition)

    def resize(self, columns, rows, condition):
        self.columns, self.rows = columns, rows
        ioctl(self.theirs, termios.TIOCSWINSZ, struct.pack("HHHH", rows, columns, 0, 0))
        self.until(condition)

    def end(self):
        """Wait for the program's end; return its exit status."""
        self.until(lambda: self.process.poll() is not None)
        return self.process.returncode

    def is_restored(self):
        return termios.tcgetattr(self.theirs) == self.before and "1049" not in self.modes

    def leave(self):
        """Kill the program if it is still running, and close the terminal."""
        if self.process.poll() is None:
            self.process.kill()
        self.process.wait()
        self.process.stderr.close()
        os.close(self.ours)
        os.close(self.theirs)
