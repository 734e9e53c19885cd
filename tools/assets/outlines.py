"""This module says which pixels of a card belong to it, and which to its paper."""


class Outline:
    """The parts of a card of a width and height, in pixels.

    A dark line runs around a card and fills its corners, so no pixel of it is transparent; a white
    border lies within. border: how wide that is.
    """

    def __init__(self, wide: int, high: int) -> None:
        self.wide = wide
        self.high = high
        self.border = 2 if wide >= 40 else 1

    def is_card(self, x: int, y: int) -> bool:
        """Is a pixel within the dark line around a card?"""
        return self._is_within(x, y, 1, self.border + 2)

    def is_paper(self, x: int, y: int) -> bool:
        """Is it within the border?"""
        return self._is_within(x, y, 1 + self.border, 2 * self.border + 2)

    def _is_within(self, x: int, y: int, margin: int, corner: int) -> bool:
        """Is it so far from all edges, and from a corner, along both edges together?"""
        beside = min(x, self.wide - 1 - x)
        below = min(y, self.high - 1 - y)
        return beside >= margin and below >= margin and beside + below >= corner
