"""Every scene looks as in its golden picture, pixel by pixel, at each size that has one.

When a screen was changed on purpose, this command writes the pictures anew:

    WILDHAND_GOLDEN=write pytest tests/ui/pictures/test_pictures.py

Look at each of them before committing it.
"""

import os

import pytest
from PIL import Image

from tests.ui.conftest import GOLDEN, Player
from tests.ui.pictures.tables import CASES, MOVING

_ALL = CASES + MOVING


class NamedPlayer(Player):
    """Sees all players by their names; most tests have none."""

    def __init__(self, *arguments, **more):
        super().__init__(*arguments, **more)
        self.call_persons()


def _file(picture, size):
    """Return the path of a golden picture: a folder for each scene, a file for each size."""
    return GOLDEN / picture.__name__ / f"{size[0]}x{size[1]}.png"


def _name(picture, size):
    return f"{picture.__name__}-{size[0]}x{size[1]}"


@pytest.mark.parametrize(("picture", "size"), _ALL, ids=[_name(*case) for case in _ALL])
@pytest.mark.usefixtures("open_app", "named_bots")
def test_a_scene_looks_as_in_its_golden_picture(picture, size):
    image = picture(NamedPlayer, size).desk.display.image()
    path = _file(picture, size)
    if os.environ.get("WILDHAND_GOLDEN") == "write":
        path.parent.mkdir(exist_ok=True)
        image.save(path, optimize=True)
    assert path.exists(), "write it first: see the docstring"
    with Image.open(path) as golden:
        assert image.size == golden.size
        assert image.tobytes() == golden.convert("RGB").tobytes()


def test_every_golden_picture_is_compared():
    assert set(GOLDEN.glob("*/*")) == {_file(*case) for case in _ALL}


def test_every_scene_has_a_sentence_in_read_md():
    rows = (GOLDEN / "READ.md").read_text().splitlines()
    read = dict(row[2:].split(": ", 1) for row in rows if row.startswith("- "))
    assert set(read) == {picture.__name__ for picture, _ in _ALL}
    assert all(len(words.split()) > 6 and words.endswith(".") for words in read.values())
