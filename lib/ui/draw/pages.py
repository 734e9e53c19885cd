"""This module keeps the pages that screens are drawn on: a large title, a list, a match's table.

A page is made when an act of the memory (`ui.memory`) needs it first, and goes with it, and so does
the module that makes it. Turning to another is one refresh of the whole display, in which each
pixel is sent once: that costs less than to redraw all that was hidden and all that is shown.
"""

from ui.draw.text import CHANGED
from ui.screens import BIG

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    import busdisplay

    from ui.draw.sheets import Sheets


class Pages:
    """display: the board's. `geometry` and `sheets` are what everything is drawn with.

    pages: by BIG, LIST and TABLE of `ui.screens`; None: it is not made in this act of the memory.
    """

    pages: "list[Any]"

    def __init__(self, display: "busdisplay.BusDisplay", sheets: "Sheets") -> None:
        from ui.draw.geometry import geometry_for

        self.geometry = geometry_for(display.width, display.height)
        self.sheets = sheets
        self.pages = [None, None, None]
        self._display = display

    def clear(self) -> None:
        """Another act begins: let all pages go."""
        self._display.root_group = None  # type: ignore[assignment]
        for number in range(len(self.pages)):
            self.pages[number] = None

    def page(self, number: int) -> "Any":
        """A page; each is made once in an act. That of a table is put there by who makes it."""
        if self.pages[number] is None:
            if number == BIG:
                from ui.draw.big_page import BigPage

                self.pages[number] = BigPage(self.geometry, self.sheets)
            else:
                from ui.draw.list_page import ListPage

                self.pages[number] = ListPage(self.geometry, self.sheets)
        return self.pages[number]

    def show(self, number: int) -> None:
        """Turn to a page."""
        # What was not on the display before is sent as a whole (displayio's full refresh).
        self._display.root_group = None  # type: ignore[assignment]
        self._display.root_group = self.pages[number].group
        CHANGED[0] = 1
