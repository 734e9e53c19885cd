"""This viewer has no display: it plays a key script and takes pictures.

The run ends when the script is over and, if a hand plays itself (`is_over` is then
given), when that hand is over, too.
"""

from collections.abc import Callable
from pathlib import Path

from sim.board.desk import Desk
from sim.board.display import MemoryDisplay
from sim.board.keyscript import Action, Script
from sim.errors import UsageError
from sim.paths import written

# Even without keys the first screen must appear.
_SHORTEST_MS = 200
# A hand of bots that takes longer than a simulated day never ends.
_LONGEST_MS = 24 * 3600 * 1000


class Headless:
    """Plays a script; `scale` is that of its pictures."""

    looks = False

    def __init__(self, script: Script, scale: int = 1) -> None:
        self.is_over: Callable[[], bool] | None = None
        self._script = script
        self._scale = scale
        self._done = 0

    def show(self, display: MemoryDisplay) -> None:
        """Do nothing: nobody looks."""

    def pump(self, desk: Desk) -> None:
        """Perform the actions that are due; SystemExit when none is left."""
        now = desk.clock.elapsed_ms()
        actions = self._script.actions
        while self._done < len(actions) and actions[self._done].at_ms <= now:
            self._act(desk, actions[self._done])
            self._done += 1
        if now < max(self._script.end_ms, _SHORTEST_MS):
            return
        if self.is_over is None or self.is_over():
            raise SystemExit(0)
        if now > _LONGEST_MS:
            raise UsageError("the bots' hand did not end within a simulated day")

    def _act(self, desk: Desk, action: Action) -> None:
        if action.verb == "press":
            desk.press(action.object)
        elif action.verb == "release":
            desk.release(action.object)
        else:
            save(desk.display, action.object, self._scale)

    def close(self) -> None:
        """Do nothing: nothing was taken over."""


def save(display: MemoryDisplay, path: str | Path, scale: int) -> None:
    """Write the picture as a PNG."""
    with written(Path(path)) as file:
        display.image(scale).save(file, "PNG")
