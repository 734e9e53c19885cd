"""Play where cards act, on two piles: see `ui.asking` for the modes.

Who holds the device and can do nothing but let a gained card be is not asked. Where several persons
play, `ui.acts_question` knows what others are asked.
"""

from engine.choices import CALL_UNO, CATCH, PASS, VERB_MASK
from engine.layout import EVENT_COUNT, FIRST, KIND, TOP
from engine.windows import FORCED, GAINED
from ui.acts_page import ActsPage
from ui.ask_mode import AskMode
from ui.asking import CARD_MS, STEP_MS, AskingScreen
from ui.offers import Offers


class Screen(AskingScreen):
    """See the module."""

    Page = ActsPage

    def __init__(self, app: "App") -> None:
        question = None
        if app.match.persons > 1:
            from ui.acts_question import QuestionMode

            question = QuestionMode(self, app.page)
        super().__init__(app, AskMode(self, app, Offers(app.page.hand)), question)

    def ask(self) -> None:  # per frame
        """Ask the holder, unless there is nothing that it could do with a card it has gained."""
        match = self.app.match
        view = match.view
        while self.is_asked():
            if view[view[TOP] + KIND] != GAINED or self._can_give_away():
                super().ask()
                return
            match.choose(PASS)
        self.go_on(STEP_MS)

    def _can_give_away(self) -> bool:  # per frame
        match = self.app.match
        match.list_choices()
        for i in range(match.count):
            verb = match.choices[i] & VERB_MASK
            if verb != PASS and verb != CATCH and verb != CALL_UNO:
                return True
        return False

    def _step(self) -> None:  # per frame
        match = self.app.match
        before = match.view[EVENT_COUNT]
        if match.let_bot():
            match.stepped()
            self.stepped(before)
        elif match.view[FIRST] == match.holder:
            self.ask()
        else:
            self.question.ask_other(match.view[FIRST])

    def _pace(self) -> int:  # per frame
        view = self.app.match.view
        kind = view[view[TOP] + KIND]
        return CARD_MS if kind == FORCED or kind == GAINED else STEP_MS


TYPE_CHECKING = False
if TYPE_CHECKING:
    from ui.app import App
