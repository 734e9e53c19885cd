"""The window: pygame-ce as a mere viewer, and a keyboard for the buttons.

The display is drawn elsewhere; here its picture is enlarged by a whole number and shown.
F1 (or `?`) shows which key is which button.
"""

import os

os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")

import pygame

from sim.board.desk import Desk
from sim.board.display import MemoryDisplay
from sim.errors import UsageError

_TITLE = "Wildhand"
_HELP_KEYS = "F1 shows the keys"
_MARGIN = 12
_ROOM = (1000, 760)
_NOWHERE = ("dummy", "offscreen", "evdev", "kmsdrm")

_KEYS = {
    pygame.K_UP: "UP",
    pygame.K_DOWN: "DOWN",
    pygame.K_LEFT: "LEFT",
    pygame.K_RIGHT: "RIGHT",
    pygame.K_x: "A",
    pygame.K_SPACE: "A",
    pygame.K_z: "B",
    pygame.K_RETURN: "START",
    pygame.K_BACKSPACE: "SELECT",
    pygame.K_RSHIFT: "SELECT",
    pygame.K_LSHIFT: "SELECT",
}

# What the help says of each button.
_NAMES = {
    "UP": "arrow up",
    "DOWN": "arrow down",
    "LEFT": "arrow left",
    "RIGHT": "arrow right",
    "A": "X or space",
    "B": "Z",
    "START": "Enter",
    "SELECT": "Backspace or Shift",
}


class Window:
    """Shows a desk's display; `scale` None chooses what fits an ordinary screen."""

    looks = True

    def __init__(self, width: int, height: int, scale: int | None = None) -> None:
        try:
            pygame.display.init()
            # Without a display SDL draws to nowhere, unless it was told to.
            if pygame.display.get_driver() in _NOWHERE and "SDL_VIDEODRIVER" not in os.environ:
                raise pygame.error("there is no display")
            pygame.font.init()
            self.scale = scale or max(1, min(_ROOM[0] // width, _ROOM[1] // height))
            size = (width * self.scale, height * self.scale)
            self._screen = pygame.display.set_mode(size)
        except pygame.error as error:
            pygame.quit()
            raise UsageError(f"play: cannot open a window ({error}); use --terminal") from None
        pygame.display.set_caption(f"{_TITLE} - {_HELP_KEYS}")
        self._picture = pygame.Surface((width, height))
        self._is_helping = False
        self._names: tuple[str, ...] = ()

    def show(self, display: MemoryDisplay) -> None:
        """Take over the picture."""
        size = (display.width, display.height)
        self._picture = pygame.image.frombytes(display.rgb(), size, "RGB").convert()
        self._draw()

    def pump(self, desk: Desk) -> None:
        """Work the buttons; closing the window or Escape ends the program."""
        self._names = desk.buttons
        for event in pygame.event.get():
            if event.type == pygame.QUIT:
                raise SystemExit(0)
            if event.type == pygame.WINDOWEXPOSED:
                self._draw()
            elif event.type == pygame.KEYDOWN:
                self._key_down(desk, event)
            elif event.type == pygame.KEYUP and event.key in _KEYS:
                desk.release(_KEYS[event.key])

    def _key_down(self, desk: Desk, event: pygame.event.Event) -> None:
        if event.key == pygame.K_F1 or event.unicode == "?":
            self._is_helping = not self._is_helping
            self._draw()
        elif event.key == pygame.K_ESCAPE:
            if not self._is_helping:
                raise SystemExit(0)
            self._is_helping = False
            self._draw()
        elif event.key in _KEYS:
            desk.press(_KEYS[event.key])

    def _draw(self) -> None:
        pygame.transform.scale(self._picture, self._screen.get_size(), self._screen)
        if self._is_helping:
            self._draw_help()
        pygame.display.flip()

    def _draw_help(self) -> None:
        """The key mapping, over the picture, which shines through darkly."""
        shade = pygame.Surface(self._screen.get_size())
        shade.set_alpha(220)
        self._screen.blit(shade, (0, 0))
        lines = [(name, _NAMES[name]) for name in self._names]
        lines += [("keys", "F1 or ?"), ("quit", "Escape")]
        room = (self._screen.get_height() - 2 * _MARGIN) // len(lines)
        font = pygame.font.Font(None, max(14, min(room, 36)))
        column = max(font.size(name)[0] for name, _ in lines) + 3 * _MARGIN
        for row, (name, key) in enumerate(lines):
            y = _MARGIN + row * room
            self._screen.blit(font.render(name, True, (255, 210, 80)), (_MARGIN, y))
            self._screen.blit(font.render(key, True, (255, 255, 255)), (column, y))

    def close(self) -> None:
        """Close the window."""
        pygame.quit()
