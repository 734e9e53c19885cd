"""Zero: every other player draws a card for each adjacent Zero (GRD-24).

option   zero=draw
window   W_ROUND (turn/draw.py)
"""

from engine.state.layout import ACTIVE, ALL_DRAW, LEFT_IN, PLAYERS, TALLY
from engine.turn.draw import open_round
from engine.turn.hand_cards import is_other

TYPE_CHECKING = False
if TYPE_CHECKING:
    from engine.game import Game
    from engine.state.hooks import Hooks


def let_all_draw(g: "Game", s: bytearray, card: int, times: int, pile: int, turned: int) -> None:
    """Let all others draw so many cards; nobody does if no other is left in the hand (COW-5)."""
    if s[LEFT_IN] > 1:
        for seat in range(s[PLAYERS]):
            if is_other(s, s[ACTIVE], seat):
                s[TALLY + seat] = times
        open_round(s, s[ACTIVE], card, pile, turned)


def register(hooks: "Hooks") -> None:  # set-up
    hooks.acts[ALL_DRAW] = let_all_draw
