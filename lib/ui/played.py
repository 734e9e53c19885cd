"""What was played on this device: hands, matches, matches that a person won. Counted when
the score is left, and saved.

Saved: 1 (this layout), 0, then the three numbers, two bytes each, low byte first.
"""

from micropython import const

from engine.layout import MATCH_ENDED, MATCH_WINNERS, PLAYER_AT, STATUS
from engine.seats import in_set, set_word, word
from journal import STATISTICS

_SIZE = const(8)
HANDS = const(2)
MATCHES = const(4)
WON = const(6)


def counted(saves: "Saves") -> bytearray:
    """The numbers so far."""
    numbers = saves.numbers
    if numbers is None:
        numbers = bytearray(_SIZE)
        if not saves.read_statistics_into(numbers) or numbers[0] != 1:
            numbers = bytearray(_SIZE)
            numbers[0] = 1
        saves.numbers = numbers
    return numbers


def count(saves: "Saves", match: "Match", is_part: bool) -> None:
    """Count a hand that is over, and the match if it was the last one.

    is_part: it was one of several tables, and is no match of its own.
    """
    if not match.persons:
        return
    numbers = counted(saves)
    view = match.view
    _add(numbers, HANDS)
    if view[STATUS] == MATCH_ENDED and not is_part:
        _add(numbers, MATCHES)
        for seat in range(len(match.people)):
            if match.people[view[PLAYER_AT + seat]] and in_set(view, MATCH_WINNERS, seat):
                _add(numbers, WON)
                break
    saves.write(STATISTICS, numbers)


def _add(numbers: bytearray, at: int) -> None:
    if word(numbers, at) < 65535:
        set_word(numbers, at, word(numbers, at) + 1)


TYPE_CHECKING = False
if TYPE_CHECKING:
    from ui.match import Match
    from ui.saves import Saves
