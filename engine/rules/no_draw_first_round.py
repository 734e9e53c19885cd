"""No draw cards in the first round: not before every seat has had or lost a turn (CRO-5).

option   no_draw_first_round=1
"""

from engine.state.cards import FACE, counts_as
from engine.state.layout import EFFECTS, HAD_TURN, OUT, PLAYERS
from engine.state.reasons import NOT_YET, OK
from engine.state.seats import word
from engine.turn.flow import mark_turns_had
from engine.turn.piles import is_draw_effect

TYPE_CHECKING = False
if TYPE_CHECKING:
    from engine.game import Game
    from engine.state.hooks import Hooks


def _bar(g: "Game", s: bytearray, kind: int, left: int) -> int:
    if not is_draw_effect(s[EFFECTS + FACE[counts_as(s, kind)]]):
        return OK
    have_all = word(s, HAD_TURN) | word(s, OUT) == (1 << s[PLAYERS]) - 1
    return OK if have_all else NOT_YET


def register(hooks: "Hooks") -> None:  # set-up
    hooks.bars += (_bar,)
    if mark_turns_had not in hooks.turn_ends:
        hooks.turn_ends += (mark_turns_had,)
