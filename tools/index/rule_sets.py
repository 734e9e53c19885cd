"""This module reads the files of the rule sets, and writes the lists in which a board finds them.

    read_rule_sets(folder, known)    the contents of each rule set's file, in the order of the list
    file_texts(folder, known)        the texts of index_generated.py and bytes_generated.py

A file is data: it is parsed and never loaded. A list keeps the order of its names, because a saved
match stores a name's number; new names go to the end. An error is reported in one line.
"""

import ast
import re
import warnings
from collections.abc import Callable
from pathlib import Path
from typing import Any

from engine.rulesets import index_generated
from engine.rulesets.by_name import put, refuse_contradictions
from engine.rulesets.mixing import put as put_number
from engine.rulesets.mixing import rule_set
from engine.rulesets.rule_set import RuleSet
from engine.spec.options import OPTIONS
from engine.state.layout import MAX_SEATS, OPTIONS_SIZE
from sim.errors import UsageError
from tools.index.text import bytes_as_text, bytes_of, generated, quoted, tuple_of

Contents = dict[str, Any]
FOLDER = Path(index_generated.__file__).parent
# The folders of rule sets, which are groups in the menu (lib/ui/screens/rules.py).
GROUPS = ("classics", "quick", "for_two", "evenings")
_NAME = re.compile("[a-z][a-z0-9]*(-[a-z0-9]+)*")
_LONGEST_NAME = 13  # letters: the narrowest menu has a name and its players in a row
_LONGEST_LINE = 44  # letters: three rows of the narrowest menu, wherever lines break
_NOT_IN_A_LINE = '"\\|<>`'  # they would end a string in Python, or a cell of the docs' tables
# The effect of each face without options: 0 to 9, S, R, D, Blank, -, -, W, W4 ….
_EFFECTS = bytes([0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 2, 3, 0, 0, 0, 4, 5, 16, 24, 4, 4, 4, 0])


def file_texts(
    folder: Path = FOLDER, known: tuple[str, ...] = index_generated.NAMES
) -> dict[str, str]:
    """Return the texts of both lists; known: names that have their numbers."""
    files = read_rule_sets(folder, known)
    players = [one["PLAYERS"] for one in files.values()]
    made = [ready_made(name, files) for name in files]
    index = generated(
        "The rule sets, so that a title screen imports none. A state keeps the place in NAMES.",
        "from engine.const import const\n\n",
        tuple_of("NAMES", map(quoted, files)),
        tuple_of("LINES", [quoted(one["LINE"]) for one in files.values()]),
        tuple_of("FEWEST", [str(fewest) for fewest, _ in players]),
        "# The most players with the deck of the rule set, and with a larger one.\n",
        tuple_of("MOST", [str(rules.most()) for rules in made]),
        tuple_of("UP_TO", [str(most) for _, most in players]),
        f"# The folder of each, by its place among {', '.join(GROUPS)}.\n",
        tuple_of("GROUP_OF", [str(GROUPS.index(one["GROUP"])) for one in files.values()]),
        f"COUNT = const({len(files)})\n",
    )
    wholes = [rules.whole() for rules in made]
    changes = [bytes_as_text(_differing(wholes[0], whole), "    ") for whole in wholes]
    ready = generated(
        "The rule sets as bytes from layout.EFFECTS on: the first one, and how others differ.",
        bytes_of("BASE", wholes[0]),
        "# The bytes of each rule set that differ from BASE: place and value of each.\n",
        "CHANGES = (\n",
        *(f"    {one},\n" for one in changes),
        ")\n",
    )
    return {"index_generated.py": index, "bytes_generated.py": ready}


def ready_made(name: str, files: dict[str, Contents]) -> RuleSet:
    """Return a rule set with its parents' options."""
    rules = bytearray(_EFFECTS) + bytearray(OPTIONS_SIZE)
    for i, option in enumerate(OPTIONS):
        put_number(rules, i, option.value_of(option.base))
    players = files[name]["PLAYERS"]
    try:
        for one in reversed(lineage(name, files)):
            for option_name, value in files[one]["OPTIONS"].items():
                put(rules, option_name, value)
        refuse_contradictions(rules, players[1])
        made = rule_set(0, rules)  # no byte depends on its number
        ready = RuleSet(name, 0, players, made.flat, made.effects, made.deck)
        every = next(iter(files.values()))["PLAYERS"]
        if made.players not in (every, players):  # its options fix the number of players
            raise ValueError(f"PLAYERS = {players}: with these options it must be {made.players}")
        ready.check_players(players[0])
    except ValueError as error:
        raise _error(name, str(error)) from error
    return ready


def _differing(base: bytes, whole: bytes) -> bytes:
    return bytes(n for i in range(len(base)) if whole[i] != base[i] for n in (i, whole[i]))


def read_rule_sets(folder: Path, known: tuple[str, ...]) -> dict[str, Contents]:
    """Return the contents of each rule set's file and its GROUP, the folder; by name, in order.

    folder: engine/rulesets, whose folders are groups of rule sets. known: names that have their
    numbers. UsageError, in one line, for an error.
    """
    files: dict[str, Contents] = {}
    paths = [path for group in GROUPS for path in (folder / group).glob("[!._]*.py")]
    for path in sorted(paths, key=lambda path: path.name):
        contents = _contents(path)
        if contents["NAME"] in files:
            raise _error(contents["NAME"], "there are two of it: keep one")
        files[contents["NAME"]] = contents
        contents["GROUP"] = path.parent.name
    for name in known:
        if name not in files:
            raise UsageError(f"index: no file for the rule set {name!r}: saved matches need it")
    files = {name: files[name] for name in (*known, *(new for new in files if new not in known))}
    for name in files:
        lineage(name, files)
    return files


def lineage(name: str, files: dict[str, Contents]) -> list[str]:
    """Return a rule set and its parents, the youngest first."""
    found = [name]
    base = next(iter(files))
    while found[-1] != base:
        child = found[-1]
        parent = files[child]["PARENT"]
        if parent not in files:
            what = f"no rule set {parent!r} to be its PARENT: one of {', '.join(files)}"
            raise _error(child, what)
        if parent in found:
            what = f"PARENT = {parent!r} leads in a circle: it must lead to {base!r}"
            raise _error(child, what)
        found.append(parent)
    return found


def _error(name: str, what: str) -> UsageError:
    return UsageError(f"index: {_file_of(name)}: {what}")


def _file_of(name: str) -> str:
    return name.replace("-", "_") + ".py"


def _contents(path: Path) -> Contents:
    """Return the contents of a rule set's file."""
    contents: Contents = {"PARENT": "", "OPTIONS": {}}
    try:
        with warnings.catch_warnings():
            warnings.simplefilter("error")  # of a "\d": a future Python will refuse it
            body = ast.parse(path.read_text(encoding="utf-8-sig")).body
        if ast.get_docstring(ast.Module(body, [])) is not None:
            del body[0]
        for node in body:
            word, value = _assignment(node)
            contents[word] = value
        _check(contents)
        if _file_of(contents["NAME"]) != path.name:
            raise ValueError(f"says NAME = {contents['NAME']!r}: must be its file's, with - for _")
    except SyntaxError as error:
        raise UsageError(f"index: {path.name}: line {error.lineno or 1}: {error.msg}") from error
    except (OSError, ValueError, MemoryError, RecursionError) as error:
        raise UsageError(f"index: {path.name}: {str(error) or 'too deep'}") from error
    return contents


def _assignment(node: ast.stmt) -> tuple[str, Any]:
    """Return word and value of a statement `WORD = value`."""
    word = ""
    if isinstance(node, ast.Assign) and len(node.targets) == 1:
        word = getattr(node.targets[0], "id", "")
    if not isinstance(node, ast.Assign) or word not in _REQUIREMENTS:
        raise ValueError(
            f"line {node.lineno}: it may say {', '.join(_REQUIREMENTS)}, each with `=`"
        )
    try:
        value = ast.literal_eval(node.value)
    except (ValueError, TypeError, SyntaxError):
        raise ValueError(f"line {node.lineno}: {word} must be written out, not computed") from None
    if isinstance(node.value, ast.Dict) and len(node.value.keys) > len(value):
        raise ValueError(f"line {node.lineno}: {word} has one of its options twice")
    return word, value


def _check(contents: Contents) -> None:
    for word, (is_right, requirement) in _REQUIREMENTS.items():
        if word not in contents:
            raise ValueError(f"says no {word}: a rule set must")
        value = contents[word]
        if not is_right(value):
            raise ValueError(f"{word} = {value!r:.60}: must be {requirement}")


def _is_name(value: Any) -> bool:
    is_short = isinstance(value, str) and len(value) <= _LONGEST_NAME
    return is_short and bool(_NAME.fullmatch(value))


def _is_line(value: Any) -> bool:
    if not isinstance(value, str) or not 0 < len(value) <= _LONGEST_LINE:
        return False
    is_plain = value.isascii() and value.isprintable() and not set(value) & set(_NOT_IN_A_LINE)
    return is_plain and value == " ".join(value.split())


def _are_players(value: Any) -> bool:
    is_pair = type(value) is tuple and [type(one) for one in value] == [int, int]
    return is_pair and 2 <= value[0] <= value[1] <= MAX_SEATS


def _are_options(value: Any) -> bool:
    is_dict = type(value) is dict
    return is_dict and all(type(one) is str for pair in value.items() for one in pair)


# The words of a file: what is checked, and what must be.
_REQUIREMENTS: dict[str, tuple[Callable[[Any], bool], str]] = {
    "NAME": (
        _is_name,
        f"a text of a-z, 0-9 and -, {_LONGEST_NAME} letters at most, such as 'quick-fire'",
    ),
    "PARENT": (lambda value: isinstance(value, str), "the name of a rule set, as text"),
    "LINE": (
        _is_line,
        f"a text of 1 to {_LONGEST_LINE} letters with single spaces between words, in ASCII and"
        f" none of {_NOT_IN_A_LINE}",
    ),
    "PLAYERS": (
        _are_players,
        f"the fewest and the most, within 2 and {MAX_SEATS}, such as (2, 8)",
    ),
    "OPTIONS": (_are_options, 'names and values as text, such as {"uno": "2"}'),
}
