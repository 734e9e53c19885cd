"""A question stands below its cause, and comes back a second after a key was refused."""

import pytest

from engine.state.cards import BLUE, DRAW_TWO, RED
from engine.state.cards import colored as card
from engine.state.events import RESHUFFLED, SAID_UNO, note
from engine.state.layout import NOBODY
from tests.ui.pictures.acts_tables import acts_backfire, answer
from tests.ui.pictures.tables import challenge
from tests.ui.reading import event_rows

_SIZES = ((128, 128), (160, 128), (240, 135), (240, 240), (320, 240), (240, 320), (480, 320))


@pytest.mark.parametrize("size", _SIZES)
@pytest.mark.parametrize(
    ("scene", "rows"),
    (
        (challenge, ["P1: wild +4, green", "Challenge: P1 +4 or you +6?", "P1 +4 or you +6?"]),
        (
            acts_backfire,
            ["P4: red +2", "You must draw 2: P4's +2", "Draw 2: P4's +2", "You draw 2"],
        ),
    ),
)
def test_the_cause_stands_above_the_question_at_every_size(open_app, scene, rows, size):
    """rows: the cause, then the question in shorter and shorter words.

    What has none that are short enough takes both lines.
    """
    player = scene(open_app, size)
    cause, *questions = rows
    columns = player.app.page.latest.columns
    found = [row for row in event_rows(player) if row]
    short = [question for question in questions if len(question) <= columns]
    assert found == ([cause, short[0]] if short else [questions[0]])


def test_a_draw_names_the_card_of_a_set_that_made_it_and_its_player(open_app):
    """Bo plays 0+2: the 0 makes all draw (GRD-24), the 2 lies on top."""
    player = open_app((160, 128), start=("grand", 1, 3, 21))
    player.until(lambda: player.mode == "ask")
    assert event_rows(player)[-2:] == ["P4: blue 0+2", "Draw 1: P4's 0"]
    player.press("A")
    assert event_rows(player)[-2:] == ["P4: blue 0+2", "You drew 1: P4's 0"]
    player.until(lambda: event_rows(player)[-1].startswith("P3 drew"))
    assert event_rows(player)[-2:] == ["P4 drew 1", "P3 drew 1: P4's 0"]


def test_what_only_goes_with_the_cause_does_not_take_its_place(open_app):
    player = challenge(open_app, (160, 128))
    note(player.state, SAID_UNO, 1, NOBODY, card(3, RED))
    note(player.state, RESHUFFLED, 1, 1, card(DRAW_TWO, BLUE))
    player.app.match.refresh_view()
    player.press("START", "B")
    assert event_rows(player)[-2:] == ["P1: wild +4, green", "P1 +4 or you +6?"]


def test_a_refusal_is_a_note_of_a_second_and_the_question_comes_back(open_app):
    player = acts_backfire(open_app, (128, 128))
    before = event_rows(player)
    player.press("UP")
    answer(player, "Catch")
    assert event_rows(player)[-1] == "Nobody to catch"
    player.frames(40)
    assert event_rows(player)[-1] == "Nobody to catch"
    player.frames(12)
    assert event_rows(player) == before
    assert player.mode == "ask"
