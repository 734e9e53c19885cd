"""This screen is the hand-over: nothing but whose turn it is to hold the device.

Whoever gives the device away may still call Uno for the card laid last. That is offered
every time, needed or not, and nothing here is drawn from any hand.
"""

from engine.public import player_of
from engine.state.cards import NO_CARD
from engine.state.choices import OK
from engine.state.layout import EVENT_COUNT, NOBODY, PLAYER_AT
from ui.draw.font import CHECK
from ui.draw.text import PERSONS
from ui.keys import CHOOSE, HIGHER, LOWER, MENU, NEXT, PREVIOUS, UNO

TYPE_CHECKING = False
if TYPE_CHECKING:
    from ui.app import App
    from ui.draw.pages import BigPage
    from ui.draw.text import Text

_CARDS = bytes((NO_CARD,)) * 4


class Screen:
    """See the module."""

    page: "BigPage"

    def __init__(self, app: "App") -> None:
        self.app = app
        self.page = app.page
        self.seat = NOBODY
        self._number = 0
        self._is_said = False
        self.cursor = 0

    def enter(self) -> None:
        """Show it; the view that was shown last is forgotten when the device is taken."""
        page = self.page
        self.seat = self.app.next_holder
        self._number = self._number_of(self.seat)
        page.title("Pass the device to", "P" + str(self._number))
        page.cards(_CARDS)
        self.cursor = 0
        self._is_said = False
        self._draw()
        page.last.start(0)
        page.last.word(b"A choose arrows move" if self.app.keys.has_pad else b"A choose  B next")
        page.last.end()
        self.app.show_page()

    def _draw(self) -> None:  # per frame
        body = self.page.body
        holder = self.app.match.holder
        body.start(0)
        self._gap(body, 11 if self._number < 10 else 12)
        body.invert(self.cursor == 0)
        body.word(b" I am P")
        body.number(self._number)
        body.letter(32)
        body.end_inverse()
        body.start(1)
        if holder != NOBODY:
            number = self._number_of(holder)
            self._gap(body, 10 if number < 10 else 11)
            body.invert(self.cursor == 1)
            body.word(b" P")
            body.number(number)
            body.word(b": UNO! ")
            body.invert(0)
            if self._is_said:
                body.letter(CHECK)
        body.end()

    def _number_of(self, seat: int) -> int:  # per frame
        return PERSONS[self.app.match.game.state[PLAYER_AT + seat]]

    def _gap(self, body: "Text", wide: int) -> None:  # per frame
        for _ in range((body.columns - wide) // 2):
            body.letter(32)

    def wish(self, wish: int) -> None:  # per frame
        """Take the device, or call Uno before giving it away."""
        if wish == CHOOSE and self.cursor == 0:
            self._take()
        elif wish == UNO or wish == CHOOSE:
            self._call()
        elif wish == MENU:
            self.app.go("menu")
        elif wish == NEXT or wish == PREVIOUS or wish == LOWER or wish == HIGHER:
            self.cursor = 1 - self.cursor if self.app.match.holder != NOBODY else 0
            self._draw()

    def _take(self) -> None:
        """The seat took the device: tell what happened meanwhile, if the table cannot."""
        app = self.app
        match = app.match
        match.hand_to(self.seat)
        new = match.view[EVENT_COUNT] - match.seen[player_of(match.view, self.seat)] & 255
        app.log_leads_to = "table"
        app.go("log" if new > app.pages.geometry.events_rows else "table")

    def _call(self) -> None:  # per frame
        if self.app.match.holder != NOBODY:
            self._is_said = self.app.match.call_late() == OK
            self.cursor = 0
            self._draw()

    def tick(self, now: int) -> None:  # per frame
        """Nothing happens by itself."""
