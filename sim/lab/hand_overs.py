"""Who has to hold the device that persons share, to make a choice.

The device changes hands when somebody chooses who is not the last one that had to look at its
cards. Who draws what it owes, catches an Uno or calls one late need not look, nor who says no, or
calls a cheat, when the app asks the whole table (ui.house.question, ui.acts.question).
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

# Windows in which the whole table is asked, and who says no, or draws, need not look.
_TABLE_ASKED = (BLUFFED, STACKING, FORCED, GAINED, OFFERING, RECOVERING)
# Windows that are answered without a look, at one stage or at any.
_SEEN_BY_ALL = ((CHEATED, 0), (CLAIMED, 0), (PALMING, 1), (TAKING, 1), (GIVING, 2))
_WITHOUT_LOOK = (PASS, CHALLENGE, SHOW, REFUSE)


def needs_look(s: bytearray, verb: int) -> bool:
    """Does a choice with a verb take a look at one's cards, as the windows of a state are?"""
    if verb in (CATCH, CALL_UNO, SORRY):
        return False
    kind, stage = s[s[TOP] + KIND], s[s[TOP] + STAGE]
    if (kind, 0 if kind == CHEATED else stage) in _SEEN_BY_ALL and verb in _WITHOUT_LOOK:
        return False
    return kind not in _TABLE_ASKED or (verb != PASS and verb != DRAW)
