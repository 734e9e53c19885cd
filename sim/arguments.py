"""This module has what the commands of `python -m sim` share: their parser and kinds of values.

Kinds of paths are in sim/paths.py.

    parser.add_argument("--seed", type=seed)
    parser.add_argument("--hands", type=number(1, 1000))
    parser.add_argument("--option", type=option, action=Options)      {"uno": "2", …}

An error is a UsageError of one line. The engine is imported only where a value needs its names.
"""

import argparse
from collections.abc import Callable
from typing import Any, NoReturn

from sim.board.models import MODELS
from sim.errors import UsageError

_MOST_DIGITS = 12
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
