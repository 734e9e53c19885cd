"""This module says which buttons a tap, or a click, on the picture stands for.

    tap(app, x, y)    names of buttons, between spaces: press and release one after the other
    escape(app)       the button for the key Escape

`HOLD A` asks to keep A down as long as the finger stays. A last word `AGAIN` asks to call `tap`
again after these buttons: what is there depends on where the cursor went. Whoever calls gives up
when nothing changes any more. A board needs its pad for that.

A card is pointed at by one tap and laid by a second. A row, an answer, a color is chosen at once.
A tap on a button with a key presses it, as does one in a line of hints. A notice goes on wherever
it is tapped; in a longer text that leads to the next page.

It finds the tile under the finger in the display's own groups; buttons and panels of colors are
found by where the layout has them (`ui.draw.places`), and pages of menus say where their rows are.
"""

from engine.state.cards import COLORS
from engine.state.layout import NOBODY
from sim.board.tiles import area_of, grids, is_key, is_text, lies_in, tiles_of
from sim.board.tiles import scale_of as _scale_of
from ui.draw.font import (
    FIRST,
    KEY_A,
    KEY_B,
    KEY_SELECT,
    KEY_START,
    MORE_DOWN,
    MORE_LEFT,
    MORE_RIGHT,
    MORE_UP,
    SPACE,
)
from ui.draw.places import BUTTON_A, BUTTONS, NUMBERS, PANEL_0
from ui.screens import BIG, LIST, SCORE, TABLE, TITLE, page_of

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    Hit = tuple[Any, int, int]  # a grid, and the column and row of a tile

_AROUND = (0, -4, 4)  # pixels of the display: a finger that is so far off still hits
_HINTS = {KEY_A[0]: "A", KEY_B[0]: "B", KEY_START[0]: "START", KEY_SELECT[0]: "SELECT"}
_DIRECTIONS = {MORE_UP: "UP", MORE_DOWN: "DOWN", MORE_LEFT: "LEFT", MORE_RIGHT: "RIGHT"}
_ARROWS = b"arrows"  # in a line of hints: RIGHT turns the page
_BLANK = SPACE - FIRST  # a tile
_BUTTONS = 3


def tap(app: "Any", x: int, y: int) -> str:
    """Return the buttons for a tap at a pixel of the display; empty: none."""
    page = page_of(app.shown)
    root = app.board.display.root_group
    if page == LIST or page == TITLE or page == BIG:
        return _on_menu(app, page, x, y)
    for off in _AROUND:
        hit = _under(root, x, y + off)
        words = _on_hit(app, page, hit, (x, y + off)) if hit else ""
        if words:
            return words
    if app.shown == "cover":
        return "HOLD A"
    return "A" if page == TABLE and app.screen.watches() else ""


def escape(app: "Any") -> str:
    """Return the button that leads back, or opens the menu of a match; empty: nothing does.

    START begins a match on some lists, B takes a letter back where a name is written.
    """
    page = page_of(app.shown)
    if page == TITLE:
        return ""
    return "B" if page == LIST and app.shown != "name" else "START"


def _on_hit(app: "Any", page: int, hit: "Hit", at: "tuple[int, int]") -> str:
    """Return the buttons for a tile of a table or a score, at a pixel of the display."""
    if app.shown == "cover":
        return "B" if _on_button(app, at) == "B" else ""
    if page == TABLE:
        return _on_table(app, hit, at)
    if page == SCORE:
        return _on_score(app, at)
    return _hint(hit) if hit[0] is app.page.last.grid else "A"


def _on_score(app: "Any", at: "tuple[int, int]") -> str:
    """Go on; or press the button on the lower edge whose letters are nearest."""
    page = app.page
    scale = app.pages.geometry.doubled
    if at[1] < page.foot * scale:
        return "A"
    nearest = page.keys[0].grid
    least = -1
    for text in page.keys:
        grid = text.grid
        off = abs(2 * at[0] - (2 * grid.x + grid.width * grid.tile_width) * scale)
        if least < 0 or off < least:
            least = off
            nearest = grid
    return _HINTS.get(nearest[0] + FIRST, "DOWN")


def _under(root: "Any", x: int, y: int) -> "Hit | None":
    """Return what lies uppermost at a pixel, None: nothing does.

    It looks through the button A in gold, which lies over a line of text, and through answers that
    are not seen.
    """
    found = None
    for grid, left, top, scale in grids(root):
        column = (x - left) // (scale * grid.tile_width)
        row = (y - top) // (scale * grid.tile_height)
        if 0 <= column < grid.width and 0 <= row < grid.height:
            colors: Any = grid.pixel_shader
            is_seen = any(tiles_of(grid)) or not colors.is_transparent(0)
            if is_seen and not is_key(grid):
                found = (grid, column, row)
    return found


# The title, help, and lists.


def _on_menu(app: "Any", page: int, x: int, y: int) -> str:
    """Return the buttons for a tap on a page with buttons at its lower edge."""
    root = app.board.display.root_group
    x //= _scale_of(root)
    y //= _scale_of(root)
    frame = app.page.frame
    if app.shown == "notice":
        return _on_text(app)
    if y >= frame.bar.y:
        return _on_bar(frame, x)
    if page == TITLE:
        return _on_title(app, x, y)
    if page == BIG:  # turn the page, on its left back
        return "LEFT" if x < frame.wide // 3 else "RIGHT"
    if y < frame.heading.grid.y + frame.heading.grid.tile_height:
        return escape(app)
    if app.shown == "name":
        return _on_letters(app, x, y)
    return _on_row(app, x, y) if app.screen.choosable else _on_text(app, y)


def _on_bar(frame: "Any", x: int) -> str:
    """Return the key of the button at a column of pixels of the lower edge."""
    part = 0
    for at in range(1, min(x, frame.wide - 1) + 1):
        part += frame.bar[at] == 0 != frame.bar[at - 1]
    grid = frame.keys[min(part, len(frame.keys) - 1)].grid
    codes = bytes([grid[at] + FIRST for at in range(grid.width)])
    if _ARROWS in codes:
        return "RIGHT"
    for code in codes:
        if code in _HINTS:
            return _HINTS[code]
    return ""


def _on_title(app: "Any", x: int, y: int) -> str:
    """Go to an entry, in reading order, and choose it; beside all, choose what A starts."""
    page = app.page
    for i in range(page.count):
        box = page.boxes[page.place_of(i)]
        if box.x <= x < box.x + box.tile_width and box.y - 1 <= y <= box.y + box.height:
            return _steps(i - app.screen.cursor, "LEFT", "RIGHT") + "A"
    return "A"


def _on_text(app: "Any", y: int = 0) -> str:
    """Go on, or to the next lines of a text that is longer; in its upper half back."""
    screen = app.screen
    if screen.count <= app.page.room:
        return "A"
    if app.shown == "notice":
        return "A" if screen.is_at_end() else "RIGHT"
    return "DOWN" if y >= app.page.frame.bar.y // 2 else "UP"


def _on_row(app: "Any", x: int, y: int) -> str:
    """Choose a row of a list. A sign at its right edge leads to the rows beyond."""
    page = app.page
    screen = app.screen
    button = page.button_at(x, y)
    if button >= 0:
        return _on_list_button(app, button, x)
    row = page.row_at(y)
    at = screen.row_of_cursor()
    if row < 0 or row >= page.room:
        return ""
    for more, step in zip(page.more_signs, (-1, 1)):
        is_near = more.x >= 0 and x >= more.x - more.tile_width
        if is_near and page.row_at(more.y + more.tile_height // 2) == row:
            return _steps(row - at + step, "UP", "DOWN")
    if not 0 <= screen.cursor + row - at < screen.choosable:
        return ""
    if page.mark.grid.x >= 0:  # a row of digits is open (`ui.tournament.report`)
        if row != at:
            return "A AGAIN"
        left = page.mark.grid.x
        if left <= x < left + page.mark.grid.tile_width:
            return "UP"
        return "RIGHT" if x > left else "LEFT"
    return _steps(row - at, "UP", "DOWN") + "A"


def _on_list_button(app: "Any", button: int, x: int) -> str:
    """Press the button of a list at the right; change the number on that at the left."""
    cursor: int = app.screen.cursor
    steps = "UP " * max(cursor - button, 0)
    if cursor < button:
        steps = "DOWN "
    if not button:
        return steps + "A"
    return steps + ("LEFT" if x < app.page.frame.wide // 4 else "RIGHT")


def _on_letters(app: "Any", x: int, y: int) -> str:
    """Go to a key (`ui.draw.letter_keys`) and press it."""
    screen = app.screen
    keys = screen.keys
    place = keys.place_at(x, y)
    if place < 0:
        return ""
    row = place // keys.columns
    column = place % keys.columns
    if row != screen.cursor:
        return _steps(row - screen.cursor, "UP", "DOWN") + "AGAIN"
    if keys.key_at(row, column) != keys.key_at(row, screen.column):
        return ("LEFT" if column < screen.column else "RIGHT") + " AGAIN"
    return "A"


def _steps(count: int, less: str, more: str) -> str:
    """Return as many steps, each with a space behind it."""
    return ((less if count < 0 else more) + " ") * abs(count)


def _hint(hit: "Hit") -> str:
    """Return the button whose key stands in a line of hints, at or before a column."""
    grid, column, row = hit
    first = row * grid.width
    codes = bytes([grid[first + at] + FIRST for at in range(grid.width)])
    if 0 <= codes.find(_ARROWS) <= column:
        return "RIGHT"
    while column >= 0:
        if codes[column] in _HINTS:
            return _HINTS[codes[column]]
        column -= 1
    return ""


# The table.


def _on_table(app: "Any", hit: "Hit", at: "tuple[int, int]") -> str:
    """Return the buttons for a tile of the table at a pixel of the display."""
    grid, column, row = hit
    page = app.page
    screen = app.screen
    button = _on_button(app, at)
    if button:
        return button
    if grid is page.menu.chosen or grid is page.rows.grid:  # the dark letters, on those of the row
        return _on_answers(page, (page.rows.grid, column, row))
    if screen.watches():
        return ""
    if grid is page.hand.lifted:
        return "A"
    for slot in range(page.hand.shown):
        if grid is page.hand.slots[slot]:
            return _on_card(page.hand, slot)
    return _on_color(app, at)


def _place_at(app: "Any", at: "tuple[int, int]", first: int, count: int) -> int:
    """Return which of some places of the layout, one after the other, a pixel is in; -1: none."""
    g = app.pages.geometry
    for i in range(count):
        left, top, right, bottom = area_of(g.places, first + i * NUMBERS, g.doubled)
        if left <= at[0] < right and top <= at[1] < bottom:
            return i
    return -1


def _on_button(app: "Any", at: "tuple[int, int]") -> str:
    """Return the button that is drawn at a pixel, by its key: a plate, or part of a line."""
    g = app.pages.geometry
    if _place_at(app, at, BUTTONS, 1) < 0:
        return ""
    i = _place_at(app, at, BUTTON_A, _BUTTONS)
    button = area_of(g.places, BUTTON_A + i * NUMBERS, g.doubled) if i >= 0 else (0, 0, 0, 0)
    words = ""
    for one in grids(app.board.display.root_group):  # what lies above comes later
        grid, x, y, scale = one
        if not is_text(grid) or _place_at(app, (x, y), BUTTONS, 1) < 0:
            continue
        column = (at[0] - x) // (grid.tile_width * scale)
        if 0 <= column < grid.width:
            words = _hint((grid, column, 0))
        if not words and lies_in(one, button):
            words = _hint((grid, grid.width - 1, 0))
    return words


def _on_card(hand: "Any", slot: int) -> str:
    """Go to a card of the hand."""
    card = hand.first + slot
    if hand.cursor == NOBODY:
        return "DOWN AGAIN"
    if card == hand.cursor:
        return "A"
    return _steps(card - hand.cursor, "LEFT", "RIGHT").strip()


def _on_color(app: "Any", at: "tuple[int, int]") -> str:
    """Call a color, where four panels ask for one."""
    screen = app.screen
    if screen.mode is not screen.colors:
        return ""
    color = _place_at(app, at, PANEL_0, COLORS)
    return _steps(color - screen.mode.cursor, "LEFT", "RIGHT") + "A" if color >= 0 else ""


def _on_answers(page: "Any", hit: "Hit") -> str:
    """Go one step towards an answer, or choose it."""
    grid, column, row = hit
    here = row * grid.width + column
    if _is_gap(grid, row, column):
        return ""
    if page.hand.cursor != NOBODY:
        return "UP AGAIN"
    first = last = -1
    for at in range(grid.width * grid.height):
        if page.menu.chosen[at] != _BLANK:
            last = at
            if first < 0:
                first = at
    if first < 0:  # no cursor: each answer has a direction
        return _direction(grid, here)
    if first <= here <= last:
        return "A"
    return "RIGHT AGAIN" if here > last else "LEFT AGAIN"


def _direction(grid: "Any", at: int) -> str:
    """Return the direction that stands before a letter."""
    while at >= 0:
        code = grid[at] + FIRST
        if code in _DIRECTIONS:
            return _DIRECTIONS[code]
        at -= 1
    return ""


def _is_gap(grid: "Any", row: int, column: int) -> bool:
    """Do two blanks, or the edge, lie at a column on either side?"""
    start = row * grid.width
    for near in (column - 1, column, column + 1):
        if 0 <= near < grid.width and grid[start + near] != _BLANK:
            return False
    return True
