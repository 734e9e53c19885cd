"""This screen is the cover, shown while the device is passed on: the back of a card.

It shows the face and the name of whom the device is for, and what everybody may know of what
happened: the newest event that is not only the end of another, as a pass is of a draw.
Keys are ignored at first, since they may be meant for the table; an A then is answered with dots.
The new holder holds A down to see their hand, while the shapes of the four colors appear one after
the other; pressing keys at random shows nothing.

Whoever passes the device on may still call Uno for the card laid last. The cover asks so whenever
the call is missing, which everybody can know; nothing on it depends on any hand.
"""

from micropython import const

from engine.public import event_at, player_of
from engine.state import layout
from engine.state.cards import COLORS
from engine.state.choices import CALL_UNO
from engine.state.events import LOST_TURN, PASSED
from engine.state.reasons import OK
from engine.state.seats import in_set
from hal.buttons import BUTTON_MASK, RELEASED, A, B
from hal.ticks import after, is_due, since
from ui import says
from ui.draw import theme
from ui.draw.face_tiles import BOT, CALM, GROUND, PERSON, show_face
from ui.draw.font import CELL_WIDTH, CIRCLE, SPACE
from ui.draw.grids import set_colors
from ui.draw.text import write_string
from ui.keys import CHOOSE, MENU, UNO
from ui.players import called, face_of
from ui.table.page import EVENTS_ON_COVER
from ui.table.prompt_words import write_notice
from ui.table.words import LINE
from ui.texts import LOADED, load

TYPE_CHECKING = False
if TYPE_CHECKING:
    from ui.app import App

_ENDS: "tuple[int, ...]" = (LOST_TURN, PASSED)
_TOLD = const(2)  # events in the strip of a table
_DEAF_MS = const(600)  # keys are ignored for so long
_SHAPE_MS = const(125)  # until the next shape comes; four take as long as a long press


class Screen:
    """See the module."""

    def __init__(self, app: "App") -> None:
        self.app = app
        self.page = app.page
        self.seat = layout.NOBODY
        self._is_new = True  # before its first frame
        self._hears_at = 0
        self._pressed_at = 0
        self._is_pressed = False  # A was pressed on this cover
        self._is_early = False  # or before keys are heard, and is still down

    def enter(self) -> None:
        """Show the screen. The match keeps the old holder's view until the device is taken."""
        self.seat = self.app.next_holder
        self._is_new = True
        self._is_pressed = self._is_early = False
        self.page.forget()
        self.page.cover(True)
        for row in range(self.page.words.rows):
            self.page.words.start(row)
            self.page.words.end()
        name = called(self._player_at(self.seat))
        self._show_holder(name)
        self._tell_newest()
        self._tell_keys(name, self._lacks_uno())
        self.app.show_page()

    def _lacks_uno(self) -> bool:  # per frame
        """Can who passes the device on still call Uno?"""
        match = self.app.match
        return match.holder != layout.NOBODY and bool(
            in_set(match.view, layout.UNCALLED, match.holder)
        )

    def _tell_newest(self) -> None:  # per frame
        """Write what happened, to nobody in particular, and who gets the device."""
        page = self.page
        match = self.app.match
        view = match.view
        recap = page.recap
        seat = view[layout.VIEW_SEAT]
        view[layout.VIEW_SEAT] = layout.NOBODY
        recap.find(view, match.seen[player_of(view, self.seat)], EVENTS_ON_COVER, True)
        newest = recap.count - 1
        for i in range(newest):
            if view[event_at(recap.numbers[i]) + layout.EVENT_KIND] not in _ENDS:
                break
            newest -= 1
        recap.show_row(page.words, page.words.rows - 1 - page.lower, view, newest, True)
        if self._lacks_uno():
            self._tell(says.SAID_NO_UNO)
        elif match.persons == 1:
            self._write(says.RESTED)
        else:
            self._write(says.KEPT if match.holder == self.seat else says.PASS_IT_ON)
        view[layout.VIEW_SEAT] = seat

    def _show_holder(self, name: str) -> None:
        """Show whom the device is for: a giant face, and the name as large as there is room."""
        page = self.page
        match = self.app.match
        player = self._player_at(self.seat)
        colors = page.seats.palettes[player]
        colors[GROUND] = theme.FELT
        set_colors(page.face, colors)
        kind = PERSON if match.people[player] else BOT
        show_face(page.face, kind, face_of(match.game.state, player), CALM)
        geometry = self.app.pages.geometry
        wide = geometry.size[0] // geometry.doubled
        heading = page.heading
        scale = 3 if page.words.grid.tile_width > CELL_WIDTH else 2
        while len(name) * scale > page.name.columns and scale > 1:
            scale -= 1
        heading.scale = scale
        heading.x = (wide - (len(name) * CELL_WIDTH - 1) * scale) // 2
        text = page.name
        text.start(0)
        write_string(text, name)
        text.end()

    def _write(self, words: int) -> None:  # per frame
        """Write a notice above the face."""
        line = LINE
        line.start(self.page.words.columns - 2)  # not to the frame at either side
        write_notice(line, self.app.match.view, words)
        line.center()
        line.put_on(self.page.words.grid, self.page.lower, 1)

    def _count(self, count: int) -> None:  # per frame
        """Show so many of four shapes below the name, while A is held."""
        line = LINE
        words = self.page.words
        line.start(words.columns)
        for color in range(COLORS):
            line.letter(CIRCLE + color if color < count else SPACE)
            line.blanks(color < COLORS - 1)
        line.center()
        line.put_on(words.grid, words.rows - 1 - self.page.lower)

    def _tell_keys(self, name: str, is_asked: bool) -> None:
        """Write which button to hold, and that another one calls Uno."""
        button = self.page.buttons.line()
        line = LINE
        line.start(button.columns)
        line.say(says.KEY_A)
        if is_asked:
            line.say(says.HOLD_CALL)
        else:
            line.say(says.HOLD)
            if line.room() >= len(name) + 5:
                line.say(says.I_AM)
            write_string(line, name)
        line.center()
        line.put_on(button.grid)

    def _tell(self, words: int) -> None:  # per frame
        """Write the old holder's name and a text behind it."""
        line = LINE
        line.start(self.page.words.columns)
        line.player(self._player_at(self.app.match.holder), line.columns - load(words, LOADED))
        line.say(words)
        line.center()
        line.put_on(self.page.words.grid, self.page.lower)

    def _player_at(self, seat: int) -> int:  # per frame
        return self.app.match.game.state[layout.PLAYER_AT + seat]

    def wish(self, wish: int) -> None:  # per frame
        """Begin to take the device, open the menu, or call Uno before passing it on."""
        if self._is_new or not is_due(self.app.now, self._hears_at):
            if wish == CHOOSE:
                self._be_deaf()
            return
        if wish == CHOOSE:
            self._is_pressed = True
            self._pressed_at = self.app.now
        elif wish == MENU:
            self.app.go("menu")
        elif wish == UNO or self.app.keys.event == B:
            self._call()

    def _be_deaf(self) -> None:  # per frame
        """Answer an A that came too early: it does not count."""
        self._is_early = True
        self._write(says.TOO_SOON)

    def _call(self) -> None:  # per frame
        match = self.app.match
        if match.holder != layout.NOBODY:
            reason = match.choose(CALL_UNO)
            if reason == OK:
                self._tell(says.SAID_UNO)
                return
            self._write(reason)
            if self.app.effects:
                self.app.effects.refuse()

    def tick(self, now: int) -> None:  # per frame
        """Count shapes while A is held; after a long press show the hand."""
        keys = self.app.keys
        if self._is_new:
            self._is_new = False
            self._hears_at = after(now, _DEAF_MS)
        is_down = keys.event & (BUTTON_MASK | RELEASED) == A
        if self._is_early and not is_down and is_due(now, self._hears_at):
            self._is_early = False
            self._tell_newest()
        if not self._is_pressed:
            return
        if keys.held == A:
            self._take()
        elif is_down:
            self._count(since(now, self._pressed_at) // _SHAPE_MS + 1)
        else:
            self._is_pressed = False
            self._tell_newest()

    def _take(self) -> None:
        """Give the device to the seat; show the log first if the table cannot show all new events.

        A board that would have to free the table for the log skips it; the menu leads to it, too.
        """
        app = self.app
        match = app.match
        match.hand_to(self.seat)
        seen = match.seen[player_of(match.view, self.seat)]
        new = (match.view[layout.EVENT_COUNT] - seen) & 255
        is_more = new > _TOLD
        app.go("log" if is_more and app.has_pause_screens else "table")
