"""`python -m sim compare DIR` puts mock-ups beside the golden pictures of their scenes.

For each size of `ui.draw.places` it writes `compare-WxH.png` into `docs/pictures`: a row for two
scenes, of each the mock-up at the left and the product at the right. The folder has the mock-ups,
which are not part of the repository: `NAME-WxH.png` for each of SCENES, enlarged by whole numbers
(ENLARGED).
"""

import argparse
from pathlib import Path

from PIL import Image

from sim.errors import UsageError
from tools.assets.letters import letter_rows
from tools.pictures import FOLDER
from ui.draw import theme
from ui.draw.font import CELL_HEIGHT, CELL_WIDTH
from ui.draw.places import SIZES

Size = tuple[int, int]

GOLDEN = Path(__file__).parents[1] / "tests" / "ui" / "pictures" / "golden"
# The mock-ups, and the golden scene of each (tests/ui/pictures).
SCENES = {
    "table": "turn",
    "question": "acts_backfire",
    "ten": "ten_players",
    "cover": "cover",
    "color": "color",
    "banner-plus4": "banner",
    "title": "title",
    "menu": "menu",
    "players": "players",
    "rules": "help_pictures",
    "score": "score",
}
# By width of a display, how much its mock-ups are enlarged; all others are three times as large.
ENLARGED = {128: 4, 160: 4, 480: 2}
_OFTEN = 3
_WIDEST = 480  # pixels of one picture in a comparison, if the display has fewer
_IN_A_ROW = 2  # scenes
_GAP = 8  # pixels around pictures


def run(options: argparse.Namespace) -> int:
    """Write all comparisons; 0. UsageError: a picture is missing, or has another size."""
    into = options.out or FOLDER
    made = {size: comparison(options.folder, size) for size in SIZES}
    for (wide, high), image in made.items():
        path = into / f"compare-{wide}x{high}.png"
        image.quantize(dither=Image.Dither.NONE).save(path, optimize=True)
        print(f"{path}: {path.stat().st_size:,} bytes")
    return 0


def comparison(folder: Path, size: Size) -> Image.Image:
    """Return the comparison of all scenes at a size. UsageError: see `run`."""
    scale = max(_WIDEST // size[0], 1)
    wide, high = size[0] * scale, size[1] * scale
    across = _IN_A_ROW * 2 * (wide + _GAP) + _GAP
    rows = (len(SCENES) + _IN_A_ROW - 1) // _IN_A_ROW
    down = high + CELL_HEIGHT + 2 * _GAP
    whole = Image.new("RGB", (across, rows * down), _rgb(theme.NIGHT))
    for i, (name, scene) in enumerate(SCENES.items()):
        pair = {
            f"mock-up: {name}": _mock_up(folder, name, size),
            f"product: {scene}": _golden(scene, size),
        }
        x = _GAP + i % _IN_A_ROW * 2 * (wide + _GAP)
        y = _GAP + i // _IN_A_ROW * down
        for words, image in pair.items():
            _write(whole, words, x, y)
            large = image.resize((wide, high), Image.Resampling.NEAREST)
            whole.paste(large, (x, y + CELL_HEIGHT))
            x += wide + _GAP
    return whole


def _mock_up(folder: Path, name: str, size: Size) -> Image.Image:
    """Return a mock-up in the pixels of the display."""
    times = ENLARGED.get(size[0], _OFTEN)
    image = _opened(folder / f"{name}-{size[0]}x{size[1]}.png", "no such mock-up")
    expected = (size[0] * times, size[1] * times)
    if image.size != expected:
        has, wants = ("x".join(map(str, pixels)) for pixels in (image.size, expected))
        file = f"{folder}/{name}-{size[0]}x{size[1]}.png"
        raise UsageError(f"{file}: has {has} pixels, and must have {wants}: {times} for each")
    return image.resize(size, Image.Resampling.NEAREST)


def _golden(scene: str, size: Size) -> Image.Image:
    """Return the golden picture of a scene."""
    path = GOLDEN / scene / f"{size[0]}x{size[1]}.png"
    image = _opened(path, "not written yet: see tests/ui/pictures/test_pictures.py")
    if image.size != size:
        raise UsageError(f"{path}: has {image.size[0]}x{image.size[1]} pixels")
    return image


def _opened(path: Path, missing: str) -> Image.Image:
    try:
        with Image.open(path) as image:
            return image.convert("RGB")
    except FileNotFoundError:
        raise UsageError(f"{path}: {missing}") from None
    except OSError as error:  # of what is no picture, too
        raise UsageError(f"{path}: cannot be read: {error}") from None


def _write(image: Image.Image, words: str, x: int, y: int) -> None:
    """Write words above a picture, in the letters of the game."""
    for at, letter in enumerate(words):
        for down, row in enumerate(letter_rows(ord(letter))):
            for across in range(CELL_WIDTH):
                if row >> (CELL_WIDTH - 1 - across) & 1:
                    place = (x + at * CELL_WIDTH + across, y + down)
                    image.putpixel(place, _rgb(theme.INK))


def _rgb(color: int) -> tuple[int, int, int]:
    return color >> 16, color >> 8 & 255, color & 255
