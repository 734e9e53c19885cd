"""This mode lets the holder of the device answer: its own turn, and every window of the engine.

Cards that can be used are marked in the hand; all other answers stand in rows above it
(`ui.table.menu`), with the cursor on one of them or on a card. Where a card can be used in several
ways (on either pile, in a set, for one of several players), the rows list them. A wild asks for its
color (`ui.table.color_picker`). While others play the same mode watches: the rows then offer what
can be done at any time, and the game goes on by itself unless the holder looks at others' cards.

On a pad left and right move within hand or rows, up and down between them and from row to row; B
draws, or keeps what was drawn. With two buttons B walks: marked cards, the rows, then the other
cards. While the cursor is on an answer that names a player, the hand strip shows what is known of
that player's cards.
"""

from micropython import const

from engine.state import choices, layout
from engine.state.cards import FIRST_WILD_KIND, KIND_MASK
from engine.state.options import ANY_CHALLENGES, CHALLENGES, DIRTY, SETS
from engine.state.reasons import MUST_PLAY, OK
from engine.state.seats import in_set
from engine.state.window_types import DRAWS_ALONE, ENDS_TURN, GIVES_ALL, IN_HAND, IS_READ, ON_FIRST
from engine.state.windows import is_turn
from hal.ticks import after, is_due
from ui.keys import BACK, CHOOSE, HIGHER, LOWER, MENU, NEXT, UNO
from ui.table.hand import MARK
from ui.table.menu import WITH_CARD, lets_lay_down
from ui.table.page import (
    DO_ADD,
    DO_ASK_WHY,
    DO_BACK,
    DO_CATCH,
    DO_CLAIM,
    DO_DRAW,
    DO_GIVE,
    DO_KEEP,
    DO_MENU,
    DO_MORE,
    DO_NOTHING,
    DO_OK,
    DO_PASS,
    DO_PLAY,
    DO_TAKE,
    DO_UNO,
    DO_UNO_SAID,
    DO_WHY,
)
from ui.table.prompt_words import BACK as GO_BACK
from ui.table.prompt_words import (
    BROUGHT_TO_ONE,
    CALLABLE,
    CARDS_OF,
    GO_ON,
    HOLDS_COLOR,
    KEEP_IT,
    LOOK,
    NO_NOTICE,
    NOT_THIS_CARD,
    PROMPT,
    READ_DARE,
    SEEN,
    SHOW_IT,
    SORRY_SAID,
    TIP,
    TOO_EARLY,
    WHICH_JUMPS,
    WITHDRAW,
)
from ui.table.prompt_words import UNO as SAY_UNO

TYPE_CHECKING = False
if TYPE_CHECKING:
    from ui.app import App
    from ui.match.match import Match
    from ui.table.screen import TableScreen
    from ui.types import Place

# What the rows are about.
MAIN = const(0)
ONE_CARD = const(1)
PEEK = const(2)
REVEAL = const(3)
_SORRIES = const(4)
# What lets a card go, so that Uno may be called with it.
_LETS_GO = (
    1 << choices.PLAY
    | 1 << choices.GIVE
    | 1 << choices.BACKFIRE
    | 1 << choices.RECOVER
    | 1 << choices.JUMP
)
# What lays a wild, so that its color is called.
_LAYS = 1 << choices.PLAY | 1 << choices.BACKFIRE | 1 << choices.JUMP


_NOTE_MS = const(1000)  # for which a refusal takes the place of the question


class PromptMode:
    """screen: the table screen.

    passes: the drawn card cannot be played, so the turn ends by itself. Only where one person
    plays: among several it would tell the others that the card was of no use (CORE-10).
    is_shown_hand: the holder has challenged, and sees a hand next.
    """

    _match: "Match"
    _in_hand: int
    _is_shown: int
    _is_warned: int

    def __init__(self, screen: "TableScreen", app: "App") -> None:
        self._screen = screen
        self._app = app
        self._match = app.match
        self._page = screen.page
        self._menu = screen.page.menu
        self._hand = screen.page.hand
        self._holder = layout.NOBODY
        self.passes = False
        self.about = MAIN
        self._in_hand = False
        self._card = 0
        self._at = 0  # in the rows
        self._at_before = 0  # in the rows, before it began to be asked, or to watch
        self._under_row = 0  # where the cursor was in the rows when others were opened
        self._is_warned = False
        self._is_noted = False  # a refusal is shown
        self._note_due = 0
        self._is_shown = False  # the card about to be given
        self._takes_next = True  # of the cards that must all be given away, unless B left it
        self.is_shown_hand = False
        self.is_watching = True

    # What is shown.

    def begin(self, is_watching: bool) -> None:  # per frame
        """Begin to be asked, or to watch others play."""
        if is_watching != self.is_watching:
            self.is_watching = is_watching
            self._at, self._at_before = self._at_before, self._at
        self.enter()

    def enter(self, is_back: bool = False) -> None:  # per frame
        """The holder is asked something, or watches; a dare is read first, once.

        is_back: the cursor is where it was before other rows were opened.
        """
        match = self._match
        if match.holder != self._holder:
            self._holder = match.holder
            self._is_shown = False
            self._at = self._at_before = 0
        is_read = match.dare_read_at == match.view[layout.EVENT_COUNT]
        if match.flags & IS_READ and not is_read and not self.is_watching:
            self._read()
            return
        self.about = MAIN
        self._is_warned = self._is_noted = self.passes = False
        if self.is_watching:
            self._menu.watch(match)
            self._in_hand = False
            self._at = min(self._at, self._menu.count - 1)
        else:
            self._menu.collect(match)
            if self._menu.entries[0] & choices.VERB_MASK == choices.CALL_COLOR:
                self._screen.pick_color(0)
                return
            if not is_back:
                self._place_cursor()
            if self._is_turn() and match.view[layout.PHASE] == layout.DREW and not match.is_shared:
                self.passes = match.only_passes()
        if match.place and match.place[0] == self.is_watching:
            self._go_to(match.place)
        elif not self._screen.leads_on():
            if not self.is_watching and self._gives_next():
                self._pick()
                self._draw_table()
            else:
                self._draw(True)

    # Where the cursor was.

    def place(self, pending: int = 0, color: int = layout.NOBODY) -> "Place":
        """Return where the cursor is. pending, color: of the color picker, where that is open."""
        rows = self.is_watching, self.about, self._in_hand, self._at, self._under_row
        return rows + (self._card, self._is_shown, pending, color)  # noqa: RUF005  # not on a board

    def _go_to(self, place: "Place") -> None:  # per frame
        """Put the cursor where it was when another screen was opened, and open the same rows."""
        _, about, self._in_hand, at, under, self._card, self._is_shown, pending, color = place
        self._at = under if about else at
        self._draw_table()
        if color != layout.NOBODY:
            self.about = about
            self._under_row = under
            self._screen.pick_color(pending)
        elif about:
            self._open_rows(about, at)
        else:
            self._draw()

    def come_back(self) -> None:  # per frame
        """Close what a card or an answer opened: the cursor is there again."""
        self._screen.mode = self
        if self.about:
            self._in_hand = self.about == ONE_CARD
            self._at = self._under_row
            self._takes_next = False
        self.enter(True)

    def _gives_next(self) -> bool:  # per frame
        """Is it asked at once who gets the card under the cursor, one of a set (GRD-20, GRD-21)?"""
        match = self._match
        if not self._takes_next or not match.flags & GIVES_ALL:
            return False
        kind = self._hand.cards[self._card] & KIND_MASK
        ways = 0
        for i in range(match.count):
            ways += match.choices[i] >> choices.CARD_SHIFT & 255 == kind
        return ways > 1

    def is_looking(self) -> bool:  # per frame
        """Does the holder look at others' cards?"""
        return self.about == PEEK

    def _is_turn(self) -> bool:  # per frame
        return (
            not self.is_watching
            and self._match.jumper == layout.NOBODY
            and is_turn(self._match.view)
        )

    def _place_cursor(self) -> None:  # per frame
        """Place the cursor on a card, best the drawn one, or on the most usual answer."""
        match = self._match
        view = match.view
        hand = self._hand
        first = hand.first_marked()
        is_jump = match.jumper == match.holder
        self._in_hand = first != layout.NOBODY and (match.flags & IN_HAND != 0 or is_jump)
        self._card = first if self._in_hand else 0
        if self._in_hand and is_turn(view) and view[layout.PHASE] == layout.DREW:
            drawn = hand.place_of(view[layout.VIEW_DRAWN])
            if hand.marks[drawn] & MARK:
                self._card = drawn
        self._at = 0
        for i in range(self._menu.count):
            if self._menu.entries[i] == choices.PASS and not match.flags & ON_FIRST:
                self._at = i

    def _draw_table(self) -> None:  # per frame
        """Draw what everybody sees, and what is asked."""
        match = self._match
        view = match.view
        notice = PROMPT
        if self.is_watching and match.is_kept():
            notice = KEEP_IT
        elif (
            self.is_watching
            and match.holder != layout.NOBODY
            and in_set(view, layout.DISCOVERED, match.holder)
        ):
            notice = BROUGHT_TO_ONE
        elif self.is_watching or match.flags & DRAWS_ALONE:
            notice = NO_NOTICE
        elif match.jumper == match.holder:
            notice = WHICH_JUMPS
        elif is_turn(view) and view[layout.PHASE] != layout.FREE and not view[layout.VIEW_DRAFT]:
            notice = NO_NOTICE if self._in_hand or not self._must_play() else MUST_PLAY
        self._screen.draw(notice)

    def _must_play(self) -> bool:  # per frame
        """Is laying a card all that can be done on this turn?"""
        match = self._match
        for i in range(match.count):
            verb = match.choices[i] & choices.VERB_MASK
            if verb == choices.DRAW or verb == choices.PASS:
                return False
        return True

    def _draw(self, has_changed: bool = False) -> None:  # per frame
        """Draw the hand, the rows and the cursor, and tell what the keys do there.

        has_changed: the table has, too.
        """
        menu = self._menu
        whose = menu.whose
        entry = menu.entries[self._at]
        if not menu.is_taking and self.about != REVEAL:
            self._show_named(entry)
        hand = self._hand
        is_dim = menu.whose == layout.NOBODY or hand.first_marked() != layout.NOBODY
        is_on_card = (self._in_hand or self.about == ONE_CARD) and not self.is_watching
        if self.is_watching:  # all of the hand may turn dim: that is a picture of its own
            self._app.show_so_far()
        hand.show(self._card if is_on_card else layout.NOBODY, is_dim)
        if menu.whose != whose or self.is_watching:
            self._app.show_so_far()
        if has_changed:
            self._draw_table()
        has_called = self._match.called == self._match.holder and not self.is_watching
        self._show_menu(has_called)
        is_back = self.about and not self._app.keys.has_menu
        key = DO_BACK if is_back else DO_MENU
        uno = DO_UNO_SAID if has_called else DO_UNO
        self._page.tell_keys(self._what_a_does(entry), self._what_b_does(), uno, key)
        self._tell_risk(menu.is_bluff and self._in_hand and self._is_risky())

    def _show_menu(self, has_called: bool) -> None:  # per frame
        """Write the rows, with a tick at what is said or agreed."""
        menu = self._menu
        match = self._match
        menu.checked = 0
        for i in range(menu.count):
            entry = menu.entries[i]
            if entry == SAY_UNO:
                menu.checked |= has_called << i
            elif entry == SHOW_IT:
                menu.checked |= self._is_shown << i
        menu.show(match.view, layout.NOBODY if self._in_hand else self._at)

    def _what_a_does(self, entry: int) -> int:  # per frame
        """Return what A does with the answer or the card under the cursor."""
        if not self._in_hand:
            return self._what_entry_does(entry)
        if self._menu.is_taking:
            return DO_TAKE
        match = self._match
        kind = self._hand.cards[self._card] & KIND_MASK
        does = DO_ASK_WHY if self._page.columns > 20 else DO_WHY
        for i in range(match.count):
            choice = match.choices[i]
            verb = choice & choices.VERB_MASK
            if 1 << verb & WITH_CARD and choice >> choices.CARD_SHIFT & 255 == kind:
                if verb == choices.GIVE or verb == choices.ADD:
                    return DO_GIVE if verb == choices.GIVE else DO_ADD
                if verb != choices.PLAY or not choice & choices.DOWN:
                    return DO_PLAY
                does = DO_CLAIM
        return does

    def _what_entry_does(self, entry: int) -> int:  # per frame
        """Return what A does with an answer, as far as a short word says it."""
        verb = entry & choices.VERB_MASK
        if entry == GO_ON or entry == SEEN:
            return self._page.go_on()  # type: ignore[no-any-return]
        if verb == SAY_UNO:
            return DO_UNO
        if verb == choices.CATCH:
            return DO_CATCH
        if verb == choices.DRAW:
            return DO_DRAW
        if verb == choices.PASS and self._is_turn():
            return DO_KEEP if self._match.view[layout.PHASE] == layout.DREW else DO_PASS
        return DO_OK

    def _what_b_does(self) -> int:  # per frame
        """Return what B does on a pad."""
        if self.is_watching and self.about == MAIN:
            return DO_MENU
        if self.about != MAIN:
            return DO_BACK
        at = self.end_of_turn()
        if at != layout.NOBODY:
            if self._menu.entries[at] & choices.VERB_MASK == choices.DRAW or not self._is_turn():
                return DO_DRAW
            return DO_KEEP if self._match.view[layout.PHASE] == layout.DREW else DO_PASS
        return DO_MORE if self._in_hand else DO_NOTHING

    def end_of_turn(self) -> int:  # per frame
        """Return the place in the rows of the first way to draw, or else to pass.

        NOBODY: it is no turn.
        """
        found = layout.NOBODY
        match = self._match
        if match.flags & ENDS_TURN and not self.is_watching and match.jumper == layout.NOBODY:
            for i in range(self._menu.count):
                verb = self._menu.entries[i] & choices.VERB_MASK
                if verb == choices.DRAW:
                    return i
                if verb == choices.PASS:
                    found = i
        return found

    def _show_named(self, entry: int) -> None:  # per frame
        """Show the cards of the player whom an answer names, or else the holder's own."""
        verb = entry & choices.VERB_MASK
        whose = layout.NOBODY
        if not self._in_hand and (verb == choices.NAME or verb == CARDS_OF):
            whose = entry >> choices.SEAT_SHIFT & 15
        if whose != self._menu.whose:
            self._menu.lay_out(self._match, whose)

    def _is_risky(self) -> bool:  # per frame
        """Can the card under the cursor be called when it is laid?"""
        match = self._match
        card = self._hand.cards[self._card] & KIND_MASK
        for i in range(match.count):
            choice = match.choices[i]
            if (
                choice & choices.BLUFF
                and not choice & choices.DOWN
                and choice >> choices.CARD_SHIFT & 255 == card
            ):
                return choice & choices.VERB_MASK == choices.PLAY
        return False

    def _tell_risk(self, is_due: int) -> None:  # per frame
        """Show or remove the warning that the card under the cursor would be a bluff (OFF-7)."""
        if self._is_warned != is_due:
            self._is_warned = is_due
            if is_due:
                view = self._match.view
                is_called = view[DIRTY] or view[CHALLENGES] == ANY_CHALLENGES
                self._page.warn(view, CALLABLE if is_called else HOLDS_COLOR)
            else:
                self._draw_table()

    # What a key does.

    def on_action(self, action: int) -> None:  # per frame
        """Move or choose."""
        if action == CHOOSE:
            if self._in_hand:
                self._pick()
            else:
                self._take_entry(self._menu.entries[self._at])
        elif action == UNO:
            self._say_uno()
        elif action == BACK or action == MENU:
            self._go_back(action)
        else:
            was_in_hand = self._in_hand
            self._move(action)
            if self._in_hand != was_in_hand and not self._is_plain_turn():
                self._draw_table()
            self._draw()

    def _is_plain_turn(self) -> bool:  # per frame
        """Does the line of events stay as it is, wherever the cursor goes?"""
        return self._is_turn() and not self._must_play()

    def _go_back(self, action: int) -> None:  # per frame
        """START opens the menu; B closes what a card opened, ends the turn, or leaves the hand.

        B held opens the menu where there is nothing to close.
        """
        if action == MENU and not (self.about and self._app.keys.held):
            self._screen.open_menu()
        elif self.about == REVEAL:
            self._screen.chosen()
        elif self.about != MAIN:
            self.come_back()
        elif self.end_of_turn() != layout.NOBODY:
            self._do(self._menu.entries[self.end_of_turn()])
        else:
            self._in_hand = False
            self._at = 0
            self._draw_table()
            self._draw()

    def _move(self, action: int) -> None:  # per frame
        has_cards = self.about == MAIN and not self.is_watching and self._hand.count
        keys = self._app.keys
        if action == NEXT and has_cards and not keys.has_pad:
            self.walk()
        elif self._in_hand:
            if action == HIGHER:
                self._in_hand = False
            elif action != LOWER:
                self._card = keys.moved(self._card, action, self._hand.count)
        elif action == HIGHER:
            self._at = self._menu.above(self._at)
        elif action == LOWER:
            if has_cards and self._menu.is_at_foot(self._at):
                self._in_hand = True
                self._show_own_hand()
            else:
                below = self._menu.below(self._at)
                self._at = self._at if below == layout.NOBODY else below
        else:
            self._at = keys.moved(self._at, action, self._menu.count)

    def _show_own_hand(self) -> None:  # per frame
        """Show the holder's own cards again, as the cursor moves into the hand."""
        menu = self._menu
        if not menu.is_taking and menu.whose != layout.NOBODY:
            menu.lay_out(self._match, layout.NOBODY)
        if self._card >= self._hand.count:
            self._card = 0

    def walk(self) -> None:  # per frame
        """With one button: marked cards, the rows, other cards, and around."""
        hand = self._hand
        if not self._in_hand:
            self._at += 1
            if self._at < self._menu.count:
                return
            self._at = 0
            self._in_hand = True
            self._show_own_hand()
            self._card = hand.walk_start()
            return
        card = hand.walk_after(self._card)
        if card == layout.NOBODY:
            self._in_hand = False
            self._at = 0
            card = 0
        self._card = card

    def _pick(self) -> None:  # per frame
        """Use the card under the cursor; where there are several ways to, the rows list them."""
        kind = self._hand.cards[self._card] & KIND_MASK
        menu = self._menu
        if menu.is_taking:
            if self._card < menu.lying_open:
                self._do(choices.TAKE | kind << choices.CARD_SHIFT)
            else:
                self._do(
                    choices.TAKE_UNSEEN | self._card + 1 - menu.lying_open << choices.CARD_SHIFT
                )
        elif self._hand.marks[self._card] & MARK or lets_lay_down(self._match, kind):
            menu.of_card(self._match, kind)
            if menu.count == 1 and self._hand.marks[self._card] & MARK:
                self._do(menu.entries[0])
            else:
                self._open_rows(ONE_CARD)
        elif self._is_turn():
            self._answer(self._match.choose(choices.play(kind)), choices.PLAY)
        else:
            self._answer(NOT_THIS_CARD, choices.PLAY)

    def _open_rows(self, about: int, at: int = layout.NOBODY) -> None:  # per frame
        """Show rows for one purpose, those of a card or of players with a way back below them.

        at: where the cursor is in them; NOBODY: where it begins.
        """
        menu = self._menu
        match = self._match
        if not self.about:
            self._under_row = self._at
        self.about = about
        self._in_hand = False
        if about == ONE_CARD:
            menu.of_card(match, self._hand.cards[self._card] & KIND_MASK)
        elif about == PEEK:
            menu.others(match)
        elif about == REVEAL:
            menu.see(match)
        else:
            menu.sorries(match)
        if about == ONE_CARD or about == _SORRIES:
            menu.add(GO_BACK)
        if at == layout.NOBODY:
            at = match.tip.place_in(menu) if match.tip else 0
        self._at = min(at, menu.count - 1)
        self._draw(about == REVEAL)

    def _take_entry(self, entry: int) -> None:  # per frame
        """Carry out the answer under the cursor."""
        verb = entry & choices.VERB_MASK
        if entry == GO_ON:
            self._screen.skip()
        elif entry == SEEN:
            self._screen.chosen()
        elif verb == SAY_UNO:
            self._say_uno()
        elif verb == choices.CATCH:
            self._answer(self._match.catch(), choices.CATCH)
        elif entry == TIP:
            self._tip()
        elif verb == LOOK:
            self._open_rows(PEEK)
        elif verb == SHOW_IT:
            self._is_shown = not self._is_shown
            self._draw()
        elif verb == GO_BACK or self.about == PEEK:
            self.come_back()
        elif entry == WITHDRAW:
            self._match.withdraw()
            self._screen.go_on(0)
        elif entry == READ_DARE:
            self._match.place = self.place()
            self._read()
        elif entry == SORRY_SAID:
            self._open_rows(_SORRIES)
        else:
            self._do(entry)

    def _read(self) -> None:
        """Let the holder read a dare."""
        match = self._app.match
        match.dare_read_at = match.view[layout.EVENT_COUNT]
        self._screen.dares.tell_dare(self._app)

    def _tip(self) -> None:  # per frame
        """Put the cursor on what a bot would choose, and say it in words."""
        tip = self._match.tip
        tip.ask(self._match, self._hand, self._menu.lying_open)
        self._in_hand = tip.card != layout.NOBODY
        self._card = tip.card if self._in_hand else 0
        self._at = tip.place_in(self._menu)
        self._screen.colors.advised = tip.color()
        self._draw()
        tip.tell(self._page.latest)
        self._page.forget_name()

    def _do(self, choice: int) -> None:  # per frame
        """Make a choice, first asking for the color of a wild."""
        match = self._match
        view = match.view
        verb = choice & choices.VERB_MASK
        left = view[layout.COUNTS + match.holder] - view[layout.VIEW_DRAFT]
        choice &= ~choices.BLUFF
        if 1 << verb & _LETS_GO and match.called == match.holder and left == 2:
            choice |= choices.WITH_UNO
        if verb == choices.GIVE and self._is_shown:
            choice |= choices.SHOWN
        if verb == choices.DRAW:
            match.draws_on = 0 if choice & (choices.DOWN | choices.FROM_P1) else choice
            choice &= ~choices.DOWN
        is_wild = choice >> choices.CARD_SHIFT & 255 >= FIRST_WILD_KIND
        if 1 << verb & _LAYS and is_wild and not choice & choices.DOWN:
            self._screen.pick_color(choice)
        else:
            self.choose(choice)

    def choose(self, choice: int) -> None:  # per frame
        """Make a choice as it is."""
        self._answer(self._match.choose(choice), choice & choices.VERB_MASK)

    def _say_uno(self) -> None:  # per frame
        """Call Uno for the card about to be laid or given, or late for the last one."""
        match = self._match
        view = match.view
        is_late = in_set(view, layout.UNCALLED, match.holder) or in_set(
            view, layout.DISCOVERED, match.holder
        )
        if is_late or self.is_watching:
            self._answer(match.call_late(), choices.CALL_UNO)
        elif not view[SETS] and view[layout.COUNTS + match.holder] > 2:
            self._answer(TOO_EARLY, choices.CALL_UNO)
        else:
            match.called = layout.NOBODY if match.called == match.holder else match.holder
            self._draw()

    def _answer(self, reason: int, verb: int) -> None:  # per frame
        """Go on after a choice that was accepted; tell why it was refused."""
        screen = self._screen
        match = self._match
        if reason != OK:
            self._page.warn(match.view, reason)
            if self._app.effects:
                self._app.effects.refuse()
            self._is_noted = True
            self._note_due = after(self._app.now, _NOTE_MS)
            return
        self._takes_next = True
        if 1 << verb & _LETS_GO:
            match.called = layout.NOBODY
            self._is_shown = False
        if verb == choices.CHALLENGE and match.view[layout.SHOWN_TO] == match.holder:
            self.is_shown_hand = True
        screen.chosen()

    def tick(self, now: int) -> None:  # per frame
        """Bring the question back when a refusal was shown."""
        if self._is_noted and is_due(now, self._note_due):
            self._is_noted = self._is_warned = False
            self._draw_table()
            self._draw()

    def reveal(self) -> None:  # per frame
        """Show the hand that a challenge lets the holder see."""
        self.is_shown_hand = self.is_watching = False
        self._open_rows(REVEAL)
