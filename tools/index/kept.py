"""This module keeps account of what saves hold, so that a later version reads them.

    kept = read()                   engine/spec/kept.txt
    codes = kept.codes(OPTIONS)     the place of each option among the bytes of a rule set, by name
    file_texts(kept, OPTIONS)       that file, and engine/rulesets/editions_generated.py

kept.txt has a line for each name and number that a save holds: an offset, a window, an event, an
option with its words. What is new is added at its end, and nothing there ever changes: an option
keeps its byte wherever its entry stands. The version of a save is a checksum of all lines up to the
newest one then. So a version of the game knows every save of an earlier one, and which options came
after it: these have the value that changes nothing (that of `official`). A save with any other
version is refused.

When a number has changed, as when a field was moved, no save of before can be read. The file is
begun anew then: all its lines belong to the first edition.
"""

import re
from binascii import crc32
from collections.abc import Sequence
from dataclasses import dataclass, field
from pathlib import Path

from engine.spec.options import Option
from engine.spec.saves import VERSION
from engine.spec.values import Place
from engine.spec.windows import SHOWS
from sim import ROOT
from tools.index.faults import fault, shown
from tools.index.text import generated

FILE = Path(ROOT) / "engine" / "spec" / "kept.txt"
_NAME = FILE.relative_to(ROOT).as_posix()
_LATER = "# Added since:"
_HEAD = """\
# What saves hold, made by `python -m sim index` (tools/index/kept.py). Lines are added at the end
# and never changed. Where two changes added lines, keep those of the one, and run the command.
"""
_CONSTANT = re.compile(r"^([A-Z]\w*) = const\((.+?)\)", re.M)
# The modules whose constants a save holds, and which of them it does not.
_HOLD = {
    "engine/state/layout": "VIEW_",
    "engine/state/cards": "",
    "engine/state/window_types": rf"({'|'.join(SHOWS)}|\w+_FLAGS|WINDOW_TYPES)$",
    "engine/state/events": "LAST_KIND|EVENTS_",
    "engine/tournament/layout": "",
    "lib/ui/match/match_bytes": "",
}
_FACES = 24  # codes before those of options
_FIRST_NEW = _FACES + 72  # those before are part of what a replay compares (sim/replay/playing.py)


@dataclass
class Kept:
    """The lines of the file.

    lines: each ("option", code, name, words …) or (module, name, number); first: how many belong to
    the first edition. places: file and line of each.
    """

    lines: list[tuple[str, ...]] = field(default_factory=list)
    first: int = 0
    places: list[Place] = field(default_factory=list)
    room: int = 0  # bytes for options

    def words(self) -> dict[str, tuple[int, list[str], Place]]:
        """Return code, words and place of each option, by name; a word may have a later line."""
        found: dict[str, tuple[int, list[str], Place]] = {}
        for line, where in zip(self.lines, self.places, strict=True):
            if line[0] == "option":
                _, words, _ = found.setdefault(line[2], (int(line[1]), [], where))
                words += line[3:]
        return found

    def codes(self, options: Sequence[Option]) -> dict[str, int]:
        """Return the code of each option. A new one gets the first that is free."""
        before = self.words()
        codes = {name: before[name][0] for name in before}
        wide = {one.name for one in options if one.is_wide}
        taken = {code + i for name, code in codes.items() for i in range(1 + (name in wide))}
        for option in options:
            if option.name not in codes:
                size = 1 + option.is_wide
                code = option.face if option.is_effect else self._free(taken, size, option)
                codes[option.name] = code
                taken.update(range(code, code + size))
        return codes

    def free(self, options: Sequence[Option]) -> int:
        """Return how many bytes are left for new options."""
        codes = self.codes(options)
        new = [one for one in options if codes[one.name] >= _FIRST_NEW]
        return _FACES + self.room - _FIRST_NEW - sum(1 + one.is_wide for one in new)

    def _free(self, taken: set[int], size: int, option: Option) -> int:
        for code in range(_FIRST_NEW, _FACES + self.room - size + 1):
            if not taken & set(range(code, code + size)):
                return code
        what = f"no byte is left for {option.name}: raise OPTIONS_SIZE of the state"
        raise fault(option.place, what)


def read(path: Path = FILE) -> Kept:
    """Read the file. What a save holds today is not in it yet, if it is new."""
    kept = Kept(room=_number("engine/state/layout", "OPTIONS_SIZE"))
    text = path.read_text(encoding="utf-8") if path.exists() else ""
    for number, line in enumerate(text.splitlines(), 1):
        if line == _LATER:
            kept.first = len(kept.lines)
        elif line and not line.startswith("#"):
            kept.lines.append(tuple(line.split()))
            kept.places.append(Place(str(path), number))
    kept.first = kept.first or len(kept.lines)
    return kept


def _number(module: str, name: str) -> int:
    return int(dict(_constants(module))[name])


def _constants(module: str) -> list[tuple[str, str]]:
    text = (Path(ROOT) / f"{module}.py").read_text(encoding="utf-8")
    return [(name, number.replace(" ", "")) for name, number in _CONSTANT.findall(text)]


def check(kept: Kept, options: Sequence[Option]) -> None:
    """Raise UsageError if an option lost a value that saves hold, or changed its place."""
    now = {one.name: one for one in options}
    for name, (code, words, where) in kept.words().items():
        if name not in now:
            raise fault(
                where,
                f"the option {name} is gone, but saves hold it: bring it back, or delete this line,"
                " and its saves are refused",
            )
        option = now[name]
        if option.words[: len(words)] != tuple(words) or bool(words) != bool(option.words):
            raise fault(
                option.place,
                f"saves hold the values of {name} by their places: "
                f"{' '.join(words) or 'a number'}: put new ones behind these; one that no release"
                f" has had goes with its line at the end of {_NAME}",
            )
        if (option.is_effect and code != option.face) or (not option.is_effect and code < _FACES):
            raise fault(option.place, f"saves hold {name} at {shown(where)}: it keeps its face")


def file_texts(kept: Kept, options: Sequence[Option], path: Path = FILE) -> dict[Path, str]:
    """Return the texts of the file, and of the editions for boards."""
    lines, first = _brought_up(kept, options)
    text = _HEAD + "".join(" ".join(line) + "\n" for line in lines[:first])
    text += "".join([_LATER + "\n", *(" ".join(line) + "\n" for line in lines[first:])])
    editions = path.parents[1] / "rulesets" / "editions_generated.py"
    return {path: text, editions: _editions(lines, first, options)}


def _brought_up(kept: Kept, options: Sequence[Option]) -> tuple[list[tuple[str, ...]], int]:
    """Return all lines, with what is new at their end, and how many are of the first edition."""
    held = set(kept.lines)
    new = [line for line in _numbers() if line not in held] + _new_words(kept, options)
    gone = changed(kept)
    if not gone:
        return kept.lines + new, kept.first or len(new)
    lines = [line for line in kept.lines if line not in gone] + new
    return lines, len(lines)


def changed(kept: Kept) -> list[tuple[str, ...]]:
    """Return the lines that are not so any more: no save of before can be read then."""
    numbers = set(_numbers())
    return [line for line in kept.lines if line[0] != "option" and line not in numbers]


def _numbers() -> list[tuple[str, ...]]:
    """Return module, name and number of each constant that a save holds today."""
    return [
        (module, name, number)
        for module, none in _HOLD.items()
        for name, number in _constants(module)
        if not none or not re.match(none, name)
    ]


def _new_words(kept: Kept, options: Sequence[Option]) -> list[tuple[str, ...]]:
    before = kept.words()
    codes = kept.codes(options)
    found: list[tuple[str, ...]] = []
    for option in options:
        held = len(before[option.name][1]) if option.name in before else 0
        if option.name not in before or len(option.words) > held:
            name, code = option.name, codes[option.name]
            found.append(("option", str(code), name, *option.words[held:]))
    return found


def _editions(lines: list[tuple[str, ...]], first: int, options: Sequence[Option]) -> str:
    """Return the text of the module: a version for each edition, and what came after it."""
    wide = {one.name for one in options if one.is_wide}
    seen = {line[2] for line in lines[:first] if line[0] == "option"}
    text = f"{VERSION}\n" + "".join(" ".join(line) + "\n" for line in lines[:first])
    versions = [_tag(text, [])]
    added: list[bytes] = []
    for line in lines[first:]:
        text += " ".join(line) + "\n"
        versions.append(_tag(text, versions))
        is_new = line[0] == "option" and line[2] not in seen
        seen.add(line[2])
        code = int(line[1]) if is_new else 0
        added.append(bytes([code, code + 1][: is_new + (is_new and line[2] in wide)]))
    return generated(
        "The version of saves, and the earlier ones that can be read (tools/index/kept.py).",
        "from engine.const import const\n\n",
        f"VERSION = const({versions[-1]})\n",
        "# Of each earlier edition: its version, and the codes of the option that came after it.\n",
        f'EARLIER: "tuple[int, ...]" = {tuple(versions[:-1])!r}\n',
        f'ADDED: "tuple[bytes, ...]" = {tuple(added)!r}\n',
    )


def _tag(text: str, taken: list[int]) -> int:
    """Return a number of 16 bits for a text, none of those taken."""
    crc = crc32(text.encode())
    tag = (crc ^ crc >> 16) & 0xFFFF
    while tag in taken or tag < 256:  # versions were numbers below 256 before
        tag = (tag + 256) & 0xFFFF
    return tag
