"""This module carries out clicks on the window's picture: it presses what they stand for.

`sim.board.taps` says which buttons that is, here as on the page. What is begun here goes on for a
frame at each `next`; `close` ends it, and releases what is down.
"""

from collections.abc import Callable, Generator
from typing import Any

from sim.board.desk import Desk
from sim.board.taps import tap

Going = Generator[None, None, None]

_MOST_STEPS = 48  # towards what was clicked
_HOLD, _AGAIN = "HOLD", "AGAIN"


def click(desk: Desk, app: Any, x: int, y: int, is_down: Callable[[], bool]) -> Going:
    """Press the buttons for a pixel of the display, until the last ones change nothing.

    Each is down for a frame and up for one, so that the app sees it. is_down: the mouse button is.
    """
    for _ in range(_MOST_STEPS):
        before = desk.display.rgb()
        names = tap(app, x, y).split()
        if names[:1] == [_HOLD]:
            yield from hold(desk, names[1], is_down)
            return
        for name in names:
            if name != _AGAIN:
                yield from hold(desk, name, lambda: False)
                yield
        if names[-1:] != [_AGAIN] or desk.display.rgb() == before:
            return


def hold(desk: Desk, name: str, is_held: Callable[[], bool]) -> Going:
    """Keep a button down for a frame, and as long as it is held."""
    desk.press(name)
    try:
        yield
        while is_held():
            yield
    finally:
        desk.release(name)
