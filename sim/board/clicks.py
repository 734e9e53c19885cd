"""This module carries out clicks on the window's picture: it presses what they stand for.

`sim.board.taps` says which buttons that is, here as on the page. Buttons are pressed one after the
other, each for a frame, so that the app sees every one of them.
"""

from typing import Any

from sim.board.desk import Desk
from sim.board.taps import tap

_MOST_STEPS = 48  # towards what was clicked
_HOLD, _AGAIN = "HOLD", "AGAIN"


class Clicks:
    """One click at a time; `tick` is called once a frame."""

    def __init__(self) -> None:
        self._place: tuple[int, int] | None = None  # that was clicked, while buttons lead there
        self._steps = 0  # how often they were asked for
        self._waiting: list[str] = []
        self._is_on_the_way = False
        self._before = b""  # the picture, when buttons were asked for
        self._down = ""
        self._is_held = False  # as long as the mouse button is

    def begin(self, desk: Desk, x: int, y: int) -> None:
        """Click a pixel of the display, in place of an earlier click."""
        self.forget(desk)
        self._place = (x, y)
        self._steps = 0

    def end(self, desk: Desk) -> None:
        """Let the mouse button go."""
        if self._is_held:
            self.forget(desk)

    def forget(self, desk: Desk) -> None:
        """Press no more, and release what is down."""
        if self._down:
            desk.release(self._down)
        self._down = ""
        self._is_held = False
        self._place = None
        self._waiting = []

    def tick(self, desk: Desk, app: Any) -> None:
        """Press or release one button."""
        if self._is_held:
            return
        if self._down:
            desk.release(self._down)
            self._down = ""
        elif self._waiting:
            self._press(desk, self._waiting.pop(0))
        elif self._place:
            self._ask(desk, app, self._place)

    def _press(self, desk: Desk, name: str) -> None:
        self._down = name
        desk.press(name)

    def _ask(self, desk: Desk, app: Any, place: tuple[int, int]) -> None:
        """Find the next buttons, unless it is done, or the last ones changed nothing."""
        picture = desk.display.rgb()
        if self._steps and not (self._is_on_the_way and picture != self._before):
            self._place = None
            return
        names = tap(app, *place).split()
        self._steps += 1
        self._before = picture
        if names[:1] == [_HOLD]:
            self._press(desk, names[1])
            self._is_held = True
            self._place = None
            return
        self._is_on_the_way = names[-1:] == [_AGAIN] and self._steps < _MOST_STEPS
        self._waiting = [name for name in names if name != _AGAIN]
        if not self._waiting:
            self._place = None
        else:
            self._press(desk, self._waiting.pop(0))
