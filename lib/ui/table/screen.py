"""This screen plays a match: the table, what its holder is asked, and others' turns.

It is in one of these modes:

    turn       the holder of the device answers its turn or a window, or watches while others play
               and cards are drawn, a step at a time (`ui.table.question`)
    colors     the holder calls the color of a wild (`ui.table.color_picker`)
    question   the whole table is asked instead of one person who does not hold the device
               (`ui.table.table_question`)
    jump       the table is asked, for a moment, who plays out of turn (`ui.table.jump_window`)

When another screen is opened, the mode hands over where its cursor is, for `Match.place`, and takes
it from there when the table is shown again.

Which mode comes up follows from what everybody knows, and calling Uno, late or not, and catching
are offered while anybody holds one card or two, whether or not there is reason to: so no picture
tells anything about hidden cards.
"""

from micropython import const

from engine import prompt
from engine.state import choices, layout, options
from engine.state.reasons import OK
from engine.state.window_types import (
    DRAWS_ALONE,
    FIRST_ROWS,
    IS_BRIEF,
    IS_READ,
    PASSES_ALONE,
    ROW_FLAGS,
    WINDOW_TYPES,
)
from engine.state.windows import CHOICES, is_turn
from hal.ticks import after, is_due
from ui.keys import CHOOSE
from ui.match.setup import BY_RANK, FAMILY_TABLE, MEDIUM
from ui.screens import TABLE
from ui.table.color_picker import ColorPicker
from ui.table.menu import OTHERS, REVEAL
from ui.table.page import CARD_MS, END_MS, HASTE_MS, STEP_MS, TablePage
from ui.table.question import Question
from ui.table.table_question import TableQuestion

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from ui.app import App
    from ui.table.jump_window import JumpWindow
    from ui.types import Mode

# What is no answer to a window: to let it be, to draw unseen, and what can be done at any time.
_NO_ANSWER = (
    1 << choices.PASS
    | 1 << choices.DRAW
    | 1 << choices.CALL_UNO
    | 1 << choices.CATCH
    | 1 << choices.JUMP
    | 1 << choices.SORRY
)
_LANDS_MS = const(500)  # at any speed, for a card to be seen before a cover
# Without a card of the hand, such as may be shown, or let go with a call of Uno.
_NO_CARDS = 1 << choices.PASS | 1 << choices.NAME | 1 << choices.DRAW
_ADMITTED_MS = const(2000)  # for a cheat that was admitted to be seen by all


class TableScreen:
    """See the module. A mode has enter(), on_action(action) and place().

    is_watching: the holder was not asked last, but watches, or the whole table is asked.
    """

    mode: "Mode"
    question: "TableQuestion | None"
    jump: "JumpWindow | None"
    dares: "Any"  # the module ui.table.dares, where the rules ask for it

    def __init__(self, app: "App") -> None:
        self.app = app
        self.page = app.page
        self.colors = ColorPicker(self, app)
        self.is_watching = True
        self.turn = self.mode = Question(self, app)
        self.question = self.jump = None
        view = app.match.view
        if app.match.persons > 1:
            self.question = TableQuestion(self, app)
        if view[options.JUMP] or view[options.STACK_BY]:
            from ui.table.jump_window import JumpWindow

            self.jump = JumpWindow(self, app)
        self.dares = None
        for kind in range(WINDOW_TYPES):
            if CHOICES[kind] is not None and ROW_FLAGS[FIRST_ROWS[kind]] & IS_READ:
                from ui.table import dares

                self.dares = dares
        self._due = 0
        self._lands_until = app.now  # the card that was laid last, where a cover may come
        self._ignore_a_until = app.now  # after A has skipped something

    def enter(self) -> None:
        """Show the table, and go on from the state of the match.

        Behind a screen that its holder has opened over it the page is as it was, but for settings.
        """
        match = self.app.match
        self.turn.is_shown_hand = match.place is not None and match.place[:2] == (False, REVEAL)
        self.page.hand.by_rank = self.app.setup.switches & BY_RANK
        if match.place is None:
            self.page.forget()
        self.app.show_page()
        self.chosen()
        self.tick(self.app.now)  # a question to the table belongs to the first picture
        match.place = None

    def open_menu(self) -> None:  # per frame
        """Open the menu; the cursor will come back to where it is."""
        self.app.match.place = self.mode.place()
        self.app.go("menu")

    def begin(self, is_watching: bool) -> None:  # per frame
        """Ask the holder, or let it watch; the cursor is where it was then."""
        self.mode = self.turn
        if is_watching != self.is_watching:
            self.is_watching = is_watching
            cursor = self.turn.cursor
            cursor.at, cursor.kept = cursor.kept, cursor.at

    def watches(self) -> bool:  # per frame
        """Does the holder watch, with nobody asked?"""
        return self.is_watching and self.mode == self.turn

    # Who is asked.

    def is_jump_due(self) -> bool:  # per frame
        """Must the table be asked now who plays out of turn?"""
        return self.jump is not None and self.jump.is_due()

    def _is_catch_due(self) -> bool:  # per frame
        """Must the table be asked now who catches somebody?"""
        return self.question is not None and self.question.is_catch_due()

    def is_asked(self) -> bool:  # per frame
        """Is the holder asked now, with the hand open?

        Not while it draws what it owes, not before others had their time to catch somebody or to
        jump in, and not before all have seen a cheat that was admitted.
        """
        match = self.app.match
        view = match.view
        if view[layout.STATUS] != layout.IN_PLAY or not match.is_open or match.is_admitting:
            return False
        if match.flags & DRAWS_ALONE or match.goes_on_drawing() or self._is_catch_due():
            return False
        if match.jumper != layout.NOBODY:
            return match.jumper == match.holder
        return view[layout.FIRST] == match.holder and not (
            self.is_jump_due() or prompt.is_passed_over(view)
        )

    def is_passed_over(self, seat: int) -> bool:  # per frame
        """Is a seat not asked: it could only have jumped in, or at a family table cannot answer?"""
        match = self.app.match
        view = match.view
        if seat == view[layout.FIRST] and prompt.is_passed_over(view):
            return True
        if not self.app.setup.switches & FAMILY_TABLE or is_turn(view):
            return False
        for i in range(match.game.choices_into(seat, match.choices)):
            choice = match.choices[i]
            verb = choice & choices.VERB_MASK
            if not 1 << verb & _NO_ANSWER or verb == choices.DRAW and choice & choices.FROM_P1:
                return False
        return True

    def _answers_itself(self) -> int:  # per frame
        """Return how the holder need not be asked, as there is one answer; 0: it is.

        A person alone has nobody to tell anything by that.
        """
        match = self.app.match
        if match.flags & PASSES_ALONE and match.only_passes() or self.is_passed_over(match.holder):
            return choices.PASS
        if match.is_shared or is_turn(match.view) or match.jumper != layout.NOBODY:
            return 0
        only = match.only_answer()
        return only if 1 << (only & choices.VERB_MASK) & _NO_CARDS else 0

    def ask(self) -> None:  # per frame
        """Ask the holder, but not where there is one answer."""
        match = self.app.match
        while self.is_asked():
            choice = self._answers_itself()
            if not choice or match.choose(choice) != OK:
                self._due = after(self.app.now, STEP_MS)
                self.begin(False)
                self.turn.enter()
                return
        self.go_on(STEP_MS)

    # What happens next.

    def chosen(self) -> None:  # per frame
        """A choice was made: ask what comes next, or show it for a while.

        Where a cover comes next, the hand lies face down at once, and the card lands before it; a
        question to the table needs no wait. A challenge is told first (`ui.table.effects`), then
        it goes on with `resume`.
        """
        match = self.app.match
        if self.app.effects and self.app.effects.holds():
            return
        is_over = match.view[layout.STATUS] != layout.IN_PLAY
        self._lands_until = self.app.now
        if match.is_shared and match.holder != layout.NOBODY:
            self._lands_until = after(self.app.now, _LANDS_MS)
        if self.turn.is_shown_hand:
            self.turn.is_shown_hand = False
            self.begin(False)
            self.turn.open(REVEAL)
        elif self.is_asked():
            self.ask()
        elif match.is_next_person() or not is_over and self.is_jump_due():
            self.begin(True)
            if match.is_shared:  # whatever is drawn next, and whenever
                self.page.hand.take_backs(match.hand_size())
                self.page.hand.show(layout.NOBODY, True)
            self._step()
        else:
            self.go_on(self._pace())

    def resume(self) -> None:  # per frame
        """Go on after a challenge was told; a key that ended that does nothing else."""
        self._ignore_a_until = after(self.app.now, HASTE_MS)
        self.chosen()

    def _pace(self) -> int:  # per frame
        """Return for how many milliseconds a choice is shown."""
        if self.is_jump_due():
            return 0
        return CARD_MS if self.app.match.flags & IS_BRIEF else STEP_MS

    def go_on(self, ms: int) -> None:  # per frame
        """Watch what happens next, after some milliseconds."""
        speed = self.app.setup.speed or MEDIUM
        self._watch_until(after(self.app.now, ms << MEDIUM >> speed))

    def _watch_until(self, due: int) -> None:  # per frame
        self._due = due
        self.begin(True)
        self.turn.enter()

    def pass_on(self, seat: int) -> None:  # per frame
        """Ask for the device to be passed to a seat, when the last card has landed."""
        if is_due(self.app.now, self._lands_until):
            self.app.hand_over(seat)
        else:
            self._watch_until(self._lands_until)

    def leads_on(self) -> bool:  # per frame
        """Will the mode be left before it is ever drawn?"""
        return self.watches() and is_due(self.app.now, self._due)

    def skip(self) -> None:  # per frame
        """Go on at once; a cover waits until the last card has landed."""
        self._due = self.app.now
        self._ignore_a_until = after(self.app.now, HASTE_MS)

    def wish(self, action: int) -> None:  # per frame
        """Hand a key to the mode, unless it is an A that only hurried the others on."""
        if action != CHOOSE or self.is_watching or is_due(self.app.now, self._ignore_a_until):
            self.mode.on_action(action)

    def tick(self, now: int) -> None:  # per frame
        """Go on when it is due; what nobody can see leads on at once, to one picture."""
        if self.mode == self.jump:
            if not self.jump.is_looking():
                self.jump.close()
            return
        if self.mode == self.turn:
            self.turn.tick(now)
        while self.mode == self.turn and is_due(now, self._due) and not self.app.wanted:
            if not self.is_watching:
                if self.turn.passes:
                    self.turn.choose(choices.PASS)
                return
            if self.turn.about == OTHERS:
                return
            if self.app.match.view[layout.STATUS] != layout.IN_PLAY:
                self.app.go("score")
                return
            self._step()

    def _step(self) -> None:  # per frame
        """Let the next thing happen."""
        match = self.app.match
        view = match.view
        before = view[layout.EVENT_COUNT]
        draws_alone = match.flags & DRAWS_ALONE
        if match.is_admitting:
            match.is_admitting = False
            self.go_on(_ADMITTED_MS)
        elif self._is_catch_due():
            self.question.ask_who_catches()  # type: ignore[union-attr]
        elif match.jumper != layout.NOBODY and not draws_alone:
            self._let_jump()
        elif self.is_jump_due():
            self.jump.ask()  # type: ignore[union-attr]
        elif self.question is not None and self.question.asks_at_once():
            return
        elif match.let_bot():
            match.stepped()
            self.stepped(before)
        elif draws_alone:
            match.answer_for(view[layout.FIRST], choices.DRAW)
            self.stepped(before)
        elif match.goes_on_drawing():
            if match.choose(match.draws_on) != OK:
                match.draws_on = (
                    choices.DRAW | choices.FROM_D2 if match.draws_on == choices.DRAW else 0
                )  # it is empty
            self.stepped(before)
        elif self.is_asked():
            self.ask()
        elif (
            prompt.is_passed_over(view) and match.answer_for(view[layout.FIRST], choices.PASS) == OK
        ):
            self.stepped(before)
        elif self.question is None:
            self.pass_on(view[layout.FIRST])
        else:
            self.question.ask_other(view[layout.FIRST])

    def _let_jump(self) -> None:  # per frame
        """Let who has announced a jump lay its card, or get the device."""
        match = self.app.match
        if match.jumper == match.holder and match.is_open:
            self.ask()
        else:
            self.app.hand_over(match.jumper)

    def stepped(self, before: int) -> None:  # per frame
        """Show what another seat chose, if it can be seen. before: layout.EVENT_COUNT as it was."""
        if self.app.effects and self.app.effects.holds():
            self._due = after(self.app.now, STEP_MS)
            return
        view = self.app.match.view
        if view[layout.STATUS] != layout.IN_PLAY:
            self.go_on(END_MS)
        elif view[layout.EVENT_COUNT] == before:
            self._due = self.app.now
        elif is_turn(view) and self.is_asked():
            self.go_on(CARD_MS)
        else:
            self.go_on(self._pace())


# What makes a table (`ui.match.beginning`).


def make_page(app: "App") -> None:  # set-up
    """Make the page of a table, without its parts."""
    pages = app.pages
    pages.pages[TABLE] = TablePage(pages.geometry, pages.sheets, app.match, app.keys)


def make_screen(app: "App") -> None:  # set-up
    """Make the screen, for a page with all its parts."""
    app.page = app.pages.pages[TABLE]
    app.screens["table"] = TableScreen(app)
