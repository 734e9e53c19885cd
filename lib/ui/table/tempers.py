"""This module lets players show in their faces how they feel about an event.

    mood_of(view, at, player)   the mood of a player's face when the event at a place happens:
                                CALM, GLAD, SAD or SLY, as `ui.draw.faces` numbers them

A bot's temper is that of its name (`ui.bot_names`). Persons have none: their faces only say whether
an event was good or bad for them. All of this depends on names and on what everybody saw.
"""

from micropython import const

from engine.state import events, layout
from engine.state.cards import DRAW_TWO, FACE, KIND_MASK, NO_CARD, REVERSE, SKIP, WILD_FOUR
from engine.string_table import string_table
from ui.draw.text import BOTS, NAMES
from ui.table.words import find_words

# The tempers; the first letters of the names follow them (`ui.bot_names`).
CALM_ONE = const(0)
CHEERFUL = const(1)
GRUMPY = const(2)
SLY_ONE = const(3)
_TEMPERS = const(4)
_NO_TEMPER = const(4)
# What an event is to a player; in the tables below as a digit.
_NOTHING = const(0)
_GOOD = const(1)
_GREAT = const(2)
_BAD = const(3)
_FEELINGS = const(5)  # 4: awful
_ZERO = const(48)
# By temper what each of these looks like: 0 calm, 1 glad, 2 sad, 3 sly.
_MOODS = b"0010201102001220330201122"
# What an event is to its seat, and to the other one.
_FELT = string_table(
    {
        events.SKIPPED: b"30",
        events.DREW_OWED: b"40",
        events.SAID_UNO: b"10",
        events.CAUGHT: b"24",
        events.GUILTY_FOUND: b"24",
        events.NOBODY_DARED: b"10",
        events.INNOCENT_FOUND: b"42",
        events.BACKFIRED: b"14",
        events.HANDS_SWAPPED: b"13",
        events.JUMPED: b"10",
        events.SURRENDERED: b"41",
        events.WENT_OUT: b"20",
        events.HAND_OVER: b"20",
        events.MATCH_OVER: b"20",
        events.LOST_HAND: b"40",
    }
)


def temper_of(player: int) -> int:  # per frame
    """Return a bot's temper; _NO_TEMPER for a person, and for a bot without a name."""
    if player < len(NAMES) and BOTS[player] and NAMES[player]:
        return NAMES[player][0] % _TEMPERS
    return _NO_TEMPER


def mood_of(view: bytearray, at: int, player: int) -> int:  # per frame
    """Return a player's mood at an event; see the module."""
    return _MOODS[temper_of(player) * _FEELINGS + _feeling(view, at, player)] - _ZERO


def _feeling(view: bytearray, at: int, player: int) -> int:  # per frame
    """Return what an event is to a player."""
    kind = view[at + layout.EVENT_KIND]
    is_own = _player_at(view, view[at + layout.EVENT_SEAT]) == player
    if kind == events.LAID:
        return _of_laying(view[at + layout.EVENT_CARD]) if is_own else _NOTHING
    if kind == events.JUMPED and view[at + layout.EVENT_CARD] == NO_CARD:  # in vain
        return _BAD if is_own else _NOTHING
    felt = find_words(_FELT, kind)
    if felt:
        others = _FELT[felt + 2] - _ZERO
        # First, since whoever is accused of a cheat is both (face_down.py).
        if others and _player_at(view, view[at + layout.EVENT_OTHER]) == player:
            return others
        if is_own:
            return _FELT[felt + 1] - _ZERO
    return _NOTHING


def _of_laying(card: int) -> int:  # per frame
    """Return what laying a card is to whoever lays it."""
    face = FACE[card & KIND_MASK] if card != NO_CARD else 0
    if face == WILD_FOUR or face == DRAW_TWO:
        return _GREAT
    return _GOOD if face == SKIP or face == REVERSE else _NOTHING


def _player_at(view: bytearray, seat: int) -> int:  # per frame
    """Return who sits on a seat, NOBODY if it is none."""
    return view[layout.PLAYER_AT + seat] if seat < view[layout.PLAYERS] else layout.NOBODY
