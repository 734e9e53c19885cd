"""What lies on a display, and how many pixels are sent to it."""

from sim.board.tiles import grids, is_text
from ui.draw.table_tiles import FELT_HIGH, FELT_WIDE, LARGE_MAT_TILE, MAT_TILE
from ui.screens import TABLE

_FELT = ((FELT_WIDE, FELT_HIGH), (MAT_TILE, MAT_TILE), (LARGE_MAT_TILE, LARGE_MAT_TILE))


def rectangles(group):
    """Yield the grids in view, from back to front, with the rectangles that they cover."""
    for grid, left, top, scale in grids(group):
        wide, high = grid.width * grid.tile_width, grid.height * grid.tile_height
        yield grid, (left, top, left + wide * scale, top + high * scale)


def is_felt(grid):
    """Is a grid the table: its felt, or the rim or the pool of its mat?"""
    return is_plate(grid) or (grid.tile_width, grid.tile_height) in _FELT


def is_plate(grid):
    """Is a grid a plate that something lies on, or the pool of the mat: rows of one pixel?"""
    return grid.tile_height == 1


def hidden_letters(player):
    """Return the texts of which a pixel in view is not seen: something lies on it.

    Each is a rectangle on the display, and the first of these pixels. The dark letters of an answer
    lie on its light ones, a line of keys on three others, and the marked letter of a row on its
    block; what a score says to a reader is seen nowhere.
    """
    image = player.desk.display.image()
    seen = image.load()
    found = []
    covered = []
    page = player.app.pages.pages[TABLE]
    if page:
        covered.append(page.menu._text.grid)
        if page.buttons._line.grid.x >= 0:
            covered += [text.grid for text in page.buttons._texts]
    block = None
    if hasattr(player.app.page, "spoken"):
        covered.append(player.app.page.spoken.grid)
    if hasattr(player.app.page, "block"):
        block = player.app.page.block
    for grid, left, top, scale in grids(player.desk.display.root_group):
        if not is_text(grid) or any(grid is one for one in covered):
            continue
        for x, y, color in _inked(grid, left, top, scale):
            is_in_view = 0 <= x < image.width and 0 <= y < image.height
            if is_in_view and not _lies_on(block, x, y) and _bits(*seen[x, y]) != color:
                wide, high = grid.width * grid.tile_width, grid.height * grid.tile_height
                found.append((left, top, left + wide * scale, top + high * scale, x, y))
                break
    return found


def without_color(player):
    """Return the grids in view with a pixel for which their palette has no color."""
    found = []
    for grid, left, top, scale in grids(player.desk.display.root_group):
        wide, high = grid.tile_width, grid.tile_height
        if left + grid.width * wide * scale <= 0 or top + grid.height * high * scale <= 0:
            continue
        across = grid.bitmap.width // wide
        most = 0
        for tile in {grid[cell] for cell in range(grid.width * grid.height)}:
            x, y = tile % across * wide, tile // across * high
            most = max(
                most, *(grid.bitmap[x + i % wide, y + i // wide] for i in range(wide * high))
            )
        if most >= len(grid.pixel_shader):
            found.append((left, top, most))
    return found


def _lies_on(block, x, y):
    """Does a pixel lie on a block, if a page has one?"""
    if block is None:
        return False
    across, down = x - block.x, y - block.y
    return 0 <= across < block.tile_width and 0 <= down < block.height * block.tile_height


def _inked(grid, left, top, scale):
    """Yield each pixel of a text's letters on the display, and its color as `_bits`."""
    colors = grid.pixel_shader
    wide, high = grid.tile_width, grid.tile_height
    across = grid.bitmap.width // wide
    for cell in range(grid.width * grid.height):
        tile = grid[cell]
        for row in range(high):
            for column in range(wide):
                value = grid.bitmap[tile % across * wide + column, tile // across * high + row]
                if value and not colors.is_transparent(value):
                    color = colors[value]
                    x = left + (cell % grid.width * wide + column) * scale
                    y = top + (cell // grid.width * high + row) * scale
                    yield x, y, _bits(color >> 16, color >> 8 & 255, color & 255)


def _bits(red, green, blue):
    """Return a color as a display gets it: 5, 6 and 5 bits of red, green and blue."""
    return red >> 3, green >> 2, blue >> 3


def do_meet(a, b):
    """Do two rectangles have a pixel in common?"""
    return max(a[0], b[0]) < min(a[2], b[2]) and max(a[1], b[1]) < min(a[3], b[3])


def sent(player, act):
    """Return how many screens of pixels an act sends."""
    display = player.desk.display
    before = display.sent
    act()
    return (display.sent - before) / (display.width * display.height)


def pictures(player, act, look_at=None):
    """How many screens each picture of an act sends; and, with `look_at`, what that returns."""
    display = player.desk.display
    refresh = display.refresh
    seen = []

    def look():
        before = display.sent
        done = refresh()
        if display.sent > before:
            share = (display.sent - before) / (display.width * display.height)
            seen.append((share, look_at(player)) if look_at else share)
        return done

    display.refresh = look
    try:
        act()
    finally:
        display.refresh = refresh
    return seen
