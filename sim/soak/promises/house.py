"""This module checks what must hold on one discard pile between two choices, by any house rules."""

from engine.game import Game
from engine.state.cards import FACE, FIRST_WILD_KIND, WILD_FOUR
from engine.state.layout import (
    CARRIED,
    COUNTS,
    DEPTH,
    DRAFT,
    DRAFT_SIZE,
    FIRST_LAYER,
    FREE_PLAY,
    IN_PLAY,
    JUMPABLE,
    NOBODY,
    OUT,
    PALMED,
    PLAYERS,
    QUIZ_NUMBERS,
    SHOWN_COUNTS,
    SHOWN_TO,
    TOP_CARD,
    TURN,
    UNTIL_TURN,
    WINDOW_SIZE,
    WINDOWS,
)
from engine.state.options import FLAVOR, HOUSE, JUMP, STACK_BY
from engine.state.seats import word
from engine.state.windows import NO_WINDOW, is_turn
from engine.two_piles.hands import seat_of_draft
from sim.soak.violation import Violation

_EXACT, _EXACT_ALL = 1, 2  # values of the option `jump`
# What a play hands on to the next stage, and what is settled when a seat is on turn.
_PASSING = {
    CARRIED: "cards of a stack",
    QUIZ_NUMBERS: "a sum to ask for",
    FIRST_LAYER: "who laid the first card of a stack",
    FREE_PLAY: "a free play",
}


def check_one_pile(game: Game) -> None:
    """Raise Violation if a record is left over, or a seat without cards is still in."""
    s = game.state
    if game.status != IN_PLAY:
        return
    if s[FLAVOR] == HOUSE:
        _check_house(s)
    if not is_turn(s):
        return
    out = word(s, OUT)
    if out >> s[TURN] & 1:
        raise Violation(f"seat {s[TURN]} is on turn, but out")
    for seat in range(s[PLAYERS]):
        if (s[COUNTS + seat] == 0) != bool(out >> seat & 1):
            raise Violation(f"CORE-13: seat {seat} has {s[COUNTS + seat]} cards; out are {out:b}")
    if s[SHOWN_TO] != NOBODY:
        for seat in range(s[PLAYERS]):
            if s[SHOWN_COUNTS + seat] > s[COUNTS + seat]:
                raise Violation(f"OFF-8: more cards of seat {seat} are shown than it has")


def _check_house(s: bytearray) -> None:
    kinds = [s[WINDOWS + i * WINDOW_SIZE] for i in range(s[DEPTH])]
    if NO_WINDOW in kinds:
        raise Violation(f"windows {kinds}: none is the turn's own")
    if s[JUMPABLE] and not s[UNTIL_TURN]:
        raise Violation("CORE-12: the top card can be jumped on, but nobody is offered it")
    if s[JUMPABLE] and not s[STACK_BY] and not _is_like_another(s):
        raise Violation("CORE-12: all are asked who jumps, where no card could be laid")
    if is_turn(s):
        for at, what in _PASSING.items():
            if s[at]:
                raise Violation(f"on the turn there is {what} left over")
    if any(s[DRAFT + s[DRAFT_SIZE] : DRAFT + 7]):
        raise Violation("old cards lie behind those that were put aside")
    if s[DRAFT_SIZE] and s[COUNTS + seat_of_draft(s)] <= s[DRAFT_SIZE]:
        raise Violation("more cards are put aside than can be laid with another one")
    if is_turn(s) and word(s, PALMED):
        raise Violation("SEV-3: a card is palmed before the hand is over")


def _is_like_another(s: bytearray) -> bool:
    """Could another card equal the top one: a colored card, or a Wild Draw Four?"""
    if s[TOP_CARD] < FIRST_WILD_KIND:
        return s[JUMP] in (_EXACT, _EXACT_ALL)
    return s[JUMP] == _EXACT_ALL and FACE[s[TOP_CARD]] == WILD_FOUR
