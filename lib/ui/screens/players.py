"""This screen asks how many play, who is a bot, and what else the chosen rules need to know.

Rows: two buttons, which deal and change the number of players; for each player a row
(`ui.seat_rows`); the level of the bots, which the foot explains; options that are set for each
match, such as the points that end it; then ages, sums, teams and colors of all seats, if the rules
ask for them. A on a person without a name leads to the screen that writes one, which leads back to
that row.
"""

from micropython import const

from engine.bots.levels import LINES, NAMES
from engine.rulesets import mixing
from engine.rulesets.codes_generated import ASKED, CODES
from engine.state.layout import CALLS_SEAT, EFFECTS
from engine.state.options import FIRST_PLAYER, PARTNERS, QUIZ_WAY, SETS
from ui.custom_rules import option_rows, store
from ui.draw.face_tiles import BOT, CALM, GLAD, PERSON
from ui.draw.font import CIRCLE
from ui.draw.font import PERSON as PERSON_SIGN
from ui.draw.list_page import FACES
from ui.draw.text import write_string
from ui.match.planning import plan_setup
from ui.match.setup_bytes import keep
from ui.screens.end import ask_first
from ui.screens.lists import ListScreen
from ui.seat_rows import SeatRows

TYPE_CHECKING = False
if TYPE_CHECKING:
    from ui.draw.row_line import RowLine

_START = const(0)
_NUMBER = const(1)
_FIRST_SEAT = const(2)
_FULL = "There is no room for these options. Delete one of your own rule sets first."
_ABOUT_NAME = b"A writes a name. None is needed."
_YOUNGEST = const(1)  # first=youngest
_BY_AGE = const(8)  # sets=by_age
_ENTRY = const(4)  # bytes of an entry of engine.rulesets.codes_generated.ASKED
_OLDEST = const(99)
_TWO = const(2)  # a face, whose effect that is among the rules' bytes
_OPPOSITE = const(1)  # partners=1
_TEAMS = const(2)  # partners=teams
_SUMS = (b"as agreed", b"no sums", b"adds", b"multiplies")
_MOST_TEAMS = const(5)
_MOST_ASKED = const(14)  # letters behind a name
# What is asked of each seat.
_AGE = const(0)
_SUM = const(1)
_TEAM = const(2)
_COLOR = const(3)
_COLORS = (b"red", b"green", b"blue", b"yellow")


class Screen(ListScreen):
    """See the module."""

    starts = True
    start_hint = b"A choose  ST deal"
    buttons = 2
    adjusts = True
    marks = FACES
    words_below = 60

    def enter(self) -> None:
        """Show the screen."""
        setup = self.app.setup
        self._rules = mixing.with_changes(setup.rules, store.changes(setup))
        self._fewest = mixing.fewest(setup.rules, self._rules)
        self._most = mixing.most(setup.rules, self._rules)
        setup.players = min(max(setup.players, self._fewest), self._most)
        rules = self._rules
        self._kinds = bytearray(4)  # what is asked of each seat
        self._kind_count = 0
        self._ask(
            _AGE, rules[FIRST_PLAYER - EFFECTS] == _YOUNGEST or rules[SETS - EFFECTS] & _BY_AGE > 0
        )
        self._ask(_SUM, rules[QUIZ_WAY - EFFECTS] > 0)
        self._ask(_TEAM, rules[PARTNERS - EFFECTS] == _TEAMS)
        self._ask(_COLOR, rules[_TWO] == CALLS_SEAT)
        self._asked = bytearray(len(ASKED) // _ENTRY)
        self._find_asked()
        self._seats = SeatRows(self.app)
        self.open(self._rows(), self._place_cursor())

    def _place_cursor(self) -> int:
        """Return the row of the seat that was just asked for a name; else the first row.

        If none was written, a bot sits there with two buttons: nothing else would lead to one.
        """
        setup = self.app.setup
        seat = setup.seat
        if seat < 0:
            return _START
        setup.seat = -1
        if not setup.name_numbers[seat] and not self.app.keys.has_pad:
            setup.people[seat] = 0
            self._seats.refresh()
            keep(self.app)
        return _FIRST_SEAT + seat

    def _ask(self, kind: int, is_asked: bool) -> None:
        """Add a kind of question to each seat, if the rules ask it."""
        if is_asked:
            store.ensure(self.app.setup)
            self._kinds[self._kind_count] = kind
            self._kind_count += 1

    def _find_asked(self) -> None:  # per frame
        """Find the options to ask for by these rules: their places in the menus."""
        self._options = 0
        at = 0
        while at < len(ASKED):
            values = ASKED[at + 2] | ASKED[at + 3] << 8
            if values >> mixing.by_code(self._rules, ASKED[at + 1]) & 1:
                i = 0
                while CODES[i] != ASKED[at]:
                    i += 1
                self._asked[self._options] = i
                self._options += 1
            at += _ENTRY

    def _rows(self) -> int:  # per frame
        """Return how many rows there are."""
        more = self._options + self.app.setup.players * self._kind_count
        return self._after_level() + more

    def _after_level(self) -> int:  # per frame
        """Return the first row after those of the seats and of the bots' level."""
        return _FIRST_SEAT + self.app.setup.players + 1

    def about(self, i: int) -> bytes:  # per frame
        """Return what the level of the bots means, or what A writes. A new name ends elsewhere."""
        seat = self._seat_at(i)
        if seat != self._seats.naming:
            self._seats.naming = -1
        if i == self._after_level() - 1:
            return LINES[self.app.setup.level]
        return _ABOUT_NAME if seat >= 0 and self._seats.is_asked(seat) else b""

    def _seat_at(self, i: int) -> int:  # per frame
        """Return the seat of a row, -1: it is not that of a seat."""
        return i - _FIRST_SEAT if _FIRST_SEAT <= i < self._after_level() - 1 else -1

    def write(self, text: "RowLine", i: int) -> None:  # per frame
        """Write a row."""
        players = self.app.setup.players
        if i == _START:
            text.word(b"DEAL!")
        elif i == _NUMBER:
            text.letter(PERSON_SIGN)
            text.number(players)
        elif i < _FIRST_SEAT + players:
            seat = i - _FIRST_SEAT
            is_opposite = self._rules[PARTNERS - EFFECTS] == _OPPOSITE
            self._seats.write(text, seat, (seat + 2) % 4 if is_opposite else seat)
        elif i == _FIRST_SEAT + players:
            text.word(b"Bots: ")
            write_string(text, NAMES[self.app.setup.level])
        elif i < self._after_level() + self._options:
            option_rows.write(text, self._rules, self._asked[i - self._after_level()])
        else:
            self._write_asked(text, i - self._after_level() - self._options)

    def leads(self, i: int) -> bool:  # per frame
        """Tell that no row opens something."""
        return False

    def look(self, row: int, i: int, is_chosen: bool) -> None:  # per frame
        """Show the face of the player on a seat."""
        seat = self._seat_at(i)
        kind = PERSON
        if seat >= 0 and not self.app.setup.people[seat]:
            kind = BOT
        self.page.face(row, kind if seat >= 0 else -1, seat, GLAD if is_chosen else CALM)

    def _write_asked(self, text: "RowLine", i: int) -> None:  # per frame
        """Write the age, the sums, the team or the color of a seat."""
        players = self.app.setup.players
        seat = i % players
        kind = self._kinds[i // players]
        value = self._value(kind, seat)
        self._seats.player(text, seat, text.room() - _MOST_ASKED)
        if kind == _SUM or kind == _COLOR:
            text.word(b": ")
            if kind == _COLOR:
                text.letter(CIRCLE + value)
            text.word(_SUMS[value] if kind == _SUM else _COLORS[value])
            return
        text.word(b" team: " if kind == _TEAM else b" age: ")
        if value:
            text.number(value)
        else:
            text.word(b"not said")

    def _value(self, kind: int, seat: int) -> int:  # per frame
        """Return the answer for a seat, 0: none yet. A team and a color always have one."""
        bytes_of = self.app.setup.own
        if kind == _AGE:
            return bytes_of[store.AGES + seat]
        if kind == _SUM:
            return store.sums_of(bytes_of, seat)
        if kind == _COLOR:
            return store.color_of(bytes_of, seat)
        return store.team_of(bytes_of, seat)

    def choose(self, i: int) -> None:
        """Start, or change the row's value."""
        if i == _START:
            setup = self.app.setup
            ask_first(self.app, sum(setup.people[: setup.players]), plan_setup)
        elif self._seat_at(i) >= 0 and self._seats.is_asked(self._seat_at(i)):
            self._open(self._seat_at(i))
        else:
            self.adjust(i, 1)

    def _open(self, seat: int) -> None:
        """Let a name be written, and kept, for the person on a seat."""
        setup = self.app.setup
        setup.naming = setup.names.index(b"")
        setup.seat = seat
        self.app.go("name")

    def adjust(self, i: int, step: int) -> None:
        """Change the row's value."""
        setup = self.app.setup
        players = setup.players
        if i == _START:
            self._move(1)  # to the button beside it
            return
        if i == _NUMBER:
            numbers = self._most - self._fewest + 1
            setup.players = self._fewest + (players - self._fewest + step) % numbers
            self._seats.refresh()
        elif i >= self._after_level() + self._options:
            self._adjust_asked(i - self._after_level() - self._options, step)
        elif i >= self._after_level():
            option_rows.step(self._rules, self._asked[i - self._after_level()], step)
            self._find_asked()
        elif i == _FIRST_SEAT + players:
            setup.level = (setup.level + step) % len(NAMES)
        elif i >= _FIRST_SEAT:
            self._seats.step(i - _FIRST_SEAT, step)
        self.count = self.choosable = self._rows()
        if self._keep():
            self.draw()

    def _adjust_asked(self, i: int, step: int) -> None:  # per frame
        players = self.app.setup.players
        seat = i % players
        kind = self._kinds[i // players]
        value = self._value(kind, seat) + step
        bytes_of = self.app.setup.own
        at = store.SUMS + seat
        if kind == _AGE:
            bytes_of[store.AGES + seat] = value % (_OLDEST + 1)
        elif kind == _SUM:
            bytes_of[at] = bytes_of[at] & ~3 | value % len(_SUMS)
        elif kind == _COLOR:
            store.put_color(bytes_of, seat, value % len(_COLORS))
        else:
            bytes_of[at] = bytes_of[at] & 15 | (value - 1) % _MOST_TEAMS + 1 << 4

    def _keep(self) -> bool:
        """Save what was set here; without room for the options say so, and return False."""
        setup = self.app.setup
        changes = mixing.changes_of(self._rules, setup.rules)
        has_room = changes == store.changes(setup) or store.put_changes(setup, changes)
        if has_room:
            keep(self.app)
        else:
            self.app.tell("No room", _FULL, "players")
        return has_room

    def back(self) -> None:
        """Go back to the rule sets, or to the mix."""
        self.app.go("rules" if store.chosen(self.app.setup) < 0 else "editor")
