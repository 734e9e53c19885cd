"""This mode lets the holder of the device answer: its own turn, and every window of the engine.

`ui.table.cursor` draws the hand, the rows of answers above it and the cursor; this module carries
out what a key chooses there. Where a card can be used in several ways (on either pile, in a set,
for one of several players), the rows list them; for a wild they list the colors. While others play
the same mode watches: the rows then offer what can be done at any time, and the game goes on by
itself unless the holder looks at others' cards.
"""

from engine.public import cards_of
from engine.state.cards import FIRST_WILD_KIND, KIND_MASK
from engine.state.choices import (
    BACKFIRE,
    BLUFF,
    CALL_UNO,
    CARD_SHIFT,
    CATCH,
    CHALLENGE,
    COLOR_SHIFT,
    GIVE,
    JUMP,
    OK,
    PASS,
    PLAY,
    RECOVER,
    SHOWN,
    TAKE,
    TAKE_UNSEEN,
    VERB_MASK,
    WITH_UNO,
    play,
)
from engine.state.layout import (
    DISCOVERED,
    NOBODY,
    SHOWN_TO,
    UNCALLED,
    VIEW_DRAFT,
)
from engine.state.options import SETS
from engine.state.seats import in_set
from ui.keys import BACK, CHOOSE, HIGHER, LOWER, MENU, NEXT, UNO
from ui.table.cursor import ALL, COLOR, LOOKING, ONE_CARD, SEEING, AskCursor
from ui.table.offers import BACK as GO_BACK
from ui.table.offers import GO_ON, LOOK, SEEN, SHOW_IT, TIP
from ui.table.offers import UNO as SAY_UNO
from ui.table.words import NOT_THIS_CARD, TOO_EARLY, notice_of

# What lets a card go, so that Uno may be called with it.
_LETS_GO = 1 << PLAY | 1 << GIVE | 1 << BACKFIRE | 1 << RECOVER | 1 << JUMP
# What lays a wild, so that its color is called.
_LAYS = 1 << PLAY | 1 << BACKFIRE | 1 << JUMP


class AskMode(AskCursor):
    """screen: the table screen."""

    def wish(self, wish: int) -> None:  # per frame
        """Move or choose."""
        if wish == CHOOSE:
            if self._in_hand:
                self._pick()
            else:
                self._take_item(self._offers.items[self._at])
        elif wish == UNO:
            self._call()
        elif wish == BACK or wish == MENU:
            self._go_back(wish)
        else:
            was_in_hand = self._in_hand
            self._move(wish)
            if self._in_hand != was_in_hand:
                self._draw_table()
            self._draw()

    def _go_back(self, wish: int) -> None:  # per frame
        """B or START: close what a card opened, open the menu, end the turn, or leave the hand."""
        if self.about == SEEING:
            self._screen.chosen()
        elif self.about != ALL:
            self.enter()
        elif wish == MENU:
            self._app.go("menu")
        elif self.end_of_turn() != NOBODY:
            self._do(self._offers.items[self.end_of_turn()])
        else:
            self._in_hand = False
            self._at = 0
            self._draw_table()
            self._draw()

    def _move(self, wish: int) -> None:  # per frame
        has_cards = self.about == ALL and not self.is_watching and self._page.hand.count
        keys = self._app.keys
        if wish == NEXT and has_cards and not keys.has_pad:
            self._walk()
        elif self._in_hand:
            if wish == HIGHER:
                self._in_hand = False
            elif wish != LOWER:
                self._card = keys.moved(self._card, wish, self._page.hand.count)
        elif wish == LOWER and has_cards and self._is_lowest():
            self._in_hand = True
            self._show_own_hand()
        else:
            self._at = keys.moved(self._at, wish, self._offers.count)

    def _is_lowest(self) -> bool:  # per frame
        """Is the cursor on the last answer that is seen?"""
        return (self._at + 1) % self._page.rows.rows == 0 or self._at == self._offers.count - 1

    def _show_own_hand(self) -> None:  # per frame
        """Show the holder's own cards again, as the cursor moves into the hand."""
        offers = self._offers
        if self._in_hand and not offers.is_taking and offers.whose != NOBODY:
            offers.lay_out(self._match, NOBODY)
        if self._card >= self._page.hand.count:
            self._card = 0

    def _walk(self) -> None:  # per frame
        """With one button: marked cards, the row, other cards, and around."""
        hand = self._page.hand
        if not self._in_hand:
            self._at += 1
            if self._at < self._offers.count:
                return
            self._at = 0
            self._in_hand = True
            self._show_own_hand()
            self._card = hand.walk_start()
            return
        card = hand.walk_after(self._card)
        if card == NOBODY:
            self._in_hand = False
            self._at = 0
            card = 0
        self._card = card

    def _pick(self) -> None:  # per frame
        """Use the card under the cursor; where there are several ways to, the rows list them."""
        hand = self._page.hand
        kind = hand.cards[self._card] & KIND_MASK
        offers = self._offers
        if offers.is_taking:
            if self._card < offers.lying_open:
                self._do(TAKE | kind << CARD_SHIFT)
            else:
                self._do(TAKE_UNSEEN | self._card + 1 - offers.lying_open << CARD_SHIFT)
            return
        if hand.marks[self._card]:
            self._use(kind)
        else:
            is_turn = self._is_turn()
            self._answer(self._match.choose(play(kind)) if is_turn else NOT_THIS_CARD, PLAY)

    def _use(self, kind: int) -> None:  # per frame
        offers = self._offers
        offers.of_card(self._match, kind)
        if offers.count == 1 and self._page.hand.marks[self._card]:
            self._do(offers.items[0])
        else:
            self._open_card_row()

    def _open_card_row(self) -> None:  # per frame
        """Show the rows that a card has filled, and a way back below them."""
        self._offers.offer(GO_BACK, True)
        self._open_row(ONE_CARD)

    def _open_row(self, about: int) -> None:  # per frame
        """Show rows for one purpose: ONE_CARD, COLOR, LOOKING or SEEING of `ui.table.cursor`."""
        self.about = about
        self._at = 0
        hint = self._match.hint
        if hint:
            self._at = hint.place_in(self._offers, self._pending)
        self._in_hand = False
        self._draw(about == SEEING)

    def _take_item(self, item: int) -> None:  # per frame
        """Carry out the answer under the cursor."""
        verb = item & VERB_MASK
        if item == GO_ON:
            self._screen.skip()
        elif item == SEEN:
            self._screen.chosen()
        elif verb == SAY_UNO:
            self._call()
        elif verb == CATCH:
            self._answer(self._match.catch(), CATCH)
        elif item == TIP:
            self._tip()
        elif verb == LOOK:
            self._offers.others(self._match)
            self._open_row(LOOKING)
        elif verb == SHOW_IT:
            self._is_shown = not self._is_shown
            self._draw()
        elif verb == GO_BACK or self.about == LOOKING:
            self.enter()
        elif self._pending:
            self._choose(self._pending | item & 7 << COLOR_SHIFT)
        else:
            self._do(item)

    def _tip(self) -> None:  # per frame
        """Put the cursor on what a bot would choose, and say it in words."""
        hint = self._match.hint
        hint.ask(self._match, self._page.hand, self._offers.lying_open)
        self._in_hand = hint.card != NOBODY
        self._card = hint.card if self._in_hand else 0
        self._at = hint.place_in(self._offers, 0)
        self._draw()
        hint.tell(self._page.latest)

    def _do(self, choice: int) -> None:  # per frame
        """Make a choice, first asking for the color of a wild."""
        match = self._match
        view = match.view
        verb = choice & VERB_MASK
        left = cards_of(view, match.holder) - view[VIEW_DRAFT]
        choice &= ~BLUFF
        if 1 << verb & _LETS_GO and match.called == match.holder and left == 2:
            choice |= WITH_UNO
        if verb == GIVE and self._is_shown:
            choice |= SHOWN
        if 1 << verb & _LAYS and choice >> CARD_SHIFT & 255 >= FIRST_WILD_KIND:
            self._pending = choice
            self._offers.colors()
            self._open_row(COLOR)
        else:
            self._choose(choice)

    def _choose(self, choice: int) -> None:  # per frame
        self._answer(self._match.choose(choice), choice & VERB_MASK)

    def pass_on(self) -> None:  # per frame
        """Keep the drawn card."""
        self._choose(PASS)

    def _call(self) -> None:  # per frame
        """Call Uno for the card about to be laid or given, or late for the last one."""
        match = self._match
        view = match.view
        is_late = in_set(view, UNCALLED, match.holder) or in_set(view, DISCOVERED, match.holder)
        if is_late or self.is_watching:
            self._answer(match.call_late(), CALL_UNO)
            return
        if not view[SETS] and cards_of(view, match.holder) > 2:
            self._answer(TOO_EARLY, CALL_UNO)
            return
        match.called = NOBODY if match.called == match.holder else match.holder
        self._draw()

    def _answer(self, reason: int, verb: int) -> None:  # per frame
        """Go on after a choice that was accepted; tell why it was refused."""
        screen = self._screen
        match = self._match
        if reason != OK:
            self._page.warn(match.view, notice_of(reason))
            return
        if 1 << verb & _LETS_GO:
            match.called = NOBODY
            self._is_shown = False
        if verb == CHALLENGE and match.view[SHOWN_TO] == match.holder:
            self._offers.see(match)
            self._open_row(SEEING)
        else:
            screen.chosen()
