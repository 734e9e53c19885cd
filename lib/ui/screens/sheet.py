"""This screen has the score in numbers: what each side held, the totals, and more.

A star marks the winners; if nobody wins, an x marks the losers. Partners share a row with both
names. If averages decide, a row shows the total, the hands won, and their quotient. Below are the
number of the hand, the tables covered by discards, who sits out, who holds the salt, who keeps the
score and who deals next. In a match of a fixed number of hands, by averages or without points, the
Unos and the hands won, or lost, of all players follow.
"""

from micropython import const

from engine.public import has_loser, player_of
from engine.state import layout, options
from engine.state.seats import in_set, word
from ui.draw.font import KEY_A, KEY_B, SALT_SHAKER, SMALL_X, SPACE, STAR
from ui.draw.row_line import RowLine
from ui.screens import score_rows
from ui.screens.after_hand import go_on, is_last, is_lost
from ui.screens.lists import ScrollScreen
from ui.screens.tally import held_by, sides_of

_SIDE_WIDE = const(7)  # columns before the points that a side held
_SIDE_COLUMNS = const(20)
_NUMBER_WIDE = const(2)  # the same beside averages, which leave no room for a name
_FACE_EIGHT = const(8)  # whose players take the salt, in Grand
# Kinds of rows; each row also has a seat.
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
_TURNS = const(12)
_ENDS = const(13)
_NEXT = KEY_A + b"next hand  " + KEY_B + b"back"
_TO_TITLE = KEY_A + b"title  " + KEY_B + b"back"
_TO_ROUND = KEY_A + b"to the round"
# From _SITS_OUT on.
_WORDS = (b"sits out: ", b"2 cards free: ", b"keeps score: ", b"deals next: ")


class Screen(ScrollScreen):
    """`_kinds` and `_seats`: of each row."""

    def enter(self) -> None:
        """Show the screen. The points of all hands are public now."""
        app = self.app
        self._view = view = app.match.view
        self._is_over = is_last(app)
        self._has_averages = view[options.SCORING] == options.AVERAGE
        self._is_lost = is_lost(app)
        self._marked = score_rows.marked_seats(app)
        self.hints = _NEXT
        if self._is_over:
            self.hints = _TO_ROUND if app.tournament else _TO_TITLE
        self._kinds = bytearray()
        self._seats = bytearray()
        self._list_head()
        for first in sides_of(view):
            self._add(_SIDE, first)
        self._list_extras()
        self.open(len(self._kinds))

    def _add(self, kind: int, seat: int = 0) -> None:
        self._kinds.append(kind)
        self._seats.append(seat)

    def _list_head(self) -> None:
        """Add the rows above the sides: what was won, a limit of turns, the columns."""
        is_at_limit = self._view[layout.WAY_OVER] == layout.BY_LIMIT
        if self._is_over or not is_at_limit:
            self._add(_GAIN)
        if is_at_limit:
            self._add(_TURNS)
            self._add(_ENDS)
        self._add(_COLUMNS)

    def _list_extras(self) -> None:
        """Add the rows below the sides."""
        view = self._view
        self._add(_EMPTY)
        self._add(_HAND)
        if view[options.TABLES]:
            self._add(_TABLES_ROW)
        for seat in range(view[layout.PLAYERS]):
            if in_set(view, layout.SITTING_OUT, seat):
                self._add(_SITS_OUT, seat)
        salt = view[layout.SALT]
        if (
            view[layout.EFFECTS + _FACE_EIGHT]
            and salt != layout.NOBODY
            and word(view, layout.HAND_POINTS + 2 * salt)
        ):
            self._add(_SALT_ROW, salt)
        if view[layout.SCORER] != layout.NOBODY:
            self._add(_KEEPS, view[layout.SCORER])
        if not self._is_over:
            self._add(_DEALS, score_rows.next_dealer(view))
        if (
            view[options.MATCH_HANDS]
            or self._has_averages
            or view[options.SCORING] == options.NO_POINTS
        ):
            self._add(_EMPTY)
            self._add(_COUNTS_HEAD)
            for seat in range(view[layout.PLAYERS]):
                self._add(_COUNTED, seat)

    def write(self, text: "RowLine", i: int) -> None:  # per frame
        """Write a row."""
        kind = self._kinds[i]
        seat = self._seats[i]
        if kind == _SIDE:
            self._write_side(text, seat)
        elif kind == _GAIN:
            self._write_gain(text)
        elif kind == _COLUMNS:
            self._write_columns(text)
        elif kind == _TURNS:
            text.letter(SPACE)
            text.number(word(self._view, layout.TURN_LIMIT))
            text.word(b" turns:")
        elif kind == _ENDS:
            text.word(b" the hand ends here")
        elif kind >= _COUNTS_HEAD:
            self._write_counts(text, kind == _COUNTS_HEAD, seat)
        elif kind != _EMPTY:
            self._write_extra(text, kind, seat)

    def _write_gain(self, text: "RowLine") -> None:  # per frame
        view = self._view
        if self._is_over:
            words = b" The match is over" if self._is_lost else b" The match is won"
            text.word(b" The table is done" if self.app.tournament else words)
        elif view[layout.WAY_OVER] != layout.BY_LAST_CARD:
            text.word(b" Nobody could go on")
        elif not word(view, layout.GAINED):
            text.word(b" The hand is over")
        else:
            text.letter(SPACE)
            text.number(word(view, layout.GAINED))
            text.word(b" points")

    def _write_columns(self, text: "RowLine") -> None:  # per frame
        view = self._view
        if self._has_averages:
            text.word(b"   hand  total   avg")
        elif view[options.SCORING] == options.NO_POINTS:
            text.word(b"     in hand    lost" if has_loser(view) else b"     in hand     won")
        elif view[options.MATCH_HANDS] or view[options.TABLES]:
            text.word(b"     in hand   total")
        else:
            text.word(b"     in hand of " if text.room() < _SIDE_COLUMNS else b"     in hand  of ")
            text.number(word(view, options.TARGET))

    def _write_side(self, text: "RowLine", seat: int) -> None:  # per frame
        """Write a side's names, what it held, and its total."""
        view = self._view
        sign = SPACE
        if self._marked >> seat & 1 and not self._is_lost:
            sign = STAR
        elif self._marked >> seat & 1 or in_set(view, layout.SITTING_OUT, seat):
            sign = SMALL_X
        text.letter(sign)
        wide = _NUMBER_WIDE if self._has_averages else _SIDE_WIDE
        score_rows.write_side(text, view, seat, self.app.match.holder, wide)
        held = held_by(view, seat, layout.HAND_POINTS)
        if self._has_averages:
            score_rows.write_before(text, held, 7)
            score_rows.write_average(text, view, seat)
            return
        score_rows.write_before(text, held, 12)
        if view[options.SCORING] == options.NO_POINTS:
            score_rows.write_before(text, view[layout.HANDS_WON + player_of(view, seat)], 20)
        else:
            score_rows.write_before(text, word(view, layout.SCORES + 2 * seat), 20)

    def _write_extra(self, text: "RowLine", kind: int, seat: int) -> None:  # per frame
        view = self._view
        text.letter(SALT_SHAKER if kind == _SALT_ROW else SPACE)
        if kind == _HAND:
            text.word(b"hand ")
            text.number(view[layout.HAND_NUMBER])
            if view[options.MATCH_HANDS]:
                text.word(b" of ")
                text.number(view[options.MATCH_HANDS])
        elif kind == _TABLES_ROW:
            text.word(b"tables: ")
            trail = word(view, layout.TRAIL) + view[layout.DISCARD_SIZE]
            text.number(min(trail // view[options.TABLE_CARDS], view[options.TABLES]))
            text.word(b" of ")
            text.number(view[options.TABLES])
        else:
            text.word(_WORDS[kind - _SITS_OUT])
            score_rows.write_name(text, view, seat, self.app.match.holder, text.room())

    def _write_counts(self, text: "RowLine", is_head: bool, seat: int) -> None:  # per frame
        """Write how often a player called Uno, and won or lost a hand."""
        view = self._view
        if is_head:
            text.word(b"        Unos   lost" if has_loser(view) else b"        Unos    won")
            return
        text.letter(SPACE)
        score_rows.write_name(text, view, seat, self.app.match.holder, _SIDE_WIDE)
        player = player_of(view, seat)
        score_rows.write_before(text, view[layout.UNOS + player], 12)
        score_rows.write_before(text, view[layout.HANDS_WON + player], 19)

    def _move(self, step: int) -> None:  # per frame
        """Scroll; with two buttons B leads back behind the last page."""
        if self.app.keys.has_pad or not self.is_at_end():
            super()._move(step)
        else:
            self.back()

    def choose(self, i: int) -> None:
        """Go on; after a match to the title."""
        go_on(self.app)
