"""This module is a person at a device that runs the app: keys, time, and where the app is.

    player = Player((160, 128), start=("official", 1, 3, 7, None))    on the desktop board
    player.until(lambda: player.mode == "ask")
    player.press("RIGHT", "A")
    player.desk.display.image()

`Person` needs nothing that MicroPython lacks: the tests of the page play with it, too.
"""

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import Any

    from sim.board.desk import Desk, Viewer

_FRAME_MS = 20
_COVER_MS = 640  # until a cover hears keys
_HOLD_MS = 800  # longer than the cover asks for
_NEVER = 10**9  # milliseconds
_MODES = {
    "Question": "ask",
    "ColorPicker": "color",
    "TableQuestion": "question",
    "JumpWindow": "jump",
}


class Person:
    """`app` is the app that they see, `desk` the device: `press`, `release`, `wait`."""

    app: "Any"
    desk: "Any"

    def frames(self, count: int = 2) -> None:
        """Let frames pass."""
        for _ in range(count):
            self.app.step()
            self.desk.wait(_FRAME_MS)

    def press(self, *names: str) -> None:
        """Press buttons, one after the other; on a cover wait, and hold A, as it asks for."""
        for name in names:
            is_cover = self.screen == "cover"
            if is_cover:
                self.frames(_COVER_MS // _FRAME_MS)
            self.hold(name, _HOLD_MS if is_cover and name == "A" else 2 * _FRAME_MS)

    def hold(self, name: str, ms: int = _HOLD_MS) -> None:
        """Keep a button down for a while."""
        self.desk.press(name)
        self.frames(ms // _FRAME_MS)
        self.desk.release(name)
        self.frames()

    def until(self, condition: "Callable[[], bool]", frames: int = 20_000) -> None:
        """Let time pass until a condition holds; RuntimeError if it never does."""
        for _ in range(frames):
            if condition():
                self.frames()
                return
            self.frames(1)
        raise RuntimeError("it never came, on the screen " + self.screen)

    @property
    def screen(self) -> str:
        """The name of the screen that is shown."""
        return str(self.app.shown)

    @property
    def mode(self) -> str:
        """What the table does: watch, ask, color, question or jump; else the screen's name."""
        if self.screen != "table":
            return self.screen
        screen = self.app.screen
        return "watch" if screen.watches() else _MODES[type(screen.mode).__name__]


class Player(Person):
    """A person at the desktop board.

    start: as `ui.app.App` takes it. storage: a directory in place of the drive; saved_by: the
    board that wrote the games in it, if another. held: buttons that are down before the start.
    speed: of what moves (`ui.match.setup`), if not the usual one.
    """

    desk: "Desk"

    def __init__(
        self,
        size: "tuple[int, int]",
        start: "Any" = None,
        buttons: "tuple[str, ...] | None" = None,
        storage: "str | None" = None,
        held: "tuple[str, ...]" = (),
        speed: "int | None" = None,
        saved_by: "str | None" = None,
    ) -> None:
        self.desk = open_desk(size, buttons, storage)
        for name in held:
            self.desk.press(name)
        from hal.opening import open_board
        from sim.board.shims import BOARD_ID
        from sim.play import open_book
        from ui.app import App

        board = open_board()
        self.app = App(board, start=start, book=open_book(board, saved_by or BOARD_ID))
        if speed is not None:
            self.app.setup.speed = speed
        self.frames()


def open_desk(
    size: "tuple[int, int]",
    buttons: "tuple[str, ...] | None" = None,
    storage: "str | None" = None,
    viewer: "Viewer | None" = None,
) -> "Desk":
    """Return a desktop board in simulated time, which takes the place of the one before."""
    from sim.board import shims
    from sim.board.clock import ScriptClock
    from sim.board.desk import PAD, Desk
    from sim.board.headless import Headless
    from sim.board.keyscript import Script

    viewer = viewer or Headless(Script(end_ms=_NEVER))
    desk = Desk(*size, clock=ScriptClock(), viewer=viewer, buttons=buttons or PAD)
    shims.install(desk, storage)
    return desk
