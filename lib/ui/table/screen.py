"""This module is the common part of the table screens with house rules or acting cards.

Such a screen is in one of these modes:

    ASK        the holder of the device answers its turn or a window, or watches while others play
               and cards are drawn, a step at a time (`ui.table.ask`)
    QUESTION   the whole table is asked instead of one person who does not hold the device
               (`ui.table.question`)

Each screen adds `_step()`, which lets the next thing happen, and `_pace()`, for how many
milliseconds a choice is shown.
"""

from engine.state.choices import CALL_UNO, CATCH, DRAW, FROM_P1, JUMP, PASS, SORRY, VERB_MASK
from engine.state.layout import EVENT_COUNT, FIRST, IN_PLAY, NOBODY, STATUS
from engine.state.windows import is_turn
from hal.ticks import after, is_due
from ui.keys import CHOOSE
from ui.setup import BY_RANK, FAMILY_TABLE
from ui.table.page import CARD_MS, END_MS, HASTE_MS, STEP_MS

TYPE_CHECKING = False
if TYPE_CHECKING:
    from ui.table.ask import AskMode
    from ui.table.question import QuestionMode
    from ui.types import AskingApp, AskingPage, Mode, Sometimes

# What is no answer to a window: to let it be, to draw unseen, and what can be done at any time.
_NO_ANSWER = 1 << PASS | 1 << DRAW | 1 << CALL_UNO | 1 << CATCH | 1 << JUMP | 1 << SORRY


class AskingScreen:
    """See the module. turn: a mode of ui.table.ask; question: one of ui.table.question, if any."""

    page: "AskingPage"
    mode: "Mode"
    watch: "AskMode | None"  # None unless it watches
    question: "Sometimes[QuestionMode]"

    if TYPE_CHECKING:

        def _step(self) -> None: ...
        def _pace(self) -> int: ...

    def __init__(self, app: "AskingApp", turn: "AskMode", question: "QuestionMode | None") -> None:
        self.app = app
        self.page = app.page
        self.turn = self.watch = self.mode = turn
        self.question = question
        self._due = 0
        self._calm = app.now  # when A is heard again after it has skipped

    def enter(self) -> None:
        """Show the table, and go on from the state of the match."""
        self.page.hand.clear(self.app.setup.switches & BY_RANK)
        self.app.show_page()
        self.chosen()
        self.tick(self.app.now)  # a question to the table belongs to the first picture

    def draw(self, notice: int) -> None:  # per frame
        """Bring piles, seats and events up to date; notice: of ui.table.words."""
        self.app.show_so_far()
        self.page.show_table(self.app, notice)

    def leads_on(self) -> bool:  # per frame
        """Does what happens next follow in this very frame, so that nobody sees the mode?"""
        return self.mode == self.watch and is_due(self.app.now, self._due)

    def go_on(self, ms: int) -> None:  # per frame
        """Watch what happens next, after some milliseconds."""
        self._due = after(self.app.now, self.app.setup.pace(ms))
        self.mode = self.watch = self.turn
        self.turn.begin(True)

    def chosen(self) -> None:  # per frame
        """A choice was made: ask what comes next, or show it for a while.

        Where another person comes next, its cover follows at once: the hand is gone then.
        """
        if self.is_asked():
            self.ask()
        elif self.app.match.is_next_person():
            self.mode = self.watch = self.turn
            self._step()
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
        self.watch = None
        self.turn.begin(False)
        self._due = after(self.app.now, STEP_MS)

    def is_passed_over(self, seat: int) -> bool:  # per frame
        """Is a seat not asked, because at a family table only who can answer is?"""
        match = self.app.match
        if not self.app.setup.switches & FAMILY_TABLE or is_turn(match.view):
            return False
        choices = match.choices
        for i in range(match.game.choices_into(seat, choices)):
            verb = choices[i] & VERB_MASK
            if not 1 << verb & _NO_ANSWER or verb == DRAW and choices[i] & FROM_P1:
                return False
        return True

    def wish(self, wish: int) -> None:  # per frame
        """Hand a key to the mode, unless it is an A that only hurried the others on."""
        if wish != CHOOSE or self.watch or is_due(self.app.now, self._calm):
            self.mode.wish(wish)

    def skip(self) -> None:  # per frame
        """Go on at once."""
        self._due = self.app.now
        self._calm = after(self.app.now, HASTE_MS)

    def tick(self, now: int) -> None:  # per frame
        """Go on when it is due; what nobody can see leads on at once, to one picture."""
        while self.mode == self.turn and is_due(now, self._due) and not self.app.wanted:
            if not self.watch:
                if self.turn.passes:
                    self.turn.pass_on()
                return
            if self.turn.is_looking():
                return
            if self.app.match.view[STATUS] != IN_PLAY:
                self.app.go("score")
                return
            self._step()

    def stepped(self, before: int) -> None:  # per frame
        """Show what another seat chose, if it can be seen. before: EVENT_COUNT as it was."""
        view = self.app.match.view
        if view[STATUS] != IN_PLAY:
            self.go_on(END_MS)
        elif view[EVENT_COUNT] == before:
            self._due = self.app.now
        elif is_turn(view) and self.is_asked():
            self.go_on(CARD_MS)
        else:
            self.go_on(self._pace())
