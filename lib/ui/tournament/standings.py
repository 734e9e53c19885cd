"""This screen shows the standings between rounds, and the final sheet at the end.

The final sheet begins with the winners: of a rotation whoever has the most points; of other formats
the winners of four categories, among entrants and then among teams, if there are any (SOC-3). Then
come all entrants, the best first, with points, Unos, and hands won or how often they went out. A
rotation of four ends with the points of each two partners (PAR-2).
"""

from micropython import const

from engine.tournament import layout, standings
from ui.draw.font import CAPITAL_P, DASH, PLUS, SPACE, STAR
from ui.draw.row_line import RowLine
from ui.screens.lists import ScrollScreen
from ui.tournament.entrants import write_column, write_entrant

# Rows. The comment says what their two numbers mean.
_CATEGORY = const(0)  # the category; 1: of teams
_NAMES = const(1)  # the first place in `_winners`; how many
_TEAM_NAMES = const(2)
_COLUMNS = const(3)  # _ENTRANT or _TEAM
_ENTRANT = const(4)
_TEAM = const(5)
_EMPTY = const(6)
_PAIR = const(7)  # two partners
_CATEGORIES = (
    b"Most Unos ",
    b'Most "I rock!" ',
    b"Highest points ",
    b"Lowest points ",
    b"Most hands won ",
)
_ROW = const(3)  # bytes


class Screen(ScrollScreen):
    """`_list_rows`: three bytes a row: what it is, and two numbers."""

    def enter(self) -> None:
        """Show the screen."""
        app = self.app
        self._t = t = app.tournament.t
        self._is_over = layout.is_over(t)
        self._list_rows = bytearray()
        self._winners = bytearray()
        title = b""
        if self._is_over:
            title = self._list_winners()
            self._add(_EMPTY, 0, 0)
        if t[layout.T_FORMAT] == layout.TEAM:
            self._list_all(_TEAM)
            self._add(_EMPTY, 0, 0)
        self._list_all(_ENTRANT)
        if layout.pairs_in(t[layout.T_FORMAT], t[layout.T_ENTRANTS]):
            self._list_pairs()
        app.is_finished = self._is_over and not app.tournament.people
        self.open(len(self._list_rows) // _ROW, title=title)

    def _add(self, row: int, one: int, other: int) -> None:
        self._list_rows += bytes((row, one, other))

    def _list_winners(self) -> bytes:
        """Add rows of who wins what; return the title."""
        t = self._t
        if t[layout.T_FORMAT] == layout.ROTATION:
            out = bytearray(t[layout.T_ENTRANTS])
            count = standings.winners_into(t, standings.HIGHEST, False, out)
            self._list_names(out, count, False)
            return b"P%d wins" % (out[0] + 1) if count == 1 else b"The winners"
        for teams in (False, True) if t[layout.T_FORMAT] == layout.TEAM else (False,):
            for category in range(standings.MOST_WON):  # hands won have no winner of their own
                self._list_category(category, teams)
        return b"The winners"

    def _list_category(self, category: int, teams: bool) -> None:
        """Add a category and its winners, if it has any."""
        out = bytearray(self._t[layout.T_ENTRANTS])
        count = standings.winners_into(self._t, category, teams, out)
        if count:
            self._add(_CATEGORY, category, teams)
            self._list_names(out, count, teams)

    def _list_names(self, out: bytearray, count: int, teams: bool) -> None:
        """Add rows of names, with as many names in each as fit."""
        size = self._t[layout.T_SIDE_SIZE] if teams else 1
        fits = max((self.page.text_columns - 2) // (4 * size), 1)
        for i in range(0, count, fits):
            more = min(fits, count - i)
            self._add(_TEAM_NAMES if teams else _NAMES, len(self._winners), more)
            self._winners += out[i : i + more]

    def _list_all(self, row: int) -> None:
        """Add rows of all entrants or teams, the best first."""
        t = self._t
        out = bytearray(t[layout.T_ENTRANTS])
        is_high = t[layout.T_FORMAT] in (layout.ROTATION, layout.FREE)
        by = standings.HIGHEST if is_high else standings.LOWEST
        count = standings.standings_into(t, by, row == _TEAM, out)
        self._add(_COLUMNS, row, 0)
        for i in range(count):
            self._add(row, out[i], 0)

    def _list_pairs(self) -> None:
        """Add rows of all partners of a rotation of four."""
        entrants = self._t[layout.T_ENTRANTS]
        self._add(_EMPTY, 0, 0)
        self._add(_COLUMNS, _PAIR, 0)
        for one in range(entrants):
            for other in range(one + 1, entrants):
                self._add(_PAIR, one, other)

    def write(self, text: "RowLine", i: int) -> None:  # per frame
        """Write a row."""
        rows = self._list_rows
        row = rows[_ROW * i]
        one = rows[_ROW * i + 1]
        other = rows[_ROW * i + 2]
        if row == _CATEGORY:
            if other:
                text.word(b"Team: ")
            text.word(_CATEGORIES[one])
            text.number(standings.best_of(self._t, one, other > 0))
        elif row == _NAMES or row == _TEAM_NAMES:
            self._write_names(text, one, other, row == _TEAM_NAMES)
        elif row == _PAIR:
            write_entrant(text, one)
            text.letter(PLUS)
            write_entrant(text, other)
            text.right(standings.points_at(self._t, layout.pair_record(self._t, one, other)), 6)
        elif row == _COLUMNS and one == _PAIR:
            text.word(b"Points together")
        elif row == _COLUMNS:
            text.word(b"    points Unos")
            text.word(b" out" if self._t[layout.T_HANDS] == 1 else b" won")
        elif row == _ENTRANT:
            write_column(text, one)
            self._write_values(text, one, False, 6)
        elif row == _TEAM:
            self._write_team(text, one)

    def _write_names(
        self, text: "RowLine", start: int, count: int, teams: bool
    ) -> None:  # per frame
        """Write winners: entrants, or the members of teams."""
        size = self._t[layout.T_SIDE_SIZE] if teams else 1
        text.letter(STAR)
        for i in range(start, start + count):
            text.letter(SPACE)
            for member in range(size):
                if member:
                    text.letter(PLUS)
                write_entrant(text, self._winners[i] * size + member)

    def _write_team(self, text: "RowLine", team: int) -> None:  # per frame
        size = self._t[layout.T_SIDE_SIZE]
        first = team * size
        text.letter(CAPITAL_P)
        text.number(first + 1)
        text.letter(DASH)
        text.number(first + size)
        wide = 5 + (first + 1 > 9) + (first + size > 9)
        self._write_values(text, team, True, 11 - wide)

    def _write_values(
        self, text: "RowLine", number: int, teams: bool, wide: int
    ) -> None:  # per frame
        """Write points in a column so wide, Unos, and hands won or how often they went out."""
        t = self._t
        third = standings.MOST_ROCKS if t[layout.T_HANDS] == 1 else standings.MOST_WON
        text.right(standings.value(t, standings.HIGHEST, number, teams), wide)
        text.right(standings.value(t, standings.MOST_UNOS, number, teams), 5)
        text.right(standings.value(t, third, number, teams), 4)

    def hint(self) -> None:  # per frame
        """Write what A does, and how to scroll."""
        if self._is_over and self.count <= self.page.room:
            self.page.hint(b"A back to the title")
        else:
            super().hint()

    def choose(self, i: int) -> None:
        """Go back to the round; at the end delete the save and go to the title."""
        app = self.app
        app.is_finished = False
        if not self._is_over:
            app.go("round")
            return
        if app.tournament.people:
            app.saves.forget_match()
        app.go("title")

    def back(self) -> None:
        """Go back to the round; the final sheet stays until A is pressed."""
        if not self._is_over:
            self.choose(0)
