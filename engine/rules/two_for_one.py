"""One card for two: a number that is the sum or difference of the two top discards (ROA-2)."""

from engine.const import const
from engine.state.cards import FACE, FIRST_SYMBOL_KIND, counts_as
from engine.state.layout import DISCARD_SIZE, DISCARDS, TOP_CARD
from engine.turn.piles import place

TYPE_CHECKING = False
if TYPE_CHECKING:
    from engine.game import Game
    from engine.state.hooks import Hooks

_ZERO = const(16)  # the bit of a 0; that of a number is _ZERO << number
_NUMBERS = const(1023 << 4)


def _wanted(g: "Game", s: bytearray, pile: int) -> int:
    """Return the numbers that fit on discard pile 0 or 1 for its two top cards; none: 0.

    A number is the bit 16 << number. The two cards must be numbers of one color.
    """
    size = s[DISCARD_SIZE + pile]
    top = s[TOP_CARD + pile]
    if size < 2 or top >= FIRST_SYMBOL_KIND:
        return 0
    below = counts_as(s, s[place(g, DISCARDS + pile, size - 2)])
    if below >= FIRST_SYMBOL_KIND or (top ^ below) & 3:
        return 0
    a = FACE[top]
    b = FACE[below]
    return (_ZERO << a + b | _ZERO << abs(a - b)) & _NUMBERS


def register(hooks: "Hooks") -> None:  # set-up
    hooks.wanted = hooks.fill_slot(hooks.wanted, _wanted)
