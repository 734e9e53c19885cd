"""This screen reports an error of the game: a code to report, where it was, and how to go on.

The match is as it was last saved; nothing has been written since. If that save was only just
resumed, it is taken for damaged, and the save before it is offered. The code is a number of the
file, a hyphen, and the line there or, where bytecode has no lines, the function. `python -m sim
where` finds the place in the sources (`tools.drive.origin`).
"""

from binascii import crc32

from ui.draw.paragraphs import wrapped
from ui.screens.lists import ScrollScreen

_NO_LINES = "1"  # the line in every place of bytecode without lines


def place_of(trace: str) -> "tuple[str, str]":
    """Return the innermost frame of a traceback: FOLDER/FILE, and its line, or function.

    Both are "" if there is no frame.
    """
    at = trace.rfind('File "')
    if at < 0:
        return "", ""
    parts = trace[at + 6 :].split("\n")[0].split('"')
    folders = parts[0].replace("\\", "/").split("/")
    name = "/".join(folders[-2:]).strip("/")
    words = parts[-1].replace(",", "").split()  # line 12 in run
    line = words[1] if len(words) > 1 else "?"
    return name, words[-1] if line == _NO_LINES else line


def code_of(name: str, place: str) -> str:
    """Return the code of a place, such as 4F2-812; "" if there is none."""
    dot = name.rfind(".")
    stem = name if dot < 0 else name[:dot]
    return "%03X-%s" % (crc32(stem.encode()) & 0xFFF, place) if name else ""


def _trace(error: Exception) -> str:
    """Return a traceback as text, "" where Python has no `traceback`."""
    try:
        import traceback
    except ImportError:
        return ""
    return "".join(traceback.format_exception(error))  # of a list on CPython, a string on boards


class Screen(ScrollScreen):
    """Rows: what to do, then lines of text. `app.error` is the exception."""

    def enter(self) -> None:
        """Show the screen."""
        error = self.app.error
        kind = type(error).__name__
        name, place = place_of(_trace(error))
        code = code_of(name, place)
        saves = self.app.saves
        if saves.is_tried and not isinstance(error, (MemoryError, ImportError, OSError)):
            from ui.match.set_aside import set_aside

            words = set_aside(saves)
        elif saves.has_match():
            words = "Your match is saved up to its last choice."
        else:
            words = "No match was in play."
        self.hints = b"A resume" if saves.has_match() else b"A to the title"
        self.lines = lines = [b"Code " + code.encode(), kind.encode()]
        lines.extend(wrapped((name + ":" + place).encode(), self.page.text_columns))
        if isinstance(error, ImportError):  # it names the file that is missing
            lines.extend(wrapped(str(error).encode(), self.page.text_columns))
        lines.append(b"")
        lines.extend(wrapped(words.encode(), self.page.text_columns))
        self.open(len(lines))
        self.app.error = None

    def choose(self, i: int) -> None:
        """Resume the match at its last save."""
        from ui.match.planning import resume

        resume(self.app)
