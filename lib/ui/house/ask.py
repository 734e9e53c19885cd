"""This mode asks the holder with house rules: as `ui.table.ask`, and what these add.

Whoever has claimed to play out of turn chooses a card or withdraws. A card can be laid face down;
it is not raised if it can be laid in no other way. Who is to do a dare reads it first. What another
player owes for a "sorry" can be told of at any time.
"""

from engine.public import window_card, window_kind
from engine.state.choices import (
    BLUFF,
    CARD_SHIFT,
    CATCH,
    DOWN,
    DRAW,
    MUST_PLAY,
    PASS,
    PLAY,
    SEAT_SHIFT,
    SORRY,
    VERB_MASK,
)
from engine.state.layout import CARD, EVENT_COUNT, KIND, NOBODY, PLAYERS, SORRIES, TOP
from engine.state.options import PEEK
from engine.state.options import SORRY as PAYS_SORRY
from engine.state.windows import DARED, NO_WINDOW
from ui.house.prompts import CALLABLE, WHICH_JUMPS, is_plain
from ui.table import ask
from ui.table.offers import LOOK, READ_DARE, SORRY_SAID, UNO, WITHDRAW, Offers, goes_down
from ui.table.words import PROMPT, notice_of

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable

    from ui.house.match import Match
    from ui.types import HouseApp, Sometimes

# What lets the holder read something before it answers, by kind of window (`ui.house.dares`).
READS: "dict[int, Callable[[HouseApp], None]]" = {}


class HouseOffers(Offers):
    """As Offers."""

    def offer_always(self, match: "Match") -> None:  # type: ignore[override]  # per frame
        """Put into the row what the holder can do at any time."""
        view = match.view
        at = view[TOP]
        if match.claimer != match.holder and view[at + KIND] == DARED and not view[at + CARD]:
            self.offer(READ_DARE, True)
        if match.claimer == match.holder:
            self.offer(WITHDRAW, True)
        self.offer(UNO, True)
        self.offer(CATCH, True)
        if view[PEEK]:
            self.offer(LOOK, True)
        if view[PAYS_SORRY] and self._can_report(match):
            self.offer(SORRY_SAID, True)

    def _can_report(self, match: "Match") -> bool:  # per frame
        view = match.view
        for seat in range(view[PLAYERS]):
            if view[SORRIES + 2 * seat] and seat != match.holder:
                return True
        return False

    def sorries(self, match: "Match") -> None:  # per frame
        """In the row: who may have said "sorry"."""
        self.count = 0
        for seat in range(match.view[PLAYERS]):
            if match.view[SORRIES + 2 * seat] and seat != match.holder:
                self.offer(SORRY | seat << SEAT_SHIFT, False)

    def is_marked(self, choice: int) -> int:  # per frame
        """As there, but for cards that can only be laid face down."""
        if choice & VERB_MASK == PLAY and choice & DOWN:
            return 0
        return super().is_marked(choice)


class AskMode(ask.AskMode):
    """As there."""

    risk = CALLABLE
    _app: "HouseApp"
    _match: "Sometimes[Match]"
    _offers: "HouseOffers"

    def enter(self) -> None:  # per frame
        """The holder is asked something, or watches; a dare is read first, once."""
        match = self._app.match
        view = match.view
        is_new = match.read != view[EVENT_COUNT] and not window_card(view)
        if is_new and not self.is_watching and window_kind(view) in READS:
            self._read()
        else:
            super().enter()

    def _read(self) -> None:
        app = self._app
        app.match.read = app.match.view[EVENT_COUNT]
        READS[DARED](app)

    def _pick(self) -> None:  # per frame
        """Choose with the card under the cursor, also if it can only be laid face down."""
        kind = self._page.hand.cards[self._card]
        if goes_down(self._match, kind):
            self._use(kind)
        else:
            super()._pick()

    def _is_turn(self) -> bool:  # per frame
        return self._match.claimer == NOBODY and super()._is_turn()

    def _draw_table(self) -> None:  # per frame
        match = self._match
        if self.is_watching:
            self._screen.draw(b"")
        elif match.claimer == match.holder:
            self._screen.draw(WHICH_JUMPS)
        elif not is_plain(match.view):
            self._screen.draw(PROMPT)
        else:
            self._screen.draw(notice_of(MUST_PLAY) if self._must_play() else b"")

    def _must_play(self) -> bool:  # per frame
        """Is the turn one on which there is nothing else to do?"""
        match = self._match
        for i in range(match.count):
            verb = match.choices[i] & VERB_MASK
            if verb == DRAW or verb == PASS:
                return False
        return window_kind(match.view) == NO_WINDOW

    def _is_risky(self) -> bool:  # per frame
        """Can the card under the cursor be called when it is laid?"""
        match = self._match
        card = self._page.hand.cards[self._card]
        for i in range(match.count):
            choice = match.choices[i]
            if choice & BLUFF and not choice & DOWN and choice >> CARD_SHIFT & 255 == card:
                return choice & VERB_MASK == PLAY
        return False

    def _take_item(self, item: int) -> None:  # per frame
        if item == WITHDRAW:
            self._match.withdraw()
            self._screen.go_on(0)
        elif item == READ_DARE:
            self._read()
        elif item == SORRY_SAID:
            self._offers.sorries(self._match)
            self._open_card_row()
        else:
            super()._take_item(item)
