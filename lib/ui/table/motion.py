"""This module lets cards fly over the table, and shake.

A laid card flies from its player's seat, or from the holder's hand, to the pile, and one that is
taken from there back; a drawn one comes from the draw pile, and lies in the hand face down until it
is there. A card flies on a curve, and is as far on it as time says: a fast display shows more of
its way. The piles wait for it, and are drawn when it lands. When a hand begins, the cards that
settled who deals fly from the draw pile to who drew them, then backs to all seats; the holder's
hand lies face down until they have landed. A card that is refused shakes.

Nothing moves when something new is heard: bots wait (`is_busy`), and a key ends what moves (`skip`)
before it does its own work. So what is heard draws nothing yet, but for a drawn card's back.
"""

from micropython import const

from engine.state import events, layout
from engine.state.cards import KIND_MASK, NO_CARD
from hal.ticks import after, is_due, since
from ui.draw.card_tiles import BACK_HEAD, PLAIN, STRIPS, show_card, shows_card
from ui.draw.grids import OFFSCREEN, set_colors, set_tile, set_x, set_y
from ui.screens import TABLE
from ui.table.events_generated import MOTIONS

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    import displayio

    from ui.app import App
    from ui.types import Sometimes

# How the card of an event moves (engine/spec/events.py).
STAYS = const(0)
DEALS = const(1)
DRAWS = const(2)
LAYS = const(3)
TURNS_UP = const(4)  # from the draw pile
TAKES_BACK = const(5)

# What is under way.
_FLIES = const(0)
_IS_DEALT = const(1)  # a card that flies twice as fast
_SHAKES = const(3)  # a card that was refused

_STEPS = const(16)  # parts of a flight
_CURVE = const(256)  # so many parts of the way a flight is bent, for each of its parts squared
_FLIGHT_MS = bytes((0, 80, 55, 30))  # by ui.match.setup.Setup.speed, in units of 4 ms
_PER_DEALT = const(3)  # backs fly in the time of one card
_SHAKE_STEPS = const(7)
_SHAKE_WIDE = const(2)
_SHAKE_MS = bytes((0, 40, 20, 10))  # from one step to the next
_LONG_AGO = const(10000)  # ms, in which a flight is over
_DEALT = const(10)  # backs that fly when a hand begins, at most
_SEEN = const(6)  # times as long as one flies all lie before who drew them for the deal
# Where a card that flies begins and ends, on the display.
_X = const(0)
_Y = const(1)
_TO_X = const(2)
_TO_Y = const(3)


class Motion:
    """See the module; `ui.table.effects` tells it what happens. shown: the table is."""

    _hand: "Sometimes[displayio.TileGrid]"  # where a drawn card is to land

    def __init__(self, app: "App") -> None:
        self._app = app
        self._sheets = app.pages.sheets
        self._page: Any = app.pages.pages[TABLE]
        self._tiles = bytearray(STRIPS)  # of `_hand`, which wait
        self._hand = None
        self._ends = [0, 0, 0, 0]
        self.about = _FLIES
        self._left = 0  # parts of a flight, or steps
        self._rest = 0  # backs that are still to fly
        self.drawn = 0  # before them, cards that were drawn for the deal
        self.heard = 0  # the number of the event after them
        self._is_shown = False  # the piles are while a card flies: they have changed already
        self._at = 0  # the pile that it flies to
        self._due = app.now
        self._began = app.now  # the flight
        self.shown = False
        self._card = self._sheets.back(0, OFFSCREEN)
        self._colors = self._sheets.bright[PLAIN]  # of `_hand`, which wait, too
        self._page.over.append(self._card)

    def on_event(self, view: bytearray, at: int) -> None:  # per frame
        """A card sets out."""
        motion = MOTIONS[view[at + layout.EVENT_KIND]]
        seat = view[at + layout.EVENT_SEAT]
        ends = self._ends
        if not motion or not self._app.setup.speed:
            return
        if motion == DEALS:
            self.deal(view)
        elif not self.shown:
            return
        elif motion == DRAWS:
            self._turn(NO_CARD, seat, True)
            lifted = self._page.hand.lifted
            if seat == view[layout.VIEW_SEAT] and lifted.x != OFFSCREEN:
                self._hand = lifted
                self._put_back(lifted)
        else:
            self._lay(view, view[at + layout.EVENT_CARD], seat)
            if motion == TURNS_UP:
                self._begin()
            elif motion == TAKES_BACK:
                self._is_shown = True
                ends[_X], ends[_TO_X] = ends[_TO_X], ends[_X]
                ends[_Y], ends[_TO_Y] = ends[_TO_Y], ends[_Y]

    def deal(self, view: bytearray) -> None:  # per frame
        """A hand begins: let what was drawn for the deal fly, then as many backs to each seat."""
        self._page.hand.turn(True)
        self._rest = _DEALT - _DEALT % view[layout.PLAYERS]
        self._left = self.drawn = 0
        has_dealt = False
        number = view[layout.EVENT_COUNT]
        for _ in range(layout.EVENTS_KEPT):
            number = number - 1 & 255
            kind = view[
                layout.EVENTS + (number & layout.EVENT_MASK) * layout.EVENT_SIZE + layout.EVENT_KIND
            ]
            if kind == events.DEALT:
                has_dealt = True
                self.heard = number
            elif has_dealt:
                if kind != events.DREW_FOR_DEAL:
                    break
                self.drawn += 1

    def _turn(self, card: int, seat: int, is_drawn: bool) -> None:  # per frame
        """Let a card set out, in place of another; is_drawn: from the draw pile, else to one."""
        self._take_back()
        show_card(self._card, card, self._sheets.bright)
        self.about = _FLIES
        self._left = _STEPS
        self._due = self._began = self._app.now
        self._is_shown = False
        seats = self._page.seats
        self._ends[_TO_X] = seats.x_of(seat)
        self._ends[_TO_Y] = seats.y_of(seat)
        if is_drawn:
            self._begin()

    def _begin(self) -> None:  # per frame
        """Let the way begin at the draw pile."""
        self._ends[_X] = self._page.piles.draw_x
        self._ends[_Y] = self._page.piles.draw_y

    def _lay(self, view: bytearray, card: int, seat: int) -> None:  # per frame
        """From a seat to the pile whose card has changed; seats show nothing new until it lands."""
        self._turn(card, seat, False)
        self._page.seats.waits = True
        piles = self._page.piles
        self._at = 0
        for i in range(len(piles.cards)):
            if not shows_card(
                piles.cards[i], view[layout.TOP_CARD + i] & KIND_MASK, self._sheets.bright
            ):
                self._at = i
        ends = self._ends
        ends[_X] = ends[_TO_X]
        ends[_Y] = ends[_TO_Y]
        ends[_TO_X] = piles.x_of(self._at)
        ends[_TO_Y] = piles.y_of(self._at)

    def _put_back(self, place: "displayio.TileGrid") -> None:  # per frame
        """Show a back where a card is to land, until it does."""
        for i in range(STRIPS):
            self._tiles[i] = place[i]
        self._colors = place.pixel_shader  # type: ignore[assignment]
        show_card(place, NO_CARD, self._sheets.bright)  # that of a color has no back

    def _take_back(self) -> None:  # per frame
        """Show what lies where the card was to land, unless the table was drawn anew meanwhile."""
        place = self._hand
        self._hand = None
        if place is not None and place[0] == BACK_HEAD:
            set_colors(place, self._colors)
            for i in range(STRIPS):
                set_tile(place, i, self._tiles[i])

    def is_busy(self) -> bool:  # per frame
        """Does something move? What happens next waits for it."""
        return self._left > 0 or self._rest > 0

    def tick(self, now: int, is_on: bool) -> None:  # per frame
        """Take a step, if one is due; is_on: the table is shown."""
        self.shown = is_on
        if not is_on:
            self.skip()
        elif self.is_busy() and is_due(now, self._due):
            self._step(now)

    def _step(self, now: int) -> None:  # per frame
        """Move on; at the end of its way the sprite is the card that lies there."""
        view = self._app.match.view
        if not self._left and self.drawn:
            at = layout.EVENTS + (self.heard - self.drawn & layout.EVENT_MASK) * layout.EVENT_SIZE
            self.drawn -= 1
            self._turn(view[at + layout.EVENT_CARD], view[at + layout.EVENT_SEAT], True)
            seats = self._page.seats  # not into the hand, of which it is no card
            face = seats.faces[seats.place_of(view[at + layout.EVENT_SEAT])]
            self._ends[_TO_X] = face.x
            self._ends[_TO_Y] = face.y
        elif not self._left:
            self._rest -= 1
            self._turn(NO_CARD, self._rest % view[layout.PLAYERS], True)
            self.about = _IS_DEALT
        if self.about == _SHAKES:
            self._shake(now)
            return
        ms = _FLIGHT_MS[self._app.setup.speed] << 2 or 1
        if self.about == _IS_DEALT:
            ms //= _PER_DEALT
        self._left = left = max(_STEPS - since(now, self._began) * _STEPS // ms, 0)
        if left or self._rest:
            self._fly(_STEPS - left)
            if not left and self.about == _FLIES:
                self._due = after(now, ms * _SEEN // view[layout.PLAYERS])
        else:
            set_y(self._card, OFFSCREEN)
            self._take_back()
            self._land()

    def _fly(self, part: int) -> None:  # per frame
        """Put the card where it is after so many parts of its way."""
        ends = self._ends
        across = ends[_TO_X] - ends[_X]
        down = ends[_TO_Y] - ends[_Y]
        bent = part * (_STEPS - part)
        set_x(self._card, ends[_X] + across * part // _STEPS + down * bent // _CURVE)
        set_y(self._card, ends[_Y] + down * part // _STEPS - abs(across) * bent // _CURVE)

    def _shake(self, now: int) -> None:  # per frame
        """Let the refused card take a step."""
        self._due = after(now, _SHAKE_MS[self._app.setup.speed])
        self._left -= 1
        left = self._left
        ends = self._ends
        card = self._page.hand.lifted
        if card.x == ends[_X]:  # it was not drawn anew meanwhile
            wide = _SHAKE_WIDE if left % (_SHAKE_STEPS - 1) == 0 else 2 * _SHAKE_WIDE
            ends[_X] += wide if left & 1 else -wide
            set_x(card, ends[_X])

    def _land(self) -> None:  # per frame
        """Draw the piles and the seats: the card is there, and the mat takes its color."""
        page = self._page
        view = self._app.match.view
        piles = page.piles
        if page.seats.waits and self.shown:
            card = view[layout.TOP_CARD + self._at] & KIND_MASK
            show_card(piles.cards[self._at], card, self._sheets.bright)
            self._app.show_so_far()  # the mat takes its color, and the gold moves on, after that
        piles.show(view)
        page.hand.turn(False)
        if page.seats.waits:
            page.seats.waits = False
            page.seats.show(view)

    def show(self, view: bytearray) -> None:  # per frame
        """Draw the piles, unless a card is on its way there."""
        if not self._left or self._is_shown or self.about > _IS_DEALT:
            self._page.piles.show(view)

    def warn(self) -> None:  # per frame
        """The card under the cursor was refused: let it shake."""
        lifted = self._page.hand.lifted
        if self.shown and self._app.setup.speed and lifted.x != OFFSCREEN and not self._left:
            self.about = _SHAKES
            self._left = _SHAKE_STEPS
            self._ends[_X] = lifted.x

    def skip(self) -> None:  # per frame
        """Let everything be where it belongs, at once."""
        if self._rest and not self._left:  # the back has reached a seat
            set_y(self._card, OFFSCREEN)
        self._rest = self.drawn = 0
        if self._left > 0 and self.about != _SHAKES:
            self._began = self._app.now - _LONG_AGO
        while self._left > 0:
            self._step(self._app.now)
        self._page.hand.turn(False)
