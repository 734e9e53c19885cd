"""This module reports what is wrong with a declaration of `engine/spec`, where it stands."""

import traceback
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from sim import ROOT
from sim.errors import UsageError

TYPE_CHECKING = False
if TYPE_CHECKING:
    from engine.spec.values import Place

_SPEC = Path(ROOT) / "engine" / "spec"


def shown(place: "Place") -> str:
    """Return `path:line`, in the repository."""
    return _shown(place.path, place.line)


def fault(place: "Place", what: str) -> UsageError:
    """Return an error as `path:line: what`, to be raised; what: what is wrong, and what to do."""
    return _error(place.path, place.line, what)


@contextmanager
def declared() -> Iterator[None]:
    """Report what Python itself refuses in a declaration, such as a word that is not known."""
    try:
        yield
    except SyntaxError as error:
        if not Path(error.filename or "").is_relative_to(_SPEC):
            raise
        raise _error(error.filename or "", error.lineno or 1, error.msg) from error
    except (ImportError, NameError, TypeError, LookupError, ValueError, AttributeError) as error:
        frames = traceback.extract_tb(error.__traceback__)
        ours = [one for one in frames if Path(one.filename).is_relative_to(_SPEC)]
        if not ours:
            raise
        raise _error(ours[-1].filename, ours[-1].lineno or 1, str(error)) from error


def _error(file: str, line: int, what: str) -> UsageError:
    return UsageError(f"{_shown(file, line)}: {what}")


def _shown(file: str, line: int) -> str:
    path = Path(file)
    inside = path.relative_to(ROOT) if path.is_relative_to(ROOT) else path
    return f"{inside.as_posix()}:{line}"
