"""This module lets cards fly over the table, and tells in large letters what matters.

A laid card flies from its player's seat, or from the holder's hand, to the pile, and one that is
taken from there back; a drawn one comes from the draw pile, and lies in the hand face down until it
is there: four steps of one sprite. The piles wait for it, and are drawn with the last step. A color
that is new then comes out of its card. Then comes the banner, if there is one, in a picture of its
own: a row of letters over the piles, for half a second; where play turns round, the arrows in it do
so first, one by one.

Nothing moves when something new is heard: bots wait (`is_busy`), and a key ends what moves (`skip`)
before it does its own work. So what is heard draws nothing yet, but for a drawn card's back.
"""

import displayio
from micropython import const

from engine.state import events
from engine.state.cards import (
    DRAW_TWO,
    FACE,
    KIND_MASK,
    NO_CARD,
    NO_COLOR,
    WILD,
    WILD_FOUR,
    color_on,
)
from engine.state.layout import (
    EVENT_CARD,
    EVENT_KIND,
    EVENT_OTHER,
    EVENT_SEAT,
    NOBODY,
    PLAYER_AT,
    TOP_CARD,
    VIEW_SEAT,
)
from hal.ticks import after, is_due
from ui.draw.card_tiles import BACK_BOTTOM, BACK_TOP
from ui.draw.font import CELL_HEIGHT, CELL_WIDTH, MORE_LEFT, MORE_RIGHT
from ui.draw.geometry import CARD_HEIGHT, CARD_WIDTH
from ui.draw.text import (
    CHANGED,
    NAMES,
    OFFSCREEN,
    PERSONS,
    letters_of,
    set_tile,
    set_x,
    show_card,
    shows_card,
)
from ui.screens import TABLE

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from ui.types import App, Sometimes

_STEPS = const(4)
# By ui.setup.Setup.speed: from one step to the next; from one arrow that turns to the next.
_STEP_MS = bytes((0, 40, 20, 10))
_ARROW_MS = bytes((0, 70, 40, 20))
_COLUMNS = const(10)  # of the banner
_ARROWS = const(4)  # in it
_FIRST_ARROW = const(3)
_OUT_STEPS = const(2)  # of a color that comes out of its card
_OUT_WIDE = const(10)
_PILES_WIDTH = const(120)
_BANNER_MS = const(500)
_TO_LEFT = bytes((MORE_LEFT,) * 4)
_TO_RIGHT = bytes((MORE_RIGHT,) * 4)
_COLORS = (b"RED", b"GREEN", b"BLUE", b"YELLOW")


class Motion:
    """See the module; `ui.table.effects` tells it what happens."""

    _landing: "Sometimes[displayio.TileGrid]"  # where a card is to land
    _moved: "Sometimes[displayio.TileGrid]"  # the color that comes out of its card

    def __init__(self, app: "App") -> None:
        geometry = app.pages.geometry
        sheets = app.pages.sheets
        self._app = app
        self._setup = app.setup
        self._sheets = sheets
        self._page: Any = app.pages.pages[TABLE]
        self._middle = (geometry.width - CARD_WIDTH) // 2
        self._hand_x = self._middle  # where the cursor is, or was when its card was laid
        self._hand_y = geometry.hand_y
        self._tiles = bytearray(4)  # of `_landing`: those that wait, and those that are shown
        self._landing = None
        self._x = self._y = self._to_x = self._to_y = 0  # of the sprite, on the canvas
        self._left = 0  # steps
        self._is_back = False  # the way leads from a pile: that has changed already
        self._waits = False  # a banner, until all else is drawn
        self._turning = 0  # arrows that are to turn
        self._sign = 0  # what these become
        self._due = app.now
        self._colors = bytearray(2)  # that the piles show
        self._moved = None
        self._out = 0  # steps until it is where it belongs
        self._out_due = 0
        self._is_on = False
        self._view = app.match.view
        self._piles = self._page.piles.group
        first = self._piles[0]
        while isinstance(first, displayio.Group):
            first = first[0]
        self._unit = unit = self._scale_of_front()
        self._draws_x = (self._piles.x + self._piles.scale * first.x) // unit
        self._sprite = sheets.back(0, 0)
        self._sprite.y = OFFSCREEN
        middle = (self._piles.x + self._piles.scale * _PILES_WIDTH // 2) // unit
        self._ribbon = displayio.Group(scale=2, x=middle - _COLUMNS * CELL_WIDTH, y=2 * OFFSCREEN)
        self._ribbon_y = (self._piles.y + self._piles.scale * CARD_HEIGHT) // unit - CELL_HEIGHT
        self._words = sheets.text(sheets.gold, _COLUMNS, 1, 0, 0)
        self._ribbon.append(self._words.grid)
        self._page.front.append(self._sprite)
        self._page.front.append(self._ribbon)
        self._show_piles(False)

    def _scale_of_front(self) -> int:
        """How many pixels of the table beside it one of the page's front is."""
        page = self._page
        return 1 if page.front is page.group else page.front.scale

    def on_event(self, view: bytearray, at: int) -> None:  # per frame
        """A card sets out, or a banner is to come."""
        if not self._is_on or not self._setup.speed:
            return
        kind = view[at + EVENT_KIND]
        seat = view[at + EVENT_SEAT]
        if kind == events.LAID or kind == events.TURNED_UP or kind == events.BACKFIRED:
            self._lay(view, seat, view[at + EVENT_CARD])
            if kind == events.TURNED_UP:
                self._begin_at_draws()
        elif kind == events.TAKEN_BACK or kind == events.LIFTED:
            self._lay(view, seat, view[at + EVENT_CARD])
            self._turn_back()
        elif kind == events.DREW_CARD or kind == events.DREW_OWED:
            self._draw(view, seat)
        self._announce(view, at)

    def _lay(self, view: bytearray, seat: int, card: int) -> None:  # per frame
        """From a seat to the pile whose card has changed."""
        self._set_out(card)
        piles = self._page.piles
        bright = self._sheets.bright
        pile = 0
        for i in range(len(piles.cards)):
            if not shows_card(piles.cards[i], view[TOP_CARD + i] & KIND_MASK, bright):
                pile = i
        self._go_to_seat(view, seat)
        self._x = self._to_x
        self._y = self._to_y
        place = piles.cards[pile]
        size = self._piles.scale
        x = piles.doubled.x + 2 * place.x + CARD_WIDTH  # its middle
        self._to_x = (self._piles.x + size * x) // self._unit - CARD_WIDTH // 2
        self._to_y = (self._piles.y + size * CARD_HEIGHT) // self._unit - CARD_HEIGHT // 2

    def _turn_back(self) -> None:  # per frame
        """Let the way lead from the pile to the seat."""
        self._is_back = True
        self._x, self._to_x = self._to_x, self._x
        self._y, self._to_y = self._to_y, self._y

    def _draw(self, view: bytearray, seat: int) -> None:  # per frame
        """From the draw pile to a seat."""
        self._set_out(NO_CARD)
        self._look_at_hand()
        lifted = self._page.hand.lifted
        if seat == view[VIEW_SEAT] and lifted.x != OFFSCREEN:
            self._cover(lifted, BACK_TOP, BACK_BOTTOM)
        self._go_to_seat(view, seat)
        self._begin_at_draws()

    def _begin_at_draws(self) -> None:  # per frame
        """Let the way begin at the draw pile."""
        self._x = self._draws_x
        self._y = self._piles.y // self._unit

    def _go_to_seat(self, view: bytearray, seat: int) -> None:  # per frame
        """Let the way lead to a seat; the holder's is the hand."""
        self._to_x = self._hand_x
        self._to_y = self._hand_y
        if seat != view[VIEW_SEAT]:
            grid = self._page.seats.seats[seat].grid
            self._to_x = grid.x // self._unit
            self._to_y = grid.y // self._unit

    def _cover(self, place: displayio.TileGrid, top: int, bottom: int) -> None:  # per frame
        """Show other tiles where a card is to land, until it does."""
        self._landing = place
        self._tiles[0] = place[0]
        self._tiles[1] = place[1]
        self._tiles[2] = top
        self._tiles[3] = bottom
        set_tile(place, 0, top)
        set_tile(place, 1, bottom)

    def _set_out(self, card: int) -> None:  # per frame
        """Let a card be the one that flies, in place of another that was heard of before it."""
        self._uncover()
        show_card(self._sprite, card, self._sheets.bright)
        self._left = _STEPS
        self._is_back = self._waits = False

    def _look_at_hand(self) -> None:  # per frame
        """Note where the card under the cursor is."""
        lifted = self._page.hand.lifted
        self._hand_x = self._middle if lifted.x == OFFSCREEN else lifted.x

    def _announce(self, view: bytearray, at: int) -> None:  # per frame
        """Write the banner of an event, if it has one."""
        kind = view[at + EVENT_KIND]
        seat = view[at + EVENT_SEAT]
        is_mine = seat == view[VIEW_SEAT]
        name = NOBODY if is_mine else seat
        if kind == events.LAID:
            self._announce_card(view[at + EVENT_CARD])
        elif kind == events.SAID_UNO:
            self._write(b"UNO!")
        elif kind == events.CAUGHT:
            self._write(b"CAUGHT")
        elif kind == events.TURNED:
            self._write(_TO_RIGHT if view[at + EVENT_OTHER] else _TO_LEFT)
            self._sign = MORE_LEFT if view[at + EVENT_OTHER] else MORE_RIGHT
            self._turning = _ARROWS
        elif kind == events.WENT_OUT:
            self._write(b"YOU'RE OUT" if is_mine else b" IS OUT", name)
        elif kind == events.HAND_OVER and seat != NOBODY:
            self._write(b"YOU WIN" if is_mine else b" WINS", name)

    def _announce_card(self, card: int) -> None:  # per frame
        """What others must draw for a card, or the color that was called."""
        face = FACE[card & KIND_MASK]
        if face == DRAW_TWO:
            self._write(b"+2")
        elif face == WILD_FOUR:
            self._write(b"+4")
        elif face == WILD and color_on(card & KIND_MASK) < NO_COLOR:
            self._write(_COLORS[color_on(card & KIND_MASK)])

    def _write(self, words: bytes, seat: int = NOBODY) -> None:  # per frame
        """Write a banner: words, behind a player's name if there is a seat."""
        text = self._words
        text.start(0)
        text.invert(1)
        name = player = 0
        most = _COLUMNS - len(words)
        if seat != NOBODY:
            player = self._view[PLAYER_AT + seat]
            name = _width_of(player, most)
        for _ in range((_COLUMNS - name - len(words)) // 2):
            text.letter(32)
        if name:
            text.player(player, most)
        text.word(words)
        text.end()
        self._waits = True
        self._turning = 0

    def is_busy(self) -> bool:  # per frame
        """Is there something to see? What happens next waits for it."""
        return self._left > 0 or self._waits or self._ribbon.y > 0

    def tick(self, now: int, is_on: bool) -> None:  # per frame
        """Take a step, if one is due; is_on: the table is shown."""
        if not is_on:
            self._is_on = False
            self.skip()
            return
        if self._left:
            if self._left == _STEPS or is_due(now, self._due):
                self._step(now)
        elif self._waits:
            if not self._out and not CHANGED[0]:
                self._waits = False
                _move_to(self._ribbon, self._ribbon_y)
                self._due = after(now, _BANNER_MS // 2 if self._turning else _BANNER_MS)
        elif self._ribbon.y > 0 and is_due(now, self._due):
            if self._turning:
                self._turn(now)
            else:
                _move_to(self._ribbon, 2 * OFFSCREEN)
        if not self._left:
            self._look_at_hand()
        self._is_on = True
        if self._out and is_due(now, self._out_due):
            self._come_out(now, self._out - 1)

    def _turn(self, now: int) -> None:  # per frame
        """Turn the next arrow of the banner."""
        text = self._words
        text.start(0, _FIRST_ARROW + _ARROWS - self._turning)
        text.invert(1)
        text.letter(self._sign)
        self._turning -= 1
        self._due = after(now, _ARROW_MS[self._setup.speed] if self._turning else _BANNER_MS)

    def _step(self, now: int) -> None:  # per frame
        """Move the sprite on; at the end of its way it is the card that lies there."""
        self._left -= 1
        self._due = now
        if not self._left:
            self._land()
            return
        gone = _STEPS - self._left
        self._sprite.x = self._x + (self._to_x - self._x) * gone // _STEPS
        _move_to(self._sprite, self._y + (self._to_y - self._y) * gone // _STEPS)
        self._due = after(now, _STEP_MS[self._setup.speed])

    def _land(self) -> None:  # per frame
        """Take the sprite away: the card is there."""
        _move_to(self._sprite, OFFSCREEN)
        self._show_piles(True)
        self._uncover()

    def _uncover(self) -> None:  # per frame
        """Show what lies where the card was to land, unless the table was drawn anew meanwhile."""
        place = self._landing
        self._landing = None
        tiles = self._tiles
        if place is not None and place[0] == tiles[2] and place[1] == tiles[3]:
            set_tile(place, 0, tiles[0])
            set_tile(place, 1, tiles[1])

    def show_piles(self) -> None:  # per frame
        """Draw the piles, unless a card is on its way there."""
        if not self._left or self._is_back:
            self._show_piles(False)

    def _show_piles(self, has_landed: bool) -> None:  # per frame
        """Draw the piles; a color that a card brings comes out of it when it has landed."""
        piles = self._page.piles
        piles.show(self._view)
        for i in range(len(piles.shapes)):
            shape = piles.shapes[i]
            if self._colors[i] != shape[0]:
                self._colors[i] = shape[0]
                if has_landed:
                    self._come_out(0, 0)
                    self._moved = shape
                    self._come_out(self._app.now, _OUT_STEPS)

    def _come_out(self, now: int, steps: int) -> None:  # per frame
        """Let the color that comes out of its card be so many steps from where it belongs."""
        if self._moved is not None:
            set_x(self._moved, self._moved.x + (self._out - steps) * _OUT_WIDE)
        self._out = steps
        self._out_due = after(now, _STEP_MS[self._setup.speed])

    def skip(self) -> None:  # per frame
        """Let everything be where it belongs, at once."""
        if self._left:
            self._left = 0
            self._land()
        self._come_out(0, 0)
        self._waits = False
        _move_to(self._ribbon, 2 * OFFSCREEN)


def _move_to(layer: "displayio.TileGrid | displayio.Group", y: int) -> None:  # per frame
    """Let something be at a height, if it is not there already."""
    if layer.y != y:
        layer.y = y
        CHANGED[0] = 1


def _width_of(player: int, most: int) -> int:  # per frame
    """How many columns a player's name takes, where there are so many for it."""
    count = letters_of(player, most)
    if not count:
        return 3 if PERSONS[player] > 9 else 2
    return count if count == len(NAMES[player]) else most
