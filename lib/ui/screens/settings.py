"""This screen has the settings; in a match those that change nothing of what others may know.

A board that cannot sound or be dimmed has no row for it.

If the drive holds settings of a later version, one more row gives them up; until then new settings
are not saved.
"""

from micropython import const

from journal import SETTINGS
from journal.reasons import OTHER_VERSION
from ui.draw.row_line import RowLine
from ui.match.setup_bytes import keep
from ui.screens.lists import ListScreen

_SPEED = const(0)
_VOLUME = const(1)
_BRIGHTNESS = const(2)
_FAMILY = const(3)
_BACK = const(6)
_GIVE_UP = const(7)
_TIPS = const(5)
_IN_MATCH = b"\x00\x01\x02\x06"  # no row says how somebody else's hand lies, or who is asked
_WITH_TIPS = b"\x00\x01\x02\x05\x06"  # where there is room to load them meanwhile
_IN_MENUS = b"\x00\x01\x02\x03\x04\x05\x06"
_SPEEDS = (b"off", b"slow", b"normal", b"fast")
# By the bits of `Setup.switches`: the name, and the two states.
_SWITCHES = (b"Family table: ", b"Hand by: ", b"Tips: ")
_STATES = (b"off", b"on", b"color", b"rank", b"off", b"on")
# By row.
_ABOUT = (
    b"How fast cards move",
    b"How loud it is",
    b"How bright it is",
    b"Quicker: asks only who can answer, so all see who can",
    b"How your cards are sorted",
    b"Tip, beside Uno, shows what a bot would do",
    b"To where you were",
    b"Of a later version: they are deleted",
)
_LOUD = (0, 25, 50, 75, 100)
_BRIGHT = (10, 25, 50, 75, 100)


class Screen(ListScreen):
    """Rows: the settings, back, and perhaps one that gives held settings up.

    The foot says what the row under the cursor does.
    """

    adjusts = True

    def enter(self) -> None:
        """Show the screen."""
        app = self.app
        self._rows = _IN_MENUS
        if app.resume_screen:
            has_tips = app.has_pause_screens and app.match.persons
            self._rows = _WITH_TIPS if has_tips else _IN_MATCH
        elif app.saves.book is not None and app.saves.book.state(SETTINGS) >= OTHER_VERSION:
            self._rows += bytes((_GIVE_UP,))
        if not app.board.can_sound:
            self._rows = self._rows.replace(bytes((_VOLUME,)), b"")
        if not app.board.can_dim:
            self._rows = self._rows.replace(bytes((_BRIGHTNESS,)), b"")
        self.open(len(self._rows))

    def about(self, i: int) -> bytes:  # per frame
        """Return what a row does."""
        return _ABOUT[self._rows[i]]

    def write(self, text: "RowLine", i: int) -> None:  # per frame
        """Write a row."""
        setup = self.app.setup
        i = self._rows[i]
        if i == _SPEED:
            text.word(b"Movement: ")
            text.word(_SPEEDS[setup.speed])
        elif i == _VOLUME:
            text.word(b"Sound")
            text.meter = _bars(setup.volume)
        elif i == _BRIGHTNESS:
            text.word(b"Brightness")
            text.meter = _bars(setup.brightness)
        elif i < _BACK:
            i -= _FAMILY
            text.word(_SWITCHES[i])
            text.word(_STATES[2 * i + (setup.switches >> i & 1)])
        else:
            text.word(b"Back" if i == _BACK else b"Give up old ones")

    def choose(self, i: int) -> None:
        """Set the next value, give held settings up, or go back."""
        if self._rows[i] == _GIVE_UP:
            self.app.saves.book.clear(SETTINGS)
            keep(self.app)
            self.enter()
        elif self._rows[i] == _BACK:
            self.back()
        else:
            self.adjust(i, 1)

    def adjust(self, i: int, step: int) -> None:
        """Change the row's value, and save it; the last one is followed by the first."""
        setup = self.app.setup
        i = self._rows[i]
        if i == _SPEED:
            setup.speed = (setup.speed + step) % len(_SPEEDS)
        elif i == _VOLUME:
            setup.volume = _next(_LOUD, setup.volume, step)
            self.app.board.volume(setup.volume)
        elif i == _BRIGHTNESS:
            setup.brightness = _next(_BRIGHT, setup.brightness, step)
            self.app.board.brightness(setup.brightness)
        elif i < _BACK:
            setup.switches ^= 1 << i - _FAMILY
            if i == _TIPS and self.app.resume_screen:
                from ui.tip import offer_tips  # loaded with the match

                offer_tips(self.app)
        self.draw()
        keep(self.app)


def _next(levels: "tuple[int, ...]", level: int, step: int) -> int:
    """Return the next or previous level. A value between two levels counts as the higher one."""
    at = 0
    while at < len(levels) - 1 and levels[at] < level:
        at += 1
    return levels[(at + step) % len(levels)]


def _bars(level: int) -> int:  # per frame
    """Return how many of five bars stand for a level up to 100."""
    return (level + 19) // 20
