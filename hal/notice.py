"""This module shows plain words when there is no game to show: an unknown board, an error.

It needs a display, the built-in font and adafruit_display_text, and of the board nothing.
"""

import board
import displayio
import supervisor
import terminalio
from adafruit_display_text.label import Label

TYPE_CHECKING = False
if TYPE_CHECKING:
    import busdisplay

_PAPER = 0x0C2430
_GOLD = 0xFFD850
_INK = 0xF0F0E8


def find_display() -> "busdisplay.BusDisplay | None":
    """The display that the board came with or that was set up, None without one."""
    found = getattr(board, "DISPLAY", None)
    return found or getattr(supervisor.runtime, "display", None)


def wrap(words: str, columns: int) -> str:
    """Break a text into lines of at most so many letters; a longer word is cut, a path
    behind a slash."""
    lines = [""]
    for word in words.split():
        while len(word) > columns:
            if lines[-1]:
                lines.append("")
            cut = word.rfind("/", 0, columns) + 1 or columns
            lines[-1] = word[:cut]
            lines.append("")
            word = word[cut:]
        if not lines[-1]:
            lines[-1] = word
        elif len(lines[-1]) + 1 + len(word) <= columns:
            lines[-1] = lines[-1] + " " + word
        else:
            lines.append(word)
    return "\n".join(lines)


def show(title: str, words: str) -> bool:
    """Fill the screen with a title and a text. False, and nothing done, without a display."""
    display = find_display()
    if display is None:
        return False
    wide, high = terminalio.FONT.get_bounding_box()[:2]
    columns = (display.width - 4) // wide
    paper = displayio.Palette(1)
    paper[0] = _PAPER
    bitmap = displayio.Bitmap(8, 8, 2)
    field = displayio.TileGrid(
        bitmap,
        pixel_shader=paper,
        width=(display.width + 7) // 8,
        height=(display.height + 7) // 8,
    )
    heading = Label(terminalio.FONT, text=wrap(title, columns), color=_GOLD)
    text = Label(terminalio.FONT, text=wrap(words, columns), color=_INK, line_spacing=1.0)
    heading.x = text.x = 2
    heading.y = high // 2 + 1
    text.y = heading.y + high * 3 // 2
    screen = displayio.Group()
    for part in (field, heading, text):
        screen.append(part)
    display.auto_refresh = False
    display.root_group = screen
    display.refresh()
    return True
