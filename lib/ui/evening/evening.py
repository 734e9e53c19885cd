"""This screen sets up a match over several tables: format, persons, teams, rounds, rules, bots.

The choices are in `Setup.tables`, so that they outlast the screen: the numbers below, then for each
player 1 for a person, 0 for a bot. The foot says why a match cannot begin.
"""

from micropython import const

from engine.evenings.rules import hands_of
from engine.evenings.sheet import MAX_AT_TABLE, MAX_PERSONS, MAX_TABLES, PLAIN, ROTATION, TEAM
from engine.own import mixed
from engine.rulesets.index import NAMES
from ui.draw.font import BOT, PERSON
from ui.draw.paragraphs import Foot
from ui.evening.start import begin, changes_for, usual_rules
from ui.own_rules import mixes
from ui.screens.end import ask_first
from ui.screens.lists import ListScreen

TYPE_CHECKING = False
if TYPE_CHECKING:
    from ui.app import App
    from ui.draw.text import Text

# In Setup.tables.
_FORMAT = const(0)
_PERSONS = const(1)
_TABLES = const(2)
_SIZE = const(3)  # of a team
_ROUNDS = const(4)
_RULES = const(5)
_PEOPLE = const(6)

_BELOW = const(5)  # rows: an empty one, and what is wrong
_MOST_ROUNDS = const(31)
_MOST_IN_ROTATION = const(32)  # persons
# Rows; each format has the first _FIXED of them. Then come the persons.
_START = const(0)
_MATCH = const(1)
_NUMBER = const(2)
_LENGTH = const(3)
_BY_RULES = const(4)
_HUMANS = const(5)
_AT_TABLES = const(6)
_TEAMS = const(7)
_ROWS = (
    b"Start",
    b"Format: ",
    b"Players: ",
    b"Rounds: ",
    b"Rules: ",
    b"People: ",
    b"Tables: ",
    b"Teams of: ",
)
_FIXED = bytes((6, 7, 8, 7))  # by format
_TITLES = (b"rotation", b"social", b"team", b"plain")
_FORMATS = const(4)
_UNKNOWN = "This mix was made by a later version"
# By format: the usual persons, tables and rounds.
_USUAL = b"\x04\x01\x03\x0c\x03\x06\x0c\x03\x06\x08\x02\x06"


class Screen(ListScreen):
    """See the module."""

    starts = True

    def enter(self) -> None:
        """Show the screen."""
        setup = self.app.setup
        self._usual = bytes([usual_rules(one) for one in range(_FORMATS)])
        if not setup.tables:
            setup.tables = bytearray(_PEOPLE + MAX_PERSONS)
            setup.tables[_SIZE] = 2
            setup.tables[_PEOPLE] = 1
            self._chosen = setup.tables
            self._take_usual(ROTATION)
        self._chosen = setup.tables
        self._foot = Foot(self.page)
        self._names = [name.encode() for name in NAMES]
        for mix in range(mixes.count(setup)):
            self._names.append(bytes(mixes.name(setup, mix)))
        if setup.tables[_RULES] >= len(self._names):  # the mix was deleted
            setup.tables[_RULES] = self._usual[setup.tables[_FORMAT]]
        self._why = b""
        self.open("Several tables", self._rows(), _START)

    def _take_usual(self, match_format: int) -> None:  # per frame
        """Set what is usual in a format."""
        chosen = self._chosen
        chosen[_FORMAT] = match_format
        chosen[_PERSONS] = _USUAL[3 * match_format]
        chosen[_TABLES] = _USUAL[3 * match_format + 1]
        chosen[_ROUNDS] = _USUAL[3 * match_format + 2]
        chosen[_RULES] = self._usual[match_format]

    def _rows(self) -> int:  # per frame
        return _FIXED[self._chosen[_FORMAT]] + self._chosen[_PERSONS]

    def draw(self) -> None:  # per frame
        """Draw the rows, and at the foot what is wrong."""
        super().draw()
        if self.below:
            self._foot.tell(_BELOW, self._why)

    def write(self, text: "Text", i: int) -> None:  # per frame
        """Write a row."""
        chosen = self._chosen
        fixed = _FIXED[chosen[_FORMAT]]
        if i >= fixed:
            is_person = chosen[_PEOPLE + i - fixed]
            text.letter(PERSON if is_person else BOT)
            text.word(b" P")
            text.number(i - fixed + 1)
            text.word(b" person" if is_person else b" bot")
            return
        text.word(_ROWS[i])
        if i == _MATCH:
            text.word(_TITLES[chosen[_FORMAT]])
        elif i == _BY_RULES:
            text.word(self._names[chosen[_RULES]])
        elif i == _HUMANS:
            text.number(self._humans())
        elif i == _NUMBER:
            text.number(chosen[_PERSONS])
        elif i == _LENGTH:
            self._write_rounds(text)
        elif i == _AT_TABLES:
            text.number(chosen[_TABLES])
        elif i == _TEAMS:
            text.number(chosen[_SIZE])

    def _write_rounds(self, text: "Text") -> None:  # per frame
        """Write the number of rounds, and the hands of a round if there are several."""
        chosen = self._chosen
        hands = hands_of(chosen[_FORMAT])
        text.number(chosen[_ROUNDS])
        if hands > 1:
            text.word(b", ")
            text.number(hands)
            text.word(b" hands")

    def _humans(self) -> int:  # per frame
        found = 0
        for person in range(self._chosen[_PERSONS]):
            found += self._chosen[_PEOPLE + person]
        return found

    def adjust(self, i: int, step: int) -> None:  # per frame
        """Change the row's value."""
        chosen = self._chosen
        fixed = _FIXED[chosen[_FORMAT]]
        if i >= fixed:
            chosen[_PEOPLE + i - fixed] ^= 1
        elif i == _MATCH:
            self._take_usual((chosen[_FORMAT] + step) % _FORMATS)
        elif i == _NUMBER:
            self._adjust_persons(step)
        elif i == _LENGTH:
            by = chosen[_PERSONS] - 1 if chosen[_FORMAT] == ROTATION else 1
            most = max(_MOST_ROUNDS // by, 1)
            chosen[_ROUNDS] = by * ((chosen[_ROUNDS] // by + step - 1) % most + 1)
        elif i == _BY_RULES:
            chosen[_RULES] = (chosen[_RULES] + step) % len(self._names)
        elif i == _HUMANS:
            humans = (self._humans() + step) % (chosen[_PERSONS] + 1)
            for person in range(MAX_PERSONS):
                chosen[_PEOPLE + person] = person < humans
        elif i == _AT_TABLES:
            least = 1 if chosen[_FORMAT] == PLAIN else 2
            numbers = MAX_TABLES - least + 1
            chosen[_TABLES] = least + (chosen[_TABLES] - least + step) % numbers
        elif i == _TEAMS:
            chosen[_SIZE] = 2 + (chosen[_SIZE] - 2 + step) % (MAX_AT_TABLE // 2 - 1)
        self._tell(b"")

    def _adjust_persons(self, step: int) -> None:  # per frame
        """Change the number of persons: of a rotation by four, of teams by a team."""
        chosen = self._chosen
        by = 1
        if chosen[_FORMAT] == ROTATION:
            by = 4
        elif chosen[_FORMAT] == TEAM:
            by = chosen[_SIZE]
        least = by if by > 1 else 2
        most = MAX_PERSONS // by * by if chosen[_FORMAT] != ROTATION else _MOST_IN_ROTATION
        numbers = (most - least) // by + 1
        at = (max(chosen[_PERSONS], least) - least) // by
        chosen[_PERSONS] = least + by * ((at + step) % numbers)
        if chosen[_FORMAT] == ROTATION:
            chosen[_ROUNDS] = chosen[_PERSONS] - 1

    def _refuse(self, why: str) -> None:
        """Say why the match cannot begin: at the foot, or over another screen in a notice."""
        if self.app.shown == "end":
            self.app.tell("Cannot start", why, "evening")
        else:
            self._tell(why.encode())

    def _tell(self, why: bytes) -> None:  # per frame
        """Show what is wrong at the foot, b"": nothing."""
        self._why = why
        self.below = _BELOW if why else 0
        self.count = self.choosable = self._rows()
        self.draw()

    def choose(self, i: int) -> None:
        """Begin, or change the row's value."""
        if i != _START:
            self.adjust(i, 1)
            return
        chosen = self._chosen
        people = chosen[_PEOPLE : _PEOPLE + chosen[_PERSONS]]
        ask_first(self.app, sum(people), self._begin)

    def _begin(self, app: "App") -> None:
        """Begin, or say what is wrong."""
        chosen = self._chosen
        match_format = chosen[_FORMAT]
        tables = 0 if match_format == ROTATION else chosen[_TABLES]
        what = (match_format, tables, chosen[_ROUNDS], chosen[_SIZE])
        people = bytes(chosen[_PEOPLE : _PEOPLE + chosen[_PERSONS]])
        number = chosen[_RULES]
        changes = b""
        if number >= len(NAMES):
            setup = self.app.setup
            mixes.choose(setup, number - len(NAMES))
            number = setup.rules
            changes = mixes.changes(setup)
            if not mixed.is_known(changes):
                self._refuse(_UNKNOWN)
                return
        try:
            begin(app, what, people, number, changes_for(match_format, changes))
        except ValueError as error:
            self._refuse(str(error))

    def back(self) -> None:
        """Go back to the rule sets."""
        self.app.go("rules")
