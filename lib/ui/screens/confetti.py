"""This module lets confetti fall before a score for a moment.

`begin(page, now)` makes the pieces on a page, or uses those that are there. `tick(now)` lets them
fall step by step, and `skip()` ends that: a few lie on the upper edge then, and at the end of a
match all of them on its picture. It is loaded on boards with room for effects.
"""

from micropython import const

from engine.state.cards import COLORS
from hal.ticks import after, is_due
from ui.draw import theme
from ui.draw.art import name_of, palette_of, read
from ui.draw.grids import CHANGED, OFFSCREEN
from ui.draw.score_tiles import PIECES, SMALL_TILES, small_size
from ui.draw.sheets import grid_of

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    import displayio

    from ui.draw.end_page import EndPage
    from ui.draw.score_page import ScorePage

_PIECES = const(14)
_STEPS = const(44)
_STEP_MS = const(60)
_DOWN = const(28)  # parts of the height that a slow piece falls a step


class Confetti:
    """See the module. left: steps until all have fallen."""

    def __init__(self) -> None:
        self._page: Any = None
        self.pieces: list[displayio.TileGrid] = []
        self.left = 0
        self._due = 0
        self._height = 0

    def begin(self, page: "ScorePage | EndPage", now: int) -> None:
        """Begin to let them fall."""
        g = page.geometry
        self._height = height = page.foot
        if not self.pieces:
            wide, high = small_size(g.card_width)
            sheet = read(name_of("small", g.card_width), SMALL_TILES * wide, high, 4)
            colors = palette_of((0, theme.OUTLINE) + theme.BRIGHT[:COLORS])
            colors.make_transparent(0)
            for i in range(_PIECES):
                x = page.wide * (2 * (i * 5 % _PIECES) + 1) // (2 * _PIECES) - wide // 2
                piece = grid_of(sheet, colors, 1, 1, wide, high, x, OFFSCREEN)
                piece[0] = PIECES + i % COLORS
                self.pieces.append(piece)
                page.front.append(piece)
        self._page = page
        self._fall = max(height // _DOWN, 1)
        self.left = _STEPS
        self._due = after(now, _STEP_MS)

    def skip(self) -> None:  # per frame
        """Let them have fallen."""
        if self.left:
            self.left = 1
            self._step()

    def tick(self, now: int) -> None:  # per frame
        """Do a step, if one is due."""
        if self.left and is_due(now, self._due):
            self._due = after(now, _STEP_MS)
            self._step()

    def _step(self) -> None:  # per frame
        self.left -= 1
        gone = _STEPS - self.left
        CHANGED[0] = 1
        height = self._height
        for i in range(_PIECES):
            late = (i * i * 5 + 3 * i) % 16  # steps
            y = (gone - late) * self._fall * (2 + i % 3) // 2
            if self.left:
                self.pieces[i].y = y if 0 < y < height else OFFSCREEN
            else:
                self._lay(self.pieces[i], i)

    def _lay(self, piece: "displayio.TileGrid", i: int) -> None:  # per frame
        """Let a piece come to lie: at both sides of a winner, or on the edge above a score."""
        page = self._page
        wide = piece.tile_width
        if page.clear:
            side = (page.wide - page.clear) // 2 - wide
            x = i * 5 % _PIECES * side // _PIECES
            piece.x = page.wide - wide - x if i & 1 else x
            room = page.high - 2 * piece.tile_height
            piece.y = 4 + (i * i * 7 + i * 11) % 16 * room // 16
        else:
            is_beside = i % 3 == 1 and piece.x >= page.face_end
            piece.y = -(piece.tile_height // 2) if is_beside else OFFSCREEN
