"""This module is the in-memory display: displayio draws into it, and viewers read it.

One object serves the window, the terminal, pictures and tests. It extends Blinka's
`BusDisplay` below its public interface (`_refresh_area` and the core's `fill_area`),
so the version of Blinka is pinned and a test compares a golden picture.

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

    refreshes     how many refreshes drew something
    pushed        the rectangles that the last drawing refresh sent to the panel
    sent          how many pixels were sent so far; an overlap of two rectangles counts twice
    can_dim       False: setting its brightness fails, as on a board that has no way to set it
    is_changed    True after a drawing refresh; the viewer that has shown it clears it

    A lazy display computes its pixels only when a picture is requested, any number of refreshes
    later. Meanwhile nothing may change without a refresh: RuntimeError if it did.
    """

    _core: Any

    def __init__(self, width: int, height: int, *, is_lazy: bool = False) -> None:
        self.refreshes = 0
        self.sent = 0
        self._is_lazy = is_lazy
        self._due: list[Any] = []  # clipped areas, refreshed and not computed
        self.pushed: list[Rectangle] = []
        self.is_changed = False
        self._light = 1.0
        self.can_dim = True
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
        """The brightness of the panel's light, 0.0 to 1.0; a viewer shows it at once."""
        return self._light

    @brightness.setter
    def brightness(self, light: float) -> None:
        if not 0 <= light <= 1:
            raise ValueError("Brightness must be 0-1.0")
        if not self.can_dim:
            raise RuntimeError("Brightness not adjustable")
        self.is_changed |= light != self._light
        self._light = light

    def _get_refresh_areas(self) -> list[Any]:
        """Return the dirty rectangles; a full refresh covers every change made before it.

        Blinka, which may draw in a thread, keeps the changes and would draw all of them again
        at the next refresh. A board does not.
        """
        areas: list[Any] = super()._get_refresh_areas()  # type: ignore[misc]
        group = self._core.current_group
        if self._core.full_refresh and group is not None:
            group._get_refresh_areas([])
        return areas

    def _refresh_area(self, area: Any) -> bool:
        """Refresh one dirty rectangle; called by Blinka."""
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
        """Keep an area for the next picture, or one area for all where that is less."""
        if clipped not in self._due:
            self._due.append(clipped)
            if sum(area.size() for area in self._due) > self.width * self.height:
                self._due = [self._core.area]

    def _work_out(self, clipped: Any) -> None:
        """Compute the pixels of an area."""
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
        """Return the picture of the last refresh, three bytes a pixel."""
        return self.image().tobytes()

    def image(self, scale: int = 1) -> Image.Image:
        """Return the picture of the last refresh, every pixel scale times scale."""
        self._work_out_due()
        size = (self.width, self.height)
        image = Image.frombytes("RGB", size, self._pixels.tobytes(), "raw", "BGR;16")
        if self._light < 1:
            image = image.point([int(value * self._light) for value in range(256)] * 3)
        if scale == 1:
            return image
        return image.resize((size[0] * scale, size[1] * scale), Image.Resampling.NEAREST)


def is_unshown(layer: Any) -> bool:
    """Return whether a layer, or one within it, changed since it was refreshed. Changes nothing."""
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
    """Return whether a layer lies off the screen, and did at its last refresh, if any."""
    now, shown = layer._current_area, layer._previous_area
    is_new = shown.x1 == shown.x2
    is_away = now.x2 <= 0 or now.y2 <= 0
    return bool(is_away and (is_new or shown.x2 <= 0 or shown.y2 <= 0))
