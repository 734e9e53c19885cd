"""This module says what the buttons mean, on a board with a pad or with two buttons.

With a pad the arrows move, A chooses, B goes back, START opens the menu, SELECT calls Uno.
With two buttons A chooses, B moves to the next row, and B held goes back, or opens the menu where
there is nothing to go back to. Other boards: each button that exists has its meaning.
"""

from micropython import const

from hal.buttons import BUTTON_MASK, KIND_MASK, LEFT, LONG, RELEASED, REPEAT, RIGHT, START, B

NOTHING = const(0)
NEXT = const(1)
PREVIOUS = const(2)
HIGHER = const(3)
LOWER = const(4)
CHOOSE = const(5)
BACK = const(6)
MENU = const(7)
UNO = const(8)

# By the number of a button's bit: UP, DOWN, LEFT, RIGHT, A, B, START, SELECT.
_WISHES = bytes((HIGHER, LOWER, PREVIOUS, NEXT, CHOOSE, BACK, MENU, UNO))


class Keys:
    """Turns events of the board (`hal.buttons`) into wishes of the player.

    first: the board's first event. `is_b_held`: that was B pressed, and no button was pressed or
    released since. `held`: the button that is being held for long, 0: none. `event`: the last one.
    """

    def __init__(self, buttons: int, first: int) -> None:
        self.has_pad = buttons & LEFT != 0 and buttons & RIGHT != 0
        self.event = 0
        self.buttons = buttons
        self.has_menu = buttons & START != 0
        self.is_b_held = first == B
        self.held = 0

    def moved(self, at: int, wish: int, count: int) -> int:  # per frame
        """Return the place, of `count`, to which a wish moves the cursor from `at`.

        With a pad the cursor stops at either end, and B moves it to the first place; with two
        buttons it wraps around.
        """
        if wish == NEXT or wish == LOWER:
            at += 1
        elif wish == PREVIOUS or wish == HIGHER:
            at -= 1
        elif wish == BACK:
            at = 0
        return min(max(at, 0), count - 1) if self.has_pad else at % count

    def wish(self, event: int) -> int:  # per frame
        """Return what the player wants by an event, or NOTHING."""
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
        return _WISHES[i]
