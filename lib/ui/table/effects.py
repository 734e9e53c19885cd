"""This module hears what happens in a match, and lets it be seen and heard beside the picture.

It is loaded where there is room (`ui.match.beginning`); banners and bubbles where there is more
(`ui.table.drama`). Before each picture `on_events` looks for new events, and `sounds` plays with
it; at the end of a frame `tick` lets things move on. The table tells it that it draws the piles
(`show`), and what it has refused (`refuse`). What moves (`ui.table.motion`) and sounds
(`ui.table.sound`) goes by what everybody may know, events and public bytes, and by what is drawn:
nothing of it, and none of its times, depends on a card that is hidden.
"""

from engine.public import event_at
from engine.state.events import DEALT, DREW_CARD, HAND_OVER, LAID, PASSED
from engine.state.layout import EVENT_COUNT, EVENT_KIND, EVENTS_KEPT
from ui.draw.grids import CHANGED
from ui.screens import TABLE
from ui.table.motion import Motion
from ui.table.sound import REFUSED, Sounds

TYPE_CHECKING = False
if TYPE_CHECKING:
    from ui.app import App
    from ui.table.drama import Drama
    from ui.types import Sometimes

# With these a hand has begun, or there is none.
_BEGUN: "tuple[int, ...]" = (DEALT, LAID, DREW_CARD, PASSED, HAND_OVER)


class Effects:
    """app: the app whose match it hears. heard: EVENT_COUNT when it listened last."""

    drama: "Sometimes[Drama]"  # if there is room for it

    def __init__(self, app: "App") -> None:
        self._app = app
        self.drama = None
        self.motion = Motion(app)
        self.sounds = Sounds(app)
        app.pages.pages[TABLE].shows_piles = self
        view = app.match.view
        self.heard = view[EVENT_COUNT]
        number = self.heard
        for _ in range(EVENTS_KEPT):  # what the first cards did may have followed
            number = number - 1 & 255
            kind = view[event_at(number) + EVENT_KIND]
            if kind == DEALT and app.setup.speed:
                self.motion.deal(view)
            if kind in _BEGUN:
                break

    def on_events(self) -> None:  # per frame
        """Tell the parts what is new. Nothing of it is seen or heard yet."""
        view = self._app.match.view
        number = self.heard
        self.heard = newest = view[EVENT_COUNT]
        if newest - number & 255 > EVENTS_KEPT:  # another hand than it was
            number = newest
        has_changed = CHANGED[0]
        while number != newest:
            self.on_event(view, event_at(number))
            number = number + 1 & 255
        CHANGED[0] = has_changed  # what is written here waits off the screen

    def on_event(self, view: bytearray, at: int) -> None:  # per frame
        """Hear an event of a view, which lies at an offset."""
        self.motion.on_event(view, at)
        self.sounds.on_event(view, at)

    def holds(self) -> bool:  # per frame
        """Was somebody challenged, and was not told of yet? `app.screen.resume` is called then."""
        return False

    def refuse(self) -> None:  # per frame
        """A choice was refused: let it be heard, and the card shake."""
        self.motion.warn()
        self.sounds.begin(REFUSED)

    def show(self, view: bytearray) -> None:  # per frame
        """Draw the piles in their place, as cards land."""
        self.motion.show(view)

    def tick(self, now: int) -> None:  # per frame
        """Let what moves go on."""
        self.motion.tick(now, self._app.shown == "table" and not self._app.wanted)

    def is_busy(self) -> bool:  # per frame
        """Is something shown that the next choice waits for?"""
        return self.motion.is_busy()

    def skip(self) -> None:  # per frame
        """A key was pressed: what moves is there at once."""
        self.motion.skip()

    def stop(self) -> None:
        """The table is left."""
        self.sounds.stop()


def make_effects(app: "App") -> None:  # set-up
    """Make movement and sound."""
    app.effects = Effects(app)
