"""Loads what a screen needs, a piece each time; see `ui.opening`.

Imported for that, being small, and forgotten when all is there.

A board compiles what it loads, and that takes several times the length of the text for a moment.
So on a drive what is loaded late is in pieces (`sim/drive/pieces.py`), each behind a line that
tells its length; before all of them is one with other such files that this one needs. They are
compiled one after the other, into a module that has nothing in it at first.
"""

import sys

from ui.forget import IS_SMALL, forget

_read = [None, None]  # the file that is being read in pieces, and its module


def load_more(app: "App") -> None:
    """Load the last of `app.parts`, or its next piece.

    If it fails for want of memory the same can be done again.
    """
    name = app.parts[-1]
    if _read[0]:
        _load_piece(app)
    elif name in sys.modules or not IS_SMALL or not _is_begun(app, name):
        try:
            __import__(name)
        except MemoryError:
            forget(name)
            raise
        _note_loaded(app)


def _note_loaded(app: "App") -> None:
    """One is there. Behind the last the page is made, or done what is no screen (`ui.opening`)."""
    name = app.parts.pop()
    if app.pages.names and name not in app.pages.names:
        app.passing.append(name)
    if not app.parts:
        forget("ui.loading")
        if not app.pages.names:
            app.parts = None


def _is_begun(app: "App", name: str) -> bool:
    """Begin a file that is in pieces, or others that it needs first; False: it is none."""
    try:
        file = open("/lib/" + name + ".py")
    except OSError:
        return False
    line = file.readline()  # `# abs all`: what it needs
    is_in_pieces = line[:1] == "#"
    if is_in_pieces:
        app.parts += [needed for needed in line[1:].split() if needed not in sys.modules]
        if app.parts[-1] == name:
            __import__("ui.blank")
            module = sys.modules["ui.blank"]
            forget("ui.blank")
            module.__name__ = name
            sys.modules[name] = module
            _read[0] = file
            _read[1] = module
            return True
    file.close()
    return is_in_pieces


def _load_piece(app: "App") -> None:
    """Compile and run the next piece of a file; behind the last one the file is closed."""
    file = _read[0]
    at = file.tell()
    line = file.readline()  # `#512`
    if not line:
        file.close()
        _read[0] = None
        _note_loaded(app)
        return
    try:
        exec(compile(file.read(int(line[1:])), app.parts[-1], "exec"), _read[1].__dict__)
    except MemoryError:
        file.seek(at)
        raise


TYPE_CHECKING = False
if TYPE_CHECKING:
    from ui.app import App
