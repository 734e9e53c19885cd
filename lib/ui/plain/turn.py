"""This mode is the holder's turn: a cursor over the hand and over what else can be done.

On a pad left and right move within hand or actions, up and down between them; B goes to
drawing. With two buttons B walks: playable cards, actions, then the other cards, to look.
"""

from micropython import const

from engine.public import cards_of
from engine.state.cards import FACE, FIRST_WILD_KIND, WILD_FOUR
from engine.state.choices import BLUFF, CARD_SHIFT, DRAW, OK, PASS, PLAY, VERB_MASK, WITH_UNO, play
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
from ui.keys import BACK, CHOOSE, HIGHER, LOWER, NEXT, PREVIOUS, UNO
from ui.plain.actions import DRAW as DRAW_CARD
from ui.plain.actions import KEEP, UNO_SAID
from ui.plain.actions import PASS as PASS_ON
from ui.plain.actions import UNO as UNO_CALL
from ui.table.words import HOLDS_COLOR, notice_of

TYPE_CHECKING = False
if TYPE_CHECKING:
    from ui.match import Match
    from ui.plain.table import Screen
    from ui.types import Sometimes

_END = const(0)  # of the actions: draw, keep or pass
_UNO = const(1)
_CATCH = const(2)
_ACTIONS = const(3)


class TurnMode:
    """screen: the table screen."""

    _match: "Sometimes[Match]"

    def __init__(self, screen: "Screen") -> None:
        self._screen = screen
        self._page = screen.page
        self._match = None
        self._holder = NOBODY
        self._in_hand = True
        self._card = 0
        self._action = _END
        self._is_called = 0  # Uno, for the card about to be laid
        self._is_bluff = False  # a Wild Draw Four can be laid, but not rightly
        self._is_warned = False

    def enter(self) -> None:  # per frame
        """The holder is on turn, or has drawn, or came back from calling a color."""
        match = self._match = self._screen.app.match
        view = match.view
        if match.holder != self._holder:
            self._holder = match.holder
            self._is_called = 0
        hand = self._page.hand
        hand.take(view, VIEW_HAND, cards_of(view, match.holder))
        self._mark(match, view[PHASE] == DREW)
        self._page.piles.offer_colors(False)
        self._place_cursor(view)
        self._screen.draw()
        self._is_warned = False
        self._draw()
        app = self._screen.app
        self._page.hint(app.drew_hint if view[PHASE] == DREW else app.turn_hint)

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
        if view[PHASE] == DREW:
            self._card = hand.place_of(view[VIEW_DRAWN])

    def _draw(self) -> None:  # per frame
        """Hand and actions, with the cursor."""
        view = self._match.view
        actions = self._page.actions
        first = KEEP
        if view[PHASE] != DREW:
            can_draw = view[PILE_SIZE] or view[PILE_SIZE + DISCARDS] > 1
            first = DRAW_CARD if can_draw else PASS_ON
        actions.offer(3, first, UNO_SAID if self._is_called else UNO_CALL)
        actions.show(NOBODY if self._in_hand else self._action)
        hand = self._page.hand
        hand.show(self._card if self._in_hand else NOBODY, True)
        is_wild_four = FACE[hand.cards[self._card]] == WILD_FOUR
        self._warn(self._is_bluff and self._in_hand and is_wild_four)

    def _warn(self, is_due: bool) -> None:  # per frame
        """Tell, or no longer, that the card under the cursor is laid at a risk (OFF-7)."""
        if self._is_warned != is_due:
            self._is_warned = is_due
            self._screen.notice = HOLDS_COLOR if is_due else b""
            self._screen.draw()
            self._screen.notice = b""

    def wish(self, wish: int) -> None:  # per frame
        """Move or choose."""
        if wish == CHOOSE:
            self._choose()
        elif wish == UNO:
            self._call()
        elif wish == BACK:
            self._in_hand = False
            self._action = _END
            self._draw()
        else:
            self._move(wish)
            self._draw()

    def _move(self, wish: int) -> None:  # per frame
        if wish == HIGHER:
            self._in_hand = False
        elif wish == LOWER:
            self._in_hand = True
        elif wish == NEXT and not self._screen.app.keys.has_pad:
            self._walk()
        elif wish == NEXT or wish == PREVIOUS:
            step = 1 if wish == NEXT else -1
            if self._in_hand:
                count = self._page.hand.count
                self._card = (self._card + step) % count
            else:
                self._action = (self._action + step) % _ACTIONS

    def _walk(self) -> None:  # per frame
        """With one button: playable cards, actions, other cards, and around."""
        hand = self._page.hand
        if not self._in_hand:
            self._action += 1
            if self._action < _ACTIONS:
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
        else:
            is_draw = self._page.actions.offered[_END] == DRAW_CARD
            self._answer(self._match.choose(DRAW if is_draw else PASS))

    def _lay(self) -> None:  # per frame
        """Lay the card under the cursor, first asking for the color of a wild."""
        hand = self._page.hand
        card = hand.cards[self._card]
        choice = play(card)
        if self._is_called and hand.count == 2:
            choice |= WITH_UNO
        if card >= FIRST_WILD_KIND and hand.marks[self._card]:
            self._screen.color.ask(choice, card)
            return
        self._answer(self._match.choose(choice))

    def laid(self) -> None:  # per frame
        """The card is down: a call was for that one."""
        self._is_called = 0

    def _call(self) -> None:  # per frame
        """Call Uno: late, for the card laid last, or for the one about to be laid."""
        match = self._match
        if in_set(match.view, UNCALLED, match.holder):
            self._answer(match.call_late())
            return
        self._is_called = 1 - self._is_called
        self._draw()

    def _answer(self, reason: int) -> None:  # per frame
        """Go on after an accepted choice, tell why another was refused."""
        if reason == OK:
            if self._match.view[PHASE] != DREW:
                self._is_called = 0
            self._screen.chosen()
        else:
            self._screen.notice = notice_of(reason)
            self._screen.draw()
            self._screen.notice = b""
