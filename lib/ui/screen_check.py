"""The self-check: B held as the device starts. It measures, then wants each button pressed.

What it found stands in `selfcheck.txt` on the drive, where the game may write there, for an
owner to send. That is an ordinary file, so the power should stay on until it says Done.
"""

from micropython import const

from hal.buttons import DOWN, KIND_MASK, LEFT, RIGHT, SELECT, START, UP, A, B
from hal.ticks import since
from ui.check_parts import PARTS
from ui.heading import write_string
from ui.list_screen import ListScreen

_FILE = "selfcheck.txt"
_PATIENCE_MS = const(10000)  # without a press, then the buttons left are missing
# In one text: names alone would have to stay as they are wherever they stand.
_NAMES = "UP DOWN LEFT RIGHT A B START SELECT"
_BITS = (UP, DOWN, LEFT, RIGHT, A, B, START, SELECT)


class Screen(ListScreen):
    """Rows: what was found so far, the newest last."""

    def enter(self) -> None:
        """Show it; the measuring begins with the next frame."""
        self._lines = []
        self._pressed = 0
        self._is_done = False
        self._touched = self.app.now
        self._asked = ""
        self._show("Wait")

    def _show(self, hint: str) -> None:
        self._hint = hint.encode()
        self.open("Self-check", len(self._lines), 0, 0)

    def hint(self) -> None:  # per frame
        """What to do now."""
        self.page.hint(self._hint)

    def write(self, text: "Text", i: int) -> None:  # per frame
        """Write a line."""
        write_string(text, self._lines[i])

    def tick(self, now: int) -> None:
        """Measure, a part a frame; then wait for buttons; then write it all down."""
        parts = PARTS
        if len(self._lines) < len(parts):
            self._lines.append(parts[len(self._lines)](self.app))
            self._touched = self.app.board.ticks_ms()
            self._show("Wait")
        elif not self._is_done:
            self._ask(now)

    def _ask(self, now: int) -> None:
        missing = self._missing()
        if missing and since(now, self._touched) < _PATIENCE_MS:
            if missing != self._asked:
                self._asked = missing
                self._show("Press " + missing.split()[0])
            return
        self._is_done = True
        self._lines.append("Missing:" + missing if missing else "Buttons: all work")
        self._lines.append(self._written())
        self._show("Done. A: title")

    def _missing(self) -> str:
        """The buttons that this board has and nobody pressed yet."""
        names = _NAMES.split(" ")
        missing = ""
        for i in range(len(_BITS)):
            if self.app.keys.buttons & _BITS[i] & ~self._pressed:
                missing += " " + names[i]
        return missing

    def _written(self) -> str:
        storage = self.app.board.storage
        if storage is None:
            return "Not written: no drive"
        try:
            with open(storage.rstrip("/") + "/" + _FILE, "w") as file:
                file.write("Wildhand self-check\n" + "\n".join(self._lines) + "\n")
            self.app.board.sync()
        except OSError:
            return "Not written: drive full"
        return "In " + _FILE

    def wish(self, wish: int) -> None:
        """Note the button; when all is done, any leads to the title."""
        event = self.app.keys.event
        if event & KIND_MASK:
            return
        self._touched = self.app.now
        if self._is_done:
            self.app.go("title")
        else:
            self._pressed |= event


TYPE_CHECKING = False
if TYPE_CHECKING:
    from ui.text import Text
