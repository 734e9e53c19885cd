"""This screen shows the standings between rounds, and the final sheet at the end.

The final sheet begins with the winners: of a rotation whoever has the most points; of other formats
the winners of four categories, among persons and then among teams, if there are any (SOC-3). Then
come all persons, the best first, with points, Unos, and hands won or how often they went out.
"""

from micropython import const

from engine.evenings.sheet import (
    FORMAT,
    HANDS,
    PERSONS,
    PLAIN,
    ROTATION,
    SIDE_SIZE,
    TEAM,
    is_over,
)
from engine.evenings.standings import (
    HIGHEST,
    LOWEST,
    ROCKS,
    UNOS,
    WON,
    best_of,
    standings_into,
    team_value,
    total_of,
    value,
    winners_into,
)
from ui.draw.font import CAPITAL_P, DASH, PLUS, SPACE, STAR
from ui.screens.lists import ScrollScreen

TYPE_CHECKING = False
if TYPE_CHECKING:
    from ui.draw.text import Text

# Kinds of rows. The comment says what their two numbers mean.
_CATEGORY = const(0)  # the category; 1: of teams
_NAMES = const(1)  # the first place in `_winners`; how many
_TEAM_NAMES = const(2)
_COLUMNS = const(3)
_PERSON = const(4)
_TEAM = const(5)
_EMPTY = const(6)
_CATEGORIES = (
    b"Most Unos ",
    b'Most "I rock!" ',
    b"Highest points ",
    b"Lowest points ",
    b"Most hands won ",
)
_ROW = const(3)  # bytes


class Screen(ScrollScreen):
    """Rows of three bytes: a kind, and two numbers."""

    def enter(self) -> None:
        """Show the screen."""
        app = self.app
        self._sheet = sheet = app.evening.sheet
        self._is_over = is_over(sheet)
        self._list_rows = bytearray()
        self._winners = bytearray()
        title = "Standings"
        if self._is_over:
            title = self._list_winners()
            self._add(_EMPTY, 0, 0)
        if sheet[FORMAT] == TEAM:
            self._list_all(_TEAM)
            self._add(_EMPTY, 0, 0)
        self._list_all(_PERSON)
        app.is_finished = self._is_over and not app.evening.persons
        self.open(title, len(self._list_rows) // _ROW, 0, 0)

    def _add(self, kind: int, one: int, other: int) -> None:
        self._list_rows += bytes((kind, one, other))

    def _list_winners(self) -> str:
        """Add rows of who wins what; return the title."""
        sheet = self._sheet
        if sheet[FORMAT] == ROTATION:
            out = bytearray(sheet[PERSONS])
            count = winners_into(sheet, HIGHEST, False, out)
            self._list_names(out, count, False)
            return "P" + str(out[0] + 1) + " wins" if count == 1 else "The winners"
        for teams in (False, True) if sheet[FORMAT] == TEAM else (False,):
            for category in (UNOS, ROCKS, HIGHEST, LOWEST):
                self._list_category(category, teams)
        return "The winners"

    def _list_category(self, category: int, teams: bool) -> None:
        """Add a category and its winners, if it has any."""
        out = bytearray(self._sheet[PERSONS])
        count = winners_into(self._sheet, category, teams, out)
        if count:
            self._add(_CATEGORY, category, teams)
            self._list_names(out, count, teams)

    def _list_names(self, out: bytearray, count: int, teams: bool) -> None:
        """Add rows of names, with as many names in each as fit."""
        size = self._sheet[SIDE_SIZE] if teams else 1
        fits = max((self.page.body.columns - 2) // (4 * size), 1)
        for i in range(0, count, fits):
            more = min(fits, count - i)
            self._add(_TEAM_NAMES if teams else _NAMES, len(self._winners), more)
            self._winners += out[i : i + more]

    def _list_all(self, kind: int) -> None:
        """Add rows of all persons or teams, the best first."""
        sheet = self._sheet
        out = bytearray(sheet[PERSONS])
        is_high = sheet[FORMAT] in (ROTATION, PLAIN)
        count = standings_into(sheet, HIGHEST if is_high else LOWEST, kind == _TEAM, out)
        self._add(_COLUMNS, kind, 0)
        for i in range(count):
            self._add(kind, out[i], 0)

    def write(self, text: "Text", i: int) -> None:  # per frame
        """Write a row."""
        rows = self._list_rows
        kind = rows[_ROW * i]
        one = rows[_ROW * i + 1]
        other = rows[_ROW * i + 2]
        if kind == _CATEGORY:
            if other:
                text.word(b"Team: ")
            text.word(_CATEGORIES[one])
            text.number(best_of(self._sheet, one, other > 0))
        elif kind == _NAMES or kind == _TEAM_NAMES:
            self._write_names(text, one, other, kind == _TEAM_NAMES)
        elif kind == _COLUMNS:
            text.word(b"teams" if one == _TEAM else b"    ")
            text.word(b"points Unos")
            text.word(b" out" if self._sheet[HANDS] == 1 else b" won")
        elif kind == _PERSON:
            self._write_person(text, one)
        elif kind == _TEAM:
            self._write_team(text, one)

    def _write_names(self, text: "Text", start: int, count: int, teams: bool) -> None:  # per frame
        text.letter(STAR)
        for i in range(start, start + count):
            text.letter(SPACE)
            self._write_team_name(text, self._winners[i], teams)

    def _write_team_name(self, text: "Text", one: int, teams: bool) -> None:  # per frame
        """Write a person, or the members of a team."""
        size = self._sheet[SIDE_SIZE] if teams else 1
        for member in range(size):
            if member:
                text.letter(PLUS)
            text.letter(CAPITAL_P)
            text.number(one * size + member + 1)

    def _write_person(self, text: "Text", person: int) -> None:  # per frame
        sheet = self._sheet
        text.letter(CAPITAL_P)
        text.number(person + 1)
        text.word(b" " if person > 8 else b"  ")
        text.right(total_of(sheet, person), 6)
        text.right(value(sheet, UNOS, person), 5)
        text.right(value(sheet, ROCKS if sheet[HANDS] == 1 else WON, person), 4)

    def _write_team(self, text: "Text", team: int) -> None:  # per frame
        sheet = self._sheet
        size = sheet[SIDE_SIZE]
        text.letter(CAPITAL_P)
        text.number(team * size + 1)
        text.letter(DASH)
        text.number(team * size + size)
        wide = 5 + (team * size + 1 > 9) + (team * size + size > 9)
        text.right(team_value(sheet, HIGHEST, team), 11 - wide)
        text.right(team_value(sheet, UNOS, team), 5)
        text.right(team_value(sheet, ROCKS, team), 4)

    def hint(self) -> None:  # per frame
        """Write what A does, and how to scroll."""
        if self._is_over and self.count <= self.page.room:
            self.page.hint(b"A: back to the title")
        else:
            super().hint()

    def choose(self, i: int) -> None:
        """Go back to the round; at the end delete the save and go to the title."""
        app = self.app
        app.is_finished = False
        if not self._is_over:
            app.go("round")
            return
        if app.evening.persons:
            app.saves.forget_match()
        app.go("title")

    def back(self) -> None:
        """Go back to the round; the final sheet stays until A is pressed."""
        if not self._is_over:
            self.choose(0)
