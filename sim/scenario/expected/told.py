"""What the newest events tell, for expectations: gifts shown, cheats admitted."""

from collections.abc import Iterator

from engine.state.events import ADMITTED, DREW_CARD, LAID, SHOWN_GIFT
from engine.state.layout import EVENT_COUNT, EVENT_SIZE, EVENTS, EVENTS_KEPT


def _newest(view: bytearray) -> Iterator[tuple[int, int, int]]:
    """The events that are kept, the newest first: kind, seat, card."""
    for age in range(1, EVENTS_KEPT):
        at = EVENTS + (view[EVENT_COUNT] - age & EVENTS_KEPT - 1) * EVENT_SIZE
        yield view[at], view[at + 1], view[at + 3]


def shown_on_their_way(view: bytearray, donor: int) -> list[int]:
    """What a donor has shown all on its way since the turn's play; it may be theirs still.

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
    """The cards of the cheats that a seat has admitted (SEV-3)."""
    return [card for kind, seat, card in _newest(view) if kind == ADMITTED and seat == cheat]
