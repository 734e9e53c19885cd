"""This module refuses wrong declarations of events, with the line at which each begins.

    refuse_wrong(events, tempers)    UsageError, `path:line: what is wrong, and what to do`
    number_line(number, event)       the line of its number in engine/state/events.py
    NUMBERS                          numbers of the table's code, by names of the declarations

It knows how much room a banner, a bubble and the narrowest log have.
"""

import ast
import re
from collections.abc import Iterator, Sequence
from pathlib import Path

from engine.spec.events import CODED, COLOR, PRICE, Banner, Cases, Event, Temper
from engine.spec.values import CARD, CARD_OR_NONE, SEAT, SEAT_OR_NOBODY, ZERO
from sim import ROOT
from tools.index.faults import fault

_RULES = Path(ROOT) / "engine" / "rules"
_NARROWEST = 128  # pixels of a screen
_WIDEST_LINE = 100  # of a module
_MOST = 255  # events
# As wide as what stands for a sign of the log may be: a short name, a card, a number.
_SIGNS = {"@": "P9", "#": "P9", "$": "yellow rev", "%": "99"}
# What the table adds to the words of an event.
_ADDED = {"COLOR_CALLED": "yellow", "DREW_OWED": ": P9's +2"}
_OWED = "P9 drew 2: "
_SEATS = (SEAT, SEAT_OR_NOBODY)
_SHORTER = "{"  # before shorter words of the log


def constants(path: str, first: str, last: str) -> dict[str, int]:
    """Return the numbers `NAME = const(number)` of a file, from one name to another."""
    tree = ast.parse((Path(ROOT) / path).read_text(encoding="utf-8"))
    found: dict[str, int] = {}
    for node in tree.body:
        match node:
            case ast.Assign(
                targets=[ast.Name(id=name)],
                value=ast.Call(func=ast.Name(id="const"), args=[ast.Constant(value=int(number))]),
            ):
                found[name] = number
    names = list(found)
    return {name: found[name] for name in names[names.index(first) : names.index(last) + 1]}


NUMBERS = {
    "hits": constants("lib/ui/table/drama.py", "SITTER", "PAYER"),
    "colors": constants("engine/state/cards.py", "RED", "YELLOW"),
    "reads": constants("lib/ui/table/drama.py", "NAME_BELOW", "SAYS"),
    "feelings": constants("lib/ui/table/tempers.py", "NO_MATTER", "AWFUL"),
    "tempers": constants("lib/ui/table/tempers.py", "CALM_ONE", "NO_TEMPER"),
    "moods": constants("lib/ui/draw/face_tiles.py", "CALM", "OUCH"),
    "tunes": constants("lib/ui/table/sound.py", "MY_TURN", "WIN"),
    "motions": constants("lib/ui/table/motion.py", "STAYS", "TAKES_BACK"),
}
_PLATE = constants("lib/ui/table/drama.py", "COLUMNS", "NAME_COLUMNS")
_CELL = constants("lib/ui/draw/font.py", "CELL_WIDTH", "CELL_WIDTH")["CELL_WIDTH"]


def refuse_wrong(events: Sequence[Event], tempers: Sequence[Temper]) -> None:
    """See the module."""
    if len(events) > _MOST:
        raise fault(events[_MOST].place, f"an event is a byte: {_MOST} at most")
    names: set[str] = set()
    for number, event in enumerate(events, 1):
        faults = list(_faults(number, event))
        if event.name in names:
            faults.insert(0, "another event has this name: choose another")
        names.add(event.name)
        if faults:
            raise fault(event.place, f"{event.name}: {faults[0]}")
    of_code = list(NUMBERS["tempers"])
    for number, temper in enumerate(tempers):
        if temper.name != of_code[number % len(of_code)]:
            said = f"the tempers of lib/ui/table/tempers.py are, in order, {', '.join(of_code)}"
            raise fault(temper.place, f"{temper.name}: {said}")
        for mood in (temper.good, temper.great, temper.mean, temper.bad, temper.awful):
            if mood not in NUMBERS["moods"]:
                raise fault(temper.place, f"{temper.name}: {_unknown('mood', mood, 'moods')}")


def number_line(number: int, event: Event) -> str:
    """Return the definition of an event's number."""
    is_unsaid = re.search(r"\b[Oo]ther\b", event.sentence) is None and event.other != ZERO
    other = f" Other: {event.other.said}." if is_unsaid else ""
    return f"{event.name} = const({number})  # {event.sentence}{other}\n"


def _faults(number: int, event: Event) -> Iterator[str]:
    """Yield what is wrong with an event."""
    yield from _in_its_number(number, event)
    yield from _in_its_log(event)
    for banner, when in _banners(event):
        yield from _in_a_banner(event, banner, when)
    yield from _in_its_bubble(event)
    yield from _in_its_names(event)


def _in_its_number(number: int, event: Event) -> Iterator[str]:
    if not re.fullmatch(r"[A-Z]+(_[A-Z]+)*", event.name):
        yield "a name has capitals, with _ between words"
    if not event.sentence[:1].isupper() or not event.sentence.endswith("."):
        yield f"{event.sentence!r} must be a sentence, with a capital and a full stop"
    too_many = len(number_line(number, event).rstrip()) - _WIDEST_LINE
    if too_many > 0:
        yield f"its sentence is {too_many} letters too long for the line of its number"
    if event.rule and not (_RULES / f"{event.rule}.py").is_file():
        yield f"there is no engine/rules/{event.rule}.py: name the file of its rule, or none"
    if event.other in _SEATS and not re.search(r"\b[Oo]ther\b", event.sentence):
        yield "its sentence must say who `other` is, since that is a seat"


def _in_its_log(event: Event) -> Iterator[str]:
    if event.log is None:
        return
    lines = _log_lines(event.log)
    for when, said in lines.items():
        yield from _in_a_case(event, when)
        for line in said.split(_SHORTER):
            yield from _in_a_line(event, line)


def _in_a_line(event: Event, line: str) -> Iterator[str]:
    yield from _in_words(line, "its line in the log")
    if "#" in line and event.other not in _SEATS:
        yield f"{line!r} names #, but its other is {event.other.said}: use %"
    if "%" in line and event.other in _SEATS and event.name not in _ADDED:
        yield f"{line!r} has the number %, but its other is {event.other.said}: use #"
    if "$" in line and event.card not in (CARD, CARD_OR_NONE):
        yield f"{line!r} names the card $, but it has none: say card=CARD"
    written = "".join(_SIGNS.get(letter, letter) for letter in line)
    written += _ADDED.get(event.name, "")
    too_many = len(written) - _NARROWEST // _CELL
    if too_many > 0:
        yield f"{line!r} may be {written!r}, {too_many} letters too long for the narrowest log"


def _log_lines(log: str | Cases[str]) -> dict[str, str]:
    """Return the lines of the log by case; the first is that of no case."""
    if isinstance(log, str):
        return {"": log}
    cases = {when: said for when, said in vars(log).items() if said is not None}
    return {"": cases.pop("said"), **cases}


def _in_a_case(event: Event, when: str) -> Iterator[str]:
    """Yield why a case never occurs."""
    if when == "when_no_card" and event.card != CARD_OR_NONE:
        yield f"{when} never is: say card=CARD_OR_NONE"
    elif when == "when_other_is_nobody" and event.other != SEAT_OR_NOBODY:
        yield f"{when} never is: say other=SEAT_OR_NOBODY"
    elif (when == "when_other_is_seat" and event.other not in _SEATS) or (
        when in ("when_other_is_0", "when_other_counts") and event.other in (*_SEATS, COLOR, ZERO)
    ):
        yield f"{when} never is: its other is {event.other.said}"


def _in_words(words: str, what: str) -> Iterator[str]:
    if not words.isascii() or not words.isprintable() or set(words) & set("|;/{_"):
        yield f"{what}, {words!r}, may have letters and signs of ASCII only, but none of | ; / {{ _"


def _banners(event: Event) -> Iterator[tuple[Banner, str]]:
    """Yield an event's banners, each with its case."""
    if isinstance(event.banner, Banner):
        yield event.banner, ""
    elif event.banner:
        for when, banner in vars(event.banner).items():
            if banner is not None:
                yield banner, "" if when == "said" else when


def _in_a_banner(event: Event, banner: Banner, when: str) -> Iterator[str]:
    yield from _in_a_case(event, when)
    for words, most in (
        (banner.words, _PLATE["COLUMNS"]),
        (banner.you, _PLATE["COLUMNS"]),
        (banner.in_place_of_name, _PLATE["NAME_COLUMNS"]),
    ):
        yield from _in_words(words, "its banner")
        if len(words) > most:
            yield f"a banner says {words!r}: its plate has room for {most} letters"
    if banner.hits in ("OTHER", "BOTH") and event.other not in _SEATS:
        yield f"its banner hits other, which is {event.other.said}: say other=SEAT"
    if banner.hits not in NUMBERS["hits"]:
        yield _unknown("whom a banner hits", banner.hits, "hits")
    if banner.reads not in NUMBERS["reads"]:
        yield _unknown("how a banner reads", banner.reads, "reads")
    if banner.color not in NUMBERS["colors"]:
        yield _unknown("color", banner.color, "colors")
    if not banner.words and not when and banner != PRICE:
        yield "its banner has no words: say PRICE, or leave it out"
    if when and banner.in_place_of_name:
        yield "a banner in a case has a name: leave in_place_of_name out"


def _in_its_bubble(event: Event) -> Iterator[str]:
    yield from _in_words(event.bubble, "its bubble")
    if len(event.bubble) > _PLATE["COLUMNS"]:
        yield f"its bubble says {event.bubble!r}: there is room for {_PLATE['COLUMNS']} letters"


def _in_its_names(event: Event) -> Iterator[str]:
    """Yield what is wrong with its faces, its sound, its motion, and what is owed for it."""
    for feeling in (event.to_seat, event.to_other, event.to_seat_without_card or CODED):
        if feeling not in (*NUMBERS["feelings"], CODED):
            yield _unknown("feeling", feeling, "feelings")
    if event.to_other != "NO_MATTER" and event.other not in _SEATS:
        yield f"to_other={event.to_other}, but its other is {event.other.said}: say other=SEAT"
    if event.to_seat_without_card and event.card != CARD_OR_NONE:
        yield "to_seat_without_card never is: say card=CARD_OR_NONE"
    if event.sound not in ("", CODED, *NUMBERS["tunes"]):
        yield _unknown("tune", event.sound, "tunes")
    if event.sounds_when_told and not (event.sound and event.banner):
        yield "sounds_when_told needs a sound and a banner"
    if event.motion not in NUMBERS["motions"]:
        yield _unknown("motion", event.motion, "motions")
    too_many = len(_OWED + event.owed_for) - _NARROWEST // _CELL
    if too_many > 0:
        yield f"owed_for={event.owed_for!r} is {too_many} letters too long for the narrowest log"


def _unknown(what: str, name: str, kind: str) -> str:
    return f"unknown {what} {name!r}: one of {', '.join(NUMBERS[kind])}"
