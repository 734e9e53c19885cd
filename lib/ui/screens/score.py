"""This screen is the score sheet after a hand: what each side held, the totals, and more.

A star marks the winners; if nobody wins, an x marks the losers. Partners share a row with both
names. If averages decide, a row shows the total, the hands won, and their quotient. Below are the
number of the hand, the tables covered by discards, who sits out, who holds the salt, who keeps the
score and who deals next. In a match of a fixed number of hands, by averages or without points, the
Unos and the hands won, or lost, of all players follow.
"""

from micropython import const

from engine.match import hand
from engine.public import has_loser, player_of
from engine.state.layout import (
    BY_LAST_CARD,
    BY_LIMIT,
    EFFECTS,
    EVENT_COUNT,
    GAINED,
    HAND_NUMBER,
    HAND_POINTS,
    HANDS_WON,
    MATCH_ENDED,
    NOBODY,
    PLAYERS,
    SALT,
    SCORER,
    SCORES,
    SITTING_OUT,
    STATUS,
    TEAM,
    TRAIL,
    TURN_LIMIT,
    UNOS,
    WAY_OVER,
)
from engine.state.options import MATCH_HANDS, SCORING, TABLE_CARDS, TABLES, TARGET
from engine.state.seats import in_set, word
from ui.draw.font import SALT_SHAKER, SMALL_X, SPACE, STAR
from ui.draw.text import called
from ui.memory import ROOM_FOR_EFFECTS, has_room
from ui.people import count_hand
from ui.screens.bots import come_back
from ui.screens.lists import ScrollScreen
from ui.screens.score_rows import (
    last_laid,
    marked_seats,
    next_dealer,
    write_average,
    write_before,
    write_name,
    write_side,
)

TYPE_CHECKING = False
if TYPE_CHECKING:
    from ui.draw.text import Text
    from ui.types import App

_MOST_NAMED = const(3)  # winners in the title
_SIDE_WIDE = const(7)  # columns before the points that a side held
_SIDE_COLUMNS = const(20)
_NUMBER_WIDE = const(2)  # the same beside averages, which leave no room for a name
_NO_POINTS = const(3)  # scoring=none
_AVERAGE = const(4)  # scoring=average
_DISCARD_SIZE = const(22)  # layout.PILE_SIZE + layout.DISCARDS
_FACE_EIGHT = const(8)  # whose players take the salt, in Grand
_WHOLE = const(99)  # letters of a name in the title
_SHORT = const(3)
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
# From _SITS_OUT on.
_WORDS = (b"sits out: ", b"2 cards free: ", b"keeps score: ", b"deals next: ")


class Screen(ScrollScreen):
    """`_kinds` and `_seats`: of each row; `_cheered`: EVENT_COUNT at the last confetti."""

    def __init__(self, app: "App") -> None:
        super().__init__(app)
        self._confetti = None
        self._cheered = -1
        if has_room(ROOM_FOR_EFFECTS):
            from ui.screens.confetti import Confetti

            self._confetti = Confetti(app)

    def enter(self) -> None:
        """Show the screen. The points of all hands are public now."""
        app = self.app
        match = app.match
        match.hand_to(NOBODY if match.persons != 1 else match.holder)
        self._view = view = match.view
        self._is_over = view[STATUS] == MATCH_ENDED
        # Somebody went out at another table, so nobody has won at this one.
        tournament = app.tournament
        self._is_stopped = tournament and tournament.is_paced and view[WAY_OVER] != BY_LAST_CARD
        self._has_averages = view[SCORING] == _AVERAGE
        self._is_match = self._is_over and not tournament
        # In a match of points the lowest total wins, even if hands only have losers.
        is_won = self._is_match and view[SCORING] != _NO_POINTS
        self._is_lost = has_loser(view) and not is_won
        self._marked = 0 if self._is_stopped else marked_seats(view, self._is_match, self._is_lost)
        app.is_finished = match.persons == 0
        self._kinds = bytearray()
        self._seats = bytearray()
        self._list_head()
        self._list_sides()
        self._list_extras()
        self.open(self._title(), len(self._kinds), 0, 0)
        if self._confetti and app.setup.speed and self._is_cheered(view):
            self._cheered = view[EVENT_COUNT]
            self._confetti.begin(app.now, last_laid(view))

    def _is_cheered(self, view: bytearray) -> bool:
        """Did a last card win this hand, and was there no confetti for it yet?"""
        is_won = view[WAY_OVER] == BY_LAST_CARD and self._marked != 0
        return is_won and not self._is_lost and self._cheered != view[EVENT_COUNT]

    def tick(self, now: int) -> None:  # per frame
        """Move the confetti."""
        if self._confetti:
            self._confetti.tick(now)

    def wish(self, wish: int) -> None:  # per frame
        """Go on, or scroll; any key removes the confetti."""
        if self._confetti:
            self._confetti.skip()
        super().wish(wish)

    def _title(self) -> str:
        """Return who has won, or lost if nobody wins."""
        if self._is_stopped:
            return "All tables stop"
        for most in (_WHOLE, _SHORT):
            title = self._headline(self._names(most))
            if len(title) <= self.page.body.columns:
                break
        return title

    def _headline(self, names: "list[str]") -> str:
        if not names:
            return "A tie"
        who = ", ".join(names)
        if self._is_match:
            return ("Match lost: " if self._is_lost else "Match: ") + who
        verb = " lose" if self._is_lost else " win"
        return who + verb + ("s" if len(names) == 1 and who != "You" else "")

    def _names(self, most: int) -> "list[str]":
        """Return the names of the marked seats, in `most` letters each, or only their number."""
        view = self._view
        names = []
        for seat in range(view[PLAYERS]):
            if self._marked >> seat & 1:
                is_you = seat == self.app.match.holder
                names.append("You" if is_you else called(player_of(view, seat), most))
        return names if len(names) <= _MOST_NAMED else [str(len(names))]

    def _add(self, kind: int, seat: int = 0) -> None:
        self._kinds.append(kind)
        self._seats.append(seat)

    def _list_head(self) -> None:
        """Add the rows above the sides: what was won, a limit of turns, the columns."""
        is_at_limit = self._view[WAY_OVER] == BY_LIMIT
        if self._is_over or not is_at_limit:
            self._add(_GAIN)
        if is_at_limit:
            self._add(_TURNS)
            self._add(_ENDS)
        self._add(_COLUMNS)

    def _list_sides(self) -> None:
        """Add a row for each side, in the order of their first players' seats."""
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
        """Add the rows below the sides."""
        view = self._view
        self._add(_EMPTY)
        self._add(_HAND)
        if view[TABLES]:
            self._add(_TABLES_ROW)
        for seat in range(view[PLAYERS]):
            if in_set(view, SITTING_OUT, seat):
                self._add(_SITS_OUT, seat)
        salt = view[SALT]
        if view[EFFECTS + _FACE_EIGHT] and salt != NOBODY and word(view, HAND_POINTS + 2 * salt):
            self._add(_SALT_ROW, salt)
        if view[SCORER] != NOBODY:
            self._add(_KEEPS, view[SCORER])
        if not self._is_over:
            self._add(_DEALS, next_dealer(view))
        if view[MATCH_HANDS] or self._has_averages or view[SCORING] == _NO_POINTS:
            self._add(_EMPTY)
            self._add(_COUNTS_HEAD)
            for seat in range(view[PLAYERS]):
                self._add(_COUNTED, seat)

    def hint(self) -> None:  # per frame
        """Write what A does."""
        if self._is_over:
            words = b"A: to the round" if self.app.tournament else b"A: back to the title"
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
        elif kind == _TURNS:
            text.letter(SPACE)
            text.number(word(self._view, TURN_LIMIT))
            text.word(b" turns:")
        elif kind == _ENDS:
            text.word(b" the hand ends here")
        elif kind >= _COUNTS_HEAD:
            self._write_counts(text, kind == _COUNTS_HEAD, seat)
        elif kind != _EMPTY:
            self._write_extra(text, kind, seat)

    def _write_gain(self, text: "Text") -> None:  # per frame
        view = self._view
        if self._is_over:
            words = b" The match is over" if self._is_lost else b" The match is won"
            text.word(b" The table is done" if self.app.tournament else words)
        elif view[WAY_OVER] != BY_LAST_CARD:
            text.word(b" Nobody could go on")
        elif not word(view, GAINED):
            text.word(b" The hand is over")
        else:
            text.letter(SPACE)
            text.number(word(view, GAINED))
            text.word(b" points")

    def _write_columns(self, text: "Text") -> None:  # per frame
        view = self._view
        if self._has_averages:
            text.word(b"   hand  total   avg")
        elif view[SCORING] == _NO_POINTS:
            text.word(b"     in hand    lost" if has_loser(view) else b"     in hand     won")
        elif view[MATCH_HANDS] or view[TABLES]:
            text.word(b"     in hand   total")
        else:
            text.word(b"     in hand of " if text.room() < _SIDE_COLUMNS else b"     in hand  of ")
            text.number(word(view, TARGET))

    def _write_side(self, text: "Text", seat: int) -> None:  # per frame
        """Write a side's names, what it held, and its total."""
        view = self._view
        sign = SPACE
        if self._marked >> seat & 1 and not self._is_lost:
            sign = STAR
        elif self._marked >> seat & 1 or in_set(view, SITTING_OUT, seat):
            sign = SMALL_X
        text.letter(sign)
        wide = _NUMBER_WIDE if self._has_averages else _SIDE_WIDE
        held = write_side(text, view, seat, self.app.match.holder, wide)
        if self._has_averages:
            write_before(text, held, 7)
            write_average(text, view, seat)
            return
        write_before(text, held, 12)
        if view[SCORING] == _NO_POINTS:
            write_before(text, view[HANDS_WON + player_of(view, seat)], 20)
        else:
            write_before(text, word(view, SCORES + 2 * seat), 20)

    def _write_extra(self, text: "Text", kind: int, seat: int) -> None:  # per frame
        view = self._view
        text.letter(SALT_SHAKER if kind == _SALT_ROW else SPACE)
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
            write_name(text, view, seat, self.app.match.holder, text.room())

    def _write_counts(self, text: "Text", is_head: bool, seat: int) -> None:  # per frame
        """Write how often a player called Uno, and won or lost a hand."""
        view = self._view
        if is_head:
            text.word(b"        Unos   lost" if has_loser(view) else b"        Unos    won")
            return
        text.letter(SPACE)
        write_name(text, view, seat, self.app.match.holder, _SIDE_WIDE)
        player = player_of(view, seat)
        write_before(text, view[UNOS + player], 12)
        write_before(text, view[HANDS_WON + player], 19)

    def choose(self, i: int) -> None:
        """Count the hand; then begin the next one, or end the match or the table."""
        app = self.app
        app.is_finished = False
        count_hand(app.saves, app.match, app.tournament is not None)
        if not self._is_over:
            app.match.game.dealing = hand  # a board has it in memory with this screen alone
            app.match.next_hand()
            come_back(app)
            app.go("table")
            return
        if app.tournament:
            app.tournament.end_table(app.match, app.saves)
            app.match = None
            app.go("round")
            return
        if app.match.persons:
            app.saves.forget_match()
        app.go("title")

    def back(self) -> None:
        """Open the menu."""
        self.app.go("menu")
