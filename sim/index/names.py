"""This module writes the options as the engine reads them: names, words, bytes, constants.

file_texts()    the texts of engine/state/option_names.py and engine/state/options.py
"""

from pathlib import Path

from sim import ROOT
from sim.errors import UsageError
from sim.index.text import HEAD, quoted, tuple_of, words_of
from sim.options import OPTIONS

_STATE = Path(ROOT) / "engine" / "state"
_OPTIONS = _STATE / "options.py"
_MADE = "# Made by `python -m sim index` from sim/options, down to the end.\n"


def file_texts() -> dict[Path, str]:
    """Return the texts of both files, by path."""
    return {_STATE / "option_names.py": _names(), _OPTIONS: _constants()}


def _names() -> str:
    what = "This module has the options' names for rule sets and scenarios, in the menus' order."
    rows = [(one.name, tuple(quoted(word) for word in one.words)) for one in OPTIONS]
    return "".join(
        (
            HEAD.format(what=what, source="sim/options"),
            tuple_of("NAMES", [quoted(one.name) for one in OPTIONS]),
            "# The words of each, a word's place being its value; empty: it takes a number.\n",
            *words_of(rows, {('"0"', '"1"'): "_NO_YES"}),
            "# Why some values of an option cannot be taken together, where others can.\n",
            "APART = {\n",
            *[f"    {quoted(one.name)}: {quoted(one.apart)},\n" for one in OPTIONS if one.apart],
            "}\n",
        )
    )


def _constants() -> str:
    """Return the text of options.py: its hand-written part, and the constants of all options."""
    text = _OPTIONS.read_text(encoding="utf-8")
    if text.count(_MADE) != 1:
        raise UsageError(f"index: {_OPTIONS.name} must have {_MADE.strip()!r} once")
    return "".join((text.split(_MADE)[0], _MADE, *_bytes(), "\n", *_values()))


def _bytes() -> list[str]:
    """Return a line for each option that says where its byte lies."""
    lines = ["# Where each option lies.\n"]
    for option in sorted(OPTIONS, key=lambda one: one.at):
        if not option.is_effect:
            what = f"{option.name}{' (two bytes)' if option.is_wide else ''}: {option.line}"
            lines.append(f"{option.constant_name} = const({option.at})  # {what}\n")
    return lines


def _values() -> list[str]:
    """Return a line for each value that has a constant."""
    found: dict[str, list[tuple[str, int]]] = {}
    for option in OPTIONS:
        for place, value in enumerate(option.values):
            if value.constant:
                found.setdefault(value.constant, []).append((f"{option.name}={value.word}", place))
    lines = ["# Values that more than one module asks for.\n"]
    for name, users in found.items():
        if len({place for _, place in users}) > 1:
            raise UsageError(f"index: {name} is the name of different values: {users}")
        lines.append(f"{name} = const({users[0][1]})  # {', '.join(text for text, _ in users)}\n")
    return lines
