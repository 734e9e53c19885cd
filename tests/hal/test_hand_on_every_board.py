"""On every board a hand can be played, at its size and with its buttons."""

import random

import pytest

from sim.__main__ import main

BITS = {"UP": 1, "DOWN": 2, "LEFT": 4, "RIGHT": 8, "A": 16, "B": 32, "START": 64, "SELECT": 128}
# Buttons that a player uses most; all others of a board are pressed now and then.
OFTEN = ["A", "A", "A", "A", "RIGHT", "RIGHT", "LEFT"]


def press_by_chance(rig, app, frames):
    """Press buttons until the score is shown; return the ones that were pressed."""
    chance = random.Random(7)
    names = [name for name in [*OFTEN, *rig.buttons] if name in rig.buttons and name != "START"]
    pressed = set()
    for _ in range(frames):
        name = chance.choice(names)
        pressed.add(name)
        for work in (rig.press, rig.release):
            work(name)
            rig.clock.sleep(40)
            app.step()
        if app.resume_screen == "score":
            return pressed
    raise AssertionError(f"no score after {frames} presses")


def test_a_person_plays_a_hand_to_its_score(real, monkeypatch):
    from ui.app import App

    app = App(real.board, start=("official", 1, 2, 7, None))
    display = real.board.display
    while app.wanted:
        app.open_next()
    while app.steps_left:
        app.go_on_beginning()
    assert display.refreshes == 2, "what is seen while it is loaded, then the table"
    app.step()
    with monkeypatch.context() as patch:  # drawing each change would take most of the time
        patch.setattr(display, "refresh", lambda: True)
        pressed = press_by_chance(real, app, 2000)
    assert pressed >= {"A", "B"}
    assert display.refresh() is True
    assert (display.width, display.height) == real.parts.model.size
    assert len(set(display.rgb())) > 3, "the score is not to be seen"


def test_the_menu_of_a_match_opens_with_each_boards_buttons(real):
    """START opens it where the board has that button, else holding B does."""
    from ui.app import App

    app = App(real.board, start=("official", 1, 2, 7, None))
    app.step()
    name = "START" if "START" in real.buttons else "B"
    real.press(name)
    for _ in range(40):
        real.clock.sleep(20)
        app.step()
    real.release(name)
    assert type(app.screen).__module__ == "ui.screens.menu"


@pytest.mark.parametrize("name", ["pimoroni_picosystem", "clue_nrf52840_express"])
def test_the_command_plays_a_board(fresh_hal, tmp_path, name):
    from PIL import Image

    picture = tmp_path / "end.png"
    argv = ["play", "--headless", "--board", name, "--players", "1", "--bots", "1", "--seed", "7"]
    assert main([*argv, "--keys", "wait:500 A wait:500 B A", "--shot", str(picture)]) == 0
    image = Image.open(picture)
    assert image.size == (240, 240)
    assert len(image.getcolors(100_000)) > 5


def test_a_key_that_a_board_has_not_is_told(capsys):
    assert main(["play", "--headless", "--board", "clue_nrf52840_express", "--keys", "UP"]) == 2
    assert "'UP' is not a button" in capsys.readouterr().err
