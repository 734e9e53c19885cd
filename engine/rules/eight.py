"""Eight: its player takes the salt, which leaves the two dearest cards uncounted (GRD-34, GRD-38).

option   eight=salt
"""

from engine.match.score import points_of
from engine.state.cards import NO_CARD, WILD_FOUR_KIND
from engine.state.events import SALT_TO, note
from engine.state.layout import ACTIVE, COUNTS, GETS_SALT, PALMED, SALT
from engine.state.options import DIRTY
from engine.state.seats import in_set

TYPE_CHECKING = False
if TYPE_CHECKING:
    from engine.game import Game
    from engine.state.hooks import Hooks


def _act(g: "Game", s: bytearray, card: int, times: int, pile: int, turned: int) -> None:
    s[SALT] = s[ACTIVE]
    note(s, SALT_TO, s[ACTIVE], 0, NO_CARD)


def _uncounted(g: "Game", s: bytearray, seat: int) -> int:
    """Return the points of the two dearest cards of the holder of the salt, below 0.

    A card that it palmed is not among them (SEV-3).
    """
    if s[SALT] != seat:
        return 0
    dearest = second = 0
    palmed = in_set(s, PALMED, seat) if s[DIRTY] else 0
    base = g.hands[seat]
    for at in range(base, base + s[COUNTS + seat]):
        points = points_of(s, s[at])
        if palmed and s[at] == WILD_FOUR_KIND:
            palmed = 0
        elif points > dearest:
            second = dearest
            dearest = points
        elif points > second:
            second = points
    return -dearest - second


def register(hooks: "Hooks") -> None:  # set-up
    hooks.acts[GETS_SALT] = _act
    hooks.points += (_uncounted,)
