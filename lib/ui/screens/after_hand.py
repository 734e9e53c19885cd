"""This module goes on after a hand: to the next one, to another match, or back.

A board has what deals (`engine.match.deal`) in memory with the screens of a score alone.
"""

from engine.match import deal
from engine.public import has_loser
from engine.state.layout import BY_LAST_CARD, MATCH_ENDED, STATUS, WAY_OVER
from engine.state.options import NO_POINTS, SCORING
from ui.people import count_hand
from ui.screens.bots import come_back

TYPE_CHECKING = False
if TYPE_CHECKING:
    from ui.app import App


def is_last(app: "App") -> bool:
    """Is the match over, or the table of a tournament?"""
    return app.match.view[STATUS] == MATCH_ENDED


def is_stopped(app: "App") -> bool:
    """Did somebody go out at another table, so that nobody has won at this one?"""
    paced = app.tournament and app.tournament.is_paced
    return bool(paced and app.match.view[WAY_OVER] != BY_LAST_CARD)


def is_lost(app: "App") -> bool:
    """Has somebody lost, and nobody won? In a match of points the lowest total wins in the end."""
    is_won = is_last(app) and not app.tournament and app.match.view[SCORING] != NO_POINTS
    return has_loser(app.match.view) and not is_won


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
