"""This module keeps a saved match that cannot be played on out of the way.

    set_aside(saves) -> str      says so, and what comes next

The save before it is the next to resume, if there is one. No table needs this module.
"""

from journal import MATCH
from journal.reasons import OTHER_VERSION
from ui.screens.notice import DAMAGED, SET_ASIDE

TYPE_CHECKING = False
if TYPE_CHECKING:
    from ui.match.saves import Saves


def set_aside(saves: "Saves") -> str:
    """See the module."""
    was_on_drive = saves.is_on_drive
    saves.drop_match()
    saves.is_tried = False
    book = saves.book
    if book is not None and saves.drive_state < OTHER_VERSION:
        if was_on_drive:
            book.set_aside(MATCH)
        saves.is_on_drive = book.length(MATCH) > 0
    return SET_ASIDE if saves.is_on_drive else DAMAGED
