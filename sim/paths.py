"""This module opens the files and folders that a person names, to read and to write.

    add("--gif", type=new_file(".gif"))     each argument that is a path has a type of this module
    text = read_text("a.replay", "a replay file")
    with written(Path("a.gif")) as file: …

What lies at a path is looked at before any work begins, and nothing is waited for: a link to
itself, a pipe that nobody feeds or empties, a device or a file that never ends is told in a line.
"""

import argparse
import os
import select
import stat
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import BinaryIO

from sim.errors import UsageError

_LONGEST_FILE = 1 << 24  # bytes; /dev/zero never ends
_PATIENCE_S = 10  # for a pipe to deliver something
_PIECE = 1 << 16
_AT_ONCE = getattr(os, "O_NONBLOCK", 0)  # Windows has no pipes with names


# Kinds of arguments.


def any_path(text: str) -> str:
    """Check that a path leads somewhere, or to what is not there yet."""
    _mode(text)
    return text


def folder(text: str) -> Path:
    """Parse a folder that need not exist; the empty name does not mean the current one."""
    mode = _mode(text, "a folder; `.` is the one that you are in")
    if mode and not stat.S_ISDIR(mode):
        raise argparse.ArgumentTypeError(f"{text!r}: is a file; name a folder")
    return Path(text)


def folder_or_file(text: str) -> Path:
    """Parse a folder or a file, which need not exist."""
    mode = _mode(text, "a folder; `.` is the one that you are in")
    if mode and not (stat.S_ISDIR(mode) or stat.S_ISREG(mode)):
        raise argparse.ArgumentTypeError(f"{text!r}: is neither a folder nor a file")
    return Path(text)


def existing_folder(text: str) -> Path:
    """Parse a folder that exists."""
    if not stat.S_ISDIR(_mode(text, "an existing folder")):
        raise argparse.ArgumentTypeError(f"{text!r}: name an existing folder")
    return Path(text)


def program(text: str) -> Path:
    """Parse a program that can be run."""
    if not stat.S_ISREG(_mode(text)) or not os.access(text, os.X_OK):
        raise argparse.ArgumentTypeError(f"{text!r}: no program")
    return Path(text)


def new_file(suffix: str) -> Callable[[str], Path]:
    """Return the kind of files that are to be written, with this end of their names."""

    def parse(text: str) -> Path:
        path = Path(text)
        if path.suffix != suffix:
            raise argparse.ArgumentTypeError(f"{text!r}: name a file that ends in {suffix}")
        mode = _mode(text)
        if stat.S_ISDIR(mode):
            raise argparse.ArgumentTypeError(f"{text!r}: it is a directory")
        if mode and not stat.S_ISREG(mode):
            raise argparse.ArgumentTypeError(f"{text!r}: it is no ordinary file")
        if not stat.S_ISDIR(_mode(str(path.parent))):
            raise argparse.ArgumentTypeError(f"{text!r}: the directory does not exist")
        return path

    return parse


def _mode(text: str, what: str = "a path") -> int:
    """Return the mode of what lies at a path, 0: nothing does. An error where no path leads."""
    if not text:
        raise argparse.ArgumentTypeError(f"'': must name {what}")
    try:
        return os.stat(text).st_mode
    except FileNotFoundError:
        if os.path.lexists(text):
            raise argparse.ArgumentTypeError(f"{text!r}: is a link to what is not there") from None
        return 0
    except (OSError, ValueError) as error:
        reason = getattr(error, "strerror", None) or error
        raise argparse.ArgumentTypeError(f"{text!r}: {reason}") from None


# Reading and writing.


def read_text(name: str, what: str) -> str:
    """Return the text of a file; what: the expected contents. UsageError, in one line, if not."""
    if not name:
        raise UsageError(f"'': must name {what}")
    try:
        content = _content_of(name)
        text = content.decode("utf-8-sig")
    except (OSError, ValueError) as error:
        reason = getattr(error, "strerror", None) or "it is not UTF-8 text"
        raise UsageError(f"{name}: cannot be read: {reason}; name {what}") from error
    if len(content) > _LONGEST_FILE:
        raise UsageError(f"{name}: is longer than {_LONGEST_FILE >> 20} MB; name {what}")
    return text.replace("\r\n", "\n").replace("\r", "\n")  # as Python reads text


def _content_of(name: str) -> bytearray:
    """Return the bytes of a file, and a few more than the most if there are."""
    found = bytearray()
    with open(name, "rb", buffering=0, opener=_open_at_once) as file:
        while len(found) <= _LONGEST_FILE:
            patience = None if file.isatty() else _PATIENCE_S
            if _AT_ONCE and not select.select([file], [], [], patience)[0]:
                raise TimeoutError(0, "nothing comes from it")
            piece = file.read(_PIECE)
            if not piece:
                break
            found += piece
    return found


@contextmanager
def written(path: Path) -> Iterator[BinaryIO]:
    """Open a file to write it anew; UsageError, in one line, if that fails."""
    try:
        with open(path, "wb", opener=_open_at_once) as file:
            yield file
    except OSError as error:
        raise UsageError(f"{path}: cannot be written: {error.strerror or error}") from error


def _open_at_once(path: str, flags: int) -> int:
    """Open a file without waiting for whoever is at the other end of a pipe."""
    return os.open(path, flags | _AT_ONCE, 0o666)
