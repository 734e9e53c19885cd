"""`python -m sim COMMAND ...` runs everything that runs only on a computer.

A command is a module `sim.<name>` with `main(argv) -> int`, imported when it is called.
Bad input prints one line on stderr and exits with status 2.
"""

import io
import os
import sys
from importlib import import_module

from sim.errors import UsageError
from sim.fast.chosen import choose

COMMANDS = {
    "play": "play in a window or a terminal, or --headless for pictures",
    "scenario": "check rules written as positions, choices and expectations",
    "bench": "measure turns per second",
    "stats": "let bots play: what a rule set does, how strong a bot is",
    "replay": "play a replay file again",
    "record": "play a replay file in the app, and save it as a GIF",
    "pictures": "make the pictures of the README anew",
    "sounds": "render the game's sounds to a file, and draw their pitches and waves",
    "memory": "measure how much of a board's heap the game keeps",
    "drive": "build the folder to copy to a board",
    "release": "make a zip for each board, and one to update it",
    "where": "find the place that the code of an error's screen means",
    "web": "build the page on which the game is played in a browser",
    "fast": "compile the engine for this computer, ten times as fast",
    "faults": "cut the power at every flash operation, and check that no save is lost",
    "vm": "run a program on a real MicroPython with a board's memory",
    "mutants": "plant small faults in the engine, and count those that tests find",
    "mash": "press random keys, and check that nobody sees another player's hand",
    "index": "write the files and tables made from the options and the rule sets",
    "checks": "check the board's code for constructs that a board cannot run",
}


# Those that wait for the engine: they run it compiled, if it is (sim/fast).
_ON_EITHER_ENGINE = ("stats", "scenario")
_LONGEST_WORD = 200  # letters of a word in a message: paths are shorter


def main(argv: list[str]) -> int:
    """Run one command and return its exit status."""
    try:
        status = _status_of(argv)
        sys.stdout.flush()  # here, so that a failure is reported like any other
    except UsageError as error:
        return _fail(str(error))
    except BrokenPipeError:  # the reader, such as `head`, has closed the pipe: discard the rest
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 1
    except OSError as error:
        return _fail(f"{error.filename or 'what is written'}: {error.strerror}")
    except KeyboardInterrupt:
        return 130
    return status


def _status_of(argv: list[str]) -> int:
    """Run one command; its status too where it ends by `SystemExit`, as `--help` of some does."""
    try:
        return _run(argv)
    except SystemExit as end:
        return end.code if isinstance(end.code, int) else 0 if end.code is None else 1


def _run(argv: list[str]) -> int:
    if not argv or argv[0] in ("-h", "--help", "help"):
        print("python -m sim COMMAND ...\n")
        for name, what in COMMANDS.items():
            print(f"  {name:<9} {what}")
        print("\npython -m sim COMMAND --help explains a command.")
        return 0
    if argv[0] not in COMMANDS:
        raise UsageError(f"unknown command {argv[0]!r}: one of {', '.join(COMMANDS)}")
    if argv[0] in _ON_EITHER_ENGINE:
        choose()
    return int(import_module("sim." + argv[0]).main(argv[1:]))


def _fail(what: str) -> int:
    """Print an error on one line of readable words, and return 2."""
    words = (w if len(w) <= _LONGEST_WORD else w[:_LONGEST_WORD] + "…" for w in what.split())
    line = f"python -m sim: {' '.join(words)}"
    print(line.encode(errors="backslashreplace").decode(), file=sys.stderr)
    return 2


def _open_streams() -> None:
    """Discard output when a stream is closed, and encode any alphabet."""
    sys.stdin = sys.stdin or io.StringIO()
    sys.stdout = sys.stdout or io.StringIO()
    sys.stderr = sys.stderr or io.StringIO()
    if isinstance(sys.stdout, io.TextIOWrapper):
        sys.stdout.reconfigure(errors="backslashreplace")


if __name__ == "__main__":
    _open_streams()
    sys.exit(main(sys.argv[1:]))
