"""This screen explains the game: first the rules of this match, then four pages with cards.

The rules are a list of as many pages as needed; the other pages show cards with a few words. Opened
over a table, help begins at one more page, which says what the card under the cursor does by these
rules. The words for options are read from a file of the drive: they would fill a fifth of a board's
memory.
"""

from micropython import const

from engine.state.cards import COLORS, FACE, FIRST_WILD_KIND, NO_CARD, SKIP
from engine.state.layout import EFFECTS, OPTIONS, OPTIONS_SIZE
from engine.state.options import BY_COLOR, DRAW_WAY, NO_DRAWING, TARGET, WILD_FOUR_LEGAL
from ui.card_effects import effect_words, may_add
from ui.draw.art import open_made
from ui.draw.big_page import GAP, HEAD
from ui.draw.font import CELL_HEIGHT, SLASH
from ui.draw.hints import write_hint
from ui.draw.paragraphs import wrapped
from ui.how_it_ends import ends_by_points, how_it_ends
from ui.keys import BACK, CHOOSE, HIGHER, LOWER, MENU, NEXT, PREVIOUS
from ui.screens import BIG, LIST
from ui.screens.lists import ListScreen

TYPE_CHECKING = False
if TYPE_CHECKING:
    from ui.draw.text import Text
    from ui.types import App

# The words above and below the cards of a page. Every display has room for three lines above and
# two below, of twenty letters.
_ABOVE = (
    b"Lay one that fits: by color, number or sign.",
    b"Skip: the next loses the turn. Reverse: the other way round.",
    b"Wild: call a color. Wild +4: the next draws four.",
    b"Call UNO! as you lay the last card but one, or be caught.",
)
_DRAW = b"Or draw a card."
_TWO_DRAWN = b"+2: the next draws 2 and loses the turn."
_HONEST = b"Not if you hold the color: a challenge!"
_PAD = b"SELECT: UNO! START or hold B: the menu"
_TWO = b"UNO! comes up in the row. Hold B: menu"
# Four cards for each: red 7 and 2, blue 7; Skip, Reverse, Draw Twos; wilds; two cards left.
_CARDS = (
    b"\x1c\x08\x1e\xff",
    b"\x28\x2d\x32\x33",
    b"\x44\x4c\x41\x4b",
    b"\x0d\x1e\xff\xff",
)
_MAY_ADD = b"Or it adds to what is to be drawn."
_ABOVE_ROWS = const(3)  # of words above cards
_NUMBER_SIGN = const(35)  # "#": the line is about a number


class Screen(ListScreen):
    """Rows: lines of text. Moving turns a page, A leaves."""

    def __init__(self, app: "App") -> None:
        super().__init__(app)
        pages = app.pages
        geometry = pages.geometry
        self._big = pages.page(BIG)
        self._above = pages.sheets.text(
            pages.sheets.ink, geometry.columns, _ABOVE_ROWS, max(geometry.left, 1), HEAD
        )
        self._big.add(self._above.grid)

    def enter(self) -> None:
        """Show the screen. All texts are wrapped here, so that turning a page allocates nothing."""
        app = self.app
        columns = self.page.body.columns
        self._lines = []
        rules = app.match.view[EFFECTS : OPTIONS + OPTIONS_SIZE] if app.match else _first_rule_set()
        for words in rule_lines(rules):
            self._lines += wrapped(b"- " + words, columns)
        self._cards = list(_CARDS)
        above = list(_ABOVE)
        below = self._all_below(rules)
        card = app.pointed_card
        if card != NO_CARD:
            self._cards.insert(0, in_all_colors(card))
            above.insert(0, numbered_effect(app.match.view, card))
            below.insert(0, _MAY_ADD if may_add(app.match.view, card) else b"")
        self._words = [wrapped(words, columns) for words in above + below]
        self._lists = (len(self._lines) - 1) // (self.page.rows - 1) + 1
        self._top = self._at = 0
        self._big.title("How to play")
        self.open("Played here", len(self._lines) + self.page.rows, 0, 0)
        if card != NO_CARD:
            self._turn_to(self._lists)

    def _all_below(self, rules: bytearray) -> "list[bytes]":
        """Return the words below the cards, without those that do not hold by these rules."""
        return [
            b"" if rules[DRAW_WAY - EFFECTS] == NO_DRAWING else _DRAW,
            _TWO_DRAWN,
            _HONEST if rules[WILD_FOUR_LEGAL - EFFECTS] == BY_COLOR else b"",
            _PAD if self.app.keys.has_pad else _TWO,
        ]

    def _turn_to(self, at: int) -> None:  # per frame
        """Show a page."""
        was_list = self._at < self._lists
        self._at = at
        is_list = at < self._lists
        if is_list:
            self._top = at * self.page.room
            self.draw()
        else:
            self._show(at - self._lists)
        self.hint()
        if is_list != was_list:
            self.app.pages.show(LIST if is_list else BIG)

    def _show(self, picture: int) -> None:  # per frame
        """Show a page of cards, and the words above and below."""
        self._show_cards(self._cards[picture])
        _write(self._above, self._words[picture])
        _write(self._big.body, self._words[len(self._cards) + picture])

    def _show_cards(self, cards: bytes) -> None:  # per frame
        """Show four cards between the words, as large as they fit."""
        geometry = self.app.pages.geometry
        unit = geometry.scale
        top = (HEAD + _ABOVE_ROWS * CELL_HEIGHT) * unit
        room = self._big.body.grid.y * unit - top
        scale = 1
        while (
            COLORS * (geometry.card_width + GAP) * (scale + 1) <= geometry.width * unit
            and geometry.card_height * (scale + 1) <= room
        ):
            scale += 1
        self._big.lay(cards, scale, top + (room - scale * geometry.card_height) // 2)

    def _pages(self) -> int:  # per frame
        return self._lists + len(self._cards)

    def hint(self) -> None:  # per frame
        """Write what the buttons do, and the number of the page."""
        is_last = self._at == self._pages() - 1
        text = self.page.last if self._at < self._lists else self._big.last
        text.start(0)
        if self.app.keys.has_pad:
            write_hint(text, b"A back  arrows ")
        else:
            write_hint(text, b"A back  B first " if is_last else b"A back  B next ")
        text.number(self._at + 1)
        text.letter(SLASH)
        text.number(self._pages())
        text.end()
        self.page.mark_key(True)

    def write(self, text: "Text", i: int) -> None:  # per frame
        """Write a line."""
        i += self._top
        if i < len(self._lines):
            text.word(self._lines[i])

    def wish(self, wish: int) -> None:  # per frame
        """Turn the page, or leave. With two buttons the last page leads to the first."""
        if wish == CHOOSE or wish == BACK or wish == MENU:
            self.app.go("menu" if self.app.resume_screen else "title")
            return
        step = 0
        if wish == NEXT or wish == LOWER:
            step = 1
        elif wish == PREVIOUS or wish == HIGHER:
            step = -1
        at = self._at + step
        if not self.app.keys.has_pad:
            at %= self._pages()
        if step and 0 <= at < self._pages():
            self._turn_to(at)


def _write(text: "Text", lines: "list[bytes]") -> None:  # per frame
    """Write lines into a block of text, and blank the rest of it."""
    for row in range(text.rows):
        text.start(row)
        if row < len(lines):
            text.word(lines[row])
        text.end()


def in_all_colors(card: int) -> bytes:
    """Return a card in each color; a wild with each color called."""
    if card >= FIRST_WILD_KIND:
        card &= ~7
    else:
        card &= ~3
    return bytes([card + color for color in range(COLORS)])


def numbered_effect(view: bytearray, card: int) -> bytes:
    """Return what a card does by these rules, after its number if it has one."""
    face = FACE[card]
    return (str(face).encode() + b": " if face < SKIP else b"") + effect_words(view, card)


def _first_rule_set() -> bytearray:
    """Return the first rule set, which help explains when no match is on."""
    from engine.rulesets.rule_set import ready

    return ready(0)


def rule_lines(rules: bytearray) -> "list[bytes]":
    """Return how a hand ends, and a line for each option that differs from the first rule set.

    rules: effects and options, as in a state from layout.EFFECTS on.
    """
    lines = [how_it_ends(rules)]
    with open_made("options.txt") as file:
        line = file.readline()
        while line:
            words = _words_for(rules, line[:-1])
            if words:
                lines.append(words)
            line = file.readline()
    return lines


def _words_for(rules: bytearray, line: bytes) -> bytes:
    """Return the words of a line of the file (sim.art.options), b"": not for these rules."""
    place, value, words = line.split(b" ", 2)
    at = int(place)
    if at == TARGET - EFFECTS and not ends_by_points(rules):
        return b""
    if value[0] != _NUMBER_SIGN:
        return words if rules[at] == int(value) else b""
    usual, words = words.split(b" ", 1)
    number = rules[at] if len(value) == 1 else rules[at] | rules[at + 1] << 8
    if number == int(usual) and at != TARGET - EFFECTS:  # the target is always shown
        return b""
    return words + str(number).encode()
