"""The making of page and screen, when all is loaded that they need, in steps; see `ui.opening`.

Imported for that, being small, and forgotten when they are shown.
"""

import sys

from ui.forget import forget, forget_making


def make_screen(app: "App") -> None:
    """Make page and screen, and show them: one of the three each time.

    If it fails for want of memory the same can be done again; what was made already stays.
    """
    if not app.page:
        app.page = app.pages.page or _made_page(app)
    elif app.screen is None:
        app.screen = sys.modules[app.module].Screen(app)
    else:
        _show(app)


def _show(app: "App") -> None:
    """All is there: let go what made it."""
    pages = app.pages
    if pages.is_table:  # the next one is made by new modules
        forget_making(app.module)
        _forget_making(pages, "")
    app.is_opening = False  # unless it leads on at once
    app.screen.enter()
    if pages.is_table:
        app.held = b""
    forget("ui.making")


def _forget_making(pages: "Pages", last: str) -> None:
    """Let go what made a table, in the modules that draw it up to the last one."""
    for name in pages.names:
        forget_making(name)
        if name == last:
            return


def _made_page(app: "App") -> object:
    """Make the page that the screen is drawn on; its modules are there."""
    pages = app.pages
    match = app.match
    is_table = app.shown == "table"
    name = ""
    if is_table:
        if match.shown_as == "acts":
            name = "ui.acts_page"
            from ui.acts_page import ActsPage as Page
        elif match.shown_as == "house":
            name = "ui.house_page"
            from ui.house_page import HousePage as Page
        else:
            name = "ui.table_page"
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
    if is_table:
        _forget_making(pages, name)  # of the page: the screen is still to be made
    return page


TYPE_CHECKING = False
if TYPE_CHECKING:
    from ui.app import App
    from ui.pages import Pages
