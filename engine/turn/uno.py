"""This module lets seats call Uno late, and catch seats that did not call (OFF-9).

These are standing rights, not windows: they can be used between any two choices. UNCALLED holds
the seats that came to one card without the call. A seat leaves it by calling, gaining a card or
being caught; all leave it when the next player begins the turn, or ends it (engine/turn/flow.py).
"""

from engine.const import const
from engine.state.cards import NO_CARD
from engine.state.choices import (
    CALL_UNO,
    CATCH,
    HAND_OVER,
    NO_UNO,
    NOT_ASKED,
    NOT_CATCHABLE,
    OK,
    SEAT_SHIFT,
    VERB_MASK,
)
from engine.state.events import CAUGHT, SAID_UNO, note
from engine.state.layout import (
    BROUGHT,
    CALLED,
    CATCHES,
    DEPTH,
    DISCOVERED,
    DRAFT_SIZE,
    LAST_CHANCE,
    OUT,
    PLAYER_AT,
    PLAYERS,
    SECRETS,
    STATUS,
    UNCALLED,
    UNOS,
    UNTIL_TURN,
)
from engine.state.options import CARDS_ACT, DISCOVERED_UNO, FLAVOR, UNO_PENALTY, UNO_UNTIL
from engine.state.seats import add_to, in_set, remove_from
from engine.state.slots import slots

# The most windows that may be open when somebody is caught: what happens then needs the rest.
_ROOM = const(19)


def has_rights(s: bytearray) -> int:
    """Can any seat call Uno late, or be caught? Not 0 if so."""
    return s[UNCALLED] or s[UNCALLED + 1] or s[DISCOVERED] or s[DISCOVERED + 1]


def rights_into(s: bytearray, seat: int, out: list[int], n: int) -> int:
    """Add a seat's late call and whom it can catch to n choices; return how many there are then."""
    if in_set(s, UNCALLED, seat) or in_set(s, DISCOVERED, seat):
        out[n] = CALL_UNO
        n += 1
    if in_set(s, OUT, seat) or s[DEPTH] > _ROOM:
        return n
    for other in range(s[PLAYERS]):
        if other != seat and in_set(s, UNCALLED, other):
            out[n] = CATCH | other << SEAT_SHIFT
            n += 1
    return n


def use_right(s: bytearray, seat: int, choice: int) -> int:
    """Carry out CALL_UNO or CATCH of a seat, or return why not."""
    if s[STATUS]:
        return HAND_OVER
    if seat >= s[PLAYERS]:
        return NOT_ASKED
    if choice & VERB_MASK == CATCH:
        return _catch(s, seat, choice)
    return _call_late(s, seat)


def say_uno(s: bytearray, seat: int) -> None:
    """Let a seat call Uno for the card that it holds, and count the call for its player (SOC-3)."""
    add_to(s, CALLED, seat)
    at = UNOS + s[PLAYER_AT + seat]
    if s[at] < 255:
        s[at] += 1
    note(s, SAID_UNO, seat, 0, NO_CARD)


def come_to_one(s: bytearray, seat: int, uno: int) -> None:
    """Settle the Uno of a seat that has one card left; uno: not 0 if it called (OFF-9)."""
    if uno:
        say_uno(s, seat)
    else:
        _owe_call(s, seat)
        remove_from(s, BROUGHT, seat)


def bring_to_one(s: bytearray, seat: int) -> None:
    """Let a seat be caught that something brought to one card, until the next turn (CUS-5)."""
    _owe_call(s, seat)
    if s[UNO_UNTIL]:
        add_to(s, BROUGHT, seat)


def _owe_call(s: bytearray, seat: int) -> None:
    add_to(s, UNCALLED, seat)
    remove_from(s, LAST_CHANCE, seat)
    s[UNTIL_TURN] = 1


def _call_late(s: bytearray, seat: int) -> int:
    """Let a seat call its Uno before anybody catches it, which makes it safe."""
    if not in_set(s, UNCALLED, seat) and not in_set(s, DISCOVERED, seat):
        return NO_UNO
    remove_from(s, UNCALLED, seat)
    remove_from(s, DISCOVERED, seat)
    say_uno(s, seat)
    return OK


def _catch(s: bytearray, seat: int, choice: int) -> int:
    """Let a seat catch another's uncalled Uno, which costs the other the penalty at once."""
    other = choice >> SEAT_SHIFT & 15
    if other == seat or other >= s[PLAYERS] or not in_set(s, UNCALLED, other):
        return NOT_CATCHABLE
    if in_set(s, OUT, seat) or s[DEPTH] > _ROOM:
        return NOT_CATCHABLE
    price = s[DISCOVERED_UNO] if in_set(s, DISCOVERED, other) else s[UNO_PENALTY]
    remove_from(s, UNCALLED, other)
    remove_from(s, DISCOVERED, other)
    note(s, CAUGHT, seat, other, NO_CARD)
    _count_catch(s, s[PLAYER_AT + seat])
    if s[DRAFT_SIZE]:
        forget_draft(s)
    owe = slots.open_forced if s[FLAVOR] == CARDS_ACT else slots.open_owed
    owe(s, seat, other, price, NO_CARD)
    return OK


def _count_catch(s: bytearray, player: int) -> None:
    """Count an Uno that a player caught, up to 15."""
    at = CATCHES + (player >> 1)
    unit = 16 if player & 1 else 1
    if s[at] // unit & 15 < 15:
        s[at] = min(s[at] + unit, 255)


def forget_draft(s: bytearray) -> None:
    """Forget the cards put aside for a set: what happens next may change the hand or the pile."""
    for at in range(DRAFT_SIZE, SECRETS):
        s[at] = 0
