"""This module draws the table as one person sees it: seats, piles, strip, answers, hand, keys."""

import displayio
from micropython import const

from engine.state import options
from engine.state.cards import COLORS, KIND_MASK, color_on
from engine.state.layout import NOBODY, TOP_CARD, VIEW_SEAT
from engine.state.options import PILES, TWO_PILES
from ui.draw import theme
from ui.draw.art import palette_of
from ui.draw.card_tiles import BLANK_FACE, BLANKS, FACES
from ui.draw.faces import face_grid
from ui.draw.felt import lay_felt
from ui.draw.font import CELL_HEIGHT, CELL_WIDTH, LARGE_HEIGHT, LARGE_WIDTH
from ui.draw.grids import OFF_CANVAS, set_tile, set_x
from ui.draw.places import ANSWERS, COVER, NUMBERS, RAIL, Y
from ui.draw.plates import make_plate, two_colors
from ui.draw.table_tiles import FELT_HIGH
from ui.draw.text import Text
from ui.says import (
    DO_GO,
    DO_GO_ON,
    DO_MENU,
    DO_NEXT,
    DO_NOTHING,
    DO_UNO,
    DO_UNO_SAID,
    DO_WHY,
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
from ui.table.answer_plates import plates_below
from ui.table.buttons import Buttons
from ui.table.hand import Hand
from ui.table.mat import Mat
from ui.table.menu import Menu, is_uno_near
from ui.table.piles import Piles
from ui.table.seats import Seats
from ui.table.strip import Strip

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from ui.app import App
    from ui.draw.geometry import Geometry
    from ui.draw.sheets import Sheets
    from ui.keys import Keys
    from ui.match.match import Match
    from ui.table.effects import Effects
    from ui.table.words import Recap

_FELT = const(0)  # parts
_PILES = const(1)
_EVENTS = const(2)
_SEATS = const(3)
_HAND = const(4)
_KEYS = const(5)
_NARROWEST = const(128)  # pixels
_FRAME = const(3)  # around the plate of a cover
EVENTS_ON_COVER = const(3)  # that it looks through
# Notices that are put to all persons; the device lies in the middle.
_FOR_ALL: "tuple[int, ...]" = (OF_TABLE, EMPTY_LINE, WHO_JUMPS, WHO_ADDS)
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

    PARTS = 7  # felt, piles, strip, seats, hand, buttons with answers, cover

    mat: "Mat"
    shows_piles: "Piles | Effects"  # the effects let a card land first
    latest: "Text"  # the lower line of the strip: the newest event, or a question
    older: "Text"  # the upper one: the event before it, or its cause
    recap: "Recap"
    ground: "displayio.TileGrid"  # the felt; on a cover the pattern of a back
    back: "displayio.Group | None" = None  # the plate of a cover, where the device is passed on
    words: "Text"  # on the plate, above and below the face: so many rows from its ends
    lower: int
    face: "displayio.TileGrid"  # of whom the device is for, and the name in a group of its own
    name: "Text"
    heading: "displayio.Group"
    time_left: "displayio.TileGrid | None" = None  # a bar while the table is asked who jumps in

    def __init__(
        self, geometry: "Geometry", sheets: "Sheets", match: "Match", keys: "Keys"
    ) -> None:
        g = geometry
        self._keys = keys
        self._view = match.view
        self.columns = g.columns
        self.go_on = DO_GO_ON if g.size[0] > _NARROWEST else DO_GO  # as there is room
        _show_blanks(match.view)
        self.group = displayio.Group(scale=g.doubled)
        self._table = displayio.Group()  # what a cover hides
        self.front = self.group
        self.over = displayio.Group()
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
            self._lay_strip(g, sheets, match)
        elif part == _HAND:
            self._add_hand(g, sheets, match)
        elif part == _KEYS:
            self._add_keys(g, sheets)
        else:
            self._add_back(g, sheets, match)
        self.parts = part + 1

    def _lay_felt(self, g: "Geometry", sheets: "Sheets", match: "Match") -> None:  # set-up
        """Lay the felt, with the mat."""
        rail = g.places[RAIL + Y]
        self.ground = lay_felt(self.group, g, rail)
        self._dark = (rail - self.ground.y) // FELT_HIGH * self.ground.width  # the first tile
        self.mat = Mat(g, 2 if match.view[PILES] == TWO_PILES else 1)
        self._table.append(self.mat.ground)
        self.group.append(self._table)

    def _lay_piles(self, g: "Geometry", sheets: "Sheets", match: "Match") -> None:  # set-up
        """Lay the piles on the felt."""
        self.piles = Piles(g, sheets, match, self.mat)
        self.shows_piles = self.piles
        self._table.append(self.piles.group)

    def _lay_seats(self, g: "Geometry", sheets: "Sheets", match: "Match") -> None:  # set-up
        """Lay the seats."""
        group = displayio.Group()
        self.seats = Seats(g, sheets, match, group, self.strip.colors)
        self.strip.face = self.seats.faces[0]
        self._table.append(group)
        self._seats_group = group
        self._table.append(self.piles.choice)

    def _lay_strip(self, g: "Geometry", sheets: "Sheets", match: "Match") -> None:  # set-up
        """Add the strip."""
        self.strip = Strip(g, sheets, self._table, EVENTS_ON_COVER)
        self.latest = self.strip.question
        self.older = self.strip.cause
        self.recap = self.strip.recap

    def _add_hand(self, g: "Geometry", sheets: "Sheets", match: "Match") -> None:  # set-up
        """Add the hand."""
        group = self._table
        self._gold = palette_of((0, theme.GOLD))  # of letters on anything
        self._gold.make_transparent(0)
        self.hand = Hand(g, sheets, group, match.game.capacity, self._gold)
        for arrow in self.hand.arrows:
            group.append(arrow)

    def _add_keys(self, g: "Geometry", sheets: "Sheets") -> None:  # set-up
        """Add the buttons, which the hand sinks behind, and the row of answers above it."""
        group = self._table
        self.buttons = Buttons(g, sheets, self.group)
        at = g.places
        x, y, wide, high = at[ANSWERS : ANSWERS + NUMBERS]
        ink = two_colors(0, theme.INK)
        ink.make_transparent(0)
        self.rows = sheets.fill(ink, wide, x, y, high)
        plates = plates_below(self.rows, y, high)
        dark: Any = plates.pixel_shader
        chosen = sheets.fill(dark, wide, x, y, high).grid
        group.append(plates)
        group.append(self.rows.grid)
        group.append(chosen)
        self.menu = Menu(self.hand, self.rows, plates, chosen)

    def _add_back(self, g: "Geometry", sheets: "Sheets", match: "Match") -> None:  # set-up
        """Add what lies on a cover, if persons play, and the group above all."""
        if match.persons:
            self._make_back(g, sheets)
        self.group.append(self.over)

    def _make_back(self, g: "Geometry", sheets: "Sheets") -> None:
        """Make the plate of a cover in a golden frame, with words, a face and a name."""
        self.back = back = displayio.Group(x=2 * OFF_CANVAS)  # its name is wide
        self.group.append(back)
        x, y, wide, high = g.places[COVER : COVER + NUMBERS]
        frame = two_colors(theme.BACK, theme.GOLD)
        more = 2 * _FRAME
        plate = make_plate(frame, x - _FRAME, y - _FRAME - 2, wide + more, high + more + 4)
        back.append(plate)  # its edge is clear of the words
        cell_wide, cell_high, name_scale = CELL_WIDTH, CELL_HEIGHT, 2
        sheet = sheets.letters
        if sheets.large:
            cell_wide, cell_high, name_scale = LARGE_WIDTH, LARGE_HEIGHT, 3
            sheet = sheets.large
        columns, rows = wide // cell_wide, high // cell_high
        self.words = Text(sheet, sheets.ink, columns, rows, x, y, cell_wide, cell_high)
        back.append(self.words.grid)
        face = self.seats.faces[-1].bitmap
        self.face = face_grid(face, self.seats.palettes[0], 0, 0)  # type: ignore[arg-type]
        size, tall = self.face.tile_width, 2 * self.face.tile_height
        self.lower = int(sheets.large is not None)
        y += self.lower * cell_high
        room = high - 2 * (1 + self.lower) * cell_high - name_scale * CELL_HEIGHT
        scale = 3 if 3 * tall <= room else 2
        gap = (room - scale * tall) // 3
        y += cell_high + gap
        giant = displayio.Group(scale=scale, x=x + (wide - scale * size) // 2, y=y)
        giant.append(self.face)
        back.append(giant)
        y += scale * tall + gap
        self.heading = displayio.Group(scale=name_scale, y=y)
        self.name = sheets.text(self._gold, wide // CELL_WIDTH, 1, 0, 0)
        self.heading.append(self.name.grid)
        back.append(self.heading)

    def cover(self, is_covered: bool) -> None:
        """Hide the table behind the back of a card with a plate on it, or show it again."""
        set_x(self._table, OFF_CANVAS if is_covered else 0)
        set_x(self.back, 0 if is_covered else 2 * OFF_CANVAS)  # type: ignore[arg-type]
        ground = self.ground
        colors: displayio.Palette = ground.pixel_shader  # type: ignore[assignment]
        colors[0] = theme.BACK if is_covered else theme.FELT
        colors[1] = theme.BACK_PATTERN if is_covered else theme.DOTS
        for at in range(ground.width * ground.height):
            set_tile(ground, at, 2 if is_covered else at >= self._dark)

    def forget(self) -> None:
        """Write everything anew when the table is shown next: another may see it."""
        self._told = -1
        self.strip.forget()
        self.seats.forget()
        self.hand.clear()
        if self.time_left:
            set_x(self.time_left, OFF_CANVAS)
        if self.back and not self.back.x:
            self.cover(False)

    def show_table(self, app: "App", notice: int, color: int = NOBODY) -> None:  # per frame
        """Draw what everybody sees: the piles, then the words, in pictures of their own.

        notice: a text, in place of the newest event. While all are asked nobody is called You.
        color: four are offered, with the cursor on this one; NOBODY: none is.
        """
        view = app.match.view
        holder = view[VIEW_SEAT]
        is_for_all = notice in _FOR_ALL
        app.show_so_far()
        if color != NOBODY:
            set_x(self._seats_group, OFF_CANVAS)
            app.show_so_far()
        self.piles.offer_colors(color, app)
        app.show_so_far()  # the piles are back before the rim takes another color
        if color == NOBODY:
            set_x(self._seats_group, 0)
            app.show_so_far()
        self.shows_piles.show(view)
        app.show_so_far()
        self.strip.color(color_on(view[TOP_CARD] & KIND_MASK))
        self.seats.below = holder if is_for_all else NOBODY
        self.seats.show(view)
        if is_for_all:
            view[VIEW_SEAT] = NOBODY
        self.strip.show(view, notice)
        view[VIEW_SEAT] = holder

    def warn(self, view: bytearray, notice: int) -> None:  # per frame
        """Show a notice in place of the newest event alone, until the table is shown again."""
        self.strip.warn(view, notice)

    def tell_keys(  # per frame
        self, a: int, b: int, select: int = DO_UNO, menu: int = DO_MENU
    ) -> None:
        """Tell what the buttons do: A, on a pad B and SELECT, or the menu.

        SELECT is named while a call of Uno may matter to anybody, in place of the menu, which is
        named where B does nothing then (`b` is DO_MENU); it can be pressed at any time.
        """
        card = self.hand.pointed()
        self.strip.name(card, a != DO_WHY)
        keys = self._keys
        if not keys.has_pad or select != DO_UNO_SAID and not is_uno_near(self._view):
            select = DO_NOTHING
        told = ((a << 7 | b) << 7 | select) << 7 | menu
        if told == self._told:
            return
        self._told = told
        menu_key = KEY_START if keys.has_menu else HOLD_MENU
        buttons = self.buttons
        buttons.show(0, KEY_A, a)
        if b == DO_MENU and keys.has_pad:
            buttons.show(1, menu_key, b if select else DO_NOTHING)
        else:
            buttons.show(1, KEY_B, b if keys.has_pad else DO_NEXT)
        if select:
            buttons.show(2, KEY_SELECT, select)
        else:
            buttons.show(2, menu_key, menu)


def _show_blanks(view: bytearray) -> None:
    """Let each blank be drawn as the card that it stands for, or empty."""
    for color in range(COLORS):
        carried = view[options.BLANKS + color]
        BLANKS[color] = BLANK_FACE
        if 0 < carried <= _FACES_CARRIED:
            BLANKS[color] = FACES + 2 * (carried - 1)
