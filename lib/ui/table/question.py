"""This mode asks the holder of the device: its own turn, and every window of the engine.

Cards that can be used are marked in the hand; all other answers stand in rows above it
(`ui.table.menu`), with the cursor on one of them or on a card (`ui.table.cursor`). Where a card can
be used in several ways (on either pile, in a set, for one of several players), the rows list them.
While the cursor is on an answer that names a player, the hand strip shows what is known of that
player's cards. What an answer does, `ui.table.answer` carries out.

While others play the same mode watches: the rows then offer what can be done at any time, and the
game goes on by itself unless the holder looks at others' cards. B draws, or keeps what was drawn.
"""

from micropython import const

from engine.state import choices, layout
from engine.state.options import ANY_CHALLENGES, CHALLENGES, DIRTY
from engine.state.reasons import MUST_PLAY, OK
from engine.state.seats import in_set
from engine.state.window_types import DRAWS_ALONE, ENDS_TURN, GIVES_ALL, IS_READ
from engine.state.windows import is_turn
from hal.ticks import after, is_due
from ui import says
from ui.keys import BACK, CHOOSE, MENU, UNO
from ui.table import prompt_words
from ui.table.answer import LETS_GO, call_uno, make, take_entry, use_card
from ui.table.cursor import Cursor
from ui.table.menu import MAIN, ONE_CARD, REVEAL, find_use

TYPE_CHECKING = False
if TYPE_CHECKING:
    from ui.app import App
    from ui.table.screen import TableScreen
    from ui.types import Place

_NOTE_MS = const(1000)  # for which a refusal takes the place of the question


class Question:
    """screen: the table screen. about: what the rows are about (`ui.table.menu`).

    passes: the drawn card cannot be played, so the turn ends by itself. Only where one person
    plays: among several it would tell the others that the card was of no use (CORE-10).
    is_shown: the card about to be given will be. is_shown_hand: the holder has challenged, and sees
    a hand next.
    """

    is_shown: int
    _is_warned: int

    def __init__(self, screen: "TableScreen", app: "App") -> None:
        self.screen = screen
        self.app = app
        self.match = app.match
        self.page = app.page
        self.menu = app.page.menu
        self.hand = app.page.hand
        self.cursor = Cursor(app)
        self.about = MAIN
        self.passes = self.is_shown = self.is_shown_hand = False
        self._is_noted = False  # a refusal is shown
        self._takes_next = True  # of the cards that must all be given away, unless B left it
        self._note_due = 0
        self._is_warned = False  # that the card under the cursor would be a bluff
        self._holder = layout.NOBODY

    # What is asked.

    def enter(self, is_back: bool = False) -> None:  # per frame
        """The holder is asked something, or watches; a dare is read first, once.

        is_back: the cursor is where it was before other rows were opened.
        """
        match = self.match
        menu = self.menu
        is_watching = self.screen.is_watching
        if match.holder != self._holder:
            self._holder = match.holder
            self.is_shown = False
            self.cursor.at = self.cursor.kept = 0
        is_read = match.dare_read_at == match.view[layout.EVENT_COUNT]
        if match.flags & IS_READ and not is_read and not is_watching:
            self.read()
            return
        self.about = MAIN
        self._is_warned = self._is_noted = self.passes = False
        if is_watching:
            menu.watch(match)
            self.cursor.in_hand = False
            self.cursor.at = min(self.cursor.at, menu.count - 1)
        else:
            menu.collect(match)
            if menu.entries[0] & choices.VERB_MASK == choices.CALL_COLOR:
                self.screen.colors.ask(0)
                return
            if not is_back:
                self.cursor.begin()
            if self._has_drawn() and not match.is_shared:
                self.passes = match.only_passes()
        if match.place and match.place[0] == is_watching:
            self._go_to(match.place)
        elif not self.screen.leads_on():
            if not is_watching and self._gives_next():
                use_card(self)
                self._draw_table()
            else:
                self.draw(True)

    def is_turn(self) -> bool:  # per frame
        """Is the holder asked for a turn, and by nothing else?"""
        match = self.match
        is_watching = self.screen.is_watching or match.jumper != layout.NOBODY
        return not is_watching and is_turn(match.view)

    def _has_drawn(self) -> bool:  # per frame
        return self.is_turn() and self.match.view[layout.PHASE] == layout.DREW

    def _must_play(self) -> bool:  # per frame
        """Is laying a card all that can be done on this turn?"""
        match = self.match
        for i in range(match.count):
            verb = match.choices[i] & choices.VERB_MASK
            if verb == choices.DRAW or verb == choices.PASS:
                return False
        return True

    def _gives_next(self) -> bool:  # per frame
        """Is it asked at once who gets the card under the cursor, one of a set (GRD-20, GRD-21)?"""
        match = self.match
        if not self._takes_next or not match.flags & GIVES_ALL:
            return False
        kind = self.cursor.pointed()
        ways = 0
        for i in range(match.count):
            ways += match.choices[i] >> choices.CARD_SHIFT & 255 == kind
        return ways > 1

    def read(self) -> None:
        """Let the holder read a dare."""
        self.match.dare_read_at = self.match.view[layout.EVENT_COUNT]
        self.screen.dares.tell_dare(self.app)

    # Other rows, and the way back.

    def open(self, about: int, at: int = layout.NOBODY) -> None:  # per frame
        """Show rows about something. at: of the cursor in them; NOBODY: where it begins."""
        cursor = self.cursor
        menu = self.menu
        match = self.match
        if not self.about:
            cursor.back = cursor.at
        self.about = about
        cursor.in_hand = False
        menu.open(match, about, cursor.pointed())
        if at == layout.NOBODY:
            at = match.tip.place_in(menu) if match.tip else 0
        cursor.at = min(at, menu.count - 1)
        self.draw(about == REVEAL)

    def come_back(self) -> None:  # per frame
        """Close what a card or an answer opened: the cursor is there again."""
        self.screen.mode = self
        if self.about:
            self.cursor.in_hand = self.about == ONE_CARD
            self.cursor.at = self.cursor.back
            self._takes_next = False
        self.enter(True)

    def place(self, pending: int = 0, color: int = layout.NOBODY) -> "Place":
        """Return where the cursor is. pending, color: of the color picker, where that is open."""
        cursor = self.cursor
        rows = self.screen.is_watching, self.about, cursor.in_hand, cursor.at, cursor.back
        return rows + (cursor.card, self.is_shown, pending, color)  # noqa: RUF005  # not on a board

    def _go_to(self, place: "Place") -> None:  # per frame
        """Put the cursor where it was when another screen was opened, and open the same rows."""
        cursor = self.cursor
        _, about, cursor.in_hand, at, under, cursor.card, self.is_shown, pending, color = place
        cursor.at = under if about else at
        self._draw_table()
        if color != layout.NOBODY:
            self.about = about
            cursor.back = under
            self.screen.colors.ask(pending)
        elif about:
            self.open(about, at)
        else:
            self.draw()

    # What is drawn.

    def _draw_table(self) -> None:  # per frame
        """Draw what everybody sees, and what is asked."""
        match = self.match
        view = match.view
        holder = match.holder
        notice = says.PROMPT
        if self.screen.is_watching:
            notice = prompt_words.NO_NOTICE
            if match.is_kept():
                notice = says.KEEP_IT
            elif holder != layout.NOBODY and in_set(view, layout.DISCOVERED, holder):
                notice = says.BROUGHT_TO_ONE
        elif match.flags & DRAWS_ALONE:
            notice = prompt_words.NO_NOTICE
        elif match.jumper == holder:
            notice = says.WHICH_JUMPS
        elif is_turn(view) and view[layout.PHASE] != layout.FREE and not view[layout.VIEW_DRAFT]:
            notice = (
                prompt_words.NO_NOTICE
                if self.cursor.in_hand or not self._must_play()
                else MUST_PLAY
            )
        self.page.show_table(self.app, notice)

    def draw(self, has_changed: bool = False) -> None:  # per frame
        """Draw the hand, the rows and the cursor, and tell what the keys do there.

        has_changed: the table has, too.
        """
        cursor = self.cursor
        menu = self.menu
        match = self.match
        is_watching = self.screen.is_watching
        entry = menu.entries[cursor.at]
        whose = menu.whose
        if not menu.is_taking and self.about != REVEAL:
            verb = entry & choices.VERB_MASK
            named = layout.NOBODY
            if not cursor.in_hand and (verb == choices.NAME or verb == prompt_words.CARDS_OF):
                named = entry >> choices.SEAT_SHIFT & 15
            if named != whose:
                menu.lay_out(match, named)
        is_dim = menu.whose == layout.NOBODY or self.hand.first_marked() != layout.NOBODY
        is_on_card = (cursor.in_hand or self.about == ONE_CARD) and not is_watching
        first = self.hand.first
        self.hand.show(cursor.card if is_on_card else layout.NOBODY, is_dim)
        if (
            has_changed
            or menu.whose != whose
            or is_watching
            or self._is_warned
            or self.hand.first != first
        ):
            # All of the hand may have changed, or the strip's color. And what flies begins here:
            # below `_draw_table` a board's stack has no room for that.
            self.app.show_so_far()
        a = self._what_card_does() if cursor.in_hand else self._what_entry_does(entry)
        if has_changed:
            self._draw_table()
            self.page.strip.name(self.hand.pointed(), a != says.DO_WHY)
            self.app.show_so_far()
        has_called = match.called == match.holder and not is_watching
        checked = 0
        for i in range(menu.count):
            if menu.entries[i] == prompt_words.UNO:
                checked |= has_called << i
            elif menu.entries[i] == prompt_words.SHOW_IT:
                checked |= self.is_shown << i
        if menu.checked != checked:
            menu.checked = checked
            menu.shown = -1
        menu.show(match.view, layout.NOBODY if cursor.in_hand else cursor.at)
        uno = says.DO_UNO_SAID if has_called else says.DO_UNO
        is_back = self.about and not self.app.keys.has_menu
        self.page.tell_keys(a, self._what_b_does(), uno, says.DO_BACK if is_back else says.DO_MENU)
        self._tell_risk()

    def _tell_risk(self) -> None:  # per frame
        """Show or remove the warning that the card under the cursor would be a bluff (OFF-7)."""
        view = self.match.view
        is_risky = self.cursor.in_hand
        if is_risky:
            bluff = choices.PLAY | choices.BLUFF
            mask = choices.VERB_MASK | choices.BLUFF | choices.DOWN
            is_risky = find_use(self.match, self.cursor.pointed(), mask, bluff) != 0
        if is_risky:
            if not self._is_warned:
                self.app.show_so_far()
            is_called = view[DIRTY] or view[CHALLENGES] == ANY_CHALLENGES
            self.page.warn(view, says.CALLABLE if is_called else says.HOLDS_COLOR)
        elif self._is_warned and not self.page.strip.is_named:
            self._draw_table()
        self._is_warned = is_risky

    def tick(self, now: int) -> None:  # per frame
        """Bring the question back when a refusal was shown."""
        if self._is_noted and is_due(now, self._note_due):
            self._is_noted = self._is_warned = False
            self._draw_table()
            self.draw()

    # What the keys do.

    def _what_card_does(self) -> int:  # per frame
        """Return what A does with the card under the cursor."""
        if self.menu.is_taking:
            return says.DO_TAKE
        match = self.match
        kind = self.cursor.pointed()
        use = find_use(match, kind, choices.DOWN, 0) or find_use(match, kind, 0, 0)
        verb = use & choices.VERB_MASK
        if not use:
            return says.DO_WHY
        if verb == choices.GIVE or verb == choices.ADD:
            return says.DO_GIVE if verb == choices.GIVE else says.DO_ADD
        return says.DO_CLAIM if verb == choices.PLAY and use & choices.DOWN else says.DO_PLAY

    def _what_entry_does(self, entry: int) -> int:  # per frame
        """Return what A does with an answer, as far as a short word says it."""
        verb = entry & choices.VERB_MASK
        if entry == prompt_words.GO_ON or entry == prompt_words.SEEN:
            return self.page.go_on  # type: ignore[no-any-return]
        if verb == prompt_words.UNO:
            return says.DO_UNO
        if verb == choices.CATCH:
            return says.DO_CATCH if self.page.go_on == says.DO_GO_ON else says.DO_OK
        if verb == choices.DRAW:
            return says.DO_DRAW
        if verb == choices.PASS and self.is_turn():
            return says.DO_KEEP if self._has_drawn() else says.DO_PASS
        return says.DO_OK

    def _what_b_does(self) -> int:  # per frame
        """Return what B does on a pad."""
        if self.about != MAIN:
            return says.DO_BACK
        if self.screen.is_watching:
            return says.DO_MENU
        at = self._end_of_turn()
        if at == layout.NOBODY:
            return says.DO_MORE if self.cursor.in_hand else says.DO_NOTHING
        if self.menu.entries[at] & choices.VERB_MASK == choices.DRAW or not self.is_turn():
            return says.DO_DRAW
        return says.DO_KEEP if self._has_drawn() else says.DO_PASS

    def _end_of_turn(self) -> int:  # per frame
        """Return the place in the rows of the first way to draw, or else to pass.

        NOBODY: it is no turn.
        """
        found = layout.NOBODY
        match = self.match
        if match.flags & ENDS_TURN and not self.screen.is_watching and match.jumper == found:
            for i in range(self.menu.count):
                verb = self.menu.entries[i] & choices.VERB_MASK
                if verb == choices.DRAW:
                    return i
                if verb == choices.PASS:
                    found = i
        return found

    def on_action(self, action: int) -> None:  # per frame
        """Move or choose."""
        cursor = self.cursor
        if action == CHOOSE:
            if cursor.in_hand:
                use_card(self)
            else:
                take_entry(self, self.menu.entries[cursor.at])
        elif action == UNO:
            call_uno(self)
        elif action == BACK or action == MENU:
            self._go_back(action)
        else:
            was_in_hand = cursor.in_hand
            is_asked = self.about == MAIN and not self.screen.is_watching
            cursor.step(action, is_asked and self.hand.count)
            # On a plain turn the line of events stays as it is, wherever the cursor goes.
            has_moved = cursor.in_hand != was_in_hand
            self.draw(has_moved and (not self.is_turn() or self._must_play()))

    def choose(self, choice: int) -> None:  # per frame
        """Make a choice as it is, or tell why it is refused."""
        self.chosen(self.match.choose(choice), choice & choices.VERB_MASK)

    def chosen(self, reason: int, verb: int) -> None:  # per frame
        """Go on after a choice that was accepted; tell why it was refused."""
        match = self.match
        if reason != OK:
            self.page.warn(match.view, reason)
            self._is_noted = True
            self._note_due = after(self.app.now, _NOTE_MS)
            if self.app.effects:
                self.app.effects.refuse()
            return
        self._takes_next = True
        if 1 << verb & LETS_GO:
            match.called = layout.NOBODY
            self.is_shown = False
        if verb == choices.CHALLENGE and match.view[layout.SHOWN_TO] == match.holder:
            self.is_shown_hand = True
        self.screen.chosen()

    def _go_back(self, action: int) -> None:  # per frame
        """START opens the menu; B closes what a card opened, ends the turn, or leaves the hand.

        B held opens the menu where there is nothing to close.
        """
        end = self._end_of_turn()
        if action == MENU and not (self.about and self.app.keys.held):
            self.screen.open_menu()
        elif self.about == REVEAL:
            self.screen.chosen()
        elif self.about != MAIN:
            self.come_back()
        elif end != layout.NOBODY:
            make(self, self.menu.entries[end])
        else:
            self.cursor.in_hand = False
            self.cursor.at = 0
            self.draw(True)
