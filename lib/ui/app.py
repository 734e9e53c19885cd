"""The app shows one screen at a time, and this module says what one step of it does.

    App(board).run()                    from the title
    App(board, start=(rules, people, bots, seed, options, level))
                                        a match at once; what is None is left to chance

Screens are those of `ui.screens`. `go(name)` asks for one, and it is opened when the screen that
asks has returned: opening may change the act of the memory (`ui.memory`), and nothing that still
runs can be forgotten. `page` is what the screen is drawn on (`ui.draw.pages`).

A frame saves before it shows: what was chosen in it is kept (`ui.saves`) before anybody sees
what came of it. An error in a frame leads to a screen that tells where, and from there back
to the match as it was saved last.
"""

import gc

from micropython import const

from engine.state.cards import NO_CARD
from ui.draw.pages import Pages
from ui.draw.sheets import Sheets
from ui.draw.text import CHANGED
from ui.keys import Keys
from ui.memory import (
    FOR_A_MATCH,
    FOR_GOOD,
    IS_BOARD,
    ROOM_FOR_EFFECTS,
    ROOM_FOR_SCREENS,
    ROOM_FOR_TIPS,
    change_act,
    has_room,
    join,
    keep_loaded,
)
from ui.rest import Rest
from ui.saves import Saves
from ui.screens import (
    ANY,
    MATCHES,
    MENUS,
    PAUSE,
    PLAY,
    SCREENS,
    TABLE,
    act_of,
    page_of,
    screen_class,
)
from ui.setup import TIPS, Setup

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import Any

    from hal.base import Board
    from journal import Journal
    from ui.evening import Evening
    from ui.match import Match
    from ui.plan import Plan
    from ui.table.effects import Effects
    from ui.types import Screen, Sometimes, Start

keep_loaded(FOR_GOOD)  # what opens a board or its saves is imported after this, and not kept
_FRAME_MS = const(5)


class App:
    """board: a hal board; book: the journal on its drive; None: nothing is kept there.

    `is_finished`: a hand that only bots played is over and scored.
    """

    match: "Sometimes[Match]"
    plan: "Sometimes[Plan]"  # of the match that is to begin
    evening: "Sometimes[Evening]"  # a match over several tables, if it is one (ui.evening)
    error: "Sometimes[Exception]"  # what the screen of failures tells about
    after_end: "Sometimes[Callable[[App], None]]"  # what is to follow a match that may end
    effects: "Sometimes[Effects]"  # where there is room for them
    screen: "Sometimes[Screen]"
    page: "Any"  # what it is drawn on: each screen knows which of `pages`
    _screens: "dict[str, Screen]"  # of this act, by name

    def __init__(
        self, board: "Board", start: "Start | None" = None, book: "Journal | None" = None
    ) -> None:
        self.board = board
        self.keys = Keys(board.buttons, board.poll())
        self.now = board.ticks_ms()
        self.is_finished = False
        self.resume_screen = ""  # where the menu leads back to; empty: no match is on
        self.setup = Setup()
        self.match = None
        self.plan = None
        self.is_beginning = False  # its first picture stands, its other screens are to be made
        self._is_saved_already = False  # what begins is saved already
        self.evening = None
        self.seed: int | None = None  # of the first match, if it was given
        self.pointed_card = NO_CARD  # under the cursor as the menu was called
        self.next_holder = 0  # the seat that the device is being handed to
        self.log_leads_to = "menu"
        self.notice = ("", "", "")  # what a notice tells: title, words, where it leads to
        self.error = None
        self.after_end = self.effects = None
        self.asked_on = ""  # the screen that this was asked on
        self.wanted = ""  # the screen that is to be opened
        self.shown = ""  # the one that is shown
        self.screen = None
        self.page = None
        self._act = MENUS
        self.has_pause_screens = False  # in play, what is shown over the table is there, too
        self._screens = {}
        self.pages = Pages(board.display, Sheets())
        self.saves = Saves(book)
        self.rest = Rest(self)
        from ui.startup import start_up

        start_up(self, start)

    def tell(self, title: str, words: str, leads_to: str) -> None:
        """Tell the player something, then go to a screen."""
        self.notice = (title, words, leads_to)
        self.go("notice")

    def hand_over(self, seat: int) -> None:
        """Let the device go to another seat's player."""
        self.next_holder = seat
        self.go("cover")

    def begin(self, plan: "Plan") -> None:
        """Begin a match, as soon as the screen that asks for it has returned."""
        self.plan = plan
        self.go("table")

    def go(self, name: str) -> None:
        """Show another screen, as soon as the one that asks for it has returned."""
        if name == "title" or name == "rules":  # what was on is resumed from the title
            self.match = self.evening = None
            self.resume_screen = ""
        elif name in ("table", "cover", "score"):
            self.resume_screen = name
        if name != "help":
            is_over_table = name == "menu" and self.shown == "table"
            self.pointed_card = self.page.hand.pointed() if is_over_table else NO_CARD
        self.wanted = name

    def open_next(self) -> None:
        """Do the next piece of opening the screen that is wanted: another act, or the screen."""
        act = act_of(self.wanted)
        if act == PAUSE and self.has_pause_screens:
            act = PLAY
        if act != ANY and act != self._act:
            self._leave_act(act)
        else:
            try:
                if self.plan:
                    self._begin_match()
                else:
                    self._open()
            except MemoryError:
                if not self.is_beginning:
                    raise
                self._tell_no_room()

    def _leave_act(self, act: int) -> None:
        """Let all go that another act does without."""
        is_within = self.match is not None and act in (PLAY, PAUSE)
        if not is_within:
            self.match = None
        if self.effects:
            self.effects.stop()
        self.pages.clear()
        self.screen = self.page = self.effects = None
        self._screens = {}
        self._act = act
        change_act(FOR_A_MATCH if is_within else FOR_GOOD)
        if is_within and act == PLAY:  # as when it began: in play nothing is imported
            self.is_beginning = self._is_saved_already = True

    def _begin_match(self) -> None:
        """Begin the planned match: import what plays it; its first screen is opened next."""
        plan = self.plan
        self.plan = None
        self.is_beginning = True
        self._is_saved_already = plan.rules is None
        for name in plan.modules:
            __import__(name)
        for name in plan.modules:
            join(name)
        __import__(MATCHES[plan.kind])
        keep_loaded(FOR_A_MATCH)
        from ui.match_start import start

        start(self, plan)
        if self.match is None:  # what was saved is no match
            self.is_beginning = False
            self._leave_act(MENUS)
            return
        plan = None  # with it the rule set goes, and the module that this is of
        change_act(FOR_A_MATCH)  # it has begun

    def make_match_screens(self) -> None:
        """Make the other screens of a match, while its first picture stands."""
        try:
            self._make_screens((PLAY,))
            self.has_pause_screens = has_room(ROOM_FOR_SCREENS)
            if self.has_pause_screens:
                self._make_screens((PAUSE, ANY))
            if self.setup.switches & TIPS and has_room(ROOM_FOR_TIPS):
                from ui.hint import offer_tips

                offer_tips(self)
            self.is_beginning = False
            self.page = self.screen.page
            CHANGED[0] = 0  # nothing of what was made is seen
        except MemoryError:
            self._tell_no_room()

    def _make_screens(self, acts: "tuple[int, ...]") -> None:
        """Make those of some acts; and let a match move and sound, where there is room for it."""
        for name in SCREENS:
            if act_of(name) in acts and (name != "cover" or self.match.is_shared):
                self._screen_of(name)
        if self.effects is None and has_room(ROOM_FOR_EFFECTS):
            try:
                from ui.table.effects import Effects

                self.effects = Effects(self)
            except MemoryError:
                pass  # in pieces that are too small: the match does without

    def _tell_no_room(self) -> None:
        """A match does not fit this board's memory: leave it, and tell so."""
        self.evening = None
        self.is_beginning = False
        self._leave_act(MENUS)
        if not self._is_saved_already:
            self.saves.forget_match()
        self.resume_screen = ""
        from ui.screens.notice import tell_no_room

        tell_no_room(self)

    def _open(self) -> None:
        """Show the screen that is wanted."""
        name = self.wanted
        self.wanted = ""  # unless it leads on at once
        self.shown = name
        self.screen = self._screen_of(name)
        self.page = self.screen.page
        self.screen.enter()
        if IS_BOARD and not self.is_beginning:  # it is collected when its first picture stands
            gc.collect()  # now, so that nobody waits for it in play

    def _screen_of(self, name: str) -> "Screen":
        """The screen of a name; each is made once in an act."""
        if name not in self._screens:
            made = screen_class(name, self.match.kind if self.match else 0)
            page = page_of(name)
            pages = self.pages
            if page == TABLE:
                pages.pages[TABLE] = made.Page(pages.geometry, pages.sheets, self.match)
            self.page = pages.page(page)
            self._screens[name] = made(self)
        return self._screens[name]

    def show_page(self) -> None:
        """Turn to the page of the screen."""
        self.pages.show(page_of(self.shown))

    def step(self) -> bool:  # per frame
        """One frame: what the player wants, what is due, and the display. True: go on."""
        while self.wanted:
            self.open_next()
        if self.is_beginning:
            self.refresh()
            self.make_match_screens()  # before the first key is looked at
        self.play_frame()
        while self.wanted:
            self.open_next()
        self.refresh()
        return True

    def play_frame(self) -> None:  # per frame
        """What the player wants, and what is due, until another screen is asked for."""
        self.now = self.board.ticks_ms()
        event = self.board.poll()
        while event:
            wish = self.keys.wish(event)
            if wish and self.effects:
                self.effects.skip()
            if not self.rest.is_woken(self.now) and wish:
                self.screen.wish(wish)
                if self.wanted:
                    return
            event = self.board.poll()
        if not (self.effects and self.effects.is_busy()):
            self.screen.tick(self.now)
        if not self.wanted:
            self.rest.tick(self.now)

    def refresh(self) -> None:  # per frame
        """Keep what was chosen, then let the display show what has changed."""
        match = self.match
        if match is not None and match.is_unsaved:
            self.saves.keep(match)
        if self.effects:
            self.effects.tick(self.now)
        if CHANGED[0]:
            CHANGED[0] = 0
            self.board.display.refresh()

    def run(self) -> None:
        """Step for ever; after an error go on from the last save."""
        while True:
            try:
                while self.step():
                    self.board.pause(_FRAME_MS)
                return
            except Exception as error:
                if self.shown == "failure":
                    raise  # code.py starts the game anew
                self.fail(error)

    def fail(self, error: Exception) -> None:
        """Show what went wrong. The match is let go: only what was saved can be trusted."""
        self.match = self.plan = None
        self.is_beginning = False
        self._screens = {}  # nor are the screens as they were
        self.resume_screen = ""
        self.error = error
        self.go("failure")
