"""This module says what the buttons mean: a pad with all of them, or two buttons alone.

With a pad the arrows move, A chooses, B goes back, START opens the menu, SELECT calls
Uno. With two buttons A chooses and B moves to the next; B held is back, or the menu where
there is nothing to go back to. A board in between has what it has.
"""

from micropython import const

from hal.buttons import (
    BUTTON_MASK,
    KIND_MASK,
    LEFT,
    LONG,
    RELEASED,
    REPEAT,
    RIGHT,
    START,
    B,
)

NOTHING = const(0)
NEXT = const(1)
PREVIOUS = const(2)
HIGHER = const(3)
LOWER = const(4)
CHOOSE = const(5)
BACK = const(6)
MENU = const(7)
UNO = const(8)

# By the place of a button's bit: UP, DOWN, LEFT, RIGHT, A, B, START, SELECT.
_MEANT = bytes((HIGHER, LOWER, PREVIOUS, NEXT, CHOOSE, BACK, MENU, UNO))


class Keys:
    """Turns events of the board into what the player wants; `has_pad` tells how.

    first: the event that was there already as the app began; `is_b_held`: B was pressed then, and
    nothing else happened to a button since. `held`: the button that is held for long, 0: none.
    """

    def __init__(self, buttons: int, first: int) -> None:
        self.has_pad = buttons & LEFT != 0 and buttons & RIGHT != 0
        self.event = 0  # the last one
        self.buttons = buttons
        self.has_menu = buttons & START != 0
        self.is_b_held = first == B
        self.held = 0

    def moved(self, at: int, wish: int, count: int) -> int:  # per frame
        """The place, of `count` places, to which a wish moves the cursor from `at`.

        A pad stops at either end, and B goes back to the first; two buttons go round.
        """
        if wish == NEXT or wish == LOWER:
            at += 1
        elif wish == PREVIOUS or wish == HIGHER:
            at -= 1
        elif wish == BACK:
            at = 0
        return min(max(at, 0), count - 1) if self.has_pad else at % count

    def wish(self, event: int) -> int:  # per frame
        """What an event asks for, or NOTHING."""
        self.event = event
        kind = event & KIND_MASK
        button = event & BUTTON_MASK
        if kind != LONG and kind != REPEAT:
            self.is_b_held = False
            self.held = 0
        if kind == RELEASED or kind == REPEAT and button > RIGHT:
            return NOTHING
        if kind == LONG:
            self.held = button
            return MENU if button == B else NOTHING
        if button == B and not self.has_pad:
            return NEXT
        i = 0
        while button > 1:
            button >>= 1
            i += 1
        return _MEANT[i]
