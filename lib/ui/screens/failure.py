"""This screen reports an error of the game: where it was, a code to report, and how to go on.

The match is as it was last saved; nothing has been written since. The code depends on the kind of
error and its place, so the same fault has the same code on every device with these files.
"""

from binascii import crc32

from ui.draw.paragraphs import wrapped
from ui.screens.lists import ListScreen

TYPE_CHECKING = False
if TYPE_CHECKING:
    from ui.draw.text import Text


def place_of(trace: str) -> str:
    """Return FOLDER/FILE:LINE of the innermost frame of a traceback, "" if there is none."""
    at = trace.rfind('File "')
    if at < 0:
        return ""
    parts = trace[at + 6 :].split("\n")[0].split('"')
    folders = parts[0].replace("\\", "/").split("/")
    name = "/".join(folders[-2:]).strip("/")
    line = parts[1].split("line ")[-1].split(",")[0] if len(parts) > 1 else "?"
    return name + ":" + line.strip()


def _trace(error: Exception) -> str:
    """Return a traceback as text, "" where Python has no `traceback`."""
    try:
        import traceback
    except ImportError:
        return ""
    return "".join(traceback.format_exception(error))  # of a list on CPython, a string on boards


class Screen(ListScreen):
    """Rows: what to do, then lines of text. `app.error` is the exception."""

    def enter(self) -> None:
        """Show the screen."""
        error = self.app.error
        kind = type(error).__name__
        place = place_of(_trace(error))
        code = "%04X" % (crc32((kind + " " + place).encode()) & 0xFFFF)
        self._has_match = self.app.saves.has_match()
        words = (
            b"Your match is saved up to its last choice."
            if self._has_match
            else b"No match was in play."
        )
        self._lines = [b"Code " + code.encode(), kind.encode()]
        self._lines.extend(wrapped(place.encode(), self.page.body.columns))
        if isinstance(error, ImportError):  # it names the file that is missing
            self._lines.extend(wrapped(str(error).encode(), self.page.body.columns))
        self._lines.append(b"")
        self._lines.extend(wrapped(words, self.page.body.columns))
        self.open("Error", len(self._lines), 0, 0)
        self.app.error = None

    def hint(self) -> None:  # per frame
        """Write what A does."""
        self.page.hint(b"A: resume" if self._has_match else b"A: to the title")

    def write(self, text: "Text", i: int) -> None:  # per frame
        """Write a line."""
        text.word(self._lines[i])

    def choose(self, i: int) -> None:
        """Resume the match at its last save."""
        from ui.planning import resume

        resume(self.app)

    def back(self) -> None:
        """Go to the title, in case the saved match itself causes the error."""
        self.app.go("title")
