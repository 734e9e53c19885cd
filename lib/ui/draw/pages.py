"""This module keeps the pages that screens are drawn on: a title, a list, help, a table, a score.

A page and its module are loaded when an act of the memory (`ui.match.memory`) first needs them, and
freed with the act. Changing the page refreshes the whole display once, which sends each pixel once;
that is less than redrawing everything hidden and everything shown.
"""

from ui.draw.grids import CHANGED
from ui.draw.sheets import Sheets
from ui.screens import BIG, SCORE, TITLE

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    import busdisplay


class Pages:
    """display: the board's. `geometry` and `sheets` are shared by all pages.

    pages: by BIG, LIST, TABLE, SCORE and TITLE of `ui.screens`; None: not made in this act of
    the memory.
    """

    pages: "list[Any]"

    def __init__(self, display: "busdisplay.BusDisplay") -> None:
        from ui.draw.geometry import geometry_for

        self.geometry = geometry_for(display.width, display.height)
        self.sheets = Sheets(self.geometry)
        self.pages = [None, None, None, None, None]
        self._display = display

    def clear(self) -> None:
        """Free all pages: another act begins."""
        self._display.root_group = None  # type: ignore[assignment]
        for number in range(len(self.pages)):
            self.pages[number] = None

    def page(self, number: int) -> "Any":
        """Return a page, made at its first use in an act. The app puts the page of a table here."""
        if self.pages[number] is None:
            if number == BIG:
                from ui.draw.big_page import BigPage

                self.pages[number] = BigPage(self.geometry, self.sheets)
            elif number == TITLE:
                from ui.draw.title_page import TitlePage

                self.pages[number] = TitlePage(self.geometry, self.sheets)
            elif number == SCORE:
                from ui.draw.score_page import ScorePage

                self.pages[number] = ScorePage(self.geometry, self.sheets)
            else:
                from ui.draw.list_page import ListPage

                self.pages[number] = ListPage(self.geometry, self.sheets)
        return self.pages[number]

    def show(self, number: int) -> None:
        """Show a page."""
        # displayio refreshes the whole display for a group that it did not show before.
        self._display.root_group = None  # type: ignore[assignment]
        self._display.root_group = self.pages[number].group
        CHANGED[0] = 1
