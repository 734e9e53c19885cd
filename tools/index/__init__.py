"""`python -m sim index` writes the files that are generated from declarations and rule sets.

The fields of the state and the types of windows (engine/spec) give the layout, the bounds of saved
matches, numbers and words; the events theirs, and what a table shows of them. The options
(engine/rulesets/options.py) give constants for the engine and lists for the menus. Options and rule
sets (files of the folders in engine/rulesets) together give the list of rule sets, each as bytes,
and the tables in the docs. A rule set without a page in docs/rules gets the beginning of one. At
the end the command prints the bytes that a new option, or a new field of the state, can take. With
--check nothing is written; the exit status is 1 if a file is stale. An error is reported in one
line, and every file stays as it was.
"""

import argparse
import sys
from pathlib import Path

from sim.errors import UsageError
from tools.index.faults import declared


def run(options: argparse.Namespace) -> int:
    """Write the files, or check whether they are up to date."""
    try:
        return _check() if options.check else _write_all()
    except (SyntaxError, ImportError, NameError) as error:
        raise UsageError(
            f"index: restore what it made before, which is damaged: {error}"
        ) from error


def of_spec() -> dict[Path, str]:
    """Return the texts of all files that are made from the declarations of engine/spec, by path."""
    with declared():
        from tools.index import events, state, windows
    return state.file_texts() | windows.file_texts() | events.file_texts()


def of_options() -> dict[Path, str]:
    """Return the texts of all files that are made from the options alone, by path."""
    from tools.index import options

    return options.file_texts()


def of_rule_sets() -> dict[Path, str]:
    """Return the texts of all files that are made from the rule sets, by path.

    This loads files that are made from the options.
    """
    from engine.rulesets.index_generated import NAMES
    from tools.index import pages, rule_sets, tables

    texts = {rule_sets.FOLDER / name: text for name, text in rule_sets.file_texts().items()}
    files = rule_sets.read_rule_sets(rule_sets.FOLDER, NAMES)
    return texts | pages.missing(files) | tables.file_texts(files)


def free_bytes() -> tuple[list[int], list[int]]:
    """Return the bytes of the options that no option has, and those that no field has."""
    from engine.rulesets.options import OPTIONS
    from engine.state import layout
    from tools.index.state import spare_bytes

    taken = {one.byte + i for one in OPTIONS for i in range(1 + one.is_wide)}
    row = range(layout.OPTIONS, layout.OPTIONS + layout.OPTIONS_SIZE)
    return [byte for byte in row if byte not in taken], spare_bytes()


def _check() -> int:
    stale = _stale(of_spec()) or _stale(of_options()) or _stale(of_rule_sets())
    for path in stale:
        print(f"{path} is stale: run `python -m sim index`", file=sys.stderr)
    if not stale:
        print("everything made from declarations and rule sets is up to date")
    return 1 if stale else 0


def _write_all() -> int:
    """Write what is stale, then what loads that, and so on. All of it, or nothing."""
    before: dict[Path, bytes] = {}
    is_done = False
    try:
        for texts_of in (of_spec, of_options, of_rule_sets):
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
    print("everything made from declarations and rule sets is up to date")
    for_options, of_state = (" ".join(map(str, one)) or "none" for one in free_bytes())
    print(f"free for options: {for_options}; free in the state: {of_state}")
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
