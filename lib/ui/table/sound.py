"""This module sounds what happens in a match, and lights the active color, where a board can.

A tune is a row of notes, two bytes each: an eighth of its pitch in Hz, a quarter of how many
milliseconds it sounds. A tune takes the place of a shorter one that still plays.
"""

from micropython import const

from engine.state import events
from engine.state.cards import KIND_MASK, NO_COLOR, color_on
from engine.state.layout import EVENT_KIND, EVENT_SEAT, NOBODY, TOP_CARD
from hal.ticks import after, is_due
from ui.draw.text import CHANGED

TYPE_CHECKING = False
if TYPE_CHECKING:
    from ui.types import App

_LAY = bytes((82, 10))
_DRAW = bytes((44, 8))
_OWED = bytes((55, 15, 44, 20))
_TURN = bytes((66, 10, 82, 10, 66, 10))
_UNO = bytes((98, 20, 131, 40))
_CAUGHT = bytes((82, 25, 62, 25, 41, 60))
_WIN = bytes((65, 30, 82, 30, 98, 30, 131, 90))
_WRONG = bytes((25, 40))
_TUNES = {
    events.LAID: _LAY,
    events.DREW_CARD: _DRAW,
    events.DREW_OWED: _OWED,
    events.TURNED: _TURN,
    events.SAID_UNO: _UNO,
    events.CAUGHT: _CAUGHT,
    events.WENT_OUT: _WIN,
    events.HAND_OVER: _WIN,
}
# By color, and with none; not too dark for a lamp that is on or off (hal.lights).
_LIGHTS = (0x400000, 0x004000, 0x000040, 0x404000, 0)
_DARK = const(4)  # in these


class Sounds:
    """See the module; `ui.table.effects` tells it what happens."""

    def __init__(self, app: "App") -> None:
        self._app = app
        self._board = app.board
        self._tune = _LAY
        self._at = len(_LAY)  # the note that comes next; there is none
        self._due = 0
        self._lit = _DARK

    def on_event(self, view: bytearray, at: int) -> None:  # per frame
        """Begin the tune of an event, if it has one."""
        kind = view[at + EVENT_KIND]
        tune = _TUNES.get(kind)
        if tune is None or kind == events.HAND_OVER and view[at + EVENT_SEAT] == NOBODY:
            return
        if self._at == len(self._tune) or len(tune) > len(self._tune):
            self._begin(tune)

    def _begin(self, tune: bytes) -> None:  # per frame
        self._tune = tune
        self._at = 0
        self._due = self._app.now

    def tick(self, now: int) -> None:  # per frame
        """Play the next note, and let the lights be in the active color."""
        if CHANGED[1]:
            CHANGED[1] = 0
            self._begin(_WRONG)
        if self._at < len(self._tune) and is_due(now, self._due):
            ms = self._tune[self._at + 1] << 2
            self._board.tone(self._tune[self._at] << 3, ms)
            self._due = after(now, ms)
            self._at += 2
        color = color_on(self._app.match.view[TOP_CARD] & KIND_MASK)
        self._light(_DARK if self._app.idle.is_dimmed else min(color, NO_COLOR))

    def _light(self, color: int) -> None:  # per frame
        """Let all lights be in a color, or none."""
        if color != self._lit:
            self._lit = color
            for i in range(self._board.lights):
                self._board.light(i, _LIGHTS[color])

    def stop(self) -> None:
        """Let the lights be dark."""
        self._light(_DARK)
