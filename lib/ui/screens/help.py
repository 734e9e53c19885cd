"""This screen explains the game: the pages of a rule set, and what its options change.

Over a table they are those of the match. In front of them stands what the newest window asks, with
each choice that the holder has, then what the card under the cursor does. From the title they are
those of the rule set that was chosen last. All words lie in two files of the drive
(tools.assets.rules, tools.assets.options), since they would fill a fifth of a board's memory. What
is shown is read and broken into rows when the screen opens, so that turning a page allocates
nothing.
"""

import array

from micropython import const

from engine.prompt import is_for_table as is_for_all
from engine.prompt import stage_of
from engine.state import layout
from engine.state.cards import COLORS, FACE, FIRST_WILD_KIND, NO_CARD, SKIP
from engine.state.choices import DOWN, DRAW, FROM_SHIFT, PASS, PLAY, VERB_MASK
from engine.state.options import DECK, DICE, TARGET
from engine.state.windows import is_turn
from ui.card_effects import effect_words, may_add
from ui.draw.art import open_made
from ui.draw.big_page import write_part
from ui.draw.font import SLASH
from ui.how_it_ends import ends_by_points, how_it_ends
from ui.keys import BACK, CHOOSE, HIGHER, LOWER, MENU, NEXT, PREVIOUS
from ui.screens import go_back

TYPE_CHECKING = False
if TYPE_CHECKING:
    import typing

    from ui.app import App
    from ui.draw.big_page import BigPage
    from ui.match.match import Match

# Choices that are told apart within a verb, as tools.assets.rules numbers them.
PLAY_DOWN = const(33)
DRAW_OPEN = const(34)
KEEP = const(35)  # to pass after a card was drawn
DRAW_ON = const(36)  # to draw after one
_INDEX_ROW = const(13)  # bytes of rules.txt for each of its parts: "000352 00912"
_HEADING = const(61)  # "=", begins a line with a heading
_CARDS = const(42)  # "*"
_NUMBER_SIGN = const(35)  # "#": the line of options.txt is about a number
_HINT = const(40)  # letters of the line of hints, at most
_FIELDS = const(3)  # of a page in `_pages`: its heading, that one's end, its first row


class Screen:
    """Moving turns a page, A leaves."""

    page: "BigPage"

    def __init__(self, app: "App") -> None:
        self.app = app
        self.page = app.page

    def enter(self) -> None:
        """Read all words, break them into rows and pages, and show the first one."""
        app = self.app
        if app.match:
            view = app.match.view
            self._open(
                view[layout.RULE_SET], view[layout.EFFECTS : layout.OPTIONS + layout.OPTIONS_SIZE]
            )
        else:
            rules = _set_up(app)
            app.pages.sheets.deal(rules[DECK - layout.EFFECTS] == DICE)
            self._open(app.setup.rules, rules)
        self._at = 0
        app.show_page()
        self._show()

    def _open(self, number: int, rules: bytearray) -> None:
        """Read what there is to say of these rules; number: the rule set that they come from."""
        text = changed_lines(rules, usual_of(number))
        app = self.app
        if app.pointed_card != NO_CARD:
            text = about_card(app.match.view, app.pointed_card) + text
        if app.is_hand_open:
            text = about_question(app.match) + text
        self._text = with_pages(text, number)
        self._starts = array.array("H")  # of rows, in the text
        self._ends = array.array("H")
        self._pages: list[int] = []  # _FIELDS numbers each, and the end of the last one's rows
        self._cards: list[bytes] = []  # by page
        self._break()

    def _break(self) -> None:
        """Break the text into rows and pages; a page's cards are those of its heading."""
        text = self._text
        heading = at = 0
        cards = b""
        is_new = False
        left = 0
        while at < len(text):
            end = text.find(b"\n", at)
            if text[at] == _HEADING:
                heading = at + 1
                cards = b""
                is_new = True
            elif text[at] == _CARDS:
                cards = from_digits(bytes(text[at + 1 : end]))
            else:
                row = len(self._starts)
                break_into(text, at, end, self.page.body.columns, self._starts, self._ends)
                while row < len(self._starts):
                    if is_new or not left:
                        self._pages += (heading, text.find(b"\n", heading), row)
                        self._cards.append(cards if is_new else b"")
                        left = self.page.body.rows - (self.page.below if self._cards[-1] else 0)
                        is_new = False
                    row += 1
                    left -= 1
            at = end + 1
        self._pages += (0, 0, len(self._starts))

    def _show(self) -> None:  # per frame
        """Show the page: its heading, cards, rows, and what the buttons do."""
        page = self.page
        at = self._at * _FIELDS
        page.title(self._text, self._pages[at], self._pages[at + 1])
        cards = self._cards[self._at]
        page.show(cards)
        row = self._pages[at + 2] - (page.below if cards else 0)
        for i in range(page.body.rows):
            page.body.start(i)
            if self._pages[at + 2] <= row < self._pages[at + 2 + _FIELDS]:
                write_part(page.body, self._text, self._starts[row], self._ends[row])
            page.body.end()
            row += 1
        page.turn_to(self._at, len(self._cards))
        self._hint()

    def _hint(self) -> None:  # per frame
        """Write what the buttons do, and the number of the page."""
        is_last = self._at == len(self._cards) - 1
        line = self.page.line
        line.start(_HINT)
        if self.app.keys.has_pad:
            line.word(b"A back  arrows ")
        else:
            line.word(b"A back  B first " if is_last else b"A back  B next ")
        line.number(self._at + 1)
        line.letter(SLASH)
        line.number(len(self._cards))
        self.page.frame.hint(line.letters, line.count)

    def tick(self, now: int) -> None:  # per frame
        """Do nothing by itself."""

    def wish(self, wish: int) -> None:  # per frame
        """Turn the page, or leave. With two buttons the last page leads to the first."""
        if wish == CHOOSE or wish == BACK or wish == MENU:
            go_back(self.app)
            return
        step = 0
        if wish == NEXT or wish == LOWER:
            step = 1
        elif wish == PREVIOUS or wish == HIGHER:
            step = -1
        at = self._at + step
        if not self.app.keys.has_pad:
            at %= len(self._cards)
        if step and 0 <= at < len(self._cards):
            self._at = at
            self._show()


def break_into(
    text: "bytes | bytearray",
    at: int,
    end: int,
    columns: int,
    starts: "array.array[int]",
    ends: "array.array[int]",
) -> None:
    """Break a paragraph between words into rows of at most `columns` letters."""
    while at < end:
        stop = end
        if end - at > columns:
            stop = text.rfind(b" ", at, at + columns + 1)
            if stop <= at:
                stop = at + columns  # in the middle of a word
        starts.append(at)
        ends.append(stop)
        at = stop + 1 if stop < end and text[stop : stop + 1] == b" " else stop


def usual_of(number: int) -> bytes:
    """Return the usual bytes of a rule set, as in a state from EFFECTS on."""
    with open_made("rules.txt") as file:
        _find(file, 1 + number)
        return from_digits(file.readline()[:-1])


def with_pages(text: bytes, number: int) -> bytearray:
    """Return a text with the pages of a rule set behind it: a board has no room to copy them."""
    with open_made("rules.txt") as file:
        size = _find(file, 1 + number)
        size -= len(file.readline())
        whole = bytearray(len(text) + size)
        whole[: len(text)] = text
        file.readinto(memoryview(whole)[len(text) :])  # type: ignore[attr-defined]
    return whole


def _find(file: "typing.BinaryIO", number: int) -> int:
    """Go to a part of the file, and return its size in bytes.

    Part 0 explains questions, then comes one for each rule set.
    """
    file.seek(number * _INDEX_ROW)
    place = file.read(_INDEX_ROW)
    file.seek(int(place[:6]))
    return int(place[7:])


def about_question(match: "Match") -> bytes:
    """Return a page about the newest window; b"": it asks neither the holder nor the table.

    The choices that the holder has are explained, too, where nobody else can be asked.
    """
    view = match.view
    is_for_table = is_for_all(view)
    if view[layout.STATUS] != layout.IN_PLAY or not (
        is_for_table or view[layout.FIRST] == match.holder
    ):
        return b""
    with open_made("rules.txt") as file:
        words = file.read(_find(file, 0))
    found = words_of_question(words, view[view[layout.TOP] + layout.KIND], stage_of(view))
    if not is_for_table:
        match.list_choices()
        has_drawn = is_turn(view) and view[layout.PHASE] == layout.DREW
        verbs = [_part_of(choice, has_drawn) for choice in match.choices[: match.count]]
        for verb in range(DRAW_ON + 1):
            if verb in verbs:
                found += _after(words, b"!%d " % verb)
    return b"=What can I do?\n" + found


def words_of_question(words: bytes, kind: int, stage: int) -> bytes:
    """Return the line about a type of window at a stage, or at the one before it that has one."""
    found = b""
    while not found and stage >= 0:
        found = _after(words, b"?%d.%d " % (kind, stage))
        stage -= 1
    return found


def _part_of(choice: int, has_drawn: bool) -> int:
    """Return which row of the file explains a choice: its verb, or a part of it.

    has_drawn: on this turn.
    """
    verb = choice & VERB_MASK
    if verb == PLAY and choice & DOWN:
        return PLAY_DOWN
    if verb == DRAW and choice >> FROM_SHIFT & 3 >= layout.DISCARDS:
        return DRAW_OPEN
    if has_drawn and verb == PASS:
        return KEEP
    return DRAW_ON if has_drawn and verb == DRAW else verb


def _after(words: bytes, key: bytes) -> bytes:
    """Return the rest of the line that begins with a key; b"": there is none."""
    at = words.find(b"\n" + key)
    if words.startswith(key):
        at = -1
    elif at < 0:
        return b""
    at += 1 + len(key)
    return words[at : words.find(b"\n", at) + 1]


def from_digits(digits: bytes) -> bytes:
    """Return the bytes that pairs of hexadecimal digits stand for."""
    return bytes([int(digits[i : i + 2], 16) for i in range(0, len(digits), 2)])


def _set_up(app: "App") -> "bytearray":
    """Return the rules that were chosen last, which help explains when no match is on."""
    from engine.rulesets import mixing
    from ui.custom_rules.store import changes

    return mixing.with_changes(app.setup.rules, changes(app.setup))


def about_card(view: bytearray, card: int) -> bytes:
    """Return a page about a card, in all colors: what it does by these rules."""
    face = FACE[card]
    words = (str(face).encode() + b": " if face < SKIP else b"") + effect_words(view, card) + b".\n"
    if may_add(view, card):
        words += b"Or it adds to what is to be drawn.\n"
    first = card & ~7 if card >= FIRST_WILD_KIND else card & ~3
    cards = bytes([first + color for color in range(COLORS)])
    return b"=This card\n*%02x%02x%02x%02x\n" % tuple(cards) + words


def changed_lines(rules: "bytearray", usual: bytes) -> bytes:
    """Return a page with a line for each option that differs, and how a hand ends; b"": none does.

    rules, usual: effects and options, as in a state from layout.EFFECTS on; usual: of the rule set.
    """
    if rules == usual:
        return b""
    lines = b"=Changed here\n- " + how_it_ends(rules) + b"\n"
    with open_made("options.txt") as file:
        line = file.readline()
        while line:
            words = _words_for(rules, usual, line[:-1])
            if words:
                lines += b"- " + words + b"\n"
            line = file.readline()
    return lines


def _words_for(rules: "bytearray", usual: bytes, line: bytes) -> bytes:
    """Return the words of a line of the file (tools.assets.options), b"": not for these rules."""
    place, value, words = line.split(b" ", 2)
    at = int(place)
    if at == TARGET - layout.EFFECTS and not ends_by_points(rules):
        return b""
    if value[0] != _NUMBER_SIGN:
        return words if rules[at] == int(value) and rules[at] != usual[at] else b""
    number = _number(rules, at, len(value))
    if number == _number(usual, at, len(value)):
        return b""
    return words + str(number).encode()


def _number(rules: "bytes | bytearray", at: int, wide: int) -> int:
    return rules[at] if wide == 1 else rules[at] | rules[at + 1] << 8
