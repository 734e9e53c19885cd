"""Play with house rules on one pile: see `ui.asking` for the modes. One more is

    CLAIM      the table is asked, for a moment, who plays out of turn (`ui.claim_mode`)

It comes first: before a card that may be jumped on is answered by anybody, bots included. Owed
cards are drawn by themselves. Another person is handed the device only for what needs a look at its
hand: the table is asked first who calls a bluff, and whether who would draw a stack adds to it.
"""

from micropython import const

from engine.choices import CHALLENGE, DRAW, OK, PASS
from engine.layout import EVENT_COUNT, FIRST, IN_PLAY, NOBODY, STAGE, STATUS, TARGET, TOP
from engine.options import BLANKS, DECK, EXTRA_CARD, JUMP, STACK_BY
from engine.windows import BLUFFED, CHEATED, CLAIMED, HOUSE_TURN, PALMING, STACKING
from ui.asking import CARD_MS, STEP_MS, AskingScreen
from ui.house_ask import AskMode, WatchMode
from ui.house_offers import HouseOffers

_CALLS = const(1)  # a stage of PALMING


class Screen(AskingScreen):
    """See the module."""

    def __init__(self, app: "App") -> None:
        offers = HouseOffers(app.page.hand)
        super().__init__(app, WatchMode(self, app, offers), AskMode(self, app, offers))
        view = app.match.view
        self._claims = None
        if view[JUMP] or view[STACK_BY]:
            from ui import claim_mode

            self._claims = claim_mode
            self.claim = claim_mode.ClaimMode(self)
        key = view[DECK] << 2 | view[EXTRA_CARD]
        for color in range(4):
            key |= view[BLANKS + color] << 4 + 5 * color
        if app.pages.sheets.dressed != key:
            self._dress(view, key)

    def _dress(self, view: bytearray, key: int) -> None:
        """Draw the faces that only these rules have."""
        from ui.forget import forget
        from ui.house_art import dress

        dress(self.app.pages.sheets, view, key)
        forget("ui.house_art")

    def is_asked(self) -> bool:  # per frame
        """Is it the holder who is asked? Not what it owes, and not before others have jumped."""
        match = self.app.match
        view = match.view
        if view[STATUS] != IN_PLAY or match.holder == NOBODY or match.game.forced:
            return False
        if match.claimer != NOBODY:
            return match.claimer == match.holder
        if self._is_claim_due():
            return False
        return view[FIRST] == match.holder and not self._is_passed_over(match.holder)

    def _is_claim_due(self) -> bool:  # per frame
        return self._claims is not None and self._claims.is_due(self.app.match)

    def _is_passed_over(self, seat: int) -> bool:  # per frame
        """Was a seat asked already, as one of those that might have added to a stack?"""
        view = self.app.match.view
        at = view[TOP]
        return view[at] == STACKING and view[at + TARGET] != seat

    def tick(self, now: int) -> None:  # per frame
        """A claim has its time; else as the others."""
        if self._claims is not None and self.mode == self.claim:
            if not self.mode.is_looking():
                self.claim.close()
        else:
            super().tick(now)

    def _step(self) -> None:  # per frame
        match = self.app.match
        view = match.view
        before = view[EVENT_COUNT]
        if view[view[TOP]] == HOUSE_TURN:
            match.answered = match.claimed = 0
        if match.claimer != NOBODY and not match.game.forced:
            self._go_on_claiming()
        elif self._is_claim_due():
            self.claim.ask()
        elif match.bot_step():
            match.stepped()
            self._stepped(before)
        elif match.game.forced:
            match.answer_for(view[FIRST], DRAW)
            self._stepped(before)
        elif self.is_asked():
            self.notice = 0
            self.ask()
        else:
            self._ask_other(view[FIRST])

    def _go_on_claiming(self) -> None:  # per frame
        match = self.app.match
        if match.claimer == match.holder:
            self.ask()
        else:
            self.app.hand_over(match.claimer)

    def _pace(self) -> int:  # per frame
        if self._is_claim_due():
            return 0
        return CARD_MS if self.app.match.game.forced else STEP_MS

    def _ask_other(self, seat: int) -> None:  # per frame
        """A person is asked who does not hold the device, or has nothing left to say."""
        match = self.app.match
        view = match.view
        before = view[EVENT_COUNT]
        at = view[TOP]
        kind = view[at]
        bit = 1 << seat
        if self._is_passed_over(seat):
            match.answer_for(seat, PASS)
            self._stepped(before)
        elif self._is_for_all(kind, view[at + STAGE]):
            if match.answered & bit:
                self._carry_out(seat, kind, bit)
            else:
                self.question.ask(seat)
        else:
            self.app.hand_over(seat)

    def _is_for_all(self, kind: int, stage: int) -> bool:  # per frame
        """Is the table asked what a person is asked, before the device goes round?"""
        if kind == BLUFFED or kind == STACKING or kind == CHEATED:
            return True
        return (kind == CLAIMED and not stage) or (kind == PALMING and stage == _CALLS)

    def _carry_out(self, seat: int, kind: int, bit: int) -> None:  # per frame
        """Do what a person answered when the table was asked."""
        match = self.app.match
        before = match.view[EVENT_COUNT]
        is_yes = match.claimed & bit
        match.answered &= ~bit
        match.claimed &= ~bit
        if is_yes and (kind == BLUFFED or kind == STACKING):
            self.app.hand_over(seat)
        elif match.answer_for(seat, CHALLENGE if is_yes else PASS) == OK:
            self._stepped(before)
        else:
            self.app.hand_over(seat)  # it must add to the stack


TYPE_CHECKING = False
if TYPE_CHECKING:
    from ui.app import App
