"""This screen plays the plain turn: the table, what its holder is asked, and others' turns.

The screen is in one of these modes:

    WATCH      somebody else plays, or something happens by itself, a step at a time; a
               press goes on at once, and Uno can still be called and caught
    TURN       the holder lays a card, draws, keeps the drawn card
    COLOR      the holder calls a color, for the wild it is about to lay or a first card
    CHALLENGE  the holder may challenge a Wild Draw Four, and is then shown the hand

Which mode comes up follows from what everybody knows, and calling Uno, late or not, and catching
are offered whether or not there is reason to: so no picture tells anything about hidden cards.
"""

from engine.public import window_kind
from engine.state.choices import DRAW
from engine.state.layout import DEPTH, FIRST, IN_PLAY, NOBODY, STATUS
from engine.state.windows import CALLING, CHALLENGED
from engine.turn.owed_draw import is_owed
from hal.ticks import after, is_due
from ui.keys import CHOOSE, MENU
from ui.plain.actions import Actions
from ui.plain.modes import ChallengeMode, ColorMode, WatchMode
from ui.plain.piles import Piles
from ui.plain.turn import TurnMode
from ui.plain.words import tell
from ui.setup import BY_RANK
from ui.table.hand import HandStrip
from ui.table.page import CARD_MS, END_MS, HASTE_MS, STEP_MS, TablePage
from ui.table.words import NO_NOTICE, Recap

TYPE_CHECKING = False
if TYPE_CHECKING:
    from ui.app import App
    from ui.draw.geometry import Geometry
    from ui.draw.sheets import Sheets
    from ui.match import Match
    from ui.types import Mode


class PlainPage(TablePage):
    """As TablePage; see ui.table.page."""

    piles: "Piles"

    def _make(self, geometry: "Geometry", sheets: "Sheets", match: "Match") -> None:
        """See ui.table.page."""
        self.piles = Piles(geometry, sheets)
        self.actions = Actions(geometry, sheets)
        self.group.append(self.actions.text.grid)
        self.hand = HandStrip(geometry, sheets, self.group, self.most_cards)
        self.recap = Recap(geometry.events_rows, tell)


class Screen:
    """See the module. A mode has enter(), wish(wish) and may set `notice`."""

    Page = PlainPage
    page: "PlainPage"
    mode: "Mode"

    def __init__(self, app: "App") -> None:
        self.app = app
        self.page = app.page
        self.notice = NO_NOTICE  # of ui.table.words
        self.watch = WatchMode(self)
        self.turn = TurnMode(self)
        self.color = ColorMode(self)
        self.challenge = ChallengeMode(self)
        self.mode = self.watch
        self._due = 0
        self._calm = app.now  # when A is heard again after it has skipped

    def enter(self) -> None:
        """Show the table, and go on from the state of the match."""
        self.page.hand.clear(self.app.setup.switches & BY_RANK)
        self.app.show_page()
        self.chosen()

    def draw(self) -> None:  # per frame
        """Bring piles, seats and events up to date; the hand, drawn before, is shown first."""
        self.app.show_so_far()
        self.page.piles.offer_colors(self.color.cursor if self.mode == self.color else NOBODY)
        self.page.show_table(self.app, self.notice)

    def go_on(self, ms: int) -> None:  # per frame
        """Watch what happens next, after some milliseconds."""
        self._due = after(self.app.now, self.app.setup.pace(ms))
        self.mode = self.watch
        self.mode.enter()

    def chosen(self) -> None:  # per frame
        """A choice was made: ask what comes next, or show it for a while.

        Where another person comes next, its cover follows at once: the hand is gone then.
        """
        if self.app.match.is_next_person():
            self.app.hand_over(self.app.match.view[FIRST])
            return
        self._ask_or_go_on(CARD_MS if is_owed(self.app.match.view) else STEP_MS)

    def _ask_or_go_on(self, ms: int) -> None:  # per frame
        """Ask the holder, where it is its turn to choose; else watch, after some milliseconds."""
        self.notice = NO_NOTICE
        match = self.app.match
        view = match.view
        is_asked = view[STATUS] == IN_PLAY and view[FIRST] == match.holder
        if is_asked and match.holder != NOBODY and not is_owed(match.view):
            self._ask()
        else:
            self.go_on(ms)

    def _ask(self) -> None:  # per frame
        """Enter the mode that fits what the holder is asked."""
        view = self.app.match.view
        window = window_kind(view)
        if window == CALLING:
            self.color.ask(0, 0)
        elif window == CHALLENGED:
            self.mode = self.challenge
            self.mode.enter()
        else:
            self.mode = self.turn
            self.mode.enter()
            self._due = after(self.app.now, STEP_MS)

    def wish(self, wish: int) -> None:  # per frame
        """Open the menu, or hand a key to the mode, unless it is an A that only hurried others."""
        if wish == MENU and self.mode != self.color:
            self.app.go("menu")
        elif wish != CHOOSE or self.mode == self.watch or is_due(self.app.now, self._calm):
            self.mode.wish(wish)

    def skip(self) -> None:  # per frame
        """Go on at once."""
        self._due = self.app.now
        self._calm = after(self.app.now, HASTE_MS)

    def tick(self, now: int) -> None:  # per frame
        """While watching, or where nothing is left to choose, go on when it is due."""
        if not is_due(now, self._due):
            return
        if self.mode == self.watch:
            self._step()
        elif self.mode == self.turn and self.turn.passes:
            self.turn.end()

    def _step(self) -> None:  # per frame
        """Let the next thing happen."""
        match = self.app.match
        game = match.game
        if game.state[STATUS] != IN_PLAY:
            self.app.go("score")
            return
        was_owed = is_owed(game.state)
        if match.let_bot():
            self._stepped()
            return
        seat = game.state[FIRST]
        if was_owed:
            game.choose(seat, DRAW)
            match.table.rights_due = True
            self._stepped()
        elif seat == match.holder:
            self.notice = NO_NOTICE
            self._ask()
        else:
            self.app.hand_over(seat)

    def _stepped(self) -> None:  # per frame
        match = self.app.match
        match.stepped()
        self.notice = NO_NOTICE
        view = match.view
        is_mine = view[FIRST] == match.holder and not view[DEPTH]
        ms = CARD_MS if is_mine or is_owed(view) else STEP_MS
        self.go_on(ms if view[STATUS] == IN_PLAY else END_MS)
