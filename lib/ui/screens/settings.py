"""This screen has the settings, and the numbers of hands and matches played on this device.

If the drive holds settings of a later version, one more row gives them up; until then new settings
are not saved.
"""

from micropython import const

from engine.state.seats import word
from journal import SETTINGS
from journal.reasons import OTHER_VERSION
from ui.draw.paragraphs import Foot
from ui.people import ALL_HANDS_AT, ALL_MATCHES_AT, PEOPLE_WON_AT, read_statistics
from ui.screens.lists import ListScreen
from ui.setup_bytes import bytes_of

TYPE_CHECKING = False
if TYPE_CHECKING:
    from ui.draw.text import Text

_SPEED = const(0)
_VOLUME = const(1)
_BRIGHTNESS = const(2)
_FAMILY = const(3)
_BACK = const(6)
_FIRST_NUMBER = const(8)
_GIVE_UP = const(12)
_BELOW = const(4)  # rows: an empty one, and what a switch does
_NUMBERS = (
    (b"Hands: ", ALL_HANDS_AT),
    (b"Matches: ", ALL_MATCHES_AT),
    (b"People won: ", PEOPLE_WON_AT),
)
_SPEEDS = (b"off", b"slow", b"normal", b"fast")
# By the bits of `Setup.switches`: the name, the two states, and what the switch does.
_SWITCHES = (b"Family table: ", b"Hand by: ", b"Tips: ")
_STATES = (b"off", b"on", b"color", b"rank", b"off", b"on")
_ABOUT = (
    b"Quicker: asks only who can answer, so all see who can",
    b"How your cards are sorted",
    b"Tip, beside Uno, shows what a bot would do",
)
_LOUD = (0, 25, 50, 75, 100)
_BRIGHT = (10, 25, 50, 75, 100)


class Screen(ListScreen):
    """Rows: the settings, back, an empty one, then numbers to read.

    While the cursor is on a switch, the foot says what it does.
    """

    def enter(self) -> None:
        """Show the screen."""
        saves = self.app.saves
        self._numbers = read_statistics(saves)
        self._foot = Foot(self.page)
        is_held = saves.book is not None and saves.book.state(SETTINGS) >= OTHER_VERSION
        count = _GIVE_UP + 1 if is_held else _FIRST_NUMBER + len(_NUMBERS)
        self.open("Settings", count, 0, count if is_held else _BACK + 1)

    def draw(self) -> None:  # per frame
        """Draw the rows, and what the switch under the cursor does."""
        is_switch = _FAMILY <= self.cursor < _BACK
        self.below = _BELOW if is_switch else 0
        super().draw()
        if is_switch:
            self._foot.tell(_BELOW, _ABOUT[self.cursor - _FAMILY])

    def write(self, text: "Text", i: int) -> None:  # per frame
        """Write a row."""
        setup = self.app.setup
        if i == _SPEED:
            text.word(b"Movement: ")
            text.word(_SPEEDS[setup.speed])
        elif i == _VOLUME:
            text.word(b"Sound: ")
            if setup.volume:
                text.number(setup.volume)
            else:
                text.word(b"off")
        elif i == _BRIGHTNESS:
            text.word(b"Brightness: ")
            text.number(setup.brightness)
        elif i < _BACK:
            i -= _FAMILY
            text.word(_SWITCHES[i])
            text.word(_STATES[2 * i + (setup.switches >> i & 1)])
        elif i == _BACK:
            text.word(b"Back")
        elif i == _GIVE_UP:
            text.word(b"Give up old ones")
        elif _FIRST_NUMBER <= i < _FIRST_NUMBER + len(_NUMBERS):
            number = _NUMBERS[i - _FIRST_NUMBER]
            text.word(number[0])
            text.number(word(self._numbers, number[1]))

    def choose(self, i: int) -> None:
        """Set the next value, give held settings up, or go back."""
        if i == _GIVE_UP:
            self.app.saves.book.clear(SETTINGS)
            self.enter()
        elif i == _BACK:
            self.back()
        else:
            self.adjust(i, 1)

    def adjust(self, i: int, step: int) -> None:
        """Change the row's value; the last one is followed by the first."""
        setup = self.app.setup
        if i == _SPEED:
            setup.speed = (setup.speed + step) % len(_SPEEDS)
        elif i == _VOLUME:
            setup.volume = _next(_LOUD, setup.volume, step)
        elif i == _BRIGHTNESS:
            setup.brightness = _next(_BRIGHT, setup.brightness, step)
            self.app.board.brightness(setup.brightness)
        elif i < _BACK:
            setup.switches ^= 1 << i - _FAMILY
        self.draw()

    def back(self) -> None:
        """Save the settings, and go back to the title."""
        app = self.app
        app.saves.write(SETTINGS, bytes_of(app.setup))
        app.go("title")


def _next(levels: "tuple[int, ...]", level: int, step: int) -> int:
    """Return the next or previous level. A value between two levels counts as the higher one."""
    at = 0
    while at < len(levels) - 1 and levels[at] < level:
        at += 1
    return levels[(at + step) % len(levels)]
