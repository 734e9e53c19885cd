"""This module is the cursor of the table: on a card of the hand, or on an entry of the rows above.

On a pad left and right move within hand or row, up and down between them. With two buttons B walks:
marked cards, the row, then the other cards, and around.
"""

from engine.state.cards import KIND_MASK
from engine.state.choices import PASS
from engine.state.layout import DREW, NOBODY, PHASE, VIEW_DRAWN
from engine.state.window_types import IN_HAND, ON_FIRST
from engine.state.windows import is_turn
from ui.keys import HIGHER, LOWER, NEXT
from ui.table.hand import MARK

TYPE_CHECKING = False
if TYPE_CHECKING:
    from ui.app import App


class Cursor:
    """in_hand: it is on a card, the one at the place `card`; else on the entry at `at`.

    back: where it was in the rows when others were opened. kept: where it was there before the
    holder began to be asked, or to watch.
    """

    in_hand: int

    def __init__(self, app: "App") -> None:
        self._match = app.match
        self._keys = app.keys
        self._menu = app.page.menu
        self._hand = app.page.hand
        self.in_hand = False
        self.card = self.at = self.back = self.kept = 0

    def pointed(self) -> int:  # per frame
        """Return the kind of the card that it is on."""
        return self._hand.cards[self.card] & KIND_MASK  # type: ignore[no-any-return]

    def begin(self) -> None:  # per frame
        """Be on a card, best the drawn one, or on the most usual answer."""
        match = self._match
        view = match.view
        hand = self._hand
        first = hand.next_card(-1, MARK)
        self.card = self.at = 0
        self.in_hand = first != NOBODY and (
            match.flags & IN_HAND != 0 or match.jumper == match.holder
        )
        if self.in_hand:
            self.card = first
            if is_turn(view) and view[PHASE] == DREW:
                drawn = hand.place_of(view[VIEW_DRAWN])
                if hand.marks[drawn] & MARK:
                    self.card = drawn
        if not match.flags & ON_FIRST:
            for i in range(self._menu.count):
                if self._menu.entries[i] == PASS:
                    self.at = i

    def step(self, action: int, has_cards: int) -> None:  # per frame
        """Move as a key asks for; has_cards: it may enter the hand."""
        keys = self._keys
        menu = self._menu
        if action == NEXT and has_cards and not keys.has_pad:
            self._walk()
        elif self.in_hand:
            if action == HIGHER:
                self.in_hand = False
            elif action != LOWER:
                self.card = keys.moved(self.card, action, self._hand.count)
        elif action == LOWER:
            if has_cards:
                self._enter_hand()
        elif action != HIGHER:
            self.at = keys.moved(self.at, action, menu.count)

    def _enter_hand(self) -> None:  # per frame
        """Be on a card of the holder's own, which the strip shows again."""
        self.in_hand = True
        menu = self._menu
        if not menu.is_taking and menu.whose != NOBODY:
            menu.lay_out(self._match, NOBODY)
        if self.card >= self._hand.count:
            self.card = 0

    def _walk(self) -> None:  # per frame
        """With one button: marked cards, the rows, other cards, and around."""
        hand = self._hand
        if self.in_hand:
            mark = hand.marks[self.card] & MARK
            card = hand.next_card(self.card, mark)
        else:
            self.at += 1
            if self.at < self._menu.count:
                return
            self._enter_hand()
            mark = 0
            card = hand.next_card(-1, 0)
        if card == NOBODY and not mark:
            card = hand.next_card(-1, MARK)
        self.at = 0
        self.in_hand = card != NOBODY
        self.card = card if self.in_hand else 0
