"""Every scene looks as in its golden picture, pixel by pixel, at each size that has one.

When a screen was changed on purpose, this command writes the pictures anew:

    WILDHAND_GOLDEN=write pytest tests/ui/pictures/test_pictures.py

Look at each of them before committing it.
"""

import os

import pytest
from PIL import Image

from engine.state.layout import KIND, TOP
from engine.state.window_types import W_TURN
from tests.tiers import FULL
from tests.ui.conftest import GOLDEN, Player
from tests.ui.drawing.layers import hidden_letters, without_color
from tests.ui.pictures.house_tables import NEVER_ASKED, STAGE_OF
from tests.ui.pictures.tables import CASES, SCENES, SIZES
from tests.ui.reading import event_rows
from tests.ui.words.joined import stages


class NamedPlayer(Player):
    """Sees all players by their names; most tests have none."""

    def __init__(self, *arguments, **more):
        super().__init__(*arguments, **more)
        self.call_persons()


def _file(scene, size):
    """Return the path of a golden picture: a folder for each scene, a file for each size."""
    return GOLDEN / scene.__name__ / f"{size[0]}x{size[1]}.png"


def _case(scene, size):
    """Return a parameter; sizes that only some scenes have are left to `make full`."""
    marks = () if size in SIZES else FULL
    return pytest.param(scene, size, id=f"{scene.__name__}-{size[0]}x{size[1]}", marks=marks)


@pytest.mark.parametrize(("scene", "size"), [_case(*case) for case in CASES])
@pytest.mark.usefixtures("open_app", "named_bots")
def test_a_scene_looks_as_in_its_golden_picture(scene, size):
    player = scene(NamedPlayer, size)
    image = player.desk.display.image()
    path = _file(scene, size)
    if os.environ.get("WILDHAND_GOLDEN") == "write":
        path.parent.mkdir(exist_ok=True)
        image.save(path, optimize=True)
    assert path.exists(), "write it first: see the docstring"
    with Image.open(path) as golden:
        assert image.size == golden.size
        assert image.tobytes() == golden.convert("RGB").tobytes()
    assert without_color(player) == []
    assert scene.is_moving or hidden_letters(player) == []
    if scene.__name__ in STAGE_OF:
        _check_question(player, scene.__name__)


def _check_question(player, name):
    """A scene of a question shows the stage that it stands for, below what caused it."""
    from engine import prompt

    view = player.app.match.view
    kind = view[view[TOP] + KIND]
    assert (kind, prompt.stage_of(view)) == STAGE_OF[name]
    cause, question = event_rows(player)[-2:]
    is_alone = player.app.page.strip.is_long or name == "asked_dealt"
    assert (cause and question) or kind == W_TURN or is_alone, "nothing is before them"


def test_a_question_of_each_stage_has_a_scene(open_app):
    open_app((160, 128))  # installs the modules of a board that words import
    assert sorted([*STAGE_OF.values(), *NEVER_ASKED]) == sorted(stages())


def test_every_golden_picture_is_compared():
    assert set(GOLDEN.glob("*/*")) == {_file(*case) for case in CASES}


def test_every_scene_has_a_sentence_in_read_md():
    rows = (GOLDEN / "READ.md").read_text().splitlines()
    read = dict(row[2:].split(": ", 1) for row in rows if row.startswith("- "))
    assert set(read) == set(SCENES)
    assert all(len(words.split()) > 6 and words.endswith(".") for words in read.values())
