"""After a hand: the points that each hand held, the totals, and who won.

Where there are shakers, and room: whose two dearest cards the salt left uncounted, who keeps
score, and whom the pepper lets deal.
"""

from micropython import const

from engine.layout import (
    BY_LAST_CARD,
    CALLS_PEPPER,
    EFFECTS,
    GAINED,
    HAND_POINTS,
    MATCH_ENDED,
    MATCH_WINNERS,
    NOBODY,
    PEPPER,
    PLAYER_AT,
    PLAYERS,
    SALT,
    SCORER,
    SCORES,
    STATUS,
    WAY_OVER,
    WINNERS,
)
from engine.options import TARGET
from engine.seats import in_set, word
from ui.font import PEPPER_SHAKER, SALT_SHAKER, STAR
from ui.list_screen import ListScreen

_LINES = const(2)  # above the players: what was won, and the names of the columns
_MOST_NAMED = const(3)  # winners in the title


class Screen(ListScreen):
    """Rows: what the winner took, the names of the columns, the players."""

    def enter(self) -> None:
        """Show it. Hands are open now: points are everybody's to see."""
        match = self.app.match
        match.hand_to(NOBODY if match.persons != 1 else match.holder)
        view = match.view
        self._view = view
        is_over = view[STATUS] == MATCH_ENDED
        names = self._winners(MATCH_WINNERS if is_over else WINNERS)
        who = ", ".join(names)
        if is_over:
            title = "Match: " + who
        elif not names:
            title = "A tie"
        else:
            is_one = len(names) == 1 and who != "You"
            title = who + (" wins" if is_one else " win")
        self._lines = _LINES if view[PLAYERS] + _LINES < self.page.body.rows else 1
        self.app.finished = match.persons == 0
        self._extras = self._find_extras()
        self.open(title, self._lines + view[PLAYERS] + len(self._extras), 0, 0)

    def _winners(self, at: int) -> list:
        """The names of the seats in a set; of many how many they are."""
        view = self._view
        names = []
        for seat in range(view[PLAYERS]):
            if in_set(view, at, seat):
                is_you = seat == self.app.match.holder
                names.append("You" if is_you else "P" + str(view[PLAYER_AT + seat] + 1))
        return names if len(names) <= _MOST_NAMED else [str(len(names))]

    def _find_extras(self) -> list:
        """(sign, words, seat) for what else is to be told, an empty row first."""
        view = self._view
        extras = []
        if view[EFFECTS + 8] and view[SALT] != NOBODY and word(view, HAND_POINTS + 2 * view[SALT]):
            extras.append((SALT_SHAKER, b"2 cards free: ", view[SALT]))
        if view[SCORER] != NOBODY:
            extras.append((32, b"keeps score: ", view[SCORER]))
        if view[EFFECTS + 2] == CALLS_PEPPER and view[STATUS] != MATCH_ENDED:
            extras.append((PEPPER_SHAKER, b"deals next: ", view[PEPPER]))
        if extras:
            extras.insert(0, (32, b"", NOBODY))
        room = self.page.body.rows - 1 - self._lines - view[PLAYERS]
        return extras if len(extras) <= room else []

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
        elif i < _LINES + self._view[PLAYERS]:
            self._write_player(text, i - _LINES)
        else:
            sign, words, seat = self._extras[i - _LINES - self._view[PLAYERS]]
            text.letter(sign)
            text.word(words)
            if seat != NOBODY:
                self._write_name(text, seat)

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
        self._write_name(text, seat)
        if seat != self.app.match.holder and view[PLAYER_AT + seat] < 9:
            text.letter(32)
        text.right(word(view, HAND_POINTS + 2 * seat), 8)
        text.right(word(view, SCORES + 2 * seat), 8)

    def _write_name(self, text: "Text", seat: int) -> None:  # per frame
        if seat == self.app.match.holder:
            text.word(b"You")
        else:
            text.letter(80)
            text.number(self._view[PLAYER_AT + seat] + 1)

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
