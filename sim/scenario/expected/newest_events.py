"""This module finds gifts, cheats admitted and who was skipped in the newest events."""

from collections.abc import Iterator

from engine.public import event_at
from engine.state.events import ADMITTED, DREW_CARD, GAVE, LAID, SHOWN_GIFT, SKIPPED
from engine.state.layout import (
    EVENT_CARD,
    EVENT_COUNT,
    EVENT_KIND,
    EVENT_OTHER,
    EVENT_SEAT,
    EVENTS_KEPT,
)


def _newest(view: bytearray) -> Iterator[tuple[int, int, int]]:
    """Yield the kept events, the newest first: kind, seat, card."""
    for age in range(1, EVENTS_KEPT):
        at = event_at(view[EVENT_COUNT] - age)
        yield view[at + EVENT_KIND], view[at + EVENT_SEAT], view[at + EVENT_CARD]


def shown_on_their_way(view: bytearray, donor: int) -> list[int]:
    """Return the cards that a donor has shown since the turn's play and may still hold.

    A Three that was shown stays, a gift that was refused goes back (GRD-28, GRD-32).
    """
    shown: list[int] = []
    for kind, seat, card in _newest(view):
        if kind in (0, LAID, DREW_CARD):
            break
        if kind == SHOWN_GIFT and seat == donor and card not in shown:
            shown.append(card)
    return shown


def admitted(view: bytearray, cheat: int) -> list[int]:
    """Return the cards of the cheats that a seat has admitted (SEV-3)."""
    return [card for kind, seat, card in _newest(view) if kind == ADMITTED and seat == cheat]


def skipped(view: bytearray) -> list[int]:
    """Return the seat that was skipped last, as a list."""
    return [seat for kind, seat, _ in _newest(view) if kind == SKIPPED][:1]


def gave(view: bytearray) -> list[int]:
    """Return the seat that gave a card last, and the one that it gave it to."""
    for age in range(1, EVENTS_KEPT):
        at = event_at(view[EVENT_COUNT] - age)
        if view[at + EVENT_KIND] == GAVE:
            return [view[at + EVENT_SEAT], view[at + EVENT_OTHER]]
    return []
