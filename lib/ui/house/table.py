"""This screen plays with house rules on one pile; see `ui.table.screen` for its modes. One more is

    CLAIM      the table is asked, for a moment, who plays out of turn (`ui.house.claim`)

It comes first: before a card that may be jumped on is answered by anybody, bots included. Owed
cards are drawn by themselves. Where several persons play, `ui.house.question` knows what others are
asked. The page has one pile, or one more that lies face down, and a row of answers.
"""

from micropython import const

from engine.public import cards_of, window_kind, window_target
from engine.state.cards import COLORS
from engine.state.choices import DRAW, PASS
from engine.state.layout import (
    COUNTS,
    EVENT_COUNT,
    FIRST,
    IN_PLAY,
    NOBODY,
    SHOWN_COUNTS,
    SHOWN_TO,
    STATUS,
    VIEW_HAND,
    VIEW_SEAT,
)
from engine.state.options import BLANKS as CARRIED_BY
from engine.state.options import FACE_DOWN, JUMP, PEEK, PILES, QUIZ_WAY, STACK_BY
from engine.state.windows import ANSWERS, DARED, NO_WINDOW, STACKING
from engine.turn.owed_draw import is_owed
from ui.draw.card_tiles import BLANKS
from ui.house import prompts
from ui.house.ask import AskMode, HouseOffers
from ui.house.claim import ClaimMode, PadClaimMode
from ui.house.piles import HousePiles
from ui.table.cursor import add_rows
from ui.table.hand import SignedHand
from ui.table.page import TablePage
from ui.table.screen import CARD_MS, STEP_MS, AskingScreen

TYPE_CHECKING = False
if TYPE_CHECKING:
    from ui.draw.geometry import Geometry
    from ui.draw.sheets import Sheets
    from ui.draw.text import Text
    from ui.match import Match
    from ui.types import HouseApp, Sometimes


class HouseHand(SignedHand):
    """As SignedHand."""

    def take_other(self, view: bytearray, capacity: int, seat: int) -> int:  # per frame
        """Take what is known of another seat's cards, then the backs of the rest; return 0.

        capacity: of a hand in the view, where the shown ones follow each other in seat order.
        """
        self.take_backs(cards_of(view, seat))
        if view[PEEK] or view[SHOWN_TO] == view[VIEW_SEAT]:
            counts = COUNTS if view[PEEK] else SHOWN_COUNTS
            at = VIEW_HAND + capacity
            for other in range(seat):
                if other != view[VIEW_SEAT]:
                    at += view[counts + other]
            self.take(view, at, view[counts + seat])
            self.count = cards_of(view, seat)
        return 0


_ADMITTED_MS = const(2000)  # for a cheat that was admitted to be seen by all
_FACES_CARRIED = const(13)  # by a Blank: up to here a face plus one, from there on an effect


class HousePage(TablePage):
    """As TablePage; see ui.table.page."""

    most_rows = 3
    rows: "Text"
    more: "Text"
    piles: "HousePiles"
    hand: "HouseHand"
    words = prompts

    def _make(self, geometry: "Geometry", sheets: "Sheets", match: "Match") -> None:
        """See ui.table.page."""
        from ui.house.words import tell
        from ui.table.words import Recap

        for color in range(COLORS):
            carried = match.view[CARRIED_BY + color]
            BLANKS[color] = carried if carried <= _FACES_CARRIED else 0
        self.piles = HousePiles(geometry, sheets)
        if match.view[PILES] == FACE_DOWN:
            self.piles.make_more(sheets)
        add_rows(self, geometry, sheets)
        self.hand = HouseHand(geometry, sheets, self.group, self.most_cards)
        self.recap = Recap(geometry.events_rows, tell)

    def write_notice(self, text: "Text", view: bytearray, notice: bytes) -> None:  # per frame
        """Write a notice, or what is asked."""
        prompts.write_notice(text, view, notice)


class Screen(AskingScreen):
    """See the module."""

    Page = HousePage
    app: "HouseApp"
    claim: "Sometimes[ClaimMode]"

    def __init__(self, app: "HouseApp") -> None:
        question = None
        if app.match.persons > 1:
            from ui.house.question import QuestionMode

            question = QuestionMode(self, app.page)
        super().__init__(app, AskMode(self, app, HouseOffers(app.page.hand)), question)
        view = app.match.view
        if view[QUIZ_WAY]:
            from ui.house import quiz

            quiz.join()
        if len(ANSWERS) > DARED and ANSWERS[DARED] is not None:  # what asks for dares is joined
            from ui.house import dares

            dares.join()
        self.claim = None
        if view[JUMP] or view[STACK_BY]:
            self.claim = PadClaimMode(self) if question else ClaimMode(self)

    def is_asked(self) -> bool:  # per frame
        """Is it the holder who is asked? Not what it owes, and not before others have jumped.

        And not before all have seen what cheat was admitted.
        """
        match = self.app.match
        view = match.view
        if view[STATUS] != IN_PLAY or match.holder == NOBODY or is_owed(view):
            return False
        if match.is_admitting:
            return False
        if match.claimer != NOBODY:
            return match.claimer == match.holder
        if self._is_claim_due():
            return False
        return view[FIRST] == match.holder and not self.is_passed_over(match.holder)

    def _is_claim_due(self) -> bool:  # per frame
        return self.claim is not None and self.claim.is_due()

    def is_passed_over(self, seat: int) -> bool:  # per frame
        """As there; or has a seat been asked, as one of those that might have added to a stack?"""
        view = self.app.match.view
        if window_kind(view) == STACKING and window_target(view) != seat:
            return True
        return super().is_passed_over(seat)

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
        before = view[EVENT_COUNT]
        if window_kind(view) == NO_WINDOW:
            match.answered = match.claimed = 0
        if match.is_admitting:
            match.is_admitting = False
            self.go_on(_ADMITTED_MS)
        elif match.claimer != NOBODY and not is_owed(view):
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
        elif self.is_passed_over(view[FIRST]):
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
