"""The pages that screens are drawn on; in memory is only the one that is shown.

    leave()   let the page go, and what draws it
    show()    turn to it

What a page is made of, and when, is known where screens are opened (`ui.opening`).
"""

import displayio
from adafruit_displayio_layout.layouts.page_layout import PageLayout
from micropython import const

from ui.forget import forget
from ui.geometry import Geometry
from ui.sheets import Sheets
from ui.text import CHANGED

TYPE_CHECKING = False
if TYPE_CHECKING:
    import busdisplay

_COLOR = 0x0C2430  # of the table, behind everything
_FIELD = const(32)  # pixels of the background's bitmap: large, or its tiles would be many

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
        """Put them on the display, over a plain field: one small bitmap, repeated."""
        geometry = self.geometry
        color = displayio.Palette(1)
        color[0] = _COLOR
        field = displayio.TileGrid(
            displayio.Bitmap(_FIELD, _FIELD, 2),
            pixel_shader=color,
            width=(geometry.width + _FIELD - 1) // _FIELD,
            height=(geometry.height + _FIELD - 1) // _FIELD,
            tile_width=_FIELD,
            tile_height=_FIELD,
        )
        root = displayio.Group(scale=display.width // geometry.width)
        root.append(field)
        root.append(self.layout)
        display.root_group = root

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
        """Turn to the page that was made last."""
        self.layout.show_page(page_index=int(self.is_table))
        CHANGED[0] = 1
