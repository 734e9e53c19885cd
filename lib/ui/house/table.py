"""This screen plays with house rules on one pile; see `ui.table.screen` and `ui.house.ask`.

Where several persons play, `ui.house.question` knows what others are asked. The page has one pile,
or one more that lies face down, and a row of answers.
"""

from engine.public import cards_of
from engine.state.layout import COUNTS, SHOWN_COUNTS, SHOWN_TO, VIEW_HAND, VIEW_SEAT
from engine.state.options import FACE_DOWN, PEEK, PILES, QUIZ_WAY
from engine.state.windows import ANSWERS, DARED
from engine.turn.owed_draw import is_owed
from ui.house import prompts
from ui.house.ask import AskMode, HouseOffers, HouseScreen, show_blanks
from ui.house.piles import HousePiles
from ui.table.cursor import add_rows
from ui.table.hand import SignedHand
from ui.table.page import CARD_MS, STEP_MS, TablePage

TYPE_CHECKING = False
if TYPE_CHECKING:
    from ui.draw.geometry import Geometry
    from ui.draw.sheets import Sheets
    from ui.draw.text import Text
    from ui.match import Match
    from ui.types import HouseApp


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


class HousePage(TablePage):
    """As TablePage; see ui.table.page."""

    rows: "Text"
    more: "Text"
    piles: "HousePiles"
    hand: "HouseHand"
    words = prompts

    def _make(self, geometry: "Geometry", sheets: "Sheets", match: "Match") -> None:
        """See ui.table.page."""
        from ui.house.words import tell
        from ui.table.words import Recap

        show_blanks(match.view)
        self.piles = HousePiles(geometry, sheets)
        if match.view[PILES] == FACE_DOWN:
            self.piles.make_more(sheets)
        add_rows(self, geometry, sheets)
        self.hand = HouseHand(geometry, sheets, self.group, self.most_cards)
        self.recap = Recap(geometry.events_rows, tell)

    def write_notice(self, text: "Text", view: bytearray, notice: int) -> None:  # per frame
        """Write a notice, or what is asked."""
        prompts.write_notice(text, view, notice)


class Screen(HouseScreen):
    """See the module."""

    Page = HousePage
    app: "HouseApp"

    def __init__(self, app: "HouseApp") -> None:
        question = None
        if app.match.persons > 1:
            from ui.house.question import QuestionMode

            question = QuestionMode(self, app.page)
        turn = AskMode(self, app, HouseOffers(app.page.hand))
        super().__init__(app, turn, question)
        if app.match.view[QUIZ_WAY]:
            from ui.house import quiz

            quiz.join()
        if len(ANSWERS) > DARED and ANSWERS[DARED] is not None:  # what asks for dares is joined
            from ui.house import dares

            dares.join()

    def _pace(self) -> int:  # per frame
        if self.is_claim_due():
            return 0
        return CARD_MS if is_owed(self.app.match.view) else STEP_MS
