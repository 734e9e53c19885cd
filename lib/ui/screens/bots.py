"""This screen lets a bot play for a person: for one hand, given up, or until it is changed here.

If a person gives up a hand, a bot finishes it; it is scored, but the person's statistics count no
win (`ui.people`). They play again in the next hand. Nothing hidden is shown: a person who comes
back gets the device by the cover, as always.
"""

from engine.bots.levels import decide_of
from engine.public import player_of
from engine.state.layout import IN_PLAY, NOBODY, STATUS
from ui.match.match_bytes import AWAY, GAVE_UP, PEOPLE_AT, PERSON
from ui.screens.lists import ListScreen

TYPE_CHECKING = False
if TYPE_CHECKING:
    from ui.app import App
    from ui.draw.row_line import RowLine

# In the order in which a row steps through them.
_STATES = bytes((PERSON, GAVE_UP, AWAY))
_WORDS = (b": plays", b": gave up", b": a bot")
_ABOUT = (
    b"A gives up this hand; A twice lets a bot play",
    b"A bot plays this hand to its end: no win for you",
    b"A bot plays until you change it here; no win",
)


class Screen(ListScreen):
    """Rows: back, then each person of the match. The foot explains the row under the cursor."""

    adjusts = True
    words_below = 60

    def __init__(self, app: "App") -> None:
        super().__init__(app)
        decide_of(app.match.level)  # imports the bots now: in play nothing is imported

    def enter(self) -> None:
        """Show the screen."""
        people = self.app.match.people
        self._players = bytes([at for at in range(len(people)) if people[at]])
        self.open(1 + len(self._players), 1)

    def _state(self, i: int) -> int:  # per frame
        """Return the place in _STATES of a row."""
        return self.app.match.people[self._players[i - 1]] >> 1

    def about(self, i: int) -> bytes:  # per frame
        """Return what a person's row means."""
        return _ABOUT[self._state(i)] if i else b""

    def write(self, text: "RowLine", i: int) -> None:  # per frame
        """Write a person, and who plays for them."""
        if not i:
            text.word(b"Back")
            return
        words = _WORDS[self._state(i)]
        text.player(self._players[i - 1], text.room() - len(words))
        text.word(words)

    def choose(self, i: int) -> None:
        """Change a row, or go back."""
        if i:
            self.adjust(i, 1)
        else:
            self.back()

    def adjust(self, i: int, step: int) -> None:
        """Change who plays for a person. A hand that is over cannot be given up."""
        if not i:
            return
        app = self.app
        state = self._state(i) + step
        if state == 1 and app.match.game.state[STATUS] != IN_PLAY:
            state += step
        let_play(app, self._players[i - 1], _STATES[state % len(_STATES)])
        if app.resume_screen == "cover":  # it may be for another person now; the table will know
            app.resume_screen = "table"
        self.draw()


def let_play(app: "App", player: int, state: int) -> None:
    """Let a person play, or a bot for them. state: PERSON, GAVE_UP or AWAY.

    With several persons nobody holds the device afterwards, and the next one gets it by the cover.
    What the person announced but has not done yet, such as a jump-in, is forgotten.
    """
    match = app.match
    match.people[player] = state
    at = PEOPLE_AT + player
    app.saves.head[at] = app.saves.head[at] & 240 | state
    match.table.bots[player] = None if state == PERSON else decide_of(match.level)
    seat = 0
    while player_of(match.view, seat) != player:
        seat += 1
    if match.called == seat:
        match.called = NOBODY
    match.said = match.said_yes = 0
    match.jumper = NOBODY
    is_held = state == PERSON and not match.is_shared
    match.hand_to(seat if is_held else NOBODY)
    match.is_unsaved = True


def come_back(app: "App") -> None:
    """Bring back everybody who gave up the last hand: the next one begins."""
    match = app.match
    for player in range(len(match.people)):
        if match.people[player] == GAVE_UP:
            let_play(app, player, PERSON)
