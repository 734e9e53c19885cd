"""This screen plays where cards act and others play out of turn, or call what was laid.

It is the table of `ui.acts.table`, and asks as one with house rules does (`ui.house.ask`).
"""

from ui.acts import house, table
from ui.house.ask import HouseScreen

TYPE_CHECKING = False
if TYPE_CHECKING:
    from ui.types import ActsHouseApp


class Screen(HouseScreen, table.Screen):
    """See the module."""

    app: "ActsHouseApp"
    # MicroPython looks for it in all that HouseScreen inherits first.
    ask = table.Screen.ask

    def __init__(self, app: "ActsHouseApp") -> None:
        question = None
        if app.match.persons > 1:
            from ui.acts.house_question import QuestionMode

            question = QuestionMode(self, app.page)
        HouseScreen.__init__(self, app, house.ask_mode(self, app), question)

    def is_holder_done(self, seat: int) -> bool:  # per frame
        """Has the holder been asked already? What a family table passes over, `ask` does."""
        return self.app.match.is_past_stack(seat)

    def _pace(self) -> int:  # per frame
        return 0 if self.is_claim_due() else table.Screen._pace(self)
