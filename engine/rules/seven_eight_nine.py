"""Seven, Eight, Nine: drawn or dealt they lie face up; a 7 and a 9 go to a neighbor (GRD-30).

option   face_up=1
"""

from engine.const import const
from engine.state.cards import FACE, FACE_UP, FIRST_WILD_KIND, KIND_MASK, counts_as
from engine.state.events import LAID_OPEN, note
from engine.state.layout import COUNTS, NOBODY, PLAYERS, VIEW_FACE_UP, VIEW_HAND
from engine.turn.hand_cards import gain, neighbor

TYPE_CHECKING = False
if TYPE_CHECKING:
    from engine.game import Game
    from engine.state.hooks import Hooks

_SEVEN = const(7)
_NINE = const(9)


def _receive(g: "Game", s: bytearray, seat: int, kind: int) -> int:
    """Lay a 7, 8 or 9 open before the seat that gets it, and return that seat; else NOBODY."""
    face = FACE[counts_as(s, kind)]
    if kind >= FIRST_WILD_KIND or not _SEVEN <= face <= _NINE:
        return NOBODY
    holder = seat
    if face == _SEVEN:
        holder = neighbor(s, seat, 1)
    elif face == _NINE:
        holder = neighbor(s, seat, -1)
    gain(g, s, holder, kind | FACE_UP)
    note(s, LAID_OPEN, seat, holder, kind)
    return holder


def _list_face_up(g: "Game", s: bytearray, seat: int, view: "bytearray | memoryview") -> None:
    """List the face-up cards of all hands at the end of a view."""
    at = VIEW_HAND + g.capacity
    before = at + 2 * view[VIEW_FACE_UP]
    for other in range(s[PLAYERS]):
        base = g.hands[other]
        for i in range(base, base + s[COUNTS + other]):
            card = s[i]
            if card >= FACE_UP:
                view[at] = other
                view[at + 1] = card & KIND_MASK
                at += 2
    view[VIEW_FACE_UP] = at - VIEW_HAND - g.capacity >> 1
    while at < before:
        before -= 1
        view[before] = 0


def register(hooks: "Hooks") -> None:  # set-up
    hooks.receives = hooks.fill_slot(hooks.receives, _receive)
    hooks.lists_open = hooks.fill_slot(hooks.lists_open, _list_face_up)
    hooks.keeps_order = True  # else the order of face-up cards would tell where others lay
