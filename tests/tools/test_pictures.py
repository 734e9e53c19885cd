"""`pictures` makes every picture that the README shows, at whole multiples of a pixel.

Beside them lie those that `compare` makes (test_compare.py).
"""

from pathlib import Path

import pytest
from PIL import Image

from tools.pictures import FOLDER, SCENES, SIZES, picture

_README = Path(__file__).resolve().parents[2] / "README.md"


def test_the_readme_shows_all_of_them_and_nothing_else():
    made = {f"{scene}-{w}x{h}.png" for scene in SCENES for w, h in SIZES} | {"hand.gif"}
    shown = {path.name for path in FOLDER.iterdir() if not path.name.startswith("compare-")}
    assert shown == made | {"hand.replay"}
    words = _README.read_text("utf-8")
    assert all(f"docs/pictures/{name}" in words for name in made)
    assert words.index("hand.gif") < 200  # the README opens with it


@pytest.mark.parametrize("scene", SCENES)
def test_each_scene_is_found(scene):
    """UsageError: the app never came to it."""
    size = (160, 128)
    image = picture(scene, size)
    assert image.size == size and len(image.getcolors() or ()) > 4
    with Image.open(FOLDER / f"{scene}-160x128.png") as shown:
        assert shown.size == (3 * 160, 3 * 128)
