"""This module says where something was declared, so that an error can name the line."""

import sys

TYPE_CHECKING = False
if TYPE_CHECKING:
    from types import FrameType


def place() -> str:
    """Return file and line of the statement that is being carried out on the level of a module."""
    frame: FrameType | None = sys._getframe(1)
    while frame is not None and frame.f_code.co_name != "<module>":
        frame = frame.f_back
    return f"{frame.f_code.co_filename}:{frame.f_lineno}" if frame else ""
