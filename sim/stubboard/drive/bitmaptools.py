"""This module is `bitmaptools` without pixels: a sheet that is read keeps none."""
# mypy: ignore-errors


def readinto(bitmap, file, bits_per_pixel):
    """Accept a bitmap of that many bits."""
    if bitmap._bits != bits_per_pixel:
        raise ValueError("Invalid bits_per_pixel value")
