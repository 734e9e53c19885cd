"""This module decides which choices need the device, if persons share it.

The device changes hands when a player chooses who is not the last one that had to look at their
cards. Catching an Uno or calling one late needs no look, neither does drawing where there is
nothing else to do, nor, when the app asks the whole table, to decline or a yes that is the whole
answer (engine/prompt.py).
"""

from engine.prompt import flags_of, is_for_table
from engine.state.choices import CALL_UNO, CATCH, DRAW, PASS, SORRY, VERB_MASK
from engine.state.windows import DRAWS_ALONE, DRAWS_BLIND, DRAWS_ON


def needs_look(s: bytearray, verb: int) -> bool:
    """Does a choice with a verb need a look at the hand, by a state's newest window?"""
    if verb in (CATCH, CALL_UNO, SORRY):
        return False
    flags = flags_of(s)
    if verb == DRAW and flags & (DRAWS_ALONE | DRAWS_BLIND | DRAWS_ON):
        return False
    return not is_for_table(s) or verb not in (PASS, flags & VERB_MASK)
