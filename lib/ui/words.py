"""Cards and events are written into a Text in words, without making a string."""

from engine import events
from engine.cards import FACE, FIRST_WILD_KIND, NO_COLOR, REVERSE, SKIP, color_on
from engine.layout import (
    EVENT_COUNT,
    EVENT_SIZE,
    EVENTS,
    EVENTS_KEPT,
    NOBODY,
    PLAYER_AT,
    VIEW_SEAT,
)

_COLORS = (b"red", b"green", b"blue", b"yellow", b"any color")
# By face, from SKIP on.
_FACES = (
    b"skip",
    b"reverse",
    b"+2",
    b"blank",
    b"",
    b"",
    b"wild",
    b"wild +4",
    b"swap",
    b"shuffle",
    b"wild 1",
    b"wild 2",
    b"wild 3",
    b"",
)
_SHORT_REVERSE = b"rev"
_NOBODY = b"Nobody"
_YOU = b"You"


def write_color(text: "Text", color: int) -> None:  # per frame
    """A color; NO_COLOR is any."""
    text.word(_COLORS[color])


def write_seat(text: "Text", view: bytearray, seat: int) -> None:  # per frame
    """`You`, or the player's name."""
    if seat == NOBODY:
        text.word(_NOBODY)
    elif seat == view[VIEW_SEAT]:
        text.word(_YOU)
    else:
        text.player(view[PLAYER_AT + seat])


def write_card(text: "Text", card: int) -> None:  # per frame
    """A card, such as `red 7`; a wild with the color that it was called."""
    card &= 127
    color = color_on(card)
    face = FACE[card]
    if card >= FIRST_WILD_KIND:
        text.word(_FACES[face - SKIP])
        if color < NO_COLOR:
            text.word(b", ")
            write_color(text, color)
        return
    write_color(text, color)
    text.letter(32)
    if face < SKIP:
        text.number(face)
    elif face == REVERSE and text.room() < len(_FACES[REVERSE - SKIP]):
        text.word(_SHORT_REVERSE)
    else:
        text.word(_FACES[face - SKIP])


class Recap:
    """The newest events in words, a line each; owed draws in a row are one line.

    find(view, since, most)  looks back from the newest event to number `since`
                             (EVENT_COUNT as it was then), at most `most` lines
    count                    how many lines it found; write(text, view, i) writes one,
                             the oldest being 0

    tell: of the rules' own words, such as ui.plain_words.tell
    """

    def __init__(self, most: int, tell: "Callable") -> None:
        self._tell = tell
        self.count = 0
        self.numbers = bytearray(most)  # of the last event of a line, newest line first
        self.drawn = bytearray(most)  # owed cards that the line stands for

    def find(self, view: bytearray, since: int, most: int) -> None:  # per frame
        """Look back; see the class."""
        self.count = 0
        new = view[EVENT_COUNT] - since & 255
        if new > EVENTS_KEPT:
            new = EVENTS_KEPT
        number = view[EVENT_COUNT]
        while new:
            number = number - 1 & 255
            new -= 1
            if not self._see(view, number, most):
                return

    def _see(self, view: bytearray, number: int, most: int) -> bool:  # per frame
        """Put an event into a line; False when it would need one line too many."""
        at = EVENTS + number % EVENTS_KEPT * EVENT_SIZE
        kind = view[at]
        if kind == events.TURNED or kind == events.HAND_OVER or not kind:
            return True
        last = self.count - 1
        if kind == events.DREW_OWED:
            # Cards still owed after this one: not the last of its row, so it joins the row.
            if view[at + 2] and last >= 0 and self.drawn[last]:
                before = EVENTS + self.numbers[last] % EVENTS_KEPT * EVENT_SIZE
                if view[before + 1] == view[at + 1]:
                    self.drawn[last] += 1
                    return True
        if self.count == most:
            return False
        self.drawn[self.count] = 1 if kind == events.DREW_OWED else 0
        self.numbers[self.count] = number
        self.count += 1
        return True

    def write(self, text: "Text", view: bytearray, i: int) -> None:  # per frame
        """Write line i, 0 being the oldest; not its end."""
        line = self.count - 1 - i
        self._tell(text, view, self.numbers[line], self.drawn[line])


if False:
    from collections.abc import Callable

    from ui.text import Text
