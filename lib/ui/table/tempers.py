"""This module lets players show in their faces how they feel about an event.

    mood_of(view, at, player, is_bot)   the mood of a player's face when the event at a place
                                        happens, as `ui.draw.face_tiles` numbers them

A bot's temper is that of its name (`ui.bot_names`). Persons have none: their faces only say whether
an event was good or bad for them. All of this depends on names and on what everybody saw.
"""

from micropython import const

from engine.state import events, layout
from engine.state.cards import DRAW_TWO, FACE, KIND_MASK, NO_CARD, REVERSE, SKIP, WILD_FOUR
from ui.players import NAMES
from ui.table.events_generated import FELT, MOODS

# The tempers; the first letters of the names follow them (`ui.bot_names`).
CALM_ONE = const(0)
CHEERFUL = const(1)
GRUMPY = const(2)
SLY_ONE = const(3)
NO_TEMPER = const(4)
_TEMPERS = const(4)
# What an event is to a player.
NO_MATTER = const(0)
GOOD = const(1)
GREAT = const(2)
MEAN = const(3)  # it hits another
BAD = const(4)
AWFUL = const(5)
_FEELINGS = const(6)


def mood_of(view: bytearray, at: int, player: int, is_bot: bool) -> int:  # per frame
    """Return a player's mood at an event. A bot without a name has no temper."""
    temper = NO_TEMPER
    if is_bot and player < len(NAMES) and NAMES[player]:
        temper = NAMES[player][0] % _TEMPERS
    return MOODS[temper * _FEELINGS + _feeling(view, at, player)]


def _feeling(view: bytearray, at: int, player: int) -> int:  # per frame
    """Return what an event is to a player."""
    kind = view[at + layout.EVENT_KIND]
    is_own = _player_at(view, view[at + layout.EVENT_SEAT]) == player
    if kind == events.LAID:
        return _of_laying(view[at + layout.EVENT_CARD]) if is_own else NO_MATTER
    felt = FELT[kind]
    others = felt // _FEELINGS % _FEELINGS
    # First, since whoever is accused of a cheat is both (face_down.py).
    if others and _player_at(view, view[at + layout.EVENT_OTHER]) == player:
        return others
    if not is_own:
        return NO_MATTER
    if view[at + layout.EVENT_CARD] == NO_CARD:
        felt //= _FEELINGS * _FEELINGS
    return felt % _FEELINGS


def _of_laying(card: int) -> int:  # per frame
    """Return what laying a card is to whoever lays it."""
    face = FACE[card & KIND_MASK] if card != NO_CARD else 0
    if face == WILD_FOUR or face == DRAW_TWO or face == SKIP:
        return MEAN
    return GOOD if face == REVERSE else NO_MATTER


def _player_at(view: bytearray, seat: int) -> int:  # per frame
    """Return who sits on a seat, NOBODY if it is none."""
    return view[layout.PLAYER_AT + seat] if seat < view[layout.PLAYERS] else layout.NOBODY
