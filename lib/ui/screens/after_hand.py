"""This module goes on after a hand: to the next one, to another match, or back.

A board has what deals (`engine.match.deal`) in memory with the screens of a score alone.
"""

from engine.match import deal
from engine.state.layout import MATCH_ENDED, STATUS
from ui.people import count_hand
from ui.screens.bots import come_back

TYPE_CHECKING = False
if TYPE_CHECKING:
    from ui.app import App


def is_last(app: "App") -> bool:
    """Is the match over, or the table of a tournament?"""
    return app.match.view[STATUS] == MATCH_ENDED


def can_play_again(app: "App") -> bool:
    """Can the same match be begun again? One among bots alone is not saved."""
    return is_last(app) and app.match.persons > 0 and app.tournament is None


def go_on(app: "App") -> None:
    """Count the hand; then begin the next one, or leave a match or a table that is over."""
    app.is_finished = False
    count_hand(app.saves, app.match, app.tournament is not None)
    if not is_last(app):
        app.match.game.dealing = deal
        app.match.next_hand()
        come_back(app)
        app.go("table")
    elif app.tournament:
        app.tournament.end_table(app.match, app.saves)
        app.match = None
        app.go("round")
    else:
        if app.match.persons:
            app.saves.forget_match()
        app.go("title")


def play_again(app: "App") -> None:
    """Count the hand, and begin another match with the same rules and the same people."""
    app.is_finished = False
    count_hand(app.saves, app.match, False)
    app.after_end = _begin_again  # by the title: `ui.match.planning` is not loaded here
    app.go("title")


def _begin_again(app: "App") -> None:
    from ui.match.planning import plan_again

    plan_again(app)
