"""Between two hands, where no screen is: a hand is scored, or the next one is dealt.

Imported by the app for that (`go("end_hand")`, `go("next_hand")`), and forgotten with the next
screen. On a board what scores and deals is let go while a table is shown (engine/between.py).
"""

from engine.between import bring
from engine.layout import UNSCORED


def end_hand(app: "App") -> None:
    """Score the hand that is over, and show that."""
    match = app.match
    bring(match.game.state)
    if match.game.status == UNSCORED:
        match.game.score()
        match.stepped()
    app.go("score")


def next_hand(app: "App") -> None:
    """Deal the next hand of the match."""
    match = app.match
    match.game.next_hand()
    match.forget_past()
    match.is_unsaved = match.persons > 0
    app.go("table")


TYPE_CHECKING = False
if TYPE_CHECKING:
    from ui.app import App
