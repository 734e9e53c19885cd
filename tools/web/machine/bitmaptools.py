"""This module is `bitmaptools` on a page: it reads a sheet's pixels, as a board does."""
# mypy: ignore-errors


def readinto(bitmap, file, bits_per_pixel):
    """Fill a bitmap from rows of whole bytes; its own rows are whole words."""
    if bitmap._bits != bits_per_pixel:
        raise ValueError("Invalid bits_per_pixel value")
    size = (bitmap.width * bits_per_pixel + 7) // 8
    stride = len(bitmap._data) // bitmap.height
    for y in range(bitmap.height):
        row = file.read(size)
        if len(row) < size:
            raise EOFError
        bitmap._data[y * stride : y * stride + size] = row
