"""The page's program and painter show the golden pictures, pixel for pixel, at four sizes.

A golden picture has a board's colors of 16 bits, so those of the page are compared as such.
"""

from array import array

import pytest
from PIL import Image

from tests.tiers import sample
from tests.ui.conftest import GOLDEN
from tests.ui.pictures.tables import CASES
from tests.web.conftest import ROOT, for_micropython

SIZES = ((128, 128), (240, 240), (320, 240), (240, 320))
_SCENES = [path.relative_to(ROOT) for path in (ROOT / "tests/ui/pictures").glob("*tables.py")]
_FILES = (
    *map(str, _SCENES),
    "tests/ui/pictures/scene.py",
    "tests/ui/reading.py",
    "tests/ui/scene_player.py",
    "sim/board/player.py",
)

_SAVED = ("title_resume",)  # scenes of a drive, which this page has not


@pytest.mark.parametrize("size", sample(SIZES, (128, 128)), ids=lambda at: f"{at[0]}x{at[1]}")
def test_the_page_paints_the_golden_pictures(run_spec, tmp_path, size):
    scenes = [(picture.__name__, *at) for picture, at in CASES if at == size]
    scenes = [one for one in scenes if one[0] not in _SAVED]
    more = {path: for_micropython(path) for path in _FILES}
    more["scenes_on_page.py"] = for_micropython("tests/web/scenes_on_page.py")
    more["sim/board/desk.py"] = "TWO = ('A', 'B')\n"
    run_spec("pictures.mjs", more=more, scenes=scenes, out=str(tmp_path))
    wrong = [name for name, *_ in scenes if not _is_golden(tmp_path, name, size)]
    assert not wrong


def _is_golden(folder, name, size):
    painted = (folder / f"{name}-{size[0]}x{size[1]}.rgb").read_bytes()
    words = array("H", map(_word, painted[0::3], painted[1::3], painted[2::3]))
    with Image.open(GOLDEN / name / f"{size[0]}x{size[1]}.png") as golden:
        image = Image.frombytes("RGB", size, words.tobytes(), "raw", "BGR;16")
        return golden.convert("RGB").tobytes() == image.tobytes()


def _word(red, green, blue):
    return red >> 3 << 11 | green >> 2 << 5 | blue >> 3
