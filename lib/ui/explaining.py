"""The game is told in words: its rules, the buttons, and what is changed in the match that is on.

    how_to_play(columns, has_pad, rules)   -> lines of so many letters, 20 or more; rules: bytes of
                                           `engine.own.mixed`, or None without a match
    explain(app)                           puts them into `app.telling`, and shows `help`

What is changed is every option in which the match differs from the first rule set, in the words of
the menus.
"""

from engine.layout import EFFECTS, OPTIONS, OPTIONS_SIZE
from engine.own.mixed import ready
from engine.own.said import changed_options
from ui.wrapped import wrapped

# At most 20 letters a line.
_RULES = (
    b"Lay a card that fits",
    b"the top card: its",
    b"color, its number or",
    b"its sign. Or draw.",
    b"",
    b"Skip: the next one",
    b"loses the turn.",
    b"Reverse: the other",
    b"way round.",
    b"+2: the next draws 2",
    b"and loses the turn.",
    b"Wild: call a color.",
    b"Wild +4: four cards,",
    b"but only without the",
    b"color in your hand:",
    b"else a challenge can",
    b"send them back.",
    b"",
    b"UNO! before you lay",
    b"the last card but",
    b"one. If you forget,",
    b"others may catch you",
    b"",
    b"First out wins the",
    b"points of all other",
    b"hands.",
    b"",
)
_PAD = (b"START or B held: the", b"menu. SELECT: UNO!")
_TWO = (b"B held: the menu.", b"")
_HERE = (b"", b"Here:")


def how_to_play(columns: int, has_pad: bool, rules: "bytearray | None") -> "list[bytes]":
    """See the module."""
    lines = list(_RULES)
    lines += _PAD if has_pad else _TWO
    lines += _HERE
    for option in changed_options(ready(0) if rules is None else rules):
        lines += wrapped(b"- " + option, columns)
    return lines


def explain(app: "App") -> None:
    """See the module."""
    match = app.match
    rules = None if match is None else match.view[EFFECTS : OPTIONS + OPTIONS_SIZE]
    lines = how_to_play(app.pages.geometry.columns, app.keys.has_pad, rules)
    app.telling = ("How to play", lines, "")
    app.go("help")


TYPE_CHECKING = False
if TYPE_CHECKING:
    from ui.app import App
