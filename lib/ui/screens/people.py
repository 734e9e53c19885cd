"""This screen lists the names of who plays on this device; each leads to its statistics.

The row below them leads to the numbers of all hands and matches that were played here.

The row of a rule set has a bar of stars for the share of hands won; the foot has the numbers.
"""

from micropython import const

from engine.rulesets.index_generated import COUNT
from engine.state.seats import word
from ui import people
from ui.draw.font import DOT, SPACE, STAR
from ui.draw.row_line import RowLine
from ui.match.setup_bytes import keep
from ui.rule_names import title_of
from ui.screens.lists import ListScreen

_ALL = const(-2)  # in place of a name's place: the list of names
_NOBODY = const(-1)  # the same: persons without a name
_EVERYBODY = const(-3)
_BAR = const(14)  # the column in which a bar begins
_RENAME = const(0)
_FORGET = const(1)
_ROWS = (b"Change the name", b"Forget")
_NEW = b"New name"
_READ_PAD = b"A go on  B back"
_READ_TWO = b"A go on  B more"
_READ_ONE = b"A go on"
_ABOUT_NEW = b"Add a player: a name at the table, and results that are counted."
_ABOUT_NOBODY = b"The results of players without a name."
_ABOUT_EVERYBODY = b"All hands and matches of this device."
_NUMBERS = (
    (b"Hands: ", people.ALL_HANDS_AT, b"Hands that people played here."),
    (b"Matches: ", people.ALL_MATCHES_AT, b"Matches that people played here."),
    (b"People won: ", people.PEOPLE_WON_AT, b"Matches that a person won."),
)
_ABOUT_NAME = b"This player's results and name."
_ABOUT = (
    b"Change the name. The results stay.",
    b"Delete the name and its results for good: press A twice.",
)


class Screen(ListScreen):
    """Rows: the names, "Without a name", "Everybody", a new name; or for one of these its own.

    A name has actions, then the rule sets; everybody has numbers.
    """

    def enter(self) -> None:
        """Show the names; or the name that was just written."""
        setup = self.app.setup
        self._kept = people.read_statistics(self.app.saves)
        is_back = self.app.came_from == "name"
        if is_back and setup.names[setup.naming]:
            self._show(setup.naming)
        else:
            self._show_all(people.MOST_NAMES if is_back else 0)

    def _show_all(self, cursor: int) -> None:
        """Show the names, with the cursor on a row or on the last. `_places` has their places."""
        names = self.app.setup.names
        self._who = _ALL
        self._places = [place for place in range(people.MOST_NAMES) if names[place]]
        self.lines = [names[place] for place in self._places]
        self._about = [_ABOUT_NAME] * len(self._places)
        if self._records_of(_NOBODY):
            self._places.append(_NOBODY)
            self.lines.append(b"Without a name")
            self._about.append(_ABOUT_NOBODY)
        if word(self._kept, people.ALL_HANDS_AT):
            self._places.append(_EVERYBODY)
            self.lines.append(b"Everybody")
            self._about.append(_ABOUT_EVERYBODY)
        if not all(names):
            self.lines.append(_NEW)
            self._about.append(_ABOUT_NEW)
        self.open(len(self.lines), min(cursor, len(self.lines) - 1))

    def _show(self, who: int) -> None:
        """Show what can be done with a name, and its statistics by rule set; or all numbers."""
        self._who = who
        self._is_sure = False
        self.lines: list[bytes] = list(_ROWS) if who >= 0 else []
        self._about = list(_ABOUT) if who >= 0 else []
        title = self.app.setup.names[who] if who >= 0 else b"No name"
        if who == _EVERYBODY:
            title = b"Everybody"
            for words, at, line in _NUMBERS:
                self.lines.append(words + str(word(self._kept, at)).encode())
                self._about.append(line)
        self._records = [0] * len(self.lines) + self._records_of(who)
        for at in self._records[len(self.lines) :]:
            rules = self._kept[at + 1]
            self.lines.append(b"Other rules" if rules == people.OTHERS else title_of(rules))
            self._about.append(self._summary(at))
        self.open(len(self.lines), 0, title)

    def _records_of(self, who: int) -> "list[int]":
        """Return where the records of a name begin, for the rule sets that are known here."""
        some = self._kept
        return [
            at
            for at in range(people.records_at(some), len(some), people.RECORD)
            if some[at] == who + 1 and (some[at + 1] < COUNT or some[at + 1] == people.OTHERS)
        ]

    def _summary(self, at: int) -> bytes:
        """Return a record in words. Points: the average held at the end of a hand."""
        some = self._kept
        hands = word(some, at + people.HANDS_AT)
        tenths = (10 * people.points_of(some, at) + hands // 2) // hands
        return (
            f"Won {word(some, at + people.WON_AT)} of {hands}."
            f" Points held: {tenths // 10}.{tenths % 10}."
            f" Longest {word(some, at + people.TURNS_AT)} turns."
            f" Caught {word(some, at + people.CAUGHT_AT)} Unos"
        ).encode()

    def about(self, i: int) -> bytes:  # per frame
        """Return what a row means."""
        return self._about[i]

    def write(self, text: "RowLine", i: int) -> None:  # per frame
        """Write a name, an action, or a rule set with its bar."""
        text.word(self.lines[i])
        if self._who == _ALL or not self._records[i]:
            return
        while text.columns - text.room() < _BAR:
            text.letter(SPACE)
        hands = word(self._kept, self._records[i] + people.HANDS_AT)
        won = word(self._kept, self._records[i] + people.WON_AT)
        cells = text.room()
        filled = (2 * won * cells + hands) // (2 * hands)
        for cell in range(cells):
            text.letter(STAR if cell < filled else DOT)

    def hint(self) -> None:  # per frame
        """Write what the buttons do; on a result, which can only be read, A goes back."""
        self.hints = b""
        if self._who != _ALL and (self._who < 0 or self._records[self.cursor]):
            self.hints = _READ_TWO if self.count > 1 else _READ_ONE
            if self.app.keys.has_pad:
                self.hints = _READ_PAD
        ListScreen.hint(self)

    def choose(self, i: int) -> None:
        """Open a name, write one, delete it after a second press, or go back from a result."""
        setup = self.app.setup
        if self._who == _ALL:
            if i < len(self._places):
                self._show(self._places[i])
            else:
                setup.naming = setup.names.index(b"")
                self.app.go("name")
        elif self._who >= 0 and i == _RENAME:
            setup.naming = self._who
            self.app.go("name")
        elif self._who >= 0 and i == _FORGET:
            if self._is_sure:
                self._forget()
            else:
                self._is_sure = True
                self.lines[i] = b"Forget: sure?"
                self.draw()
        else:
            self.back()

    def _forget(self) -> None:
        setup = self.app.setup
        people.rename(self.app.saves, self._who, b"")
        setup.names[self._who] = b""
        for seat in range(len(setup.name_numbers)):
            if setup.name_numbers[seat] == self._who + 1:
                setup.name_numbers[seat] = 0
        keep(self.app)
        self._kept = people.read_statistics(self.app.saves)
        self._show_all(self._row())

    def _row(self) -> int:
        """Return the row that leads to what is shown."""
        if self._who < 0:
            return self._places.index(self._who)
        return sum([1 for name in self.app.setup.names[: self._who] if name])

    def back(self) -> None:
        """Go from one name to all names, and from there to the title."""
        if self._who == _ALL:
            super().back()
        else:
            self._show_all(self._row())
