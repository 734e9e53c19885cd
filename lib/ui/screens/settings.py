"""This screen has the settings, and what was played on this device so far.

Settings that a later version left here are kept, and nothing can be set for good until they are
given up: then that is a row, too.
"""

from micropython import const

from engine.state.seats import word
from journal import SETTINGS
from journal.reasons import OTHER_VERSION
from ui.saves import HANDS, MATCHES, WON, counted
from ui.screens.lists import ListScreen
from ui.setup_bytes import saved

TYPE_CHECKING = False
if TYPE_CHECKING:
    from ui.draw.text import Text

_BRIGHTNESS = const(0)
_BACK = const(1)
_FIRST_NUMBER = const(3)
_GIVE_UP = const(7)
_NUMBERS = ((b"Hands: ", HANDS), (b"Matches: ", MATCHES), (b"People won: ", WON))
_LEVELS = (10, 25, 50, 75, 100)


class Screen(ListScreen):
    """Rows: how bright, back, an empty one, then numbers for reading."""

    def enter(self) -> None:
        """Show it."""
        saves = self.app.saves
        self._numbers = counted(saves)
        is_held = saves.book is not None and saves.book.state(SETTINGS) >= OTHER_VERSION
        count = _GIVE_UP + 1 if is_held else _FIRST_NUMBER + len(_NUMBERS)
        self.open("Settings", count, 0, count if is_held else _BACK + 1)

    def write(self, text: "Text", i: int) -> None:  # per frame
        """Write a row."""
        if i == _BRIGHTNESS:
            text.word(b"Brightness: ")
            text.number(self.app.setup.brightness)
        elif i == _BACK:
            text.word(b"Back")
        elif i == _GIVE_UP:
            text.word(b"Give up old ones")
        elif _FIRST_NUMBER <= i < _FIRST_NUMBER + len(_NUMBERS):
            number = _NUMBERS[i - _FIRST_NUMBER]
            text.word(number[0])
            text.number(word(self._numbers, number[1]))

    def choose(self, i: int) -> None:
        """Brighter, or back."""
        if i == _GIVE_UP:
            self.app.saves.book.clear(SETTINGS)
            self.enter()
        elif i == _BACK:
            self.back()
        else:
            self.adjust(i, 1)

    def adjust(self, i: int, step: int) -> None:
        """Change the brightness, round and round."""
        if i != _BRIGHTNESS:
            return
        setup = self.app.setup
        at = 0
        while at < len(_LEVELS) - 1 and _LEVELS[at] < setup.brightness:
            at += 1
        setup.brightness = _LEVELS[(at + step) % len(_LEVELS)]
        self.app.board.brightness(setup.brightness)
        self.draw()

    def back(self) -> None:
        """Keep them; back to the title."""
        app = self.app
        app.saves.write(SETTINGS, saved(app.setup))
        app.go("title")
