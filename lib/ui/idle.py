"""This module dims an idle screen, and warns of a low battery and of saves that fail.

After a minute without a press the screen dims, and the cover hides the hand. The press that wakes
the screen does nothing else. Warnings wait for a moment in which nobody is about to press a button.
A match among bots alone goes on and stays bright.
"""

from micropython import const

from engine.state.layout import NOBODY
from hal.ticks import is_due

TYPE_CHECKING = False
if TYPE_CHECKING:
    from ui.app import App

_IDLE_MS = const(60000)
_BATTERY_MS = const(30000)
_LOW = const(15)  # percent
_VERY_LOW = const(5)


class Idle:
    """See the module. app: the app that it watches."""

    def __init__(self, app: "App") -> None:
        self._app = app
        self._touched = app.now
        self._measured = app.now
        self._warned = 100  # the level of the last warning, _LOW or _VERY_LOW; 100: none
        self._percent = 0  # the charge to warn of; 0: nothing
        self.is_told = False  # the player knows that the match is not saved
        self.is_dimmed = False

    def is_woken(self, now: int) -> bool:  # per frame
        """Note a press; return True if it only woke the screen."""
        self._touched = now
        if not self.is_dimmed:
            return False
        self.is_dimmed = False
        self._app.board.brightness(self._app.setup.brightness)
        return True

    def tick(self, now: int) -> None:  # per frame
        """Do what is due, once a frame."""
        match = self._app.match
        if match is not None and not match.persons:
            self._touched = now
            return
        if not self.is_dimmed and is_due(now, self._touched + _IDLE_MS):
            self.is_dimmed = True
            self._app.board.brightness(max(self._app.setup.brightness // 5, 4))
            self.hide()
        if is_due(now, self._measured + _BATTERY_MS):
            self._measured = now
            self._check_charge(self._app.board.battery())
        if self._percent and self._is_quiet():
            self._tell_charge()
        elif self._app.saves.trouble and not self.is_told and match is not None:
            if self._is_quiet():
                self.tell_trouble()

    def _check_charge(self, percent: int) -> None:  # per frame
        """Prepare a warning when the charge is low, and another one when it is very low."""
        if percent <= 0:  # unknown, or no cell: an empty one had its warnings before
            return
        level = _VERY_LOW if percent <= _VERY_LOW else _LOW if percent <= _LOW else 100
        if level < self._warned:
            self._warned = level
            self._percent = percent

    def hide(self) -> None:  # per frame
        """Show the cover in place of the hand, or when a screen over the table leads back to it."""
        app = self._app
        match = app.match
        is_hand_shown = app.resume_screen == "table"
        if match is None or match.holder == NOBODY or not is_hand_shown:
            return
        app.next_holder = match.holder
        match.hand_to(NOBODY)
        if app.shown == "table" or app.shown == "log":
            app.go("cover")
        else:
            app.resume_screen = "cover"

    def _is_quiet(self) -> bool:  # per frame
        """Is this a screen, or a mode of the table, in which a press by mistake does no harm?"""
        app = self._app
        if app.wanted:
            return False
        if app.shown == "table":
            return app.screen.watches()  # type: ignore[no-any-return]
        return app.shown == "cover" or app.shown == "score" or app.shown == "title"

    def tell_trouble(self) -> None:
        """Say, once, that the match is not saved."""
        app = self._app
        if app.saves.trouble and not self.is_told and app.match.persons:
            self.is_told = True
            from ui.screens.notice import tell_trouble

            tell_trouble(app)

    def _tell_charge(self) -> None:
        percent = self._percent
        self._percent = 0
        from ui.screens.notice import tell_charge

        tell_charge(self._app, percent)
