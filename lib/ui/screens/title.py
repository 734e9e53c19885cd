"""This screen is the title: the name, some cards, what to do, and below it what A starts.

As it comes up the cards spread and the name lights up, unless nothing is to move; any key ends
that. A match that can be resumed stands first.
"""

from micropython import const

from engine.rulesets.index_generated import NAMES as RULE_SETS
from engine.state.layout import HAND_NUMBER, RULE_SET, ZONES
from hal.buttons import START
from hal.ticks import after, is_due
from ui.custom_rules import store
from ui.draw.font import SPACE
from ui.draw.paragraphs import wrapped
from ui.keys import CHOOSE, HIGHER, LOWER, MENU, UNO
from ui.match.match_bytes import HEAD, PLAYERS_AT, RULES_AT, head_of, tail_of
from ui.match.setup import OFF
from ui.rule_names import title_of
from ui.screens import row_to

TYPE_CHECKING = False
if TYPE_CHECKING:
    from ui.app import App
    from ui.draw.title_page import TitlePage

_STEP_MS = const(60)
_ROWS = (
    b"Resume",
    b"New match",
    b"PLAY",
    b"Learn",
    b"How to play",
    b"Settings",
    b"Own rules",
    b"Who plays",
)
_LEADS_TO = ("", "rules", "rules", "learn", "help", "settings", "chooser", "people")
_LOOKS = b"\x01\x02\x01\x01\x01\x02\x02\x02"  # the colors of their buttons
_LEARN = const(3)
# What the entries from "Learn" on lead to.
_NOTES = (
    b"A first hand, step by step",
    b"The rules, with pictures",
    b"Light, sound, speed, tips",
    b"Mix rules of your own",
    b"Names and results",
)
# Places in _ROWS, with a match to resume and without one.
_WITH = b"\x00\x01\x03\x04\x05\x06\x07"
_WITH_IN_PAIRS = b"\x00\x01\x04\x03\x06\x05\x07"  # the left column has less room for letters
_WITHOUT = b"\x02\x03\x04\x05\x06\x07"


class Screen:
    """B held as the device starts leads to the self-check."""

    page: "TitlePage"

    def __init__(self, app: "App") -> None:
        self.app = app
        self.page = app.page
        self.cursor = 0
        self._rows = _WITHOUT
        self._notes: list[list[bytes]] = []  # by row, in lines
        self._step = 0  # of what moves
        self._due = 0

    def enter(self) -> None:
        """Show the screen, with the cursor on the row that led away from it."""
        app = self.app
        after_end = app.after_end
        if after_end:  # asked for in play
            app.after_end = None
            after_end(app)
            return
        page = self.page
        kept = self._kept_note()
        self._rows = _WITHOUT
        if kept:
            self._rows = _WITH if page.columns == 1 else _WITH_IN_PAIRS
        page.lay(len(self._rows))
        starts = start_note(app)
        notes = (kept, starts, starts) + _NOTES
        self._notes = [_lines(notes[row], page.note.columns) for row in self._rows]
        self.cursor = row_to(app.came_from, self._rows, _LEADS_TO)
        if app.setup.speed == OFF:
            self._step = self.page.steps
        self._due = after(app.now, _STEP_MS)
        app.pages.sheets.deal(False)
        self.page.spread(self._step)
        self._draw()
        app.show_page()

    def _kept_note(self) -> bytes:
        """Return what can be resumed, b"": nothing."""
        saves = self.app.saves
        kept = saves.match_bytes() if saves.has_match() else None
        if kept is None:
            return b""
        note = _note_of(kept)
        saves.let_go()
        return note

    def _draw(self) -> None:  # per frame
        """Write the entries, the one under the cursor on gold, what it starts, and the keys."""
        page = self.page
        for i in range(len(self._rows)):
            row = self._rows[i]
            page.write(i, _ROWS[row], 0 if i == self.cursor else _LOOKS[row])
        note = page.note
        lines = self._notes[self.cursor]
        for row in range(note.rows):  # the last one is the last line
            at = row - note.rows + len(lines)
            words = lines[at] if at >= 0 else b""
            note.start(row)
            for _ in range((note.columns - len(words)) // 2):
                note.letter(SPACE)
            note.word(words)
            note.end()
        if self.app.keys.has_pad:
            page.frame.hint(b"A choose")
        else:
            is_last = self.cursor == len(self._rows) - 1
            page.frame.hint(b"A choose  B to first" if is_last else b"A choose  B next")

    def wish(self, wish: int) -> None:  # per frame
        """Choose a row, which START does, too, or move."""
        self._settle()
        if wish == CHOOSE:
            self._choose(self._rows[self.cursor])
        elif wish == MENU:
            if self.app.keys.is_b_held:
                self.app.go("check")
            elif self.app.keys.event == START:
                self._choose(self._rows[self.cursor])
        elif wish != UNO:
            self._move(wish)
            self._draw()

    def _move(self, wish: int) -> None:  # per frame
        """Move the cursor: in two columns UP and DOWN go to the next row."""
        keys = self.app.keys
        last = len(self._rows) - 1
        if self.page.columns > 1 and keys.has_pad and (wish == LOWER or wish == HIGHER):
            place = self.page.place_of(self.cursor)
            to = min(place + 2, last) if wish == LOWER else max(place - 2, 0)
            self.cursor = to if place or wish == HIGHER else 1
        else:
            self.cursor = keys.moved(self.cursor, wish, last + 1)

    def _choose(self, row: int) -> None:
        if row and row != _LEARN:
            self.app.go(_LEADS_TO[row])
            return
        from ui.match.planning import plan_lesson, resume

        if row:
            plan_lesson(self.app)
        else:
            resume(self.app)

    def tick(self, now: int) -> None:  # per frame
        """Let the cards spread by a step."""
        if self._step < self.page.steps and is_due(now, self._due):
            self._step += 1
            self._due = after(now, _STEP_MS)
            self.page.spread(self._step)

    def _settle(self) -> None:  # per frame
        """End what moves."""
        if self._step < self.page.steps:
            self._step = self.page.steps
            self.page.spread(self._step)


def _lines(note: bytes, columns: int) -> "list[bytes]":
    """Return a note in lines: what does not fit one is parted behind the rules."""
    at = note.find(b", ") + 1
    if len(note) <= columns or not at:
        return wrapped(note, columns)
    return wrapped(note[:at], columns) + wrapped(note[at:], columns)


def start_note(app: "App") -> bytes:
    """Return which match the menus would begin: its rules, and who plays."""
    setup = app.setup
    own = store.chosen(setup)
    rules = title_of(setup.rules) if own < 0 else store.name(setup, own)
    people = sum(setup.people[: setup.players])
    bots = setup.players - people
    words = b"you" if people == 1 else _count(people, b"player")
    if people and bots:
        words += b" and "
    if bots:
        words = (words if people else b"") + _count(bots, b"bot")
    return rules + b", " + words


def _note_of(kept: memoryview) -> bytes:
    """Return what a saved match is, as far as a save of this version tells."""
    head = head_of(kept)
    tail = tail_of(head) if len(head) == HEAD else 0
    rules = len(RULE_SETS)
    if tail and not head[PLAYERS_AT]:  # between the rounds of a tournament
        rules = head[RULES_AT]
    elif len(kept) > HEAD + ZONES:
        rules = kept[RULE_SET]
    if rules >= len(RULE_SETS):
        return b"The saved match"
    if tail:
        return title_of(rules) + b", several tables"
    return title_of(rules) + b", hand " + str(kept[HAND_NUMBER]).encode()


def _count(number: int, word: bytes) -> bytes:
    return str(number).encode() + b" " + word + (b"" if number == 1 else b"s")
