"""This module shows a message when the game cannot start: an unknown board, a missing file.

It needs a display, the built-in font and adafruit_display_text, but no module of `hal.boards`.
"""

import board
import displayio
import supervisor
import terminalio
from adafruit_display_text.label import Label

TYPE_CHECKING = False
if TYPE_CHECKING:
    import busdisplay

_BACKGROUND = 0x0C2430
_GOLD = 0xFFD850
_INK = 0xF0F0E8


def find_display() -> "busdisplay.BusDisplay | None":
    """Return the board's own display or the one that was set up, None without one."""
    found = getattr(board, "DISPLAY", None)
    return found or getattr(supervisor.runtime, "display", None)


def wrap(words: str, columns: int) -> str:
    """Break a text into lines of at most `columns` letters.

    A longer word is cut, a path behind a slash.
    """
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
    """Fill the screen with a title and a text. Return False if there is no display."""
    display = find_display()
    if display is None:
        return False
    wide, high = terminalio.FONT.get_bounding_box()[:2]
    columns = (display.width - 4) // wide
    palette = displayio.Palette(1)
    palette[0] = _BACKGROUND
    bitmap = displayio.Bitmap(8, 8, 2)
    background = displayio.TileGrid(
        bitmap,
        pixel_shader=palette,
        width=(display.width + 7) // 8,
        height=(display.height + 7) // 8,
    )
    heading = Label(terminalio.FONT, text=wrap(title, columns), color=_GOLD)
    text = Label(terminalio.FONT, text=wrap(words, columns), color=_INK, line_spacing=1.0)
    heading.x = text.x = 2
    heading.y = high // 2 + 1
    text.y = heading.y + high * 3 // 2
    screen = displayio.Group()
    for part in (background, heading, text):
        screen.append(part)
    display.auto_refresh = False
    display.root_group = screen
    display.refresh()
    return True
