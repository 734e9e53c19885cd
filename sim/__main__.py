"""`python -m sim COMMAND ...`: everything that runs only on a computer.

A command is a module `sim.<name>` with `main(argv) -> int`, imported when it is called.
Bad input is one line on stderr and exit status 2.
"""

import io
import os
import sys
from importlib import import_module

from sim.errors import UsageError

COMMANDS = {
    "play": "play in a window or a terminal, or --headless for pictures",
    "scenario": "check rules written as positions, choices and what must follow",
    "soak": "play random legal hands and check what must always hold",
    "bench": "measure turns per second",
    "arena": "let bots play against bots, and tell how surely one is ahead",
    "lab": "see what a rule set does: lengths, seats, swings, how often each rule comes up",
    "replay": "play a replay file again",
    "record": "play a replay file in the app, as a moving picture",
    "memory": "measure what is kept of a board's heap",
    "drive": "build the folder to copy to a board",
    "release": "make a zip for each board, and one that updates it",
    "faults": "cut the power at every flash operation and see what is lost",
    "vm": "run a program on a real MicroPython with a board's memory",
    "mash": "mash keys, and see that nobody is shown another's hand",
    "device": "measure what a player waits for on an emulated PicoSystem",
    "index": "write what is made of the options and of the rule sets",
    "checks": "check device code for what a board cannot run",
}


_LONGEST_WORD = 200  # letters of a word that is told: paths are shorter


def main(argv: list[str]) -> int:
    """Run one command and return its exit status."""
    try:
        status = _run(argv)
        sys.stdout.flush()  # here, so that what fails is told as anything else
    except UsageError as error:
        return _told(str(error))
    except BrokenPipeError:  # who read has seen enough, as `head` has; the rest goes nowhere
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 1
    except OSError as error:
        return _told(f"{error.filename or 'what is written'}: {error.strerror}")
    except KeyboardInterrupt:
        return 130
    return status


def _run(argv: list[str]) -> int:
    if not argv or argv[0] in ("-h", "--help", "help"):
        print("python -m sim COMMAND ...\n")
        for name, what in COMMANDS.items():
            print(f"  {name:<9} {what}")
        print("\npython -m sim COMMAND --help tells more.")
        return 0
    if argv[0] not in COMMANDS:
        raise UsageError(f"unknown command {argv[0]!r}: one of {', '.join(COMMANDS)}")
    return int(import_module("sim." + argv[0]).main(argv[1:]))


def _told(what: str) -> int:
    """Tell what is wrong, on one line of words that can be read; 2."""
    words = (w if len(w) <= _LONGEST_WORD else w[:_LONGEST_WORD] + "…" for w in what.split())
    line = f"python -m sim: {' '.join(words)}"
    print(line.encode(errors="backslashreplace").decode(), file=sys.stderr)
    return 2


def _open_streams() -> None:
    """Let what is printed go nowhere where nobody listens, and be told in any alphabet."""
    sys.stdin = sys.stdin or io.StringIO()
    sys.stdout = sys.stdout or io.StringIO()
    sys.stderr = sys.stderr or io.StringIO()
    if isinstance(sys.stdout, io.TextIOWrapper):
        sys.stdout.reconfigure(errors="backslashreplace")


if __name__ == "__main__":
    _open_streams()
    sys.exit(main(sys.argv[1:]))
