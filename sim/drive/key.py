"""The key of a drive: reads tracebacks from files in which names are short and lines are few.

    key_text(board, version, program)       what stands in `….key.json`, beside a release
    key = read_key(path)
    key.places("b.py:41")                   what an error screen shows, in the sources' words
    key.read(traceback)                     the same for a whole traceback

A line of the drive may hold several statements, and those of functions that were put there:
all their lines are told.
"""

import json
import re
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from sim.drive.origin import Names, Span
from sim.drive.small import Small
from sim.errors import UsageError

_FRAME = re.compile(r'File "(?P<path>[^"]+)", line (?P<line>\d+)(?:, in (?P<name>\S+))?')
_QUOTED = re.compile(r"'(\w+)'")


def key_text(board: str, version: str, program: Small) -> str:
    """The key of a board's drive as it is written."""
    used = {
        program.marks.sources[span[0] - 1]
        for origin in program.origins.values()
        for spans in origin.lines
        for span in spans
    }
    functions = {path: program.marks.functions[path] for path in sorted(used)}
    files = {
        path: {"lines": origin.lines, "names": origin.names}
        for path, origin in sorted(program.origins.items())
    }
    key = {
        "board": board,
        "version": version,
        "sources": program.marks.sources,
        "functions": functions,
        "files": files,
    }
    return json.dumps(key, separators=(",", ":"), sort_keys=True) + "\n"


def read_key(place: Path) -> "Key":
    """Read a key; UsageError for what is none."""
    try:
        read: dict[str, Any] = json.loads(place.read_text(encoding="utf-8"))
        return Key(**read)
    except OSError as error:
        raise UsageError(f"{place}: {error.strerror}; name the key of the release") from error
    except (ValueError, TypeError) as error:
        raise UsageError(f"{place}: is no key; name the release's …key.json") from error


@dataclass(frozen=True)
class Key:
    """What a key holds: see `sim.drive.origin` for lines and names."""

    board: str
    version: str
    sources: list[str]
    functions: dict[str, list[tuple[int, int, str]]]
    files: dict[str, dict[str, Any]]

    def places(self, where: str) -> list[str]:
        """`FILE:LINE` of the drive in the sources; one for each file of the drive so named."""
        name, _, line = where.rpartition(":")
        if not name or not line.isdigit():
            raise UsageError(f"{where}: is no place; write it as the screen does, FILE.py:LINE")
        paths = self._paths(name)
        if not paths:
            raise UsageError(f"{name}: no such file on the drive of {self.board} {self.version}")
        found = [f"{path}:{line} is {self._told(path, int(line))}" for path in paths]
        return [words for words in found if not words.endswith(" is ")] or [
            f"{where}: that file has no such line; is the key of another release?"
        ]

    def read(self, trace: str) -> str:
        """A traceback in the sources' words, line by line."""
        told = []
        path, line = "", 0
        for text in trace.splitlines():
            frame = _FRAME.search(text)
            if frame:
                told.append(self._frame(text, frame))
                path, line = frame["path"], int(frame["line"])
            else:
                told.append(text + self._meanings(text, path, line))
        return "\n".join(told)

    def _paths(self, name: str) -> list[str]:
        """Files of the drive that a path, or the end of one, can mean."""
        name = name.replace("\\", "/").lstrip("/")
        if name in self.files:
            return [name]
        return [path for path in self.files if path.endswith(f"/{name}")]

    def _spans(self, path: str, line: int) -> list[Span]:
        lines: list[Span] = self.files[path]["lines"]
        return lines[line - 1] if 0 < line <= len(lines) else []  # type: ignore[return-value]

    def _told(self, path: str, line: int) -> str:
        return ", ".join(
            f"{source}:{lines}" + (f" in {function}" if function else "")
            for source, function, lines in self._parts(path, line)
        )

    def _parts(self, path: str, line: int) -> list[tuple[str, str, str]]:
        """(source, function, lines) of what stands on a line of the drive."""
        parts: dict[tuple[str, str], list[str]] = {}
        for number, first, last in self._spans(path, line):
            source = self.sources[number - 1]
            lines = parts.setdefault((source, self._function(source, first)), [])
            lines.append(f"{first}" if first == last else f"{first}-{last}")
        return [(*place, ",".join(lines)) for place, lines in parts.items()]

    def _function(self, source: str, line: int) -> str:
        """The innermost function or class around a line."""
        around = [one for one in self.functions.get(source, ()) if one[0] <= line <= one[1]]
        return max(around, key=lambda one: one[0])[2] if around else ""

    def _frame(self, text: str, frame: "re.Match[str]") -> str:
        paths = self._paths(frame["path"])
        told = [self._told(path, int(frame["line"])) for path in paths]
        told = [words for words in told if words]
        if not told:
            return text  # not from the drive
        olds = self._olds(frame["name"] or "", paths[0], int(frame["line"]))
        parts = [part for path in paths for part in self._parts(path, int(frame["line"]))]
        known = [function.rpartition(".")[2] for _, function, _ in parts]
        moved = [old for old in olds if old not in known]
        into = f", moved into {' or '.join(moved)}" if moved and len(moved) == len(olds) else ""
        return f"{text[: frame.start()]}{' or '.join(told)}{into}"

    def _olds(self, name: str, path: str, line: int) -> list[str]:
        """What a name was: in the functions at a line, else in their classes, else in the file."""
        names: Names = self.files[path]["names"]
        scopes = []
        for number, first, _ in self._spans(path, line):
            inner = self._function(self.sources[number - 1], first)
            scopes += [inner, inner.rpartition(".")[0]]
        near = [old for scope in scopes for old in names.get(scope, {}).get(name, ())]
        everywhere = [old for found in names.values() for old in found.get(name, ())]
        return list(dict.fromkeys(near or names.get("", {}).get(name) or everywhere))

    def _meanings(self, text: str, path: str, line: int) -> str:
        """Behind the words of an error: the names that it quotes."""
        paths = self._paths(path) if path else []
        told = []
        for name in dict.fromkeys(_QUOTED.findall(text)):
            olds = self._olds(name, paths[0], line) if paths else []
            told += [f"{name}: {' or '.join(olds)}"] if olds else []
        return f"  [{', '.join(told)}]" if told else ""
