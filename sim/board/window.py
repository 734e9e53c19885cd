"""This viewer is a window: pygame-ce shows the picture and reads the keyboard.

The display is drawn elsewhere. The window enlarges its picture by the largest whole number that
fits and shows it in the middle, with the board's lights in a row below it. F11 switches full screen
on and off. F1 (or `?`) shows which key is which button, and so does the first start; while that
page is open, any key closes it. The window plays tones if the computer has a loudspeaker.
"""

import os
from array import array
from collections.abc import Callable
from typing import Any

os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")

import pygame

from sim.board.clicks import Going, click, hold
from sim.board.desk import PAD, Desk
from sim.board.display import MemoryDisplay
from sim.board.taps import escape
from sim.errors import UsageError
from tools.assets.icon import SIZE as ICON_SIZE
from tools.assets.icon import draw_icon

_TITLE = "Wildhand"
_HELP_KEYS = "F1 shows the keys"
_LIGHTS_HEIGHT = 14
_LIGHT_SIZE = 4
_RATE = 22050  # samples a second
_LOUDEST = 6000  # of 32767
_ROOM = (1000, 760)
_LONG_PRESS_MS = 700
_MOUSE_BUTTON = 1  # the left one
_INK = (240, 240, 232)
_NOWHERE = ("dummy", "offscreen", "evdev", "kmsdrm")

_KEYS = {
    pygame.K_UP: "UP",
    pygame.K_DOWN: "DOWN",
    pygame.K_LEFT: "LEFT",
    pygame.K_RIGHT: "RIGHT",
    pygame.K_x: "A",
    pygame.K_a: "A",
    pygame.K_SPACE: "A",
    pygame.K_z: "B",
    pygame.K_b: "B",
    pygame.K_RETURN: "START",
    pygame.K_BACKSPACE: "SELECT",
    pygame.K_RSHIFT: "SELECT",
    pygame.K_LSHIFT: "SELECT",
}
# The same by where they lie, for keyboards that write other letters there.
_PLACES = {
    pygame.KSCAN_X: "A",
    pygame.KSCAN_A: "A",
    pygame.KSCAN_Z: "B",
    pygame.KSCAN_B: "B",
}

# The page of keys: a button, and what does it; a row of a button that the board lacks is left out.
_HELP = (
    ("UP", "arrow keys: move"),
    ("A", "X, A or space: A"),
    ("B", "Z or B: B"),
    ("SELECT", "Backspace or Shift: SEL"),
    ("START", "Enter: ST"),
    ("", "Escape: menu, or back"),
    ("", "F11: full screen"),
    ("", "F1 or ?: this page"),
    ("", "click cards, rows and buttons"),
    ("", "any key closes this"),
)


class Window:
    """Shows a desk's display; `scale` None fits an ordinary screen."""

    looks = True
    find_app: Callable[[], Any] = staticmethod(lambda: None)  # for clicks; `sim.play` sets it

    def __init__(
        self,
        width: int,
        height: int,
        scale: int | None = None,
        buttons: tuple[str, ...] = PAD,
        is_first: bool = False,
    ) -> None:
        """buttons: those of the board; is_first: nobody knows the keys yet."""
        try:
            pygame.display.init()
            # Without a display SDL draws to nowhere, unless it was told to.
            if pygame.display.get_driver() in _NOWHERE and "SDL_VIDEODRIVER" not in os.environ:
                raise pygame.error("there is no display")
            icon = pygame.image.frombytes(draw_icon(), (ICON_SIZE, ICON_SIZE), "RGBA")
            pygame.display.set_icon(icon)
            fits = scale or max(1, min(_ROOM[0] // width, _ROOM[1] // height))
            self._size = (width * fits, height * fits + _LIGHTS_HEIGHT)  # when it is no full screen
            self._picture = pygame.Surface((width, height))
            self._is_full = False
            self._open(self._size, pygame.RESIZABLE)
        except pygame.error as error:
            pygame.quit()
            raise UsageError(f"play: cannot open a window ({error}); use --terminal") from None
        pygame.display.set_caption(f"{_TITLE} - {_HELP_KEYS}")
        self._is_helping = is_first
        self._page = page_of_keys((width * fits, height * fits), buttons)
        self._going: Going | None = None  # what presses buttons in place of the player
        self._is_mouse_down = False
        self._held: dict[int, str] = {}  # by the place of a key that is down: its button
        self._lights: list[int] = []
        self._can_sound = _open_sound()

    def _open(self, size: tuple[int, int], flags: int) -> None:
        self._window = pygame.display.set_mode(size, flags)
        self._fit()

    def _fit(self) -> None:
        """Find the place of the picture in the current window."""
        wide, high = self._window.get_size()
        width, height = self._picture.get_size()
        self.scale = max(1, min(wide // width, (high - _LIGHTS_HEIGHT) // height))
        size = (width * self.scale, height * self.scale)
        left, top = (wide - size[0]) // 2, (high - _LIGHTS_HEIGHT - size[1]) // 2
        place = pygame.Rect(max(left, 0), max(top, 0), *size)
        self._screen = self._window.subsurface(place.clip(self._window.get_rect()))
        self._window.fill(0)

    def show(self, display: MemoryDisplay) -> None:
        """Copy the picture."""
        size = (display.width, display.height)
        self._picture = pygame.image.frombytes(display.rgb(), size, "RGB").convert()
        self._draw()

    def pump(self, desk: Desk) -> None:
        """Work the buttons; closing the window ends the program."""
        if self._lights != desk.lights:
            self._lights = list(desk.lights)
            self._draw()
        for event in pygame.event.get():
            if event.type == pygame.QUIT:
                raise SystemExit(0)
            if event.type == pygame.WINDOWEXPOSED:
                self._draw()
            elif event.type == pygame.WINDOWSIZECHANGED:
                self._resized()
            elif event.type == pygame.KEYDOWN:
                self._key_down(desk, event)
            elif event.type == pygame.KEYUP:
                desk.release(self._held.pop(_place_of(event), ""))
            elif event.type == pygame.MOUSEBUTTONDOWN and event.button == _MOUSE_BUTTON:
                self._click(desk, event.pos)
            elif event.type == pygame.MOUSEBUTTONUP and event.button == _MOUSE_BUTTON:
                self._is_mouse_down = False
        if self._going:
            next(self._going, None)

    def _resized(self) -> None:
        self._window = pygame.display.get_surface() or self._window
        self._fit()
        self._draw()

    def _key_down(self, desk: Desk, event: pygame.event.Event) -> None:
        if event.key == pygame.K_F11:
            self._fill_screen()
        elif self._is_helping or event.key == pygame.K_F1 or event.unicode == "?":
            self._turn_help(desk)
        elif event.key == pygame.K_ESCAPE and "START" not in desk.buttons:
            self._hold_b(desk)
        else:
            name = self._held[_place_of(event)] = self._button_of(event)
            desk.press(name)

    def _button_of(self, event: pygame.event.Event) -> str:
        """Return the button that a key is, "": none."""
        if event.key == pygame.K_ESCAPE:
            app = self.find_app()
            return escape(app) if app is not None else "START"
        return _KEYS.get(event.key) or _PLACES.get(_place_of(event), "")

    def _click(self, desk: Desk, at: tuple[int, int]) -> None:
        """Click the picture; on the page of keys a click closes it."""
        if self._is_helping:
            self._turn_help(desk)
            return
        left, top = self._screen.get_offset()
        x, y = (at[0] - left) // self.scale, (at[1] - top) // self.scale
        width, height = self._picture.get_size()
        app = self.find_app()
        if 0 <= x < width and 0 <= y < height and app is not None:
            self._is_mouse_down = True
            self._begin(click(desk, app, x, y, lambda: self._is_mouse_down))

    def _begin(self, going: Going | None) -> None:
        """Begin to press buttons in place of the player, and end what was begun before."""
        if self._going:
            self._going.close()
        self._going = going

    def _turn_help(self, desk: Desk) -> None:
        """Open or close the page of keys, and release all buttons."""
        self._is_helping = not self._is_helping
        self._begin(None)
        for button in desk.buttons:
            desk.release(button)
        self._draw()

    def _hold_b(self, desk: Desk) -> None:
        """Open the menu on a board without START."""
        until = pygame.time.get_ticks() + _LONG_PRESS_MS
        self._begin(hold(desk, "B", lambda: pygame.time.get_ticks() < until))

    def _fill_screen(self) -> None:
        """Switch between full screen and the previous size."""
        self._is_full = not self._is_full
        if self._is_full:
            self._size = self._window.get_size()
            self._open((0, 0), pygame.FULLSCREEN)
        else:
            self._open(self._size, pygame.RESIZABLE)
        self._draw()

    def _draw(self) -> None:
        seen = self._page if self._is_helping else self._picture
        pygame.transform.scale(seen, self._screen.get_size(), self._screen)
        self._draw_lights()
        pygame.display.flip()

    def _draw_lights(self) -> None:
        """Draw a row of dots in bright versions of the lights' colors."""
        wide, high = self._window.get_size()
        self._window.fill(0, (0, high - _LIGHTS_HEIGHT, wide, _LIGHTS_HEIGHT))
        for i, rgb in enumerate(self._lights):
            levels = [min(255, (rgb >> shift & 255) * 4) for shift in (16, 8, 0)]
            x = wide * (2 * i + 1) // (2 * len(self._lights))
            at = (x, high - _LIGHTS_HEIGHT // 2)
            pygame.draw.circle(self._window, levels if rgb else (40, 40, 40), at, _LIGHT_SIZE)

    def sound(self, hz: int, ms: int, percent: int) -> None:
        """Begin a tone in place of the previous one."""
        if self._can_sound:
            pygame.mixer.stop()
            if hz and percent:
                pygame.mixer.Sound(buffer=_wave(hz, ms, percent)).play()

    def close(self) -> None:
        """Close the window."""
        pygame.quit()


def _place_of(event: pygame.event.Event) -> int:
    """Return where a key lies, whatever it writes; some programs that send keys do not say."""
    return int(getattr(event, "scancode", 0) or event.key)


def page_of_keys(size: tuple[int, int], buttons: tuple[str, ...]) -> pygame.Surface:
    """Return the page for a window of a size; buttons: those of the board."""
    pygame.font.init()
    page = pygame.Surface(size)
    rows = [words for button, words in _HELP if not button or button in buttons]
    high = size[1] // (len(rows) + 1)
    font = pygame.font.Font(None, min(high, size[0] // 12))
    for row, words in enumerate(rows):
        page.blit(font.render(words, True, _INK), (size[0] // 10, high * row + high // 2))
    return page


def _open_sound() -> bool:
    """Open the sound; False without a loudspeaker."""
    try:
        pygame.mixer.init(_RATE, -16, 1)
    except pygame.error:
        return False
    return True


def _wave(hz: int, ms: int, percent: int) -> "array[int]":
    """Return a triangle wave as on a PyGamer; it fades at the end to avoid a click."""
    count = _RATE * ms // 1000
    fade = max(count // 4, 1)
    samples = array("h")
    for i in range(count):
        phase = i * hz % _RATE / _RATE
        level = (4 * abs(phase - 0.5) - 1) * min(1, (count - i) / fade)
        samples.append(int(level * _LOUDEST * percent / 100))
    return samples
