"""This module tells what happens to whom: in a banner, then in a bubble, and in faces.

Events are told one after the other, while no card flies. A banner lies across the whole table, with
the giant face of the player whom the event hits, and the card that did it. It has a word in large
outlined letters, and below it, or above, the player's name, YOU if that is the holder of the
device: together they read as a sentence, "OTTO / IS OUT!", "SKIPS / YOU". If it is, the banner
flashes and shakes. Others wait meanwhile (`is_busy`). Then a bubble stands beside that player's
face for a second. As long faces show what they feel (`ui.table.tempers`).

`ToldEffects` lets all this happen beside what moves and sounds. It goes by events, the newest
window's public bytes, and names.
"""

import displayio
from micropython import const

from engine import prompt
from engine.public import event_at
from engine.state import events, layout
from engine.state.cards import BLUE, KIND_MASK, NO_CARD, NO_COLOR, RED, WILD, color_on
from engine.state.cards import FACE as FACE_OF
from engine.state.window_types import AT_STAKE
from hal.ticks import after, is_due
from ui import says
from ui.draw import theme
from ui.draw.card_tiles import FOOT_PAPER, NOTHING, PAPER, show_card
from ui.draw.face_tiles import (
    BOT,
    CALM,
    GROUND,
    INK,
    LIGHT,
    OUCH,
    PERSON,
    SKIN,
    light_of,
    show_face,
)
from ui.draw.faces import face_grid
from ui.draw.font import CELL_HEIGHT, CELL_WIDTH, PLUS
from ui.draw.grids import CHANGED, OFF_CANVAS, OFFSCREEN, set_tile, set_x, set_y
from ui.draw.places import BANNER, CARD, HIGH, STRIP, WIDE, Y
from ui.draw.sheets import grid_of
from ui.players import face_of
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
_LARGE = const(40)  # a card that is as wide goes with larger words
_BUBBLE_Y = const(4)
_MS = bytes((0, 100, 62, 40))  # of a banner, by ui.match.setup.Setup.speed, in units of 8 ms
_BUBBLE_MS = const(1000)
# A banner: rows of pixels of four values, a line at its ends, and in between stripes, which leave
# room for the words.
_INK = const(0)
_WHITE = const(1)
_PLAIN = const(2)
_STRIPE = const(3)
_HIGH = const(45)  # a banner as high has words in treble size at most, a lower one in double
_HIGHEST = const(70)  # one as high has larger ones still, thick lines, and broad stripes
_SHAKE = const(2)  # pixels; what the banner is wider at either side
_BEATS = const(5)  # of a flash and a shake: there and back, in two steps each
_BEAT_MS = const(50)
_MARGIN = const(3)  # beside the card, and the face

_DARK: "tuple[int, ...]" = (RED, BLUE)  # colors on which white letters are read, else dark ones

# The plate. Its rim is a grid of tiles, three rows of them.
COLUMNS = const(8)  # of its words
NAME_COLUMNS = const(14)  # of the name in a banner, with the word before it
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
        self.color = 0  # of its banner: a card's, and as it is seen
        self._color = 0
        self._how = 0  # it reads
        self._due = app.now
        self._beats = 0  # of a banner that flashes and shakes, that are still to come
        self._beat_due = app.now
        self._group = displayio.Group(y=OFFSCREEN)  # the plate of a bubble
        self._edges = self._make_rim()
        self._dark = ink_on_nothing(theme.LINE)
        self._white = ink_on_nothing(theme.EYES)
        self._text: Text = self._sheets.text(self._dark, COLUMNS, 1, 0, 0)
        self._group.append(self._edges)
        self._group.append(self._text.grid)
        self._page.over.append(self._group)
        self._make_banner(app.pages.geometry, self._page.over)

    def _make_banner(self, g: "Geometry", over: displayio.Group) -> None:
        """Put a banner on a group: its ground, what stands at its sides, and its words."""
        high = g.places[BANNER + HIGH]
        wide = g.places[BANNER + WIDE]
        y = g.places[BANNER + Y]
        self._ground = displayio.Palette(4)
        self._ground[_INK] = theme.LINE
        self._ground[_WHITE] = theme.EYES
        self._plate = make_stripes(self._ground, wide, high)
        self._plate.x = OFF_CANVAS
        self._plate.y = y
        over.append(self._plate)
        self._sides = displayio.Group(x=OFF_CANVAS, y=y)
        over.append(self._sides)
        self._skin = displayio.Palette(4)
        self._skin.make_transparent(GROUND)
        sheet = self._page.seats.faces[-1].bitmap
        self._face = face_grid(sheet, self._skin, 0, 0)
        scale = 2 * g.face // self._face.tile_width
        x = wide - scale * self._face.tile_width - _MARGIN
        y = high - 2 * scale * self._face.tile_height
        self._looks = displayio.Group(scale=scale, x=x, y=y)
        self._looks.append(self._face)
        self._sides.append(self._looks)
        self._card = self._sheets.card(0, (high - g.card_height) // 2)
        self._sides.append(self._card)
        self._name: Text = self._sheets.fill(self._white, x, 0, 0, high // 3)
        self._sides.append(self._name.grid)
        self._words: Text = self._sheets.text(self._white, COLUMNS, 1, OFF_CANVAS, 0)
        self._outline = displayio.Bitmap(COLUMNS * CELL_WIDTH + 2, CELL_HEIGHT + 2, 2)
        self._large = displayio.Group(x=OFF_CANVAS)
        self._large.append(displayio.TileGrid(self._outline, pixel_shader=self._dark, x=-1, y=-1))
        self._large.append(self._words.grid)
        over.append(self._large)

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
                tiles[y * tiles.width + x] = _AROUND if x > right else lines
        return grid_of(tiles, colors, TILES, ROWS, TILE_WIDTH, TILE_HEIGHT, 0, 0)

    def is_busy(self) -> bool:  # per frame
        """Is there a banner, or something that waits to be told?"""
        return self.shown >= _BANNER or self.heard != self._app.match.view[layout.EVENT_COUNT]

    def tick(self, now: int, is_still: bool) -> None:  # per frame
        """Go on; is_still: nothing else moves."""
        if self.shown == _BANNER and self._beats and is_due(now, self._beat_due):
            self._beat(now)
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
        """Take banner and bubble off the screen, the banner in parts if the table stays."""
        app = self._app
        is_parted = self._plate.x != OFF_CANVAS and app.shown == "table" and not app.wanted
        set_y(self._group, OFFSCREEN)
        set_x(self._words.grid, OFF_CANVAS)
        if is_parted:
            app.show_so_far()  # each step sends a part of the screen
        set_x(self._large, OFF_CANVAS)
        if is_parted:
            app.show_so_far()
        set_x(self._sides, OFF_CANVAS)
        if is_parted:
            app.show_so_far()
        set_x(self._plate, OFF_CANVAS)

    def _beat(self, now: int) -> None:  # per frame
        """Let a banner flash, then shake: the line around its words, and a beat later these."""
        beats = self._beats = self._beats - 1
        self._beat_due = after(now, _BEAT_MS)
        if beats == _BEATS - 1:
            self._ground[_PLAIN] = self._color
            CHANGED[0] = 1
        else:
            part: Any = self._large[1 - (beats & 1)]
            set_x(part, (beats >> 1) - (beats & 1))

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
        self._seen = True
        for seat in range(self._app.match.view[layout.PLAYERS]):
            mood = self._mood_of(seat)
            if mood != CALM:
                self._page.seats.feel(seat, mood)

    def _mood_of(self, seat: int) -> int:  # per frame
        """Return what the event is to who sits on a seat."""
        match = self._app.match
        view = match.view
        at = self._at
        is_laid = view[at + layout.EVENT_KIND] == events.LAID
        if is_laid and seat == self._seat != view[at + layout.EVENT_SEAT]:
            return OUCH
        player = view[layout.PLAYER_AT + seat]
        return mood_of(view, at, player, not match.people[player])

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
            self._how = FOR
        elif is_banner and color < NO_COLOR:
            is_wild = FACE_OF[view[at + layout.EVENT_CARD] & KIND_MASK] == WILD
            if view[at + layout.EVENT_KIND] == events.COLOR_CALLED or is_wild:
                line.say(says.COLORS + color)
                line.capitals()
                self._how = BY

    def show(self, now: int, what: int) -> None:  # per frame
        """Show a banner or a bubble, with the words that LINE has."""
        self.shown = what
        CHANGED[0] = 1
        if what == _BANNER:
            self._show_banner(now)
            return
        g = self._app.pages.geometry
        plate = self._group
        line = LINE
        letters = line.count * CELL_WIDTH
        line.put_on(self._text.grid)
        self._due = after(now, _BUBBLE_MS)
        colors: displayio.Palette = self._edges.pixel_shader  # type: ignore[assignment]
        colors[FACE] = theme.BUBBLE
        wide = spread(self._edges, letters)
        set_x(self._text.grid, (wide - letters + 1) // 2)
        set_y(self._text.grid, _BUBBLE_Y)
        plate.scale = 2 if g.places[CARD + WIDE] >= _LARGE else 1
        seats = self._page.seats
        place_bubble(plate, seats.faces[seats.place_of(self._seat)], g, wide * plate.scale)

    def _show_banner(self, now: int) -> None:  # per frame
        """Let a banner appear: with a flash and a shake if it is for the holder of the device."""
        app = self._app
        view = app.match.view
        words = LINE.count
        LINE.put_on(self._words.grid)
        draw_outline(self._outline, self._words.grid, words)
        ms = _MS[app.setup.speed] << 3
        if view[self._at + layout.EVENT_KIND] != events.CHALLENGED:  # that is suspense
            ms //= (view[layout.EVENT_COUNT] - self.heard & 3) + 1
        self._due = after(now, ms)
        colors = self._sheets.bright[self.color]
        ground = self._ground
        self._color = colors[PAPER]  # type: ignore[assignment]
        ground[_PLAIN] = self._color
        ground[_STRIPE] = between(self._color, colors[FOOT_PAPER])  # type: ignore[arg-type]
        self._name.grid.pixel_shader = self._white if self.color in _DARK else self._dark
        is_mine = self._seat == view[layout.VIEW_SEAT]
        self._beats = 0
        self._large[0].x = -1  # a shake may have been cut short
        if is_mine:
            self._beats = _BEATS
            self._beat_due = after(now, _BEAT_MS)
            ground[_PLAIN] = theme.EYES
        set_x(self._plate, -_SHAKE)
        app.show_so_far()  # each step sends a part of the screen
        self._write_names(view)
        self._show_victim(view)
        left = self._show_cause(view)
        x = self._lay_words(left, words)
        set_x(self._sides, 0)
        app.show_so_far()
        set_x(self._large, x)
        app.show_so_far()
        set_x(self._words.grid, 0)

    def _show_victim(self, view: bytearray) -> None:  # per frame
        """Show the face of whom it hits."""
        player = view[layout.PLAYER_AT + self._seat]
        theirs = self._page.seats.palettes[player]
        kind = PERSON if self._app.match.people[player] else BOT
        mood = self._mood_of(self._seat)
        self._skin[INK] = theirs[INK]
        self._skin[SKIN] = theirs[SKIN]
        self._skin[LIGHT] = light_of(kind, mood)
        show_face(self._face, kind, face_of(view, player), mood)

    def _show_cause(self, view: bytearray) -> int:  # per frame
        """Show the card that did it, if one was laid; return where there is room for words."""
        at = self._at
        card = view[at + layout.EVENT_CARD]
        if view[at + layout.EVENT_KIND] != events.LAID or card == NO_CARD:
            set_tile(self._card, 0, NOTHING)
            set_x(self._card, OFF_CANVAS)
            return _MARGIN
        show_card(self._card, card, self._sheets.bright)
        set_x(self._card, 2 * _MARGIN)
        return self._card.x + self._card.tile_width

    def _lay_words(self, left: int, letters: int) -> int:  # per frame
        """Center words and name between a place and the face; return where the words begin."""
        large = self._large
        name = self._name.grid
        places = self._app.pages.geometry.places
        high = places[BANNER + HIGH]
        scale = 4 if high >= _HIGHEST else 3 if high >= _HIGH else 2
        wide = letters * CELL_WIDTH - 1
        while scale > 2 and wide * scale > self._looks.x - left - 2 * _MARGIN:
            scale -= 1
        large.scale = scale
        middle = (left + self._looks.x) // 2
        set_x(name, middle - (LINE.count * name.tile_width - 1) // 2)
        tall = (CELL_HEIGHT - 2) * scale
        gap = scale + 1
        y = (high - tall - gap - name.tile_height + 1) // 2
        is_above = self._how >= NAME_ABOVE
        large.y = y + name.tile_height + gap if is_above else y
        large.y += places[BANNER + Y] - scale  # no letter has the row at its top
        set_y(name, y if is_above else y + tall + gap)
        return max(middle - wide * scale // 2, _MARGIN)

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


def draw_outline(  # per frame
    bitmap: "displayio.Bitmap", letters: "displayio.TileGrid", count: int
) -> None:
    """Draw all pixels around those of a row of letters: one wider and higher at each side."""
    sheet: Any = letters.bitmap
    wide = bitmap.width
    from_row = sheet.width
    columns = from_row // CELL_WIDTH
    bitmap.fill(0)
    for i in range(count):
        tile = letters[i]
        first = tile // columns * CELL_HEIGHT * from_row + tile % columns * CELL_WIDTH
        for y in range(CELL_HEIGHT):
            for x in range(CELL_WIDTH):
                if sheet[first + y * from_row + x]:
                    at = y * wide + i * CELL_WIDTH + x
                    for _ in range(3):
                        bitmap[at] = bitmap[at + 1] = bitmap[at + 2] = 1
                        at += wide


def between(one: int, other: int) -> int:  # per frame
    """Return a color that is a quarter of the way from one to another."""
    color = 0
    for shift in (0, 8, 16):
        color |= ((one >> shift & 255) * 3 + (other >> shift & 255)) // 4 << shift
    return color


def make_stripes(colors: "displayio.Palette", wide: int, high: int) -> "displayio.TileGrid":
    """Make the ground of a banner, row by row; colors: of its values."""
    pitch, line = (28, 2) if high >= _HIGHEST else (16, 1)
    full = wide + 2 * _SHAKE
    bitmap = displayio.Bitmap(full, 2 + pitch, 4)
    for x in range(full):
        bitmap[_INK * bitmap.width + x] = _INK
        bitmap[_WHITE * bitmap.width + x] = _WHITE
        has_words = wide // 5 < x < wide - wide * 2 // 5
        for row in range(pitch):
            is_striped = (x + row) % pitch >= pitch // 2 and not has_words
            bitmap[(2 + row) * bitmap.width + x] = _STRIPE if is_striped else _PLAIN
    plate = grid_of(bitmap, colors, 1, high, full, 1, -_SHAKE, 0)
    for row in range(high):
        depth = min(row, high - 1 - row)
        plate[row] = _WHITE if 0 < depth <= line else _INK if depth <= line + 1 else 2 + row % pitch
    return plate


def ink_on_nothing(color: int) -> "displayio.Palette":
    """Make a palette of letters without a ground."""
    colors = displayio.Palette(2)
    colors[1] = color
    colors.make_transparent(0)
    return colors


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
    y = face.y + 2 * face.tile_height
    is_low = y + high > end
    across = face.tile_width
    if 2 * x + across > screen:
        x += -wide if is_low else across - wide
    elif is_low:
        x += across
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
