"""This module is `traceback` on a page, as much of it as the screen of an error needs."""
# mypy: ignore-errors

import io
import sys


def format_exception(error):
    """Return the text of an error, with the calls that led to it, as boards do."""
    text = io.StringIO()
    sys.print_exception(error, text)
    return text.getvalue()
