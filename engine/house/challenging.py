"""The challenge of a Wild Draw Four by who draws, where house rules hold (OFF-8)."""

from engine.challenge import open_challenge
from engine.house.parts import CALLS_NEXT, DOES
from engine.layout import ACTOR, CARD, TARGET

TYPE_CHECKING = False
if TYPE_CHECKING:
    from engine.game import Game


def _open(g: "Game", s: bytearray, played: int, _: int) -> int:
    """Ask who would draw for a play whether it challenges."""
    open_challenge(s, s[played + ACTOR], s[played + TARGET], s[played + CARD])
    return 0


DOES[CALLS_NEXT] = _open
