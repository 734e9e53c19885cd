"""Each kind of window, and each stage of it, has a scene that shows its question and its cause."""

import pytest

from engine.state.layout import KIND, TOP
from engine.state.windows import W_TURN
from tests.ui.pictures.prompt_tables import NEVER_ASKED, SHOWN_BY, STAGE_OF
from tests.ui.pictures.tables import CASES
from tests.ui.reading import event_rows
from tests.ui.words.joined import stages

_SCENES = {scene.__name__: scene for scene, _ in CASES}


def _stage(player):
    from engine import prompt

    view = player.app.match.view
    return view[view[TOP] + KIND], prompt.stage_of(view)


@pytest.mark.parametrize("scene", STAGE_OF, ids=lambda scene: scene.__name__)
def test_a_scene_shows_its_stage_below_a_cause(open_app, scene):
    player = scene(open_app, (128, 128))
    assert _stage(player) == STAGE_OF[scene]
    cause, question = event_rows(player)[-2:]
    if STAGE_OF[scene][0] != W_TURN and scene.__name__ != "asked_dealt":  # nothing is before them
        assert cause and question


@pytest.mark.parametrize("stage", SHOWN_BY, ids=str)
def test_other_scenes_show_the_other_stages(open_app, stage):
    player = _SCENES[SHOWN_BY[stage]](open_app, (128, 128))
    assert _stage(player) == stage
    assert all(event_rows(player)[-2:]) or stage[0] == W_TURN


def test_no_stage_is_left_out(open_app):
    open_app((160, 128))  # installs the modules of a board that words import
    shown = [*STAGE_OF.values(), *SHOWN_BY, *NEVER_ASKED]
    assert sorted(shown) == sorted(stages())
