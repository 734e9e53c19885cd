"""This module begins the page of a rule set, docs/rules/NAME.md, where nobody has written it yet.

The page holds what the tests ask for: who can play, every option that differs, and the pages that
the device shows, which are the parent's with what differs before them. Where a sentence of the
parent is not true of the rule set, tests/ui/words/test_pages.py says which.
"""

from pathlib import Path
from typing import Any

from engine.spec.options import BY_NAME
from sim import ROOT
from tools.assets.rules import BEGIN, END

FOLDER = Path(ROOT) / "docs" / "rules"
_NUMBERS = "no one two three four five six seven eight nine ten".split()
_PAGE = """# {title}

[{parent}]({parent}.md) with other options. For {players} players.

## In short

{begin}### What differs

{line}.

{device}
{end}

## In full

{changes}
"""


def missing(files: dict[str, dict[str, Any]], folder: Path = FOLDER) -> dict[Path, str]:
    """Return a first text of each page that does not exist, by path."""
    paths = {name: folder / f"{name}.md" for name in files}
    return {path: _text(files[name], folder) for name, path in paths.items() if not path.exists()}


def _text(contents: dict[str, Any], folder: Path) -> str:
    parent = contents["PARENT"]
    fewest, most = (_NUMBERS[count] for count in contents["PLAYERS"])
    changes = [_change(name, value) for name, value in contents["OPTIONS"].items()]
    return _PAGE.format(
        title=contents["NAME"].replace("-", " ").capitalize(),
        parent=parent,
        players=fewest if fewest == most else f"{fewest} to {most}",
        begin=BEGIN,
        line=contents["LINE"],
        device=_device_part(folder / f"{parent}.md"),
        end=END,
        changes="\n".join(changes) or "- Nothing yet.",
    )


def _device_part(page: Path) -> str:
    """Return what the device shows of another rule set; of one that is new itself, nothing."""
    if not page.exists():
        return "### The rest\n\nThe rest is as in its parent.\n"
    return page.read_text(encoding="utf-8").partition(BEGIN)[2].partition(END)[0].rstrip() + "\n"


def _change(name: str, value: str) -> str:
    """Return an option that differs, in the words of the menu."""
    option = BY_NAME[name]
    said = next((one.said for one in option.values if one.word == value), value)
    return f"- {option.line}: {said} (`{name}={value}`) [{option.clause}]."
