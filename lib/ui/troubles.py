"""This module tells that a match cannot be saved, or that the battery runs low."""

from journal.reasons import HELD

_TAIL = " The game goes on, but this match will not be kept."


def tell_trouble(app: "App") -> None:
    """Tell for what reason of the journal a match is not saved."""
    saves = app.saves
    if saves.book is None:
        words = "No drive to save on: a computer has it, since A was held at the start."
    elif saves.trouble == HELD:
        words = "Another save is kept on this drive."
    else:
        words = saves.book.text(saves.trouble)
    app.tell("Not saved", words + _TAIL, app.wanted or app.shown)


def tell_charge(app: "App", percent: int) -> None:
    """Tell how low the battery is."""
    words = "The battery is low: " + str(percent) + " percent. Charge it soon."
    app.tell("Battery", words, app.shown)


TYPE_CHECKING = False
if TYPE_CHECKING:
    from ui.app import App
