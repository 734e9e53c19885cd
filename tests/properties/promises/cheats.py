"""This module checks a second time that exactly the cheats are called or admitted (SEV-3).

It recognizes a cheat from the table and the hand before it.
"""

from engine.game import Game
from engine.public import event_at
from engine.state.cards import (
    FACE,
    FIRST_WILD_KIND,
    KIND_MASK,
    WILD_FOUR_KIND,
    color_on,
    counts_as,
    uncolored,
)
from engine.state.choices import DOWN, JUMP, JUMP_IN_VAIN, PALM, PLAY, VERB_MASK, card_of
from engine.state.events import ADMITTED, CHALLENGED
from engine.state.layout import (
    COUNTS,
    DISCARD_SIZE,
    EVENT_CARD,
    EVENT_COUNT,
    EVENT_KIND,
    EVENT_SEAT,
    JUMPABLE,
    STATUS,
    TOP_CARD,
)
from engine.state.options import DIRTY, PILES, TWO_PILES, WILD_FOUR_LEGAL
from engine.state.windows import is_turn
from tests.properties.violation import Violation

Cheat = tuple[int, int]  # seat and card
_UPSIDE_DOWN = (6, 9)
_COLOR_OR_NUMBER = 1  # wild4=color_or_number; above it nobody judges


class Cheats:
    """The cheats that are not called yet: the card laid last, and cards palmed."""

    def __init__(self) -> None:
        self._open: set[Cheat] = set()

    def begin_hand(self) -> None:
        """Forget the last hand."""
        self._open.clear()

    def after(self, before: bytes, game: Game, by: int, choice: int) -> None:
        """Raise Violation if a choice revealed the wrong facts; before: the state before it.

        An honest player admits nothing; a cheat admits as soon as play goes on.
        """
        s = game.state
        if not s[DIRTY]:
            return
        cheat = _cheat(bytearray(before), game, by, choice)
        if cheat:
            self._open.add(cheat)
        for kind, seat, card in _events(before[EVENT_COUNT], s):
            if kind == CHALLENGED:
                self._open.clear()
            elif kind == ADMITTED:
                if (seat, card) not in self._open:
                    raise Violation(f"SEV-3: seat {seat} admits what was called, or no cheat")
                self._open.remove((seat, card))
        if self._open and (s[STATUS] or is_turn(s)):
            raise Violation(f"SEV-3: nobody called {self._open}, and it is not admitted")


def _cheat(before: bytearray, game: Game, seat: int, choice: int) -> Cheat | None:
    """Return the cheat that a choice is, if it is one that can be called."""
    verb = choice & VERB_MASK
    if verb == PALM:
        return seat, WILD_FOUR_KIND
    if verb not in (PLAY, JUMP) or choice & DOWN or choice == JUMP_IN_VAIN:
        return None
    card = counts_as(before, uncolored(card_of(choice)))
    if card == WILD_FOUR_KIND:
        is_cheat = before[COUNTS + seat] > 1 and _held_another(before, game, seat)
    else:
        is_cheat = verb == JUMP and FACE[card] in _UPSIDE_DOWN and card != _top_jumped_on(before)
    return (seat, card) if is_cheat else None


def _held_another(before: bytearray, game: Game, seat: int) -> bool:
    """Did a seat hold a card that bars a Wild Draw Four?"""
    tops = [before[TOP_CARD]]
    if before[PILES] == TWO_PILES and before[DISCARD_SIZE + 1]:
        tops.append(before[TOP_CARD + 1])
    at = game.hands[seat]
    held = [counts_as(before, kind & KIND_MASK) for kind in before[at : at + before[COUNTS + seat]]]
    held = [kind for kind in held if kind < FIRST_WILD_KIND]
    faces, colors = {FACE[top] for top in tops}, {color_on(top) for top in tops}
    if before[WILD_FOUR_LEGAL] == _COLOR_OR_NUMBER and any(FACE[k] in faces for k in held):
        return True
    is_judged = before[WILD_FOUR_LEGAL] <= _COLOR_OR_NUMBER
    return is_judged and any(color_on(kind) in colors for kind in held)


def _top_jumped_on(before: bytearray) -> int:
    """Return the top card that could be jumped on; of two piles that of JUMPABLE."""
    return before[TOP_CARD + max(before[JUMPABLE] - 1, 0)]


def _events(first: int, s: bytearray) -> list[tuple[int, int, int]]:
    """Return the events from a number on: kind, seat, card."""
    places = [event_at(number) for number in range(first, first + (s[EVENT_COUNT] - first & 255))]
    return [(s[at + EVENT_KIND], s[at + EVENT_SEAT], s[at + EVENT_CARD]) for at in places]
