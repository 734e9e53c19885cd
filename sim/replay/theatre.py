"""This module plays recorded choices in the app itself, with its screens and its pace.

The table is seen from one seat, whose hand is shown. It runs on a computer (`sim.record`) and on a
page (`tools/web/machine/page_program.py`), so it needs nothing that MicroPython lacks.

    theatre = Theatre(board, header, choices, seat)
    theatre.frame()      make the next choice if it is due, and play a frame
"""

from engine.match import opening
from engine.prompt import only_choice
from engine.state.layout import FIRST
from hal.ticks import since
from sim.replay.playing import NEXT_HAND, deal
from ui.app import App
from ui.match.match_bytes import PERSON
from ui.players import NAMES

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from hal.base import Board
    from sim.replay.playing import Header

_THINK_MS = 1200  # the shown seat, from when it is asked until it chooses
_SCORE_MS = 3000  # the score, before the next hand


class Over(Exception):
    """The app asks for a choice that the replay lacks."""


class Theatre:
    """choices: (seat, choice), and NEXT_HAND, which were played once without a refusal.

    made: how many of them were made. app, match: what plays. next: the next choice, None: no more.
    """

    next: "tuple[int, int] | None"

    def __init__(
        self, board: "Board", header: "Header", choices: "list[tuple[int, int]]", seat: int
    ) -> None:
        self._board = board
        self.choices = choices
        self.made = 0
        self.next = choices[0] if choices else None
        self._chosen_at = self._asked_at = board.ticks_ms()
        options = header.options or None
        self.app: Any = App(board, (header.rules, 0, header.players, header.seed, options))
        while self.app.match is None:
            self.app.open_next()
        self.match = self.app.match
        self._deal(header, seat)

    def _deal(self, header: "Header", seat: int) -> None:
        """Deal as in the replay, and look from a seat."""
        match = self.match
        game = match.game
        game.opening = opening  # the app has let it go
        deal(game, header)
        match.table.play_bots = self._play  # type: ignore[method-assign]
        match.people[seat] = PERSON  # who is called You, and has the face of one
        match.persons = 1
        NAMES[seat] = b""
        match.hand_to(seat)
        match.forget_past()
        self.app.saves.take_match(match, bytes(header.players), b"")
        self.app.saves.keep(match)
        self.app.go("table")
        if self.app.effects is not None:
            self.app.effects.motion.deal(match.view)  # the hand that is seen was dealt here

    def waited_ms(self) -> int:
        """Return how long the last choice was made ago."""
        return since(self._board.ticks_ms(), self._chosen_at)

    def frame(self) -> None:
        """Make the next choice if it is due, then play a frame of the app. Raises Over."""
        self.app.idle.is_woken(self.app.now)  # a replay needs no key to stay in sight
        if self.next is not None and self.app.shown:
            self._choose_if_due(self.waited_ms())
        self.app.step()

    def _choose_if_due(self, waited: int) -> None:
        if self.next == NEXT_HAND:
            if self.app.shown == "score" and waited > _SCORE_MS:
                from ui.screens.after_hand import go_on

                self._take_next()
                go_on(self.app)
        elif not self.is_own_turn():
            self._asked_at = self._board.ticks_ms()
        elif since(self._board.ticks_ms(), self._asked_at) > _THINK_MS:
            self._choose()
            self.match.refresh_view()
            self.app.screen.chosen()

    def is_own_turn(self) -> bool:
        """Is the shown seat asked now, on the screen?"""
        screen = self.app.screen
        is_watching = self.app.shown != "table" or screen.watches()
        return not is_watching and self._is_own()

    def _is_own(self) -> bool:
        """Does the shown seat choose next, now that it is asked?"""
        holder = self.match.holder
        return self.next is not None and self.next[0] == holder == self.match.game.state[FIRST]

    def _play(self, _most: int) -> int:
        """Choose next in place of the bots, except for choices that the app shows being made."""
        if self.next is None or self.next == NEXT_HAND:
            raise Over
        if self._is_own() and not self._is_forced() and self._is_to_be_asked():
            return 0
        self._choose()
        return 1

    def _is_to_be_asked(self) -> bool:
        """Will the app ask the shown seat once nobody else acts?"""
        screen = self.app.screen
        return not hasattr(screen, "is_asked") or bool(screen.is_asked())

    def _is_forced(self) -> bool:
        """Is there nothing to ask, as with an owed card?"""
        return only_choice(self.match.game.state) > 0

    def _choose(self) -> None:
        """Make the next choice."""
        if self.next is not None:
            self.match.game.choose(self.next[0], self.next[1])
            self.match.table.rights_due = True
            self._take_next()

    def _take_next(self) -> None:
        self._chosen_at = self._board.ticks_ms()
        self.made += 1
        self.next = self.choices[self.made] if self.made < len(self.choices) else None
