"""The making of page and screen, when all is loaded that they need, in steps; see `ui.opening`.

Loaded before that, being small, and forgotten when they are shown.
"""

import sys

from ui.forget import forget, forget_making


def make_screen(app: "App") -> None:
    """Make page and screen, and show them: one of the three each time.

    If that takes what is held, let it go, and do the same again the next time; what was made
    already stays.
    """
    try:
        if not app.page:
            app.page = app.pages.page or _made_page(app)
        elif app.screen is None:
            app.screen = sys.modules[app.module].Screen(app)
        else:
            _show(app)
    except MemoryError:
        if not app.held:
            raise
        app.held = b""
        app.is_opening = True


def _show(app: "App") -> None:
    """All is there: let go what made it, and what was held for a table."""
    pages = app.pages
    if pages.is_table:  # the next one is made by new modules
        forget_making(app.module)
        for name in pages.names:
            forget_making(name)
    app.is_opening = False  # unless it leads on at once
    app.screen.enter()
    if pages.is_table:
        app.held = b""
    forget("ui.making")


def _made_page(app: "App") -> object:
    """Make the page that the screen is drawn on; its modules are there."""
    pages = app.pages
    match = app.match
    is_table = app.shown == "table"
    if is_table:
        if match.shown_as == "acts":
            from ui.acts_page import ActsPage as Page
        elif match.shown_as == "house":
            from ui.house_page import HousePage as Page
        else:
            from ui.table_page import TablePage as Page
        page = Page(pages.geometry, pages.sheets, match)
    else:
        if "ui.big_page" in pages.names:
            from ui.big_page import BigPage as Page
        else:
            from ui.list_page import ListPage as Page
        page = Page(pages.geometry, pages.sheets)
    pages.layout[is_table].append(page.group)
    pages.page = page
    pages.is_table = is_table
    return page


TYPE_CHECKING = False
if TYPE_CHECKING:
    from ui.app import App
