"""The in-memory display: displayio draws into it, everything else looks at it.

One object serves the window, the terminal, pictures and tests. It extends Blinka's
`BusDisplay` below its public surface (`_refresh_area` and the core's `fill_area`),
which is why the version of Blinka is pinned and a test keeps a golden picture.

Pixels are RGB565 in the machine's own byte order, row by row.
"""

from typing import Any

import busdisplay
import displayio
from PIL import Image

displayio._stop_background()  # type: ignore[attr-defined]

# Blinka's Area, by its corners: x1, y1 inclusive, x2, y2 exclusive.
Rectangle = tuple[int, int, int, int]


class MemoryDisplay(busdisplay.BusDisplay):
    """A displayio display whose panel is a bytearray.

    refreshes     how often something was drawn
    pushed        the rectangles that the last drawing refresh sent to the panel
    sent          how many pixels were sent so far: what two rectangles share counts twice
    is_changed    True after a drawing refresh; the viewer that has shown it clears it

    One that is lazy works its pixels out when a picture is asked for, as many refreshes later as
    that is. In between nothing may have changed that is not refreshed: RuntimeError if it has.
    """

    _core: Any

    def __init__(self, width: int, height: int, *, is_lazy: bool = False) -> None:
        self.refreshes = 0
        self.sent = 0
        self._is_lazy = is_lazy
        self._due: list[Any] = []  # clipped areas, refreshed and not worked out
        self.pushed: list[Rectangle] = []
        self.is_changed = False
        self._light = 1.0
        self._pixels = memoryview(bytearray(2 * width * height)).cast("H")
        super().__init__(  # type: ignore[call-arg]  # the stubs lack one parameter
            None,  # type: ignore[arg-type]  # no bus: nothing is ever sent
            b"",
            width=width,
            height=height,
            auto_refresh=False,
            reverse_bytes_in_word=False,
        )

    def refresh(self, **timing: Any) -> bool:
        """Draw what changed. Takes no arguments, since a board given any may draw nothing."""
        if timing:
            raise TypeError("display.refresh() takes no arguments here: see the HAL's contract")
        before = self.pushed
        self.pushed = []
        done = bool(super().refresh())
        if self.pushed:
            self.refreshes += 1
            self.is_changed = True
        else:
            self.pushed = before
        return done

    @property
    def brightness(self) -> float:
        """How bright the panel's light is, 0.0 to 1.0: a viewer sees it at once."""
        return self._light

    @brightness.setter
    def brightness(self, light: float) -> None:
        if not 0 <= light <= 1:
            raise ValueError("Brightness must be 0-1.0")
        self.is_changed |= light != self._light
        self._light = light

    def _get_refresh_areas(self) -> list[Any]:
        """The dirty rectangles; a full refresh answers every change made before it.

        Blinka, which may draw in a thread, leaves the changes standing and would draw
        them all once more at the next refresh. A board does not.
        """
        areas: list[Any] = super()._get_refresh_areas()  # type: ignore[misc]
        group = self._core.current_group
        if self._core.full_refresh and group is not None:
            group._get_refresh_areas([])
        return areas

    def _refresh_area(self, area: Any) -> bool:
        """Blinka calls this for every dirty rectangle."""
        clipped = type(area)()
        if not self._core.clip_area(area, clipped):
            return True
        self.pushed.append((clipped.x1, clipped.y1, clipped.x2, clipped.y2))
        self.sent += clipped.size()
        if self._is_lazy:
            self._put_off(clipped)
        else:
            self._work_out(clipped)
        return True

    def _put_off(self, clipped: Any) -> None:
        """Keep an area for the next picture: all of it at once where that is less."""
        if clipped not in self._due:
            self._due.append(clipped)
            if sum(area.size() for area in self._due) > self.width * self.height:
                self._due = [self._core.area]

    def _work_out(self, clipped: Any) -> None:
        """Fill the pixels of an area."""
        wide = clipped.width()
        size = clipped.size()
        words = memoryview(bytearray(4 * ((size + 1) // 2))).cast("I")
        mask = memoryview(bytearray(4 * (size // 32 + 1))).cast("I")
        self._core.fill_area(clipped, mask, words)
        fresh = words.cast("B").cast("H")
        for row in range(clipped.height()):
            at = (clipped.y1 + row) * self.width + clipped.x1
            self._pixels[at : at + wide] = fresh[row * wide : (row + 1) * wide]

    def _work_out_due(self) -> None:
        if self._due and (self._core.full_refresh or is_unshown(self._core.current_group)):
            raise RuntimeError("what has changed was not refreshed; refresh, then take the picture")
        for area in self._due:
            self._work_out(area)
        self._due = []

    def rgb(self) -> bytes:
        """The picture as it was last refreshed, three bytes a pixel."""
        return self.image().tobytes()

    def image(self, scale: int = 1) -> Image.Image:
        """The picture as it was last refreshed, every pixel scale times scale."""
        self._work_out_due()
        size = (self.width, self.height)
        image = Image.frombytes("RGB", size, self._pixels.tobytes(), "raw", "BGR;16")
        if self._light < 1:
            image = image.point([int(value * self._light) for value in range(256)] * 3)
        if scale == 1:
            return image
        return image.resize((size[0] * scale, size[1] * scale), Image.Resampling.NEAREST)


def is_unshown(layer: Any) -> bool:
    """Has a layer, or one within it, changed since it was refreshed? Nothing is noted by asking."""
    if layer is None:
        return False
    if isinstance(layer, displayio.Group):
        inner: Any = layer
        return bool(inner._item_removed or inner._removed_areas) or any(
            is_unshown(one) for one in inner._layers
        )
    if layer._hidden_tilegrid or layer._hidden_by_parent:
        shown = layer._previous_area
        return not layer._rendered_hidden and shown.x1 != shown.x2
    if _is_parked(layer):
        return False
    dirty = layer._bitmap._dirty_area
    is_dirty = dirty.x1 != dirty.x2 or layer._pixel_shader._needs_refresh
    return bool(is_dirty or layer._moved or layer._full_change or layer._partial_change)


def _is_parked(layer: Any) -> bool:
    """Does it lie off the screen, as it did when it was refreshed, if it ever was?"""
    now, shown = layer._current_area, layer._previous_area
    is_new = shown.x1 == shown.x2
    is_away = now.x2 <= 0 or now.y2 <= 0
    return bool(is_away and (is_new or shown.x2 <= 0 or shown.y2 <= 0))
