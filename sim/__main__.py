"""`python -m sim COMMAND ...`: everything that runs only on a computer.

A command is a module `sim.<name>` with `main(argv) -> int`, imported when it is called.
Bad input is one line on stderr and exit status 2.
"""

import sys
from importlib import import_module

from sim.errors import UsageError

COMMANDS = {
    "play": "play in a window or a terminal, or --headless for pictures",
    "scenario": "check rules written as positions, choices and what must follow",
    "soak": "play random legal hands and check what must always hold",
    "bench": "measure turns per second",
    "replay": "play a replay file again",
    "memory": "measure what is kept of a board's heap",
    "drive": "build the folder to copy to a board",
    "release": "make a zip for each board, and one that updates it",
    "faults": "cut the power at every flash operation and see what is lost",
    "vm": "run a program on a real MicroPython with a board's memory",
    "device": "measure what a player waits for on an emulated PicoSystem",
    "index": "write what is made of the options and of the rule sets",
    "checks": "check device code for what a board cannot run",
}


def main(argv: list[str]) -> int:
    """Run one command and return its exit status."""
    if not argv or argv[0] in ("-h", "--help", "help"):
        print("python -m sim COMMAND ...\n")
        for name, what in COMMANDS.items():
            print(f"  {name:<9} {what}")
        print("\npython -m sim COMMAND --help tells more.")
        return 0
    try:
        if argv[0] not in COMMANDS:
            raise UsageError(f"unknown command {argv[0]!r}: one of {', '.join(COMMANDS)}")
        return int(import_module("sim." + argv[0]).main(argv[1:]))
    except UsageError as error:
        print(f"python -m sim: {' '.join(str(error).split())}", file=sys.stderr)
        return 2
    except BrokenPipeError:
        return 1
    except KeyboardInterrupt:
        return 130


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
