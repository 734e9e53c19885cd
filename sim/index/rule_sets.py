"""Rule sets are read from their files here, and written down as the lists that boards take.

    said_in(folder, known)    what the file of each rule set says, in the order of the list
    written(folder, known)    the texts of index.py and ready.py of engine/rulesets

A list keeps the order of the names that it has, since a saved match keeps a name's number, and
has new ones at its end.
"""

import ast
from pathlib import Path
from typing import Any

from engine.own.mixed import put as put_number
from engine.own.mixed import rule_set
from engine.ruleset import RuleSet
from engine.rulesets import index
from engine.rulesets.mixing import put, refuse_contradictions
from engine.state.layout import OPTIONS_SIZE
from sim.errors import UsageError
from sim.index.text import bytes_as_text, quoted, tuple_of
from sim.options import OPTIONS

FOLDER = Path(index.__file__).parent
Said = dict[str, Any]
_SAYS = ("NAME", "PARENT", "LINE", "PLAYERS", "OPTIONS")  # what a rule set's file says
# What each face sets off where no option says more: 0 to 9, S, R, D, Blank, -, -, W, W4 ….
_EFFECTS = bytes([0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 2, 3, 0, 0, 0, 4, 5, 16, 19, 4, 4, 4, 0])


def written(folder: Path = FOLDER, known: tuple[str, ...] = index.NAMES) -> dict[str, str]:
    """Return the texts of index.py and ready.py; known: names that have their numbers."""
    said = said_in(folder, known)
    heads = [(folder / name).read_text() for name in ("index.py", "ready.py")]
    players = [one["PLAYERS"] for one in said.values()]
    made = [ready_made(name, said) for name in said]
    lists = (
        heads[0].split("NAMES = ")[0],
        tuple_of("NAMES", map(quoted, said)),
        tuple_of("LINES", [quoted(one["LINE"]) for one in said.values()]),
        tuple_of("FEWEST", [str(fewest) for fewest, _ in players]),
        "# By the deck that each has, and with another one.\n",
        tuple_of("MOST", [str(rules.most()) for rules in made]),
        tuple_of("UP_TO", [str(most) for _, most in players]),
        f"COUNT = const({len(said)})\n",
    )
    wholes = [rules.whole() for rules in made]
    changes = [bytes_as_text(_differing(wholes[0], whole), "    ") for whole in wholes]
    ready = (
        heads[1].split("BASE = ")[0],
        f"BASE = {bytes_as_text(wholes[0], '')}\n",
        "# Of each the places that differ, and what stands there.\n",
        "CHANGES = (\n",
        *(f"    {one},\n" for one in changes),
        ")\n",
    )
    return {"index.py": "".join(lists), "ready.py": "".join(ready)}


def ready_made(name: str, said: dict[str, Said]) -> RuleSet:
    """Return a rule set, its parents' options included."""
    rules = bytearray(_EFFECTS) + bytearray(OPTIONS_SIZE)
    for i, option in enumerate(OPTIONS):
        put_number(rules, i, option.value_of(option.base))
    try:
        for options in _inherited(name, said):
            for option_name, value in options.items():
                put(rules, option_name, value)
        refuse_contradictions(rules, said[name]["PLAYERS"][1])
        made = rule_set(0, rules)  # no byte depends on its number
    except ValueError as error:
        raise UsageError(f"index: {name}: {error}") from error
    return RuleSet(name, 0, said[name]["PLAYERS"], made.flat, made.effects, made.deck)


def _inherited(name: str, said: dict[str, Said]) -> list[dict[str, str]]:
    """Return the options of a rule set and its parents, the oldest first."""
    found: list[dict[str, str]] = []
    while name:
        if name not in said:
            raise ValueError(f"there is no rule set {name!r} to be its PARENT")
        found.insert(0, said[name].get("OPTIONS", {}))
        name = said[name].get("PARENT", "")
    return found


def _differing(base: bytes, whole: bytes) -> bytes:
    return bytes(n for i in range(len(base)) if whole[i] != base[i] for n in (i, whole[i]))


def said_in(folder: Path = FOLDER, known: tuple[str, ...] = index.NAMES) -> dict[str, Said]:
    """Return what each rule set's file says, by name, in the order of the list."""
    said = {}
    for path in sorted(folder.glob("*.py")):
        words = _said(path)
        if words:
            said[words["NAME"]] = words
    gone = [name for name in known if name not in said]
    if gone:
        raise UsageError(f"index: no file for the rule set {gone[0]!r}: saved matches need it")
    return {name: said[name] for name in (*known, *(new for new in said if new not in known))}


def _said(path: Path) -> Said:
    """Return what a rule set's file says, read without loading it; nothing if it is none.

    Raises UsageError, in one line, where it says only a part of what a rule set must say.
    """
    said: Said = {}
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
