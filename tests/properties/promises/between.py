"""This module checks what must hold between two choices of a turn, by any rules."""

from engine.game import Game
from engine.state.cards import FACE, FIRST_WILD_KIND, WILD_FOUR
from engine.state.layout import (
    CARRIED,
    COUNTS,
    DEPTH,
    DRAFT_SIZE,
    FREE_PLAY,
    JUMPABLE,
    KIND,
    NOBODY,
    OUT,
    PALMED,
    PHASE,
    PLAYERS,
    SHOWN_COUNTS,
    SHOWN_TO,
    TALLY,
    TO_PLAY,
    TOP_CARD,
    TURN,
    UNTIL_TURN,
    WINDOW_SIZE,
)
from engine.state.options import AT_TURN_END, JUMP, OUT_WHEN, STACK_BY
from engine.state.seats import word
from engine.state.windows import W_DEALT, W_ROUND, W_TURN
from tests.properties.violation import Violation

_EXACT, _EXACT_ALL = 1, 2  # values of the option `jump`
_NEVER_ASK = (W_ROUND, W_DEALT)  # these windows only open others
# What a play hands on to what it sets off, and what is settled when a seat is on turn.
_PASSING = {
    CARRIED: "cards of a stack",
    FREE_PLAY: "a free play",
}


def kinds_of_windows(s: "bytes | bytearray") -> list[int]:
    """Return the kinds of the open windows, the oldest first."""
    return [s[(i + 1) * WINDOW_SIZE + KIND] for i in range(s[DEPTH])]


def check_turn(game: Game) -> None:
    """Raise Violation if a window or a record is left over, or a seat without cards is still in."""
    s = game.state
    kinds = kinds_of_windows(s)
    if W_TURN in kinds:
        raise Violation(f"windows {kinds}: one of them is none")
    if kinds and kinds[-1] in _NEVER_ASK:
        raise Violation(f"windows {kinds}: nobody is asked in the newest one")
    if s[JUMPABLE] and not s[UNTIL_TURN]:
        raise Violation("CORE-12: the top card can be jumped on, but nobody is offered it")
    if s[JUMPABLE] and not s[STACK_BY] and not _is_like_another(s):
        raise Violation("CORE-12: all are asked who jumps, where no card could be laid")
    if s[SHOWN_TO] != NOBODY:
        for seat in range(s[PLAYERS]):
            if s[SHOWN_COUNTS + seat] > s[COUNTS + seat]:
                raise Violation(f"OFF-8: more cards of seat {seat} are shown than it has")
    if not kinds:
        _check_settled(s)


def _check_settled(s: bytearray) -> None:
    """With no window open everything that a turn set off is settled."""
    for at, what in _PASSING.items():
        if s[at]:
            raise Violation(f"on the turn there is {what} left over")
    if any(s[TALLY : TALLY + s[PLAYERS]]):
        raise Violation("GRD-16: on the turn somebody still has cards to draw")
    if word(s, PALMED):
        raise Violation("SEV-3: a card is palmed before the hand is over")
    out = word(s, OUT)
    if out >> s[TURN] & 1:
        raise Violation(f"seat {s[TURN]} is on turn, but out")
    if s[OUT_WHEN] == AT_TURN_END and (s[PHASE] != TO_PLAY or s[DRAFT_SIZE]):
        return  # a last card given away counts when the turn is over (GRD-37)
    for seat in range(s[PLAYERS]):
        if (s[COUNTS + seat] == 0) != bool(out >> seat & 1):
            raise Violation(f"CORE-13: seat {seat} has {s[COUNTS + seat]} cards; out are {out:b}")


def _is_like_another(s: bytearray) -> bool:
    """Could another card equal the top one: a colored card, or a Wild Draw Four?"""
    top = s[TOP_CARD + s[JUMPABLE] - 1]
    if top < FIRST_WILD_KIND:
        return s[JUMP] in (_EXACT, _EXACT_ALL)
    return s[JUMP] == _EXACT_ALL and FACE[top] == WILD_FOUR
