"""This module adds to a table what house rules need, on one pile and where cards act.

    HouseOffers    lists more answers: reading a dare, telling of a "sorry", withdrawing a claim
    AskMode        shows a dare once before it is answered, and lays cards face down; a card that
                   can only be laid face down is not marked, as that would tell it cannot match
    HouseScreen    lets others play out of turn, or call a bluff or a cheat

Whoever has claimed to play out of turn lays a card or withdraws. That another player owes for a
"sorry" can be told at any time.
"""

from micropython import const

from engine.public import player_of, window_card, window_kind
from engine.state.cards import COLORS, KIND_MASK
from engine.state.choices import (
    BLUFF,
    CARD_SHIFT,
    CATCH,
    DOWN,
    DRAW,
    MUST_PLAY,
    OK,
    PASS,
    PLAY,
    SEAT_SHIFT,
    SORRY,
    VERB_MASK,
)
from engine.state.layout import (
    EVENT_COUNT,
    FIRST,
    FREE,
    IN_PLAY,
    NOBODY,
    PHASE,
    PLAYERS,
    SORRIES,
    STATUS,
    VIEW_DRAFT,
)
from engine.state.options import BLANKS as CARRIED_BY
from engine.state.options import CARDS_ACT, FLAVOR, JUMP, PEEK, STACK_BY
from engine.state.options import SORRY as PAYS_SORRY
from engine.state.windows import DARED, OWED, is_turn
from ui.draw.card_tiles import BLANKS
from ui.table import ask
from ui.table.offers import LOOK, READ_DARE, SORRY_SAID, UNO, WITHDRAW, Offers, goes_down
from ui.table.screen import AskingScreen
from ui.table.words import CALLABLE, NO_NOTICE, PROMPT, WHICH_JUMPS

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable

    from ui.house.claim import ClaimMode
    from ui.house.match import Match
    from ui.table.question import QuestionMode
    from ui.types import AskingApp, AskingMatch, HouseApp, Sometimes

# What lets the holder read something before it answers, by kind of window (`ui.house.dares`).
READS: "dict[int, Callable[[AskingApp], None]]" = {}

_ADMITTED_MS = const(2000)  # for a cheat that was admitted to be seen by all
_FACES_CARRIED = const(13)  # by a blank: up to here a face plus one, from there on an effect


def show_blanks(view: bytearray) -> None:
    """Let each blank be drawn as the card that it stands for, or empty."""
    for color in range(COLORS):
        carried = view[CARRIED_BY + color]
        BLANKS[color] = carried if carried <= _FACES_CARRIED else 0


class HouseOffers(Offers):
    """As Offers."""

    def offer_always(self, match: "AskingMatch") -> None:  # type: ignore[override]  # per frame
        """Put into the row what the holder can do at any time."""
        view = match.view
        if match.claimer == match.holder:
            self.offer(WITHDRAW, True)
        elif window_kind(view) == DARED and not window_card(view):
            self.offer(READ_DARE, True)
        self.offer(UNO, True)
        self.offer(CATCH, True)
        if view[PEEK] or view[FLAVOR] == CARDS_ACT:  # some cards of others lie open, or may
            self.offer(LOOK, True)
        if view[PAYS_SORRY] and self._owing(match):
            self.offer(SORRY_SAID, True)

    def _owing(self, match: "AskingMatch") -> int:  # per frame
        """The seats that the holder may report to have said "sorry", bit n for seat n."""
        view = match.view
        owing = 0
        for seat in range(view[PLAYERS]):
            if seat != match.holder and view[SORRIES + 2 * player_of(view, seat)]:
                owing |= 1 << seat
        return owing

    def sorries(self, match: "AskingMatch") -> None:  # per frame
        """In the row: who may have said "sorry"."""
        self.count = 0
        owing = self._owing(match)
        for seat in range(match.view[PLAYERS]):
            if owing >> seat & 1:
                self.offer(SORRY | seat << SEAT_SHIFT, False)

    def is_marked(self, choice: int) -> int:  # per frame
        """As `Offers`, except for cards that can only be laid face down."""
        if choice & VERB_MASK == PLAY and choice & DOWN:
            return 0
        return super().is_marked(choice)


class AskMode(ask.AskMode):
    """As `ui.table.ask.AskMode`; see the module."""

    risk = CALLABLE
    _match: "Sometimes[Match]"
    _offers: "HouseOffers"

    def enter(self) -> None:  # per frame
        """The holder is asked something, or watches; a dare is read first, once."""
        match = self._app.match
        view = match.view
        is_new = match.read != view[EVENT_COUNT] and not window_card(view)
        if is_new and not self.is_watching and window_kind(view) in READS:
            self._read()
        else:
            super().enter()

    def _read(self) -> None:
        app = self._app
        app.match.read = app.match.view[EVENT_COUNT]
        READS[DARED](app)

    def _pick(self) -> None:  # per frame
        """Choose with the card under the cursor, also if it can only be laid face down."""
        kind = self._page.hand.cards[self._card] & KIND_MASK
        if goes_down(self._match, kind):
            self._use(kind)
        else:
            super()._pick()

    def _is_turn(self) -> bool:  # per frame
        return self._match.claimer == NOBODY and super()._is_turn()

    def _draw_table(self) -> None:  # per frame
        match = self._match
        view = match.view
        if self.is_watching or window_kind(view) == OWED:  # one is shown the hand it challenged
            self._screen.draw(NO_NOTICE)
        elif match.claimer == match.holder:
            self._screen.draw(WHICH_JUMPS)
        elif not is_turn(view) or view[PHASE] == FREE or view[VIEW_DRAFT]:
            self._screen.draw(PROMPT)
        else:
            is_told = not self._in_hand and self._must_play()
            self._screen.draw(MUST_PLAY if is_told else NO_NOTICE)

    def _must_play(self) -> bool:  # per frame
        """Is laying a card all that can be done on this turn?"""
        match = self._match
        for i in range(match.count):
            verb = match.choices[i] & VERB_MASK
            if verb == DRAW or verb == PASS:
                return False
        return True

    def _is_risky(self) -> bool:  # per frame
        """Can the card under the cursor be called when it is laid?"""
        match = self._match
        card = self._page.hand.cards[self._card] & KIND_MASK
        for i in range(match.count):
            choice = match.choices[i]
            if choice & BLUFF and not choice & DOWN and choice >> CARD_SHIFT & 255 == card:
                return choice & VERB_MASK == PLAY
        return False

    def _take_item(self, item: int) -> None:  # per frame
        if item == WITHDRAW:
            self._match.withdraw()
            self._screen.go_on(0)
        elif item == READ_DARE:
            self._read()
        elif item == SORRY_SAID:
            self._offers.sorries(self._match)
            self._open_card_row()
        else:
            super()._take_item(item)


class HouseScreen(AskingScreen):
    """As AskingScreen; one more of its modes is

    CLAIM      the table is asked, for a moment, who plays out of turn (`ui.house.claim`)

    That comes before anybody, bots included, answers the card that may be jumped on. Owed cards are
    drawn without a key.
    """

    app: "HouseApp"
    claim: "Sometimes[ClaimMode]"

    def __init__(self, app: "AskingApp", turn: "AskMode", question: "QuestionMode | None") -> None:
        AskingScreen.__init__(self, app, turn, question)  # of a table that is one itself, too
        view = app.match.view
        self.claim = None
        if view[JUMP] or view[STACK_BY]:
            from ui.house.claim import ClaimMode, PadClaimMode

            self.claim = PadClaimMode(self) if question else ClaimMode(self)

    def is_claim_due(self) -> bool:  # per frame
        """Must the table be asked now who plays out of turn?"""
        return bool(self.claim and self.claim.is_due())

    def is_asked(self) -> bool:  # per frame
        """Is the holder asked now?

        Not while it draws what it owes, not before others had their time to jump in, and not
        before all have seen a cheat that was admitted.
        """
        match = self.app.match
        view = match.view
        if view[STATUS] != IN_PLAY or match.holder == NOBODY or match.is_admitting:
            return False
        if window_kind(view) == OWED:
            return False
        if match.claimer != NOBODY:
            return match.claimer == match.holder
        if self.is_claim_due():
            return False
        return view[FIRST] == match.holder and not self.is_holder_done(match.holder)

    def is_passed_over(self, seat: int) -> bool:  # per frame
        """As there, or a seat that was asked already whether it adds to the stack."""
        return self.app.match.is_past_stack(seat) or super().is_passed_over(seat)

    is_holder_done = is_passed_over  # the same of the holder

    def tick(self, now: int) -> None:  # per frame
        """Close a claim when its time is up; otherwise as there."""
        if self.mode == self.claim:
            if not self.claim.is_looking():
                self.claim.close()
        else:
            super().tick(now)

    def _step(self) -> None:  # per frame
        match = self.app.match
        view = match.view
        before = view[EVENT_COUNT]
        is_owed = window_kind(view) == OWED
        if is_turn(view):
            match.answered = match.claimed = 0
        if match.is_admitting:
            match.is_admitting = False
            self.go_on(_ADMITTED_MS)
        elif match.claimer != NOBODY and not is_owed:
            self._go_on_claiming()
        elif self.is_claim_due():
            self.claim.ask()
        elif match.let_bot():
            match.stepped()
            self.stepped(before)
        elif is_owed:
            match.answer_for(view[FIRST], DRAW)
            self.stepped(before)
        elif self.is_asked():
            self.ask()
        elif self.is_passed_over(view[FIRST]) and match.answer_for(view[FIRST], PASS) == OK:
            self.stepped(before)
        else:
            self.question.ask_other(view[FIRST])

    def _go_on_claiming(self) -> None:  # per frame
        match = self.app.match
        if match.claimer == match.holder:
            self.ask()
        else:
            self.app.hand_over(match.claimer)
