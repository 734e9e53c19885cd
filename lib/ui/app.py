"""This module runs the app, which shows one screen at a time, frame by frame.

    App(board).run()                    begin at the title
    App(board, start=(rules, people, bots, seed, options, level))
                                        begin a match at once; None: the default, or a random seed

`ui.screens` lists the screens. `go(name)` asks for one; it is opened after the screen that asks has
returned, because opening it may change the act of the memory (`ui.match.memory`), which forgets
modules, and no running module may be forgotten. `page` is the page that the screen is drawn on
(`ui.draw.pages`).

A frame saves before it shows: a choice is saved (`ui.match.saves`) before anybody sees its result.
It may show several pictures: what changes on a table is shown part by part (`show_so_far`). An
error in a frame leads to a screen that says where it happened, and from there back to the match as
it was last saved.
"""

import gc

from micropython import const

from engine.state.cards import NO_CARD
from engine.state.layout import EVENT_COUNT
from ui.draw.grids import CHANGED
from ui.draw.pages import Pages
from ui.idle import Idle
from ui.keys import MENU, Keys
from ui.match import memory
from ui.match.saves import BEFORE, NOT_YET, Saves
from ui.match.setup import Setup
from ui.screens import ANY, MENUS, PAUSE, PLAY, act_of, is_loaded, page_of, screen_class

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import Any

    from hal.base import Board
    from journal.book import Journal
    from ui.match.match import Match
    from ui.match.plan import Plan
    from ui.table.effects import Effects
    from ui.tournament.tournament import Tournament
    from ui.types import Sometimes, Start

memory.keep_loaded(memory.FOR_GOOD)  # what only opens the board and its saves is imported later
_FRAME_MS = const(5)


class App:
    """board: a hal board; book: the journal on its drive, None: nothing is saved there.

    `is_finished`: the score of a hand that only bots played is shown, or their final sheet.
    """

    match: "Sometimes[Match]"
    plan: "Sometimes[Plan]"  # of the match that is about to begin
    begun: "Sometimes[tuple[int, bytes]]"  # number and whole of that plan, until play begins
    tournament: "Sometimes[Tournament]"  # the match over several tables, if there is one
    error: "Sometimes[Exception]"  # that the screen "failure" shows
    after_end: "Sometimes[Callable[[App], None]]"  # called when the player agrees to end the match
    effects: "Sometimes[Effects]"  # if there is room for them
    screen: "Any"  # of ui.screens, each of its own class; None before the first
    page: "Any"  # of `pages`, as the screen's row in ui.screens says
    screens: "dict[str, Any]"  # of this act, by name

    def __init__(
        self, board: "Board", start: "Start | None" = None, book: "Journal | None" = None
    ) -> None:
        self.board = board
        self.keys = Keys(board.buttons, board.poll())
        self.now = board.ticks_ms()
        self.is_finished = False
        self.resume_screen = ""  # that the menu leads back to; empty: no match is on
        self.setup = Setup()
        self.match = None
        self.plan = None
        self.steps_left = 0  # of a match that begins, from its first picture on (`begin_match`)
        self.saved = NOT_YET  # is the match that begins
        self.begun = None
        self._is_opening = False  # a screen: it is shown whole
        self.tournament = None
        self.seed: int | None = None  # of the first match, if one was given
        self.is_hand_open = False  # of the holder, when the menu was opened
        self.pointed_card = NO_CARD  # under the cursor then
        self.next_holder = 0  # the seat that gets the device
        self.notice = ("", "", "")  # title, words, and the screen that it leads to
        self.after_end = self.effects = None
        self.wanted = ""  # the screen to open next; empty: none
        self.shown = ""  # the screen that is shown
        self.came_from = ""  # the screen before, but for a notice between
        self.screen = None
        self.page = None
        self._act = MENUS
        self.has_pause_screens = False  # the screens of PAUSE are in memory during play
        self.screens = {}
        self.pages = Pages(board.display)
        self.saves = Saves(book)
        self.idle = Idle(self)
        from ui.startup import start_up

        start_up(self, start)

    def tell(self, title: str, words: str, leads_to: str) -> None:
        """Show the player a notice, then the screen `leads_to`."""
        self.notice = (title, words, leads_to)
        self.go("notice")

    def hand_over(self, seat: int) -> None:
        """Ask for the device to be passed to a seat's player."""
        self.next_holder = seat
        self.go("cover")

    def begin(self, plan: "Plan") -> None:
        """Begin a planned match after the running screen has returned."""
        self.plan = plan
        self.begun = (plan.number, plan.whole)
        self.saved = NOT_YET if plan.rules else BEFORE
        self.go("table")

    def go(self, name: str) -> None:
        """Show another screen after the running one has returned."""
        if name == "title" or name == "rules":  # a match that was on is resumed from its save
            self.match = self.tournament = None
            self.resume_screen = ""
            self.saves.is_tried = False
        elif name in ("table", "cover", "score"):
            self.resume_screen = name
        if self.shown == self.resume_screen or not self.resume_screen:  # not from menu, log or help
            self.is_hand_open = name == "menu" and self.shown == "table"
            self.pointed_card = self.page.hand.pointed() if self.is_hand_open else NO_CARD
        self.wanted = name

    def open_next(self) -> None:
        """Do one step towards the wanted screen: change the act, begin the match, or open it."""
        act = act_of(self.wanted)
        if act == PAUSE and self.has_pause_screens:
            act = PLAY
        if act == ANY:
            act = self._act
        try:
            if act != self._act or not self._has_room_for(self.wanted):
                self.leave_act(act)
            elif not self._is_beginning():
                if not is_loaded(self.wanted):
                    screen_class(self.wanted)
                else:
                    self._open()
        except MemoryError:
            if not self.plan and not self.steps_left:
                raise
            self.tell_no_room()

    def _is_beginning(self) -> bool:
        """Do one step of a match that begins, or comes back. False: its first screen can open."""
        if not self.plan and not (self.steps_left and self._act == PLAY):
            return False
        from ui.match.beginning import begin_match

        return begin_match(self)

    def _has_room_for(self, name: str) -> bool:
        """Is the screen made, or is there room to make it beside others of its act?

        A menu is asked about before it is loaded, and not again when it is.
        """
        is_menu = self._act == MENUS
        if not (is_menu or self._act == PAUSE) or not self.screens or name in self.screens:
            return True
        if is_menu and is_loaded(name):
            return True
        return memory.has_room(memory.ROOM_FOR_A_MENU if is_menu else memory.ROOM_FOR_A_SCREEN)

    def leave_act(self, act: int) -> None:
        """Free everything that the new act does not need."""
        is_within = self.match is not None and act in (PLAY, PAUSE)
        if not is_within:
            self.match = None
        if self.effects:
            self.effects.stop()
        self.pages.clear()
        self.screen = self.page = self.effects = None
        self.screens.clear()  # a new dict could have no room
        self._act = act
        if is_within and act == PLAY:  # make all screens again now: in play nothing is imported
            self.steps_left = memory.STEPS
            self.saved = BEFORE
        memory.change_act(memory.FOR_A_MATCH if is_within else memory.FOR_GOOD)

    def go_on_beginning(self) -> None:
        """Show the first picture of the match that begins, or make more of it meanwhile."""
        try:
            from ui.match import beginning

            is_made = beginning.take_step(self)
            if not self.steps_left:
                memory.forget(beginning)
        except MemoryError:
            is_made = False
        if not is_made:
            self.tell_no_room()

    def tell_no_room(self) -> None:
        """Leave a match that does not fit this board's memory, and say so."""
        self.plan = None
        self.leave_act(MENUS)
        from ui.match.no_room import tell

        tell(self)
        self.leave_act(MENUS)  # the menus need the room of what chose the words

    def _open(self) -> None:
        """Show the wanted screen."""
        name = self.wanted
        self.wanted = ""  # now: `enter` may ask for another screen
        if name != "notice" != self.shown:
            self.came_from = self.shown
        self.shown = name
        self.screen = self.screen_of(name)
        self.page = self.screen.page
        self._is_opening = True
        self.screen.enter()
        self._is_opening = False

    def screen_of(self, name: str) -> "Any":
        """Return the screen with a name, made at its first use in an act."""
        if name not in self.screens:
            made = screen_class(name)
            self.page = self.pages.page(page_of(name))
            self.screens[name] = made(self)
        return self.screens[name]

    def show_page(self) -> None:
        """Show the page of the current screen."""
        self.pages.show(page_of(self.shown))

    def step(self) -> bool:  # per frame
        """Play one frame and refresh the display. Return True: go on."""
        opened = self.wanted
        while self.wanted:
            self.open_next()
        while self.steps_left:  # before the first key is read
            self.go_on_beginning()
        if not self.wanted:  # else the match had no room
            self.play_frame()
        opened = opened or self.wanted
        while self.wanted:
            self.open_next()
        self.refresh()
        if memory.IS_BOARD and opened and not self.steps_left:
            # Now, behind the picture, so that nobody waits for it in play. When a match begins
            # `has_room` collects.
            gc.collect()
        return True

    def play_frame(self) -> None:  # per frame
        """Do what the player wants and what is due, until a screen asks for another one.

        A key first ends what moves, in a picture of its own, unless it opens the menu. What the key
        changed is shown before the screen does what is due.
        """
        self.now = self.board.ticks_ms()
        event = self.board.poll()
        while event:
            wish = self.keys.wish(event)
            if wish and self.effects:
                self.effects.skip()
                if wish != MENU:
                    self.show_so_far()
            if not self.idle.is_woken(self.now) and wish:
                self.screen.wish(wish)
                if self.wanted:
                    return
            event = self.board.poll()
        if not (self.effects and self.effects.is_busy()):
            self.show_so_far()
            self.screen.tick(self.now)
        if not self.wanted:
            self.idle.tick(self.now)

    def refresh(self) -> None:  # per frame
        """End a frame: let what moves take a step, and show what was not shown yet."""
        effects = self.effects
        if effects:
            if effects.heard != self.match.view[EVENT_COUNT]:
                effects.on_events()
            effects.tick(self.now)
        self.show()

    def show_so_far(self) -> None:  # per frame
        """Show what a frame has drawn so far, as a picture of its own, unless a screen opens."""
        if self._is_opening:
            return
        effects = self.effects
        if effects and effects.heard != self.match.view[EVENT_COUNT]:
            effects.on_events()
        if CHANGED[0]:
            self.show()

    def show(self) -> None:  # per frame
        """Save the match if it has changed, then play the sounds and refresh the display."""
        match = self.match
        if match is not None and match.is_unsaved:
            self.saves.keep(match)
        if self.effects:
            self.effects.sounds.tick(self.now)
        if CHANGED[0]:
            CHANGED[0] = 0
            self.board.display.refresh()

    def run(self) -> None:
        """Play frames for ever; after an error show the screen "failure"."""
        while True:
            try:
                while self.step():
                    self.board.pause(_FRAME_MS)
                return
            except Exception as error:
                if self.shown == "failure":
                    raise  # ends code.py, which CircuitPython then starts again
                self.fail(error)

    def fail(self, error: Exception) -> None:
        """Show what went wrong. The match is dropped: only its save can be trusted."""
        self.match = self.plan = None
        self.steps_left = 0
        self.screens = {}  # they cannot be trusted, either
        self.resume_screen = ""
        self.error = error
        self.go("failure")
