"""The pages that screens are drawn on; in memory is only the one that is shown.

    leave()   let the page go, and what draws it
    show()    turn to it

What a page is made of, and when, is known where screens are opened (`ui.opening`).
"""

import displayio
from adafruit_displayio_layout.layouts.page_layout import PageLayout

from ui.forget import forget
from ui.geometry import Geometry
from ui.sheets import Sheets
from ui.text import CHANGED

TYPE_CHECKING = False
if TYPE_CHECKING:
    import busdisplay

# The largest of all modules, and needed first: loaded while the heap is empty.
__import__("adafruit_display_text.label")


class Pages:
    """display: the board's. `geometry` and `sheets` are what everything is drawn with.

    page: the one that is there, if any, and of `layout`'s two the second if it is_table;
    names: the modules that draw it.
    """

    def __init__(self, display: "busdisplay.BusDisplay", sheets: Sheets) -> None:
        self.geometry = Geometry(display.width, display.height)
        self.sheets = sheets
        # Two to turn: the first for titles and lists, the other for tables. Each is a group of
        # its own, made with a content, and empty while it is not shown.
        self.layout = PageLayout(0, 0)
        content = displayio.Group()
        for _ in range(2):
            self.layout.add_content(content)
            self.layout[-1].pop()
        self.names = ("adafruit_display_text", "adafruit_display_text.label")
        self.page = None
        self.is_table = False
        self._make(display)

    def _make(self, display: "busdisplay.BusDisplay") -> None:
        """Put them on the display, which is black where nothing lies."""
        self._display = display
        self._root = displayio.Group(scale=display.width // self.geometry.width)
        self._root.append(self.layout)
        display.root_group = self._root

    def leave(self) -> None:
        """Forget the page, and what draws it."""
        if self.page:
            self.layout[self.is_table].pop()
        for name in self.names:
            forget(name)
        self.names = ()
        self.page = None
        self.is_table = False

    def show(self) -> None:
        """Turn to the page that was made last, and let all of the display be drawn once."""
        self.layout.show_page(page_index=int(self.is_table))
        self._display.root_group = None
        self._display.root_group = self._root
        CHANGED[0] = 1
