"""The foot of a list tells what an option is for, and why two contradict each other.

    tell(foot, rules, i)       "A Wild as the first card: goes back"
    tell_why(foot, at)         "! must play and drawn - Who must play cannot keep a drawn card"

rules: bytes of `engine.own.mixed`. i: place in its menus. Nothing here takes from the heap.
"""

from engine.own.codes import AGAINST
from engine.own.lines import LINES, REASONS
from engine.own.mixed import OTHER, REASON, has_other, place_of, value_of
from engine.own.words import NAMES, WORDS


def tell(foot: "Foot", rules: bytearray, i: int) -> None:  # per frame
    """Tell what an option is for, and its value."""
    foot.words(LINES[i], 58)
    value = value_of(rules, i)
    if WORDS[i]:
        foot.words(WORDS[i][value])
    else:
        foot.number(value)


def tell_why(foot: "Foot", at: int) -> None:  # per frame
    """Tell which options contradict each other, and why; at: what `mixed.against` found."""
    foot.words(b"!")
    foot.words(NAMES[place_of(AGAINST[at])])
    if has_other(at):
        foot.words(b"and")
        foot.words(NAMES[place_of(AGAINST[at + OTHER])])
    foot.words(b"-")
    foot.words(REASONS[AGAINST[at + REASON]])


TYPE_CHECKING = False
if TYPE_CHECKING:
    from ui.foot import Foot
