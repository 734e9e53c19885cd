"""This module is `displayio` without visible pixels: the same objects, as large as on a board.

It refuses what a board refuses, and each object takes the bytes that the C one takes on a
32-bit build, in blocks of 16 (tests/board/test_app_on_vm.py checks them). The C structures, from
`shared-module/displayio/*.h` of CircuitPython:

    Bitmap      48 (displayio_bitmap_t, 36), and rows of whole words
    Palette     16, and 16 a color (_displayio_color_t)
    TileGrid    96 (displayio_tilegrid_t, 84 to 88), and more than four tiles a byte each
    Group       48 (displayio_group_t, 44 to 48), and the list of its members, 32 and more
    subclass    32, and its own attributes, beside its base

An object here is 16 bytes and a table of attributes, of 8 bytes each, with room for 1, 2,
4, 6, 8, 10 or 12. So a class with too many keeps several in one number, and one with too few has
one more. `counts` holds how many tiles were set.
"""
# mypy: ignore-errors

_CLEAR = 1 << 24

counts = [0]


def release_displays():
    pass


class Bitmap:
    def __init__(self, width, height, value_count):
        power = 0
        while value_count > 1 << (1 << power):
            power += 1
        self._shape = (height << 12 | width) << 3 | power  # of 2, so many bits a pixel
        self._data = bytearray(((width << power) + 31) // 32 * 4 * height)

    @property
    def width(self):
        return self._shape >> 3 & 4095

    @property
    def height(self):
        return self._shape >> 15

    @property
    def _bits(self):
        return 1 << (self._shape & 7)

    def _place(self, at):
        width = self.width
        if isinstance(at, tuple):
            x, y = at
        else:
            x = at % width
            y = at // width
        if not (0 <= x < width and 0 <= y < self.height):
            raise IndexError("pixel coordinates out of bounds")
        bits = self._bits
        return (y * ((width * bits + 31) // 32 * 32)) + x * bits

    def __getitem__(self, at):
        place = self._place(at)
        bits = self._bits
        if bits < 16:
            return self._data[place >> 3] >> (place & 7) & ((1 << bits) - 1)
        return self._data[place >> 3] | self._data[(place >> 3) + 1] << 8

    def __setitem__(self, at, value):
        place = self._place(at)
        bits = self._bits
        mask = (1 << bits) - 1
        if not 0 <= value <= mask:
            raise ValueError("value must be 0-" + str(mask))
        i = place >> 3
        if bits < 16:
            shift = place & 7
            self._data[i] = self._data[i] & ~(mask << shift) | value << shift
        else:
            self._data[i] = value & 255
            self._data[i + 1] = value >> 8

    def fill(self, value):  # takes nothing, as there
        data = self._data
        bits = self._bits
        for i in range(len(data)):
            data[i] = value >> i % 2 * 8 & 255 if bits > 8 else value * 255 // ((1 << bits) - 1)


class Palette:
    def __init__(self, color_count):
        self._first = 0  # colors as numbers, with _CLEAR for a transparent one
        self._others = bytearray(16 * color_count - 32) if color_count > 2 else 0
        if color_count == 2:
            self._two = True

    def __len__(self):
        if isinstance(self._others, int):
            return 2 if hasattr(self, "_two") else 1
        return len(self._others) // 16 + 2

    def _read(self, index):
        if not 0 <= index < len(self):
            raise IndexError("index out of range")
        if not index:
            return self._first
        others = self._others
        if isinstance(others, int):
            return others
        at = 4 * index - 4
        return others[at] | others[at + 1] << 8 | others[at + 2] << 16 | others[at + 3] << 24

    def _write(self, index, color):
        if not index:
            self._first = color
        elif isinstance(self._others, int):
            self._others = color
        else:
            for i in range(4):
                self._others[4 * index - 4 + i] = color >> 8 * i & 255

    def __getitem__(self, index):
        return self._read(index) & 0xFFFFFF

    def __setitem__(self, index, color):
        self._write(index, self._read(index) & _CLEAR | color & 0xFFFFFF)

    def make_transparent(self, index):
        self._write(index, self._read(index) | _CLEAR)

    def make_opaque(self, index):
        self._write(index, self._read(index) & 0xFFFFFF)

    def is_transparent(self, index):
        return self._read(index) >= _CLEAR


class TileGrid:
    def __init__(
        self,
        bitmap,
        *,
        pixel_shader,
        width=1,
        height=1,
        tile_width=0,
        tile_height=0,
        default_tile=0,
        x=0,
        y=0,
    ):
        wide = tile_width or bitmap.width
        high = tile_height or bitmap.height
        if bitmap.width % wide or bitmap.height % high:
            raise ValueError("Tile width must exactly divide bitmap width")
        self.bitmap = bitmap
        self.pixel_shader = pixel_shader
        self.x = x
        self.y = y
        self.hidden = False
        # The last tile of the bitmap, and a tile's width and height.
        self._sizes = min(bitmap.width // wide * (bitmap.height // high), 256) - 1
        self._sizes |= wide << 8 | high << 18
        self.width = width
        count = width * height
        if count > 4:
            self._tiles = bytearray(count)
        else:  # in the object itself: two in a number
            self._tiles = self._others = 0
            self._count = count
        self._check(default_tile)
        if default_tile:
            for i in range(count):
                self._lay(i, default_tile)

    def _all(self):
        return self._count if isinstance(self._tiles, int) else len(self._tiles)

    @property
    def height(self):
        return self._all() // self.width

    @property
    def tile_width(self):
        return self._sizes >> 8 & 1023

    @property
    def tile_height(self):
        return self._sizes >> 18 & 1023

    @property
    def flip_x(self):
        return self._sizes >> 28 > 0

    @flip_x.setter
    def flip_x(self, is_flipped):
        self._sizes = self._sizes & (1 << 28) - 1 | is_flipped << 28

    def _check(self, tile):
        if not 0 <= tile <= self._sizes & 255:
            raise ValueError("Tile value out of bounds")

    def _place(self, at):
        if isinstance(at, tuple):
            at = at[1] * self.width + at[0]
        if not 0 <= at < self._all():
            raise IndexError("Tile index out of bounds")
        return at

    def _lay(self, at, tile):
        shift = at % 2 * 8
        if not isinstance(self._tiles, int):
            self._tiles[at] = tile
        elif at < 2:
            self._tiles = self._tiles & ~(255 << shift) | tile << shift
        else:
            self._others = self._others & ~(255 << shift) | tile << shift

    def __getitem__(self, at):
        at = self._place(at)
        if not isinstance(self._tiles, int):
            return self._tiles[at]
        return (self._tiles if at < 2 else self._others) >> at % 2 * 8 & 255

    def __setitem__(self, at, tile):
        self._check(tile)
        self._lay(self._place(at), tile)
        counts[0] = (counts[0] + 1) & 0xFFFFFF


class Group:
    def __init__(self, *, scale=1, x=0, y=0):
        self.x = x
        self.y = y
        self._look = scale << 1  # and whether it is hidden
        self._items = []
        if type(self) is not Group:
            self._native = (self, None)  # there, what it is made of is an object of its own

    @property
    def scale(self):
        return self._look >> 1

    @scale.setter
    def scale(self, scale):
        self._look = scale << 1 | self._look & 1

    @property
    def hidden(self):
        return self._look & 1 == 1

    @hidden.setter
    def hidden(self, hidden):
        self._look = self._look & ~1 | bool(hidden)

    def append(self, layer):
        if layer is self or layer in self._items:
            raise ValueError("Layer already in a group.")
        self._items.append(layer)

    def insert(self, index, layer):
        self._items.insert(index, layer)

    def remove(self, layer):
        self._items.remove(layer)

    def index(self, layer):
        return self._items.index(layer)

    def pop(self, index=-1):
        return self._items.pop(index)

    def __len__(self):
        return len(self._items)

    def __bool__(self):
        return True

    def __getitem__(self, index):
        return self._items[index]

    def __setitem__(self, index, layer):
        self._items[index] = layer

    def __delitem__(self, index):
        del self._items[index]
