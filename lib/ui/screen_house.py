"""Play with house rules on one pile: see `ui.asking` for the modes. One more is

    CLAIM      the table is asked, for a moment, who plays out of turn (`ui.claim_mode`)

It comes first: before a card that may be jumped on is answered by anybody, bots included. Owed
cards are drawn by themselves. Where several persons play, `ui.house_question` knows what others are
asked.
"""

from engine.choices import DRAW, PASS
from engine.layout import EVENT_COUNT, FIRST, IN_PLAY, KIND, NOBODY, STATUS, TARGET, TOP
from engine.options import JUMP, STACK_BY
from engine.owed import is_owed
from engine.windows import NO_WINDOW, STACKING
from ui.asking import CARD_MS, STEP_MS, AskingScreen
from ui.house_ask import AskMode
from ui.house_offers import HouseOffers
from ui.house_page import HousePage


class Screen(AskingScreen):
    """See the module."""

    Page = HousePage

    def __init__(self, app: "App") -> None:
        question = None
        if app.match.persons > 1:
            from ui.house_question import QuestionMode

            question = QuestionMode(self, app.page)
        super().__init__(app, AskMode(self, app, HouseOffers(app.page.hand)), question)
        view = app.match.view
        self.claim = None
        if view[JUMP] or view[STACK_BY]:
            if question:
                from ui.claim_pad import ClaimMode
            else:
                from ui.claim_mode import ClaimMode
            self.claim = ClaimMode(self)

    def is_asked(self) -> bool:  # per frame
        """Is it the holder who is asked? Not what it owes, and not before others have jumped."""
        match = self.app.match
        view = match.view
        if view[STATUS] != IN_PLAY or match.holder == NOBODY or is_owed(view):
            return False
        if match.claimer != NOBODY:
            return match.claimer == match.holder
        if self._is_claim_due():
            return False
        return view[FIRST] == match.holder and not self._is_passed_over(match.holder)

    def _is_claim_due(self) -> bool:  # per frame
        return self.claim is not None and self.claim.is_due()

    def _is_passed_over(self, seat: int) -> bool:  # per frame
        """Was a seat asked already, as one of those that might have added to a stack?"""
        view = self.app.match.view
        at = view[TOP]
        return view[at + KIND] == STACKING and view[at + TARGET] != seat

    def tick(self, now: int) -> None:  # per frame
        """A claim has its time; else as the others."""
        if self.mode == self.claim:
            if not self.mode.is_looking():
                self.claim.close()
        else:
            super().tick(now)

    def _step(self) -> None:  # per frame
        match = self.app.match
        view = match.view
        before = view[EVENT_COUNT]
        if view[view[TOP] + KIND] == NO_WINDOW:
            match.answered = match.claimed = 0
        if match.claimer != NOBODY and not is_owed(view):
            self._go_on_claiming()
        elif self._is_claim_due():
            self.claim.ask()
        elif match.let_bot():
            match.stepped()
            self.stepped(before)
        elif is_owed(view):
            match.answer_for(view[FIRST], DRAW)
            self.stepped(before)
        elif self.is_asked():
            self.ask()
        elif self._is_passed_over(view[FIRST]):
            match.answer_for(view[FIRST], PASS)
            self.stepped(before)
        else:
            self.question.ask_other(view[FIRST])

    def _go_on_claiming(self) -> None:  # per frame
        match = self.app.match
        if match.claimer == match.holder:
            self.ask()
        else:
            self.app.hand_over(match.claimer)

    def _pace(self) -> int:  # per frame
        if self._is_claim_due():
            return 0
        return CARD_MS if is_owed(self.app.match.view) else STEP_MS


TYPE_CHECKING = False
if TYPE_CHECKING:
    from ui.app import App
