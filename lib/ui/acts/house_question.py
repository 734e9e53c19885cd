"""This mode asks the table where cards act and others call what was laid, or add to a stack.

These are asked by the mode of house rules, whether others take part or not, all else by the mode of
cards that act.
"""

from ui.acts import question
from ui.house.question import QuestionMode as CallMode
from ui.house.question import is_for_all

TYPE_CHECKING = False
if TYPE_CHECKING:
    from ui.acts.house_table import Screen
    from ui.acts.table import ActsPage


class QuestionMode(question.QuestionMode):
    """As there."""

    def __init__(self, screen: "Screen", page: "ActsPage") -> None:
        super().__init__(screen, page)
        self._calls = CallMode(screen, page)

    def ask_other(self, seat: int) -> None:  # per frame
        """As there."""
        if is_for_all(self._screen.app.match.view):
            self._calls.ask_other(seat)
        else:
            super().ask_other(seat)
