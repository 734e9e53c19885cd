"""A table whose windows are all asked in one way: what its screens have in common.

A screen of it is in one of these modes:

    WATCH      somebody else plays, or something happens by itself, a step at a time
    ASK        the holder is asked something: the turn, or any window (`ui.ask_mode`)
    QUESTION   the table is asked what another person would be (`ui.question_mode`)

A screen says what happens next (`_step`), whether the holder is asked (`is_asked`), and how long a
choice is seen (`_pace`). A mode has enter(), wish(wish), is_looking(), and may set `notice`.
"""

from micropython import const

from engine.layout import EVENT_COUNT, FIRST, IN_PLAY, NOBODY, STATUS
from hal.ticks import after, since
from ui.question_mode import QuestionMode

STEP_MS = const(800)  # for a choice to be seen
CARD_MS = const(300)  # for each card that is drawn by force
_END_MS = const(1600)  # before the score


class AskingScreen:
    """See the module. watch, turn: modes of ui.ask_mode."""

    def __init__(self, app: "App", watch: "AskMode", turn: "AskMode") -> None:
        self.app = app
        self.page = app.page
        self.notice = 0  # of ui.reasons or ui.offered
        self.watch = watch
        self.turn = turn
        self.question = QuestionMode(self)
        self.mode = watch
        self._due = 0

    def enter(self) -> None:
        """Show the table; go on where it was left, or where the device was taken."""
        self.app.show_page()
        self.notice = 0
        if self.is_asked():
            self.draw()
            self.ask()
        else:
            self.go_on(STEP_MS)

    def draw(self) -> None:  # per frame
        """Bring seats, piles and events up to date."""
        self.page.show_table(self.app.match.view, self.notice)

    def go_on(self, ms: int) -> None:  # per frame
        """Watch what happens next, after some milliseconds."""
        self._due = after(self.app.now, ms)
        self.mode = self.watch
        self.mode.enter()

    def chosen(self) -> None:  # per frame
        """The holder made a choice that was accepted: let it be seen, or ask what comes next."""
        self.notice = 0
        if self.is_asked():
            self.ask()
        else:
            self.go_on(self._pace())

    def is_asked(self) -> bool:  # per frame
        """Is it the holder who is asked?"""
        match = self.app.match
        view = match.view
        return view[STATUS] == IN_PLAY and match.holder != NOBODY and view[FIRST] == match.holder

    def ask(self) -> None:  # per frame
        """Ask the holder."""
        self.mode = self.turn
        self.mode.enter()

    def wish(self, wish: int) -> None:  # per frame
        """Let the mode do what the player wants."""
        self.mode.wish(wish)

    def skip(self) -> None:  # per frame
        """Go on at once."""
        self._due = self.app.now

    def tick(self, now: int) -> None:  # per frame
        """While watching, take the next step when it is due."""
        if self.mode == self.watch and since(now, self._due) >= 0 and not self.mode.is_looking():
            if self.app.match.view[STATUS] == IN_PLAY:
                self._step()
            else:
                self.app.go("end_hand")

    def _step(self) -> None:  # per frame
        """Let the next thing happen."""

    def _pace(self) -> int:  # per frame
        return STEP_MS

    def _stepped(self, before: int) -> None:  # per frame
        """Somebody else chose; what nobody can see takes no time. before: EVENT_COUNT."""
        self.notice = 0
        view = self.app.match.view
        if view[STATUS] != IN_PLAY:
            self.go_on(_END_MS)
        elif view[EVENT_COUNT] == before:
            self._due = self.app.now
        else:
            self.go_on(self._pace())


TYPE_CHECKING = False
if TYPE_CHECKING:
    from ui.app import App
    from ui.ask_mode import AskMode
