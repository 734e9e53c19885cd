"""`python -m sim index`: writes the list of rule sets, and each of them ready-made.

A rule set is a file of engine/rulesets that says NAME, LINE and PLAYERS. The list keeps the
order of the names that it has, since a saved match keeps a name's number, and puts new ones at
its end. With --check nothing is written; exit status 1 if the list is stale.
"""

import ast
import sys
from pathlib import Path
from typing import Any

from engine.rulesets import index
from engine.rulesets.mixing import mixed
from sim.errors import UsageError

_USAGE = "usage: python -m sim index [--check]"
_FOLDER = Path(index.__file__).parent
_NOT_RULES = ("__init__", "index", "ready", "mixing", "decks")
_READY = '''"""The rule sets as the bytes that a game takes, by their place in the index.

Made by `python -m sim index` from their files; a test fails when it is stale.
"""

# set-up: whole file

'''


def main(argv: list[str]) -> int:
    """Write the list, or look whether it is what would be written."""
    if "--help" in argv or "-h" in argv:
        print(f"{_USAGE}\n\n{__doc__}")
        return 0
    if argv not in ([], ["--check"]):
        raise UsageError(f"index: unknown argument {argv[-1]!r}; {_USAGE}")
    texts = {_FOLDER / "index.py": written(), _FOLDER / "ready.py": ready_made()}
    stale = [path for path, text in texts.items() if path.read_text() != text]
    if not stale:
        print("index.py and ready.py say what the rule sets say")
        return 0
    if argv:
        print(f"{stale[0]} is stale: run `python -m sim index`", file=sys.stderr)
        return 1
    for path in stale:
        path.write_text(texts[path])
        print(f"{path} written")
    return 0


def ready_made() -> str:
    """Return the text of ready.py for the rule sets of the index."""
    rows = [mixed(name, {})[1:] for name in index.NAMES]
    flats = "".join(f"    {bytes(flat)!r},\n" for flat, _ in rows)
    effects = "".join(f"    {bytes(effect)!r},\n" for _, effect in rows)
    text = f"{_READY}# fmt: off\nFLATS = (\n{flats})\nEFFECTS = (\n{effects})\n"
    return text.replace("\n    b", "\n    b")


def written(folder: Path = _FOLDER, known: tuple[str, ...] = index.NAMES) -> str:
    """Return the text of index.py for the rule sets in a folder; known: names in their order."""
    files = [path for path in sorted(folder.glob("*.py")) if path.stem not in _NOT_RULES]
    found = {said["NAME"]: said for said in map(_said, files)}
    gone = [name for name in known if name not in found]
    if gone:
        raise UsageError(f"index: no file for the rule set {gone[0]!r}: saved matches need it")
    names = [*known, *sorted(set(found) - set(known))]
    head = (folder / "index.py").read_text().split("NAMES = ")[0]
    lines = [head + "NAMES = ("]
    lines += [f'    "{name}",' for name in names]
    lines += [")", "LINES = ("]
    lines += [f'    "{found[name]["LINE"]}",' for name in names]
    lines.append(")")
    for word, place in (("FEWEST", 0), ("MOST", 1)):
        lines.append(_listed(word, [str(found[name]["PLAYERS"][place]) for name in names]))
    return "\n".join(lines) + "\n"


def _listed(word: str, values: list[str]) -> str:
    return f"{word} = ({', '.join(values)}{',' if len(values) == 1 else ''})"


def _said(path: Path) -> dict[str, Any]:
    """Return what a rule set's file says, read without loading it; UsageError if it is none."""
    said: dict[str, Any] = {}
    for node in ast.parse(path.read_text()).body:
        if isinstance(node, ast.Assign) and isinstance(node.targets[0], ast.Name):
            said[node.targets[0].id] = ast.literal_eval(node.value)
    for word in ("NAME", "LINE", "PLAYERS"):
        if word not in said:
            raise UsageError(f"index: {path.name} says no {word}: a rule set must")
    if said["NAME"].replace("-", "_") != path.stem:
        raise UsageError(f"index: {path.name} says NAME = {said['NAME']!r}: must be its file's")
    return said
