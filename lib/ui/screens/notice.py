"""This screen shows a notice, then leads to the screen that the notice names.

The texts of warnings are here, too, so that they are not in memory during play.
"""

from micropython import const

from hal.ticks import since
from journal.reasons import HELD
from ui.draw.face_tiles import BOT, CALM, SAD
from ui.draw.paragraphs import wrapped
from ui.screens.lists import ScrollScreen

TYPE_CHECKING = False
if TYPE_CHECKING:
    from ui.app import App

_SAD = ("Not saved", "Battery", "Damaged save", "No room")  # titles of bad news
_LEAST_MS = const(700)  # an earlier press may be meant for the screen before


class Screen(ScrollScreen):
    """Rows: the lines of `app.notice`, which is (title, words, the screen that it leads to)."""

    def enter(self) -> None:
        """Show the screen."""
        title, words, self._leads_to = self.app.notice
        self._since = self.app.now
        self.lines = wrapped(words.encode(), self.page.text_columns)
        self.open(len(self.lines), title=title.encode())
        mood = SAD if title in _SAD else CALM
        self.page.look_out(len(self.lines), BOT, 1, mood, self.app.match is None)

    def back(self) -> None:
        """Go on."""
        if since(self.app.now, self._since) >= _LEAST_MS:
            self.app.go(self._leads_to)


DAMAGED = "The saved match is damaged and cannot be resumed. The next one is saved in its place."
SET_ASIDE = "The saved match is damaged. It is kept aside, and the save before it can be resumed."
_TAIL = " The game goes on, but this match will not be kept."


def tell_trouble(app: "App") -> None:
    """Say why the match is not saved."""
    saves = app.saves
    if saves.book is None:
        words = "No drive to save on: a computer has it, since A was held at the start."
    elif saves.trouble == HELD:
        words = "Another save is kept on this drive."
    else:
        from journal.words import reason_text

        words = reason_text(saves.trouble)
    app.tell("Not saved", words + _TAIL, app.wanted or app.shown)


def tell_charge(app: "App", percent: int) -> None:
    """Warn of a low battery."""
    words = "The battery is low: " + str(percent) + " percent. Charge it soon."
    app.tell("Battery", words, app.shown)
