"""This module reads a saved match, of an earlier version too; only the menus need it.

kept = match_of(saves)     as `saves.match_bytes`, with the options of this version
"""

from engine.rulesets.bytes_generated import BASE
from engine.rulesets.editions_generated import ADDED, EARLIER
from engine.state.layout import EFFECTS, ZONES
from journal import MATCH
from ui.match.match_bytes import HEAD, PLAYERS_AT, head_of

TYPE_CHECKING = False
if TYPE_CHECKING:
    from ui.match.saves import Saves


def match_of(saves: "Saves") -> "memoryview | None":
    """Return the match to resume. Options that it did not know have the value of `official`."""
    kept = saves.match_bytes()
    if kept is None or not saves.is_on_drive:
        return kept  # what is in memory is of this version
    has_state = len(kept) > ZONES + HEAD and head_of(kept)[PLAYERS_AT]
    record = saves.book.newest(MATCH)
    if has_state and record is not None:
        is_after = False
        for i in range(len(EARLIER)):
            is_after = is_after or EARLIER[i] == record.version
            if is_after:
                _put(kept, ADDED[i])
    return kept


def _put(state: memoryview, codes: bytes) -> None:
    for code in codes:
        state[EFFECTS + code] = BASE[code]
