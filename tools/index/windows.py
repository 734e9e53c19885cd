"""This module makes from `engine/spec/windows.py` what boards load of each type of window.

file_texts()    the text of engine/state/window_types.py
bounds()        the part of engine/state/bounds_generated.py about windows
questions()     the rows of the table in docs/rules/questions.md
"""

from collections.abc import Iterator, Sequence
from pathlib import Path

from engine.spec import windows as spec
from engine.spec.values import Place
from engine.spec.windows import SHOWS, Stage, Window
from engine.state import choices
from sim import ROOT
from tools.index.constants import Lines, bound_of
from tools.index.faults import fault
from tools.index.text import bytes_as_text, letters, quoted, tuple_of
from tools.made import filled

_TYPES = Path(ROOT) / "engine" / "state" / "window_types.py"
_QUESTIONS = Path(ROOT) / "docs" / "rules" / "questions.md"
_HEAD = '''"""This module has all types of windows: numbers, stages, flags, and questions in words.

A rule takes the words of its own windows from here; on a drive they lie in the file of that rule
(docs/drive.md). engine/spec/windows.py says what the words and the flags mean.

Made by `python -m sim index`; a test fails when it is stale.
"""

# set-up: whole file

from engine.const import const

'''
_RULES = "engine/rules/"
_MOST_STAGES = 8  # engine/prompt.py, `question_at`, has three bits for them
_BITS_OF_A_BYTE = 8
_WIDEST = 90  # letters of words in a row
# The parts of a question, with the letters that the narrowest screen has room for.
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
        _put_questions(lines, window)
    lines.constant("WINDOW_TYPES", len(spec.WINDOWS), "", Place(spec.__file__, 1))
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


def _put_questions(lines: Lines, window: Window) -> None:
    """Put the words of a type, a row for each stage, and what screens have to know of each.

    The last row is that of all stages behind it; a stage without words has those of the next.
    """
    stages = list(window.told or window.stages)
    name = window.name.removeprefix("W_")
    words = [_packed(stage) for stage in stages]
    while words and not words[-1]:
        words.pop()
    for place in range(len(words) - 2, -1, -1):
        words[place] = words[place] or words[place + 1]
    if words:
        lines.put(f"{name}_WORDS", _rows_of(f"{name}_WORDS", words), window.place)
    while stages and not (stages[-1].shows or stages[-1].yes or _packed(stages[-1])):
        stages.pop()
    numbers = [_shown(stage) for stage in stages]
    while len(numbers) > 1 and numbers[-1] == numbers[-2]:
        numbers.pop()
    if len(numbers) > 1:
        lines.put(f"{name}_FLAGS", tuple_of(f"{name}_FLAGS", map(str, numbers)), window.place)
    elif any(numbers):
        lines.constant(f"{name}_FLAGS", numbers[0], "", window.place)


def _packed(stage: Stage) -> str:
    """Return the parts of a question as one text (engine/prompt.py)."""
    return "|".join("{".join(_variants(stage, part)) for part in _ROOM).rstrip("|")


def _rows_of(name: str, words: list[str]) -> str:
    line = f"{name} = ({letters(words[0])},)"
    if len(words) == 1 and len(line) <= _WIDEST:
        return line
    return f"{name} = (\n" + "".join(f"    {_in_rows(one)},\n" for one in words) + ")"


def _in_rows(words: str) -> str:
    """Return words as a literal, on several rows if they are long, each beginning with a bar."""
    if len(words) <= _WIDEST:
        return letters(words)
    before, _, after = words[:_WIDEST].rpartition("|")
    return letters(before) + "\n    " + _in_rows("|" + after + words[_WIDEST:])


def _shown(stage: Stage) -> int:
    """Return what a screen has to know of a stage: the verb of a yes, and bits."""
    known = list(SHOWS)
    number = 0
    for name in stage.shows.split():
        if name not in known:
            raise fault(stage.place, f"{stage.name} shows {name}: it may be {', '.join(known)}")
        number |= 1 << spec.FIRST_SHOWN + known.index(name)
    verb = getattr(choices, stage.yes, None) if stage.yes else 0
    if verb is None or verb & ~choices.VERB_MASK:
        raise fault(stage.place, f"{stage.name}: {stage.yes} is no verb of engine/state/choices.py")
    return number | verb
