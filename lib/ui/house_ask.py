"""This mode asks the holder with house rules: as `ui.ask_mode`, and what these add.

Whoever has claimed to play out of turn chooses a card or withdraws. A card can be laid face down;
it is not raised if it can be laid in no other way. Who is to do a dare reads it first.
"""

from engine.choices import (
    BLUFF,
    CARD_SHIFT,
    DOWN,
    DRAW,
    MUST_PLAY,
    PASS,
    PLAY,
    VERB_MASK,
)
from engine.layout import CARD, EVENT_COUNT, KIND, NOBODY, TOP
from engine.windows import DARED, NO_WINDOW
from ui import ask_mode
from ui.dares import tell_dare
from ui.house_asks import CALLABLE, WHICH_JUMPS, is_plain
from ui.offered import READ_DARE, SORRY_SAID, WITHDRAW
from ui.reasons import PROMPT, notice_of


class AskMode(ask_mode.AskMode):
    """As there."""

    risk = CALLABLE

    def enter(self) -> None:  # per frame
        """The holder is asked something, or watches; a dare is read first, once."""
        match = self._app.match
        view = match.view
        at = view[TOP]
        is_dared = (
            view[at + KIND] == DARED and not view[at + CARD] and match.read != view[EVENT_COUNT]
        )
        if is_dared and not self.is_watching:
            self._read()
        else:
            super().enter()

    def _read(self) -> None:
        app = self._app
        app.match.read = app.match.view[EVENT_COUNT]
        tell_dare(app)

    def _pick(self) -> None:  # per frame
        """Choose with the card under the cursor, also if it can only be laid face down."""
        kind = self._page.hand.cards[self._card]
        if self._goes_down(kind):
            self._use(kind)
        else:
            super()._pick()

    def _goes_down(self, kind: int) -> bool:  # per frame
        """Can the card be laid face down?"""
        match = self._match
        for i in range(match.count):
            choice = match.choices[i]
            if choice & DOWN and choice >> CARD_SHIFT & 255 == kind:
                return choice & VERB_MASK == PLAY
        return False

    def _is_turn(self) -> bool:  # per frame
        return self._match.claimer == NOBODY and super()._is_turn()

    def _draw_table(self) -> None:  # per frame
        match = self._match
        if self.is_watching:
            self._screen.draw(b"")
        elif match.claimer == match.holder:
            self._screen.draw(WHICH_JUMPS)
        elif not is_plain(match.view):
            self._screen.draw(PROMPT)
        else:
            self._screen.draw(notice_of(MUST_PLAY) if self._must_play() else b"")

    def _must_play(self) -> bool:  # per frame
        """Is the turn one on which there is nothing else to do?"""
        match = self._match
        for i in range(match.count):
            verb = match.choices[i] & VERB_MASK
            if verb == DRAW or verb == PASS:
                return False
        return match.view[match.view[TOP] + KIND] == NO_WINDOW

    def _is_risky(self) -> bool:  # per frame
        """Can the card under the cursor be called when it is laid?"""
        match = self._match
        card = self._page.hand.cards[self._card]
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
