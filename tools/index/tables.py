"""This module makes the tables of rule sets and options in the docs.

They are in docs/rules/README.md and docs/own-rules.md (`tools/made.py`), and `python -m sim index`
makes them.
"""

from collections.abc import Sequence
from pathlib import Path
from typing import Any

from engine.spec.options import BY_NAME, GROUPS, Option, contradictions
from sim import ROOT
from tools.index.rule_sets import ready_made
from tools.made import filled

_ROOT = Path(ROOT)
_PAGES = "docs/rules"
_MANY = 2  # the most values that are named one by one
# The pages that explain clauses.
# fmt: off
_EXPLAINED = {
    "CORE": "official", "OFF": "official", "TWO": "official", "CUS": "classic", "GRD": "grand",
    "DBL": "double-down", "DEA": "deadly", "SEV": "seven-zero", "DIC": "dice",
    "ROA": "road-rules", "TWD": "two-deck", "COW": "cowboy", "DIR": "dirty",
    "COL": "dirty-college", "POW": "power", "STA": "stack", "CRO": "cross-family", "COM": "combo",
    "PAR": "partners", "CHA": "challenge", "SOC": "social", "TAB": "table-match",
    "OWN": "../own-rules",
}
# fmt: on


def file_texts(files: dict[str, dict[str, Any]], root: Path = _ROOT) -> dict[Path, str]:
    """Return the texts of the files with tables; files: the contents of each rule set's file."""
    pages = root / _PAGES / "README.md"
    own = root / "docs" / "own-rules.md"
    return {
        pages: filled(pages, {"rule sets": _rule_sets(files), "options": _options()}),
        own: filled(own, {"mixes": _mixes()}),
    }


def page_of(clause: str) -> str:
    """Return the name of the page that explains a clause, or nothing."""
    return _EXPLAINED.get(clause.split("-")[0], "")


def _rule_sets(files: dict[str, dict[str, Any]]) -> list[str]:
    lines = ["| rule set | players | in a line | changes |", "| --- | --- | --- | --- |"]
    for name, words in files.items():
        parent = words.get("PARENT", "")
        changed = ", ".join(f"`{key}={value}`" for key, value in words.get("OPTIONS", {}).items())
        if parent:
            changes = f"{parent}: {changed or 'nothing'}"
        else:
            changes = "the base of all: every option as it stands first below"
        shown = f"[{name}]({name}.md)"
        lines.append(f"| {shown} | {_players(name, files)} | {words['LINE']} | {changes} |")
    return lines


def _players(name: str, files: dict[str, dict[str, Any]]) -> str:
    """Return how many can play a rule set with its deck, and with a larger one."""
    fewest, up_to = files[name]["PLAYERS"]
    most = ready_made(name, files).most()
    by_deck = str(fewest) if fewest == most else f"{fewest}–{most}"
    return by_deck if most == up_to else f"{by_deck}, with a larger deck {up_to}"


def _options() -> list[str]:
    """Return a table for each heading of the menu, with the base's value first."""
    lines = []
    for heading, options in GROUPS.items():
        lines += [
            "",
            f"### {heading}",
            "",
            "| option | means | values | |",
            "| --- | --- | --- | --- |",
        ]
        for option in options:
            page = page_of(option.clause)
            where = f"[{option.clause}]({page}.md)" if page else option.clause
            lines.append(f"| `{option.name}` | {option.line} | {_values(option)} | {where} |")
    return [*lines[1:], ""]


def _values(option: Option) -> str:
    """Return the values of an option, with the base's first."""
    if not option.values:
        lowest, highest = option.bounds
        return f"`{option.base}`; {lowest} to {highest}"
    single = [value for value in option.values if "+" not in value.word]
    values = sorted(single, key=lambda value: value.word != option.base)
    shown = [
        f"`{one.word}` {one.said}" if one.said != one.word else f"`{one.word}`" for one in values
    ]
    if len(single) < len(option.values):
        shown.append("several with `+` between")
    return "; ".join(shown)


def _mixes() -> list[str]:
    """Return a table of contradictions and their reasons, grouped by reason."""
    rows: dict[tuple[str, str], dict[str, list[str]]] = {}
    for option, against in contradictions():
        others = _named(against.other, against.others.split())
        key = (" or ".join(others), against.reason)
        rows.setdefault(key, {}).setdefault(option.name, []).extend(against.values.split())
    lines = ["| this | not with | why |", "| --- | --- | --- |"]
    for (those, reason), these in rows.items():
        named = [name for option in these for name in _named(option, these[option])]
        lines.append(f"| {', '.join(named)} | {those} | {reason} |")
    return lines


def _named(option: str, values: Sequence[str]) -> list[str]:
    """Name some values of an option; if they are most, by the remaining ones."""
    left = [word for word in BY_NAME[option].words if word not in values]
    if len(left) == 1 and len(values) > _MANY:
        return [f"`{option}` other than `{left[0]}`"]
    return [f"`{option}` above 0" if one == "+" else f"`{option}={one}`" for one in values]
