"""The pages that screens are drawn on: a large title, a list, and while a match is on its table.

Pages are made once. Turning to another is one refresh of the whole display, in which each pixel is
sent once: that costs less than to redraw all that was hidden and all that is shown.
"""

import displayio
from adafruit_displayio_layout.layouts.page_layout import PageLayout

from ui.big_page import BigPage
from ui.geometry import Geometry
from ui.list_page import ListPage
from ui.screens import TABLE
from ui.sheets import Sheets
from ui.text import CHANGED

TYPE_CHECKING = False
if TYPE_CHECKING:
    import busdisplay


class Pages:
    """display: the board's. `geometry` and `sheets` are what everything is drawn with.

    pages: by BIG, LIST and TABLE of `ui.screens`; None where there is none.
    """

    def __init__(self, display: "busdisplay.BusDisplay", sheets: Sheets) -> None:
        self.geometry = geometry = Geometry(display.width, display.height)
        self.sheets = sheets
        self.pages = [BigPage(geometry, sheets), ListPage(geometry, sheets), None]
        self.layout = PageLayout(0, 0)
        self.layout.add_content(self.pages[0].group)
        self.layout.add_content(self.pages[1].group)
        self.layout.add_content(displayio.Group())  # the table's place
        self._display = display
        self._root = displayio.Group(scale=display.width // geometry.width)
        self._root.append(self.layout)

    def put_table(self, page: "TablePage | None") -> None:
        """A match begins, or it is left: its table, or None, takes the place of the one before."""
        place = self.layout[TABLE]
        place.pop()
        place.append(page.group if page else displayio.Group())
        self.pages[TABLE] = page

    def show(self, number: int) -> None:
        """Turn to a page."""
        self.layout.show_page(page_index=number)
        # What was not on the display before is sent as a whole (displayio's full refresh).
        self._display.root_group = None
        self._display.root_group = self._root
        CHANGED[0] = 1


if TYPE_CHECKING:
    from ui.table_page import TablePage
