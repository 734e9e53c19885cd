"""This mode asks the whole table a question, so that the device is not passed just to hear "no".

The question is asked whether or not anybody holds a card for it, of all persons concerned at once,
and no hand is shown meanwhile. Whoever says yes takes the device and chooses, unless yes is the
whole answer, as in showing a hand or calling a cheat.

The match keeps what was said (`answered`, `claimed`) until it is used. `ui.acts.question` and
`ui.house.question` know the words, and whom a question concerns. The mode is loaded only where
several persons play.
"""

from engine.public import player_of
from engine.state.layout import NOBODY, PLAYERS
from ui.draw.font import CHECK
from ui.keys import CHOOSE, MENU, UNO
from ui.match_bytes import PERSON
from ui.table.cursor import begin_row, first_row
from ui.table.page import DO_BACK, DO_MENU, DO_NOTHING, DO_OK
from ui.table.words import EMPTY_LINE

TYPE_CHECKING = False
if TYPE_CHECKING:
    from ui.draw.text import Text
    from ui.table.screen import AskingScreen
    from ui.types import AskingPage


class QuestionMode:
    """screen: the table screen. What rules add to it:

    ask_other(seat)                         a person is asked who does not hold the device
    is_asked_with(seat, other)              when a seat is asked, is another one, too?
    write_question(text, view)              what is asked
    write_reply(text, view, seat, is_done)  what a seat may say; NOBODY: that nobody does
    """

    if TYPE_CHECKING:

        def ask_other(self, seat: int) -> None: ...
        def is_asked_with(self, seat: int, other: int) -> bool: ...
        def write_question(self, text: Text, view: bytearray) -> None: ...
        def write_reply(self, text: Text, view: bytearray, seat: int, is_done: bool) -> None: ...

    def __init__(self, screen: "AskingScreen", page: "AskingPage") -> None:
        self._screen = screen
        self._page = page
        self._seats = bytearray(10)  # whom it is about
        self._count = 0
        self._at = 0  # in the row: 0 is nobody, then those seats
        self._yes = 0  # seats that said so

    def ask(self, seat: int) -> None:  # per frame
        """Ask a seat, and all others whom the same question concerns."""
        match = self._screen.app.match
        self._count = self._at = self._yes = 0
        for other in range(match.view[PLAYERS]):
            is_person = match.people[player_of(match.view, other)] == PERSON
            is_asked = is_person and self.is_asked_with(seat, other)
            if is_asked and not self._screen.is_passed_over(other):
                self._seats[self._count] = other
                self._count += 1
        self._screen.mode = self
        self.enter()

    def enter(self) -> None:  # per frame
        """Show the question, and no hand."""
        page = self._page
        page.hand.take_backs(0)
        page.hand.show(NOBODY, False)
        self._screen.draw(EMPTY_LINE)  # the question takes its place
        text = page.latest
        text.start(0)
        self.write_question(text, self._screen.app.match.view)
        text.end()
        self._draw()

    def _draw(self) -> None:  # per frame
        view = self._screen.app.match.view
        rows = self._page.rows
        first = first_row(rows, self._at)
        for i in range(first, first + rows.rows):
            if begin_row(self._page, i, self._count + 1, self._at):
                seat = self._seats[i - 1] if i else NOBODY
                self.write_reply(rows, view, seat, self._yes != 0)
                if i and self._yes & 1 << seat:
                    rows.letter(CHECK)
                rows.end()
        keys = self._screen.app.keys
        self._page.tell_keys(keys, DO_OK, DO_BACK if self._at else DO_MENU, DO_NOTHING)

    def wish(self, wish: int) -> None:  # per frame
        """Go through the answers, or give one."""
        if wish == CHOOSE:
            self._choose()
        elif wish == MENU:
            self._screen.app.go("menu")
        elif wish != UNO:
            self._at = self._screen.app.keys.moved(self._at, wish, self._count + 1)
            self._draw()

    def _choose(self) -> None:  # per frame
        """Take an answer; where several are asked, each may say yes before `Done` ends it."""
        if self._at:
            self._yes ^= 1 << self._seats[self._at - 1]
            if self._count > 1:
                self._at = 0
                self._draw()
                return
        match = self._screen.app.match
        view = match.view
        for i in range(self._count):
            seat = self._seats[i]
            player = 1 << player_of(view, seat)
            match.answered |= player
            if self._yes & 1 << seat:
                match.claimed |= player
        self._screen.go_on(0)

    def _takes_answer(self, player: int) -> int:  # per frame
        """Forget the answer of a player, given as a bit; return whether it was yes."""
        match = self._screen.app.match
        is_yes = match.claimed & player
        match.answered &= ~player
        match.claimed &= ~player
        return is_yes
