"""The window, on SDL's driver that draws to nowhere."""

import pytest

from sim.board import shims
from sim.board.clock import ScriptClock
from sim.board.desk import PAD, Desk
from sim.errors import UsageError

pygame = pytest.importorskip("pygame", reason="pygame-ce is an extra")


@pytest.fixture
def window(monkeypatch):
    from sim.board.window import Window

    monkeypatch.setenv("SDL_VIDEODRIVER", "dummy")
    opened = Window(160, 128, 2)
    yield opened
    opened.close()


@pytest.fixture
def desk(window):
    made = Desk(160, 128, clock=ScriptClock(), viewer=window, buttons=PAD)
    shims.install(made)
    return made


@pytest.fixture
def app(demo, desk):
    from hal import open_board

    return demo.App(open_board())


def key(number, kind=None, text=""):
    pygame.event.post(pygame.event.Event(kind or pygame.KEYDOWN, key=number, unicode=text))


def frame(app, desk):
    is_on = app.step()
    desk.wait(20)
    return is_on


def test_it_shows_the_picture_enlarged(window, app, desk):
    frame(app, desk)
    screen = window._screen
    assert screen.get_size() == (320, 256)
    assert screen.get_at((32, 32))[:3] == (255, 194, 0)
    assert screen.get_at((47, 47))[:3] == (255, 194, 0)
    assert screen.get_at((48, 48))[:3] == (32, 64, 98)


def test_keys_are_buttons(window, app, desk):
    key(pygame.K_RIGHT)
    frame(app, desk)
    frame(app, desk)
    assert (app.square.x, app.square.y) == (24, 16)
    key(pygame.K_RIGHT, pygame.KEYUP)
    key(pygame.K_DOWN)
    key(pygame.K_RETURN)
    frame(app, desk)
    assert frame(app, desk) is False
    assert (app.square.x, app.square.y) == (24, 24)


@pytest.mark.parametrize("number, text", [(pygame.K_F1, ""), (pygame.K_SLASH, "?")])
def test_the_key_mapping_is_one_key_away(window, app, desk, number, text):
    frame(app, desk)
    plain = pygame.image.tobytes(window._screen, "RGB")
    key(number, text=text)
    frame(app, desk)
    assert pygame.image.tobytes(window._screen, "RGB") != plain
    key(number, text=text)
    frame(app, desk)
    assert pygame.image.tobytes(window._screen, "RGB") == plain


@pytest.mark.parametrize("kind, number", [(pygame.QUIT, 0), (pygame.KEYDOWN, pygame.K_ESCAPE)])
def test_closing_ends_the_program(window, app, desk, kind, number):
    key(number, kind)
    with pytest.raises(SystemExit):
        frame(app, desk)


def test_without_a_display_it_says_so(monkeypatch):
    from sim.board.window import Window

    monkeypatch.delenv("SDL_VIDEODRIVER", raising=False)
    monkeypatch.setattr(pygame.display, "get_driver", lambda: "offscreen")
    monkeypatch.setattr(pygame.display, "init", lambda: None)
    with pytest.raises(UsageError, match="--terminal"):
        Window(160, 128)
