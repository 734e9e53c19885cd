"""This screen is the score sheet after a hand: what each side held, the totals, what else counts.

Where partners play a row is a side, under both names. Where averages decide, the total, the hands
won and the one by the other. Below stand how many hands were played, who sits out, tables that are
covered, who keeps the score and who deals next; and where a match is so many hands long, or one of
several tables, the Unos and the hands won of everybody.
"""

from micropython import const

from engine.public import player_of
from engine.state.layout import (
    BY_LAST_CARD,
    EFFECTS,
    GAINED,
    HAND_NUMBER,
    HAND_POINTS,
    HANDS_WON,
    MATCH_ENDED,
    MATCH_WINNERS,
    NOBODY,
    PLAYERS,
    SALT,
    SCORER,
    SCORES,
    SITTING_OUT,
    STATUS,
    TEAM,
    TRAIL,
    UNOS,
    WAY_OVER,
    WINNERS,
)
from engine.state.options import MATCH_HANDS, SCORING, TABLE_CARDS, TABLES, TARGET
from engine.state.seats import in_set, word
from ui.draw.font import SALT_SHAKER, STAR
from ui.draw.text import PERSONS
from ui.saves import count
from ui.screens.lists import ScrollScreen
from ui.screens.score_rows import dealer_after, side_name, write_average, write_to

TYPE_CHECKING = False
if TYPE_CHECKING:
    from ui.draw.text import Text

_MOST_NAMED = const(3)  # winners in the title
_NO_POINTS = const(3)  # scoring=none
_AVERAGE = const(4)  # scoring=average
_DISCARD_SIZE = const(22)  # layout.PILE_SIZE + layout.DISCARDS
# Kinds of rows; with each goes a seat.
_GAIN = const(0)
_COLUMNS = const(1)
_SIDE = const(2)
_EMPTY = const(3)
_HAND = const(4)
_TABLES_ROW = const(5)
_SITS_OUT = const(6)
_SALT_ROW = const(7)
_KEEPS = const(8)
_DEALS = const(9)
_COUNTS_HEAD = const(10)
_COUNTED = const(11)
# From _SITS_OUT on.
_WORDS = (b"sits out: ", b"2 cards free: ", b"keeps score: ", b"deals next: ")


class Screen(ScrollScreen):
    """`_kinds` and `_seats`: of each row."""

    def enter(self) -> None:
        """Show it. Hands are open now: points are everybody's to see."""
        app = self.app
        match = app.match
        match.hand_to(NOBODY if match.persons != 1 else match.holder)
        self._view = view = match.view
        self._is_over = view[STATUS] == MATCH_ENDED
        # Somebody went out at another table: nobody has won this one.
        evening = app.evening
        self._is_stopped = evening and evening.is_paced and view[WAY_OVER] != BY_LAST_CARD
        self._is_wide = view[SCORING] == _AVERAGE
        app.finished = match.persons == 0
        self._kinds = bytearray((_GAIN, _COLUMNS))
        self._seats = bytearray(2)
        self._list_sides()
        self._list_extras()
        self.open(self._title(), len(self._kinds), 0, 0)

    def _title(self) -> str:
        """Who has won."""
        if self._is_stopped:
            return "All tables stop"
        is_match = self._is_over and not self.app.evening
        names = self._winners(MATCH_WINNERS if is_match else WINNERS)
        who = ", ".join(names)
        if is_match:
            return "Match: " + who
        if not names:
            return "A tie"
        is_one = len(names) == 1 and who != "You"
        return who + (" wins" if is_one else " win")

    def _winners(self, at: int) -> "list[str]":
        """The names of the seats in a set; of many how many they are."""
        view = self._view
        names = []
        for seat in range(view[PLAYERS]):
            if in_set(view, at, seat):
                is_you = seat == self.app.match.holder
                names.append("You" if is_you else "P" + str(PERSONS[player_of(view, seat)]))
        return names if len(names) <= _MOST_NAMED else [str(len(names))]

    def _add(self, kind: int, seat: int = 0) -> None:
        self._kinds.append(kind)
        self._seats.append(seat)

    def _list_sides(self) -> None:
        """A row for each side; a side stands where its first player sits."""
        view = self._view
        for seat in range(view[PLAYERS]):
            team = view[TEAM + player_of(view, seat)]
            is_first = True
            for other in range(seat):
                if team and view[TEAM + player_of(view, other)] == team:
                    is_first = False
            if is_first:
                self._add(_SIDE, seat)

    def _list_extras(self) -> None:
        """What else there is to tell."""
        view = self._view
        self._add(_EMPTY)
        self._add(_HAND)
        if view[TABLES]:
            self._add(_TABLES_ROW)
        for seat in range(view[PLAYERS]):
            if in_set(view, SITTING_OUT, seat):
                self._add(_SITS_OUT, seat)
        if view[EFFECTS + 8] and view[SALT] != NOBODY and word(view, HAND_POINTS + 2 * view[SALT]):
            self._add(_SALT_ROW, view[SALT])
        if view[SCORER] != NOBODY:
            self._add(_KEEPS, view[SCORER])
        if not self._is_over:
            self._add(_DEALS, dealer_after(view))
        if view[MATCH_HANDS] or self._is_wide or view[SCORING] == _NO_POINTS:
            self._add(_EMPTY)
            self._add(_COUNTS_HEAD)
            for seat in range(view[PLAYERS]):
                self._add(_COUNTED, seat)

    def hint(self) -> None:  # per frame
        """What A leads to, and that there is more."""
        if self._is_over:
            words = b"A: to the round" if self.app.evening else b"A: back to the title"
        else:
            words = b"A: next hand"
        self.page.hint(words)

    def write(self, text: "Text", i: int) -> None:  # per frame
        """Write a row."""
        kind = self._kinds[i]
        seat = self._seats[i]
        if kind == _SIDE:
            self._write_side(text, seat)
        elif kind == _GAIN:
            self._write_gain(text)
        elif kind == _COLUMNS:
            self._write_columns(text)
        elif kind >= _COUNTS_HEAD:
            self._write_counts(text, kind == _COUNTS_HEAD, seat)
        elif kind != _EMPTY:
            self._write_extra(text, kind, seat)

    def _write_gain(self, text: "Text") -> None:  # per frame
        view = self._view
        if self._is_over:
            is_table = self.app.evening is not None
            text.word(b" The table is done" if is_table else b" The match is won")
        elif view[WAY_OVER] != BY_LAST_CARD:
            text.word(b" Nobody could go on")
        elif not word(view, GAINED):
            text.word(b" The hand is over")
        else:
            text.letter(32)
            text.number(word(view, GAINED))
            text.word(b" points")

    def _write_columns(self, text: "Text") -> None:  # per frame
        view = self._view
        if self._is_wide:
            text.word(b"   hand  total   avg")
        elif view[SCORING] == _NO_POINTS:
            text.word(b"     in hand     won")
        elif view[MATCH_HANDS] or view[TABLES]:
            text.word(b"     in hand   total")
        else:
            text.word(b"     in hand  of ")
            text.number(word(view, TARGET))

    def _write_side(self, text: "Text", seat: int) -> None:  # per frame
        """A side's names, what it held, and what it has."""
        view = self._view
        is_match = self._is_over and not self.app.evening
        sign = 32
        at = MATCH_WINNERS if is_match else WINNERS
        if in_set(view, at, seat) and not self._is_stopped:
            sign = STAR
        elif in_set(view, SITTING_OUT, seat):
            sign = 120  # an x
        text.letter(sign)
        held = side_name(text, view, seat, self.app.match.holder)
        if self._is_wide:
            write_to(text, held, 7)
            write_average(text, view, seat)
            return
        write_to(text, held, 12)
        if view[SCORING] == _NO_POINTS:
            write_to(text, view[HANDS_WON + player_of(view, seat)], 20)
        else:
            write_to(text, word(view, SCORES + 2 * seat), 20)

    def _write_extra(self, text: "Text", kind: int, seat: int) -> None:  # per frame
        view = self._view
        text.letter(SALT_SHAKER if kind == _SALT_ROW else 32)
        if kind == _HAND:
            text.word(b"hand ")
            text.number(view[HAND_NUMBER])
            if view[MATCH_HANDS]:
                text.word(b" of ")
                text.number(view[MATCH_HANDS])
        elif kind == _TABLES_ROW:
            text.word(b"tables: ")
            trail = word(view, TRAIL) + view[_DISCARD_SIZE]
            text.number(min(trail // view[TABLE_CARDS], view[TABLES]))
            text.word(b" of ")
            text.number(view[TABLES])
        else:
            text.word(_WORDS[kind - _SITS_OUT])
            self._write_name(text, seat)

    def _write_counts(self, text: "Text", is_head: bool, seat: int) -> None:  # per frame
        """The Unos that somebody called, and the hands won."""
        if is_head:
            text.word(b"        Unos    won")
            return
        view = self._view
        text.letter(32)
        self._write_name(text, seat)
        player = player_of(view, seat)
        write_to(text, view[UNOS + player], 12)
        write_to(text, view[HANDS_WON + player], 19)

    def _write_name(self, text: "Text", seat: int) -> None:  # per frame
        if seat == self.app.match.holder:
            text.word(b"You")
        else:
            text.player(player_of(self._view, seat))

    def choose(self, i: int) -> None:
        """The next hand; when the match is over the title, or the round that it was part of."""
        app = self.app
        app.finished = False
        count(app.saves, app.match, app.evening is not None)
        if not self._is_over:
            app.match.next_hand()
            app.go("table")
            return
        if app.evening:
            from ui.evening.tables import rise

            rise(app)
            return
        if app.match.persons:
            app.saves.forget_match()
        app.go("title")

    def back(self) -> None:
        """The menu."""
        self.app.go("menu")
