"""The pages that screens are drawn on; in memory is only the one that is shown.

    leave(screen, to)   forget a screen, and its page, too, if the next needs another
    parts(screen)       -> the modules of that, the last first, to be loaded one at a time
    made()              -> its page
    show()              turn to it

A board compiles what it loads, and that needs several times the memory that is kept. So
modules are loaded one by one, small ones, what they need first, and forgotten together with
the page that they draw: a table, a list, or a large title.
"""

import gc
import sys

import displayio
from adafruit_displayio_layout.layouts.page_layout import PageLayout
from micropython import const

from ui.forget import forget, forget_making
from ui.geometry import Geometry
from ui.sheets import Sheets
from ui.text import CHANGED

TYPE_CHECKING = False
if TYPE_CHECKING:
    import busdisplay

    from ui.match import Match

_COLOR = 0x0C2430  # of the table, behind everything
_FIELD = const(32)  # pixels of the background's bitmap: large, or its tiles would be many

# The largest of all modules, and needed first: loaded while the heap is empty.
__import__("adafruit_display_text.label")

_TABLE = "table"
_ACTS = "acts"  # tables, too: two discard piles and cards that act; house rules
_HOUSE = "house"
_TABLES = (_TABLE, _ACTS, _HOUSE)
_LIST = "list"
_BIG = "big"
_TITLE = "title"  # a big one, too, with letters of adafruit_display_text

# In order of loading. What stands here is forgotten when another kind of page is made. Those of
# the other tables come with such a match (`ui.acts_parts`, `ui.house_parts`).
MODULES = {
    "table": (
        "ui.hand_strip",
        "ui.reasons",
        "ui.turn_mode",
        "ui.window_modes",
        "ui.words",
        "ui.plain_words",
        "ui.piles",
        "ui.actions",
        "ui.seats_strip",
        "ui.table_page",
    ),
    "list": ("ui.heading", "ui.list_page", "ui.list_screen"),
    "big": ("ui.heading", "ui.big_page"),
    "title": (
        "adafruit_display_text",
        "adafruit_display_text.label",
        "ui.letters",
        "ui.heading",
        "ui.big_page",
    ),
    # No screens, but what needs the memory of one, and then leads to another (`ui.beginning`,
    # `ui.between`).
    "begin": (),
    "resume": (),
    "end_hand": (),
    "next_hand": (),
}
# Screens that show options, and what they need for that: too much to be compiled in one go.
_OPTIONS = ("players", "mix", "help")
_OWN = ("engine.own.mixed", "engine.own.words", "engine.own.codes")  # the last first


class Pages:
    """display: the board's. `geometry` and `sheets` are what everything is drawn with."""

    def __init__(self, display: "busdisplay.BusDisplay", sheets: Sheets) -> None:
        self.geometry = Geometry(display.width, display.height)
        self.sheets = sheets
        # Two to turn: the first for titles and lists, the other for tables. Each is a group of
        # its own, made with a content, and empty while it is not shown.
        self._layout = PageLayout(0, 0)
        content = displayio.Group()
        for _ in range(2):
            self._layout.add_content(content)
            self._layout[-1].pop()
        self._kind = _TITLE
        self._page = None
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
        root.append(self._layout)
        display.root_group = root

    def kind_of(self, screen: str) -> str:
        """What a screen is drawn on, by its name."""
        if screen in MODULES:
            return screen
        return _BIG if screen == "cover" else _LIST

    def leave(self, screen: str, to: str) -> None:
        """Forget a screen, and its page if the next one is drawn on another."""
        if screen:
            forget("ui.screen_" + screen)
        kind = self.kind_of(to)
        # What makes a table is gone.
        if kind == self._kind and kind not in _TABLES:
            return
        if self._page:
            self._layout[self._kind in _TABLES].pop()
        for name in MODULES[self._kind]:
            forget(name)
        self._page = None
        self._kind = kind
        gc.collect()

    def parts(self, screen: str) -> list:
        """Modules of a screen, the last first."""
        names = MODULES[self.kind_of(screen)]
        i = len(names)
        parts = ["ui.screen_" + screen] if i else []
        if screen in _OPTIONS:
            parts += _OWN
        while i:
            i -= 1
            if names[i] not in sys.modules:
                parts.append(names[i])
        return parts

    def made(self, match: "Match | None") -> object:
        """The page of the screen that is being opened; its modules are there.

        match: what is played, for a table.
        """
        if self._page:
            return self._page
        kind = self._kind
        if kind == _TABLE:
            from ui.table_page import TablePage as Page
        elif kind == _ACTS:
            from ui.acts_page import ActsPage as Page
        elif kind == _HOUSE:
            from ui.house_page import HousePage as Page
        elif kind == _LIST:
            from ui.list_page import ListPage as Page
        else:
            from ui.big_page import BigPage as Page
        if kind in _TABLES:
            self._page = Page(self.geometry, self.sheets, match)
        else:
            self._page = Page(self.geometry, self.sheets)
        self._layout[kind in _TABLES].append(self._page.group)
        return self._page

    def forget_making(self, screen: str) -> None:
        """What made the table is not needed again: the next one is made by new modules."""
        if screen in _TABLES:
            forget_making("ui.screen_" + screen)
            for name in MODULES[screen]:
                forget_making(name)

    def show(self) -> None:
        """Turn to the page that was made last."""
        self._layout.show_page(page_index=int(self._kind in _TABLES))
        CHANGED[0] = 1
