"""After a hand: the points that each hand held, the totals, and who won."""

from micropython import const

from engine.layout import (
    BY_LAST_CARD,
    GAINED,
    HAND_POINTS,
    MATCH_ENDED,
    MATCH_WINNERS,
    NOBODY,
    PLAYERS,
    SCORES,
    STATUS,
    WAY_OVER,
    WINNERS,
)
from engine.options import TARGET
from engine.score import lowest_seat
from engine.seats import in_set, word
from ui.font import STAR
from ui.list_screen import ListScreen

_LINES = const(2)  # above the players: what was won, and the names of the columns


class Screen(ListScreen):
    """Rows: what the winner took, the names of the columns, the players."""

    def enter(self) -> None:
        """Show it. Hands are open now: points are everybody's to see."""
        match = self.app.match
        match.hand_to(NOBODY if match.persons != 1 else match.holder)
        view = match.view
        self._view = view
        is_over = view[STATUS] == MATCH_ENDED
        winner = lowest_seat(view, MATCH_WINNERS if is_over else WINNERS)
        who = "You" if winner == match.holder else "P" + str(winner + 1)
        if is_over:
            title = "Match: " + who
        elif winner == NOBODY:
            title = "A tie"
        else:
            title = "You win" if who == "You" else who + " wins"
        self._lines = _LINES if view[PLAYERS] + _LINES < self.page.body.rows else 1
        self.app.finished = match.persons == 0
        self.open(title, self._lines + view[PLAYERS], 0, 0)

    def hint(self) -> None:  # per frame
        """What A leads to."""
        is_over = self._view[STATUS] == MATCH_ENDED
        self.page.hint(b"A: back to the title" if is_over else b"A: next hand")

    def write(self, text: "Text", i: int) -> None:  # per frame
        """Write a row."""
        i += _LINES - self._lines
        if i == 0:
            self._write_gain(text)
        elif i == 1:
            text.word(b"     in hand  of ")
            text.number(word(self._view, TARGET))
        else:
            self._write_player(text, i - _LINES)

    def _write_gain(self, text: "Text") -> None:  # per frame
        view = self._view
        if view[STATUS] == MATCH_ENDED:
            text.word(b" The match is won")
        elif view[WAY_OVER] != BY_LAST_CARD:
            text.word(b" Nobody could go on")
        else:
            text.letter(32)
            text.number(word(view, GAINED))
            text.word(b" points")

    def _write_player(self, text: "Text", seat: int) -> None:  # per frame
        view = self._view
        at = MATCH_WINNERS if view[STATUS] == MATCH_ENDED else WINNERS
        text.letter(STAR if in_set(view, at, seat) else 32)
        if seat == self.app.match.holder:
            text.word(b"You")
        else:
            text.letter(80)
            text.number(seat + 1)
            if seat < 9:
                text.letter(32)
        text.right(word(view, HAND_POINTS + 2 * seat), 8)
        text.right(word(view, SCORES + 2 * seat), 8)

    def choose(self, i: int) -> None:
        """The next hand, or the title when the match is over."""
        app = self.app
        app.finished = False
        from ui.played import count

        count(app.saves, app.match)
        if self._view[STATUS] != MATCH_ENDED:
            app.next_hand()
            return
        if app.match.persons:
            app.saves.forget_match()
        app.go("title")

    def back(self) -> None:
        """The menu."""
        self.app.go("menu")


if False:
    from ui.text import Text
