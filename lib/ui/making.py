"""This module makes the app; a drive has what makes it here, and forgets it when a match begins."""

# set-up: whole file

from ui.app import App

TYPE_CHECKING = False
if TYPE_CHECKING:
    from hal.base import Board
    from journal.book import Journal
    from ui.types import Start


def make_app(board: "Board", start: "Start | None" = None, book: "Journal | None" = None) -> App:
    """Make the app, and start it. See `App`."""
    return App(board, start, book)
