"""This mode is the holder's turn: a cursor over the hand and over what else can be done.

On a pad left and right move within hand or actions, up and down between them; B draws, or keeps
what was drawn. With two buttons B walks: playable cards, actions, then the other cards, to look.
"""

from micropython import const

from engine.public import cards_of
from engine.state.cards import FACE, FIRST_WILD_KIND, WILD_FOUR
from engine.state.choices import (
    BLUFF,
    CALL_UNO,
    CARD_SHIFT,
    CATCH,
    DRAW,
    OK,
    PASS,
    PLAY,
    VERB_MASK,
    WITH_UNO,
    play,
)
from engine.state.layout import (
    DISCARDS,
    DREW,
    NOBODY,
    PHASE,
    PILE_SIZE,
    UNCALLED,
    VIEW_DRAWN,
    VIEW_HAND,
)
from engine.state.seats import in_set
from ui.keys import BACK, CHOOSE, HIGHER, LOWER, UNO
from ui.table.page import DO_DRAW, DO_KEEP, DO_NOTHING, DO_PASS, DO_SAY_UNO, UNO_IS_SAID
from ui.table.words import HOLDS_COLOR, TOO_EARLY, notice_of

TYPE_CHECKING = False
if TYPE_CHECKING:
    from ui.match import Match
    from ui.plain.table import Screen
    from ui.types import Sometimes

_END = const(0)  # of the actions: draw, keep or pass
_UNO = const(1)
_CATCH = const(2)
_ACTIONS = const(3)  # the next is a tip


class TurnMode:
    """screen: the table screen.

    passes: the drawn card cannot be played, so the turn ends by itself. Only where one person
    plays: among several it would tell the others that the card was of no use (CORE-10).
    """

    _match: "Sometimes[Match]"

    def __init__(self, screen: "Screen") -> None:
        self._screen = screen
        self._page = screen.page
        self._match = None
        self._in_hand = True
        self._card = 0
        self._action = _END
        self._is_bluff = False  # a Wild Draw Four can be laid, but not rightly
        self._is_warned = False
        self.passes = False

    def enter(self) -> None:  # per frame
        """The holder is on turn, or has drawn, or came back from calling a color."""
        match = self._match = self._screen.app.match
        view = match.view
        hand = self._page.hand
        hand.take(view, VIEW_HAND, cards_of(view, match.holder))
        self._mark(match, view[PHASE] == DREW)
        self._place_cursor(view)
        self._is_warned = False
        self._draw(True)

    def _mark(self, match: "Match", is_drawn: bool) -> None:  # per frame
        """Mark what can be played: all cards of a kind, or the one that was drawn."""
        hand = self._page.hand
        self._is_bluff = False
        match.list_choices()
        for i in range(match.count):
            choice = match.choices[i]
            if choice & VERB_MASK == PLAY:
                if choice & BLUFF:
                    self._is_bluff = True
                if is_drawn:
                    hand.marks[hand.place_of(choice >> CARD_SHIFT & 255)] = 1
                else:
                    hand.mark(choice >> CARD_SHIFT & 255)

    def _place_cursor(self, view: bytearray) -> None:  # per frame
        """On the drawn card, or the first that can be played, or on drawing."""
        hand = self._page.hand
        first = hand.first_marked()
        self._in_hand = first != NOBODY
        self._card = first if self._in_hand else 0
        self._action = _END
        self.passes = False
        if view[PHASE] == DREW:
            self.passes = not self._in_hand and not self._match.is_shared
            self._in_hand = True
            self._card = hand.place_of(view[VIEW_DRAWN])

    def _draw(self, has_changed: bool = False) -> None:  # per frame
        """Draw the hand, the actions and the cursor, and tell what the keys do there.

        has_changed: the table has, too.
        """
        view = self._match.view
        hand = self._page.hand
        hand.show(self._card if self._in_hand else NOBODY, True)
        if has_changed:
            self._screen.draw()
        actions = self._page.actions
        first = DO_KEEP
        if view[PHASE] != DREW:
            can_draw = view[PILE_SIZE] or view[PILE_SIZE + DISCARDS] > 1
            first = DO_DRAW if can_draw else DO_PASS
        is_called = self._match.called == self._match.holder
        count = _ACTIONS + 1 if self._match.hint else _ACTIONS
        actions.offer(count, first, UNO_IS_SAID if is_called else DO_SAY_UNO)
        actions.show(NOBODY if self._in_hand else self._action)
        is_wild_four = FACE[hand.cards[self._card]] == WILD_FOUR
        self._warn(self._is_bluff and self._in_hand and is_wild_four)
        end = actions.offered[_END] if self._in_hand else DO_NOTHING  # in the row it is seen
        self._page.tell_keys(self._screen.app.keys, self._what_a_does(), end)

    def _what_a_does(self) -> int:  # per frame
        """Return what A does where the cursor is."""
        if not self._in_hand:
            return self._page.actions.offered[self._action]
        if self._page.hand.marks[self._card]:
            return self._page.play
        return self._page.actions.offered[_END] if self._is_useless() else self._page.why

    def _is_useless(self) -> bool:  # per frame
        """Is the cursor on a drawn card that cannot be played?"""
        view = self._match.view
        hand = self._page.hand
        return (
            view[PHASE] == DREW
            and hand.cards[self._card] == view[VIEW_DRAWN]
            and hand.first_marked() == NOBODY
        )

    def _warn(self, is_due: bool) -> None:  # per frame
        """Show or remove the warning that the card under the cursor would be a bluff (OFF-7)."""
        if self._is_warned != is_due:
            self._is_warned = is_due
            if is_due:
                self._page.warn(self._match.view, HOLDS_COLOR)
            else:
                self._screen.draw()

    def wish(self, wish: int) -> None:  # per frame
        """Move or choose."""
        if wish == CHOOSE:
            self._choose()
        elif wish == UNO:
            self._call()
        elif wish == BACK:
            self.end()
        else:
            self._move(wish)
            self._draw()

    def _move(self, wish: int) -> None:  # per frame
        keys = self._screen.app.keys
        if wish == HIGHER:
            self._in_hand = False
        elif wish == LOWER:
            self._in_hand = True
        elif not keys.has_pad:
            self._walk()
        elif self._in_hand:
            self._card = keys.moved(self._card, wish, self._page.hand.count)
        else:
            self._action = keys.moved(self._action, wish, self._page.actions.count)

    def _walk(self) -> None:  # per frame
        """Step with two buttons: through playable cards, actions, other cards, and around."""
        hand = self._page.hand
        if not self._in_hand:
            self._action += 1
            if self._action < self._page.actions.count:
                return
            self._in_hand = True
            self._card = hand.walk_start()
            return
        card = hand.walk_after(self._card)
        if card == NOBODY:
            self._in_hand = False
            self._action = _END
            card = 0
        self._card = card

    def _choose(self) -> None:  # per frame
        if self._in_hand:
            self._lay()
        elif self._action == _UNO:
            self._call()
        elif self._action == _CATCH:
            self._answer(self._match.catch())
        elif self._action == _ACTIONS:
            self._tip()
        else:
            self.end()

    def _tip(self) -> None:  # per frame
        """Put the cursor on what a bot would choose, a wild's color included, and say it."""
        hint = self._match.hint
        verb = hint.ask(self._match, self._page.hand, 0)
        self._in_hand = hint.card != NOBODY
        self._card = hint.card if self._in_hand else 0
        self._action = _CATCH if verb == CATCH else _UNO if verb == CALL_UNO else _END
        self._screen.color.cursor = hint.color()
        self._draw()
        hint.tell(self._page.latest)

    def end(self) -> None:  # per frame
        """Draw, or keep the drawn card."""
        is_draw = self._page.actions.offered[_END] == DO_DRAW
        self._answer(self._match.choose(DRAW if is_draw else PASS))

    def _lay(self) -> None:  # per frame
        """Lay the card under the cursor, first asking for the color of a wild."""
        match = self._match
        hand = self._page.hand
        card = hand.cards[self._card]
        choice = play(card)
        if match.called == match.holder and hand.count == 2:
            choice |= WITH_UNO
        if card >= FIRST_WILD_KIND and hand.marks[self._card]:
            self._screen.color.ask(choice, card)
        elif self._is_useless():
            self.end()
        else:
            self._answer(match.choose(choice))

    def _call(self) -> None:  # per frame
        """Call Uno for the card about to be laid, or late for the last one."""
        match = self._match
        if in_set(match.view, UNCALLED, match.holder):
            self._answer(match.call_late())
            return
        if self._page.hand.count > 2:
            self._answer(TOO_EARLY)
            return
        match.called = NOBODY if match.called == match.holder else match.holder
        self._draw()

    def _answer(self, reason: int) -> None:  # per frame
        """Go on after a choice that was accepted; tell why it was refused."""
        if reason == OK:
            if self._match.view[PHASE] != DREW:
                self._match.called = NOBODY
            self._screen.chosen()
        else:
            self._page.warn(self._match.view, notice_of(reason))
