"""This module says what players are called, and how partners are told from others.

    called(player)           "Bo", or "P2" for who has no name
    mark_of(view, player)    the sign before the names of a side: * + # = %

The names are those of the match that is played: `ui.match.planning` sets them.
"""

from micropython import const

from engine.state.layout import TEAM
from ui.draw.font import PLUS, STAR

# By player, the number in "P1": their seat, counted from 1, or over several tables their number
# among all persons.
PERSONS = bytearray(range(1, 11))
# The names by player, empty: none. Made early: in a match it would part a board's free memory.
NAMES: "list[bytes]" = [b""] * 10
# By team, from 1, what stands before the names of partners: * + # = %. The shapes of the cards'
# colors would be taken for a color.
_MARKS = bytes((STAR, PLUS, 35, 61, 37))
SHORTEST = const(3)  # a name is not cut to fewer letters


def face_of(view: bytearray, player: int) -> int:  # per frame
    """Return the number of a player's face (`ui.draw.faces`): partners (PAR-1) have the same."""
    return view[TEAM + player] or player


def mark_of(view: bytearray, player: int) -> int:  # per frame
    """Return the code of the mark of a player's side, 0: everybody plays alone."""
    team = view[TEAM + player]
    return _MARKS[(team - 1) % len(_MARKS)] if team else 0


def letters_of(player: int, most: int) -> int:  # per frame
    """Return how many letters of a player's name to write where `most` fit; 0: none.

    If another cut name would look the same, the letters leave room for the player's number.
    """
    if player >= len(NAMES) or most < SHORTEST:
        return 0
    length = len(NAMES[player])
    if length <= most:
        return length
    for other in range(len(NAMES)):
        if other != player and _are_alike(NAMES[player], NAMES[other], most):
            return most - (1 if player < 9 else 2)
    return most


def _are_alike(name: bytes, other: bytes, most: int) -> bool:  # per frame
    """Do two names begin with the same `most` letters?"""
    for i in range(most):
        if i >= len(other) or name[i] != other[i]:
            return False
    return True


def called(player: int, most: int = 99) -> str:
    """Return what a player is called, in at most `most` letters."""
    count = letters_of(player, most)
    if not count:
        return "P" + str(PERSONS[player])
    name = NAMES[player].decode()
    return name[:count] + (str(player + 1) if count < most and count < len(name) else "")
