"""This module makes from `engine/spec/windows.py` what boards load of each type of window.

file_texts()    the text of engine/state/window_types.py
bounds()        the part of engine/state/bounds_generated.py about windows
parts()         the words of all questions, as tools/words numbers them
questions()     the rows of the table in docs/rules/questions.md
"""

from collections.abc import Iterator, Sequence
from itertools import accumulate
from pathlib import Path

from engine.spec import windows as spec
from engine.spec.values import Place
from engine.spec.windows import SHOWS, Stage, Window
from engine.state import choices
from sim import ROOT
from tools.index.constants import Lines, bound_of
from tools.index.faults import fault
from tools.index.text import bytes_as_text, bytes_of, quoted, tuple_of
from tools.made import filled

_TYPES = Path(ROOT) / "engine" / "state" / "window_types.py"
_QUESTIONS = Path(ROOT) / "docs" / "rules" / "questions.md"
_HEAD = '''"""This module has all types of windows: numbers, stages, and what screens know of these.

engine/spec/windows.py says what the flags mean, and what is asked in words.

Made by `python -m sim index`; a test fails when it is stale.
"""

# set-up: whole file

# fmt: off
from engine.const import const

'''
_RULES = "engine/rules/"
_MOST_STAGES = 8  # engine/prompt.py, `question_at`, has three bits for them
_BITS_OF_A_BYTE = 8
# The parts of a question, with the letters that the narrowest screen has room for; what is
# asked may take two lines.
_ROOM = {
    "ask": 20,
    "to_pass": 18,
    "of_table": 20,
    "nobody_does": 18,
    "somebody_does": 17,
    "to_do": 18,
}
# The letters that stand for something, with how many letters it takes: names and a Reverse are
# shortened where there is no room.
_TAKES = {"@": 3, "#": 3, "$": 10, "%": 2, "^": 1, "~": 1, "<": 2, ">": 2, "*": 11}
_PARTS_OF_WORDS = "|{"
# What else the check of saves knows of a type, by bit.
_BITS = ("EVEN_OUT", "EVEN_ACTOR", "COUNTS_DOWN", "AFTER_HAND", "TALLIES", "HAS_SECRET")


def file_texts() -> dict[Path, str]:
    """Return the texts of the files that are made from the types of windows, by path."""
    return {_TYPES: _types(), _QUESTIONS: filled(_QUESTIONS, {"questions": questions()})}


def questions() -> list[str]:
    """Return the table of what is asked, in the words of *What can I do?*."""
    lines = ["| question | what it is about |", "| --- | --- |"]
    for window in spec.WINDOWS:
        for number, stage in enumerate(window.told or window.stages):
            name = window.name.removeprefix("W_").lower() + f".{number}" * (number > 0)
            lines += [f"| `{name}` | {stage.help} |"] * bool(stage.help)
    return lines


def bounds() -> Iterator[str]:
    """Yield the rows about windows: constants, then a row of bytes and a rule for each type."""
    names = [window.name for window in spec.WINDOWS]
    rows = [_row(window, names) for window in spec.WINDOWS]
    yield "# A row for each type of window: the bounds of STAGE, TARGET, OTHER, AMOUNT, CARD and\n"
    yield "# FLAGS; then these columns.\n"
    for place, (name, line) in enumerate(_COLUMNS.items(), _BOUNDED):
        yield f"{name} = const({place})  # {line}\n"
    yield f"ROW = const({len(rows[0])})\n"
    yield "# Bits of MORE.\n"
    for place, name in enumerate(_BITS):
        yield f"{name} = const({1 << place})\n"
    whole = b"".join(map(bytes, rows))
    yield f"WINDOWS = {bytes_as_text(whole)}\n"
    yield "# The rule in engine/rules that opens such windows; none: the turn does.\n"
    yield tuple_of("RULES", [quoted(_rule(window)) for window in spec.WINDOWS])


_BOUNDED = 6
_COLUMNS = {
    "ASKED_AT": "a bit for each stage at which ASKED may have seats",
    "LEAST": "seats in the hand",
    "MORE": "the bits below",
    "ON": "the type of the record below it, 0: any",
}


def _rule(window: Window) -> str:
    is_rule = window.file.startswith(_RULES)
    return window.file.removeprefix(_RULES).removesuffix(".py") if is_rule else ""


def _row(window: Window, names: Sequence[str]) -> list[int]:
    """Return the row of a type."""
    asks = window.asks
    more = (
        asks.even_out,
        asks.even_actor,
        window.counts_down,
        window.after_hand,
        window.tallies,
        window.has_secret,
    )
    if window.on and window.on not in names:
        raise fault(window.place, f"{window.name} lies on {window.on}, which is no type of window")
    held = (window.target, window.other, window.amount, window.card, window.flags)
    return [
        _stages_bound(window),
        *(bound_of(one, window.place) for one in held),
        _asked_at(window),
        1 + window.others,
        sum(is_so << place for place, is_so in enumerate(more)),
        names.index(window.on) if window.on else 0,
    ]


def _stages_bound(window: Window) -> int:
    """Return the bound of STAGE: as many as there are stages, or what the type says."""
    bound = bound_of(window.stage, window.place)
    if len(window.stages) <= bound <= _MOST_STAGES:
        return bound
    if bound > 1 or len(window.stages) > _MOST_STAGES:
        most = min(bound, _MOST_STAGES) if bound > 1 else _MOST_STAGES
        raise fault(
            window.place,
            f"{window.name} has {max(len(window.stages), bound)} stages: it may have {most}",
        )
    return len(window.stages)


def _asked_at(window: Window) -> int:
    """Return a bit for each stage at which those in ASKED are asked."""
    asked = [(stage.asks or window.asks).in_asked for stage in window.stages]
    return sum(is_so << place for place, is_so in enumerate(asked or [window.asks.in_asked]))


def _types() -> str:
    """Return the text of the types."""
    lines = Lines()
    lines.comment("What a stage is like, besides the verb of a yes in the low five bits.")
    for place, (name, line) in enumerate(SHOWS.items(), spec.FIRST_SHOWN):
        lines.constant(name, 1 << place, line, Place(spec.__file__, 1))
    for number, window in enumerate(spec.WINDOWS):
        _check(window)
        lines.comment(f"{window.file}: {window.line}.", before=1)
        lines.constant(window.name, number, "", window.place)
        for stages in (window.stages, window.told):
            for place, stage in enumerate(stages):
                lines.constant(stage.name, place, stage.line, stage.place)
        lines.names(window.flags, window.place)
    here = Place(spec.__file__, 1)
    lines.comment("A row is a stage; later ones are like a type's last. Its first row:", before=1)
    of_types = [rows(window) for window in spec.WINDOWS]
    firsts = accumulate(map(len, of_types), initial=0)
    lines.put("FIRST_ROWS", bytes_of("FIRST_ROWS", firsts), here)
    numbers = [str(shows) for of_type in of_types for _, shows in of_type]
    lines.put("ROW_FLAGS", tuple_of("ROW_FLAGS", numbers), here)
    lines.constant("WINDOW_TYPES", len(spec.WINDOWS), "", here)
    return _HEAD + lines.text()


def _check(window: Window) -> None:
    """Refuse a declaration that cannot be right."""
    if window.stages and window.told:
        raise fault(window.place, f"{window.name} has stages and told ones: a row is of one kind")
    if not window.name.startswith("W_"):
        raise fault(window.place, f"{window.name}: the name of a type begins with W_")
    if not (Path(ROOT) / window.file).is_file():
        raise fault(window.place, f"{window.name}: there is no file {window.file}: correct it")
    if len(window.flags.names) > _BITS_OF_A_BYTE:
        raise fault(window.place, f"{window.name} has more than eight flags, the bits of a byte")
    if window.asks is not spec.NOBODY and not (window.stages or window.told):
        raise fault(window.place, f"{window.name} asks somebody: give it a stage with words")
    for stage in (*window.stages, *window.told):
        _check_words(stage)


def _check_words(stage: Stage) -> None:
    for part, room in _ROOM.items():
        words = _variants(stage, part)
        for one in words:
            if not one.isascii() or set(one) & set(_PARTS_OF_WORDS):
                raise fault(
                    stage.place, f"{stage.name}: {one!r}: a screen has letters of ASCII, no | or {{"
                )
        if sum(_TAKES.get(letter, 1) for letter in words[-1]) > room:
            raise fault(
                stage.place,
                f"{stage.name}: {part} is too long: {words[-1]!r} takes more than {room} letters;"
                " shorten it, or give shorter words behind it",
            )


def _variants(stage: Stage, part: str) -> tuple[str, ...]:
    words: spec.Words = getattr(stage, part)
    return words if isinstance(words, tuple) else (words,)


def rows(window: Window) -> list[tuple[tuple[str, ...], int]]:
    """Return a row for each stage of a type: the parts of its question, and flags.

    The last row is that of all stages behind it; a stage without words has those of the next one
    with words, or else those of the last.
    """
    stages = list(window.told or window.stages)
    while stages and not (stages[-1].shows or stages[-1].yes or any(_words(stages[-1]))):
        stages.pop()
    said = [_words(stage) for stage in stages if any(_words(stage))] or [("",) * len(_ROOM)]
    found: list[tuple[tuple[str, ...], int]] = []
    for stage in stages:
        found.append((said[0], _shown(stage)))
        if any(_words(stage)) and len(said) > 1:
            said.pop(0)
    while len(found) > 1 and found[-1] == found[-2]:
        found.pop()
    return found or [(said[0], 0)]


def _words(stage: Stage) -> tuple[str, ...]:
    return tuple("{".join(_variants(stage, part)) for part in _ROOM)


def parts() -> Iterator[bytes]:
    """Yield the parts of all rows, one after the other, in the order of engine/prompt.py."""
    for window in spec.WINDOWS:
        for words, _ in rows(window):
            yield from (part.encode() for part in words)


def _shown(stage: Stage) -> int:
    """Return what a screen has to know of a stage: the verb of a yes, and bits."""
    known = list(SHOWS)
    number = 0
    for name in stage.shows.split():
        if name not in known:
            raise fault(stage.place, f"{stage.name} shows {name}: it may be {', '.join(known)}")
        number |= 1 << spec.FIRST_SHOWN + known.index(name)
    if stage.of_table:
        number |= 1 << spec.FIRST_SHOWN + known.index("FOR_TABLE")
    verb = getattr(choices, stage.yes, None) if stage.yes else 0
    if verb is None or verb & ~choices.VERB_MASK:
        raise fault(stage.place, f"{stage.name}: {stage.yes} is no verb of engine/state/choices.py")
    return number | verb
