"""This module gives the seat on turn one more play, to be used if a card fits (DBL-2, DBL-4).

Rules that give one set FREE_PLAY and add `begin_free_play` to the ends of the turn.
"""

from engine.state.cards import NO_CARD
from engine.state.layout import COUNTS, DRAWN, FREE, FREE_PLAY, PHASE, TURN
from engine.turn.legal import can_play

TYPE_CHECKING = False
if TYPE_CHECKING:
    from engine.game import Game
    from engine.state.hooks import Hooks


def begin_free_play(g: "Game", s: bytearray) -> int:
    """Begin the free play of the seat on turn; 0: it has none, or nothing fits and it lapses."""
    if not s[FREE_PLAY]:
        return 0
    seat = s[TURN]
    phase = s[PHASE]
    s[FREE_PLAY] = 0
    s[PHASE] = FREE
    s[DRAWN] = NO_CARD
    if s[COUNTS + seat] and can_play(g, s, seat):
        return 1
    s[PHASE] = phase
    return 0


def allow(hooks: "Hooks") -> None:  # set-up
    """Let turns end with a free play where there is one."""
    if begin_free_play not in hooks.turn_ends:
        hooks.turn_ends += (begin_free_play,)
