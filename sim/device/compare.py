"""This module compares two screens, the device's and the simulator's, in 16-bit colors."""

import time
from pathlib import Path

from PIL import Image

_BITS = b"\xf8\xfc\xf8"  # of red, green and blue, those that are shown


def is_same(device: Image.Image, ours: Image.Image) -> bool:
    """Do both show the same picture?"""
    return _coarse(device) == _coarse(ours)


def difference(device: Image.Image, ours: Image.Image) -> str:
    """Save both in `build/`; return a message."""
    names = [f"build/device-{time.strftime('%H%M%S')}-{which}.png" for which in ("is", "due")]
    Path("build").mkdir(exist_ok=True)
    device.save(names[0])
    ours.save(names[1])
    return f"device: it does not show what the simulator shows: {names[0]} is not {names[1]}"


def _coarse(image: Image.Image) -> bytes:
    bits = _BITS * (image.width * image.height)
    return bytes(map(int.__and__, image.tobytes(), bits))
