"""This screen is the cover, shown while the device is passed on: it only says who gets it.

Keys are ignored at first, since they may be meant for the table. The new holder holds A down to see
their hand, while one card after the other turns; pressing keys at random shows nothing.

Whoever passes the device on may still call Uno for the card laid last. The cover asks so whenever
the call is missing, which everybody can know; nothing on it depends on any hand.
"""

from micropython import const

from engine.public import player_of
from engine.state.cards import COLORS, NO_CARD
from engine.state.choices import OK
from engine.state.layout import EVENT_COUNT, NOBODY, PLAYER_AT, UNCALLED
from engine.state.seats import in_set
from hal.buttons import BUTTON_MASK, RELEASED, A, B
from hal.ticks import after, is_due, since
from ui.draw.text import called, write_string
from ui.keys import CHOOSE, MENU, UNO
from ui.table.prompt_words import CALL_UNO_OR_NOT, NO_NOTICE, NOTICES, notice_of
from ui.table.words import write

TYPE_CHECKING = False
if TYPE_CHECKING:
    from ui.draw.big_page import BigPage
    from ui.types import App

_DEAF_MS = const(600)  # keys are ignored for so long
_BACKS = bytes((NO_CARD,) * COLORS)
_CARD_MS = const(125)  # until the next card turns; four take as long as a long press


class Screen:
    """See the module."""

    page: "BigPage"

    def __init__(self, app: "App") -> None:
        self.app = app
        self.page = app.page
        self.seat = NOBODY
        self._is_new = True  # before its first frame
        self._hears_at = 0
        self._pressed_at = 0
        self._is_pressed = False  # A was pressed on this cover

    def enter(self) -> None:
        """Show the screen. The match keeps the old holder's view until the device is taken."""
        page = self.page
        self.seat = self.app.next_holder
        self._is_new = True
        self._is_pressed = False
        name = called(self._player_at(self.seat))
        page.title("Pass the device to", name)
        page.cards(_BACKS, False)
        holder = self.app.match.holder
        is_asked = holder != NOBODY and in_set(self.app.match.view, UNCALLED, holder)
        self._tell(b" said no Uno" if is_asked else b"", CALL_UNO_OR_NOT if is_asked else NO_NOTICE)
        page.last.start(0)
        page.last.word(b"Hold A: ")
        if len(name) + 5 <= page.last.room():
            page.last.word(b"I am ")
        write_string(page.last, name)
        page.last.end()
        self.app.show_page()

    def _tell(self, words: bytes, notice: int) -> None:  # per frame
        """Write the old holder's name with some words, and a notice in the second row."""
        body = self.page.body
        body.start(0)
        if words:
            body.player(self._player_at(self.app.match.holder), body.columns - len(words))
            body.word(words)
        body.end()
        body.start(1)
        write(body, NOTICES, notice)
        body.end()

    def _player_at(self, seat: int) -> int:  # per frame
        return self.app.match.game.state[PLAYER_AT + seat]

    def wish(self, wish: int) -> None:  # per frame
        """Begin to take the device, open the menu, or call Uno before passing it on."""
        if self._is_new or not is_due(self.app.now, self._hears_at):
            return
        if wish == CHOOSE:
            self._is_pressed = True
            self._pressed_at = self.app.now
        elif wish == MENU:
            self.app.go("menu")
        elif wish == UNO or self.app.keys.event == B:
            self._call()

    def _call(self) -> None:  # per frame
        match = self.app.match
        if match.holder != NOBODY:
            reason = match.call_late()
            self._tell(b": UNO!" if reason == OK else b"", notice_of(reason))

    def tick(self, now: int) -> None:  # per frame
        """Turn the cards while A is held; after a long press show the hand."""
        keys = self.app.keys
        if self._is_new:
            self._is_new = False
            self._hears_at = after(now, _DEAF_MS)
        if not self._is_pressed:
            return
        if keys.held == A:
            self._take()
        elif keys.event & (BUTTON_MASK | RELEASED) == A:
            self.page.turn(since(now, self._pressed_at) // _CARD_MS)
        else:
            self._is_pressed = False
            self.page.turn(0)

    def _take(self) -> None:
        """Give the device to the seat; show the log first if the table cannot show all new events.

        A board that would have to free the table for the log skips it; the menu leads to it, too.
        """
        app = self.app
        match = app.match
        match.hand_to(self.seat)
        seen = match.seen[player_of(match.view, self.seat)]
        new = (match.view[EVENT_COUNT] - seen) & 255
        app.log_leads_to = "table"
        is_more = new > app.pages.geometry.events_rows
        app.go("log" if is_more and app.has_pause_screens else "table")
