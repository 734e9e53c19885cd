"""`python -m sim index` writes the files that are generated from declarations and rule sets.

The fields of the state and the types of windows (engine/spec) give the layout, the bounds of saved
matches and numbers; the events theirs, and what a table shows of them. All words of a match get
numbers (`tools.words`). The options
(engine/spec/options.py) give constants for the engine and lists for the menus. Options and rule
sets (files of the folders in engine/rulesets) together give the list of rule sets, each as bytes,
and the tables in the docs. A rule set without a page in docs/rules gets the beginning of one. At
the end the command prints how many bytes are left for options, and those that a
new field of the state can take. With
--check nothing is written; the exit status is 1 if a file is stale. An error is reported in one
line, and every file stays as it was.
"""

import argparse
import subprocess
import sys
from collections.abc import Callable
from importlib import import_module
from pathlib import Path

from sim import ROOT
from sim.errors import UsageError
from tools.index.faults import declared


def run(options: argparse.Namespace) -> int:
    """Write the files, or check whether they are up to date."""
    _load_spec()
    try:
        return _check() if options.check else _write_all()
    except (SyntaxError, ImportError, NameError) as error:
        raise UsageError(
            f"index: restore what it made before, which is damaged: {error}"
        ) from error


def of_spec() -> dict[Path, str]:
    """Return the texts of all files that are made from the declarations of engine/spec, by path."""
    with declared():
        from tools import words
        from tools.index import events, state, windows
    texts = state.file_texts() | windows.file_texts() | events.file_texts()
    return texts | words.file_texts()


def _load_spec() -> None:
    """Load what is declared. UsageError, with file and line, if that is no Python."""
    with declared():
        for name in ("state", "windows", "events", "options", "reasons"):
            import_module(f"engine.spec.{name}")


def of_options() -> dict[Path, str]:
    """Return the texts of all files that are made from reasons and options alone, by path."""
    from tools.index import options, reasons

    return reasons.file_texts() | options.file_texts()


def of_rule_sets() -> dict[Path, str]:
    """Return the texts of all files that are made from the rule sets, by path.

    This loads files that are made from the options.
    """
    from engine.rulesets.index_generated import NAMES
    from tools.index import pages, rule_sets, tables

    texts = {rule_sets.FOLDER / name: text for name, text in rule_sets.file_texts().items()}
    files = rule_sets.read_rule_sets(rule_sets.FOLDER, NAMES)
    return texts | pages.missing(files) | tables.file_texts(files)


def free_bytes() -> tuple[int, list[int]]:
    """Return how many bytes are left for options, and those that no field has."""
    from engine.spec.options import OPTIONS
    from tools.index import kept
    from tools.index.state import spare_bytes

    return kept.read().free(OPTIONS), spare_bytes()


def _check() -> int:
    stale = _stale(of_spec()) or _stale(of_options()) or _stale(of_rule_sets())
    for path in stale:
        print(f"{path} is stale: run `python -m sim index`", file=sys.stderr)
    if not stale:
        print("everything made from declarations and rule sets is up to date")
    return 1 if stale else 0


def _write_all() -> int:
    """Write what is stale, then what loads that, and so on. All of it, or nothing."""
    from tools.index import kept

    held = kept.read()
    before: dict[Path, bytes] = {}
    is_done = False
    try:
        _write(of_spec, before)
        rest = _in_a_new_process() if before else ""
        if not before:
            _write(of_options, before)
            _write(of_rule_sets, before)
        is_done = True
    except OSError as error:
        raise UsageError(f"index: {error.filename} cannot be written: {error.strerror}") from error
    finally:
        if not is_done:
            _restore(before)
    for path in before:
        print(f"{path} written")
    for module, name, number in kept.changed(held)[:1]:
        print(f"saves of before are refused from now on: {name} of {module}.py was {number}")
    print(rest or _summary(), end="")
    return 0


def _write(texts_of: Callable[[], dict[Path, str]], before: dict[Path, bytes]) -> None:
    """Write the files that are stale; add to `before` what they contained."""
    for path, text in _stale(texts_of()).items():
        before[path] = _read(path)
        path.write_bytes(text)


def _in_a_new_process() -> str:
    """Make the rest where nothing is loaded that was there before; return what is printed."""
    argv = [sys.executable, "-m", "sim", "index"]
    done = subprocess.run(argv, cwd=ROOT, capture_output=True, text=True)
    if done.returncode:
        raise UsageError(done.stderr.strip().removeprefix("python -m sim: "))
    return done.stdout


def _summary() -> str:
    for_options, spare = free_bytes()
    of_state = " ".join(map(str, spare)) or "none"
    return (
        "everything made from declarations and rule sets is up to date\n"
        f"bytes left for options: {for_options}; free in the state: {of_state}\n"
    )


def _restore(before: dict[Path, bytes]) -> None:
    for path, text in before.items():
        if text:
            path.write_bytes(text)
        else:
            path.unlink(missing_ok=True)


def _stale(texts: dict[Path, str]) -> dict[Path, bytes]:
    """Return the texts that differ from what their files contain now."""
    return {path: text.encode() for path, text in texts.items() if _read(path) != text.encode()}


def _read(path: Path) -> bytes:
    return path.read_bytes() if path.exists() else b""
