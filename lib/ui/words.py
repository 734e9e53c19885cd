"""Cards and events in words, written into a Text without making a string."""

from engine import events
from engine.cards import COLOR, FACE, FIRST_WILD_KIND, NO_COLOR
from engine.layout import (
    EVENT_COUNT,
    EVENT_SIZE,
    EVENTS,
    EVENTS_KEPT,
    NOBODY,
    VIEW_SEAT,
)

COLOR_WORDS = (b"red", b"green", b"blue", b"yellow", b"any color")
_FACE_WORDS = (b"skip", b"reverse", b"+2", b"blank")
_WILD_WORDS = (b"wild", b"wild +4", b"swap", b"shuffle", b"wild 1", b"wild 2", b"wild 3", b"")


def write_seat(text: "Text", view: bytearray, seat: int) -> None:  # per frame
    """`You`, or the player's name."""
    if seat == NOBODY:
        text.word(b"Nobody")
    elif seat == view[VIEW_SEAT]:
        text.word(b"You")
    else:
        text.word(b"P")
        text.number(seat + 1)


def write_card(text: "Text", card: int) -> None:  # per frame
    """A card, such as `red 7`; a wild with the color that it was called."""
    card &= 127
    color = COLOR[card]
    face = FACE[card]
    if card >= FIRST_WILD_KIND:
        text.word(_WILD_WORDS[face - 16])
        if color < NO_COLOR:
            text.word(b", ")
            text.word(COLOR_WORDS[color])
        return
    text.word(COLOR_WORDS[color])
    text.letter(32)
    if face < 10:
        text.number(face)
    elif face == 11 and text.room() < 7:
        text.word(b"rev")
    else:
        text.word(_FACE_WORDS[face - 10])


class Recap:
    """The newest events in words, a line each; owed draws in a row are one line.

    find(view, since, most)  looks back from the newest event to number `since`
                             (EVENT_COUNT as it was then), at most `most` lines
    count                    how many lines it found; write(text, view, i) writes one,
                             the oldest being 0
    """

    def __init__(self, most: int) -> None:
        self.count = 0
        self._numbers = bytearray(most)  # of the last event of a line, newest line first
        self._drawn = bytearray(most)  # owed cards that the line stands for

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
            if view[at + 2] and last >= 0 and self._drawn[last]:
                before = EVENTS + self._numbers[last] % EVENTS_KEPT * EVENT_SIZE
                if view[before + 1] == view[at + 1]:
                    self._drawn[last] += 1
                    return True
        if self.count == most:
            return False
        self._drawn[self.count] = 1 if kind == events.DREW_OWED else 0
        self._numbers[self.count] = number
        self.count += 1
        return True

    def write(self, text: "Text", view: bytearray, i: int) -> None:  # per frame
        """Write line i, 0 being the oldest; not its end."""
        line = self.count - 1 - i
        at = EVENTS + self._numbers[line] % EVENTS_KEPT * EVENT_SIZE
        kind = view[at]
        if kind == events.RESHUFFLED:
            text.word(b"Discards reshuffled")
            return
        if kind == events.CARD_RETURNED:
            text.word(b"+4 goes back")
            return
        if kind == events.GUILTY_FOUND or kind == events.INNOCENT_FOUND:
            write_seat(text, view, view[at + 2])
            text.word(b": guilty" if kind == events.GUILTY_FOUND else b": not guilty")
            return
        if kind == events.FIRST_CARD:
            text.word(b"First: ")
            write_card(text, view[at + 3])
            return
        write_seat(text, view, view[at + 1])
        _deed(text, view, at, kind, self._drawn[line])


def _deed(text: "Text", view: bytearray, at: int, kind: int, drawn: int) -> None:  # per frame
    """What the seat of an event did."""
    if kind == events.LAID:
        text.word(b": ")
        write_card(text, view[at + 3])
    elif kind == events.DREW_OWED:
        text.word(b" drew ")
        text.number(drawn)
    elif kind == events.COLOR_CALLED:
        text.word(b" called ")
        text.word(COLOR_WORDS[view[at + 2]])
    elif kind == events.CAUGHT:
        text.word(b" caught ")
        write_seat(text, view, view[at + 2])
    elif kind == events.CHALLENGED:
        text.word(b" challenged ")
        write_seat(text, view, view[at + 2])
    elif kind == events.DREW_FOR_DEAL:
        text.word(b" drew ")
        write_card(text, view[at + 3])
    elif kind < len(_DEEDS):
        text.word(_DEEDS[kind])


# By kind of event, for those that need no more words.
_DEEDS = (
    b"",
    b"",
    b" drew a card",
    b"",
    b" passed",
    b" skipped",
    b"",
    b"",
    b": UNO!",
    b"",
    b"",
    b"",
    b"",
    b"",
    b" went out",
    b"",
    b"",
    b"",
    b" won the match",
    b" dealt",
)

if False:
    from ui.text import Text
