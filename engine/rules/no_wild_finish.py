"""No wild finish: a Wild or Wild Draw Four cannot be the last card (DBL-10).

option   no_wild_finish=1
"""

from engine.state.cards import FIRST_WILD_KIND
from engine.state.reasons import NOT_LAST, OK

TYPE_CHECKING = False
if TYPE_CHECKING:
    from engine.game import Game
    from engine.state.hooks import Hooks


def _bar(g: "Game", s: bytearray, kind: int, left: int) -> int:
    return NOT_LAST if kind >= FIRST_WILD_KIND and not left else OK


def register(hooks: "Hooks") -> None:  # set-up
    hooks.bars += (_bar,)
