"""This module tells how a player looks beside their name: the face, and the mark of their side.

    ui.draw.faces.face_colors(face_of(view, player))    its colors
    BOTS[player] * 4 + mood                             its tile (`ui.draw.faces`)
    mark_of(view, player)                               a letter before the name; 0: none

Whoever plays on one side (PAR-1) has the same color and the same mark.
"""

from engine.state.layout import TEAM
from ui.draw.font import PLUS, STAR
from ui.draw.text import BOTS as BOTS

# By team, from 1; the shapes of the cards' colors would be taken for a color.
_MARKS = bytes((STAR, PLUS, 35, 61, 37))  # then # = %


def face_of(view: bytearray, player: int) -> int:  # per frame
    """Return the number of a player's face: that of the team, or else of the player."""
    return view[TEAM + player] or player


def mark_of(view: bytearray, player: int) -> int:  # per frame
    """Return the code of the mark of a player's side, 0: everybody plays alone."""
    team = view[TEAM + player]
    return _MARKS[(team - 1) % len(_MARKS)] if team else 0
