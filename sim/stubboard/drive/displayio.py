"""`displayio` without pixels that anybody sees: the same objects, as large as on a board.

Bitmaps and tiles take the bytes that they take there, and what a board refuses is refused.
An object itself is a little larger than the C one. `counts` holds how many tiles were set.
"""
# mypy: ignore-errors

counts = [0]


def release_displays():
    pass


class Bitmap:
    def __init__(self, width, height, value_count):
        bits = 1
        while value_count > 1 << bits:
            bits *= 2
        self.width = width
        self.height = height
        self._bits = bits
        self._data = bytearray((width * bits + 31) // 32 * 4 * height)

    def _place(self, at):
        if isinstance(at, tuple):
            x, y = at
        else:
            x = at % self.width
            y = at // self.width
        if not (0 <= x < self.width and 0 <= y < self.height):
            raise IndexError("pixel coordinates out of bounds")
        return (y * ((self.width * self._bits + 31) // 32 * 32)) + x * self._bits

    def __getitem__(self, at):
        place = self._place(at)
        if self._bits < 16:
            return self._data[place >> 3] >> (place & 7) & ((1 << self._bits) - 1)
        return self._data[place >> 3] | self._data[(place >> 3) + 1] << 8

    def __setitem__(self, at, value):
        place = self._place(at)
        mask = (1 << self._bits) - 1
        if not 0 <= value <= mask:
            raise ValueError("value must be 0-" + str(mask))
        i = place >> 3
        if self._bits < 16:
            shift = place & 7
            self._data[i] = self._data[i] & ~(mask << shift) | value << shift
        else:
            self._data[i] = value & 255
            self._data[i + 1] = value >> 8

    def fill(self, value):
        for y in range(self.height):
            for x in range(self.width):
                self[x, y] = value


class Palette:
    def __init__(self, color_count):
        self._colors = bytearray(16 * color_count)

    def __len__(self):
        return len(self._colors) // 16

    def _place(self, index):
        if not 0 <= index < len(self):
            raise IndexError("index out of range")
        return 16 * index

    def __getitem__(self, index):
        at = self._place(index)
        return self._colors[at] << 16 | self._colors[at + 1] << 8 | self._colors[at + 2]

    def __setitem__(self, index, color):
        at = self._place(index)
        self._colors[at] = color >> 16
        self._colors[at + 1] = color >> 8 & 255
        self._colors[at + 2] = color & 255

    def make_transparent(self, index):
        self._colors[self._place(index) + 3] = 1

    def make_opaque(self, index):
        self._colors[self._place(index) + 3] = 0

    def is_transparent(self, index):
        return self._colors[self._place(index) + 3] == 1


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
        self._last = min(bitmap.width // wide * (bitmap.height // high), 256) - 1
        self.width = width
        self._tiles = bytearray(width * height)
        self._check(default_tile)
        if default_tile:
            for i in range(width * height):
                self._tiles[i] = default_tile

    @property
    def height(self):
        return len(self._tiles) // self.width

    def _check(self, tile):
        if not 0 <= tile <= self._last:
            raise ValueError("Tile value out of bounds")

    def _place(self, at):
        if isinstance(at, tuple):
            at = at[1] * self.width + at[0]
        if not 0 <= at < len(self._tiles):
            raise IndexError("Tile index out of bounds")
        return at

    def __getitem__(self, at):
        return self._tiles[self._place(at)]

    def __setitem__(self, at, tile):
        self._check(tile)
        self._tiles[self._place(at)] = tile
        counts[0] = (counts[0] + 1) & 0xFFFFFF


class Group:
    def __init__(self, *, scale=1, x=0, y=0):
        self.x = x
        self.y = y
        self._scale = scale  # a subclass may have a property of this name
        self.hidden = False
        self._items = []

    @property
    def scale(self):
        return self._scale

    @scale.setter
    def scale(self, scale):
        self._scale = scale

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
