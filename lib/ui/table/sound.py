"""This module sounds what happens in a match, and lights the active color, where a board can.

A tune is up to three notes, two bytes each: an eighth of its pitch in Hz (0: silence), a quarter of
how many milliseconds it sounds (0: the tune is over). All notes are of one pentatonic scale. Each
tune has its own contour or register, so that it is known without a look: a card that is laid is a
thud on felt, one that is drawn rises, each higher than the one before it, two notes are your turn.
A tune takes the place of one that stands before it in the table. `python -m sim sounds` renders
them all.

Tunes tell what everybody sees: events (engine/spec/events.py has the tune of each, but for those
whose card or winner says it), and whose turn it is.
"""

from micropython import const

from engine.state import events, layout
from engine.state.cards import DRAW_TWO, FACE, KIND_MASK, NO_CARD, NO_COLOR, WILD_FOUR, color_on
from hal.ticks import after, is_due
from ui.match.match_bytes import PERSON
from ui.table.events_generated import EVENT_TUNES

TYPE_CHECKING = False
if TYPE_CHECKING:
    from ui.app import App

# The tunes, from the softest to those that nothing interrupts.
MY_TURN = const(0)
DRAW = const(1)
LAY = const(2)
SKIP = const(3)
CHANGE = const(4)  # of the direction, the color, or hands
TWO = const(5)  # a laid +2
FOUR = const(6)
REFUSED = const(7)
UNO = const(8)
CAUGHT = const(9)
LOSE = const(10)  # of a hand; WIN: a person here has won it, or a partner
WIN = const(11)

TUNE_SIZE = const(6)  # bytes
# 27 is A3, 33 C4, 41 E4, 49 G4, 55 A4, 65 C5, 73 D5, 82 E5, 98 G5, 110 A5, 131 C6, 165 E6.
TUNES = bytes((
    41, 20, 55, 30, 0, 0,
    55, 8, 65, 8, 0, 0,
    33, 4, 27, 11, 0, 0,
    110, 12, 0, 8, 110, 14,
    82, 15, 110, 15, 82, 15,
    41, 20, 33, 30, 0, 0,
    41, 20, 33, 20, 27, 35,
    27, 15, 0, 6, 27, 25,
    110, 18, 165, 36, 0, 0,
    165, 20, 131, 20, 98, 35,
    65, 25, 73, 15, 49, 35,
    65, 18, 98, 18, 165, 39,
))  # fmt: skip
# What the first and the second note of drawn cards are, one card after another.
_RISING = bytes((55, 65, 73, 82, 98, 110, 131))
_HIGHEST = const(5)
_SILENT = const(72)  # as `_at`: behind the last tune

# By color, and with none; not too dark for a lamp that is on or off (hal.lights).
_LIGHTS = (0x400000, 0x004000, 0x000040, 0x404000, 0)
_DARK = const(4)  # in these


class Sounds:
    """See the module; `ui.table.effects` tells it what happens."""

    def __init__(self, app: "App") -> None:
        self._app = app
        self._board = app.board
        self._at = _SILENT  # the note that comes next, in TUNES
        self._due = app.now
        self._lit = _DARK
        self._is_my_turn = False
        self._rise = 0  # cards that the same player has drawn before
        self._drawer = layout.NOBODY

    def on_event(self, view: bytearray, at: int) -> None:  # per frame
        """Begin the tune of an event, if it has one, and if none that matters more still plays."""
        tune = self._tune_of(view, at)
        if tune == DRAW and view[at + layout.EVENT_SEAT] == self._drawer:
            self._rise = min(self._rise + 1, _HIGHEST)
        elif tune != layout.NOBODY:
            self._rise = 0
            self._drawer = view[at + layout.EVENT_SEAT] if tune == DRAW else layout.NOBODY
        if tune != layout.NOBODY and (self._at == _SILENT or tune > self._at // TUNE_SIZE):
            self.begin(tune)

    def _tune_of(self, view: bytearray, at: int) -> int:  # per frame
        """Return the tune of an event; NOBODY: it has none."""
        kind = view[at + layout.EVENT_KIND]
        seat = view[at + layout.EVENT_SEAT]
        if kind == events.LAID:
            card = view[at + layout.EVENT_CARD]
            face = FACE[card & KIND_MASK] if card != NO_CARD else 0
            return FOUR if face == WILD_FOUR else TWO if face == DRAW_TWO else LAY
        if kind == events.HAND_OVER:
            if seat == layout.NOBODY:
                return layout.NOBODY
            return WIN if self._is_ours(view, seat) else LOSE
        if kind == events.LOST_HAND:
            return LOSE if self._is_ours(view, seat) else WIN
        return EVENT_TUNES[kind]

    def _is_ours(self, view: bytearray, seat: int) -> bool:  # per frame
        """Is a seat a person's who plays here, or a partner's? All are if only bots play."""
        match = self._app.match
        player = view[layout.PLAYER_AT + seat]
        team = view[layout.TEAM + player]
        for other in range(len(match.people)):
            if other == player or team and view[layout.TEAM + other] == team:
                if match.people[other] == PERSON:
                    return True
        return not match.persons

    def begin(self, tune: int) -> None:  # per frame
        """Begin a tune, whatever else plays."""
        self._at = tune * TUNE_SIZE
        self._due = self._app.now

    def tick(self, now: int) -> None:  # per frame
        """Play the next note, and let the lights be in the active color."""
        view = self._app.match.view
        if is_due(now, self._due):
            self._tell_turn(view)
            self._play(now)
        color = color_on(view[layout.TOP_CARD] & KIND_MASK)
        self._light(_DARK if self._app.idle.is_dimmed else min(color, NO_COLOR))

    def _tell_turn(self, view: bytearray) -> None:  # per frame
        """Begin the tune of the holder's turn, when it has come and all else has been heard."""
        is_my_turn = (
            view[layout.STATUS] == layout.IN_PLAY and view[layout.TURN] == view[layout.VIEW_SEAT]
        )
        if self._is_my_turn and not is_my_turn:
            self._is_my_turn = False
        elif is_my_turn and not self._is_my_turn and self._at == _SILENT:
            self._is_my_turn = True
            self.begin(MY_TURN)

    def _play(self, now: int) -> None:  # per frame
        """Play the next note of a tune, if one plays."""
        at = self._at
        if at == _SILENT:
            return
        ms = TUNES[at + 1] << 2
        pitch = TUNES[at]
        if at // TUNE_SIZE == DRAW:
            pitch = _RISING[self._rise + at % TUNE_SIZE // 2]
        if pitch:
            self._board.tone(pitch << 3, ms)
        self._due = after(now, ms)
        at += 2
        self._at = at if at % TUNE_SIZE and TUNES[at + 1] else _SILENT

    def _light(self, color: int) -> None:  # per frame
        """Let all lights be in a color, or none."""
        if color != self._lit:
            self._lit = color
            for i in range(self._board.lights):
                self._board.light(i, _LIGHTS[color])

    def stop(self) -> None:
        """Let the lights be dark."""
        self._light(_DARK)
