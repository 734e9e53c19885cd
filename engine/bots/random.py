"""This bot plays at random; the figures of other bots are measured against it.

It lays a legal card chosen uniformly from those it holds (two alike count twice; a bluff is not
legal), also the drawn card, and otherwise draws. It always calls Uno and never challenges or
catches. Colors and targets are uniform. "Uniform" means a 24-bit number modulo the count: no
probability is off by more than one part in 60,000.

It chooses uniformly among its plays and the cards that it can put aside for a set, each pile
counted once. If there are none, it chooses uniformly among all the rest, interrupts included. It
shows no gift. It takes back only cards with which nothing but a bluff could be laid, which others
put aside: what it puts aside itself it can lay, so no hand of its own lasts forever.
"""

from engine.const import const
from engine.state.choices import (
    ADD,
    BACKFIRE,
    BLUFF,
    CALL_UNO,
    COLOR_SHIFT,
    GIVE,
    JUMP_IN_VAIN,
    NAME,
    PASS,
    PLAY,
    RECOVER,
    REMOVE,
    SHOW,
    VERB_MASK,
    WITH_UNO,
)
from engine.state.layout import COUNTS, VIEW_DRAFT, VIEW_SEAT

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable

_WILD_BIT = const(64 << 12)  # CARD_SHIFT
_HONEST = const(1 << 9 | 31)  # BLUFF | VERB_MASK
_ACCUSES_OR_TAKES_BACK = const(1 << 13 | 1 << 14 | 1 << 26)  # CATCH, CHALLENGE, REMOVE
_GIVE_UNDER = const(1 << 6 | 31)  # DOWN | VERB_MASK: given to nobody, and Uno is not called then


def decide(view: bytearray, choices: list[int], n: int, roll: "Callable[[], int]") -> int:
    """Choose at random; see the package for the arguments."""
    return chosen(view[COUNTS + view[VIEW_SEAT]] - view[VIEW_DRAFT], choices, n, roll)


def chosen(held: int, choices: list[int], n: int, roll: "Callable[[], int]") -> int:
    """Choose at random. held: the cards of the seat, without those that it has put aside."""
    if n and NAME <= choices[0] & VERB_MASK <= SHOW and choices[n - 1] & VERB_MASK < CALL_UNO:
        return _with_calls(held, choices[roll() % n if n > 1 else 0], roll)  # any will do
    plays = n  # honest plays come first: find the last of them
    while plays and choices[plays - 1] & _HONEST != PLAY:
        plays -= 1
    if n != plays + 1 or choices[plays] & VERB_MASK > PASS:
        return _with_more(held, choices, plays, n, roll)
    choice = choices[roll() % plays if plays > 1 else 0]
    if not plays:  # nothing but plays, and drawing or passing
        return 0 if choice & BLUFF else choice
    if choice & _WILD_BIT:  # what `_with_calls` does for a play, without the call
        choice |= (roll() & 3) + 1 << COLOR_SHIFT
    return choice | WITH_UNO if held == 2 else choice


def _with_more(held: int, choices: list[int], plays: int, n: int, roll: "Callable[[], int]") -> int:
    """Call Uno late, else lay a card or put one aside, else do anything else."""
    if n and choices[n - 1] & VERB_MASK >= CALL_UNO:
        for i in range(n):
            if choices[i] == CALL_UNO:
                return CALL_UNO
    lays = plays
    others = last = 0
    for at in range(plays, n):
        if choices[at] & _HONEST == ADD:
            lays += 1
        elif not lays and _is_open_to_chance(choices[at]):
            others += 1
            last = at
    if lays:
        i = roll() % lays if lays > 1 else 0
        if i >= plays:
            return _aside(choices, plays, i - plays)
        return _with_calls(held, choices[i], roll)
    if not others:
        return _last_taken_back(choices, n)
    i = last
    if others == n > 1:
        i = roll() % n
    elif others > 1:
        i = -1
        for _ in range(1 + roll() % others):
            i += 1
            while not _is_open_to_chance(choices[i]):
                i += 1
    return _with_calls(held, choices[i], roll)


def _aside(choices: list[int], plays: int, i: int) -> int:
    """Return the ith choice, from 0, that puts a card aside; plays: where to begin."""
    at = plays
    while True:
        if choices[at] & _HONEST == ADD:
            if not i:
                return choices[at]
            i -= 1
        at += 1


def _last_taken_back(choices: list[int], n: int) -> int:
    """Return the choice that takes back a card put aside; 0: there is none."""
    for i in range(n):
        if choices[i] & VERB_MASK == REMOVE:
            return choices[i]
    return 0


def _is_open_to_chance(choice: int) -> bool:
    """May this bot make a choice? Not one that bluffs, accuses, or takes a card back."""
    if choice & BLUFF or 1 << (choice & VERB_MASK) & _ACCUSES_OR_TAKES_BACK:
        return False
    return choice != JUMP_IN_VAIN


def _with_calls(held: int, choice: int, roll: "Callable[[], int]") -> int:
    """Add the color called and the Uno call to a choice that needs them."""
    verb = choice & VERB_MASK
    lays = verb == PLAY or verb == BACKFIRE
    if lays and choice & _WILD_BIT:
        choice |= (roll() & 3) + 1 << COLOR_SHIFT
    if held == 2 and (lays or verb == RECOVER or choice & _GIVE_UNDER == GIVE):
        choice |= WITH_UNO
    return choice
