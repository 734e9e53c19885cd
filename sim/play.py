"""`python -m sim play` runs the game on the desktop board.

It opens a window if there is a display, otherwise the terminal: as a table of text, or in pixels
with `--size`. With `--headless` a key script or bots play in simulated time, and pictures are
written; the last lines say who has won and where the last picture is. Without a scripted start it
runs the repository's `code.py`, as a board does. With one (`--rules`, `--option`, `--players`,
`--bots`, `--level`, `--seed`) it makes the same app directly; the defaults are the official rules,
one person and three bots of the level in the settings, and a random seed. `--format` with
`--tables`, `--rounds` and `--team-size` begins a match over several tables (docs/matches.md); a
match of bots alone runs to its final sheet.
Saved games go to the user's own directory (XDG_DATA_HOME or ~/.local/share, there `wildhand`) or to
`--storage DIR`; without that, `--headless` saves nothing.
With `--board NAME` a real board's own module of hal/ drives the game, on a screen of its size, with
its buttons; its effects on other parts of the board are not shown.
"""

import argparse
import os
import signal
import sys
from collections.abc import Callable
from contextlib import nullcontext
from importlib import import_module
from pathlib import Path
from types import FrameType, SimpleNamespace
from typing import Any, NoReturn

from engine.bots.levels import NAMES as LEVELS
from engine.rulesets.editions_generated import EARLIER, VERSION
from engine.state import layout
from engine.state.seats import in_set, word
from sim.board import keypad
from sim.board.clock import RealClock, ScriptClock
from sim.board.desk import PAD, TWO, Desk, Viewer
from sim.board.headless import Headless, save
from sim.board.keyscript import Script, load
from sim.board.models import MODELS
from sim.board.parts import Parts
from sim.board.shims import BOARD_ID
from sim.board.storage import held, is_used
from sim.errors import UsageError

# Rule set, people, bots, seed (None: random), options that differ (None: none), and the bots'
# level, if given; or of a match over several tables its format, tables, rounds and team size,
# 0: the defaults.
Start = tuple[Any, ...]

_ROOT = Path(__file__).resolve().parent.parent
_USUAL = (160, 128)


def run(options: argparse.Namespace) -> int:
    """Play; return the exit status."""
    buttons = _settle(options)
    with held(options.storage) if _is_kept(options) else nullcontext() as folder:
        status = _play(options, buttons, folder)
    return status


def _play(options: argparse.Namespace, buttons: tuple[str, ...], folder: str | None) -> int:
    """Play on a new desk; folder: where games are saved, None: nowhere."""
    parts = Parts(MODELS[options.board]) if options.board else None
    viewer = _open_viewer(options, buttons, is_first=folder is not None and not is_used(folder))
    options.size = options.size or _USUAL
    # An ordinary end, so that `close` restores the terminal.
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
        print(f"{options.shot}: the last picture")
    return status


def _terminate(_signal: int, _frame: FrameType | None) -> NoReturn:
    raise SystemExit(143)


def _is_kept(options: argparse.Namespace) -> bool:
    """Are games saved? Not on another board's drive, nor headless without a directory."""
    return not options.board and (not options.headless or options.storage is not None)


def _settle(options: argparse.Namespace) -> tuple[str, ...]:
    """Settle the size of the display, if given; return the buttons."""
    if options.board:
        model = MODELS[options.board]
        options.size = model.size
        return model.buttons
    return TWO if options.buttons == "two" else PAD


def _open_viewer(
    options: argparse.Namespace, buttons: tuple[str, ...], is_first: bool = False
) -> Viewer:
    """Open a window, a terminal or neither, as requested or available; is_first: show the keys.

    A terminal shows the table as text, on a display of that size, if no size was given.
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
    """Return whether the environment allows a window."""
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
            names: dict[str, Any] = {}
            _show_app(desk, lambda: names.get("_started"))  # the app that code.py makes
            run_code(_ROOT / "code.py", names)
        else:
            _run_app(desk, _make_app(start), are_bots_alone=start[1] == 0)
    except SystemExit as end:
        return end.code if isinstance(end.code, int) else 0
    except KeyboardInterrupt:
        return 130
    return 0


def run_code(path: Path, names: dict[str, Any]) -> None:
    """Run a program as a board does; names: its own, which can be looked at while it runs."""
    names.update(__name__="__main__", __file__=str(path))
    exec(compile(path.read_bytes(), str(path), "exec"), names)


def _show_app(desk: Desk, find_app: Callable[[], Any]) -> None:
    """Let a viewer that wants to know the app find it: for clicks, or for the log."""
    if hasattr(desk.viewer, "find_app"):
        desk.viewer.find_app = find_app


def _lend_time(desk: Desk) -> None:
    """Give the desk the time of pauses, in which a real board sleeps."""
    base: Any = import_module("hal.base")
    base.time = SimpleNamespace(sleep=lambda seconds: desk.wait(round(seconds * 1000)))


def _start(options: argparse.Namespace) -> Start | None:
    """Return the scripted start, None if no part of it was requested."""
    rules, people, bots = options.rules, options.players, options.bots
    changes: dict[str, str] | None = options.option
    level = None
    if options.level:
        level = LEVELS.index(options.level)
    if [rules, people, bots, options.seed, changes, options.format, level] == [None] * 7:
        return None
    if people is None and bots is None:
        people, bots = 1, 3
    if options.format:
        size = options.team_size or 2
        tables = options.tables or (0 if options.format == "rotation" else 2)
        tournament = (options.format, tables, options.rounds or 0, size)
        return (rules, people or 0, bots or 0, options.seed, changes, *tournament)
    told = (rules or "official", people or 0, bots or 0, options.seed, changes)
    return told if level is None else (*told, level)


def _make_app(start: Start) -> Any:
    """Return the app with a scripted start, on the desk's board."""
    from hal.opening import open_board

    board = open_board()
    try:
        return import_module("ui.app").App(board, start=start, book=open_book(board))
    except ValueError as error:
        raise UsageError(f"play: {error}") from None


def open_book(board: Any, board_id: str = BOARD_ID) -> Any:
    """Return the saved games of a board, as code.py opens them; None without a drive."""
    if board.storage is None:
        return None
    import journal.file

    rule_tags = import_module("ui.match.saves").RULE_TAGS
    tag = journal.file.tag(board_id)
    return journal.file.open_on(
        board.storage, journal.file.KINDS, board.sync, VERSION, tag, rule_tags, EARLIER
    )


def _run_app(desk: Desk, app: Any, are_bots_alone: bool) -> None:
    """Run the app as on a board; a hand of bots alone is played to its end."""
    if isinstance(desk.viewer, Headless) and are_bots_alone:
        desk.viewer.is_over = lambda: bool(app.is_finished)
    _show_app(desk, lambda: app)
    try:
        app.run()
    finally:
        if isinstance(desk.viewer, Headless) and getattr(app, "match", None):
            print(_result(app.match.game.state))


def _result(s: bytearray) -> str:
    """Return who has won the hand, or whose turn it is."""
    called = import_module("ui.players").called

    def name(seat: int) -> str:
        return str(called(s[layout.PLAYER_AT + seat]))

    if s[layout.STATUS] == layout.IN_PLAY:
        return f"the hand is not over: {name(s[layout.TURN])} is on turn"
    what = "the match" if s[layout.STATUS] == layout.MATCH_ENDED else "the hand"
    winners = [name(seat) for seat in range(s[layout.PLAYERS]) if in_set(s, layout.WINNERS, seat)]
    if not winners and s[layout.LOSER] != layout.NOBODY:
        return f"{name(s[layout.LOSER])} lost {what}"
    return f"{', '.join(winners) or 'nobody'} won {what}, {word(s, layout.GAINED)} points"
