"""`python -m sim play`: the game on the desktop board.

A window where there is a display, else the terminal, as a table of text or with `--size` in pixels,
or `--headless`: a key script or bots play, in the simulator's own time, and pictures are written.
Without a scripted start the repository's `code.py` is run, as on a board; with one (`--rules`,
`--option`, `--players`, `--bots`, `--level`, `--seed`) the same app is made directly and told what
to start with; what was not given is then the official rules, one person and three bots of the level
that the settings say, and a seed of chance.
`--format` with `--tables`, `--rounds` and `--team-size` begins a match over several tables
(docs/matches.md); when bots play among themselves it goes on by itself to its final sheet.
Saved games go to a directory of the user's own (XDG_DATA_HOME or ~/.local/share, there
`wildhand`) or to `--storage DIR`; without that, `--headless` keeps nothing.
With `--board NAME` a real board's own module of hal/ drives the game, on a screen of its
size, with its buttons; what it does to other parts of the board is not seen.
"""

import argparse
import os
import runpy
import signal
import sys
from collections.abc import Callable
from contextlib import nullcontext
from importlib import import_module
from pathlib import Path
from types import FrameType, SimpleNamespace
from typing import Any, NoReturn

from engine.bots.levels import NAMES as LEVELS
from engine.evenings.rules import NAMES as FORMATS
from engine.rulesets.index import NAMES
from sim.arguments import Parser, is_number
from sim.board import keypad
from sim.board.clock import RealClock, ScriptClock
from sim.board.desk import PAD, TWO, Desk, Viewer
from sim.board.headless import Headless, save
from sim.board.keyscript import Script, load
from sim.board.models import MODELS, Model
from sim.board.parts import Parts
from sim.board.shims import BOARD_ID
from sim.board.storage import held, is_used
from sim.errors import UsageError

# Rule set, people, bots, seed (None: of chance), options that differ (None: none), and the bots'
# level, if it was given; or of a match over several tables its format, tables, rounds and team
# size, 0: the usual ones.
Start = tuple[Any, ...]

_ROOT = Path(__file__).resolve().parent.parent
_USUAL = (160, 128)
_SMALLEST = (128, 128)
_LARGEST = (480, 320)
_KEY_HELP = """keys in a window or a terminal (F1 or ? shows them there, too):
  arrows: move   X or space: A   Z: B   Enter: START   Backspace: SELECT
  in a window Shift is SELECT, too, Escape opens the menu, F11 fills the screen;
  in a terminal a capital X or Z holds A or B down

key scripts (--keys, or --keys @FILE), words between spaces:
  NAME  NAME*N  NAME+ (keep down)  NAME- (let go)  hold:NAME:MS  wait:MS  shot:FILE.png
  with NAME one of UP DOWN LEFT RIGHT A B START SELECT"""


def _parser() -> argparse.ArgumentParser:
    parser = Parser(
        "play",
        "Play Wildhand on the desktop board.",
        epilog=_KEY_HELP,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    add = parser.add_argument
    where = parser.add_mutually_exclusive_group()
    where.add_argument("--window", action="store_true", help="in a window")
    where.add_argument("--terminal", action="store_true", help="in this terminal")
    where.add_argument("--headless", action="store_true", help="unseen, in no time")
    add("--keys", metavar="SCRIPT", help="headless: buttons to press, or @FILE with them")
    add("--shot", metavar="FILE", help="headless: write the last picture to FILE, a .png")
    add("--frames", type=count(1, 10_000_000), metavar="N", help="stop after N frames")
    add("--size", type=size_of, metavar="WxH", help="128x128 to 480x320; else 160x128, or text")
    add("--scale", type=count(1, 16), metavar="N", help="enlarge window and pictures")
    add("--buttons", choices=("pad", "two"), help="all eight, or A and B; all if not given")
    add("--board", type=_board, metavar="NAME", help="a real board: " + ", ".join(MODELS))
    add("--storage", metavar="DIR", help="where games are saved; made if it is not there")
    start = parser.add_argument_group("a scripted start")
    start.add_argument("--rules", metavar="NAME", help="the rule set, or a mix that was saved")
    start.add_argument(
        "--option",
        type=_option,
        action="append",
        metavar="NAME=VALUE",
        help="an option that differs from the rule set; as often as needed",
    )
    start.add_argument("--players", type=count(0, 99), metavar="N", help="N people")
    start.add_argument("--bots", type=count(0, 99), metavar="N", help="N bots")
    start.add_argument("--level", choices=LEVELS, help="of the bots; as last time if not given")
    start.add_argument("--format", choices=FORMATS, help="a match over several tables")
    start.add_argument("--tables", type=count(1, 99), metavar="N", help="of --format")
    start.add_argument("--rounds", type=count(1, 999), metavar="N", help="of --format")
    start.add_argument("--team-size", type=count(1, 99), metavar="N", help="of --format team")
    start.add_argument("--seed", type=count(0, 2**31 - 1), metavar="N", help="of the shuffle")
    return parser


def count(least: int, most: int) -> Callable[[str], int]:
    """A parser of whole numbers within bounds."""

    def parse(text: str) -> int:
        if not is_number(text, least, most):
            raise argparse.ArgumentTypeError(f"{text!r} is not a number from {least} to {most}")
        return int(text)

    return parse


def _option(text: str) -> tuple[str, str]:
    """An option and its value."""
    name, equals, value = text.partition("=")
    if not (name and equals and value):
        raise argparse.ArgumentTypeError(f"{text!r} is not NAME=VALUE, such as stack=same")
    return name, value


def size_of(text: str) -> tuple[int, int]:
    """A display size, WIDTHxHEIGHT."""
    width, x, height = text.partition("x")
    bounds = zip((width, height), _SMALLEST, _LARGEST, strict=True)
    if x and all(is_number(*one) for one in bounds):
        return int(width), int(height)
    raise argparse.ArgumentTypeError(
        f"{text!r} is not a size from 128x128 to 480x320, such as 160x128"
    )


def _board(name: str) -> Model:
    """A board that the simulator can present."""
    if name not in MODELS:
        raise argparse.ArgumentTypeError(
            f"{name!r} is no board; right would be {', '.join(MODELS)}"
        )
    return MODELS[name]


def main(argv: list[str]) -> int:
    """Play; returns the exit status."""
    options = _parser().parse_args(argv)
    _check(options)
    buttons = _settle(options)
    with held(options.storage) if _is_kept(options) else nullcontext() as folder:
        status = _play(options, buttons, folder)
    return status


def _play(options: argparse.Namespace, buttons: tuple[str, ...], folder: str | None) -> int:
    """Play on a desk that is made for it; folder: where games are saved, None: nowhere."""
    parts = Parts(options.board) if options.board else None
    viewer = _open_viewer(options, buttons, is_first=folder is not None and not is_used(folder))
    options.size = options.size or _USUAL
    # An ordinary end, so that `close` gives the terminal back.
    before = signal.signal(signal.SIGTERM, _terminate)
    try:
        desk = Desk(
            *options.size,
            clock=ScriptClock() if options.headless else RealClock(),
            viewer=viewer,
            buttons=buttons,
            frames=options.frames,
            work=parts.work if parts else keypad.press_pin,
        )
        status = _run(desk, options, parts, folder)
    finally:
        viewer.close()
        signal.signal(signal.SIGTERM, before)
    if options.shot:
        save(desk.display, options.shot, options.scale or 1)
    return status


def _terminate(_signal: int, _frame: FrameType | None) -> NoReturn:
    raise SystemExit(143)


def _check(options: argparse.Namespace) -> None:
    """What argparse cannot say: which options go together."""
    if options.board and (options.size or options.buttons):
        raise UsageError("play: --board has its own size and buttons: leave out --size, --buttons")
    if options.board and options.storage is not None:
        raise UsageError("play: --storage is for the simulator's own board: leave out --board")
    if options.rules == "":
        raise UsageError(f"play: --rules '': name a rule set, such as {', '.join(NAMES[:3])}")
    if options.format is None:
        for name in ("tables", "rounds", "team_size"):
            if getattr(options, name) is not None:
                raise UsageError(f"play: --{name.replace('_', '-')} goes with --format only")
    elif options.level is not None:
        raise UsageError("play: --level is for one table: with --format all bots play as normal")
    elif options.team_size is not None and options.format != "team":
        raise UsageError("play: --team-size goes with --format team only")
    if not options.headless:
        for name in ("keys", "shot"):
            if getattr(options, name) is not None:
                raise UsageError(f"play: --{name} works with --headless only")
    shot = options.shot
    if shot is not None:
        if Path(shot).suffix != ".png":
            raise UsageError(f"play: --shot {shot!r}: the name of a picture ends in .png")
        if not Path(shot).resolve().parent.is_dir():
            raise UsageError(f"play: --shot {shot!r}: there is no such directory")


def _is_kept(options: argparse.Namespace) -> bool:
    """Are games saved? Not on another board's drive, nor unseen where nobody says where."""
    return not options.board and (not options.headless or options.storage is not None)


def _settle(options: argparse.Namespace) -> tuple[str, ...]:
    """Settle the size of the display, as far as it was said; returns the buttons."""
    board: Model | None = options.board
    if board:
        options.size = board.size
        return board.buttons
    return TWO if options.buttons == "two" else PAD


def _open_viewer(
    options: argparse.Namespace, buttons: tuple[str, ...], is_first: bool = False
) -> Viewer:
    """Window, terminal or nobody, as asked for or as there is; is_first: tell the keys.

    A terminal has the table in text, and the display that this takes, where no size was said.
    """
    if options.headless:
        script = load(options.keys, buttons) if options.keys is not None else Script()
        return Headless(script, options.scale or 1)
    if options.window or (not options.terminal and _has_display()):
        try:
            from sim.board.window import Window

            width, height = options.size or _USUAL
            return Window(width, height, options.scale, buttons, is_first)
        except ImportError:
            if options.window:
                raise UsageError(
                    "play: --window needs pygame-ce (pip install pygame-ce); or use --terminal"
                ) from None
    if not options.terminal and not (sys.stdin.isatty() and sys.stdout.isatty()):
        raise UsageError("play: neither a display nor a terminal here; use --headless")
    from sim.board.terminal import TEXT_SIZE, Terminal

    viewer = Terminal(buttons, is_text=options.size is None)
    options.size = options.size or TEXT_SIZE
    return viewer


def _has_display() -> bool:
    """Whether a window can be opened, as far as the environment tells."""
    if sys.platform.startswith("linux"):
        return bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"))
    return True


def _run(desk: Desk, options: argparse.Namespace, parts: Parts | None, folder: str | None) -> int:
    """Run the app on the desk until it ends or the desk ends it."""
    from sim.board import shims

    if parts:
        shims.present(desk, parts)
        _lend_time(desk)
    else:
        shims.install(desk, folder)
    try:
        start = _start(options)
        if start is None:
            runpy.run_path(str(_ROOT / "code.py"), run_name="__main__")
        else:
            _run_app(desk, _make_app(start), are_bots_alone=start[1] == 0)
    except SystemExit as end:
        return end.code if isinstance(end.code, int) else 0
    except KeyboardInterrupt:
        return 130
    return 0


def _lend_time(desk: Desk) -> None:
    """A real board sleeps in its pauses: let the desk have that time."""
    base: Any = import_module("hal.base")
    base.time = SimpleNamespace(sleep=lambda seconds: desk.wait(round(seconds * 1000)))


def _start(options: argparse.Namespace) -> Start | None:
    """The scripted start, None if nothing of it was asked for."""
    rules, people, bots = options.rules, options.players, options.bots
    changed: list[tuple[str, str]] | None = options.option
    level = None if options.level is None else LEVELS.index(options.level)
    if [rules, people, bots, options.seed, changed, options.format, level] == [None] * 7:
        return None
    if changed and len(dict(changed)) < len(changed):
        raise UsageError("play: --option: each option once")
    if people is None and bots is None:
        people, bots = 1, 3
    changes = dict(changed) if changed else None
    if options.format:
        size = options.team_size or 2
        tables = options.tables or (0 if options.format == "rotation" else 2)
        evening = (options.format, tables, options.rounds or 0, size)
        return (rules, people or 0, bots or 0, options.seed, changes, *evening)
    told = (rules or "official", people or 0, bots or 0, options.seed, changes)
    return told if level is None else (*told, level)


def _make_app(start: Start) -> Any:
    """The app with a scripted start, on the board that the desk is."""
    from hal import open_board

    board = open_board()
    try:
        return import_module("ui.app").App(board, start=start, book=open_book(board))
    except ValueError as error:
        raise UsageError(f"play: {error}") from None


def open_book(board: Any, board_id: str = BOARD_ID) -> Any:
    """The saved games of a board, as code.py opens them; None without a drive."""
    if board.storage is None:
        return None
    import journal

    saves = import_module("ui.saves")
    tag = journal.tag(board_id)
    return journal.open_on(
        board.storage, journal.KINDS, board.sync, saves.VERSION, tag, saves.RULE_TAGS
    )


def _run_app(desk: Desk, app: Any, are_bots_alone: bool) -> None:
    """As on a board; a hand that only bots play goes on to its end."""
    if isinstance(desk.viewer, Headless) and are_bots_alone:
        desk.viewer.is_over = lambda: bool(app.finished)
    app.run()
