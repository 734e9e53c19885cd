"""This module carries out what a play sets off, stage by stage, in the one order of CORE-11.

A record PLAYED: ACTOR laid, CARD is the top one, PILE who pays for an exact one (DIR-2), ASKED
how many more of its rank act on hands (STA-1); TARGET pays AMOUNT cards, what was carried over
from a stack among them, and SKIPS seats lose the turn. STAGE says how far the order has come.
Each stage opens the windows that belong to it and lets them change those fields.

    stage(g, s, at) -> bool     at: the record; True: the play is over

A game without house rules goes through the row of stages below, one with them through that of
engine/house/effects.py.
"""

from engine.const import const
from engine.state.cards import FIRST_WILD_KIND, NO_COLOR
from engine.state.layout import (
    ACTOR,
    AMOUNT,
    BY_LAST_CARD,
    CARD,
    DEPTH,
    SKIPS,
    STAGE,
    TARGET,
    TOP,
    TOP_CARD,
)
from engine.state.options import FLAVOR
from engine.state.slots import slots
from engine.state.windows import PLAYED, pop, use
from engine.turn.challenge import offer_challenge
from engine.turn.color import open_calling
from engine.turn.flow import end_hand
from engine.turn.owed_draw import open_owed
from engine.turn.piles import is_decided, pass_on

TYPE_CHECKING = False
if TYPE_CHECKING:
    from engine.game import Game

# Places in a row of stages at which a play may go on.
STAGE_STACK = const(4)
STAGE_OWED = const(5)


def _resume(g: "Game", s: bytearray) -> bool:
    """Go on with the stages until one opens a window, or the turn is over."""
    at = s[TOP]
    depth = s[DEPTH]
    stages = slots.house_stages if s[FLAVOR] else _STAGES
    while s[DEPTH] == depth:
        stage = s[at + STAGE]
        s[at + STAGE] = stage + 1
        if stages[stage](g, s, at):
            break
    return False


def call_color(g: "Game", s: bytearray, at: int) -> bool:
    """Let who laid a wild call its color, if that was not done yet (CORE-2)."""
    open_color(s, s[at + ACTOR])
    return False


def open_color(s: bytearray, seat: int) -> None:
    """Ask a seat for the color of the top card, if it has none."""
    top = s[TOP_CARD]
    if top >= FIRST_WILD_KIND and top & 7 == NO_COLOR and not is_decided(s):
        open_calling(s, seat)


def ask_next_seat(g: "Game", s: bytearray, at: int) -> bool:
    """Let who pays challenge a Wild Draw Four."""
    offer_challenge(s, s[at + ACTOR], s[at + TARGET], s[at + CARD])
    return False


def owe_cards(g: "Game", s: bytearray, at: int) -> bool:
    """Let who pays draw."""
    # Who draws and loses no turn does not begin one: an Uno can still be caught (OFF-9).
    actor = s[at + ACTOR] if s[at + SKIPS] else s[at + TARGET]
    open_owed(s, actor, s[at + TARGET], s[at + AMOUNT], s[at + CARD])
    return False


def end_play(g: "Game", s: bytearray, at: int) -> bool:
    """End the turn, or the hand."""
    skips = s[at + SKIPS]
    pop(s)
    if is_decided(s):
        end_hand(g, s, BY_LAST_CARD)
    else:
        pass_on(g, s, skips)
    return True


def none(g: "Game", s: bytearray, at: int) -> bool:
    """Do nothing at a stage."""
    return False


_STAGES = (
    call_color,
    none,  # hits
    none,  # hands
    ask_next_seat,
    none,  # stacks
    owe_cards,
    none,  # late colors
    end_play,
)


def join() -> None:  # set-up
    use(PLAYED, None, None, _resume)
