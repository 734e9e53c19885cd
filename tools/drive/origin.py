"""This module leads from a place in a drive's bytecode back to the sources.

    found = find(map_of(drive), "4F2-812")     [("engine/turn/play.py", 120, "lay_card")]

A code, which the screen of an error shows, is a number of the file, a hyphen, and a line of the
bundle's text. Where the bytecode has no line numbers it ends with the name of the function there,
of which only the first line is known, and what was moved into it. A release has the map of each
drive.
"""

import ast
from typing import Any

from sim.errors import UsageError
from tools.drive.file_names import number_of
from tools.drive.joining import Drive
from tools.drive.writing import Place


def map_of(drive: Drive) -> dict[str, Any]:
    """Return the map of a drive, for a JSON file.

    paths: of the sources, and functions in them, as numbers of `words`. files: by path on the
    drive, without the ending; lines: of each line of the bundle, path, line and function, flat;
    functions: by name, the first and last line of the bundle.
    """
    words: dict[str, int] = {}
    files = {}
    for path, text in drive.texts.items():
        lines: list[int] = []
        for source, line, function in drive.places[path]:
            lines += [words.setdefault(source, len(words)), line]
            lines.append(words.setdefault(function, len(words)))
        functions: dict[str, list[list[int]]] = {}
        for node in ast.walk(ast.parse(text)):
            if isinstance(node, ast.FunctionDef):
                span = [node.lineno, node.end_lineno or node.lineno]
                functions.setdefault(node.name, []).append(span)
        files[path.removesuffix(".py")] = {"lines": lines, "functions": functions}
    return {"words": list(words), "files": files}


def find(origins: dict[str, Any], code: str) -> list[Place]:
    """Return the places that a code may mean. UsageError: it is none of this drive."""
    number, hyphen, rest = code.strip().partition("-")
    found: list[Place] = []
    for path, file in origins["files"].items():
        if number_of(f"{path}.py") == number.upper() and hyphen:
            if rest.isdecimal() and int(rest):
                found += _places(origins["words"], file["lines"], int(rest), int(rest))
            for first, last in file["functions"].get(rest, ()):
                found += _firsts(_places(origins["words"], file["lines"], first, last))
    if not found:
        raise UsageError(f"{code}: no place of this drive; is it of another board or version?")
    return found


def _places(words: list[str], lines: list[int], first: int, last: int) -> list[Place]:
    """Return the places of lines of a bundle."""
    found = []
    for at in range(3 * (first - 1), min(3 * last, len(lines)), 3):
        path, line, function = lines[at : at + 3]
        if words[path]:
            found.append((words[path], line, words[function]))
    return found


def _firsts(places: list[Place]) -> list[Place]:
    """Return the first place of each function."""
    found: dict[tuple[str, str], Place] = {}
    for path, line, function in places[1:] or places:
        found.setdefault((path, function), (path, line, function))
    return list(found.values())
