"""This module has the modes of the plain table besides the turn: watch, challenge, call a color."""

from micropython import const

from engine.public import cards_of
from engine.state.choices import CHALLENGE, COLOR_SHIFT, OK, PASS, call_color
from engine.state.layout import (
    AMOUNT,
    NOBODY,
    SHOWN_TO,
    TOP,
    TURN,
    VIEW_HAND,
    VIEW_SHOWN_COUNT,
    WINDOW_SIZE,
)
from ui.keys import BACK, CHOOSE, MENU, UNO
from ui.plain.actions import length_of
from ui.table.page import (
    DO_BACK,
    DO_CALL,
    DO_CATCH,
    DO_CHALLENGE,
    DO_DRAW,
    DO_GO_ON,
    DO_MENU,
    DO_NOTHING,
    DO_OK,
    DO_SAY_UNO,
    HAND_IS_SEEN,
)
from ui.table.words import DRAW_FOUR, DRAW_OR_NOT, NO_NOTICE, WHICH_COLOR, notice_of

TYPE_CHECKING = False
if TYPE_CHECKING:
    from ui.match import Match
    from ui.plain.table import Screen

_FOUR = const(4)
_SHORT = const(5)


class Mode:
    """A row of actions with a cursor; screen: the table screen."""

    def __init__(self, screen: "Screen") -> None:
        self.screen = screen
        self.page = screen.page
        self.cursor = 0

    def match(self) -> "Match":  # per frame
        """The match that is on."""
        return self.screen.app.match

    def show(self, is_own_hand: bool) -> None:  # per frame
        """Draw the table, the actions, and the hand: dim, since no card of it can be played."""
        match = self.match()
        page = self.page
        if is_own_hand:
            page.hand.take(match.view, VIEW_HAND, match.held())
        page.hand.show(NOBODY, is_own_hand)
        self.screen.draw()
        self._point()

    def _point(self) -> None:  # per frame
        """Show the cursor, and what the keys do there."""
        actions = self.page.actions
        actions.show(self.cursor)
        page = self.page
        is_watching = self == self.screen.watch
        does = actions.offered[self.cursor]
        if actions.count <= 1 or (is_watching and not self.cursor):
            does = page.go_on
        elif (
            length_of(does) > _SHORT
        ):  # it stands in the row, too: the line changes as little as it can
            does = DO_OK
        page.tell_keys(self.screen.app.keys, does, DO_MENU if is_watching else DO_NOTHING)

    def wish(self, wish: int) -> None:  # per frame
        """Move among the actions, or do one."""
        if wish == CHOOSE:
            self.choose(self.cursor)
        elif wish == UNO:
            self.answer(self.match().call_late())
        elif self.page.actions.count:
            keys = self.screen.app.keys
            self.cursor = keys.moved(self.cursor, wish, self.page.actions.count)
            self._point()

    def answer(self, reason: int) -> None:  # per frame
        """Go on after an accepted choice, tell why another was refused."""
        screen = self.screen
        if reason == OK:
            screen.chosen()
        else:
            self.page.warn(self.match().view, notice_of(reason))

    def choose(self, i: int) -> None:  # per frame
        """Do an action."""


class WatchMode(Mode):
    """Others play; a late Uno and catching are always offered, so that the offer tells nothing."""

    def enter(self) -> None:  # per frame
        """Show the table; the hand from behind where others may look on.

        Where nobody holds the device it is the hand of the seat on turn.
        """
        match = self.match()
        count = 3 if match.holder != NOBODY else 0
        self.page.actions.offer(count, DO_GO_ON, DO_SAY_UNO)
        self.cursor = min(self.cursor, max(count - 1, 0))
        is_open = count > 0 and not match.is_shared
        if not is_open:
            self.page.hand.take_backs(
                match.held() if count else cards_of(match.view, match.view[TURN])
            )
        self.show(is_open)

    def choose(self, i: int) -> None:  # per frame
        """Go on at once, call Uno late, or catch; a refused choice does not delay the game."""
        if self.match().holder == NOBODY or i == 0:
            self.screen.skip()
        elif i == 1:
            self.answer(self.match().call_late())
        else:
            self.answer(self.match().catch())


class ChallengeMode(Mode):
    """The player before the holder laid a Wild Draw Four: the holder draws or challenges.

    After a challenge that player's hand is shown in place of the holder's own.
    """

    def enter(self) -> None:  # per frame
        """Ask, with the cursor on drawing."""
        view = self.match().view
        at = view[TOP]
        self.cursor = 0
        is_four = view[at - WINDOW_SIZE + AMOUNT] == _FOUR
        self.screen.notice = DRAW_FOUR if is_four else DRAW_OR_NOT
        self.page.actions.offer(3, DO_DRAW, DO_CHALLENGE)
        self.show(True)

    def choose(self, i: int) -> None:  # per frame
        """Draw, challenge and look at the hand, or catch, which leaves the question open."""
        match = self.match()
        if self.page.actions.count == 1:  # the hand was seen
            self.screen.chosen()
            return
        if i != 1:
            self.answer(match.catch() if i else match.choose(PASS))
            return
        reason = match.choose(CHALLENGE)
        if reason == OK and match.view[SHOWN_TO] == match.holder:
            self._show_hand(match)
        else:
            self.answer(reason)

    def _show_hand(self, match: "Match") -> None:  # per frame
        self.cursor = 0
        self.page.actions.offer(1, HAND_IS_SEEN, HAND_IS_SEEN)
        at = VIEW_HAND + match.game.capacity
        self.page.hand.take(match.view, at, match.view[VIEW_SHOWN_COUNT])
        self.screen.notice = NO_NOTICE
        self.show(False)


class ColorMode(Mode):
    """Four colors to call; `pending`: the play that needs one, 0 if the card lies already."""

    def __init__(self, screen: "Screen") -> None:
        super().__init__(screen)
        self._pending = 0

    def ask(self, pending: int, card: int) -> None:  # per frame
        """Ask for a color."""
        self._pending = pending
        self.screen.mode = self
        self.enter()

    def enter(self) -> None:  # per frame
        """Show the colors over the piles, above the holder's hand."""
        match = self.match()
        page = self.page
        page.actions.offer(0, DO_CATCH, DO_CATCH)
        self.screen.notice = WHICH_COLOR
        page.hand.take(match.view, VIEW_HAND, match.held())
        page.hand.show(NOBODY, True)
        self.screen.draw()
        page.actions.show(NOBODY)
        keys = self.screen.app.keys
        if self._pending:
            page.tell_keys(keys, DO_CALL, DO_BACK, DO_NOTHING, DO_BACK)
        else:
            page.tell_keys(keys, DO_CALL, DO_NOTHING, DO_NOTHING)

    def wish(self, wish: int) -> None:  # per frame
        """Move, call, or take the wild back into the hand."""
        if wish == CHOOSE:
            self._call()
        elif wish == BACK or wish == MENU:
            if self._pending:
                self.screen.notice = NO_NOTICE
                self.screen.mode = self.screen.turn
                self.screen.turn.enter()
            elif wish == MENU:
                self.screen.app.go("menu")
        else:
            self.cursor = self.screen.app.keys.moved(self.cursor, wish, 4)
            self.page.piles.point_at(self.cursor)

    def _call(self) -> None:  # per frame
        match = self.match()
        if self._pending:
            reason = match.choose(self._pending | (self.cursor + 1) << COLOR_SHIFT)
            match.called = NOBODY
        else:
            reason = match.choose(call_color(self.cursor))
        self.answer(reason)
