"""This module writes the declarations of events (engine/spec/events.py) as boards read them.

    file_texts(events)    the texts of all files that are made from them, by path
    log_lines(events)     what the log says, by number, as tools/words takes it
    banners(events)       banners and bubbles, by number, likewise

`tools.index.wrong_events` looks for errors first.
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
from sim import ROOT
from sim.errors import UsageError
from tools.index.text import bytes_of, generated
from tools.index.wrong_events import NUMBERS, number_line, refuse_wrong

_STATE = Path(ROOT) / "engine" / "state"
_TABLE = Path(ROOT) / "lib" / "ui" / "table"
_OWED = b"|!"  # before why cards are owed
_NO_TUNE = 255
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


def log_lines(events: Sequence[Event] = EVENTS) -> dict[int, bytes]:
    """Return what the log says of each event: its line, then cases, then why cards are owed."""
    return {number: _packed_log(event) for number, event in enumerate(events, 1)}


def banners(events: Sequence[Event] = EVENTS) -> dict[int, bytes]:
    """Return the banner and the bubble of each event (lib/ui/table/drama.py).

    First whom it hits, its color, and how it reads, a byte each; then words. Behind a slash stand
    those for YOU, behind a low line those in place of a name, behind a semicolon those of the
    bubble, and cases as in the log.
    """
    return {
        number: _scene(event) if event.banner or event.bubble else b""
        for number, event in enumerate(events, 1)
    }


def _packed_log(event: Event) -> bytes:
    cases = event.log if isinstance(event.log, Cases) else Cases(event.log or "")
    others = [(sign, getattr(cases, when)) for when, sign in _SIGNS.items()]
    more = [sign + said.encode() for sign, said in others if said is not None]
    owed = _OWED + f": {event.owed_for}".encode() if event.owed_for else b""
    return cases.said.encode() + b"".join(more) + owed


def _bounds(events: Sequence[Event]) -> str:
    return generated(
        "What EVENT_OTHER and EVENT_CARD may hold, by event, as engine/save_check.py bounds bytes.",
        bytes_of("OTHERS", [0, *(event.other.bound for event in events)]),
        bytes_of("CARDS", [0, *(event.card.bound for event in events)]),
    )


def _tables(events: Sequence[Event], tempers: Sequence[Temper]) -> str:
    """Return what a table shows and sounds but in words, each read by one module there."""
    motions = [NUMBERS["motions"][event.motion] for event in events]
    tunes = [NUMBERS["tunes"].get(event.sound, _NO_TUNE) for event in events]
    told = [number for number, one in enumerate(events, 1) if one.sounds_when_told]
    return generated(
        "What a table shows and sounds of events; an event is a place in a list.",
        "# Events whose tune waits until they are told.\n",
        bytes_of("HEARD_WHEN_TOLD", told),
        "# What an event is to its seat, to the other, to its seat with no card (tempers.py), as\n",
        "# digits to the base of six, the last one first.\n",
        bytes_of("FELT", [0, *map(_felt, events)]),
        "# The mood for each of these, by temper.\n",
        bytes_of("MOODS", _moods(tempers)),
        "# The tune of an event (sound.py); 255: it has none.\n",
        bytes_of("EVENT_TUNES", [_NO_TUNE, *tunes]),
        "# How the card of each event moves (motion.py).\n",
        bytes_of("MOTIONS", [NUMBERS["motions"][STAYS], *motions]),
    )


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
    parts = {"": banner.words, "/": banner.you, "_": banner.in_place_of_name, ";": bubble}
    return way + "".join(sign + said for sign, said in parts.items() if said).encode()


def _felt(event: Event) -> int:
    """Return what an event is to its seat, to the other one, and to its seat with no card."""
    to_seat = NO_MATTER if event.to_seat == CODED else event.to_seat
    three = to_seat, event.to_other, event.to_seat_without_card or to_seat
    first, second, third = (NUMBERS["feelings"][one] for one in three)
    base = len(NUMBERS["feelings"])
    return first + base * second + base * base * third


def _moods(tempers: Sequence[Temper]) -> Iterable[int]:
    """Yield by temper a mood for each feeling, in the order of NUMBERS: no matter is calm."""
    for one in tempers:
        for mood in ("CALM", one.good, one.great, one.mean, one.bad, one.awful):
            yield NUMBERS["moods"][mood]
