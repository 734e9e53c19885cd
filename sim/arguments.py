"""This module has what the commands of `python -m sim` share: their parser and kinds of values.

    parser.add_argument("--seed", type=seed)
    parser.add_argument("--hands", type=number(1, 1000))
    parser.add_argument("--option", type=option, action=Options)      {"uno": "2", …}

An error is a UsageError of one line. The engine is imported only where a value needs its names.
"""

import argparse
import os
from collections.abc import Callable
from pathlib import Path
from typing import Any, NoReturn

from sim.board.models import MODELS
from sim.errors import UsageError

_MOST_DIGITS = 12
_LONGEST_FILE = 1 << 24  # bytes; /dev/full never ends
_SMALLEST = (128, 128)
_LARGEST = (480, 320)


class Parser(argparse.ArgumentParser):
    """The parser of a command of `python -m sim`; errors are UsageErrors."""

    def __init__(self, *, prog: str, **more: Any) -> None:
        more.setdefault("formatter_class", argparse.RawDescriptionHelpFormatter)
        super().__init__(prog=prog, allow_abbrev=False, **more)

    def print_help(self, file: Any = None) -> None:
        """Print the help; argparse does not say when it cannot be written."""
        print(self.format_help(), end="", file=file)

    def error(self, message: str) -> NoReturn:
        """Raise UsageError, in one line with the error and the command for help."""
        command = self.prog.removeprefix("python -m sim ")
        raise UsageError(f"{command}: {message}; `{self.prog} --help` lists the options")


class Options(argparse.Action):
    """Collects options that differ from a rule set's in a dictionary; each may be given once."""

    def __call__(
        self, parser: Any, namespace: Any, values: Any, option_string: str | None = None
    ) -> None:
        """Add one, or fail."""
        name, value = values
        found = getattr(namespace, self.dest) or {}
        if name in found:
            raise argparse.ArgumentError(self, f"{name}: each option once")
        setattr(namespace, self.dest, {**found, name: value})


def is_number(text: str, least: int, most: int) -> bool:
    """Is a text a whole number within bounds, in the digits 0 to 9?"""
    is_whole = text.isascii() and text.isdigit() and len(text) <= _MOST_DIGITS
    return is_whole and least <= int(text) <= most


def number(least: int, most: int) -> Callable[[str], int]:
    """Return the kind of whole numbers within bounds."""

    def parse(text: str) -> int:
        if not is_number(text, least, most):
            raise argparse.ArgumentTypeError(f"{text!r} is not a number from {least} to {most}")
        return int(text)

    return parse


def seed(text: str) -> int:
    """Parse a seed, as `Game.start` takes it."""
    return number(0, (1 << 30) - 1)(text)


def size(text: str) -> tuple[int, int]:
    """Parse a display's size, WIDTHxHEIGHT."""
    width, x, height = text.partition("x")
    bounds = zip((width, height), _SMALLEST, _LARGEST, strict=True)
    if x and all(is_number(*one) for one in bounds):
        return int(width), int(height)
    raise argparse.ArgumentTypeError(
        f"{text!r} is not a size from 128x128 to 480x320, such as 160x128"
    )


def option(text: str) -> tuple[str, str]:
    """Parse an option and its value."""
    name, equals, value = text.partition("=")
    if not (name and equals and value):
        raise argparse.ArgumentTypeError(f"{text!r} is not NAME=VALUE, such as stack=same")
    return name, value


def rule_set(text: str) -> str:
    """Check the name of a rule set."""
    from engine.rulesets.index_generated import NAMES

    if text not in NAMES:
        raise argparse.ArgumentTypeError(f"no rule set {text!r}: one of {', '.join(NAMES)}")
    return text


def board(text: str) -> str:
    """Check the name of a board."""
    if text not in MODELS:
        known = ", ".join(sorted(MODELS))
        raise argparse.ArgumentTypeError(f"unknown board {text!r}: one of {known}")
    return text


def folder(text: str) -> Path:
    """Parse a folder that need not exist; the empty name does not mean the current one."""
    if not text:
        raise argparse.ArgumentTypeError("'': must name a folder; `.` is the one that you are in")
    return Path(text)


def existing_folder(text: str) -> Path:
    """Parse a folder that exists."""
    if not folder(text).is_dir():
        raise argparse.ArgumentTypeError(f"{text!r}: name an existing folder")
    return Path(text)


def program(text: str) -> Path:
    """Parse a program that can be run."""
    path = Path(text)
    if not path.is_file() or not os.access(path, os.X_OK):
        raise argparse.ArgumentTypeError(f"{text!r}: no program")
    return path


def new_file(suffix: str) -> Callable[[str], Path]:
    """Return the kind of files that are to be written, with this end of their names."""

    def parse(text: str) -> Path:
        path = Path(text)
        if path.suffix != suffix:
            raise argparse.ArgumentTypeError(f"{text!r}: name a file that ends in {suffix}")
        if not path.resolve().parent.is_dir():
            raise argparse.ArgumentTypeError(f"{text!r}: the directory does not exist")
        if path.is_dir():
            raise argparse.ArgumentTypeError(f"{text!r}: it is a directory")
        return path

    return parse


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
