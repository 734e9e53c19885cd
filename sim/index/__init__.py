"""`python -m sim index`: writes all that is made of the options and of the rule sets.

From the options (sim/options): their names and constants for the engine, engine/own for menus.
From these and the rule sets (files of engine/rulesets): the list of rule sets, each as bytes,
and the tables in the docs. With --check nothing is written; exit status 1 if one is stale.
"""

import subprocess
import sys
from pathlib import Path

from sim import ROOT
from sim.errors import UsageError
from sim.index import menus, names

_USAGE = "usage: python -m sim index [--check]"
_OWN = Path(ROOT) / "engine" / "own"


def main(argv: list[str]) -> int:
    """Write the files, or look whether they are what would be written."""
    if "--help" in argv or "-h" in argv:
        print(f"{_USAGE}\n\n{__doc__}")
        return 0
    if argv not in ([], ["--check"]):
        raise UsageError(f"index: unknown argument {argv[-1]!r}; {_USAGE}")
    is_check = bool(argv)
    if _settle(of_options(), is_check):
        # What is loaded of the options is not what is written now: the rest takes a fresh start.
        return 1 if is_check else subprocess.run([sys.executable, "-m", "sim", "index"]).returncode
    if _settle(of_rule_sets(), is_check):
        return 1 if is_check else 0
    print("all that is made of options and rule sets says what they say")
    return 0


def _settle(texts: dict[Path, str], is_check: bool) -> bool:
    """Write those files that are stale, or tell which they are; return whether there are any."""
    stale = [path for path, text in texts.items() if _read(path) != text]
    for path in stale:
        if is_check:
            print(f"{path} is stale: run `python -m sim index`", file=sys.stderr)
        else:
            path.write_text(texts[path], encoding="utf-8")
            print(f"{path} written")
    return bool(stale)


def _read(path: Path) -> str:
    return path.read_text(encoding="utf-8") if path.exists() else ""


def of_options() -> dict[Path, str]:
    """Return the texts of all files that are made of the options alone, by path."""
    return names.written() | {_OWN / name: text for name, text in menus.written().items()}


def of_rule_sets() -> dict[Path, str]:
    """Return the texts of all files that are made of the rule sets, by path."""
    from sim.index import rule_sets, tables  # they use what is made of the options

    texts = {rule_sets.FOLDER / name: text for name, text in rule_sets.written().items()}
    return texts | tables.written(rule_sets.said_in())
