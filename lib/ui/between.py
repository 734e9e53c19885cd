"""Between two hands, where no screen is: a hand is scored, or the next one is dealt.

Imported by the app for that (`go("end_hand")`, `go("next_hand")`), and forgotten with the next
screen. On a board what scores and deals is let go while a table is shown (engine/between.py).
"""

from engine.between import bring
from engine.layout import STATUS, UNSCORED
from engine.windows import NEXT_HAND, PARTS_DO, SCORES_HAND


def end_hand(app: "App") -> None:
    """Score the hand that is over, and show that."""
    match = app.match
    s = match.game.state
    bring(s)
    if s[STATUS] == UNSCORED:
        PARTS_DO[SCORES_HAND](match.game, s)
        match.stepped()
    app.go("score")


def next_hand(app: "App") -> None:
    """Deal the next hand of the match."""
    match = app.match
    PARTS_DO[NEXT_HAND](match.game)
    match.forget_past()
    match.is_unsaved = match.persons > 0
    app.go("table")


TYPE_CHECKING = False
if TYPE_CHECKING:
    from ui.app import App
