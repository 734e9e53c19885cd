"""This module sounds for who has won a match."""

from hal.ticks import after, is_due

TYPE_CHECKING = False
if TYPE_CHECKING:
    from ui.app import App

# Notes: an eighth of a pitch in Hz, 0: silence; a quarter of the milliseconds that it sounds.
FANFARE = bytes((65, 25, 65, 12, 65, 12, 82, 30, 98, 30, 131, 45, 0, 10, 98, 20, 131, 90))


class Fanfare:
    """Plays FANFARE; `tick(now)` goes on with it, `stop()` ends it."""

    def __init__(self, app: "App") -> None:
        self._board = app.board
        self._at = 0
        self._due = app.now

    def tick(self, now: int) -> None:  # per frame
        """Play the next note, if it is due."""
        at = self._at
        if at < len(FANFARE) and is_due(now, self._due):
            ms = FANFARE[at + 1] << 2
            if FANFARE[at]:
                self._board.tone(FANFARE[at] << 3, ms)
            self._due = after(now, ms)
            self._at = at + 2

    def stop(self) -> None:  # per frame
        """Play no more."""
        self._at = len(FANFARE)
