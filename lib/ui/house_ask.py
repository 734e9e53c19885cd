"""What the holder is asked with house rules: as `ui.ask_mode`, and what these add.

Any card can be laid face down where the rules have it, who is to do a dare reads it first, and
whoever has claimed to play out of turn chooses a card or withdraws.
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
from engine.layout import CARD, EVENT_COUNT, NOBODY, TOP
from engine.windows import DARED, HOUSE_TURN
from ui import ask_mode
from ui.forget import forget
from ui.house_asks import is_plain
from ui.offered import BLUFFS, JUMPING, PROMPT, READ_DARE, SORRY_SAID, WITHDRAW


class AskMode(ask_mode.AskMode):
    """As there."""

    risk = BLUFFS

    def enter(self) -> None:  # per frame
        """The holder is asked something; a dare is read first, once."""
        match = self._app.match
        view = match.view
        at = view[TOP]
        if view[at] == DARED and not view[at + CARD] and match.read != view[EVENT_COUNT]:
            self._read()
        else:
            super().enter()

    def _read(self) -> None:
        app = self._app
        app.match.read = app.match.view[EVENT_COUNT]
        from ui.dares import tell_dare

        tell_dare(app)
        forget("ui.dares")

    def _is_turn(self) -> bool:  # per frame
        return self._match.claimer == NOBODY and super()._is_turn()

    def _draw_table(self) -> None:  # per frame
        match = self._match
        if self.is_watching:
            self._tell(0)
        elif match.claimer == match.holder:
            self._tell(JUMPING)
        elif not is_plain(match.view):
            self._tell(PROMPT)
        else:
            self._tell(MUST_PLAY if self._must_play() else 0)

    def _must_play(self) -> bool:  # per frame
        """Is the turn one on which there is nothing else to do?"""
        match = self._match
        for i in range(match.count):
            verb = match.choices[i] & VERB_MASK
            if verb == DRAW or verb == PASS:
                return False
        return match.view[match.view[TOP]] == HOUSE_TURN

    def _is_risky(self) -> bool:  # per frame
        """Can the card under the cursor be called when it is laid?"""
        match = self._match
        card = self._page.hand.cards[self._card]
        for i in range(match.count):
            choice = match.choices[i]
            if choice & BLUFF and not choice & DOWN and choice >> CARD_SHIFT & 255 == card:
                return choice & VERB_MASK == PLAY
        return False

    def _has_more(self, kind: int) -> bool:  # per frame
        """Can the card be laid face down?"""
        match = self._match
        for i in range(match.count):
            choice = match.choices[i]
            if choice & DOWN and choice >> CARD_SHIFT & 255 == kind:
                return choice & VERB_MASK == PLAY
        return False

    def _take_item(self, item: int) -> None:  # per frame
        if item == READ_DARE:
            self._read()
        elif item == SORRY_SAID:
            self._offers.sorries(self._match)
            self._open_card_row()
        elif item == WITHDRAW:
            self._match.withdraw()
            self._screen.go_on(0)
        else:
            super()._take_item(item)


class WatchMode(AskMode):
    """Others play."""

    is_watching = True

    def enter(self) -> None:  # per frame
        """Nothing is asked."""
        ask_mode.AskMode.enter(self)
