"""`python -m sim index`: writes the list of rule sets, each as bytes, and the docs' tables of them.

A rule set is a file of engine/rulesets that says NAME, LINE and PLAYERS. The list (index.py)
keeps the order of the names that it has, since a saved match keeps a name's number, and puts
new ones at its end; ready.py has the options of each, in that order; sim/tables.py knows the
tables. With --check nothing is written; exit status 1 if one of them is stale.
"""

import ast
import sys
from pathlib import Path
from typing import Any

from engine.rulesets import index
from engine.rulesets.mixing import mixed
from sim import knobs, tables
from sim.errors import UsageError

_USAGE = "usage: python -m sim index [--check]"
_FOLDER = Path(index.__file__).parent
_SAYS = ("NAME", "PARENT", "LINE", "PLAYERS", "OPTIONS")  # what a rule set's file says
_WIDEST = 100


def main(argv: list[str]) -> int:
    """Write the files, or look whether they are what would be written."""
    if "--help" in argv or "-h" in argv:
        print(f"{_USAGE}\n\n{__doc__}")
        return 0
    if argv not in ([], ["--check"]):
        raise UsageError(f"index: unknown argument {argv[-1]!r}; {_USAGE}")
    texts = all_written()
    stale = [path for path, text in texts.items() if path.read_text(encoding="utf-8") != text]
    for path in stale:
        if argv:
            print(f"{path} is stale: run `python -m sim index`", file=sys.stderr)
        else:
            path.write_text(texts[path], encoding="utf-8")
            print(f"{path} written")
    if not stale:
        print("index.py, ready.py and the docs' tables say what the rule sets say")
    return 1 if stale and argv else 0


def all_written() -> dict[Path, str]:
    """Return the texts of all files that are made, by their path."""
    texts = {(_FOLDER / name).resolve(): text for name, text in written().items()}
    texts.update(tables.written(all_said()))
    return texts


def all_said() -> dict[str, dict[str, Any]]:
    """Return what the file of each rule set says, in the order of the list."""
    names, said = _names(_FOLDER, index.NAMES)
    return {name: said[name] for name in names}


def written(folder: Path = _FOLDER, known: tuple[str, ...] = index.NAMES) -> dict[str, str]:
    """Return the texts of index.py and ready.py; known: names that have their numbers."""
    names, said = _names(folder, known)
    heads = [(folder / name).read_text() for name in ("index.py", "ready.py")]
    lines = [heads[0].split("NAMES = ")[0] + _listed("NAMES", [_quoted(name) for name in names])]
    lines.append(_listed("LINES", [_quoted(said[name]["LINE"]) for name in names]))
    for word, place in (("FEWEST", 0), ("MOST", 1)):
        lines.append(_listed(word, [str(said[name]["PLAYERS"][place]) for name in names]))
    # What is in another folder cannot be loaded: the names that are known alone.
    loadable = names if folder == _FOLDER else known
    wholes = [_whole(name) for name in loadable]
    lines.append(f"COUNT = const({len(loadable)})")
    ready = [heads[1].split("BASE = ")[0] + f"BASE = {knobs.bytes_as_text(wholes[0], '')}"]
    ready += ["# Of each the places that differ, and what stands there.", "CHANGES = ("]
    others = [knobs.bytes_as_text(_differing(wholes[0], whole), "    ") for whole in wholes]
    ready += [*(f"    {other}," for other in others), ")"]
    texts = {"index.py": "\n".join(lines) + "\n", "ready.py": "\n".join(ready) + "\n"}
    return texts | {f"../own/{name}": text for name, text in knobs.written().items()}


def _whole(name: str) -> bytes:
    _, flat, acts = mixed(name, {})
    return bytes(acts) + bytes(flat)


def _differing(base: bytes, whole: bytes) -> bytes:
    return bytes(n for i in range(len(base)) if whole[i] != base[i] for n in (i, whole[i]))


def _names(folder: Path, known: tuple[str, ...]) -> tuple[list[str], dict[str, dict[str, Any]]]:
    """Return all names in their order, and what each one's file says."""
    said = {}
    for path in sorted(folder.glob("*.py")):
        words = _said(path)
        if words:
            said[words["NAME"]] = words
    gone = [name for name in known if name not in said]
    if gone:
        raise UsageError(f"index: no file for the rule set {gone[0]!r}: saved matches need it")
    return [*known, *(name for name in said if name not in known)], said


def _quoted(text: str) -> str:
    return f'"{text}"'


def _listed(word: str, values: list[str]) -> str:
    """Return a tuple on one line, or one value a line where it is too wide."""
    line = f"{word} = ({', '.join(values)}{',' if len(values) == 1 else ''})"
    if len(line) <= _WIDEST:
        return line
    return "\n".join([f"{word} = (", *(f"    {value}," for value in values), ")"])


def _said(path: Path) -> dict[str, Any]:
    """Return what a rule set's file says, read without loading it; nothing if it is none.

    Raises UsageError, in one line, where it says only a part of what a rule set must say.
    """
    said: dict[str, Any] = {}
    for node in ast.parse(path.read_text()).body:
        word = getattr(node.targets[0], "id", "") if isinstance(node, ast.Assign) else ""
        if isinstance(node, ast.Assign) and word in _SAYS:
            said[word] = ast.literal_eval(node.value)
    for word in ("NAME", "LINE", "PLAYERS"):
        if said and word not in said:
            raise UsageError(f"index: {path.name} says no {word}: a rule set must")
    if said and said["NAME"].replace("-", "_") != path.stem:
        raise UsageError(f"index: {path.name} says NAME = {said['NAME']!r}: must be its file's")
    return said
