"""This module is what house rules add to a table where cards act: questions, answers and events.

Dares are read first, once, and what another player owes for a "sorry" can be told of at any time.
Its functions are those of `ui.acts.words`, for which it stands in (`ui.acts.match.words_for`).
"""

from micropython import const

from engine.public import player_of, window_card, window_kind
from engine.state import events
from engine.state.cards import COLORS
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
from engine.state.layout import (
    ACTOR,
    DREW,
    EVENT_COUNT,
    EVENT_SIZE,
    EVENTS,
    EVENTS_KEPT,
    PHASE,
    PLAYERS,
    SORRIES,
    TOP,
)
from engine.state.options import BLANKS as CARRIED_BY
from engine.state.options import DARE_DRAWS, DRAW_WAY, NO_DRAWING
from engine.state.options import SORRY as PAYS_SORRY
from engine.state.windows import DARED, ON_TURN
from ui.acts import words
from ui.draw.card_tiles import BLANKS
from ui.house.dares import tell_dare
from ui.table import ask, offers
from ui.table.offers import READ_DARE, SORRY_SAID, verb_of
from ui.table.words import PROMPT, fill

TYPE_CHECKING = False
if TYPE_CHECKING:
    from ui.acts.match import Match
    from ui.draw.text import Text
    from ui.types import ActsApp, AnyActsMatch, Sometimes

_DEEDS = {
    events.LEFT_HAND: b"@ left: % play on",
    events.HANDS_SHUFFLED: b"Hands were shuffled",
    events.THREW_AWAY: b"@ shed $",
    events.DARE_DONE: b"@ did the dare",
    events.GUESSED: b"@ guessed it",
    events.SURRENDERED: b"@ gave up to #",
    events.SAID_SORRY: b"@ said sorry",
}
_DARE_REFUSED = b"@ refused the dare"
_IS_DONE = b"Did you do the dare?"
_GUESSED = b"Who guessed it?"
_ANSWERS = {
    DARE: b"Done",
    GUESS: b"# guessed it",
    SURRENDER: b"Give up to #",
    SORRY: b"# said sorry",
    SORRY_SAID: b"Who said sorry?",
    READ_DARE: b"Read the dare",
}
_INSTEAD = b"Draw % instead"  # DARE that is not done
_NOBODY = b"Nobody"  # PASS, where a charade is to be guessed
_LEAVE = b"Leave the hand"  # PASS where nothing is drawn
_FACES_CARRIED = const(13)  # by a blank: up to here a face plus one, from there on an effect


def show_blanks(view: bytearray) -> None:
    """Let each blank be drawn as the card that it stands for, or empty."""
    for color in range(COLORS):
        carried = view[CARRIED_BY + color]
        BLANKS[color] = carried if carried <= _FACES_CARRIED else 0


def tell(text: "Text", view: bytearray, number: int, drawn: int) -> None:  # per frame
    """As ui.plain.words."""
    at = EVENTS + number % EVENTS_KEPT * EVENT_SIZE
    said = _DEEDS.get(view[at])
    if not said:
        words.tell(text, view, number, drawn)
        return
    other = view[at + 2]
    if view[at] == events.DARE_DONE and not other:
        said = _DARE_REFUSED
    seat = words.seat_now(view, number, view[at + 1])
    fill(text, view, said, seat, words.seat_now(view, number, other), view[at + 3], other)


def write_notice(text: "Text", view: bytearray, notice: bytes) -> None:  # per frame
    """As ui.acts.words."""
    if notice == PROMPT and window_kind(view) == DARED:
        said = _GUESSED if window_card(view) else _IS_DONE
        fill(text, view, said, view[view[TOP] + ACTOR], 0, 0, 0)
    else:
        words.write_notice(text, view, notice)


def write_answer(text: "Text", view: bytearray, choice: int) -> None:  # per frame
    """As ui.acts.words."""
    verb = verb_of(choice)
    said = _ANSWERS.get(verb)
    price = choice >> CARD_SHIFT & 255
    kind = window_kind(view)
    if verb == DARE and not price & 1:
        said = _INSTEAD
        price = price >> 1 if price else view[DARE_DRAWS]
    elif verb == PASS and kind == DARED:
        said = _NOBODY
    elif verb == PASS and kind == ON_TURN and view[PHASE] != DREW:
        said = _LEAVE if view[DRAW_WAY] == NO_DRAWING else None
    if said:
        fill(text, view, said, 0, choice >> SEAT_SHIFT & 15, 0, price)
    else:
        words.write_answer(text, view, choice)


class Offers(offers.Offers):
    """As there."""

    def collect(self, match: "Match") -> None:  # type: ignore[override]  # per frame
        """As there; a dare that is not done costs what was read."""
        super().collect(match)
        for i in range(self.count):
            if self.items[i] == DARE:
                self.items[i] |= match.price << PRICE_SHIFT

    def offer_always(self, match: "AnyActsMatch") -> None:  # type: ignore[override]  # per frame
        """As there; to read the dare, and to tell who said "sorry"."""
        view = match.view
        if window_kind(view) == DARED and not window_card(view):
            self.offer(READ_DARE, True)
        super().offer_always(match)
        if view[PAYS_SORRY]:
            self.offer(SORRY_SAID, True)

    def sorries(self, match: "Match") -> None:  # per frame
        """In the row: who may have said "sorry"."""
        view = match.view
        self.count = 0
        for seat in range(view[PLAYERS]):
            if view[SORRIES + 2 * player_of(view, seat)] and seat != match.holder:
                self.offer(SORRY | seat << SEAT_SHIFT, False)


class AskMode(ask.AskMode):
    """As there."""

    _app: "ActsApp"
    _match: "Sometimes[Match]"
    _offers: "Offers"

    def enter(self) -> None:  # per frame
        """The holder is asked something, or watches; a dare is read first, once."""
        match = self._app.match
        view = match.view
        is_dared = window_kind(view) == DARED and not window_card(view)
        if is_dared and match.read != view[EVENT_COUNT] and not self.is_watching:
            self._read()
        else:
            super().enter()

    def _read(self) -> None:
        match = self._app.match
        match.read = match.view[EVENT_COUNT]
        tell_dare(self._app)

    def _take_item(self, item: int) -> None:  # per frame
        if item == READ_DARE:
            self._read()
        elif item == SORRY_SAID:
            self._offers.sorries(self._match)
            self._open_card_row()
        else:
            super()._take_item(item)
