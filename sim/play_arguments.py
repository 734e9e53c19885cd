"""This module parses the command line of `python -m sim play`."""

import argparse
from collections.abc import Callable
from pathlib import Path

from engine.bots.levels import NAMES as LEVELS
from engine.rulesets.index_generated import NAMES
from engine.tournament.setup import FORMAT_NAMES
from sim.arguments import Parser, is_number
from sim.board.models import MODELS, Model
from sim.errors import UsageError

_SMALLEST = (128, 128)
_LARGEST = (480, 320)
_KEY_HELP = """keys in a window or a terminal (F1 or ? also shows them):
  arrows: move   X or space: A   Z: B   Enter: START   Backspace: SELECT
  in a window Shift is also SELECT, Escape opens the menu, F11 switches full screen;
  in a terminal capital X or Z holds A or B down

key scripts (--keys, or --keys @FILE), words between spaces:
  NAME  NAME*N  NAME+ (keep down)  NAME- (release)  hold:NAME:MS  wait:MS  shot:FILE.png
  with NAME one of UP DOWN LEFT RIGHT A B START SELECT"""


def parse(argv: list[str]) -> argparse.Namespace:
    """Read the arguments; UsageError for an error."""
    options = _parser().parse_args(argv)
    _check(options)
    return options


def _parser() -> argparse.ArgumentParser:
    parser = Parser(
        "play",
        "Play Wildhand on the desktop board.",
        epilog=_KEY_HELP,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    add = parser.add_argument
    where = parser.add_mutually_exclusive_group()
    where.add_argument("--window", action="store_true", help="play in a window")
    where.add_argument("--terminal", action="store_true", help="play in this terminal")
    where.add_argument("--headless", action="store_true", help="play without a display")
    add("--keys", metavar="SCRIPT", help="headless: buttons to press, or @FILE with them")
    add("--shot", metavar="FILE", help="headless: write the last picture to FILE, a .png")
    add("--frames", type=count(1, 10_000_000), metavar="N", help="stop after N frames")
    add(
        "--size",
        type=size_of,
        metavar="WxH",
        help="128x128 to 480x320; default 160x128, or text",
    )
    add("--scale", type=count(1, 16), metavar="N", help="enlarge window and pictures")
    add("--buttons", choices=("pad", "two"), help="all eight (default), or A and B")
    add("--board", type=_board, metavar="NAME", help="a real board: " + ", ".join(MODELS))
    add("--storage", metavar="DIR", help="the directory of saved games; created if missing")
    start = parser.add_argument_group("a scripted start")
    start.add_argument("--rules", metavar="NAME", help="the rule set, or a saved mix")
    start.add_argument(
        "--option",
        type=_option,
        action="append",
        metavar="NAME=VALUE",
        help="an option that differs from the rule set; as often as needed",
    )
    start.add_argument("--players", type=count(0, 99), metavar="N", help="N people")
    start.add_argument("--bots", type=count(0, 99), metavar="N", help="N bots")
    start.add_argument("--level", choices=LEVELS, help="of the bots, else as last time")
    start.add_argument("--format", choices=FORMAT_NAMES, help="a match over several tables")
    start.add_argument("--tables", type=count(1, 99), metavar="N", help="with --format: tables")
    start.add_argument("--rounds", type=count(1, 999), metavar="N", help="with --format: rounds")
    start.add_argument("--team-size", type=count(1, 99), metavar="N", help="with --format team")
    start.add_argument("--seed", type=count(0, 2**31 - 1), metavar="N", help="of the shuffle")
    return parser


def count(least: int, most: int) -> Callable[[str], int]:
    """Return a parser of whole numbers within bounds."""

    def parse(text: str) -> int:
        if not is_number(text, least, most):
            raise argparse.ArgumentTypeError(f"{text!r} is not a number from {least} to {most}")
        return int(text)

    return parse


def _option(text: str) -> tuple[str, str]:
    """Parse an option and its value."""
    name, equals, value = text.partition("=")
    if not (name and equals and value):
        raise argparse.ArgumentTypeError(f"{text!r} is not NAME=VALUE, such as stack=same")
    return name, value


def size_of(text: str) -> tuple[int, int]:
    """Parse a display size, WIDTHxHEIGHT."""
    width, x, height = text.partition("x")
    bounds = zip((width, height), _SMALLEST, _LARGEST, strict=True)
    if x and all(is_number(*one) for one in bounds):
        return int(width), int(height)
    raise argparse.ArgumentTypeError(
        f"{text!r} is not a size from 128x128 to 480x320, such as 160x128"
    )


def _board(name: str) -> Model:
    """Parse the name of a board of the simulator."""
    if name not in MODELS:
        raise argparse.ArgumentTypeError(
            f"unknown board {name!r}; choose one of {', '.join(MODELS)}"
        )
    return MODELS[name]


def _check(options: argparse.Namespace) -> None:
    """Check which options go together, which argparse cannot."""
    if options.board and (options.size or options.buttons):
        raise UsageError("play: --board has its own size and buttons: omit --size and --buttons")
    if options.board and options.storage is not None:
        raise UsageError("play: --storage is for the simulator's own board: omit --board")
    if options.rules == "":
        raise UsageError(f"play: --rules '': name a rule set, such as {', '.join(NAMES[:3])}")
    if options.format is None:
        for name in ("tables", "rounds", "team_size"):
            if getattr(options, name) is not None:
                raise UsageError(f"play: --{name.replace('_', '-')} goes with --format only")
    elif options.level is not None:
        raise UsageError("play: --level is for one table: with --format all bots are normal")
    elif options.team_size is not None and options.format != "team":
        raise UsageError("play: --team-size goes with --format team only")
    if not options.headless:
        for name in ("keys", "shot"):
            if getattr(options, name) is not None:
                raise UsageError(f"play: --{name} works with --headless only")
    shot = options.shot
    if shot is not None:
        if Path(shot).suffix != ".png":
            raise UsageError(f"play: --shot {shot!r}: name a file that ends in .png")
        if not Path(shot).resolve().parent.is_dir():
            raise UsageError(f"play: --shot {shot!r}: the directory does not exist")
