"""This module is a sheet of pixels that is drawn on a computer and read by a board."""


class Pixels:
    """Values of 1, 2 or 4 bits; all are 0 at first."""

    def __init__(self, width: int, height: int, bits: int) -> None:
        self.width = width
        self.height = height
        self._bits = bits
        self._values = bytearray(width * height)

    def set(self, x: int, y: int, value: int) -> None:
        """Set a pixel."""
        if not (0 <= x < self.width and 0 <= y < self.height and value < 1 << self._bits):
            raise ValueError(f"no pixel of {self.width} by {self.height}: {x}, {y} as {value}")
        self._values[y * self.width + x] = value

    def box(self, x: int, y: int, wide: int, high: int, value: int) -> None:
        """Fill a rectangle."""
        for row in range(y, y + high):
            for column in range(x, x + wide):
                self.set(column, row, value)

    def stamp(self, x: int, y: int, rows: list[int], wide: int, value: int) -> None:
        """Set the ones of rows of that many bits, the leftmost bit the highest."""
        for down, row in enumerate(rows):
            for across in range(wide):
                if row >> (wide - 1 - across) & 1:
                    self.set(x + across, y + down, value)

    def packed(self) -> bytes:
        """Return rows of whole bytes, the leftmost pixel in the lowest bits of the first.

        `bitmaptools.readinto` reads this by default.
        """
        per_byte = 8 // self._bits
        packed = bytearray()
        for y in range(self.height):
            row = self._values[y * self.width : (y + 1) * self.width]
            for x in range(0, self.width, per_byte):
                byte = 0
                for i, value in enumerate(row[x : x + per_byte]):
                    byte |= value << i * self._bits
                packed.append(byte)
        return bytes(packed)


def pictures(drawn: str) -> list[list[str]]:
    """Return the pictures of a text, each as rows of signs; `.` is nothing.

    They stand side by side, parted by spaces, and below each other, parted by empty lines.
    """
    found = []
    for block in drawn.strip().split("\n\n"):
        found += [list(rows) for rows in zip(*map(str.split, block.splitlines()), strict=True)]
    return found


def rows_of(digits: str, per_row: int) -> list[int]:
    """Return rows of pixels written in base 32 (0-9, A-V), that many digits a row."""
    return [int(digits[at : at + per_row], 32) for at in range(0, len(digits), per_row)]
