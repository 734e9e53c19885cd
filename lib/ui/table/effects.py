"""This module hears what happens in a match, and lets it be seen and heard beside the picture.

It is loaded where there is room (`ui.app`). Before each picture `on_events` looks for new events,
and `play_sounds` lets them be heard with it; at the end of a frame `tick` lets things move on. The
table is told nothing of it but that it draws the piles (`show`). What moves (`ui.table.motion`) and
sounds (`ui.table.sound`) goes by what everybody may know, events and the top card, and by what is
drawn: nothing of it, and none of its times, depends on a card that is hidden.
"""

from engine.public import event_at
from engine.state.layout import EVENT_COUNT, EVENTS_KEPT
from ui.draw.text import CHANGED
from ui.screens import TABLE
from ui.table.motion import Motion
from ui.table.sound import Sounds

TYPE_CHECKING = False
if TYPE_CHECKING:
    from ui.types import App


class Effects:
    """app: the app whose match it hears. heard: EVENT_COUNT when it listened last."""

    def __init__(self, app: "App") -> None:
        self._app = app
        self.motion = Motion(app)
        self.sounds = Sounds(app)
        self._zoom = None
        if app.pages.geometry.is_large:
            from ui.table.zoom import Zoom

            self._zoom = Zoom(app)
        app.pages.pages[TABLE].shows_piles = self
        self.heard = app.match.view[EVENT_COUNT]

    def on_events(self) -> None:  # per frame
        """Tell the parts what is new. Nothing of it is seen or heard yet."""
        view = self._app.match.view
        number = self.heard
        self.heard = newest = view[EVENT_COUNT]
        if newest - number & 255 > EVENTS_KEPT:  # another hand than it was
            number = newest
        has_changed = CHANGED[0]
        while number != newest:
            at = event_at(number)
            self.motion.on_event(view, at)
            self.sounds.on_event(view, at)
            number = number + 1 & 255
        CHANGED[0] = has_changed  # what is written here waits off the screen

    def play_sounds(self, now: int) -> None:  # per frame
        """Let what is new be heard."""
        self.sounds.tick(now)

    def show(self, view: bytearray) -> None:  # per frame
        """Draw the piles in their place, as cards land, and what stands beside them."""
        self.motion.show_piles()
        if self._zoom:
            self._zoom.tick(self._app.now, True)

    def tick(self, now: int) -> None:  # per frame
        """Let what moves go on."""
        app = self._app
        is_on = app.shown == "table" and not app.wanted
        self.motion.tick(now, is_on)
        if self._zoom:
            self._zoom.tick(now, is_on)

    def is_busy(self) -> bool:  # per frame
        """Is something shown that the next choice waits for?"""
        return self.motion.is_busy()

    def skip(self) -> None:  # per frame
        """A key was pressed: what moves is there at once."""
        self.motion.skip()

    def stop(self) -> None:
        """The table is left."""
        self.sounds.stop()
