"""This module tells what happens to whom: in a banner, then in a bubble, and in faces.

Events are told one after the other, while no card flies. A banner stands over the piles, a word and
below it, or above, the name of the player whom the event hits, YOU if that is the holder of the
device: together they read as a sentence, "OTTO / IS OUT!", "SKIPS / YOU". Others wait meanwhile
(`is_busy`). Then the same plate, half as large, is a bubble beside that player's face for a second.
As long faces show what they feel (`ui.table.tempers`).

`ToldEffects` lets all this happen beside what moves and sounds. It goes by events, the newest
window's public bytes, and names.
"""

import displayio
from micropython import const

from engine import prompt
from engine.public import event_at
from engine.state import events, layout
from engine.state.cards import FACE as FACE_OF
from engine.state.cards import KIND_MASK, NO_CARD, NO_COLOR, WILD, color_on
from engine.state.window_types import AT_STAKE
from hal.ticks import after, is_due
from ui import says
from ui.draw import theme
from ui.draw.card_tiles import PAPER
from ui.draw.face_tiles import CALM, OUCH
from ui.draw.font import CELL_WIDTH, PLUS, SPACE
from ui.draw.grids import CHANGED, OFFSCREEN, set_tile, set_x, set_y
from ui.draw.places import CARD, STRIP, WIDE, Y
from ui.draw.sheets import grid_of
from ui.screens import TABLE
from ui.table.effects import Effects
from ui.table.events_generated import HEARD_WHEN_TOLD
from ui.table.tempers import mood_of
from ui.table.words import LINE, variant
from ui.texts import PATTERN, load

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from ui.app import App
    from ui.draw.geometry import Geometry
    from ui.draw.text import Text

# Before a part of a banner's words.
_ENDS = const(124)
_OF_YOU = const(47)
_IN_PLACE_OF_NAME = const(95)
_OF_BUBBLE = const(59)
_COLON = const(58)
# Whom a banner hits, and how it reads (engine/spec/events.py).
SITTER = const(0)
OTHER = const(1)
BOTH = const(2)
PAYER = const(3)
NAME_BELOW = const(0)
FOR = const(1)
BY = const(2)
NAME_ABOVE = const(3)
SAYS = const(4)
_NAME = const(10)  # letters of one name
_NAMES = const(4)  # letters of each of two

# What the plate is.
_NOTHING = const(0)
_BUBBLE = const(1)
_BANNER = const(2)
_LEFT = const(3)  # a banner that has left
_EDGE = const(4)  # pixels at the sides of words
_WORDS_Y = const(1)  # in a banner above a name
_NAME_Y = const(9)
_FIRST_NAME_Y = const(1)
_SECOND_WORDS_Y = const(5)  # below a name
_LARGE = const(40)  # a card that is as wide goes with larger words
_BUBBLE_Y = const(4)
_MS = bytes((0, 100, 62, 40))  # of a banner, by ui.match.setup.Setup.speed, in units of 8 ms
_BUBBLE_MS = const(1000)

# The plate. Its rim is a grid of tiles, three rows of them.
COLUMNS = const(8)  # of its words
NAME_COLUMNS = const(10)  # of the name, in smaller letters, with the word before it
TILES = const(13)  # in a row of the rim
ROWS = const(3)
TILE_WIDTH = const(4)  # pixels
TILE_HEIGHT = const(5)
# Tiles, and so many in a row of their sheet.
LEFT_END = const(0)
MIDDLE = const(1)
RIGHT_END = const(2)
CLEAR = const(3)
KINDS = const(4)
FACE = const(0)  # the pixels of the plate, and their color in the palette of the rim
_LINE = const(1)
_AROUND = const(2)


class Drama:
    """See the module. heard: the number of the event that it tells next."""

    def __init__(self, app: "App") -> None:
        self._app = app
        self._sheets = app.pages.sheets
        self._page: Any = app.pages.pages[TABLE]
        self.heard = app.match.view[layout.EVENT_COUNT]
        self.shown = _NOTHING
        self._at = 0  # the event that it tells
        self._seen = True  # what faces show of it
        self._seat = self.whose = 0  # seats that it hits; `whose` is NOBODY if that is one
        self.color = 0  # of its banner
        self._how = 0  # it reads
        self._due = app.now
        self._group = displayio.Group(y=OFFSCREEN)  # the plate
        self._edges = self._make_rim()
        self._make_words(self._page.over, 1)

    def _make_rim(self) -> displayio.TileGrid:
        """Make the rim of the plate."""
        colors = displayio.Palette(3)
        colors[_LINE] = theme.LINE
        colors.make_transparent(_AROUND)
        right = CLEAR * TILE_WIDTH - 1
        foot = ROWS * TILE_HEIGHT - 1
        tiles = displayio.Bitmap(KINDS * TILE_WIDTH, foot + 1, 3)
        for y in range(foot + 1):
            for x in range(KINDS * TILE_WIDTH):
                lines = (x == 0 or x == right) + (y == 0 or y == foot)  # two in a corner
                tiles[x, y] = _AROUND if x > right else lines
        return grid_of(tiles, colors, TILES, ROWS, TILE_WIDTH, TILE_HEIGHT, 0, 0)

    def _make_words(self, over: displayio.Group, small: int) -> None:
        """Put the plate, its words and the name on a group; small: the scale of the name."""
        inks = displayio.Palette(2)
        inks[1] = theme.LINE
        inks.make_transparent(0)
        self._text: Text = self._sheets.text(inks, COLUMNS, 1, 0, 0)
        self._name: Text = self._sheets.text(inks, NAME_COLUMNS, 1, 0, OFFSCREEN)
        self._group.append(self._edges)
        self._group.append(self._text.grid)
        over.append(self._group)
        if small > 1:
            scaled = displayio.Group(scale=small)
            over.append(scaled)
            over = scaled
        over.append(self._name.grid)

    def is_busy(self) -> bool:  # per frame
        """Is there a banner, or something that waits to be told?"""
        return self.shown >= _BANNER or self.heard != self._app.match.view[layout.EVENT_COUNT]

    def tick(self, now: int, is_still: bool) -> None:  # per frame
        """Go on; is_still: nothing else moves."""
        if self.shown and not self._seen and not CHANGED[0]:  # a picture later
            self.feel()
        elif self.shown and is_due(now, self._due):
            if self.shown == _BANNER:
                self.shown = _LEFT
                self._take_away()
            else:
                is_left = self.shown == _LEFT
                self.shown = _BUBBLE
                if is_left and not self.is_busy() and self.write(_BUBBLE):
                    self.show(now, _BUBBLE)
                else:
                    self.hide()
        while self.shown < _BANNER and self.is_busy() and is_still and not CHANGED[0]:
            self._tell(now)

    def skip(self) -> None:  # per frame
        """Let everything be told, and gone."""
        self.heard = self._app.match.view[layout.EVENT_COUNT]
        self.hide()

    def hide(self) -> None:  # per frame
        """Take the plate away, and let all faces be calm."""
        if self.shown:
            self.shown = _NOTHING
            self._take_away()
            for seat in range(self._app.match.view[layout.PLAYERS]):
                self._page.seats.feel(seat, CALM)

    def _take_away(self) -> None:  # per frame
        """Take the plate off the screen."""
        set_y(self._group, OFFSCREEN)
        set_y(self._name.grid, OFFSCREEN)

    def _tell(self, now: int) -> None:  # per frame
        """Tell the next event, if it has words; a bubble leaves in a picture of its own."""
        view = self._app.match.view
        self._at = at = event_at(self.heard)
        kind = view[at + layout.EVENT_KIND]
        what = 0 if self._is_one_of_several(view, kind) else _BANNER
        if what and not self.write(what):
            what = _BUBBLE if self.write(_BUBBLE) else 0
        if what and self.shown:
            self.hide()
            return
        self.heard = self.heard + 1 & 255
        if not what:
            return
        if kind in HEARD_WHEN_TOLD:
            self._app.effects.sounds.on_event(view, at)
        self.show(now, what)
        self._seen = False

    def feel(self) -> None:  # per frame
        """Let faces show what the event is to their players."""
        match = self._app.match
        view = match.view
        at = self._at
        self._seen = True
        for seat in range(view[layout.PLAYERS]):
            player = view[layout.PLAYER_AT + seat]
            mood = mood_of(view, at, player, not match.people[player])
            if (
                view[at + layout.EVENT_KIND] == events.LAID
                and seat == self._seat != view[at + layout.EVENT_SEAT]
            ):
                mood = OUCH
            if mood != CALM:
                self._page.seats.feel(seat, mood)

    def _is_one_of_several(self, view: bytearray, kind: int) -> bool:  # per frame
        """Is another card laid next, with which the price is told?"""
        after_it = self.heard + 1 & 255
        if kind != events.LAID or after_it == view[layout.EVENT_COUNT]:
            return False
        return view[event_at(after_it) + layout.EVENT_KIND] == events.LAID

    def write(self, part: int) -> int:  # per frame
        """Write the words of a banner or a bubble to LINE; return how many letters they have."""
        view = self._app.match.view
        at = self._at
        kind = view[at + layout.EVENT_KIND]
        other = view[at + layout.EVENT_OTHER]
        card = view[at + layout.EVENT_CARD]
        self._seat = view[at + layout.EVENT_SEAT]
        self.whose = layout.NOBODY
        line = LINE
        line.start(COLUMNS)
        end = load(says.BANNERS + kind, PATTERN) + 1
        if end == 1:
            return 0
        place = variant(end, 1, self._seat, other, card)
        whom = PATTERN[place]
        self.color = PATTERN[place + 1]
        self._how = PATTERN[place + 2]
        if whom == PAYER:
            self._write_price(view, part == _BANNER)
        elif whom == OTHER:
            self._seat = other
        elif whom == BOTH:
            self.whose = other
        if self._seat >= view[layout.PLAYERS]:
            return 0
        if part == _BUBBLE:
            write_part(place + 3, end, _OF_BUBBLE)
        elif not (self._seat == view[layout.VIEW_SEAT] and write_part(place + 3, end, _OF_YOU)):
            write_part(place + 3, end, 0)
        return line.count

    def _write_price(self, view: bytearray, is_banner: bool) -> None:  # per frame
        """Write who must draw how many cards, or else the color that was called."""
        line = LINE
        at = self._at
        color = color_of(view, at)
        self.color = color if color < NO_COLOR else 0
        stake = stake_of(view)
        if stake:
            self._seat = view[stake + layout.TARGET]
            line.letter(PLUS)
            line.number(view[stake + layout.AMOUNT])
            if is_banner:
                line.letter(SPACE)
                line.say(says.FOR)
                line.count -= 1
        elif is_banner and color < NO_COLOR:
            is_wild = FACE_OF[view[at + layout.EVENT_CARD] & KIND_MASK] == WILD
            if view[at + layout.EVENT_KIND] == events.COLOR_CALLED or is_wild:
                line.say(says.COLORS + color)
                line.capitals()
                self._how = BY

    def show(self, now: int, what: int) -> None:  # per frame
        """Let the plate be a banner or a bubble, with the words that LINE has."""
        app = self._app
        view = app.match.view
        g = app.pages.geometry
        large = 2 if g.places[CARD + WIDE] >= _LARGE else 1
        page = self._page
        line = LINE
        letters = line.count * CELL_WIDTH
        line.put_on(self._text.grid)
        width = letters
        y = _BUBBLE_Y
        color: int = theme.BUBBLE
        ms = _BUBBLE_MS
        if what == _BANNER:
            color = self._sheets.bright[self.color][PAPER]  # type: ignore[assignment]
            ms = _MS[app.setup.speed] << 3
            if view[self._at + layout.EVENT_KIND] != events.CHALLENGED:  # that is suspense
                ms //= (view[layout.EVENT_COUNT] - self.heard & 3) + 1
            self._write_names(view)
            y = _SECOND_WORDS_Y if self._how >= NAME_ABOVE else _WORDS_Y
            width = max(width, line.count * CELL_WIDTH // (large + 1))
        self.shown = what
        self._due = after(now, ms)
        colors: displayio.Palette = self._edges.pixel_shader  # type: ignore[assignment]
        colors[FACE] = color
        wide = spread(self._edges, width)
        set_x(self._text.grid, (wide - letters + 1) // 2)
        set_y(self._text.grid, y)
        plate = self._group
        if what == _BANNER:
            plate.scale = large + 1
            middle = page.piles.y_of(0) + g.card_height // 2
            place_banner(plate, self._name.grid, g, middle, wide, line.count * CELL_WIDTH)
            name_y = _FIRST_NAME_Y if self._how >= NAME_ABOVE else _NAME_Y
            set_y(self._name.grid, (plate.y + name_y * plate.scale + 1))
        else:
            plate.scale = large
            seats = page.seats
            place_bubble(plate, seats.faces[seats.place_of(self._seat)], g, wide * large)
        CHANGED[0] = 1

    def _write_names(self, view: bytearray) -> None:  # per frame
        """Write whom the event of a banner hits, with FOR or BY or a colon."""
        line = LINE
        line.start(NAME_COLUMNS)
        end = load(says.BANNERS + view[self._at + layout.EVENT_KIND], PATTERN) + 1
        if write_part(1, end, _IN_PLACE_OF_NAME):
            line.put_on(self._name.grid)
            return
        if self._how == FOR:
            line.say(says.FOR)
        elif self._how == BY:
            line.say(says.BY)
        most = min(_NAME, line.room()) if self.whose == layout.NOBODY else _NAMES
        write_name(view, self._seat, most)
        if self.whose != layout.NOBODY:
            line.say(says.WITH)
            write_name(view, self.whose, most)
        if self._how == SAYS:
            line.letter(_COLON)
        line.capitals()
        line.put_on(self._name.grid)


def write_part(at: int, end: int, wanted: int) -> int:  # per frame
    """Write a part of the words of a banner, which PATTERN has from a place on, to LINE.

    wanted: the sign before the part; 0: the first. Return how many letters it has.
    """
    sign = letters = 0
    while at < end and PATTERN[at] != _ENDS:
        letter = PATTERN[at]
        if letter == _OF_YOU or letter == _OF_BUBBLE or letter == _IN_PLACE_OF_NAME:
            sign = letter
        elif sign == wanted:
            LINE.letter(letter)
            letters += 1
        at += 1
    return letters


def stake_of(view: bytearray) -> int:  # per frame
    """Return the window that tells who must draw how many cards; 0: nobody must."""
    at = view[layout.TOP]
    if not view[at + layout.AMOUNT] and at > layout.WINDOW_SIZE:
        at -= layout.WINDOW_SIZE
    if prompt.flags_of(view) & AT_STAKE and view[at + layout.TARGET] < view[layout.PLAYERS]:
        return at
    return 0


def color_of(view: bytearray, at: int) -> int:  # per frame
    """Return the color of an event's card, or the one that was called; NO_COLOR: none."""
    card = view[at + layout.EVENT_CARD]
    if view[at + layout.EVENT_KIND] == events.COLOR_CALLED:
        return view[at + layout.EVENT_OTHER]
    return NO_COLOR if card == NO_CARD else color_on(card & KIND_MASK)


def place_banner(  # per frame
    plate: "displayio.Group",
    name: "displayio.TileGrid",
    g: "Geometry",
    middle: int,
    wide: int,
    letters: int,
) -> None:
    """Put a banner over the middle of the piles. letters: so wide is the name."""
    scale = plate.scale
    x = g.size[0] // g.doubled // 2
    plate.x = x - wide * scale // 2
    plate.y = middle - ROWS * TILE_HEIGHT * scale // 2
    name.x = x - (letters - 1) // 2


def place_bubble(  # per frame
    plate: "displayio.Group", face: "displayio.TileGrid", g: "Geometry", wide: int
) -> None:
    """Put a bubble beside a face, towards the middle of the screen.

    It hides neither a question nor its cause: where there is no room above them, it lies beside
    the face, on the table.
    """
    screen = g.size[0] // g.doubled
    high = ROWS * TILE_HEIGHT * plate.scale
    end = g.places[STRIP + Y]
    x = face.x
    y = face.y + g.face_height
    is_low = y + high > end
    if 2 * x + g.face > screen:
        x += -wide if is_low else g.face - wide
    elif is_low:
        x += g.face
    if is_low:
        y = min(face.y, end - high)
    plate.x = min(max(x, 0), screen - wide)
    plate.y = y


def write_name(view: bytearray, seat: int, most: int) -> None:  # per frame
    """Write a player's name, or YOU, to LINE; most: letters."""
    if seat == view[layout.VIEW_SEAT]:
        LINE.say(says.YOU_LOUD)
    else:
        LINE.player(view[layout.PLAYER_AT + seat], most)


def spread(rim: "displayio.TileGrid", width: int) -> int:  # per frame
    """Let a plate have room for so many pixels of words; return how wide it is."""
    wide = min((width + _EDGE - 1) // TILE_WIDTH + 1, TILES)
    for i in range(ROWS * TILES):
        x = i % TILES
        tile = CLEAR
        if x < wide:
            tile = LEFT_END if x == 0 else RIGHT_END if x == wide - 1 else MIDDLE
            if i >= TILES:
                tile += 2 * KINDS if i >= (ROWS - 1) * TILES else KINDS
        set_tile(rim, i, tile)
    return wide * TILE_WIDTH


class ToldEffects(Effects):
    """Effects that let what happens be told. app: the app whose match they hear.

    A challenge is not to be shown before its banner has told of it (`holds`).
    """

    def __init__(self, app: "App") -> None:
        super().__init__(app)
        self._held = False  # a challenge, until it is told
        self._is_told = False  # what happens now
        self.drama = Drama(app)

    def on_events(self) -> None:  # per frame
        """Tell the parts what is new. Nothing of it is seen or heard yet."""
        newest = self._app.match.view[layout.EVENT_COUNT]
        if newest - self.heard & 255 > layout.EVENTS_KEPT:  # another hand than it was
            self.drama.heard = newest
        self._is_told = self.motion.shown and self._app.setup.speed > 0
        super().on_events()
        if not self._is_told and self._is_telling():
            has_changed = CHANGED[0]
            self.drama.skip()
            CHANGED[0] = has_changed

    def on_event(self, view: bytearray, at: int) -> None:  # per frame
        """Hear an event of a view, which lies at an offset."""
        kind = view[at + layout.EVENT_KIND]
        self.motion.on_event(view, at)
        if not self._is_told or kind not in HEARD_WHEN_TOLD:
            self.sounds.on_event(view, at)

    def holds(self) -> bool:  # per frame
        """Was somebody challenged, and was not told of yet? `app.screen.resume` is called then."""
        view = self._app.match.view
        number = self.heard
        if not (self.motion.shown and self._app.setup.speed):
            return False
        while number != view[layout.EVENT_COUNT]:
            if view[event_at(number) + layout.EVENT_KIND] == events.CHALLENGED:
                self.on_events()
                self._held = True
                return True
            number = number + 1 & 255
        return False

    def _is_telling(self) -> bool:  # per frame
        """Is there a banner or a bubble, or something that is to be told?"""
        drama = self.drama
        return drama.shown > 0 or drama.heard != self._app.match.view[layout.EVENT_COUNT]

    def show(self, view: bytearray) -> None:  # per frame
        """Draw the piles in their place, as cards land, and what stands beside them."""
        self.motion.show(view)

    def tick(self, now: int) -> None:  # per frame
        """Let what moves go on."""
        is_on = self._app.shown == "table" and not self._app.wanted
        self.motion.tick(now, is_on)
        if not is_on:
            self._held = False
        if self._is_telling():
            is_still = not self.motion.is_busy()
            if is_on and (is_still or self.drama.shown):  # else it waits
                self.drama.tick(now, is_still)
            elif not is_on:
                self.drama.skip()
        if self._held and not self.is_busy() and not CHANGED[0]:  # its banner is gone
            self._held = False
            self._app.screen.resume()

    def is_busy(self) -> bool:  # per frame
        """Is something shown that the next choice waits for?"""
        return self.motion.is_busy() or self._is_telling() and self.drama.is_busy()

    def skip(self) -> None:  # per frame
        """A key was pressed: what moves is there at once."""
        self.motion.skip()
        if self._is_telling():
            self.drama.skip()
        if self._held:
            self._held = False
            self._app.show_so_far()  # the banner leaves before a hand comes
            self._app.screen.resume()


def make_effects(app: "App") -> None:  # set-up
    """Make movement, sound, banners and bubbles."""
    app.effects = ToldEffects(app)
