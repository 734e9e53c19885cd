"""This module has a line of text for each reason of a failed save.

It is imported only when the player must be told, to save memory.
"""

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


def reason_text(reason: int) -> str:
    """Return a line for a reason that `save`, `clear` or `create` returned."""
    return _REASONS[reason]
