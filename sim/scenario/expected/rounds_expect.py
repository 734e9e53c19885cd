"""This module checks an `expect` line about a match over several tables."""

from engine.evenings.sheet import (
    DONE,
    FLAGS,
    MAX_PERSONS,
    MOVED_BACK,
    MOVED_ON,
    PERSONS,
    POINTS,
    ROUND,
    SIDES,
    TABLES,
    UNOS_CALLED,
    WENT_OUT,
    is_over,
    partner_of,
    record,
    seat_in,
    table_of,
)
from engine.evenings.standings import (
    HIGHEST,
    LOWEST,
    ROCKS,
    UNOS,
    WON,
    team_of,
    team_value,
    value,
    winners_into,
)
from engine.evenings.tables import status_of
from engine.notation import is_number
from engine.state.layout import NOBODY
from engine.state.seats import word

_CATEGORIES = {"unos": UNOS, "rocks": ROCKS, "highest": HIGHEST, "lowest": LOWEST, "won": WON}
_TOTALS = {"total": HIGHEST, "won": WON, "unos": UNOS, "rocks": ROCKS}
_OTHERS = "partner, seat, team, points, called, moved, out, calls, left, round, over, winner"
_ALL = _OTHERS + ", total, won, unos, rocks"


def look(sheet: bytearray, words: list[str]) -> str:
    """Return "" if an expectation holds, else what was found; ValueError for an error."""
    name = words[0] if words else ""
    if name == "over" and len(words) == 1:
        return "" if is_over(sheet) else f"round {sheet[ROUND]} is next"
    if name in ("out", "left"):
        return _set(sheet, name, words[1:])
    if name == "winner" and "=" in words:
        return _winner(sheet, words[1:])
    if name in ("round", "calls") and len(words) == 3 and words[1] == "=":
        found = sheet[ROUND] if name == "round" else len(_rocked(sheet))
        return _compare(str(found), words[2:], True)
    if name in _TOTALS and len(words) == 5 and words[1] == "team" and words[3] == "=":
        team = _number(words[2], sheet[SIDES], "team")
        return _compare(str(team_value(sheet, _TOTALS[name], team)), words[4:], True)
    if len(words) < 4 or words[2] != "=":
        raise ValueError(f"no expectation {' '.join(words)!r}: one of {_ALL}")
    person = _number(words[1], sheet[PERSONS], "person")
    return _of_person(sheet, name, person, words[3:])


def _of_person(sheet: bytearray, name: str, person: int, said: list[str]) -> str:
    at = record(sheet, person)
    if name == "partner":
        found = partner_of(sheet, person)
        return _compare("nobody" if found == NOBODY else str(found), said, said != ["nobody"])
    if name == "seat":
        return _compare(f"{table_of(sheet, person) + 1} {seat_in(sheet, person)}", said, True)
    if name == "team":
        return _compare(str(team_of(sheet, person)), said, True)
    if name == "points":
        return _compare(str(word(sheet, at + POINTS)), said, True)
    if name == "called":
        return _compare(str(sheet[at + UNOS_CALLED]), said, True)
    if name == "moved":
        if said not in (["on"], ["back"], ["no"]):
            raise ValueError(f"moved {' '.join(said)}: must be on, back or no")
        flags = sheet[at + FLAGS]
        moved = "on" if flags & MOVED_ON else "back" if flags & MOVED_BACK else "no"
        return _compare(moved, said, False)
    if name not in _TOTALS:
        raise ValueError(f"no expectation {name!r}: one of {_ALL}")
    return _compare(str(value(sheet, _TOTALS[name], person)), said, True)


def _compare(found: str, said: list[str], numbers: bool) -> str:
    if numbers:
        for each in said:
            _number(each, 1 << 30, "number")
    return "" if found == " ".join(said) else found


def _number(text: str, below: int, what: str) -> int:
    if not is_number(text) or int(text) >= below:
        raise ValueError(f"no {what} {text!r}: 0 to {below - 1}")
    return int(text)


def _rocked(sheet: bytearray) -> list[int]:
    """Return who went out in the round in play, or in the last one."""
    return [p for p in range(sheet[PERSONS]) if sheet[record(sheet, p) + FLAGS] & WENT_OUT]


def _set(sheet: bytearray, name: str, said: list[str]) -> str:
    """Compare persons who went out, or tables without a result."""
    none = "nobody" if name == "out" else "none"
    if not said:
        raise ValueError(f"{name}: numbers must follow, or {none}")
    if name == "out":
        found = _rocked(sheet)
        below = sheet[PERSONS]
    else:
        found = [n + 1 for n in range(sheet[TABLES]) if status_of(sheet, n) != DONE]
        below = sheet[TABLES] + 1
    expected = [] if said == [none] else sorted([_number(each, below, name) for each in said])
    return "" if found == expected else " ".join([str(n) for n in found]) or none


def _winner(sheet: bytearray, words: list[str]) -> str:
    """Compare `winner [team] CATEGORY = numbers`, or nobody."""
    teams = words[0] == "team"
    if teams:
        words = words[1:]
    if words[0] not in _CATEGORIES or len(words) < 3 or words[1] != "=":
        raise ValueError(f"winner {' '.join(words)}: one of {', '.join(sorted(_CATEGORIES))}, =")
    out = bytearray(MAX_PERSONS)
    count = winners_into(sheet, _CATEGORIES[words[0]], teams, out)
    found = [out[i] for i in range(count)]
    below = sheet[SIDES] if teams else sheet[PERSONS]
    said = words[2:]
    expected = (
        [] if said == ["nobody"] else sorted([_number(each, below, "winner") for each in said])
    )
    return "" if found == expected else " ".join([str(n) for n in found]) or "nobody"
