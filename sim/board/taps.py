"""This module says which buttons a tap, or a click, on the picture stands for.

    tap(app, x, y)    names of buttons, between spaces: press and release one after the other
    escape(app)       the button for the key Escape

`HOLD A` asks to keep A down as long as the finger stays. A last word `AGAIN` asks to call `tap`
again after these buttons: what is there depends on where the cursor went. Whoever calls gives up
when nothing changes any more. A board needs its pad for that.

A card is pointed at by one tap and laid by a second. A row, an answer, a color is chosen at once.
A tap on a button of the table presses it, as does one in a line of hints. A notice goes on wherever
it is tapped; in a longer text that leads to the next page.

It finds the tile under the finger in the display's own groups; buttons and panels of colors are
found by where the layout has them (`ui.draw.places`).
"""

from engine.state.cards import COLORS
from engine.state.layout import NOBODY
from sim.board.tiles import area_of, grids, is_key, is_text, lies_in
from ui.draw.font import (
    FIRST,
    GLYPHS,
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
from ui.screens import LIST, SCORE, TABLE, TITLE, page_of

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
    bar = app.page.bar.grid if page == LIST or page == TITLE else None
    for off in _AROUND:
        hit = _under(root, x, y + off, bar)
        words = _on_hit(app, page, hit, (x, y + off)) if hit else ""
        if words:
            return words
    if app.shown == "cover":
        return "HOLD A"
    if app.shown == "notice":
        return _on_notice(app.page)
    if page == TABLE:
        return "A" if app.screen.watches() else ""
    return escape(app) if page == LIST and _is_above(root, app.page.body.grid, y) else ""


def escape(app: "Any") -> str:
    """Return the button that leads back, or opens the menu of a match; empty: nothing does.

    START begins a match on some lists, B takes a letter back where a name is written.
    """
    page = page_of(app.shown)
    if page == TITLE:
        return ""
    return "B" if page == LIST and app.shown != "name" else "START"


def _on_hit(app: "Any", page: int, hit: "Hit", at: "tuple[int, int]") -> str:
    """Return the buttons for a tile of a screen, at a pixel of the display."""
    if app.shown == "cover":
        return "B" if _on_button(app, at) == "B" else ""
    if page == TABLE:
        return _on_table(app, hit, at)
    if page == LIST:
        return _on_list(app, hit)
    if page == TITLE:
        return _on_title(app, hit)
    if page == SCORE:
        return next((_hint(hit) for text in app.page.keys if text.grid is hit[0]), "A")
    return _hint(hit) if hit[0] is app.page.last.grid else _on_help(hit)


def _is_above(root: "Any", wanted: "Any", y: int) -> bool:
    """Does a pixel lie above a grid?"""
    for grid, _, top, _ in grids(root):
        if grid is wanted:
            return y < top
    return False


def _under(root: "Any", x: int, y: int, bar: "Any") -> "Hit | None":
    """Return what lies uppermost at a pixel, None: nothing does.

    It looks through what lies over a line of text alone: the button A in gold, and the bar, which
    is the row under a cursor.
    """
    found = None
    for grid, left, top, scale in grids(root):
        column = (x - left) // (scale * grid.tile_width)
        row = (y - top) // (scale * grid.tile_height)
        if 0 <= column < grid.width and 0 <= row < grid.height:
            if grid is not bar and not is_key(grid):
                found = (grid, column, row)
    return found


# The title, help, and lists.


def _on_title(app: "Any", hit: "Hit") -> str:
    grid, _, row = hit
    page = app.page
    if grid is page.last.grid:
        return _hint(hit)
    if grid is not page.body.grid:
        return "A"
    if _is_blank(grid, row):
        return ""
    return _steps(row - app.screen.cursor, "UP", "DOWN") + "A"


def _on_help(hit: "Hit") -> str:
    """Turn the page, on its left back."""
    grid, column, _ = hit
    return "LEFT" if column < grid.width // 3 else "RIGHT"


def _on_list(app: "Any", hit: "Hit") -> str:
    grid, _, row = hit
    page = app.page
    screen = app.screen
    if grid is page.last.grid and page.room < page.rows:
        return _hint(hit)
    if app.shown == "notice":
        return _on_notice(page)
    first = 0
    for text in _texts(page):
        if text.grid is grid:
            break
        first += text.rows
    else:
        return escape(app)  # the title
    if app.shown == "name":
        return _on_letters(page, hit, first + row)
    if screen.choosable:
        return _on_row(screen, hit, first + row)
    if screen.count <= page.room:
        return "A"
    return "DOWN" if first + row >= page.rows // 2 else "UP"


def _texts(page: "Any") -> "tuple[Any, ...]":
    return page.body, page.foot, page.last


def _on_notice(page: "Any") -> str:
    """Go on, or to the next page of a text that is longer."""
    for text in _texts(page):
        for row in range(text.rows):
            if _sign_of(text.grid, row) == MORE_DOWN:
                return "RIGHT"
    return "A"


def _sign_of(grid: "Any", row: int) -> int:
    """Return the code at the right edge of a row, where a sign says that the list continues."""
    return int(grid[(row + 1) * grid.width - 1] % GLYPHS + FIRST)


def _on_row(screen: "Any", hit: "Hit", row: int) -> str:
    """Choose a row of a list. A sign at its right edge leads to the rows beyond."""
    grid, column, own = hit
    at, digit = _cursor(screen.page)
    if at < 0 or row >= screen.page.room - screen.below or _is_blank(grid, own):
        return ""
    if digit:  # a row of digits is open (`ui.tournament.report`)
        if row != at:
            return "A AGAIN"
        return "UP" if column == digit else "RIGHT" if column > digit else "LEFT"
    steps = row - at
    sign = _sign_of(grid, own)
    if (sign == MORE_UP or sign == MORE_DOWN) and _is_at_edge(grid, own, column):
        return _steps(steps + (1 if sign == MORE_DOWN else -1), "UP", "DOWN")
    if not 0 <= screen.cursor + steps < screen.choosable:
        return ""
    return _steps(steps, "UP", "DOWN") + "A"


def _is_at_edge(grid: "Any", row: int, column: int) -> bool:
    """Is it the last column of a row, or the one before it, if that is blank?"""
    left = grid.width - 1 - column
    return not left or left == 1 and bool(grid[row * grid.width + column] == _BLANK)


def _on_letters(page: "Any", hit: "Hit", row: int) -> str:
    """Go to a row of letters (`ui.custom_rules.name`), then to one of them, and type it."""
    grid, column, own = hit
    at, there = _cursor(page)
    if not row or _is_blank(grid, own):
        return ""
    if row != at:
        return _steps(row - at, "UP", "DOWN") + "AGAIN"
    if not there:  # a row without letters
        return "A"
    letter = max(column - 1, 0) // 2
    if letter * 2 + 1 >= grid.width or grid[own * grid.width + letter * 2 + 1] == _BLANK:
        return ""
    return _steps(letter - (there - 1) // 2, "LEFT", "RIGHT") + "A"


def _cursor(page: "Any") -> "tuple[int, int]":
    """Return the row of the cursor, and the last column there that is inverted; -1: there is none.

    A row has its cursor in column 0; one in another column is on a letter or on a digit.
    """
    at = 0
    for text in _texts(page):
        for row in range(text.rows):
            for column in range(text.columns - 1, -1, -1):
                if text.grid[row * text.columns + column] >= GLYPHS:
                    return at, column
            at += 1
    return -1, 0


def _is_blank(grid: "Any", row: int) -> bool:
    for column in range(grid.width):
        if grid[row * grid.width + column] != _BLANK:
            return False
    return True


def _steps(count: int, less: str, more: str) -> str:
    """Return as many steps, each with a space behind it."""
    return ((less if count < 0 else more) + " ") * abs(count)


def _hint(hit: "Hit") -> str:
    """Return the button whose key stands in a line of hints, at or before a column."""
    grid, column, row = hit
    first = row * grid.width
    codes = bytes([grid[first + at] % GLYPHS + FIRST for at in range(grid.width)])
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
    grid, _, _ = hit
    page = app.page
    screen = app.screen
    button = _on_button(app, at)
    if button:
        return button
    if grid is page.rows.grid:
        return _on_answers(page, hit)
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
        if grid[at] >= GLYPHS:
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
        code = grid[at] % GLYPHS + FIRST
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
