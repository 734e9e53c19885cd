"""This screen lets a bot play for a person: until it is changed here, or for one hand, given up.

Who gives a hand up is played by the bot to its end; the score is what it comes to, but no win of
theirs (`ui.people`). With the next hand they are back. Nobody is shown anything: a seat that is
taken back is handed the device as ever.
"""

from micropython import const

from engine.bots.levels import decide_of
from engine.public import player_of
from engine.state.layout import IN_PLAY, NOBODY, STATUS
from ui.draw.paragraphs import Foot
from ui.match_bytes import AWAY, GAVE_UP, PEOPLE_AT, PERSON
from ui.screens.lists import ListScreen

TYPE_CHECKING = False
if TYPE_CHECKING:
    from ui.app import App
    from ui.draw.text import Text

_BELOW = const(4)  # rows: an empty one, and what the chosen row means
# In the order in which a row goes through them.
_STATES = bytes((PERSON, GAVE_UP, AWAY))
_WORDS = (b": plays", b": gave up", b": a bot")
_ABOUT = (
    b"A: give the hand up, once more: a bot plays on",
    b"A bot plays this hand to its end; it is no win",
    b"A bot plays until it is changed here; not counted",
)


class Screen(ListScreen):
    """Rows: back, then each person of the match; at the foot what the chosen one means.

    What may play for a person comes with the screen: so in play nothing is imported for it.
    """

    def __init__(self, app: "App") -> None:
        super().__init__(app)
        decide_of(app.match.level)

    def enter(self) -> None:
        """Show it."""
        people = self.app.match.people
        self._players = bytes([at for at in range(len(people)) if people[at]])
        self._foot = Foot(self.page)
        self.open("A bot plays on", 1 + len(self._players), 1)

    def _state(self, i: int) -> int:  # per frame
        """The place in _STATES of a row."""
        return self.app.match.people[self._players[i - 1]] >> 1

    def draw(self) -> None:  # per frame
        """The rows, and at the foot what the chosen one means."""
        self.below = _BELOW if self.cursor else 0
        super().draw()
        if self.cursor:
            self._foot.tell(_BELOW, _ABOUT[self._state(self.cursor)])

    def write(self, text: "Text", i: int) -> None:  # per frame
        """A person, and who plays for them."""
        if not i:
            text.word(b"Back")
            return
        words = _WORDS[self._state(i)]
        text.player(self._players[i - 1], text.room() - len(words))
        text.word(words)

    def choose(self, i: int) -> None:
        """Change a row, or back."""
        if i:
            self.adjust(i, 1)
        else:
            self.back()

    def adjust(self, i: int, step: int) -> None:
        """Let another one play for a person; a hand that is over cannot be given up."""
        if not i:
            return
        app = self.app
        state = self._state(i) + step
        if state == 1 and app.match.game.state[STATUS] != IN_PLAY:
            state += step
        let_play(app, self._players[i - 1], _STATES[state % len(_STATES)])
        if app.resume_screen == "cover":  # whose it is may have changed
            app.resume_screen = "table"
        self.draw()

    def back(self) -> None:
        """Back to the menu."""
        self.app.go("menu")


def let_play(app: "App", player: int, state: int) -> None:
    """Let a person play, or a bot for them. Where several play, whoever is next takes the device.

    What they said and have not done, such as that they jump in, is forgotten.
    """
    match = app.match
    match.people[player] = state
    at = PEOPLE_AT + player
    app.saves.bytes[at] = app.saves.bytes[at] & 240 | state
    match.table.bots[player] = None if state == PERSON else decide_of(match.level)
    seat = 0
    while player_of(match.view, seat) != player:
        seat += 1
    if match.called == seat:
        match.called = NOBODY
    if match.flavor:
        match.answered = match.claimed = 0  # type: ignore[union-attr]
        match.claimer = NOBODY
    is_held = state == PERSON and not match.is_shared
    match.hand_to(seat if is_held else NOBODY)
    match.is_unsaved = True


def come_back(app: "App") -> None:
    """A hand begins: whoever gave the last one up is back."""
    match = app.match
    for player in range(len(match.people)):
        if match.people[player] == GAVE_UP:
            let_play(app, player, PERSON)
