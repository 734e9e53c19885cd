"""This module writes the reasons for refusals (engine/spec/reasons.py) as boards read them.

check(REASONS)      raises UsageError, `FILE:LINE: what is wrong, and what would be right`
file_texts()        the texts of the constants and of the words for scenarios, by path
"""

import ast
import re
from collections.abc import Iterator, Sequence
from pathlib import Path

from engine.spec.reasons import REASONS, Reason
from engine.spec.values import Place
from sim import ROOT
from tools.index.faults import fault, shown
from tools.index.option_check import Fault, clauses, wrong_label
from tools.index.text import generated, quoted

_ROOT = Path(ROOT)
_RULES = "engine/rules"
_REFUSING = ("engine/*.py", "engine/turn/*.py", "engine/match/*.py", f"{_RULES}/*.py")
_NAME = re.compile(r"[A-Z][A-Z0-9_]*")
_OK = "OK = const(0)  # the choice was carried out\n"


def check(reasons: Sequence[Reason]) -> None:
    """See the module."""
    for place, what in [*_wrong_words(reasons), *_wrong_uses(reasons)]:
        raise fault(place, what)


def _wrong_words(reasons: Sequence[Reason]) -> Iterator[Fault]:
    for at, one in enumerate(reasons):
        if not _NAME.fullmatch(one.name) or one.name == "OK":
            yield one.place, f"{one.name!r} is no name of a reason: use A-Z, 0-9 and _"
        for other in reasons[:at]:
            for what, mine, its in (
                ("name", one.name, other.name),
                ("words", one.words, other.words),
                ("words for players", one.said, other.said),
            ):
                if mine == its:
                    yield one.place, f"{one.name} has the {what} of {shown(other.place)}: {mine!r}"
        if not one.words or one.words != one.words.strip() or not one.words.isascii():
            yield one.place, f"the words of {one.name} in scenarios are no plain text"
        yield from wrong_label(one.place, f"what players read of {one.name}", one.said)
        if one.clause not in clauses():
            yield one.place, f"{one.name}: docs/rules/CLAUSES.md has no clause {one.clause}"
        for rule in one.rules.split():
            if not (_ROOT / _RULES / f"{rule}.py").is_file():
                yield one.place, f"{one.name} is of the rule {rule}, but {_RULES} has no {rule}.py"


def _wrong_uses(reasons: Sequence[Reason]) -> Iterator[Fault]:
    """Find files that refuse with a reason of a rule, and rules that never do."""
    own = {one.name: one for one in reasons if one.rules}
    used: set[tuple[str, str]] = set()
    for path in [path for place in _REFUSING for path in sorted(_ROOT.glob(place))]:
        rule = path.stem if path.parent == _ROOT / _RULES else ""
        for name, line in _named(path, own):
            used.add((name, rule))
            if rule not in own[name].rules.split():
                declared = f"{name} is a reason of {own[name].rules} ({shown(own[name].place)})"
                what = f"{declared}: declare it for this rule, or one of its own"
                yield Place(str(path), line), what
    for one in own.values():
        for rule in one.rules.split():
            if (one.name, rule) not in used:
                yield one.place, f"{_RULES}/{rule}.py does not refuse with {one.name}"


def _named(path: Path, names: dict[str, Reason]) -> Iterator[tuple[str, int]]:
    """Yield which of some constants a file names, and where."""
    try:
        tree = ast.parse(path.read_text(encoding="utf-8"))
    except SyntaxError as error:
        raise fault(Place(str(path), error.lineno or 1), error.msg) from error
    for node in ast.walk(tree):
        if isinstance(node, ast.Name) and node.id in names:
            yield node.id, node.lineno
        elif isinstance(node, ast.Attribute) and node.attr in names:
            yield node.attr, node.lineno
        elif isinstance(node, ast.ImportFrom):
            for alias in node.names:
                if alias.name in names:
                    yield alias.name, alias.lineno


def file_texts() -> dict[Path, str]:
    """See the module."""
    check(REASONS)
    return {
        _ROOT / "engine" / "state" / "reasons.py": _constants(),
        _ROOT / "engine" / "reasons_generated.py": _words(),
    }


def _constants() -> str:
    return generated(
        "What a choice returns: OK, or the reason why it was refused.",
        "from engine.const import const\n\n",
        _OK,
        *(f"{one.name} = const({i})  # {one.words}\n" for i, one in enumerate(REASONS, 1)),
    )


def _words() -> str:
    rows = [f"    {i}: {quoted(one.words)},\n" for i, one in enumerate(REASONS, 1)]
    return generated(
        "The reasons in words for scenarios and links; no board loads this module.",
        *("REASONS = {\n", *rows, "}\n"),
    )
