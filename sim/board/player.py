"""This module is a person at the desktop board: it presses buttons and lets time pass."""

from collections.abc import Callable
from typing import Any

from sim.board import shims
from sim.board.clock import ScriptClock
from sim.board.desk import PAD, Desk
from sim.board.headless import Headless
from sim.board.keyscript import Script
from sim.board.shims import BOARD_ID
from sim.play import open_book

_FRAME_MS = 20
_NEVER = 10**9  # milliseconds


class Player:
    """`app` is the app that they see, `desk` the board that runs it.

    start: as `ui.app.App` takes it. storage: a directory in place of the drive; saved_by: the
    board that wrote the games in it.
    """

    def __init__(
        self,
        size: tuple[int, int],
        *,
        start: Any = None,
        buttons: tuple[str, ...] = PAD,
        storage: str | None = None,
        saved_by: str = BOARD_ID,
    ) -> None:
        viewer = Headless(Script(end_ms=_NEVER))
        self.desk = Desk(*size, clock=ScriptClock(), viewer=viewer, buttons=buttons)
        shims.install(self.desk, storage)
        from hal.opening import open_board
        from ui.app import App

        board = open_board()
        self.app: Any = App(board, start=start, book=open_book(board, saved_by))
        self.frames()

    def frames(self, count: int = 2) -> None:
        """Let frames pass."""
        for _ in range(count):
            self.app.step()
            self.desk.wait(_FRAME_MS)

    def press(self, *names: str) -> None:
        """Press buttons, one after the other."""
        for name in names:
            self.desk.press(name)
            self.frames()
            self.desk.release(name)
            self.frames()

    def hold(self, name: str, ms: int) -> None:
        """Keep a button down for a while."""
        self.desk.press(name)
        self.frames(ms // _FRAME_MS)
        self.desk.release(name)
        self.frames()

    def until(self, condition: Callable[[], bool], frames: int = 20_000) -> None:
        """Let time pass until a condition holds; RuntimeError if it never does."""
        for _ in range(frames):
            if condition():
                return
            self.frames(1)
        raise RuntimeError(f"it never came, on the screen {self.screen}")

    @property
    def screen(self) -> str:
        """The name of the screen that is shown."""
        return str(self.app.shown)

    @property
    def is_watching(self) -> bool:
        """Is the table showing another player's turn, or an event that runs by itself?"""
        screen = self.app.screen
        return hasattr(screen, "watch") and screen.mode is screen.watch

    @property
    def is_claiming(self) -> bool:
        """Is the table asking, for a moment, who plays out of turn (`ui.table.jump_window`)?"""
        screen = self.app.screen
        jump = getattr(screen, "jump", None)
        return jump is not None and screen.mode is jump

    @property
    def is_bot_next(self) -> bool:
        """Is a bot asked next?"""
        from engine.state.layout import FIRST, PLAYER_AT

        state = self.app.match.game.state
        return bool(self.app.match.people[state[PLAYER_AT + state[FIRST]]] != 1)
