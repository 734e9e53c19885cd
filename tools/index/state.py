"""This module makes the layout of the state, and its bounds, from `engine/spec/state.py`.

file_texts()    the texts of engine/state/layout.py and engine/state/bounds_generated.py
spare_bytes()   the bytes of the state that no field has
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path

from engine.spec import state as spec
from engine.spec.state import Field, Group, Records
from engine.spec.values import CODES, Holds, Place
from sim import ROOT
from tools.index import windows
from tools.index.constants import Lines, bound_of
from tools.index.faults import fault
from tools.index.text import bytes_of, generated, tuple_of

_STATE = Path(ROOT) / "engine" / "state"
_TOP = Place(spec.__file__, 1)
_LAYOUT_HEAD = '''"""This module says where everything lies in a game's `state`, byte by byte.

    0 … PUBLIC-1       what everybody at the table knows (a view begins with a copy of it)
    PUBLIC … ZONES-1   what not everybody knows: generators, guilt, cards put aside, gifts
    ZONES …            piles, then hands: one zone of `capacity` bytes each

The last card of a pile is its top. A two-byte number lies low byte first; a set of seats is
two bytes, bit n for seat n. What each field may hold says engine/spec/state.py.

Made by `python -m sim index`; a test fails when it is stale.
"""

from engine.const import const

'''
_ZONES_HEAD = (
    "Zones, in order: draw piles 1 and 2; penalties; discard piles 1 and 2; who laid the discards;"
    " then hands. Of two piles in a zone the first lies at its front and grows up, the second lies"
    " at its back and grows down (engine/turn/piles.py)."
)
_VIEW_HEAD = "A view (engine/view.py): the public bytes, then what its seat alone knows."
_MOST = 255  # of a byte


@dataclass(frozen=True)
class Placed:
    """A declaration with its offset and its bytes."""

    one: Field | Records
    at: int
    size: int

    @property
    def name(self) -> str:
        """Return its constant."""
        return self.one.name


def file_texts() -> dict[Path, str]:
    """Return the texts of the files that are made from the fields of the state, by path."""
    return {_STATE / "layout.py": _layout(), _STATE / "bounds_generated.py": _bounds()}


def spare_bytes() -> list[int]:
    """Return the bytes of the state that no field has."""
    spare: list[int] = []
    for group, placed, end in _groups(spec.STATE):
        last = placed[-1].at + placed[-1].size if placed else end - group.size
        spare += range(last, end)
    return spare


def _groups(groups: Sequence[Group]) -> Iterator[tuple[Group, list[Placed], int]]:
    """Yield each group with its declarations in their places, and the offset behind it."""
    at = 0
    for group in groups:
        placed = []
        begin = at
        for one in group.fields:
            size = one.size if isinstance(one, Field) else one.count * _record_size(one)
            placed.append(Placed(one, at, size))
            at += size
            if group.size and at > begin + group.size:
                raise fault(
                    one.place,
                    f"{one.name} would overlap what lies behind its group, which has {group.size}"
                    " bytes: put it into a group with spare bytes, or make this one larger",
                )
        at = begin + group.size if group.size else at
        yield group, placed, at


def _record_size(one: Records) -> int:
    return sum(field.size for field in one.fields)


def _layout() -> str:
    """Return the text of the layout."""
    lines = Lines()
    for name, number, line in spec.CONSTANTS:
        lines.constant(name, number, line, _TOP)
    for number, (group, placed, end) in enumerate(_groups(spec.STATE)):
        at = placed[0].at
        lines.comment(group.head, before=1)
        if group.begin_as:
            lines.constant(group.begin_as, at, "", group.place)
        for one in placed:
            _put(lines, one)
        if number == len(spec.STATE) - 1:
            lines.constant(spec.END_AS, end, "", group.place)
    lines.comment(_ZONES_HEAD, before=1)
    lines.names(spec.ZONES, _TOP)
    done: list[Holds] = []
    for field in _fields():
        if field.holds.names and field.holds not in done:
            done.append(field.holds)
            lines.comment(field.name, before=1)
            lines.names(field.holds, field.place)
    lines.comment(_VIEW_HEAD, before=1)
    _put_view(lines)
    return _LAYOUT_HEAD + lines.text()


def _put(lines: Lines, placed: Placed) -> None:
    """Put the constants of a field, or of records with their fields."""
    one = placed.one
    if isinstance(one, Field):
        lines.constant(one.name, placed.at, one.line, one.place)
        _put_parts(lines, one, placed.at)
        return
    size = _record_size(one)
    lines.constant(one.name, placed.at, one.line, one.place)
    lines.constant(one.end_as, placed.at + placed.size, "", one.place)
    lines.constant(one.size_as, size, "", one.place)
    lines.constant(one.count_as, one.count, "", one.place)
    if one.mask_as:
        lines.constant(one.mask_as, one.count - 1, "of a number: its place in the ring", one.place)
    if one.first and one.count * size > _MOST:
        raise fault(one.place, f"{one.name}: one byte cannot name {one.count} records: keep fewer")
    begin = placed.at - one.first * size if one.first else 0
    for field in one.fields:
        lines.constant(field.name, begin, field.line, field.place)
        begin += field.size


def _put_parts(lines: Lines, one: Field, at: int) -> None:
    lines.constant(one.size_as, one.size, "", one.place)
    for place, name, line in one.parts:
        if place >= one.size:
            raise fault(one.place, f"{name} lies behind {one.name}, which has {one.size} bytes")
        lines.constant(name, at + place, line, one.place)


def _put_view(lines: Lines) -> None:
    """Put what a view has behind the public bytes."""
    at = next(placed[0].at for group, placed, _ in _groups(spec.STATE) if group in spec.SECRET)
    for field in spec.VIEW:
        lines.constant(field.name, at, field.line, field.place)
        lines.constant(field.size_as, field.size, "", field.place)
        at += field.size


def _fields() -> Iterator[Field]:
    for group in spec.STATE:
        for one in group.fields:
            if isinstance(one, Field):
                yield one


def _bounds() -> str:
    """Return the text of the bounds: of each byte, sets of seats, generators, then windows."""
    rows: list[int] = []
    seats: list[int] = []
    words: list[str] = []
    factors: list[str] = []
    for placed in (one for _, group, _ in _groups(spec.STATE) for one in group):
        if isinstance(placed.one, Records):
            continue
        holds = placed.one.holds
        if holds.are_seats:
            seats.append(placed.at)
        elif holds.words:
            factors += holds.words
            words += [f"({placed.at + 4 * i}, {one})" for i, one in enumerate(holds.words)]
        elif holds.size == 1 and holds.bound != CODES["ANY"]:
            bound = bound_of(holds, placed.one.place)
            rows += placed.at & 255, placed.at >> 8, placed.size, bound
    return generated(
        "What each byte of a saved match may hold (engine/save_check.py).",
        "\nfrom engine.const import const\n",
        f"from engine.state.generator import {', '.join(sorted(factors))}\n\n",
        "# A bound is a number that a byte is below, up to 200, or one of these.\n",
        *(f"{name} = const({number})\n" for name, number in CODES.items()),
        "# Rows of an offset (two bytes), how many bytes lie there, and their bound.\n",
        bytes_of("BYTES", rows),
        "# Offsets of sets of seats.\n",
        tuple_of("SETS_OF_SEATS", map(str, seats)),
        "# Words of the generators: offset and factor.\n",
        tuple_of("GENERATORS", words),
        *windows.bounds(),
    )
