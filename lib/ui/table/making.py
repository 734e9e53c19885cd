"""This module makes what lies on the page of a table above the rows; a board forgets it then."""

import displayio
from micropython import const

from engine.state.options import PILES, TWO_PILES
from ui.draw.font import CELL_WIDTH
from ui.draw.grids import OFF_CANVAS
from ui.match.memory import ROOM_FOR_FELT, forget, has_room

TYPE_CHECKING = False
if TYPE_CHECKING:
    from ui.draw.geometry import Geometry
    from ui.draw.sheets import Sheets
    from ui.match.match import Match
    from ui.table.page import TablePage

_FELT = const(0)  # parts


def make_part(page: "TablePage", g: "Geometry", sheets: "Sheets", match: "Match") -> None:
    """Add the next part of a page (`TablePage.parts`): felt, or events.

    A board forgets what made a part before it makes another: it has no room for all at once.
    """
    part = page.parts
    if part == _FELT:
        _lay_felt(page, g, sheets, match)
    else:
        _add_events(page, g, sheets, match)


def _lay_felt(page: "TablePage", g: "Geometry", sheets: "Sheets", match: "Match") -> None:
    """Lay the felt, or leave the table bare where there is no room for it."""
    page.felt = (), (sheets.ink, sheets.gold)
    if has_room(ROOM_FOR_FELT):
        from ui.table import felt

        forget(felt)
        edges = felt.lay_felt(page.group, g, match.view[PILES] == TWO_PILES)
        page.felt = edges, (felt.on_felt(sheets.ink), felt.on_felt(sheets.gold))


def _add_events(page: "TablePage", g: "Geometry", sheets: "Sheets", match: "Match") -> None:
    page.latest = sheets.text(sheets.ink, g.columns, 1, g.left, g.latest_y)
    page.front.append(page.latest.grid)
    _add_older(page, g, sheets)
    page.heading = None
    if match.persons:
        page.heading = displayio.Group(x=OFF_CANVAS)
        page.name = sheets.text(sheets.gold, g.columns, 1, 0, 0)
        page.heading.append(page.name.grid)
        page.front.append(page.heading)  # below the hand, which may lie on its lowest pixels
    if g.scale == 1:
        from ui.table.name_behind import NameBehind

        page.plate = NameBehind(page.latest)
    else:
        from ui.table.name_plate import NamePlate

        page.plate = plate = NamePlate(g, sheets)
        page.over.append(plate.text.grid)


def _add_older(page: "TablePage", g: "Geometry", sheets: "Sheets") -> None:
    """Add rows for the events before the newest: in a column, or above it."""
    rows = g.events_rows - 1
    x = g.left
    y = 2
    if g.is_large:
        x = g.table_width + 2
    else:
        y = g.table_height
    columns = (g.width * g.scale - x) // CELL_WIDTH
    page.older = sheets.text(sheets.soft, columns, rows, x, y)
    page.group.append(page.older.grid)
