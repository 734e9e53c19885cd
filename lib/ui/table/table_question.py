"""This mode asks the whole table a question, so that the device is not passed just to hear "no".

The question is asked whether or not anybody holds a card for it, of all persons concerned at once,
and no hand is shown meanwhile. Whoever says yes takes the device and chooses, unless yes is the
whole answer, as in showing a hand or calling a cheat. Words, flags and whom it concerns are those
of the newest window's row (engine/prompt.py), which follow from public facts alone.

Before the game goes on the table is also asked who catches a seat that came to one card without a
call (OFF-9): any player may, and only one of them holds the device. That the call is missing is
public, so it is asked whether or not anybody has noticed.

The match keeps what was said (`said`, `said_yes`) until it is used, and who draws without looking
(`draws_blind`). The mode is loaded only where several persons play.
"""

from micropython import const

from engine import prompt
from engine.public import window_actor
from engine.state import layout
from engine.state.choices import CATCH, DRAW, FROM_D2, PASS, SEAT_SHIFT, VERB_MASK
from engine.state.options import UNO_PENALTY
from engine.state.reasons import OK
from engine.state.seats import in_set, word
from engine.state.window_types import DRAWS_BLIND, DRAWS_ON, IS_RACE
from ui.draw.font import QUESTION_MARK
from ui.keys import CHOOSE, MENU, UNO
from ui.match.match_bytes import PERSON
from ui.says import DO_BACK, DO_MENU, DO_NOTHING, DO_OK, EMPTY_LINE, OF_TABLE, WHO_CATCHES
from ui.table.prompt_words import CATCHES, DOES, DONE, NOBODY_DOES
from ui.table.words import LINE

TYPE_CHECKING = False
if TYPE_CHECKING:
    from ui.app import App
    from ui.table.screen import TableScreen
    from ui.types import Place

_HERE = const(2)  # begins a place of this mode


class TableQuestion:
    """screen: the table screen."""

    def __init__(self, screen: "TableScreen", app: "App") -> None:
        self._screen = screen
        self._app = app
        self._page = screen.page
        self._at = 0  # in the rows: 0 is nobody, then the seats that are asked
        self._yes = 0  # seats that said so
        self._seat = layout.NOBODY
        self._uncalled = layout.NOBODY  # the seat that may be caught, if that is asked

    def is_catch_due(self) -> bool:  # per frame
        """Must the table be asked who catches somebody? Once whenever a seat comes to one card."""
        match = self._app.match
        view = match.view
        uncalled = word(view, layout.UNCALLED) if view[UNO_PENALTY] else 0
        match.catch_offered &= uncalled
        return uncalled & ~match.catch_offered > 0

    def ask_who_catches(self) -> None:  # per frame
        """Ask it of all persons but the seat itself, if there are any, after `is_catch_due`."""
        match = self._app.match
        seat = 0
        while not (word(match.view, layout.UNCALLED) & ~match.catch_offered) >> seat & 1:
            seat += 1
        self._uncalled = self._seat = seat
        self._list()
        if self._page.menu.count > 1:
            self._ask(seat)
        else:
            self._catch(NOBODY_DOES)  # bots play for all others now

    def asks_at_once(self) -> bool:  # per frame
        """Ask all persons what the first of all may answer, so that no bot is quicker (GRD-19).

        False: whoever is asked first answers now.
        """
        match = self._app.match
        view = match.view
        if not match.flags & IS_RACE:
            return False
        first = view[layout.FIRST]
        for seat in range(view[layout.PLAYERS]):
            player = 1 << view[layout.PLAYER_AT + seat]
            if self._is_asked(seat, seat):
                if not match.has_said(seat):
                    self._ask(seat)
                    return True
                if match.said_yes & player:  # whoever would have been asked before passes
                    return seat != first and self._answer(first, PASS)
        if not self._is_asked(first, first):
            match.said = 0  # a bot calls
        return False

    def _is_asked(self, seat: int, other: int) -> bool:  # per frame
        """Does what a seat is asked concern another one, of a person?

        Whoever played a Wild has said nothing, and is asked again when nobody calls a color.
        """
        match = self._app.match
        view = match.view
        if match.people[view[layout.PLAYER_AT + other]] != PERSON:
            return False
        if self._uncalled != layout.NOBODY:
            return other != seat and not in_set(view, layout.OUT, other)
        if match.flags & IS_RACE and other == window_actor(view):
            return False
        return prompt.is_asked_with(view, seat, other)

    def ask_other(self, seat: int) -> None:  # per frame
        """Ask a person who does not hold the device, or carry out what they answered."""
        match = self._app.match
        if match.draws_blind == seat and match.flags & DRAWS_ON:
            self._draw_unseen(seat)
            return
        match.draws_blind = layout.NOBODY
        if not prompt.is_for_table(match.view):
            self._screen.pass_on(seat)
            return
        player = 1 << match.view[layout.PLAYER_AT + seat]
        if not match.has_said(seat) and not self._screen.is_passed_over(seat):
            self._ask(seat)
            return
        is_yes = match.said_yes & player
        match.said &= ~player
        match.said_yes &= ~player
        self._carry_out(seat, is_yes != 0)

    def _carry_out(self, seat: int, is_yes: bool) -> None:  # per frame
        """Do what a person answered when the table was asked."""
        match = self._app.match
        verb = match.flags & VERB_MASK
        if is_yes and not verb:
            self._app.hand_over(seat)
        elif not is_yes and match.flags & DRAWS_BLIND:
            match.draws_blind = seat
            self._draw_unseen(seat)
        elif not self._answer(seat, verb if is_yes else PASS):
            self._app.hand_over(seat)

    def _draw_unseen(self, seat: int) -> None:  # per frame
        """Draw the next card for a player who does not look, or pass on what it would set off."""
        view = self._app.match.view
        choice = (
            DRAW if view[layout.PILE_SIZE] or not view[layout.PILE_SIZE + 1] else DRAW | FROM_D2
        )
        if not self._answer(seat, choice) and not self._answer(seat, PASS):
            self._app.hand_over(seat)  # it must add to the stack

    def _answer(self, seat: int, choice: int) -> bool:  # per frame
        """Answer for a person who need not look at the hand, wherever the device is."""
        match = self._app.match
        before = match.view[layout.EVENT_COUNT]
        if match.answer_for(seat, choice) != OK:
            return False
        self._screen.stepped(before)
        return True

    def _ask(self, seat: int) -> None:  # per frame
        """Ask a seat, and all whom the same question concerns. The device lies in the middle."""
        match = self._app.match
        match.cover_hand()
        self._at = self._yes = 0
        if match.place and match.place[0] == _HERE:
            _, self._at, self._yes = match.place
        self._seat = seat
        self._screen.mode = self
        self.enter()

    def _list(self) -> None:  # per frame
        """List the replies: of nobody, and of each person who is asked."""
        match = self._app.match
        view = match.view
        menu = self._page.menu
        kind = NOBODY_DOES if self._uncalled == layout.NOBODY else CATCHES
        menu.begin()
        menu.add(kind | (DONE if self._yes else NOBODY_DOES))
        for other in range(view[layout.PLAYERS]):
            if self._is_asked(self._seat, other) and (
                kind or not self._screen.is_passed_over(other)
            ):
                if self._yes >> other & 1:
                    menu.checked |= 1 << menu.count
                menu.add(kind | DOES | other << SEAT_SHIFT)

    def enter(self) -> None:  # per frame
        """Show the question, and no hand."""
        page = self._page
        page.hand.take_backs(0)
        page.hand.show(layout.NOBODY, False)
        self._list()
        self._at = min(self._at, page.menu.count - 1)
        is_catching = self._uncalled != layout.NOBODY
        page.show_table(self._app, EMPTY_LINE if is_catching else OF_TABLE)
        if is_catching:
            line = LINE
            line.start(2 * page.latest.columns)
            line.say(WHO_CATCHES)
            line.player(self._app.match.view[layout.PLAYER_AT + self._uncalled])
            line.letter(QUESTION_MARK)
            page.strip.put()
        self._app.show_so_far()
        self._draw()

    def _draw(self) -> None:  # per frame
        view = self._app.match.view
        holder = view[layout.VIEW_SEAT]
        view[layout.VIEW_SEAT] = layout.NOBODY  # the device is nobody's: all have their names
        self._page.menu.show(view, self._at)
        view[layout.VIEW_SEAT] = holder
        self._page.tell_keys(DO_OK, DO_BACK if self._at else DO_MENU, DO_NOTHING)

    def place(self) -> "Place":
        """Return where the cursor is, and who has said yes."""
        return _HERE, self._at, self._yes

    def on_action(self, action: int) -> None:  # per frame
        """Go through the answers, or give one."""
        menu = self._page.menu
        if action == CHOOSE:
            self._choose()
        elif action == MENU:
            self._screen.open_menu()
        elif action != UNO:
            self._at = self._app.keys.moved(self._at, action, menu.count)
            self._draw()

    def _choose(self) -> None:  # per frame
        """Take an answer; where several are asked, each may say yes before `Done` ends it."""
        menu = self._page.menu
        if self._uncalled != layout.NOBODY:
            self._catch(menu.entries[self._at])
            return
        if self._at:
            self._yes ^= 1 << (menu.entries[self._at] >> SEAT_SHIFT & 15)
            if menu.count > 2:
                self._at = 0
                self._list()
                self._draw()
                return
        match = self._app.match
        for i in range(1, menu.count):
            seat = menu.entries[i] >> SEAT_SHIFT & 15
            player = 1 << match.view[layout.PLAYER_AT + seat]
            match.said |= player
            if self._yes >> seat & 1:
                match.said_yes |= player
        self._screen.go_on(0)

    def _catch(self, reply: int) -> None:  # per frame
        """Let the person who was named catch the seat, if one was."""
        seat = self._uncalled
        self._uncalled = layout.NOBODY
        self._app.match.catch_offered |= 1 << seat
        catcher = reply >> SEAT_SHIFT & 15
        if not reply & DOES or not self._answer(catcher, CATCH | seat << SEAT_SHIFT):
            self._screen.go_on(0)
