"""This module checks an `expect` line about a match over several tables."""

from engine.notation import is_number
from engine.state.layout import NOBODY
from engine.state.seats import word
from engine.tournament.layout import (
    DONE,
    ENTRANT_FLAGS,
    MAX_ENTRANTS,
    MOVED_BACK,
    MOVED_ON,
    ROUND_POINTS,
    ROUND_UNOS,
    T_ENTRANTS,
    T_FORMAT,
    T_ROUND,
    T_SIDES,
    T_TABLES,
    WENT_OUT,
    is_over,
    pair_record,
    pairs_in,
    partner_of,
    record,
    seat_in,
    status_of,
    table_of,
)
from engine.tournament.standings import (
    HIGHEST,
    LOWEST,
    MOST_ROCKS,
    MOST_UNOS,
    MOST_WON,
    points_at,
    team_of,
    value,
    winners_into,
)

_CATEGORIES = {
    "unos": MOST_UNOS,
    "rocks": MOST_ROCKS,
    "highest": HIGHEST,
    "lowest": LOWEST,
    "won": MOST_WON,
}
_TOTALS = {"total": HIGHEST, "won": MOST_WON, "unos": MOST_UNOS, "rocks": MOST_ROCKS}
_OTHERS = "partner, seat, team, points, called, moved, out, calls, left, round, over, winner"
_ALL = _OTHERS + ", total, won, unos, rocks"


def look(t: bytearray, words: list[str]) -> str:
    """Return "" if an expectation holds, else what was found; ValueError for an error."""
    name = words[0] if words else ""
    if name == "over" and len(words) == 1:
        return "" if is_over(t) else f"round {t[T_ROUND]} is next"
    if name in ("out", "left"):
        return _set(t, name, words[1:])
    if name == "winner" and "=" in words:
        return _winner(t, words[1:])
    if name in ("round", "calls") and len(words) == 3 and words[1] == "=":
        found = t[T_ROUND] if name == "round" else len(_rocked(t))
        return _compare(str(found), words[2:], True)
    if name in _TOTALS and len(words) == 5 and words[1] == "team" and words[3] == "=":
        team = _number(words[2], t[T_SIDES], "team")
        return _compare(str(value(t, _TOTALS[name], team, True)), words[4:], True)
    if name == "total" and len(words) == 6 and words[2] == "with" and words[4] == "=":
        return _pair(t, words[1], words[3], words[5:])
    if len(words) < 4 or words[2] != "=":
        raise ValueError(f"no expectation {' '.join(words)!r}: one of {_ALL}")
    entrant = _number(words[1], t[T_ENTRANTS], "person")
    return _of_person(t, name, entrant, words[3:])


def _of_person(t: bytearray, name: str, entrant: int, said: list[str]) -> str:
    at = record(t, entrant)
    if name == "partner":
        found = partner_of(t, entrant)
        return _compare("nobody" if found == NOBODY else str(found), said, said != ["nobody"])
    if name == "seat":
        return _compare(f"{table_of(t, entrant) + 1} {seat_in(t, entrant)}", said, True)
    if name == "team":
        return _compare(str(team_of(t, entrant)), said, True)
    if name == "points":
        return _compare(str(word(t, at + ROUND_POINTS)), said, True)
    if name == "called":
        return _compare(str(t[at + ROUND_UNOS]), said, True)
    if name == "moved":
        if said not in (["on"], ["back"], ["no"]):
            raise ValueError(f"moved {' '.join(said)}: must be on, back or no")
        flags = t[at + ENTRANT_FLAGS]
        moved = "on" if flags & MOVED_ON else "back" if flags & MOVED_BACK else "no"
        return _compare(moved, said, False)
    if name not in _TOTALS:
        raise ValueError(f"no expectation {name!r}: one of {_ALL}")
    return _compare(str(value(t, _TOTALS[name], entrant)), said, True)


def _pair(t: bytearray, one: str, other: str, said: list[str]) -> str:
    """Compare what two partners have won together (PAR-2)."""
    if not pairs_in(t[T_FORMAT], t[T_ENTRANTS]):
        raise ValueError("total … with …: only a rotation of four keeps the points of partners")
    pair = sorted(_number(each, t[T_ENTRANTS], "person") for each in (one, other))
    if pair[0] == pair[1]:
        raise ValueError(f"total {one} with {other}: partners are two persons")
    return _compare(str(points_at(t, pair_record(t, *pair))), said, True)


def _compare(found: str, said: list[str], numbers: bool) -> str:
    if numbers:
        for each in said:
            _number(each, 1 << 30, "number")
    return "" if found == " ".join(said) else found


def _number(text: str, below: int, what: str) -> int:
    if not is_number(text) or int(text) >= below:
        raise ValueError(f"no {what} {text!r}: 0 to {below - 1}")
    return int(text)


def _rocked(t: bytearray) -> list[int]:
    """Return who went out in the round in play, or in the last one."""
    return [p for p in range(t[T_ENTRANTS]) if t[record(t, p) + ENTRANT_FLAGS] & WENT_OUT]


def _set(t: bytearray, name: str, said: list[str]) -> str:
    """Compare persons who went out, or tables without a result."""
    none = "nobody" if name == "out" else "none"
    if not said:
        raise ValueError(f"{name}: numbers must follow, or {none}")
    if name == "out":
        found = _rocked(t)
        below = t[T_ENTRANTS]
    else:
        found = [n + 1 for n in range(t[T_TABLES]) if status_of(t, n) != DONE]
        below = t[T_TABLES] + 1
    expected = [] if said == [none] else sorted([_number(each, below, name) for each in said])
    return "" if found == expected else " ".join([str(n) for n in found]) or none


def _winner(t: bytearray, words: list[str]) -> str:
    """Compare `winner [team] CATEGORY = numbers`, or nobody."""
    teams = words[0] == "team"
    if teams:
        words = words[1:]
    if words[0] not in _CATEGORIES or len(words) < 3 or words[1] != "=":
        raise ValueError(f"winner {' '.join(words)}: one of {', '.join(sorted(_CATEGORIES))}, =")
    out = bytearray(MAX_ENTRANTS)
    count = winners_into(t, _CATEGORIES[words[0]], teams, out)
    found = [out[i] for i in range(count)]
    below = t[T_SIDES] if teams else t[T_ENTRANTS]
    said = words[2:]
    expected = (
        [] if said == ["nobody"] else sorted([_number(each, below, "winner") for each in said])
    )
    return "" if found == expected else " ".join([str(n) for n in found]) or "nobody"
