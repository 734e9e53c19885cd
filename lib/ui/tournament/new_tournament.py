"""This screen sets up a tournament: format, entrants, teams, rounds, rules, people and bots.

The choices are in `Setup.tables`, so that they outlast the screen: the numbers below, then for each
entrant 1 for a person, 0 for a bot. The foot says why it cannot begin; else, beside "Start" and the
format, what that is.
"""

from micropython import const

from engine.rulesets import mixing
from engine.rulesets.index_generated import NAMES as RULE_SETS
from engine.tournament.layout import FREE, MAX_AT_TABLE, MAX_ENTRANTS, MAX_TABLES, ROTATION, TEAM
from engine.tournament.rotation import MOST
from engine.tournament.setup import FORMAT_NAMES, hands_of, usual_rounds
from ui.custom_rules import store
from ui.draw.font import BOT, PERSON, SPACE
from ui.match.planning import begin_tournament, next_seed
from ui.match.setup_bytes import keep
from ui.rule_names import title_of
from ui.screens.end import ask_first
from ui.screens.lists import ListScreen
from ui.tournament.entrants import write_entrant
from ui.tournament.start import make, usual_rules

TYPE_CHECKING = False
if TYPE_CHECKING:
    from ui.app import App
    from ui.draw.row_line import RowLine

# In Setup.tables.
_FORMAT = const(0)
_ENTRANTS = const(1)
_TABLES = const(2)
_SIZE = const(3)  # of a team
_ROUNDS = const(4)
_RULES = const(5)  # of the rule sets, then the mixes
_PEOPLE = const(6)

_MOST_ROUNDS = const(31)
# Rows; each format has the first _FIXED of them. Then come the entrants.
_START = const(0)
_FORMAT_ROW = const(1)
_ROUNDS_ROW = const(3)
_RULES_ROW = const(4)
_PEOPLE_ROW = const(5)
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
_VALUES = bytes((0, _FORMAT, _ENTRANTS, _ROUNDS, _RULES, 0, _TABLES, _SIZE))  # by row
_FIXED = bytes((6, 7, 8, 7))  # by format
_ABOUT = (  # by format
    b"All are partners of all in turn. The highest total wins.",
    b"All tables stop when one is out. Fewest points move on, most move back.",
    b"A social evening of teams, which move and win together.",
    b"Nobody moves, any rules. The totals of all rounds count.",
)
_UNKNOWN = "This mix was made by a later version"
_USUAL = b"\x04\x01\x0c\x03\x0c\x03\x08\x02"  # by format: entrants, then tables


class Screen(ListScreen):
    """See the module."""

    starts = True
    words_below = 80

    def enter(self) -> None:
        """Show the screen."""
        setup = self.app.setup
        self._usual = bytes([usual_rules(one) for one in range(len(FORMAT_NAMES))])
        is_new = not setup.tables
        if is_new:
            setup.tables = bytearray(_PEOPLE + MAX_ENTRANTS)
            setup.tables[_SIZE] = 2
            setup.tables[_PEOPLE] = 1
        self._chosen = setup.tables
        if is_new:
            self._take_usual(ROTATION)
        self._formats = [name.encode() for name in FORMAT_NAMES]
        self._names = [title_of(rules) for rules in range(len(RULE_SETS))]
        for mix in range(store.count(setup)):
            self._names.append(bytes(store.name(setup, mix)))
        if self._chosen[_RULES] >= len(self._names):  # the mix was deleted
            self._chosen[_RULES] = self._usual[self._chosen[_FORMAT]]
        self._why = b""
        self.open(self._rows())

    def _take_usual(self, match_format: int) -> None:  # per frame
        """Set what is usual in a format."""
        chosen = self._chosen
        chosen[_FORMAT] = match_format
        chosen[_ENTRANTS] = entrants = _USUAL[2 * match_format]
        chosen[_TABLES] = _USUAL[2 * match_format + 1]
        chosen[_ROUNDS] = usual_rounds(match_format, entrants)
        chosen[_RULES] = self._usual[match_format]

    def _rows(self) -> int:  # per frame
        return _FIXED[self._chosen[_FORMAT]] + self._chosen[_ENTRANTS]

    def about(self, i: int) -> bytes:  # per frame
        """Return what is wrong, or what the format is."""
        is_format = not self._why and i <= _FORMAT_ROW
        return _ABOUT[self._chosen[_FORMAT]] if is_format else self._why

    def write(self, text: "RowLine", i: int) -> None:  # per frame
        """Write a row."""
        chosen = self._chosen
        fixed = _FIXED[chosen[_FORMAT]]
        if i >= fixed:
            is_person = chosen[_PEOPLE + i - fixed]
            text.letter(PERSON if is_person else BOT)
            text.letter(SPACE)
            write_entrant(text, i - fixed)
            text.word(b" person" if is_person else b" bot")
            return
        text.word(_ROWS[i])
        if i == _FORMAT_ROW:
            text.word(self._formats[chosen[_FORMAT]])
        elif i == _RULES_ROW:
            text.word(self._names[chosen[_RULES]])
        elif i == _PEOPLE_ROW:
            text.number(self._people())
        elif i != _START:
            text.number(chosen[_VALUES[i]])
            if i == _ROUNDS_ROW and hands_of(chosen[_FORMAT]) > 1:
                text.word(b", ")
                text.number(hands_of(chosen[_FORMAT]))
                text.word(b" hands")

    def _people(self) -> int:  # per frame
        found = 0
        for entrant in range(self._chosen[_ENTRANTS]):
            found += self._chosen[_PEOPLE + entrant]
        return found

    def adjust(self, i: int, step: int) -> None:
        """Change the row's value."""
        chosen = self._chosen
        fixed = _FIXED[chosen[_FORMAT]]
        if i >= fixed:
            chosen[_PEOPLE + i - fixed] ^= 1
        elif i == _FORMAT_ROW:
            self._take_usual((chosen[_FORMAT] + step) % len(FORMAT_NAMES))
        elif i == _PEOPLE_ROW:
            people = (self._people() + step) % (chosen[_ENTRANTS] + 1)
            for entrant in range(MAX_ENTRANTS):
                chosen[_PEOPLE + entrant] = entrant < people
        elif i != _START:
            self._adjust_number(_VALUES[i], step)
        self._tell(b"")
        keep(self.app)

    def _adjust_number(self, which: int, step: int) -> None:  # per frame
        """Change a number; entrants by four in a rotation, or by a team; rounds by a rotation."""
        chosen = self._chosen
        match_format = chosen[_FORMAT]
        by = 1
        least = 2
        most = MAX_AT_TABLE // 2  # _SIZE
        if which == _ENTRANTS:
            if match_format == ROTATION:
                by = least = 4
                most = MOST
            else:
                if match_format == TEAM:
                    by = least = chosen[_SIZE]
                most = MAX_ENTRANTS // by * by
        elif which == _TABLES:
            least = 1 if match_format == FREE else 2
            most = MAX_TABLES
        elif which == _ROUNDS:
            by = least = chosen[_ENTRANTS] - 1 if match_format == ROTATION else 1
            most = max(_MOST_ROUNDS // by, 1) * by
        elif which == _RULES:
            least = 0
            most = len(self._names) - 1
        place = (max(chosen[which], least) - least) // by + step
        chosen[which] = least + by * (place % ((most - least) // by + 1))
        if which == _ENTRANTS and match_format == ROTATION:
            chosen[_ROUNDS] = chosen[_ENTRANTS] - 1

    def _refuse(self, why: str) -> None:
        """Say why it cannot begin: at the foot, or over another screen in a notice."""
        if self.app.shown == "end":
            self.app.tell("Cannot start", why, "new_tournament")
        else:
            self._tell(why.encode())

    def _tell(self, why: bytes) -> None:  # per frame
        """Show what is wrong at the foot, b"": nothing."""
        self._why = why
        self.count = self.choosable = self._rows()
        self.draw()

    def choose(self, i: int) -> None:
        """Begin, or change the row's value."""
        if i == _START:
            ask_first(self.app, self._people(), self._begin)
        else:
            self.adjust(i, 1)

    def _begin(self, app: "App") -> None:
        """Begin, or say what is wrong."""
        chosen = self._chosen
        tables = 0 if chosen[_FORMAT] == ROTATION else chosen[_TABLES]
        what = (chosen[_FORMAT], tables, chosen[_ROUNDS], chosen[_SIZE])
        people = bytes(chosen[_PEOPLE : _PEOPLE + chosen[_ENTRANTS]])
        rule_set = chosen[_RULES]
        changes = b""
        if rule_set >= len(RULE_SETS):
            store.choose(app.setup, rule_set - len(RULE_SETS))
            rule_set = app.setup.rules
            changes = store.changes(app.setup)
            if not mixing.is_known(changes):
                self._refuse(_UNKNOWN)
                return
        try:
            begin_tournament(app, make(what, people, rule_set, changes, next_seed(app)))
        except ValueError as error:
            self._refuse(str(error))
