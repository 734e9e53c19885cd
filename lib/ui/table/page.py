"""This module draws the table as one person sees it: seats, piles, events, answers, hand, keys."""

import displayio
from micropython import const

from engine.state import options
from engine.state.cards import COLORS, NO_CARD
from engine.state.layout import EVENT_COUNT, EVENTS_KEPT, NOBODY, VIEW_SEAT
from engine.state.options import DECK, DICE, PILES, TWO_PILES
from ui.draw.card_tiles import BLANKS, PIXEL_VALUES
from ui.draw.font import CELL_WIDTH
from ui.draw.grids import OFF_CANVAS, set_x
from ui.match.memory import ROOM_FOR_FELT, has_room
from ui.says import (
    DO_GO,
    DO_GO_ON,
    DO_MENU,
    DO_NEXT,
    DO_NOTHING,
    DO_UNO,
    DO_UNO_SAID,
    EMPTY_LINE,
    HOLD_MENU,
    KEY_A,
    KEY_B,
    KEY_SELECT,
    KEY_START,
    OF_TABLE,
    WHO_ADDS,
    WHO_JUMPS,
)
from ui.table.felt import Mat, lay_felt, on_felt
from ui.table.hand import Hand
from ui.table.menu import Menu, is_uno_near
from ui.table.piles import Piles
from ui.table.prompt_words import write_notice
from ui.table.seats import Seats
from ui.table.words import LINE, Recap

TYPE_CHECKING = False
if TYPE_CHECKING:
    from ui.app import App
    from ui.draw.geometry import Geometry
    from ui.draw.sheets import Sheets
    from ui.draw.text import Text
    from ui.keys import Keys
    from ui.match.match import Match
    from ui.table.effects import Effects
    from ui.table.name_behind import NameBehind
    from ui.table.name_plate import NamePlate
    from ui.table.piles import Inks

_FELT = const(0)  # parts
_PILES = const(1)
_SEATS = const(2)
_EVENTS = const(3)
_MOST_COLUMNS = const(60)
EVENTS_ON_COVER = const(3)  # that it looks through
# Notices that are put to all persons; the device lies in the middle.
_FOR_ALL: "tuple[int, ...]" = (OF_TABLE, EMPTY_LINE, WHO_JUMPS, WHO_ADDS)
_WITH_START = const(7)  # letters of its key and this
_WITH_HOLD = const(11)
_FACES_CARRIED = const(13)  # by a blank: up to here a face plus one, from there on an effect

# How long the screens of a table show something, in milliseconds at medium speed.
STEP_MS = const(800)  # another player's choice
CARD_MS = const(300)  # each card that is drawn by force; the last choice before the holder's turn
END_MS = const(1600)  # how a hand ended, before its score
HASTE_MS = const(500)  # at any speed: after A has skipped something, in which A chooses nothing


class TablePage:
    """`group` is the page, which `make_part` makes in PARTS.

    `show_table` draws all but rows and hand; `warn` a line of it. `recap`: the newest events, which
    the cover finds, too.

    match: what is played. `front` is what of the page lies on the canvas, `over` a group above all
    in pixels of the display.
    """

    PARTS = 5  # felt, piles, seats, events; hand, rows and keys

    felt: "tuple[Mat | None, Inks]"  # its mat, and the inks of letters on it
    shows_piles: "Piles | Effects"  # the effects let a card land first
    latest: "Text"  # the newest event
    older: "Text"  # those before it
    plate: "NamePlate | NameBehind"  # that names the card under the cursor
    heading: "displayio.Group | None"  # with `name`: on the cover, where the device is passed on
    name: "Text"  # of whom the device is for
    time_left: "displayio.TileGrid | None" = None  # a bar while the table is asked who jumps in

    def __init__(
        self, geometry: "Geometry", sheets: "Sheets", match: "Match", keys: "Keys"
    ) -> None:
        g = geometry
        self._keys = keys
        self._view = match.view
        self.columns = g.columns
        self.go_on = DO_GO_ON if g.columns > 21 else DO_GO  # as there is room
        sheets.deal(match.view[DECK] == DICE)
        _show_blanks(match.view)
        self.group = displayio.Group(scale=g.doubled)
        self.front = self.group
        self.over = displayio.Group()
        self._golden = displayio.Palette(PIXEL_VALUES)
        self._rows = g.events_rows
        self._is_column = g.is_large  # of older events: it begins at the top
        self.recap = Recap(max(g.events_rows, EVENTS_ON_COVER))
        self._written = -1  # what the older events were written for
        self._told = -1  # what the line of keys tells
        self.parts = 0  # that were made, of PARTS

    def make_part(self, g: "Geometry", sheets: "Sheets", match: "Match") -> None:  # set-up
        """Make the next part of the page. All have to be made before it is shown.

        A board forgets what made a part before it makes another: it has no room for all at once.
        """
        part = self.parts
        if part == _FELT:
            self._lay_felt(g, sheets, match)
        elif part == _PILES:
            self._lay_piles(g, sheets, match)
        elif part == _SEATS:
            self._lay_seats(g, sheets, match)
        elif part == _EVENTS:
            self._add_events(g, sheets, match)
        else:
            self._add_hand(g, sheets, match)
        self.parts = part + 1

    def _lay_felt(self, g: "Geometry", sheets: "Sheets", match: "Match") -> None:  # set-up
        """Lay the felt, or leave the table bare where there is no room for it."""
        self.felt = None, (sheets.ink, sheets.gold)
        if has_room(ROOM_FOR_FELT):
            lay_felt(self.group, g)
            mat = Mat(self.group, g, 2 if match.view[PILES] == TWO_PILES else 1)
            self.felt = mat, (on_felt(sheets.ink), on_felt(sheets.gold))

    def _lay_piles(self, g: "Geometry", sheets: "Sheets", match: "Match") -> None:  # set-up
        """Lay the piles on the felt."""
        self.piles = Piles(g, sheets, match, self._golden, self.felt)
        self.shows_piles = self.piles
        self.group.append(self.piles.group)

    def _lay_seats(self, g: "Geometry", sheets: "Sheets", match: "Match") -> None:  # set-up
        """Lay the seats."""
        self.seats = Seats(g, sheets, match, self.group)

    def _add_events(self, g: "Geometry", sheets: "Sheets", match: "Match") -> None:  # set-up
        """Add the events, the name on the cover, and that of the card under the cursor."""
        self.latest = sheets.text(sheets.ink, g.columns, 1, g.left, g.latest_y)
        self.front.append(self.latest.grid)
        self._add_older(g, sheets)
        self.heading = None
        if match.persons:
            self.heading = displayio.Group(x=OFF_CANVAS)
            self.name = sheets.text(sheets.gold, g.columns, 1, 0, 0)
            self.heading.append(self.name.grid)
            self.front.append(self.heading)  # below the hand, which may lie on its lowest pixels
        if g.scale == 1:
            from ui.table.name_behind import NameBehind

            self.plate = NameBehind(self.latest)
        else:
            from ui.table.name_plate import NamePlate

            self.plate = plate = NamePlate(g, sheets)
            self.over.append(plate.text.grid)

    def _add_older(self, g: "Geometry", sheets: "Sheets") -> None:
        """Add rows for the events before the newest: in a column, or above it."""
        rows = g.events_rows - 1
        x = g.left
        y = 2
        if g.is_large:
            x = g.table_width + 2
        else:
            y = g.table_height
        columns = (g.width * g.scale - x) // CELL_WIDTH
        self.older = sheets.text(sheets.soft, columns, rows, x, y)
        self.group.append(self.older.grid)

    def _add_hand(self, g: "Geometry", sheets: "Sheets", match: "Match") -> None:  # set-up
        """Add the hand, the rows of answers and the keys."""
        group = self.group
        front = self.front
        self.hand = Hand(g, sheets, group, self._golden, match.game.capacity)
        for arrow in self.hand.arrows:
            front.append(arrow)
        columns = min(g.columns, _MOST_COLUMNS)
        self.rows = sheets.text(sheets.gold, columns, g.actions_rows, g.left, g.actions_y)
        front.append(self.rows.grid)
        self.hints = sheets.text(sheets.soft, g.columns, 1, g.left, g.hints_y)
        front.append(self.hints.grid)
        front.append(sheets.key(g.left, g.hints_y))
        if front is not group:
            group.append(front)
        group.append(self.over)
        self.menu = Menu(self.hand, self.rows)

    def forget(self) -> None:
        """Write everything anew when the table is shown next: another may see it."""
        self._written = self._told = -1
        self.seats.forget()
        self.hand.clear()
        if self.time_left:
            set_x(self.time_left, OFF_CANVAS)
        if self.heading:
            set_x(self.heading, OFF_CANVAS)
            set_x(self.rows.grid, self.hints.grid.x)

    def show_table(self, app: "App", notice: int, color: int = NOBODY) -> None:  # per frame
        """Draw what everybody sees: the piles, then the words, in pictures of their own.

        notice: a text, in place of the newest event. While all are asked nobody is called You.
        color: four are offered, with the cursor on this one; NOBODY: none is.
        """
        view = app.match.view
        holder = view[VIEW_SEAT]
        is_for_all = notice in _FOR_ALL
        app.show_so_far()
        self.piles.offer_colors(color)
        app.show_so_far()  # the piles are back before the rim takes another color
        self.shows_piles.show(view)
        app.show_so_far()
        self.seats.below = holder if is_for_all else NOBODY
        self.seats.show(view)
        if is_for_all:
            view[VIEW_SEAT] = NOBODY
        self._show_events(view, notice)
        view[VIEW_SEAT] = holder

    def _show_events(self, view: bytearray, notice: int) -> None:  # per frame
        """Write the latest events, the newest last and brightest.

        A notice, such as a question, stands below its cause: the newest event that may be one.
        """
        rows = self._rows
        recap = self.recap
        is_column = self._is_column
        most = rows - 1 if notice else rows
        wanted = view[EVENT_COUNT] << 16 | view[VIEW_SEAT] << 8 | most
        if self._written != wanted:
            self._written = wanted
            recap.find(view, view[EVENT_COUNT] - EVENTS_KEPT & 255, most, notice > 0)
            lines = recap.count if notice else max(recap.count - 1, 0)
            first = 0 if is_column else rows - 1 - lines
            for row in range(rows - 1):
                line = row - first
                recap.show_row(self.older, row, view, line if line < lines else -1, not is_column)
        if notice:
            self.warn(view, notice)
        else:
            recap.show_row(self.latest, 0, view, recap.count - 1, True)
            self.forget_name()

    def warn(self, view: bytearray, notice: int) -> None:  # per frame
        """Show a notice in place of the newest event alone, until the table is shown again."""
        line = LINE
        line.start(self.latest.columns)
        write_notice(line, view, notice)
        line.center()
        line.put_on(self.latest.grid)
        self.forget_name()

    def forget_name(self) -> None:  # per frame
        """The newest event was written anew: a name that stood behind it is gone."""
        if not self.plate.is_apart:
            self.plate.is_shown = False

    def tell_keys(  # per frame
        self, a: int, b: int, select: int = DO_UNO, menu: int = DO_MENU
    ) -> None:
        """Tell what the buttons do: A, on a pad B and SELECT, the menu as far as there is room.

        Each has its place, so that few letters change with the cursor. Where B does nothing, `b` is
        DO_MENU, and the menu's key stands there. SELECT is named while a call of Uno may matter to
        anybody; it can be pressed at any time.
        """
        card = self.hand.pointed()
        if card != NO_CARD or self.plate.is_shown:
            self.plate.show(self.hand, card)
        keys = self._keys
        if not keys.has_pad or select != DO_UNO_SAID and not is_uno_near(self._view):
            select = DO_NOTHING
        told = ((a << 7 | b) << 7 | select) << 7 | menu
        if told == self._told:
            return
        self._told = told
        line = LINE
        wide = self.columns
        is_wide = wide > 21
        line.start(wide)
        second = 8 if is_wide else 7
        menu_key = KEY_START if keys.has_menu else HOLD_MENU
        line.key(KEY_A, a, 0)
        if not keys.has_pad:
            line.key(KEY_B, DO_NEXT, second)
        elif b == DO_MENU:
            line.key(menu_key, b, second if is_wide else 0)
            menu = DO_NOTHING
        else:
            line.key(KEY_B, b, second)
        line.key(KEY_SELECT, select, 16 if is_wide else wide - 7)
        line.key(menu_key, menu, wide - (_WITH_START if keys.has_menu else _WITH_HOLD))
        line.put_on(self.hints.grid)


def _show_blanks(view: bytearray) -> None:
    """Let each blank be drawn as the card that it stands for, or empty."""
    for color in range(COLORS):
        carried = view[options.BLANKS + color]
        BLANKS[color] = carried if carried <= _FACES_CARRIED else 0
