"""Where everything goes, by the size of the display.

The canvas is the display itself, or half of it in each direction, shown doubled, if that
leaves at least 120 by 120 pixels: so a letter is as easy to read on every board. From top
to bottom: the seats, the piles, the latest events, the actions, the hand, and, where
there is room, a line that tells what the buttons do. A wide canvas has the events at the
right of the piles.
"""

from micropython import const

CARD_WIDTH = const(16)
CARD_HEIGHT = const(22)
MARK_HEIGHT = const(4)  # pixels over the hand, for marks over playable cards


class Geometry:
    """The layout of one display; all in pixels of the canvas. `ui.measures` works it out."""

    width: int
    height: int
    columns: int  # of letters
    left: int
    cards: int  # in a row
    hand_x: int
    hand_y: int
    has_hints: bool
    hints_y: int
    seats_y: int
    piles_x: int
    piles_y: int
    actions_y: int
    events_rows: int
    events_columns: int
    events_x: int
    events_y: int

    def __init__(self, width: int, height: int) -> None:
        from ui.measures import measure

        measure(self, width, height)
