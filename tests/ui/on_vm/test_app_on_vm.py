"""On a real MicroPython the app takes no heap for frames and keys, within a board's call depth.

No picture is checked here; the stand-ins for displayio only keep what is set.
"""

import re

import pytest

from sim import art, vm

_STAND_INS = {
    "displayio.py": """
class Bitmap:
    def __init__(self, width, height, values):
        self.width = width
        self.height = height
    def __setitem__(self, at, value):
        pass
    def fill(self, value):
        pass
class Palette:
    def __init__(self, size):
        self.colors = [0] * size
    def __len__(self):
        return len(self.colors)
    def __getitem__(self, at):
        return self.colors[at]
    def __setitem__(self, at, value):
        self.colors[at] = value
    def make_transparent(self, at):
        pass
class TileGrid:
    def __init__(self, bitmap, *, pixel_shader, width=1, height=1, tile_width=1, tile_height=1,
                 default_tile=0, x=0, y=0):
        self.bitmap = bitmap
        self.pixel_shader = pixel_shader
        self.tiles = bytearray(width * height)
        self.width = width
        self.height = height
        self.x = x
        self.y = y
        self.hidden = False
    def __getitem__(self, at):
        return self.tiles[at]
    def __setitem__(self, at, tile):
        self.tiles[at] = tile
class Group:
    def __init__(self, *, scale=1, x=0, y=0):
        self.scale = scale
        self.parts = []
        self.hidden = False
        self.x = x
        self.y = y
    def __getitem__(self, at):
        return self.parts[at]
    def append(self, part):
        self.parts.append(part)
    def pop(self):
        return self.parts.pop()
    def remove(self, part):
        self.parts.remove(part)
class Display:
    width = 128
    height = 128
    def __init__(self):
        self.refreshes = 0
    def refresh(self):
        self.refreshes += 1
""",
    "bitmaptools.py": "def readinto(bitmap, file, bits): pass\n",
    **art.without_pixels(),
    "board.py": "board_id = 'machine'\n",
    "fontio.py": "Glyph = tuple\n",
    "hal/__init__.py": "",
    "adafruit_display_text/__init__.py": "",
    "adafruit_display_text/label.py": """
from displayio import Group, TileGrid
class Label(Group):
    def __init__(self, font, text, scale):
        Group.__init__(self, scale=scale)
        letters = Group()
        for _ in text:
            letters.append(TileGrid(None, pixel_shader=None))
        self.append(letters)
""",
}
_FILES = [
    "engine",
    "lib/journal",
    "lib/ui",
    "hal/ticks.py",
    "hal/buttons.py",
    "tests/ui/on_vm/board_on_vm.py",
    "tests/vm/shared/measure.py",
]


@pytest.mark.parametrize("rules", ("official", "grand", "double-down", "two-deck", "stack"))
@pytest.mark.parametrize("buttons", ("pad", "two"))
def test_frames_and_keys_take_no_heap(buttons, rules):
    # No cap: this machine collects no garbage while the sheets are drawn.
    result = vm.run(
        "tests/ui/on_vm/app_on_vm.py",
        argv=[buttons, rules],
        files=_FILES,
        texts=_STAND_INS,
        cap=False,
    )
    assert result.status == 0, result.stdout
    assert int(re.search(r"frames: (\d+)", result.stdout)[1]) > 500, result.stdout
    assert int(re.search(r"saves: (\d+)", result.stdout)[1]) > 10, result.stdout
