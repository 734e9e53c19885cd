"""This module declares the commands of `python -m sim`, each with its arguments.

A command is a module with `run(options) -> int`, which is imported when the command is called: one
of the simulator (`sim`), of what makes and checks (`tools`), or of what studies (`lab`). To add
one: a function that adds its arguments to a parser, if need be one that returns what is wrong with
them together, and a row of COMMANDS.
"""

import argparse
from collections.abc import Callable
from importlib import import_module
from typing import NamedTuple

from sim.arguments import Options, Parser, board, number, option, rule_set, seed, size
from sim.board.models import MODELS
from sim.errors import UsageError
from sim.paths import any_path, existing_folder, folder, folder_or_file, new_file, program

_MOST = 1_000_000  # hands, matches, presses
_BOARDS = f"boards: {', '.join(sorted(MODELS))}"


class Command(NamedTuple):
    """module: has `run`. what: a line of the list. check: what is wrong with the options, or "".

    is_on_either_engine: it runs the compiled engine, if there is one (lab/fast).
    """

    module: str
    what: str
    declare: Callable[[Parser], None]
    check: Callable[[argparse.Namespace], str] = lambda options: ""
    is_on_either_engine: bool = False


def run(argv: list[str]) -> int:
    """Run a command, and return its exit status; UsageError for wrong words."""
    if not argv or argv[0] in ("-h", "--help", "help"):
        print("python -m sim COMMAND ...\n")
        for name, command in COMMANDS.items():
            print(f"  {name:<9} {command.what}")
        print("\npython -m sim COMMAND --help explains a command.")
        return 0
    name, *words = argv
    if name not in COMMANDS:
        raise UsageError(f"unknown command {name!r}: one of {', '.join(COMMANDS)}")
    command = COMMANDS[name]
    if command.is_on_either_engine:
        from lab.fast.chosen import choose

        choose()
    options = read(name, words)  # first: wrong words are told at once
    return int(import_module(command.module).run(options))


def read(name: str, words: list[str]) -> argparse.Namespace:
    """Return the options of a command; UsageError for wrong words."""
    command = COMMANDS[name]
    what = command.what[0].upper() + command.what[1:]
    parser = Parser(prog=f"python -m sim {name}", description=f"{what}.")
    command.declare(parser)
    options = parser.parse_args(words)
    if wrong := command.check(options):
        parser.error(wrong)
    return options


def _alone(options: argparse.Namespace, partner: str, *names: str) -> str:
    """Return what is wrong if one of these is given without the option that it goes with."""
    for name in names:
        if getattr(options, name) is not None and getattr(options, partner) is None:
            return f"--{name.replace('_', '-')} goes with --{partner} only"
    return ""


def _other_words(options: argparse.Namespace) -> bool:
    """Is anything given but --write?"""
    return any(value for name, value in vars(options).items() if name != "write")


_KEYS = """keys in a window (F1 also shows them) or a terminal:
  arrows: move   X, A or space: A   Z or B: B   Enter: START   Backspace: SELECT
  in a window Shift is also SELECT, Escape leads back or to the menu, F11 switches full screen;
  in a terminal capital X or Z holds A or B down

key scripts (--keys, or --keys @FILE), words between spaces:
  NAME  NAME*N  NAME+ (keep down)  NAME- (release)  hold:NAME:MS  wait:MS  shot:FILE.png
  with NAME one of UP DOWN LEFT RIGHT A B START SELECT"""


def _play(parser: Parser) -> None:
    from engine.bots.levels import NAMES as LEVELS
    from engine.tournament.setup import FORMAT_NAMES

    parser.epilog = f"{_KEYS}\n\n{_BOARDS}"
    add = parser.add_argument
    where = parser.add_mutually_exclusive_group()
    where.add_argument("--window", action="store_true", help="play in a window")
    where.add_argument("--terminal", action="store_true", help="play in this terminal")
    where.add_argument("--headless", action="store_true", help="play without a display")
    add("--keys", metavar="SCRIPT", help="headless: buttons to press, or @FILE with them")
    add("--shot", type=new_file(".png"), metavar="FILE", help="headless: write the last picture")
    add("--frames", type=number(1, 10_000_000), metavar="N", help="stop after N frames")
    add("--size", type=size, metavar="WxH", help="128x128 to 480x320; default 160x128, or text")
    add("--scale", type=number(1, 16), metavar="N", help="enlarge window and pictures")
    add("--buttons", choices=("pad", "two"), help="all eight (default), or A and B")
    add("--board", type=board, metavar="NAME", help="a real board")
    add(
        "--storage",
        type=any_path,
        metavar="DIR",
        help="the directory of saved games; created if missing",
    )
    add = parser.add_argument_group("a scripted start").add_argument
    add("--rules", metavar="NAME", help="the rule set, or a saved mix")
    add(
        "--option",
        type=option,
        action=Options,
        metavar="NAME=VALUE",
        help="an option that differs; repeats",
    )
    add("--players", type=number(0, 99), metavar="N", help="N people")
    add("--bots", type=number(0, 99), metavar="N", help="N bots")
    add("--level", choices=LEVELS, help="of the bots, else as last time")
    add("--format", choices=FORMAT_NAMES, help="a match over several tables")
    add("--tables", type=number(1, 99), metavar="N", help="with --format: tables")
    add("--rounds", type=number(1, 999), metavar="N", help="with --format: rounds")
    add("--team-size", type=number(1, 99), metavar="N", help="with --format team")
    add("--seed", type=seed, metavar="N", help="of the shuffle")


def _check_play(options: argparse.Namespace) -> str:
    if options.board and (options.size or options.buttons):
        return "--board has its own size and buttons: omit --size and --buttons"
    if options.board and options.storage is not None:
        return "--storage is for the simulator's own board: omit --board"
    if options.rules == "":
        return "--rules '': name a rule set, such as official"
    if options.format is not None and options.level is not None:
        return "--level is for one table: with --format all bots are normal"
    if options.team_size is not None and options.format not in (None, "team"):
        return "--team-size goes with --format team only"
    if not options.headless and (options.keys, options.shot) != (None, None):
        return "--keys and --shot work with --headless only"
    return _alone(options, "format", "tables", "rounds", "team_size")


def _scenario(parser: Parser) -> None:
    parser.epilog = (
        "docs/scenarios.md describes the language. Printed are a line for each scenario that fails,"
        "\nthen `N passed, N failed`. Exit status 0: all passed; 1: some failed; 2: a file has an "
        "error."
    )
    parser.add_argument(
        "files", type=any_path, metavar="FILE", nargs="+", help="tables, choices, expectations"
    )
    parser.add_argument("--vm", choices=("micropython",), help="play them on a real MicroPython")


def _bench(parser: Parser) -> None:
    rounds = number(1, 1000)
    add = parser.add_argument
    add("--rounds", type=rounds, default=10, metavar="N", help="default 10")
    add("--write", action="store_true", help="put the tables into docs/speed.md")


def _stats(parser: Parser) -> None:
    from engine.bots.levels import NAMES as LEVELS

    names = (*LEVELS, "random")
    parser.epilog = "docs/lab.md explains the figures of `rules`, docs/bots.md those of the others."
    whats = parser.add_subparsers(dest="what", required=True, metavar="WHAT")
    rules = whats.add_parser("rules", help="what a rule set does, beside another one")
    rules.add_argument("--compare", metavar="NAME[,NAME=VALUE…]", help="rules to show beside it")
    rules.add_argument("--bots", default="hard", choices=LEVELS, help="their level, default hard")
    rules.add_argument("--plots", type=folder, metavar="DIR", help="draw them; needs matplotlib")
    bots = whats.add_parser("bots", help="how often bot A wins at a table of bots B")
    bots.add_argument("first", metavar="A", choices=names, help=f"one of {', '.join(names)}")
    bots.add_argument("second", metavar="B", choices=names, help="likewise")
    levels = whats.add_parser("levels", help="each level against the one below, by all rule sets")
    for what, hands in ((rules, 2000), (bots, 10_000), (levels, 10_000)):
        add = what.add_argument
        add("--rules", type=rule_set, required=what is rules, metavar="NAME", help="a rule set")
        add(
            "--option",
            type=option,
            action=Options,
            metavar="NAME=VALUE",
            help="an option that differs; repeats",
        )
        add("--players", type=number(2, 10), metavar="N", help="at a table")
        add("--hands", type=number(1, _MOST), default=hands, metavar="N", help=f"default {hands}")
        add("--seed", type=seed, default=1, metavar="S", help="of the first hand, default 1")
        add("--jobs", type=number(1, 256), metavar="N", help="default: one a processor")
    levels.add_argument("--write", action="store_true", help="put the table into docs/bots.md")


def _check_stats(options: argparse.Namespace) -> str:
    if options.what == "levels" and options.option and not options.rules:
        return "levels: --option needs --rules: name the rule set that it changes"
    if options.what == "levels" and options.write:
        if options.rules:
            return "levels: --write is for all rule sets: omit --rules"
        if options.players not in (None, 4):
            return "levels: --write goes with --players 4, or without --players"
    return ""


def _replay(parser: Parser) -> None:
    parser.epilog = "docs/scenarios.md describes replay files."
    parser.add_argument(
        "files", type=any_path, metavar="FILE", nargs="+", help="a match's set-up and choices"
    )
    parser.add_argument(
        "--position", action="store_true", help="print the table at the end, as in a scenario"
    )


def _record(parser: Parser) -> None:
    add = parser.add_argument
    add("replay", type=any_path, metavar="REPLAY", help="a replay file (docs/scenarios.md)")
    add("--gif", type=new_file(".gif"), metavar="FILE", required=True, help="the picture to write")
    add("--size", type=size, metavar="WxH", default=(160, 128), help="128x128 to 480x320")
    add("--scale", type=number(1, 8), metavar="N", default=1, help="enlarge it")
    add("--seat", type=number(0, 9), metavar="N", default=0, help="whose hand is seen, from 0")


def _pictures(parser: Parser) -> None:
    parser.add_argument(
        "--out", type=existing_folder, metavar="DIR", help="write there, not into docs/pictures"
    )


def _compare(parser: Parser) -> None:
    add = parser.add_argument
    add("folder", type=existing_folder, metavar="DIR", help="of mock-ups: NAME-WxH.png")
    add("--out", type=existing_folder, metavar="DIR", help="write there, not into docs/pictures")


def _sounds(parser: Parser) -> None:
    parser.add_argument("out", type=new_file(".wav"), metavar="OUT.wav", help="the file to write")


def _memory(parser: Parser) -> None:
    from tools.drive.passes import PASSES

    parser.epilog = (
        "The exit status is 1 if a PyGamer, or the board that is named, does not play what was\n"
        "asked, or if the bytes kept grow (docs/memory.md)."
    )
    add = parser.add_argument
    add("--rules", type=rule_set, action="append", metavar="NAME", help="instead of all; repeats")
    add("--players", type=number(2, 10), metavar="N", help="instead of 2, 4 and 10")
    add("--board", type=board, metavar="NAME", help="instead of the smallest that plays it")
    add("--room", type=number(100_000, 400_000), metavar="BYTES", help="instead of the board's")
    add("--machine", type=program, metavar="PATH", help="a CircuitPython for this computer")
    add("--without", choices=PASSES, help="drives made without one pass")
    kind = parser.add_mutually_exclusive_group()
    add = kind.add_argument
    add("--hands", type=number(1, 1000), metavar="N", help="of each match, instead of all")
    add("--rounds", type=number(2, 1000), metavar="N", help="title and match in turn, N times")
    add("--census", action="store_true", help="count what is in memory at the first table")
    add("--write", action="store_true", help="measure the tables of the docs, and put them there")


def _check_memory(options: argparse.Namespace) -> str:
    if options.write and _other_words(options):
        return "--write goes alone"
    return _alone(options, "board", "room")


def _drive(parser: Parser) -> None:
    parser.epilog = _BOARDS
    add = parser.add_argument
    add("board", type=board, metavar="BOARD", nargs="?", help="whose drive to build")
    add("--out", type=folder, metavar="DIR", help="there, not in build/drive; others' files stay")
    add("--source", action="store_true", help="sources, not bytecode: for boards with PSRAM")
    add("--table", action="store_true", help="print the figures of every board's drive instead")
    add("--write", action="store_true", help="with --table: put them into docs/memory.md")


def _check_drive(options: argparse.Namespace) -> str:
    if options.table and (options.board or options.out or options.source):
        return "--table goes alone"
    if options.write and not options.table:
        return "--write goes with --table only"
    return "" if options.table or options.board else f"no board named; {_BOARDS}"


def _release(parser: Parser) -> None:
    parser.add_argument("--out", type=folder, metavar="DIR", help="instead of build/release")


def _where(parser: Parser) -> None:
    parser.epilog = _BOARDS
    parser.add_argument("code", metavar="CODE", help="as on the screen of the error")
    place = parser.add_mutually_exclusive_group(required=True)
    place.add_argument("--board", type=board, metavar="NAME", help="in the sources of this folder")
    place.add_argument(
        "--map", type=any_path, metavar="FILE", help="in a release, one of whose files this is"
    )


def _web(parser: Parser) -> None:
    add = parser.add_argument
    what = parser.add_mutually_exclusive_group()
    what.add_argument("--single", action="store_true", help="one file, which needs no server")
    what.add_argument(
        "--link", type=any_path, metavar="REPLAY", help="print a replay as the part of a link"
    )
    what.add_argument("--measure", action="store_true", help="measure the page in a browser")
    add("--write", action="store_true", help="with --measure: put the figures into docs/web.md")
    add("--out", type=folder_or_file, metavar="PLACE", help="not build/web, or build/wildhand.html")
    add("--serve", type=number(1, 65535), metavar="PORT", help="then serve it on this computer")
    add("--seat", type=number(0, 9), metavar="N", help="with --link: whose hand is seen, from 0")


def _check_web(options: argparse.Namespace) -> str:
    if (options.link is not None or options.measure) and (options.out or options.serve):
        return "--out and --serve are for the page"
    if options.write and not options.measure:
        return "--write goes with --measure only"
    if options.single and options.serve:
        return "--serve is for the folder: a single file needs no server"
    return _alone(options, "link", "seat")


def _fast(parser: Parser) -> None:
    add = parser.add_argument
    add("--only", metavar="FILE,FILE…", help="compile only these")
    add("--out", type=folder, metavar="DIR", help="instead of build/fast")


def _faults(parser: Parser) -> None:
    parser.add_argument("--quick", action="store_true", help="a few cuts of every model")
    parser.add_argument("--seed", type=seed, default=1, help="of saves and cuts, default 1")


def _vm(parser: Parser) -> None:
    add = parser.add_argument
    add("--heap", type=number(32 << 10, 64 << 20), metavar="BYTES", help="instead of a PyGamer's")
    add("--pystack", type=number(1, 65_535), metavar="WORDS", help="instead of a board's")
    add("--no-cap", action="store_true", help="let the heap grow")
    add(
        "--with",
        dest="others",
        type=any_path,
        action="append",
        default=[],
        metavar="PATH",
        help="copy this, too",
    )
    add(
        "file",
        type=any_path,
        metavar="FILE",
        help="a program of the repository; beside it lies the engine",
    )
    add("arguments", metavar="…", nargs=argparse.REMAINDER, help="the program's own")


def _mutants(parser: Parser) -> None:
    add = parser.add_argument
    add("--count", type=number(1, 100_000), default=200, metavar="N", help="faults (200)")
    add("--seed", type=seed, default=1, metavar="S", help="of the draw, default 1")
    add("--only", default="engine", metavar="PLACE", help="folder, file, FILE:LINE")
    add("--tree", type=existing_folder, metavar="DIR", help="another checkout")


def _mash(parser: Parser) -> None:
    presses = number(1, 10**9)
    parser.add_argument("--presses", type=presses, default=100_000, metavar="N", help="100000")
    parser.add_argument("--seed", type=seed, default=0, help="of the first match, default 0")


def _index(parser: Parser) -> None:
    parser.add_argument("--check", action="store_true", help="write nothing; 1: a file is stale")


def _nothing(parser: Parser) -> None:
    """Declare a command without arguments."""


COMMANDS = {
    "play": Command(
        "sim.play", "play in a window or a terminal, or --headless", _play, _check_play
    ),
    "scenario": Command(
        "sim.scenario.command",
        "check rules written as positions, choices and expectations",
        _scenario,
        is_on_either_engine=True,
    ),
    "bench": Command("lab.bench", "measure turns per second", _bench),
    "stats": Command(
        "lab.stats",
        "let bots play: what a rule set does, how strong a bot is",
        _stats,
        _check_stats,
        is_on_either_engine=True,
    ),
    "replay": Command("sim.replay", "play a replay file again", _replay),
    "record": Command("sim.record", "play a replay file in the app, and save it as a GIF", _record),
    "pictures": Command("tools.pictures", "make the pictures of the README anew", _pictures),
    "compare": Command(
        "tools.compare", "put mock-ups and the golden pictures of them side by side", _compare
    ),
    "sounds": Command("sim.sounds", "render the game's sounds to a file", _sounds),
    "memory": Command(
        "tools.memory", "measure how much of a board's heap the game keeps", _memory, _check_memory
    ),
    "drive": Command("tools.drive", "build the folder to copy to a board", _drive, _check_drive),
    "release": Command(
        "tools.release", "make a zip for each board, and one to update it", _release
    ),
    "where": Command(
        "tools.where", "find the place that the code of an error's screen means", _where
    ),
    "web": Command(
        "tools.web", "build the page on which the game is played in a browser", _web, _check_web
    ),
    "fast": Command("lab.fast", "compile the engine for this computer, ten times as fast", _fast),
    "faults": Command(
        "lab.faults", "cut the power at every flash operation, and look for lost saves", _faults
    ),
    "vm": Command(
        "sim.vm.command", "run a program on a real MicroPython with a board's memory", _vm
    ),
    "mutants": Command(
        "lab.mutants", "plant small faults in the engine, and count those that tests find", _mutants
    ),
    "mash": Command(
        "lab.mash", "press random keys, and check that nobody sees another's hand", _mash
    ),
    "index": Command(
        "tools.index", "write what is made from the options and the rule sets", _index
    ),
    "checks": Command(
        "tools.checks", "check the board's code for what a board cannot run", _nothing
    ),
}
