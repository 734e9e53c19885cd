"""This module writes the lists in which a board finds the rule sets.

    file_texts(folder, known)    the texts of index.py and ready.py of engine/rulesets

`sim.index.rule_set_files` reads the files of the rule sets.
"""

from pathlib import Path

from engine.own.mixed import put as put_number
from engine.own.mixed import rule_set
from engine.ruleset import RuleSet
from engine.rulesets import index
from engine.rulesets.mixing import put, refuse_contradictions
from engine.state.layout import OPTIONS_SIZE
from sim.errors import UsageError
from sim.index.rule_set_files import Contents, file_error, lineage, read_rule_sets
from sim.index.text import bytes_as_text, quoted, tuple_of
from sim.options import OPTIONS

FOLDER = Path(index.__file__).parent
# The folders of rule sets, as the menu shows them (lib/ui/screens/rules.py).
_GROUPS = ("classics", "quick", "for_two", "evenings")
# The effect of each face without options: 0 to 9, S, R, D, Blank, -, -, W, W4 ….
_EFFECTS = bytes([0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 2, 3, 0, 0, 0, 4, 5, 16, 24, 4, 4, 4, 0])


def file_texts(folder: Path = FOLDER, known: tuple[str, ...] = index.NAMES) -> dict[str, str]:
    """Return the texts of index.py and ready.py; known: names that have their numbers."""
    files = read_rule_sets(folder, known)
    players = [one["PLAYERS"] for one in files.values()]
    made = [ready_made(name, files) for name in files]
    lists = (
        _before(folder, "index.py", "NAMES"),
        tuple_of("NAMES", map(quoted, files)),
        tuple_of("LINES", [quoted(one["LINE"]) for one in files.values()]),
        tuple_of("FEWEST", [str(fewest) for fewest, _ in players]),
        "# The most players with the deck of the rule set, and with a larger one.\n",
        tuple_of("MOST", [str(rules.most()) for rules in made]),
        tuple_of("UP_TO", [str(most) for _, most in players]),
        "# The folder of each, by its place among classics, quick, for_two and evenings.\n",
        tuple_of("GROUP_OF", [str(_group(one["GROUP"])) for one in files.values()]),
        f"COUNT = const({len(files)})\n",
    )
    wholes = [rules.whole() for rules in made]
    changes = [bytes_as_text(_differing(wholes[0], whole), "    ") for whole in wholes]
    ready = (
        _before(folder, "ready.py", "BASE"),
        f"BASE = {bytes_as_text(wholes[0], '')}\n",
        "# The bytes of each rule set that differ from BASE: place and value of each.\n",
        "CHANGES = (\n",
        *(f"    {one},\n" for one in changes),
        ")\n",
    )
    return {"index.py": "".join(lists), "ready.py": "".join(ready)}


def _group(folder: str) -> int:
    """Return the group of a rule set by its file's folder; without one it is a classic."""
    return _GROUPS.index(folder) if folder in _GROUPS else 0


def _before(folder: Path, name: str, mark: str) -> str:
    """Return the hand-written part of a list: the text up to a mark."""
    try:
        parts = f"\n{(folder / name).read_text(encoding='utf-8')}".split(f"\n{mark} = ")
    except (OSError, UnicodeDecodeError) as error:
        raise UsageError(f"index: {name} cannot be read: restore it ({error})") from error
    if len(parts) != 2:
        raise UsageError(f"index: {name} must have a line that begins with `{mark} = `, once")
    return parts[0][1:] + "\n"


def ready_made(name: str, files: dict[str, Contents]) -> RuleSet:
    """Return a rule set with its parents' options."""
    rules = bytearray(_EFFECTS) + bytearray(OPTIONS_SIZE)
    for i, option in enumerate(OPTIONS):
        put_number(rules, i, option.value_of(option.base))
    try:
        for one in reversed(lineage(name, files)):
            for option_name, value in files[one]["OPTIONS"].items():
                put(rules, option_name, value)
        refuse_contradictions(rules, files[name]["PLAYERS"][1])
        made = rule_set(0, rules)  # no byte depends on its number
        ready = RuleSet(name, 0, files[name]["PLAYERS"], made.flat, made.effects, made.deck)
        _check_players(made.players, ready, files)
    except ValueError as error:
        raise file_error(name, str(error)) from error
    return ready


def _check_players(allowed: tuple[int, int], made: RuleSet, files: dict[str, Contents]) -> None:
    """Raise ValueError if a rule set's players exceed what its options or cards allow.

    allowed: the fewest and the most that its options permit.
    """
    every = next(iter(files.values()))["PLAYERS"]
    if allowed not in (every, made.players):
        raise ValueError(f"PLAYERS = {made.players}: with these options it must be {allowed}")
    made.check_players(made.players[0])


def _differing(base: bytes, whole: bytes) -> bytes:
    return bytes(n for i in range(len(base)) if whole[i] != base[i] for n in (i, whole[i]))
