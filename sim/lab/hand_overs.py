"""This module decides which choices need the device, if persons share it.

The device changes hands when a player chooses who is not the last one that had to look at their
cards. Drawing owed cards, catching an Uno or calling one late needs no look, and neither does
declining, or calling a cheat, when the app asks the whole table (ui.house.question,
ui.acts.question).
"""

from engine.state.choices import (
    CALL_UNO,
    CATCH,
    CHALLENGE,
    DRAW,
    PASS,
    REFUSE,
    SHOW,
    SORRY,
)
from engine.state.layout import KIND, STAGE, TOP
from engine.state.windows import (
    BLUFFED,
    CHEATED,
    CLAIMED,
    FORCED,
    GAINED,
    GIVING,
    OFFERING,
    PALMING,
    RECOVERING,
    STACKING,
    TAKING,
)

# Windows in which the whole table is asked; declining or drawing needs no look.
_TABLE_ASKED = (BLUFFED, STACKING, FORCED, GAINED, OFFERING, RECOVERING)
# Windows whose answers need no look, at one stage or at any.
_SEEN_BY_ALL = ((CHEATED, 0), (CLAIMED, 0), (PALMING, 1), (TAKING, 1), (GIVING, 2))
_WITHOUT_LOOK = (PASS, CHALLENGE, SHOW, REFUSE)


def needs_look(s: bytearray, verb: int) -> bool:
    """Does a choice with a verb need a look at the hand, in a state's windows?"""
    if verb in (CATCH, CALL_UNO, SORRY):
        return False
    kind, stage = s[s[TOP] + KIND], s[s[TOP] + STAGE]
    if (kind, 0 if kind == CHEATED else stage) in _SEEN_BY_ALL and verb in _WITHOUT_LOOK:
        return False
    return kind not in _TABLE_ASKED or (verb != PASS and verb != DRAW)
