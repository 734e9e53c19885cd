"""What only some house rules let the holder do: as `ui.house_ask`, with what these add.

A card can be laid face down; it is not marked if it can be laid in no other way. Who is to do a
dare reads it first. And what another player owes for a "sorry" can be told of at any time. Loaded
where an option asks for one of these (`ui.house_parts`).
"""

from engine.choices import CARD_SHIFT, DOWN, PLAY, SEAT_SHIFT, SORRY, VERB_MASK
from engine.layout import CARD, EVENT_COUNT, KIND, PLAYERS, SORRIES, TOP
from engine.options import SORRY as PAYS_SORRY
from engine.windows import DARED
from ui import house_ask, house_offers
from ui.forget import forget
from ui.offered import READ_DARE, SORRY_SAID


class AskMode(house_ask.AskMode):
    """As there."""

    def enter(self) -> None:  # per frame
        """The holder is asked something, or watches; a dare is read first, once."""
        match = self._app.match
        view = match.view
        at = view[TOP]
        is_dared = (
            view[at + KIND] == DARED and not view[at + CARD] and match.read != view[EVENT_COUNT]
        )
        if is_dared and not self.is_watching:
            self._read()
        else:
            super().enter()

    def _read(self) -> None:
        app = self._app
        app.match.read = app.match.view[EVENT_COUNT]
        from ui.dares import tell_dare

        tell_dare(app)
        forget("ui.dares")

    def _pick(self) -> None:  # per frame
        """Choose with the card under the cursor, also if it can only be laid face down."""
        kind = self._page.hand.cards[self._card]
        if self._goes_down(kind):
            self._use(kind)
        else:
            super()._pick()

    def _goes_down(self, kind: int) -> bool:  # per frame
        """Can the card be laid face down?"""
        match = self._match
        for i in range(match.count):
            choice = match.choices[i]
            if choice & DOWN and choice >> CARD_SHIFT & 255 == kind:
                return choice & VERB_MASK == PLAY
        return False

    def _take_item(self, item: int) -> None:  # per frame
        if item == READ_DARE:
            self._read()
        elif item == SORRY_SAID:
            self._offers.sorries(self._match)
            self._open_card_row()
        else:
            super()._take_item(item)


class HouseOffers(house_offers.HouseOffers):
    """As there."""

    def offer_always(self, match: "HouseMatch") -> None:  # per frame
        """Put into the row what the holder can do at any time."""
        view = match.view
        at = view[TOP]
        if match.claimer != match.holder and view[at + KIND] == DARED and not view[at + CARD]:
            self.offer(READ_DARE, True)
        super().offer_always(match)
        if view[PAYS_SORRY] and self._can_report(match):
            self.offer(SORRY_SAID, True)

    def _can_report(self, match: "HouseMatch") -> bool:  # per frame
        view = match.view
        for seat in range(view[PLAYERS]):
            if view[SORRIES + seat] and seat != match.holder:
                return True
        return False

    def sorries(self, match: "HouseMatch") -> None:  # per frame
        """In the row: who may have said "sorry"."""
        self.count = 0
        for seat in range(match.view[PLAYERS]):
            if match.view[SORRIES + seat] and seat != match.holder:
                self.offer(SORRY | seat << SEAT_SHIFT, False)

    def is_marked(self, choice: int) -> int:  # per frame
        """As there, but for cards that can only be laid face down."""
        if choice & VERB_MASK == PLAY and choice & DOWN:
            return 0
        return super().is_marked(choice)


TYPE_CHECKING = False
if TYPE_CHECKING:
    from ui.house_match import HouseMatch
