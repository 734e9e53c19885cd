"""Between two hands, where no screen is: a hand is scored, or the next one is dealt.

Each is called again when what it has put into `app.parts` is loaded, until it leads to a screen.

Imported by the app for that (`go("end_hand")`, `go("next_hand")`), and forgotten with the next
screen. On a board what scores and deals is let go while a table is shown (engine/between.py).
"""

from engine.between import forget as forgotten
from engine.between import wanted
from engine.layout import STATUS, UNSCORED
from engine.windows import NEXT_HAND, PARTS_DO, SCORES_HAND
from ui.forget import IS_SMALL, forget, missing


def end_hand(app: "App") -> None:
    """Score the hand that is over, and show that."""
    match = app.match
    s = match.game.state
    parts = missing(wanted(s))
    if parts:
        app.parts = parts
        return
    if s[STATUS] == UNSCORED:
        PARTS_DO[SCORES_HAND](match.game, s)
        match.stepped()
    app.go("score")


def next_hand(app: "App") -> None:
    """Deal the next hand of the match."""
    match = app.match
    PARTS_DO[NEXT_HAND](match.game)
    leave_between(match)
    match.forget_past()
    match.is_unsaved = match.persons > 0
    app.go("table")


def leave_between(match: "Match") -> None:
    """A hand has begun. On a board what scores it and deals the next one is not there in play."""
    if IS_SMALL and PARTS_DO[NEXT_HAND] is not None:
        for name in forgotten(match.game.state):
            forget(name)


TYPE_CHECKING = False
if TYPE_CHECKING:
    from ui.app import App
    from ui.match import Match
