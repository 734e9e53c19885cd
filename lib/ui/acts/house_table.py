"""This screen plays where cards act and others play out of turn, or call what was laid.

It is the table of ui.acts.table with the mode CLAIM of ui.house.table: before a card that may be
jumped on is answered by anybody, the table is asked who does.
"""

from micropython import const

from engine.public import player_of, window_target
from engine.state.cards import KIND_MASK
from engine.state.choices import DOWN, PASS, PLAY, VERB_MASK
from engine.state.layout import EVENT_COUNT, FIRST, FREE, IN_PLAY, NOBODY, PHASE, STATUS
from engine.state.options import JUMP, STACK_BY
from ui.acts import house, table
from ui.acts.house_words import WHICH_JUMPS, is_waiting
from ui.match_bytes import PERSON
from ui.table.offers import WITHDRAW, goes_down
from ui.table.screen import AskingScreen
from ui.table.words import PROMPT

TYPE_CHECKING = False
if TYPE_CHECKING:
    from ui.house.claim import ClaimMode
    from ui.types import ActsHouseApp, AnyActsMatch, Sometimes

_ADMITTED_MS = const(2000)  # for a cheat that was admitted to be seen by all


class HouseOffers(house.Offers):
    """As there; who has claimed to jump may withdraw, and a card may be laid face down."""

    def is_marked(self, choice: int) -> int:  # per frame
        """As there, but for cards that can only be laid face down."""
        if choice & VERB_MASK == PLAY and choice & DOWN:
            return 0
        return super().is_marked(choice)

    def offer_always(self, match: "AnyActsMatch") -> None:  # type: ignore[override]  # per frame
        """As there."""
        if match.claimer == match.holder:
            self.offer(WITHDRAW, True)
        super().offer_always(match)


class AskMode(house.AskMode):
    """As there; whoever has claimed to play out of turn chooses a card or withdraws."""

    _app: "ActsHouseApp"

    def _pick(self) -> None:  # per frame
        """Choose with the card under the cursor, also if it can only be laid face down."""
        kind = self._page.hand.cards[self._card] & KIND_MASK
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
        elif self._is_turn() and match.view[PHASE] == FREE:
            self._screen.draw(PROMPT)
        else:
            super()._draw_table()

    def _take_item(self, item: int) -> None:  # per frame
        if item == WITHDRAW:
            self._app.match.withdraw()
            self._screen.go_on(0)
        else:
            super()._take_item(item)


class Screen(table.Screen):
    """See the module."""

    app: "ActsHouseApp"
    claim: "Sometimes[ClaimMode]"

    def __init__(self, app: "ActsHouseApp") -> None:
        question = None
        if app.match.persons > 1:
            from ui.acts.house_question import QuestionMode

            question = QuestionMode(self, app.page)
        AskingScreen.__init__(self, app, AskMode(self, app, HouseOffers(app.page.hand)), question)
        view = app.match.view
        self.claim = None
        if view[JUMP] or view[STACK_BY]:
            from ui.house.claim import ClaimMode, PadClaimMode

            self.claim = PadClaimMode(self) if question else ClaimMode(self)

    def is_asked(self) -> bool:  # per frame
        """Is it the holder who is asked: not before others have jumped, or seen who cheated."""
        match = self.app.match
        view = match.view
        if view[STATUS] != IN_PLAY or match.holder == NOBODY or match.is_admitting:
            return False
        if match.claimer != NOBODY:
            return match.claimer == match.holder
        if self._is_claim_due():
            return False
        return view[FIRST] == match.holder and not self._is_passed_over(match.holder)

    def _is_claim_due(self) -> bool:  # per frame
        return self.claim is not None and self.claim.is_due()

    def _is_passed_over(self, seat: int) -> bool:  # per frame
        """Was a person's seat asked already, as one of those that might have added to a stack?"""
        match = self.app.match
        view = match.view
        if not is_waiting(view) or window_target(view) == seat:
            return False
        return match.people[player_of(view, seat)] == PERSON

    def tick(self, now: int) -> None:  # per frame
        """A claim has its time; else as the others."""
        if self.mode == self.claim:
            if not self.claim.is_looking():
                self.claim.close()
        else:
            super().tick(now)

    def _step(self) -> None:  # per frame
        match = self.app.match
        view = match.view
        if match.is_admitting:
            match.is_admitting = False
            self.go_on(_ADMITTED_MS)
        elif match.claimer != NOBODY:
            if match.claimer == match.holder:
                self.ask()
            else:
                self.app.hand_over(match.claimer)
        elif self._is_claim_due():
            self.claim.ask()
        elif self._is_passed_over(view[FIRST]):
            before = view[EVENT_COUNT]
            match.answer_for(view[FIRST], PASS)
            self.stepped(before)
        else:
            super()._step()

    def _pace(self) -> int:  # per frame
        return 0 if self._is_claim_due() else super()._pace()
