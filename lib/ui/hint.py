"""This module gives a tip: what a bot would choose in the holder's place, from the holder's view.

It knows what the holder does, and nothing else; the game and its generators stay as they are. It
is there where the settings ask for it, and a board has room (`ui.app`).
"""

from micropython import const

from engine.bots.levels import NORMAL, decide_of
from engine.state.cards import FIRST_WILD_KIND
from engine.state.choices import (
    ADD,
    BACKFIRE,
    BLUFF,
    CARD_SHIFT,
    COLOR_SHIFT,
    GIVE,
    JUMP,
    PLAY,
    RECOVER,
    SHOWN,
    TAKE,
    TAKE_UNSEEN,
    VERB_MASK,
    WITH_UNO,
)
from engine.state.layout import NOBODY
from ui.table.words import write_card

TYPE_CHECKING = False
if TYPE_CHECKING:
    from ui.app import App
    from ui.draw.text import Text
    from ui.match import Match
    from ui.table.hand import HandStrip
    from ui.table.offers import Offers

_ROLL = const(127)  # in place of chance: the same table has the same tip
_COLOR = 7 << COLOR_SHIFT
# What is made with a card of the hand (ui.table.offers).
_WITH_CARD = 1 << PLAY | 1 << ADD | 1 << GIVE | 1 << BACKFIRE | 1 << RECOVER | 1 << JUMP
_BESIDES = WITH_UNO | BLUFF | SHOWN  # what is said with a choice


def _roll() -> int:
    return _ROLL


class Hint:
    """level: of the match's bots (engine.bots.levels); a tip is as good as the normal one's.

    card: the place in the strip of the card that was advised last; NOBODY: something else was.
    """

    def __init__(self, level: int) -> None:
        self._decide = decide_of(max(level, NORMAL))
        self.choice = 0  # that was advised last
        self.card = NOBODY

    def ask(self, match: "Match", hand: "HandStrip", lying_open: int) -> int:  # per frame
        """Find what a bot would choose of the holder's choices; return its verb.

        lying_open: how many cards in the strip do, of another hand that one is taken from.
        """
        match.list_choices()
        self.choice = self._decide(match.view, match.choices, match.count, _roll)
        verb = self.choice & VERB_MASK
        kind = self.choice >> CARD_SHIFT & 255
        self.card = NOBODY
        if verb == TAKE_UNSEEN:
            self.card = lying_open + kind - 1
        elif verb == TAKE or 1 << verb & _WITH_CARD:
            self.card = hand.place_of(kind)
        return verb

    def color(self) -> int:  # per frame
        """The color that was advised with a wild."""
        return max((self.choice >> COLOR_SHIFT & 7) - 1, 0)

    def place_in(self, offers: "Offers", pending: int) -> int:  # per frame
        """The place in a row of what was advised, 0 if it is not there.

        pending: the choice that waits for its color, which the row has; 0: the row has choices.
        """
        for i in range(offers.count):
            item = offers.items[i]
            if pending:
                item = pending | item & _COLOR
            else:
                item |= self.choice & _COLOR
            if (item ^ self.choice) & ~_BESIDES == 0:
                return i
        return 0

    def tell(self, text: "Text") -> None:  # per frame
        """Write it: the card, in words; anything else is where the cursor is."""
        text.start(0)
        text.word(b"UNO! " if self.choice & WITH_UNO else b"Try ")
        if self.card != NOBODY and self.choice & VERB_MASK != TAKE_UNSEEN:
            card = self.choice >> CARD_SHIFT & 127
            if card >= FIRST_WILD_KIND and self.choice & _COLOR:
                card = card & ~7 | self.color()
            write_card(text, card)
        else:
            text.word(b"this")
        text.end()


def offer_tips(app: "App") -> None:
    """Let persons ask for tips in the match that is on."""
    match = app.match
    if match.persons:
        match.hint = Hint(match.level)
        if app.shown == "table":
            app.screen.enter()  # its row has one more
