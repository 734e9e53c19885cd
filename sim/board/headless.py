"""The viewer that nobody looks at: it plays a key script and takes pictures.

The run ends when the script is over and, where a hand plays itself (`is_over` is then
given), when that hand is over, too.
"""

from collections.abc import Callable

from sim.board.desk import Desk
from sim.board.display import MemoryDisplay
from sim.board.keyscript import Action, Script
from sim.errors import UsageError

# Without any keys the first screen is still to appear.
_SHORTEST_MS = 200
# A hand of bots that has not ended after a day of the simulator's time never will.
_LONGEST_MS = 24 * 3600 * 1000


class Headless:
    """Plays script; `scale` is that of its pictures."""

    looks = False

    def __init__(self, script: Script, scale: int = 1) -> None:
        self.is_over: Callable[[], bool] | None = None
        self._script = script
        self._scale = scale
        self._done = 0

    def show(self, display: MemoryDisplay) -> None:
        """Nobody looks."""

    def pump(self, desk: Desk) -> None:
        """Do what is due; SystemExit when nothing is left to do."""
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
            raise UsageError("the bots' hand has not ended after a day of its own time")

    def _act(self, desk: Desk, action: Action) -> None:
        if action.verb == "press":
            desk.press(action.object)
        elif action.verb == "release":
            desk.release(action.object)
        else:
            save(desk.display, action.object, self._scale)

    def close(self) -> None:
        """Nothing was taken."""


def save(display: MemoryDisplay, path: str, scale: int) -> None:
    """Write the picture as a PNG."""
    try:
        display.image(scale).save(path)
    except OSError as error:
        raise UsageError(f"play: cannot write the picture {path!r}: {error.strerror}") from None
