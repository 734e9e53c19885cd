"""Two piles to draw from, and two of discards: the second opens after the first turn.

    option   piles=2
    window   W_REFORM (engine/spec/windows.py)

After the first turn the dealer turns a card onto pile 2 (GRD-3). Who drew the last card of a pile
turns the next card of the draw pile onto it; with none to turn it stays closed until there is.
"""

from engine.state.cards import NO_CARD
from engine.state.generator import shuffle
from engine.state.layout import CLOSED, CLOSED_BY, OUT, PILE_SIZE, STEP, UNSETTLED
from engine.state.options import DECK, DICE
from engine.state.seats import in_set
from engine.state.window_types import W_REFORM
from engine.state.windows import define_window, pop, push
from engine.turn.hand_cards import neighbor
from engine.turn.piles import turn_over, turn_up
from engine.turn.play import act_turned

TYPE_CHECKING = False
if TYPE_CHECKING:
    from engine.game import Game
    from engine.state.hooks import Hooks


def _split(g: "Game", s: bytearray) -> None:
    """Split draw pile 1: the upper half, the larger one, stays pile 1 (GRD-1).

    Dice have one pool.
    """
    s[UNSETTLED] = shuffle(s, g.draws, s[UNSETTLED], 0)
    if s[DECK] == DICE:
        return
    count = s[PILE_SIZE]
    lower = count >> 1
    upper = count - lower
    base = g.draws
    end = base + g.capacity
    turn_over(s, base, base + count)  # then pile 2 lies as it grows, and only has to move back
    for i in range(1, lower + 1):
        s[end - i] = s[base + count - i]
    for at in range(base + upper, min(base + count, end - lower)):
        s[at] = 0
    turn_over(s, base, base + upper)
    s[PILE_SIZE] = upper
    s[PILE_SIZE + 1] = lower


def _form_again(g: "Game", s: bytearray) -> int:
    """Turn a card, which acts, onto a pile that is closed; 0: none is, or no card is left."""
    if not s[CLOSED]:
        return 0
    pile = s[CLOSED] - 1
    seat = s[CLOSED_BY]
    if in_set(s, OUT, seat):
        seat = neighbor(s, seat, -s[STEP])  # the player before, so that it hits the same (COW-5)
    kind = turn_up(g, s, seat, pile)
    if kind == NO_CARD:
        return 0
    s[CLOSED] = s[CLOSED_BY] = 0
    act_turned(g, s, seat, pile, kind)
    return 1


def _open(g: "Game", s: bytearray) -> None:
    """Let the pile be formed again once the draw that emptied it is done."""
    push(s, W_REFORM)


def _resume(g: "Game", s: bytearray) -> bool:
    pop(s)
    _form_again(g, s)
    return False


def register(hooks: "Hooks") -> None:  # set-up
    define_window(W_REFORM, None, None, _resume)
    hooks.splits = hooks.fill_slot(hooks.splits, _split)
    hooks.took_last = hooks.fill_slot(hooks.took_last, _open)
    hooks.turn_ends += (_form_again,)
    hooks.second_pile = True
