"""This module checks the open windows of a saved state, by their kinds.

A part that opens such a window must be one of the rules that are played.
"""

# set-up: whole file

from engine.const import const
from engine.resume.bounds import A_KIND, EITHER, KIND_OR_NONE, SEAT, SEAT_OR_NOBODY, is_in
from engine.state.cards import FACE, WILD_FOUR
from engine.state.layout import (
    ACTOR,
    AMOUNT,
    ASKED,
    CARD,
    CLOSED,
    COUNTS,
    DEPTH,
    FIRST,
    IN_PLAY,
    JUMPABLE,
    KIND,
    MAX_WINDOWS,
    NOBODY,
    OUT,
    PALMED,
    PILE,
    PLAYERS,
    SECRET_SIZE,
    SECRETS,
    STAGE,
    STATUS,
    TARGET,
    TOP,
    TURN,
    WINDOW_SIZE,
    WINDOWS,
    WINNERS,
    ZONES,
)
from engine.state.options import CARDS_ACT, DIRTY, FLAVOR
from engine.state.seats import in_set, word
from engine.state.windows import (
    ACTS,
    CHALLENGED,
    CHEATED,
    CLAIMED,
    COLORING,
    FORCED,
    GAINED,
    GIFTS,
    GIVING,
    NAMING,
    ON_TURN,
    OWED,
    PALMING,
    PLAYED,
    ROUND,
    SETTING_UP,
    SWAPPING,
    TAKING,
    is_turn,
)

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence
    from typing import Any

# For each kind of window, in the order of engine/state/windows.py: the part that opens it, the
# bounds of STAGE, TARGET and CARD, and 1 if it may ask the seats in ASKED. ACTOR is always a seat.
# fmt: off
_WINDOWS: "tuple[Any, ...]" = (
    "turn.turn", 1, 1, 1, 0,  # NO_WINDOW is no record
    "turn.owed_draw", 1, SEAT, KIND_OR_NONE, 0,  # OWED
    "turn.color", 1, SEAT, 1, 0,  # CALLING
    "turn.challenge", 1, SEAT, A_KIND, 0,  # CHALLENGED
    "two_piles.turn", 1, 1, 1, 0,  # ON_TURN
    "two_piles.turn", 9, 1, 1, 0,  # ACTS
    "two_piles.turn", EITHER, SEAT, KIND_OR_NONE, 1,  # FORCED
    "two_piles.turn", 1, 1, A_KIND, 0,  # ROUND
    "two_piles.turn", 1, 1, A_KIND, 0,  # NAMING
    "two_piles.turn", 1, 11, 4, 1,  # OFFERING
    "two_piles.turn", 4, SEAT, A_KIND, 0,  # GIVING
    "two_piles.turn", 4, SEAT, 1, 1,  # TAKING
    "two_piles.turn", 1, SEAT, 1, 0,  # RECOVERING
    "two_piles.turn", 1, 1, 1, 0,  # GAINED
    "two_piles.turn", 2, EITHER, 1, 0,  # GIFTS
    "two_piles.turn", 2, 1, 1, 1,  # COLORING
    "two_piles.turn", 2, 11, 1, 0,  # SETTING_UP
    "turn.lay", 8, SEAT, A_KIND, 1,  # PLAYED
    "rules.stack", 1, SEAT, 1, 1,  # STACKING
    "rules.swaps", 1, 1, 2, 0,  # SWAPPING
    "rules.bluff", 1, SEAT, A_KIND, 1,  # BLUFFED
    "rules.face_down", 3, SEAT_OR_NOBODY, 11, 1,  # CLAIMED
    "rules.custom", 1, SEAT, 2, 0,  # DARED
    "rules.quiz", 2, SEAT, 1, 0,  # ASKED_SUM
    "rules.cheats", 1, 1, A_KIND, 1,  # CHEATED
    "rules.palm", 2, 1, 1, 1,  # PALMING
)
# fmt: on
_COLUMNS = const(5)
_FOUR = const(4)  # cards that a Wild Draw Four costs at least
_ASKS = const(3)  # the stage of a play at which a Wild Draw Four can be challenged
_HIGHEST_BITS = const(7)  # high byte of the cards still to be given (engine/two_piles/away.py)
# Windows whose AMOUNT counts down what is left to do: while one is the newest it is not 0.
_COUNT_DOWN = (OWED, FORCED, NAMING, GIVING, TAKING, SWAPPING)
# Windows that let TARGET draw: a seat that is in the hand, unless the hand is over (PALMING).
_LET_DRAW = (OWED, FORCED)
# Windows that only open others: none of them is the newest when a seat is asked.
_NEVER_ASK = (ACTS, ROUND, SETTING_UP, PLAYED)


def are_windows_right(s: "bytearray", parts: "Sequence[str]") -> bool:
    """Is each open window one that these rules open, with possible fields?"""
    depth = s[DEPTH]
    if depth > MAX_WINDOWS or s[TOP] != depth * WINDOW_SIZE:
        return False
    if s[STATUS] == IN_PLAY and s[FLAVOR] == CARDS_ACT:
        if not depth or s[WINDOW_SIZE + KIND] not in (ON_TURN, PALMING):
            return False
    if s[STATUS] == IN_PLAY and is_turn(s) and s[FIRST] != s[TURN]:
        return False
    for i in range(depth):
        at = (i + 1) * WINDOW_SIZE
        if not _is_window_right(s, at, parts) or (i and s[at + KIND] == ON_TURN):
            return False
    kind = s[s[TOP] + KIND]
    if kind in _NEVER_ASK or (kind in _COUNT_DOWN and not s[s[TOP] + AMOUNT]):
        return False
    if any(s[depth * WINDOW_SIZE + WINDOWS : WINNERS]) or s[KIND]:
        return False
    asked = word(s, s[TOP] + ASKED) if depth else 0
    if asked and not asked >> s[FIRST] & 1:
        return False
    return not s[JUMPABLE] or "engine.rules.jump" in parts


def _is_window_right(s: "bytearray", at: int, parts: "Sequence[str]") -> bool:
    row = s[at + KIND] * _COLUMNS
    if not 0 < row < len(_WINDOWS) or "engine." + _WINDOWS[row] not in parts:
        return False
    players = s[PLAYERS]
    bounds = _WINDOWS[row + 1], _WINDOWS[row + 2], _WINDOWS[row + 3]
    for field, bound in zip((STAGE, TARGET, CARD), bounds):
        if not is_in(s, s[at + field], bound):
            return False
    if s[at + ACTOR] >= players or not _are_asked_right(s, at, _WINDOWS[row + 4]):
        return False
    if s[at + KIND] in _LET_DRAW and in_set(s, OUT, s[at + TARGET]):
        if s[WINDOW_SIZE + KIND] != PALMING:
            return False
    if s[at + KIND] in (TAKING, GIVING) and s[at + STAGE] and not s[at + AMOUNT]:
        return False
    if s[at + KIND] == CHALLENGED and s[at - WINDOW_SIZE + AMOUNT] < _FOUR:
        return False
    if s[at + KIND] == CLAIMED and not _is_claim_right(s, at):
        return False
    if not _is_secret_right(s, at):
        return False
    if s[at + KIND] == FORCED and not _is_forced_right(s, at, parts):
        return False
    if s[at + KIND] == CHEATED and s[FLAVOR] == CARDS_ACT:
        return s[at - WINDOW_SIZE + KIND] == ACTS and _is_table_before_right(
            s[at + AMOUNT], players
        )
    if s[at + KIND] == PLAYED:
        if FACE[s[at + CARD]] == WILD_FOUR and s[at + STAGE] <= _ASKS and s[at + AMOUNT] < _FOUR:
            return False
        return s[at + PILE] == NOBODY or s[at + PILE] < players
    return s[at + PILE] < (3 if s[at + KIND] == ON_TURN else 2)


def _are_asked_right(s: "bytearray", at: int, asks_seats: int) -> bool:
    """Are the seats in ASKED at the table, and can one of them answer? Else all wait for ever."""
    asked = word(s, at + ASKED)
    if asked >> s[PLAYERS] or (asked and not asks_seats):
        return False
    if s[at + KIND] == COLORING:  # the Wild's player is always asked, and no seat leaves ASKED
        return asked >> s[at + ACTOR] & 1 > 0
    if not asked or s[at + KIND] == PALMING:  # that asks when the hand is over
        return True
    return asked & ~word(s, OUT) > 0


def _is_claim_right(s: "bytearray", at: int) -> bool:
    """Are the callers in the hand, and does the seat that must put a card away hold one?"""
    callers = word(s, at + AMOUNT)
    if callers >> s[PLAYERS] or callers & word(s, OUT):
        return False
    target = s[at + TARGET]
    if target == NOBODY:
        return True
    return not word(s, at + ASKED) and s[COUNTS + target] > 0


def _is_table_before_right(before: int, players: int) -> bool:
    """Are the seat and the pile possible that engine/two_piles/house/cheats.py kept?"""
    return before & 15 < players and before >> 6 < 3


def end_of_secrets(s: "bytearray") -> int:
    """Return the end of the windows' secrets; with `dirty` the last two bytes are PALMED."""
    return ZONES if s[FLAVOR] == CARDS_ACT and not s[DIRTY] else PALMED


def _is_secret_right(s: "bytearray", at: int) -> bool:
    """Do only the records GAINED and GIFTS have a secret, and is that of GIFTS possible?"""
    start = SECRETS + (at // WINDOW_SIZE - 1) * SECRET_SIZE
    end = min(start + SECRET_SIZE, end_of_secrets(s))
    if s[at + KIND] == GIFTS:
        return s[end - 1] <= _HIGHEST_BITS
    if s[at + KIND] == GAINED:
        start += 1
    return not any(s[start:end])


def _is_forced_right(s: "bytearray", at: int, parts: "Sequence[str]") -> bool:
    """Is a FORCED record possible: the seats that it asks, its STAGE (two_piles/forced_draw.py)?"""
    if word(s, at + ASKED) and "engine.two_piles.house.jumps" not in parts:
        return False  # nobody may add to a draw
    meant = s[at + STAGE] >> 4
    if meant > s[PLAYERS] or (meant and in_set(s, OUT, s[at + ACTOR])):
        return False  # who laid or turned up a draw card is in the hand until the turn ends
    if not meant and s[at + TARGET] == s[at + ACTOR] and not s[at + STAGE] & 1:
        return False  # one's own price is not sent back
    return not s[at + STAGE] & 2 or s[CLOSED] > 0
