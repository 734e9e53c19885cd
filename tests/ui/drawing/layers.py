"""What lies on a display, and how many pixels are sent to it."""

from sim.board.tiles import grids, is_card
from ui.draw.font import CELL_WIDTH, FIRST, RULE
from ui.draw.logo import SIZES as LOGO_SIZES
from ui.draw.spread import spread_size
from ui.draw.table_tiles import FELT_HIGH, FELT_WIDE, LARGE_MAT_TILE, MAT_TILE
from ui.screens import SCORE, TABLE

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


def overlaps(player):
    """Return pairs of grids of a page that lie on each other, where nothing needs to.

    Cards overlap, in a hand, in piles and on a title, and the felt lies below all. Those cost no
    more than what is seen of them: a pixel is taken from what lies on top. Plates bear letters and
    the shape of a color, the dark letters of an answer lie on its light ones, faces stand on the
    rim and on the strip, a golden button in the line of keys, the letters of the title and a
    heading on the empty part of the line below it, the bar of a cursor on its row; and of a score
    the face and the words on the band, and what is on the tracks.
    """
    pages = player.app.pages.pages
    free = []
    if pages[TABLE]:
        free += [grid for grid, *_ in grids(pages[TABLE].piles.group)]
        free += pages[TABLE].seats.faces
        free.append(pages[TABLE].menu.chosen)
    if pages[SCORE] and player.app.page is pages[SCORE]:
        page = pages[SCORE]
        free += [page.spoken.grid, page.band, *page.lanes.bars, *page.lanes.ticks]
        free += page.lanes.faces
        free += [grid for grid, *_ in grids(page.head)]
    if hasattr(player.app.page, "bar"):
        free.append(player.app.page.bar.grid)
    geometry = player.app.pages.geometry
    spread = spread_size(geometry.card_width, geometry.card_height)
    found = []
    for grid, area in rectangles(player.desk.display.root_group):
        is_button = grid.width == 2 and grid.tile_width == CELL_WIDTH
        is_name = (grid.tile_width, grid.tile_height) in LOGO_SIZES
        is_line = all(grid[i] == RULE - FIRST for i in range(grid.width))
        is_spread = (grid.tile_width, grid.tile_height) == spread
        may_lie = is_card(grid) or is_spread or is_button or is_name or is_line or is_felt(grid)
        if area[2] > 0 < area[3] and not may_lie and not any(grid is one for one in free):
            found.append(area)
    return [(a, b) for i, a in enumerate(found) for b in found[:i] if do_meet(a, b)]


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
