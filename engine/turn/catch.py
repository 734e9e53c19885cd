"""This module lets seats call Uno late, and catch seats that did not call (OFF-9).

These are standing rights, not windows: they can be used between any two choices. engine/turn/uno.py
says until when.
"""

from engine.const import const
from engine.state.cards import NO_CARD
from engine.state.choices import CALL_UNO, CATCH, SEAT_SHIFT, VERB_MASK
from engine.state.events import CAUGHT, note
from engine.state.layout import *
from engine.state.options import DISCOVERED_UNO, UNO_PENALTY
from engine.state.reasons import HAND_OVER, NO_UNO, NOT_ASKED, NOT_CATCHABLE, OK
from engine.state.seats import in_set, remove_from
from engine.turn.draw import open_draw
from engine.turn.uno import say_uno

# The most windows that may be open when somebody is caught: what happens then needs the rest.
_ROOM = const(18)


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
    open_draw(s, seat, other, price, NO_CARD, 0)
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
