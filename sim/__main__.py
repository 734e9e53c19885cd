"""`python -m sim COMMAND ...` runs everything that runs only on a computer.

`sim/commands.py` declares the commands. Bad input prints one line on stderr and exits with status
2; Ctrl-C ends with 130, also while modules are imported.
"""

import io
import os
import sys

from sim.errors import UsageError

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
    """Run one command; its status too where it ends by `SystemExit`, as `--help` does."""
    try:
        from sim.commands import run  # here, so that Ctrl-C meanwhile is no traceback

        return run(argv)
    except SystemExit as end:
        return end.code if isinstance(end.code, int) else 0 if end.code is None else 1


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
