"""This module is what house rules add to a table where cards act: questions, answers and events.

Its functions are those of `ui.acts.words`, for which it stands in (`ui.acts.match.words_for`). What
the holder can do besides is as on one pile (`ui.house.ask`).
"""

from micropython import const

from engine.public import window_actor, window_card, window_kind
from engine.state.choices import (
    CARD_SHIFT,
    DARE,
    GUESS,
    PASS,
    PRICE_SHIFT,
    SEAT_SHIFT,
    SORRY,
    SURRENDER,
)
from engine.state.layout import DREW, EVENT_CARD, EVENT_KIND, EVENT_OTHER, EVENT_SEAT, PHASE
from engine.state.options import DARE_DRAWS, DRAW_WAY, NO_DRAWING
from engine.state.windows import DARED, ON_TURN
from ui.acts import words
from ui.house.ask import READS, AskMode, HouseOffers
from ui.house.dares import tell_dare
from ui.house.words import HOUSE_DEEDS, words_of
from ui.table.offers import READ_DARE, SORRY_SAID, verb_of
from ui.table.phrases import phrases, place_of
from ui.table.words import PROMPT, fill

TYPE_CHECKING = False
if TYPE_CHECKING:
    from ui.acts.match import Match
    from ui.acts.table import Screen
    from ui.draw.text import Text
    from ui.types import ActsApp

_IS_DONE = const(0)
_GUESSED = const(1)
_PROMPTS = phrases({_IS_DONE: b"Did you do the dare?", _GUESSED: b"Who guessed it?"})
# Words beside those by verb (`ui.table.offers`).
_INSTEAD = const(33)
_NOBODY = const(34)
_LEAVE = const(35)
_ANSWERS = phrases(
    {
        DARE: b"Done",
        GUESS: b"# guessed it",
        SURRENDER: b"Give up to #",
        SORRY: b"# said sorry",
        SORRY_SAID: b"Who said sorry?",
        READ_DARE: b"Read the dare",
        _INSTEAD: b"Draw % instead",  # DARE that is not done
        _NOBODY: b"Nobody",  # PASS, where a charade is to be guessed
        _LEAVE: b"Leave the hand",  # PASS where nothing is drawn
    }
)


def tell(text: "Text", view: bytearray, at: int, drawn: int) -> None:  # per frame
    """As ui.plain.words; what house rules do is told as on one pile."""
    kind = view[at + EVENT_KIND]
    seat = view[at + EVENT_SEAT]
    other = view[at + EVENT_OTHER]
    card = view[at + EVENT_CARD]
    said = words_of(kind, seat, other, card)
    if place_of(words.OWN_DEEDS, kind) or not place_of(HOUSE_DEEDS, said):
        words.tell(text, view, at, drawn)
        return
    seat = words.seat_now(view, at, seat)
    fill(text, view, HOUSE_DEEDS, said, seat, words.seat_now(view, at, other), card, other)


def write_notice(text: "Text", view: bytearray, notice: int) -> None:  # per frame
    """As ui.acts.words."""
    if notice == PROMPT and window_kind(view) == DARED:
        said = _GUESSED if window_card(view) else _IS_DONE
        fill(text, view, _PROMPTS, said, window_actor(view), 0, 0, 0)
    else:
        words.write_notice(text, view, notice)


def write_answer(text: "Text", view: bytearray, choice: int) -> None:  # per frame
    """As ui.acts.words."""
    verb = verb_of(choice)
    said = verb
    price = choice >> CARD_SHIFT & 255
    kind = window_kind(view)
    if verb == DARE and not price & 1:
        said = _INSTEAD
        price = price >> 1 if price else view[DARE_DRAWS]
    elif verb == PASS and kind == DARED:
        said = _NOBODY
    elif verb == PASS and kind == ON_TURN and view[PHASE] != DREW:
        said = _LEAVE if view[DRAW_WAY] == NO_DRAWING else verb
    if not fill(text, view, _ANSWERS, said, 0, choice >> SEAT_SHIFT & 15, 0, price):
        words.write_answer(text, view, choice)


class Offers(HouseOffers):
    """As there."""

    def collect(self, match: "Match") -> None:  # type: ignore[override]  # per frame
        """As there; a dare that is not done costs what was read."""
        super().collect(match)
        for i in range(self.count):
            if self.items[i] == DARE:
                self.items[i] |= match.price << PRICE_SHIFT


def ask_mode(screen: "Screen", app: "ActsApp") -> AskMode:
    """The mode that asks the holder; it knows of dares."""
    READS[DARED] = tell_dare
    return AskMode(screen, app, Offers(app.page.hand))
