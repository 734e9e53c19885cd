"""What is asked of `ui.saves` before and after a match: its beginning, its end, what else is kept.

Imported for that, and forgotten with the next screen: in play only `Saves.keep` is needed.
"""

from micropython import const

from ui.forget import forget
from ui.saved_match import CARDS_AT, HEAD, LAYOUT, PEOPLE_AT, PLAYERS_AT

# Of the journal's pages and states; a test holds them against lib/journal.
_HEADER = const(20)  # the payload comes after it
_FRAME = const(24)  # bytes of a page that are not payload
_BLOCK = const(512)
_MATCH = const(0)
_SAVED = const(0)
_OK = const(0)
_EMPTY = const(1)
_OTHER_RULES = const(5)


def begin(saves: "Saves", match: "Match") -> None:
    """A match begins: make the page that it is written into, and write it."""
    make_page(saves, HEAD + len(match.game.state))
    write_head(saves.bytes, match)
    saves.keep(match)


def write_head(buffer: memoryview, match: "Match") -> None:
    """Write what does not change in a match."""
    people = match.people
    buffer[0] = LAYOUT
    buffer[PLAYERS_AT] = len(people)
    buffer[CARDS_AT] = match.game.capacity
    buffer[PEOPLE_AT : PEOPLE_AT + len(people)] = people


def make_page(saves: "Saves", length: int) -> None:
    """Make room for a match, in whole blocks; what was there is given back first."""
    saves.page = saves.bytes = None
    blocks = (length + _FRAME + _BLOCK - 1) // _BLOCK
    saves.page = bytearray(blocks * _BLOCK)
    saves.bytes = memoryview(saves.page)[_HEADER : _HEADER + length]


def match_bytes(saves: "Saves") -> "memoryview | None":
    """The bytes of the match to resume, for `ui.resumed_match`; None: they cannot be read."""
    if saves.is_found:
        saves.is_found = False
        length = saves.book.length(_MATCH)
        make_page(saves, length)
        saves.is_on = saves.book.read_into(_MATCH, saves.bytes) == length
        forget("journal.reading")
    return saves.bytes if saves.is_on else None


def give_up(saves: "Saves") -> None:
    """Somebody else's match is not kept any longer."""
    saves.found = _EMPTY
    saves.forget_match()


def read_into(saves: "Saves", kind: int, buffer: bytearray) -> bool:
    """Read settings or statistics; False: none of ours are there, and buffer is as it was."""
    book = saves.book
    if book is None or book.state(kind) != _OK or book.length(kind) != len(buffer):
        return False
    length = book.read_into(kind, buffer)
    forget("journal.reading")
    return length == len(buffer)


def all_of(saves: "Saves", kind: int) -> "bytearray | None":
    """Read what was saved, whoever saved it; None: nothing was; empty: it cannot be read."""
    book = saves.book
    if book is None or book.state(kind) == _EMPTY:
        return None
    buffer = bytearray(book.length(kind))
    if buffer and book.read_into(kind, buffer) != len(buffer):
        buffer = bytearray(0)
    forget("journal.reading")
    return buffer


def take_over(saves: "Saves", kind: int, is_ours: bool) -> None:
    """What was saved is ours, by whatever version; or not, and is not to be written over."""
    saves.book.rings[kind].state = _OK if is_ours else _OTHER_RULES


def is_proven(saves: "Saves", kind: int, buffer: bytearray) -> bool:
    """Write settings or statistics, and read them back from the drive; False: that failed."""
    book = saves.book
    if book is None or book.save(kind, buffer, len(buffer), 0) != _SAVED:
        return False
    is_there = book.is_there(kind)
    forget("journal.reading")
    return is_there


def write(saves: "Saves", kind: int, buffer: bytearray) -> None:
    """Write settings or statistics; nothing is told if that fails: no game is lost."""
    if saves.book is not None:
        saves.book.save(kind, buffer, len(buffer), 0)


TYPE_CHECKING = False
if TYPE_CHECKING:
    from ui.match import Match
    from ui.saves import Saves
