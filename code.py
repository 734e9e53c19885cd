"""Wildhand: what a board runs. It joins the board in hand with the app."""


def _start() -> str:
    """Play; return, in one line, what is missing if that cannot be."""
    try:
        import hal
        from ui.app import App
    except ImportError as error:
        return "Wildhand cannot start: " + str(error) + ". Copy all of lib/ to the drive."
    try:
        board = hal.open_board()
    except hal.UnknownBoard as error:
        return "Wildhand cannot start: " + str(error)
    App(board).run()
    return ""


_missing = _start()
if _missing:
    print(_missing)  # a board shows on its screen what is printed
