"""This module gives tips: what a bot would choose in the holder's place.

A tip uses the holder's view and nothing else; the game and its generators do not change. Where
there is room, the module is loaded as a match begins, if the settings ask for tips or open over its
table: there they turn tips on, and nothing is imported within a match (`ui.match.beginning`).
"""

from micropython import const

from engine.bots.levels import NORMAL, decide_of
from engine.state import choices
from engine.state.cards import FIRST_WILD_KIND
from engine.state.layout import NOBODY
from ui import says
from ui.match.setup import TIPS
from ui.table.menu import WITH_CARD
from ui.table.words import LINE, write_card

TYPE_CHECKING = False
if TYPE_CHECKING:
    from ui.app import App
    from ui.match.match import Match
    from ui.table.hand import Hand
    from ui.table.menu import Menu
    from ui.table.strip import Strip

_ROLL = const(127)  # in place of a random number: the same table always gives the same tip
_COLOR = 7 << choices.COLOR_SHIFT
_FLAGS = choices.WITH_UNO | choices.BLUFF | choices.SHOWN


def _roll() -> int:
    return _ROLL


class Tip:
    """level: of the match's bots (engine.bots.levels). A tip is at least a normal bot's choice.

    choice: the advice given last. card: the place of its card in the hand's strip, NOBODY: it has
    none.
    """

    def __init__(self, level: int) -> None:
        self._decide = decide_of(max(level, NORMAL))
        self.choice = 0
        self.card = NOBODY

    def ask(self, match: "Match", hand: "Hand", lying_open: int) -> int:  # per frame
        """Find what a bot would choose among the holder's choices; return its verb.

        lying_open: the number of face-up cards when the strip shows a hand to take a card from.
        """
        match.list_choices()
        self.choice = self._decide(match.view, match.choices, match.count, _roll)
        match.refresh_view()  # a bot may change both
        match.list_choices()
        verb = self.choice & choices.VERB_MASK
        kind = self.choice >> choices.CARD_SHIFT & 255
        self.card = NOBODY
        if verb == choices.TAKE_UNSEEN:
            self.card = lying_open + kind - 1
        elif verb == choices.TAKE or 1 << verb & WITH_CARD:
            self.card = hand.place_of(kind)
        return verb

    def color(self) -> int:  # per frame
        """Return the color to call with the wild that was advised."""
        return max((self.choice >> choices.COLOR_SHIFT & 7) - 1, 0)

    def place_in(self, menu: "Menu") -> int:  # per frame
        """Return the place of the advice in a menu, 0 if it is not there."""
        for i in range(menu.count):
            entry = menu.entries[i] | self.choice & _COLOR
            if (entry ^ self.choice) & ~_FLAGS == 0:
                return i
        return 0

    def tell(self, strip: "Strip") -> None:  # per frame
        """Write the tip: a card in words, or "this" for the row under the cursor."""
        text = LINE
        text.start(2 * strip.question.columns)
        text.say(says.TRY_UNO if self.choice & choices.WITH_UNO else says.TRY)
        if self.card != NOBODY and self.choice & choices.VERB_MASK != choices.TAKE_UNSEEN:
            card = self.choice >> choices.CARD_SHIFT & 127
            if card >= FIRST_WILD_KIND and self.choice & _COLOR:
                card = card & ~7 | self.color()
            write_card(text, card)
        else:
            text.say(says.THIS)
        strip.put()


def offer_tips(app: "App") -> None:
    """Let the persons in the current match ask for tips, as the settings say, or no longer.

    What a tip needs is loaded in any case.
    """
    match = app.match
    if match.persons:
        tip = Tip(match.level)
        match.tip = tip if app.setup.switches & TIPS else None
        if match.tip and app.shown == "table":
            app.screen.enter()  # to show the row with "Tip" in it
