"""What only some house rules need: each part is a file of its own, loaded where an option asks.

A part writes its functions into these tables when it is imported, as `windows.use` does, and
what is always there looks them up. So nothing here imports a part, and whoever looks one up
has asked its option before: a game whose options do not ask for a part never calls it.

    DOES[SLOT](g, s, a, b) -> int      what a and b are stands beside the slot
    LISTS[SLOT](g, s, seat, out, n)    adds what a seat can choose to n choices
"""

from engine.const import const

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable

    from engine.game import Game
    from engine.windows import Offer

    Part = Callable[[Game, bytearray, int, int], int]

STACKS = const(0)  # record of a play, 0: ask who would draw whether it adds (stack)
CAN_ADD_ONE = const(1)  # seat, kind: can it be added to the stack?
ADDS = const(2)  # seat, choice: add a card out of turn; OK or why not
CALLS_BLUFF = const(3)  # record of a play, 0: ask whether it was a bluff (challenge=any)
CALLS_NEXT = const(4)  # the same, who draws alone (challenge=next)
CALLS_CHEAT = const(5)  # the same (dirty)
NOTES_CHEAT = const(6)  # seat, choice: keep how the table is before a play that may be called
CLAIMS = const(7)  # seat, kind: it was laid face down (piles=face_down)
GOES_DOWN = const(8)  # seat, kind: OK, or why it cannot be laid face down
SWAPS = const(9)  # record of a play, effect: hands change their owners
FIRST_SWAP = const(10)  # seat, 0: it swaps for the first card
ACTS = const(11)  # record of a play, effect: an extra card acts (custom, extra)
ROLLS = const(12)  # 0, 0: roll the whole pool (deck=dice)
TAKES_DIE = const(13)  # 0, 0: the top die goes back into the pool
CAN_ADD = const(14)  # seat, kind: can it be put aside for a set? (sets)
IS_SET = const(15)  # seat, kind: is it the last of a set?
GOES_WITH = const(16)  # seat, kind: does it go with others of its rank? (sets=same_rank)
IS_SUM = const(17)  # seat, kind: do it and what is put aside make the number in play?
CAN_ADD_SUM = const(18)  # seat, kind: can it be put aside for that?
IS_TWO_FOR_ONE = const(19)  # kind, 0: does it go on the two top cards? (two_for_one)
LEAVES = const(20)  # seat, 0: it leaves the hand (draw=none)
SURRENDERS = const(21)  # seat, choice: it gives the hand up; OK or why not
IS_UPSIDE_DOWN = const(22)  # kind, 0: is it a cheat to jump in with it? (dirty)
_SLOTS = const(23)

DOWNS = const(0)  # cards that can be laid face down
GIVES_UP = const(1)  # whom the hand can be given to
_LISTS = const(2)

DOES: "list[Part]" = [None] * _SLOTS  # type: ignore[list-item]
LISTS: "list[Offer]" = [None] * _LISTS  # type: ignore[list-item]
