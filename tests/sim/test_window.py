"""The window shows the picture and turns keys into buttons, on SDL's dummy driver."""

import pytest

from sim.board import shims
from sim.board.clock import ScriptClock
from sim.board.desk import PAD, TWO, Desk
from sim.board.player import Player
from sim.errors import UsageError
from tests.painted import lines, pixel_of
from tests.ui.reading import rows_of
from tools.assets.icon import COLORS, draw_icon
from tools.assets.icon import SIZE as ICON_SIZE

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
    from hal.opening import open_board

    return demo.App(open_board())


def key(number, kind=None, text="", place=0):
    kind = kind or pygame.KEYDOWN
    pygame.event.post(pygame.event.Event(kind, key=number, unicode=text, scancode=place))


def frame(app, desk):
    is_on = app.step()
    desk.wait(20)
    return is_on


def test_the_window_shows_the_picture_enlarged(window, app, desk):
    frame(app, desk)
    screen = window._screen
    assert screen.get_size() == (320, 256)
    assert screen.get_at((32, 32))[:3] == (255, 194, 0)
    assert screen.get_at((47, 47))[:3] == (255, 194, 0)
    assert screen.get_at((48, 48))[:3] == (32, 64, 98)


def test_keys_press_buttons(window, app, desk):
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


@pytest.mark.parametrize("size", [(128, 128), (480, 270), (960, 640)])
@pytest.mark.parametrize("buttons", [PAD, TWO])
def test_the_page_of_keys_fits_every_window(size, buttons):
    from sim.board.window import page_of_keys

    page = page_of_keys(size, buttons)
    mask = pygame.mask.from_threshold(page, (240, 240, 232), (100, 100, 100))
    left, top, wide, high = mask.get_bounding_rects()[0].unionall(mask.get_bounding_rects())
    assert left > 0 and top > 0 and left + wide < size[0] and top + high < size[1]
    assert wide > size[0] // 3 and high > size[1] // 2


def click(window, place, kind=None):
    left, top = window._screen.get_offset()
    at = (left + place[0] * window.scale + 1, top + place[1] * window.scale + 1)
    event = kind or pygame.MOUSEBUTTONDOWN
    pygame.event.post(pygame.event.Event(event, button=1, pos=at))


class ClickedPlayer:
    """The game in a window, seen by who clicks."""

    def __init__(self, window, size=(160, 128), start=("official", 1, 3, 1, None)):
        self.desk = Desk(*size, clock=ScriptClock(), viewer=window, buttons=PAD)
        shims.install(self.desk)
        from hal.opening import open_board
        from ui.app import App

        self.window = window
        self.app = App(open_board(), start=start)
        window.find_app = lambda: self.app
        self.frames(400)

    def frames(self, count=12):
        for _ in range(count):
            self.app.step()
            self.desk.wait(20)

    def click(self, grid):
        self.click_at(pixel_of(self.desk.display, grid))

    def lines(self):
        """The lines of text that are painted: words, x, y, scale."""
        return lines(self.desk.display.rgb(), self.desk.display.width)

    def click_at(self, place):
        click(self.window, place)
        self.frames(1)
        click(self.window, (0, 0), pygame.MOUSEBUTTONUP)
        self.frames()


def test_cards_are_pointed_at_and_laid_by_clicks(window):
    player = ClickedPlayer(window)
    hand = player.app.page.hand
    for place in (5, 2):
        player.click(hand.slots[place])
        assert hand.cursor == hand.first + place
    card = hand.first_marked()
    count = hand.count
    if card != hand.cursor:
        player.click(hand.slots[card - hand.first])
    player.click(hand.lifted)
    player.frames(40)
    assert hand.count == count - 1


@pytest.mark.parametrize("size", [(160, 128), (320, 240), (480, 320)])
def test_a_click_chooses_the_row_that_is_painted_there(monkeypatch, size):
    from sim.board.window import Window

    monkeypatch.setenv("SDL_VIDEODRIVER", "dummy")
    window = Window(*size, 1)
    player = ClickedPlayer(window, size, None)
    player.app.go("rules")
    player.frames()
    from ui.rule_names import title_of

    rows = zip(player.app.page.labels, player.app.page.values, strict=True)
    shown = [text for text, value in rows if text.grid.y > 0 and rows_of(value)[0].endswith("10")]
    assert len(shown) > 4
    for text in shown:
        words = rows_of(text)[0]
        player.click_at(pixel_of(player.desk.display, text.grid, 1))
        assert player.app.shown == "players"
        assert words == title_of(player.app.setup.rules).decode()
        player.click_at((size[0] // 2, 5))  # the heading leads back
        assert player.app.shown == "rules"
    player.click_at((size[0] * 3 // 4, size[1] - 5))  # the right one of two buttons
    assert player.app.shown == "help"
    window.close()


def test_a_click_beside_the_picture_or_on_the_page_of_keys_presses_nothing(window):
    player = ClickedPlayer(window)
    cursor = player.app.page.hand.cursor
    click(window, (-3, 10))
    player.frames()
    key(pygame.K_F1)
    player.frames()
    hand = player.app.page.hand
    click(window, pixel_of(player.desk.display, hand.slots[4 if cursor == 3 else 3]))
    player.frames()
    assert not window._is_helping and player.app.page.hand.cursor == cursor


def _clicked(noted, monkeypatch, buttons):
    """Click a place that stands for some buttons."""
    noted.window.find_app = lambda: "an app"
    monkeypatch.setattr("sim.board.clicks.tap", lambda app, x, y: buttons)
    click(noted.window, (80, 60))
    return noted


def test_the_cover_is_held_by_the_mouse(noted_window, monkeypatch):
    noted = _clicked(noted_window(PAD), monkeypatch, "HOLD A")
    noted.pump(5)
    assert [one[1:] for one in noted.worked] == [("A", True)]
    click(noted.window, (80, 60), pygame.MOUSEBUTTONUP)
    noted.pump()
    assert [one[1:] for one in noted.worked] == [("A", True), ("A", False)]


def test_a_short_click_on_the_cover_leaves_no_button_down(noted_window, monkeypatch):
    noted = _clicked(noted_window(PAD), monkeypatch, "HOLD A")
    click(noted.window, (80, 60), pygame.MOUSEBUTTONUP)
    noted.pump(3)
    assert [one[1:] for one in noted.worked] == [("A", True), ("A", False)]


def test_a_click_that_leads_nowhere_is_given_up(noted_window, monkeypatch):
    noted = _clicked(noted_window(PAD), monkeypatch, "UP AGAIN")
    noted.pump(20)
    assert [one[1:] for one in noted.worked] == [("UP", True), ("UP", False)]


def test_closing_ends_the_program(window, app, desk):
    key(0, pygame.QUIT)
    with pytest.raises(SystemExit):
        frame(app, desk)


class NotedWindow:
    """A window with a board that notes which buttons are worked, and when."""

    def __init__(self, monkeypatch, buttons):
        from sim.board.window import Window

        monkeypatch.setattr(pygame.time, "get_ticks", lambda: self.now)
        self.now = 1000
        self.worked = []
        self.window = Window(160, 128, 1, buttons)
        self.desk = Desk(
            160, 128, clock=ScriptClock(), viewer=self.window, buttons=buttons, work=self.work
        )

    def work(self, button, is_down):
        self.worked.append((self.now, button, is_down))

    def pump(self, times=1):
        for _ in range(times):
            self.window.pump(self.desk)
            self.now += 100


@pytest.fixture
def noted_window(monkeypatch):
    """Yield a function that opens a NotedWindow with some buttons."""
    monkeypatch.setenv("SDL_VIDEODRIVER", "dummy")
    yield lambda buttons: NotedWindow(monkeypatch, buttons)
    pygame.quit()


@pytest.mark.parametrize("number, text", [(pygame.K_F1, ""), (pygame.K_SLASH, "?")])
def test_an_open_page_gets_the_keys(noted_window, number, text):
    noted = noted_window(PAD)

    def seen():
        return pygame.image.tobytes(pygame.display.get_surface(), "RGB")

    noted.pump()
    plain = seen()
    key(pygame.K_DOWN)
    key(number, text=text)
    noted.pump()
    assert seen() != plain
    assert noted.worked[-1][1:] == ("SELECT", False)  # the page releases every button
    noted.worked.clear()
    key(pygame.K_x)
    key(pygame.K_x, pygame.KEYUP)
    noted.pump()
    assert seen() == plain
    assert not any(is_down for _, _, is_down in noted.worked)
    key(pygame.K_x)
    noted.pump()
    assert noted.worked[-1][1:] == ("A", True)


@pytest.mark.parametrize(
    ("letter", "place", "button"),
    (
        ("ч", "KSCAN_X", "A"),
        ("я", "KSCAN_Z", "B"),
        ("ф", "KSCAN_A", "A"),
        ("и", "KSCAN_B", "B"),
        ("w", "KSCAN_Z", "B"),  # of a French keyboard, whose Z lies elsewhere
        ("z", "KSCAN_W", "B"),
        ("a", "KSCAN_Q", "A"),
        ("b", "KSCAN_B", "B"),
    ),
)
def test_a_letter_is_a_button_in_every_alphabet(noted_window, letter, place, button):
    noted = noted_window(PAD)
    key(ord(letter), text=letter, place=getattr(pygame, place))
    key(ord(letter), pygame.KEYUP, place=getattr(pygame, place))
    noted.pump()
    assert [one[1:] for one in noted.worked] == [(button, True), (button, False)]


def test_a_key_releases_the_button_that_it_pressed(noted_window):
    noted = noted_window(PAD)
    key(pygame.K_x, text="x", place=pygame.KSCAN_X)
    key(ord("ч"), pygame.KEYUP, place=pygame.KSCAN_X)  # another alphabet was chosen meanwhile
    noted.pump()
    assert [one[1:] for one in noted.worked] == [("A", True), ("A", False)]


@pytest.mark.parametrize(
    ("shown", "leads_to"),
    (("rules", "title"), ("players", "rules"), ("settings", "title"), ("people", "title")),
)
def test_escape_leads_back_and_begins_nothing(window, shown, leads_to):
    player = ClickedPlayer(window, start=None)
    player.app.go(shown)
    player.frames()
    for _ in range(3):  # a start is offered by START from each row but the first
        if player.app.shown == shown:
            key(pygame.K_DOWN)
            key(pygame.K_DOWN, pygame.KEYUP)
            player.frames()
            key(pygame.K_ESCAPE)
            key(pygame.K_ESCAPE, pygame.KEYUP)
            player.frames()
    assert player.app.shown == leads_to


def test_enter_chooses_on_the_title(window):
    player = ClickedPlayer(window, start=None)
    key(pygame.K_RETURN)
    player.frames()
    assert player.app.shown == "rules"


@pytest.mark.parametrize("buttons, held", [(PAD, "START"), (TWO, "B")])
def test_escape_opens_the_menu(noted_window, buttons, held):
    noted_window = noted_window(buttons)
    key(pygame.K_ESCAPE)
    key(pygame.K_ESCAPE, pygame.KEYUP)
    noted_window.pump(10)
    assert [one[1:] for one in noted_window.worked] == [(held, True), (held, False)]
    if held == "B":  # without START, B is held for half a second (hal.buttons.LONG)
        assert noted_window.worked[1][0] - noted_window.worked[0][0] >= 600


def test_the_picture_is_enlarged_by_whole_numbers(window, app, desk):
    frame(app, desk)
    assert window._window.get_flags() & pygame.RESIZABLE
    for size, scale, place in (((500, 420), 3, (10, 11)), ((170, 150), 1, (5, 4))):
        window._window = pygame.display.set_mode(size, pygame.RESIZABLE)
        pygame.event.post(pygame.event.Event(pygame.WINDOWSIZECHANGED))
        frame(app, desk)
        assert (window.scale, window._screen.get_size()) == (scale, (160 * scale, 128 * scale))
        assert window._screen.get_offset() == place
        assert window._screen.get_at((16 * scale, 16 * scale))[:3] == (255, 194, 0)
        assert window._window.get_at((0, 0))[:3] == (0, 0, 0)


def test_f11_fills_the_screen_and_gives_it_back(window, app, desk):
    frame(app, desk)
    before = window._window.get_size()
    key(pygame.K_F11)
    frame(app, desk)
    assert window._window.get_flags() & pygame.FULLSCREEN
    wide, high = window._window.get_size()
    assert window.scale == min(wide // 160, (high - 14) // 128)
    key(pygame.K_F11)
    frame(app, desk)
    assert not window._window.get_flags() & pygame.FULLSCREEN
    assert window._window.get_size() == before and window.scale == 2


def test_the_first_start_shows_the_keys(monkeypatch, tmp_path):
    from sim.board.storage import is_used
    from sim.board.window import Window

    monkeypatch.setenv("SDL_VIDEODRIVER", "dummy")
    assert not is_used(str(tmp_path))
    Player((160, 128), storage=str(tmp_path), start=("official", 1, 1, 3, None))
    assert is_used(str(tmp_path))
    windows = [Window(160, 128, 2, is_first=is_first) for is_first in (True, False)]
    assert [window._is_helping for window in windows] == [True, False]
    windows[1].close()


def test_the_icon_has_the_four_colors():
    pixels = draw_icon()
    assert len(pixels) == 4 * ICON_SIZE * ICON_SIZE
    seen = {pixels[at : at + 4] for at in range(0, len(pixels), 4)}
    assert {bytes((*rgb, 255)) for rgb in COLORS} < seen
    assert pixels[:4] == bytes(4)  # the corner is transparent


def test_a_missing_display_is_reported(monkeypatch):
    from sim.board.window import Window

    monkeypatch.delenv("SDL_VIDEODRIVER", raising=False)
    monkeypatch.setattr(pygame.display, "get_driver", lambda: "offscreen")
    monkeypatch.setattr(pygame.display, "init", lambda: None)
    with pytest.raises(UsageError, match="--terminal"):
        Window(160, 128)
