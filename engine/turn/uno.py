"""This module knows who has called Uno, who can be caught, and until when (OFF-9, GRD-35, GRD-36).

UNCALLED     seats that came to one card without the call: anybody may catch them
DISCOVERED   seats that others brought to one card by a Four: safe until the next turn begins
BROUGHT      seats in UNCALLED that something else than their own play brought there: they can be
             caught only until the next turn begins (CUS-5)
LAST_CHANCE  with `uno_until=taken`: seats that can be caught only until the present turn is over

A seat leaves UNCALLED by calling, gaining a card or being caught; all leave it when the next player
begins the turn, or ends it, as `uno_until` says. engine/turn/catch.py lets seats call and catch.
"""

from engine.state.cards import NO_CARD
from engine.state.choices import WITH_UNO
from engine.state.events import SAID_UNO, note
from engine.state.layout import *
from engine.state.options import UNO_UNTIL, UNTIL_TAKEN
from engine.state.seats import add_to, in_set, remove_from


def say_uno(s: bytearray, seat: int) -> None:
    """Let a seat call Uno for the card that it holds, and count the call for its player (SOC-3)."""
    add_to(s, CALLED, seat)
    at = UNOS + s[PLAYER_AT + seat]
    if s[at] < 255:
        s[at] += 1
    note(s, SAID_UNO, seat, 0, NO_CARD)


def calls_uno_wrongly(s: bytearray, seat: int, choice: int) -> bool:
    """Does a choice that lays or gives a card call Uno, though its seat has not two (OFF-9)?"""
    return choice & WITH_UNO > 0 and s[COUNTS + seat] != 2


def come_to_one(s: bytearray, seat: int, uno: int) -> None:
    """Settle the Uno of a seat that has one card left; uno: not 0 if it called (OFF-9)."""
    if uno:
        say_uno(s, seat)
    else:
        _owe_call(s, seat)
        remove_from(s, BROUGHT, seat)


def settle_brought(s: bytearray, seat: int) -> None:
    """Settle the Uno of a seat whose hand something else than its own play changed (CUS-5).

    With one card left it can be caught until the next turn, although it called for another card.
    """
    forget_uno(s, seat)
    if s[COUNTS + seat] == 1:
        _owe_call(s, seat)
        if s[UNO_UNTIL]:
            add_to(s, BROUGHT, seat)


def _owe_call(s: bytearray, seat: int) -> None:
    add_to(s, UNCALLED, seat)
    remove_from(s, LAST_CHANCE, seat)
    s[UNTIL_TURN] = 1


def settle_uno(s: bytearray, seat: int, uno: int) -> None:
    """Settle the Uno of a seat that laid or gave a card; uno: not 0 if it called (GRD-35)."""
    left = s[COUNTS + seat]
    if left == 1:
        come_to_one(s, seat, uno)
    elif not left:
        forget_uno(s, seat)


def discover(s: bytearray, seat: int) -> None:
    """Settle the Uno of a seat that others took cards from: with one left it may call (GRD-36)."""
    if s[COUNTS + seat] != 1:
        forget_uno(s, seat)
    elif not in_set(s, CALLED, seat) and not in_set(s, UNCALLED, seat):
        add_to(s, DISCOVERED, seat)
        s[UNTIL_TURN] = 1


def forget_uno(s: bytearray, seat: int) -> None:
    """Clear what a seat has to call or can be caught for: it does not hold exactly one card."""
    byte = seat >> 3
    others = ~(1 << (seat & 7))
    s[UNCALLED + byte] &= others
    s[CALLED + byte] &= others
    s[DISCOVERED + byte] &= others


def end_catching(s: bytearray) -> None:
    """End catching as the next player begins the turn; `uno_until` may let it last (OFF-9)."""
    if s[UNO_UNTIL] == UNTIL_TAKEN:
        begin_catching(s)
    elif not s[UNO_UNTIL]:
        s[UNCALLED] = s[UNCALLED + 1] = 0
        s[DISCOVERED] = s[DISCOVERED + 1] = 0
    else:
        for at in range(2):
            s[UNCALLED + at] &= ~s[BROUGHT + at]
            s[BROUGHT + at] = 0


def begin_catching(s: bytearray) -> None:
    """Let seats be caught that others brought to one card, who were safe until now (GRD-36).

    End catching of those whose Uno only this turn's beginning makes safe (CUS-5).
    """
    for at in range(2):
        s[UNCALLED + at] = s[UNCALLED + at] & ~s[BROUGHT + at] | s[DISCOVERED + at]
        s[BROUGHT + at] = 0
        s[UNTIL_TURN] |= s[UNCALLED + at]
        if s[UNO_UNTIL] == UNTIL_TAKEN:
            s[LAST_CHANCE + at] = s[UNCALLED + at]


def end_last_chance(s: bytearray) -> None:
    """End catching of the seats in LAST_CHANCE with the turn: uno_until=taken (OFF-9)."""
    for at in range(2):
        s[UNCALLED + at] &= ~s[LAST_CHANCE + at]
        s[DISCOVERED + at] &= ~s[LAST_CHANCE + at]
        s[LAST_CHANCE + at] = 0
