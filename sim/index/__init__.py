"""`python -m sim index` writes the files that are generated from the options and the rule sets.

The options (engine/rulesets/options.py) give constants for the engine and lists for the menus.
Options and rule sets (files of the folders in engine/rulesets) together give the list of rule sets,
each as bytes, and the tables in the docs. With --check nothing is written; the exit status is 1 if
a file is stale. An error is reported in one line, and every file stays as it was.
"""

import argparse
import sys
from pathlib import Path

from sim.errors import UsageError


def run(options: argparse.Namespace) -> int:
    """Write the files, or check whether they are up to date."""
    try:
        return _check() if options.check else _write_all()
    except (SyntaxError, ImportError, NameError) as error:
        raise UsageError(
            f"index: restore what it made before, which is damaged: {error}"
        ) from error


def of_options() -> dict[Path, str]:
    """Return the texts of all files that are made from the options alone, by path."""
    from sim.index import options

    return options.file_texts()


def of_rule_sets() -> dict[Path, str]:
    """Return the texts of all files that are made from the rule sets, by path.

    This loads files that are made from the options.
    """
    from engine.rulesets.index_generated import NAMES
    from sim.index import rule_sets, tables

    texts = {rule_sets.FOLDER / name: text for name, text in rule_sets.file_texts().items()}
    return texts | tables.file_texts(rule_sets.read_rule_sets(rule_sets.FOLDER, NAMES))


def _check() -> int:
    stale = _stale(of_options()) or _stale(of_rule_sets())
    for path in stale:
        print(f"{path} is stale: run `python -m sim index`", file=sys.stderr)
    if not stale:
        print("everything made from options and rule sets is up to date")
    return 1 if stale else 0


def _write_all() -> int:
    """Write what is stale: what the options give, then what loads that. All of it, or nothing."""
    before: dict[Path, bytes] = {}
    is_done = False
    try:
        for texts_of in (of_options, of_rule_sets):
            for path, text in _stale(texts_of()).items():
                before[path] = _read(path)
                path.write_bytes(text)
        is_done = True
    except OSError as error:
        raise UsageError(f"index: {error.filename} cannot be written: {error.strerror}") from error
    finally:
        if not is_done:
            _restore(before)
    for path in before:
        print(f"{path} written")
    print("everything made from options and rule sets is up to date")
    return 0


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
