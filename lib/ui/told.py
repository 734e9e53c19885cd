"""Options at the foot of a list: what one is for, and why two contradict each other.

    tell(foot, rules, i)       "A Wild as the first card: goes back"
    tell_why(foot, at)         "! must play and drawn - Who must play cannot keep a drawn card"

rules: bytes of `engine.own.mixed`. i: place in its menus. Nothing here takes from the heap.
"""

from engine.own.codes import AGAINST, CODES, COUNTS
from engine.own.lines import LINES, REASONS
from engine.own.mixed import OTHER, REASON, ROWS, has_other, value_of
from engine.own.words import NAMES, WORDS
from ui.knobs import word_at
from ui.text import start_of


def tell(foot: "Foot", rules: bytearray, i: int) -> None:  # per frame
    """Tell what an option is for, and its value."""
    _tell_line(foot, LINES, i, 58)
    value = value_of(rules, i)
    if COUNTS[i]:
        said = WORDS[i // ROWS]
        at = word_at(i, value)
        foot.words(said, at, said.find(b"\t", at))
    else:
        foot.number(value)


def tell_why(foot: "Foot", at: int) -> None:  # per frame
    """Tell which options contradict each other, and why; at: what `own.against` found."""
    foot.words(b"!", 0, 1)
    _tell_name(foot, AGAINST[at])
    if has_other(at):
        foot.words(b"and", 0, 3)
        _tell_name(foot, AGAINST[at + OTHER])
    foot.words(b"-", 0, 1)
    _tell_line(foot, REASONS, AGAINST[at + REASON])


def _tell_name(foot: "Foot", code: int) -> None:  # per frame
    i = 0
    while CODES[i] != code:
        i += 1
    _tell_line(foot, NAMES, i)


def _tell_line(foot: "Foot", texts: "list[bytes]", i: int, last: int = 32) -> None:  # per frame
    text = texts[i // ROWS]
    at = start_of(text, i % ROWS)
    foot.words(text, at, text.find(b"\n", at), last)


TYPE_CHECKING = False
if TYPE_CHECKING:
    from ui.foot import Foot
