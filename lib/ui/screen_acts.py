"""Play where cards act: the table, whatever the holder is asked, and everybody else's turns.

The screen is in one of these modes:

    WATCH      somebody else plays, or something happens by itself, a step at a time
    ASK        the holder is asked something: the turn, or any window (`ui.ask_mode`)
    QUESTION   the table is asked what another person would be (`ui.question_mode`)

Who holds the device and can do nothing but let a gained card be is not asked; another person is
handed the device only for what needs a look at its hand.
"""

from micropython import const

from engine.choices import CALL_UNO, CATCH, DRAW, FROM_D2, OK, PASS, REFUSE, SHOW, VERB_MASK
from engine.layout import (
    EVENT_COUNT,
    FIRST,
    IN_PLAY,
    NOBODY,
    PILE_SIZE,
    PLAYER_AT,
    STATUS,
    TOP,
)
from engine.windows import FORCED, GAINED, GIVING, TAKING
from hal.ticks import after, since
from ui.ask_mode import AskMode, WatchMode
from ui.offers import Offers
from ui.question_mode import QuestionMode, draws_on, needs

_STEP_MS = const(800)  # for a choice to be seen
_CARD_MS = const(300)  # for each card that is drawn by force
_END_MS = const(1600)  # before the score


class Screen:
    """See the module. A mode has enter(), wish(wish) and may set `notice`."""

    def __init__(self, app: "App") -> None:
        self.app = app
        self.page = app.page
        self.notice = 0  # of ui.reasons
        self.offers = Offers(app.page.hand)
        self.watch = WatchMode(self)
        self.turn = AskMode(self)
        self.question = QuestionMode(self)
        self.mode = self.watch
        self._due = 0

    def enter(self) -> None:
        """Show the table; go on where it was left, or where the device was taken."""
        self.app.show_page()
        self.notice = 0
        if self._is_asked():
            self.draw()
            self._ask()
        else:
            self.go_on(_STEP_MS)

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
        if self._is_asked():
            self._ask()
        else:
            self.go_on(self._pace())

    def _is_asked(self) -> bool:  # per frame
        match = self.app.match
        view = match.view
        return view[STATUS] == IN_PLAY and match.holder != NOBODY and view[FIRST] == match.holder

    def _ask(self) -> None:  # per frame
        """Ask the holder, unless there is nothing that it could do with a card it has gained."""
        match = self.app.match
        view = match.view
        while self._is_asked():
            if view[view[TOP]] != GAINED or self._can_give_away():
                self.mode = self.turn
                self.mode.enter()
                return
            match.choose(PASS)
        self.go_on(_STEP_MS)

    def _can_give_away(self) -> bool:  # per frame
        match = self.app.match
        match.list_choices()
        for i in range(match.count):
            verb = match.choices[i] & VERB_MASK
            if verb != PASS and verb != CATCH and verb != CALL_UNO:
                return True
        return False

    def wish(self, wish: int) -> None:  # per frame
        """Let the mode do what the player wants."""
        self.mode.wish(wish)

    def skip(self) -> None:  # per frame
        """Go on at once."""
        self._due = self.app.now

    def tick(self, now: int) -> None:  # per frame
        """While watching, take the next step when it is due."""
        if self.mode == self.watch and since(now, self._due) >= 0 and not self.mode.is_looking():
            self._step()

    def _step(self) -> None:  # per frame
        """Let the next thing happen."""
        match = self.app.match
        if match.view[STATUS] != IN_PLAY:
            self.app.go("score")
            return
        before = match.view[EVENT_COUNT]
        if match.bot_step():
            match.stepped()
            self._stepped(before)
            return
        seat = match.view[FIRST]
        if seat == match.holder:
            self.notice = 0
            self._ask()
        else:
            self._ask_other(seat)

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

    def _pace(self) -> int:  # per frame
        view = self.app.match.view
        kind = view[view[TOP]]
        return _CARD_MS if kind == FORCED or kind == GAINED else _STEP_MS

    def _ask_other(self, seat: int) -> None:  # per frame
        """A person is asked who does not hold the device."""
        match = self.app.match
        view = match.view
        before = view[EVENT_COUNT]
        kind = view[view[TOP]]
        bit = 1 << view[PLAYER_AT + seat]
        if match.blind == seat and draws_on(view, seat):
            self._draw_unseen(seat, kind)
            self._stepped(before)
            return
        match.blind = NOBODY
        if not match.answered & bit:
            if needs(match, seat):
                self.question.ask(seat)
            else:
                self.app.hand_over(seat)
        else:
            self._carry_out(seat, kind, bit)

    def _carry_out(self, seat: int, kind: int, bit: int) -> None:  # per frame
        """Do what a person answered when the table was asked."""
        match = self.app.match
        before = match.view[EVENT_COUNT]
        is_yes = match.claimed & bit
        match.answered &= ~bit
        match.claimed &= ~bit
        if kind == TAKING:
            match.answer_for(seat, SHOW if is_yes else PASS)
        elif kind == GIVING:
            match.answer_for(seat, REFUSE if is_yes else PASS)
        elif is_yes:
            self.app.hand_over(seat)
            return
        elif kind == FORCED:
            match.blind = seat
            self._draw_unseen(seat, kind)
        else:
            match.answer_for(seat, PASS)
        self._stepped(before)

    def _draw_unseen(self, seat: int, kind: int) -> None:  # per frame
        """Draw the next card for who does not look, from wherever there is one; or let one be."""
        match = self.app.match
        view = match.view
        if kind == GAINED:
            match.answer_for(seat, PASS)
            return
        choice = DRAW if view[PILE_SIZE] or not view[PILE_SIZE + 1] else DRAW | FROM_D2
        if match.answer_for(seat, choice) != OK:
            match.answer_for(seat, PASS)


TYPE_CHECKING = False
if TYPE_CHECKING:
    from ui.app import App
