"""What to tell when a match cannot be saved; imported for that and forgotten."""

from micropython import const

_HELD = const(5)  # journal.HELD
_TAIL = " The game goes on, but this match will not be kept."


def words_for(reason: int, book: "Journal | None") -> str:
    """A text for a reason of the journal."""
    if book is None:
        return "No drive to save on: a computer has it, since A was held at the start." + _TAIL
    if reason == _HELD:
        return "Another save is kept on this drive." + _TAIL
    return book.text(reason) + _TAIL


TYPE_CHECKING = False
if TYPE_CHECKING:
    from journal import Journal
