"""This module writes the declarations of events (engine/spec/events.py) as boards read them.

    file_texts(events)    the texts of all files that are made from them, by path

Words and tables are packed by number as engine/string_table.py does: the linker puts those of a
rule into the rule's own module (tools/drive). `tools.index.wrong_events` looks for errors first.
"""

from collections.abc import Iterable, Sequence
from pathlib import Path

from engine.spec.events import (
    CODED,
    EVENTS,
    NO_MATTER,
    STAYS,
    TEMPERS,
    Banner,
    Cases,
    Event,
    Temper,
)
from engine.string_table import string_table
from sim import ROOT
from sim.errors import UsageError
from tools.index.text import bytes_of, generated
from tools.index.wrong_events import NUMBERS, number_line, refuse_wrong

_STATE = Path(ROOT) / "engine" / "state"
_TABLE = Path(ROOT) / "lib" / "ui" / "table"
_START, _END = "# made: events\n", "# end: events\n"
# Before the words of a case: the sign that tells when (`variant` of lib/ui/table/words.py).
_SIGNS = {
    "when_no_card": b"|-",
    "when_other_is_seat": b"|=",
    "when_other_is_nobody": b"|?",
    "when_other_is_0": b"|0",
    "when_other_counts": b"|+",
}


def file_texts(
    events: Sequence[Event] = EVENTS, tempers: Sequence[Temper] = TEMPERS
) -> dict[Path, str]:
    """Return the texts of all files by path. UsageError: a declaration is wrong."""
    refuse_wrong(events, tempers)
    return {
        _STATE / "events.py": _with_numbers(_STATE / "events.py", events),
        _STATE / "event_words_generated.py": _log_words(events),
        _STATE / "event_bounds_generated.py": _bounds(events),
        _TABLE / "events_generated.py": _tables(events, tempers),
    }


def _with_numbers(path: Path, events: Sequence[Event]) -> str:
    """Return the text of the module of events with new numbers between its two comments."""
    before, start, rest = path.read_text(encoding="utf-8").partition(_START)
    _, end, after = rest.partition(_END)
    if not start or not end:
        raise UsageError(f"index: {path.name} must have `{_START.strip()}` and `{_END.strip()}`")
    numbers = [number_line(number, event) for number, event in enumerate(events, 1)]
    last = f"LAST_KIND = const({len(events)})  # the highest of these\n"
    return before + start + "".join(numbers) + last + end + after


def constant_of(rule: str) -> str:
    """Return the name of the constant with the log words of a rule, or of the turn."""
    return f"{(rule or 'turn').upper()}_EVENTS"


def _log_words(events: Sequence[Event]) -> str:
    rules: dict[str, dict[int, bytes]] = {}
    for number, event in enumerate(events, 1):
        if event.log is not None:
            rules.setdefault(event.rule, {})[number] = _packed_log(event.log)
    return generated(
        "What the log says of events: the turn's own, and those of each rule.",
        *(_table(constant_of(rule), rules[rule]) for rule in sorted(rules)),
    )


def _packed_log(log: str | Cases[str]) -> bytes:
    cases = log if isinstance(log, Cases) else Cases(log)
    others = [(sign, getattr(cases, when)) for when, sign in _SIGNS.items()]
    more = [sign + said.encode() for sign, said in others if said is not None]
    return cases.said.encode() + b"".join(more)


def _bounds(events: Sequence[Event]) -> str:
    return generated(
        "What EVENT_OTHER and EVENT_CARD may hold, by event, as engine/save_check.py bounds bytes.",
        bytes_of("OTHERS", [0, *(event.other.bound for event in events)]),
        bytes_of("CARDS", [0, *(event.card.bound for event in events)]),
    )


def _tables(events: Sequence[Event], tempers: Sequence[Temper]) -> str:
    """Return the tables of what a table shows and sounds, each read by one module there."""
    numbered = dict(enumerate(events, 1))
    scenes = {n: _scene(one) for n, one in numbered.items() if one.banner or one.bubble}
    names = {n: _banners(one)[0].in_place_of_name.encode() for n, one in numbered.items()}
    tunes = _named("tunes", {n: one.sound for n, one in numbered.items()}, ("", CODED))
    motions = [event.motion for event in events]
    felt = {n: _felt(one) for n, one in numbered.items()}
    owed = {n: f": {one.owed_for}".encode() for n, one in numbered.items() if one.owed_for}
    told = [n for n, one in numbered.items() if one.sounds_when_told]
    return generated(
        "What a table shows and sounds of events.",
        "# Banners and bubbles (drama.py): whom one hits, its color, how it reads, words; behind\n"
        "# a slash those for YOU, behind a semicolon those of the bubble; cases as in the log.\n",
        _table("SCENES", scenes),
        "# Words that stand in place of a name.\n",
        _table("IN_PLACE_OF_NAMES", {n: words for n, words in names.items() if words}),
        "# Events whose tune waits until they are told.\n",
        bytes_of("HEARD_WHEN_TOLD", told),
        "# What an event is to its seat, to the other, to its seat with no card (tempers.py).\n",
        _table("FELT", {n: three for n, three in felt.items() if any(three)}),
        "# The mood for each of these, by temper.\n",
        bytes_of("MOODS", _moods(tempers)),
        "# The tune of an event (sound.py).\n",
        _table("EVENT_TUNES", tunes),
        "# How the card of each event moves (motion.py); an event is a place in this list.\n",
        bytes_of("MOTIONS", [NUMBERS["motions"][one] for one in (STAYS, *motions)]),
        "# Why cards are owed that no card has caused, by the newest of these events (words.py).\n",
        _table("OWED_FOR", owed),
    )


def _banners(event: Event) -> list[Banner]:
    """Return an event's banner, then those of cases."""
    if not isinstance(event.banner, Cases):
        return [event.banner or Banner("")]
    found = [getattr(event.banner, when) for when in _SIGNS]
    return [event.banner.said, *(one for one in found if one)]


def _scene(event: Event) -> bytes:
    if not isinstance(event.banner, Cases):
        return _packed_banner(event.banner or Banner(""), event.bubble)
    packed = _packed_banner(event.banner.said, event.bubble)
    for when, sign in _SIGNS.items():
        banner = getattr(event.banner, when)
        if banner is not None:
            packed += sign + _packed_banner(banner, event.bubble if banner.words else "")
    return packed


def _packed_banner(banner: Banner, bubble: str) -> bytes:
    names = {"hits": banner.hits, "colors": banner.color, "reads": banner.reads}
    way = bytes(NUMBERS[kind][name] for kind, name in names.items())
    you = f"/{banner.you}" if banner.you else ""
    return way + (banner.words + you + (f";{bubble}" if bubble else "")).encode()


def _felt(event: Event) -> bytes:
    """Return what an event is to its seat, to the other one, and to its seat with no card."""
    to_seat = NO_MATTER if event.to_seat == CODED else event.to_seat
    three = to_seat, event.to_other, event.to_seat_without_card or to_seat
    return bytes(NUMBERS["feelings"][one] for one in three)


def _moods(tempers: Sequence[Temper]) -> Iterable[int]:
    """Yield by temper a mood for each feeling, in the order of NUMBERS: no matter is calm."""
    for one in tempers:
        for mood in ("CALM", one.good, one.great, one.bad, one.awful):
            yield NUMBERS["moods"][mood]


def _named(kind: str, names: dict[int, str], but: tuple[str, ...]) -> dict[int, bytes]:
    """Return the numbers of names by event, but for some names."""
    return {n: bytes((NUMBERS[kind][name],)) for n, name in names.items() if name not in but}


def _table(name: str, words: dict[int, bytes]) -> str:
    """Return a table of words by number with its name, a row for each number."""
    rows = [repr(string_table({number: said})) for number, said in words.items()]
    if len(rows) == 1:
        return f"{name} = {rows[0]}\n"
    return "\n    ".join((f"{name} = (", *rows)) + "\n)\n"
