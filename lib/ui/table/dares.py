"""This module reads dares: a line each in the plain text file `dares.txt` on the drive (CUS-4).

    tell_dare(app)     lets the player read the dare of the newest window, then back to the table

A number from 1 to 20 before the text is what that dare costs who does not do it; without one it
costs what the option `dare` says. Which line it is follows from what everybody knows, so a match
that is resumed asks for the same. Lines may end as on any computer. One that is too long, or no
text, is left out. Without such a file, or with nothing in it that can be read, there is one of our
own; so there is where a file in UTF-16 can be told by its zeros, which is said.
"""

import gc

from micropython import const

from engine.public import player_of, window_target
from engine.state import layout
from ui.players import called

TYPE_CHECKING = False
if TYPE_CHECKING:
    from ui.app import App

_FILE = "dares.txt"
_OURS = "Do what the others ask of you."
_LONGEST = const(160)  # letters of a dare that are kept
_LONGEST_LINE = const(640)  # bytes; a longer line is left out
_CHUNK = const(256)
_MARK = b"\xef\xbb\xbf"  # that some editors write before UTF-8
_UTF_16 = " (dares.txt is UTF-16: save it as UTF-8.)"
_DEAREST = const(20)  # cards; a larger number belongs to the text


def tell_dare(app: "App") -> None:
    """Read the dare of the newest window, and show it. See the module."""
    view = app.match.view
    place = (
        view[layout.EVENT_COUNT] * 7
        + view[layout.HAND_NUMBER] * 31
        + view[layout.PILE_SIZE]
        + view[layout.TOP_CARD]
    )
    app.match.dare_price, dare = _line(app.board.files + "/" + _FILE, place)
    app.tell("Dare for " + called(player_of(view, window_target(view))), dare, "table")
    gc.collect()


def _line(path: str, place: int) -> "tuple[int, str]":
    """The price and the text of the dare at a place, counted around."""
    try:
        count = _read(path, -1)[0]
        if count:
            return _priced(_read(path, place % count)[1])
    except OSError:  # no such file
        pass
    except ValueError:
        return 0, _OURS + _UTF_16
    return 0, _OURS


def _read(path: str, wanted: int) -> "tuple[int, str]":
    """How many dares the file has, and the wanted one. Raises ValueError for UTF-16."""
    count = 0
    with open(path, "rb") as file:
        rest = file.read(3)  # of a line whose end is not read yet
        if rest == _MARK:
            rest = b""
        is_more = True
        while is_more:
            chunk = file.read(_CHUNK)
            is_more = len(chunk) > 0
            rest += chunk
            if b"\0" in rest:
                raise ValueError
            lines = rest.replace(b"\r", b"\n").split(b"\n")
            if is_more:
                rest = lines.pop()[:_LONGEST_LINE]
            for line in lines:
                text = _text(line) if len(line) < _LONGEST_LINE else ""
                if text:
                    if count == wanted:
                        return count, text
                    count += 1
    return count, ""


def _text(line: bytes) -> str:
    """A line as it is told, with "?" for letters that the font lacks; empty: it is no text."""
    try:
        text = str(line, "utf-8").strip()
    except ValueError:
        return ""
    return "".join([one if 32 <= ord(one) < 127 else "?" for one in text[:_LONGEST]])


def _priced(text: str) -> "tuple[int, str]":
    """The number before the text of a dare, 0 if there is none, and the text."""
    words = text.split(None, 1)
    if len(words) == 2 and len(words[0]) < 3 and words[0].isdigit():
        price = int(words[0])
        if 0 < price <= _DEAREST:
            return price, words[1]
    return 0, text
