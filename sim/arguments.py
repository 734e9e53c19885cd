"""This module reads the words of a command line; an error is one line.

    value_of("stats: --seed", rest)            -> "7", taken away from the remaining words
    number("stats: --seed", "7", 0, 99)        -> 7
    folder_of("drive: --out", "build/drive")  -> Path
    read_text("my.txt", "a scenario file")    -> the file's text

The first argument names the value in the UsageError.
"""

import argparse
from pathlib import Path
from typing import Any, NoReturn

from sim.errors import UsageError

_MOST_DIGITS = 12
_LONGEST_FILE = 1 << 24  # bytes; /dev/full never ends


class Parser(argparse.ArgumentParser):
    """The parser of a command of `python -m sim`; errors are UsageErrors."""

    def __init__(self, command: str = "", description: str = "", **more: Any) -> None:
        more.setdefault("prog", f"python -m sim {command}")  # a subcommand's is given
        super().__init__(description=description, allow_abbrev=False, **more)
        self._command = self.prog.removeprefix("python -m sim ")

    def print_help(self, file: Any = None) -> None:
        """Print the help; argparse does not say when it cannot be written."""
        print(self.format_help(), end="", file=file)

    def error(self, message: str) -> NoReturn:
        """Raise UsageError, in one line with the error and the command for help."""
        raise UsageError(f"{self._command}: {message}; `{self.prog} --help` lists the options")


def value_of(what: str, rest: list[str], usage: str = "") -> str:
    """Take the value of an option from the remaining words."""
    if not rest:
        raise UsageError(f"{what} needs a value" + (f"; {usage}" if usage else ""))
    return rest.pop(0)


def folder_of(what: str, text: str) -> Path:
    """Return the folder of a name; the empty name does not mean the current folder."""
    if not text:
        raise UsageError(f"{what} '': must name a folder; `.` is the one that you are in")
    return Path(text)


def is_number(text: str, least: int, most: int) -> bool:
    """Is a text a whole number within bounds, in the digits 0 to 9?"""
    is_whole = text.isascii() and text.isdigit() and len(text) <= _MOST_DIGITS
    return is_whole and least <= int(text) <= most


def number(what: str, text: str, least: int, most: int) -> int:
    """Return a text's number."""
    if not is_number(text, least, most):
        raise UsageError(f"{what} {text or repr(text)}: must be a number from {least} to {most}")
    return int(text)


def read_text(name: str, what: str) -> str:
    """Return the text of a file; what: the expected contents."""
    if not name:
        raise UsageError(f"'': must name {what}")
    try:
        with open(name, "rb") as file:
            content = file.read(_LONGEST_FILE + 1)
        text = content.decode("utf-8-sig")
    except (OSError, ValueError) as error:
        reason = getattr(error, "strerror", None) or "it is not UTF-8 text"
        raise UsageError(f"{name or repr(name)}: cannot be read: {reason}; name {what}") from error
    if len(content) > _LONGEST_FILE:
        raise UsageError(f"{name}: is longer than {_LONGEST_FILE >> 20} MB; name {what}")
    return text.replace("\r\n", "\n").replace("\r", "\n")  # as Python reads text
