"""This module tells the player the state of a kind and the reason of a refusal, a line for each.

Imported when something is to be told, not before: a board has better use for the memory.
"""

_STATES = (
    "Saved game found.",
    "Nothing saved yet.",
    "The saved game is damaged.",
    "Saved by another version of Wildhand: kept.",
    "Saved on another board: kept.",
    "Saved under rules not known here: kept.",
)
_REASONS = (
    "Saved.",
    "Not saved: no save file on this drive.",
    "Not saved: the drive is read-only.",
    "Not saved: wildhand.sav has a wrong size. Delete it on a computer, then start again.",
    "Not saved: too large for its slot.",
    "Not saved: another game's save is kept.",
    "Not saved: the drive took no more.",
    "Perhaps not saved: the drive did not answer.",
    "No save file made: the drive is full.",
    "No save file made: there is one.",
    "Not saved: the save file cannot be read.",
)


def state_text(state: int) -> str:
    """A line for `journal.state(kind)`."""
    return _STATES[state]


def reason_text(reason: int) -> str:
    """A line for what `save`, `clear` or `create` returned."""
    return _REASONS[reason]
