"""This module shows progress on a terminal, in one line that is overwritten."""

import sys
import time
from types import TracebackType

_WIDTH = 30
_PAUSE_S = 0.1  # between two updates


class Progress:
    """A bar on stderr while it is entered; nothing if that is no terminal."""

    def __init__(self, whole: int) -> None:
        self._whole = whole
        self._done = 0
        self._shown_at = 0.0
        self._is_shown = sys.stderr.isatty()
        self._started = time.monotonic()

    def __enter__(self) -> "Progress":
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        if self._is_shown:
            print("\r\x1b[K", end="", file=sys.stderr, flush=True)

    def add(self, count: int) -> None:
        """Count that many more as done."""
        self._done += count
        now = time.monotonic()
        if self._is_shown and now - self._shown_at >= _PAUSE_S:
            self._shown_at = now
            print(f"\r\x1b[K{self.line(now)}", end="", file=sys.stderr, flush=True)

    def line(self, now: float) -> str:
        """Return the bar, and an estimate of the remaining seconds."""
        filled = _WIDTH * self._done // self._whole
        left = (now - self._started) * (self._whole - self._done) / max(self._done, 1)
        return f"[{'#' * filled:<{_WIDTH}}] {self._done} of {self._whole}, {left:.0f} s left"
