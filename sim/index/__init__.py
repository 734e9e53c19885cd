"""`python -m sim index` writes the files that are generated from the options and the rule sets.

The options (sim/options) give their names and constants for the engine, and engine/own for the
menus. Options and rule sets (files of engine/rulesets) together give the list of rule sets, each
as bytes, and the tables in the docs. With --check nothing is written; the exit status is 1 if a
file is stale. An error is reported in one line, and every file stays as it was.
"""

import ast
import subprocess
import sys
from pathlib import Path

from sim import ROOT
from sim.errors import UsageError
from sim.index import menus, names

_USAGE = "usage: python -m sim index [--check]"
_OWN = Path(ROOT) / "engine" / "own"


def main(argv: list[str]) -> int:
    """Write the files, or check whether they are up to date."""
    if "--help" in argv or "-h" in argv:
        print(f"{_USAGE}\n\n{__doc__}")
        return 0
    if argv not in ([], ["--check"]):
        raise UsageError(f"index: unknown argument {argv[-1]!r}; {_USAGE}")
    is_check = bool(argv)
    stale = _stale(of_options())
    if stale and not is_check:
        return _write(stale, is_first=True)
    stale = stale or _stale(of_rule_sets())
    if stale and is_check:
        for path in stale:
            print(f"{path} is stale: run `python -m sim index`", file=sys.stderr)
        return 1
    _write(stale)
    print("everything made from options and rule sets is up to date")
    return 0


def _stale(texts: dict[Path, str]) -> dict[Path, str]:
    """Return the texts that differ from what their files contain now."""
    return {path: text for path, text in texts.items() if _read(path) != text.encode()}


def _read(path: Path) -> bytes:
    return path.read_bytes() if path.exists() else b""


def _write(texts: dict[Path, str], is_first: bool = False) -> int:
    """Write all files or, if anything fails, none of them; return the exit status.

    is_first: the files are those made from the options. The modules that this process has loaded
    are then out of date, so a new process writes the rest; if it fails, these are restored, too.
    """
    for path, text in texts.items():
        _check_python(path, text)
    before = {path: _read(path) for path in texts}
    status = 1
    try:
        _put({path: text.encode() for path, text in texts.items()})
        status = _written_anew() if is_first else 0
    except OSError as error:
        raise UsageError(f"index: {error.filename} cannot be written: {error.strerror}") from error
    finally:
        if status:
            _put({path: text for path, text in before.items() if _read(path) != text})
    if not status:
        for path in texts:
            print(f"{path} written")
    return status


def _put(texts: dict[Path, bytes]) -> None:
    """Write all files under other names, and only then move them to their places."""
    beside = {path: path.with_name(f"{path.name}.new") for path in texts}
    try:
        for path, text in texts.items():
            beside[path].write_bytes(text)
        for path in texts:
            beside[path].replace(path)
    finally:
        for new in beside.values():
            new.unlink(missing_ok=True)


def _check_python(path: Path, text: str) -> None:
    """Raise UsageError for text that Python cannot load, such as a word with a quote in it."""
    try:
        if path.suffix == ".py":
            ast.parse(text)
    except SyntaxError as error:
        reason = f"{error.msg}: {(error.text or '').strip()}"
        raise UsageError(f"index: {path.name} would be no Python: {reason}") from error


def _written_anew() -> int:
    """Run this command again, with the options as written now; return the exit status."""
    return subprocess.run([sys.executable, "-m", "sim", "index"]).returncode


def of_options() -> dict[Path, str]:
    """Return the texts of all files that are made from the options alone, by path."""
    return names.file_texts() | {_OWN / name: text for name, text in menus.file_texts().items()}


def of_rule_sets() -> dict[Path, str]:
    """Return the texts of all files that are made from the rule sets, by path."""
    try:
        from engine.rulesets.index import NAMES  # all of these load files made from the options
        from sim.index import rule_set_files, rule_sets, tables
    except (SyntaxError, ImportError, NameError) as error:
        raise UsageError(
            f"index: restore what it made before, which is damaged: {error}"
        ) from error

    texts = {rule_sets.FOLDER / name: text for name, text in rule_sets.file_texts().items()}
    return texts | tables.file_texts(rule_set_files.read_rule_sets(rule_sets.FOLDER, NAMES))
