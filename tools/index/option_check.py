"""This module finds what is wrong in the declaration of the options (engine/spec/options.py).

check(GROUPS)      raises UsageError, `FILE:LINE: what is wrong, and what would be right`
"""

import re
from collections.abc import Iterator, Sequence
from functools import cache
from pathlib import Path

from engine.spec.options import BETWEEN_HANDS, OF_BOTS, Option, Value
from engine.spec.values import Place
from sim import ROOT
from tools.index.faults import fault, shown

_ROOT = Path(ROOT)
_LONGEST_LABEL = 20  # letters: a row of the narrowest menu
_LONGEST_LINE = 60
_HIGHEST = 65535  # two bytes
_MOST_OF_A_FACE = 8  # values
_MOST_VALUES = 23  # a set of values has a bit for each, and one that says that they are numbers
_NAME = re.compile(r"[a-z][a-z0-9_]*")
_CONSTANT = re.compile(r"[A-Z][A-Z0-9_]*")
_WORD = re.compile(r"[a-z0-9_]+(\+[a-z0-9_]+)*")
Groups = dict[str, tuple[Option, ...]]
Fault = tuple[Place, str]


def check(groups: Groups) -> None:
    """See the module."""
    options = [option for group in groups.values() for option in group]
    for place, what in _wrong(options):
        raise fault(place, what)


def _wrong(options: list[Option]) -> Iterator[Fault]:
    """Yield place and description of each error."""
    by_name = {option.name: option for option in reversed(options)}
    for option in options:
        yield from _wrong_names(option, by_name)
        yield from _wrong_line(option, options)
        yield from _wrong_values(option)
        yield from _wrong_default(option)
        yield from _wrong_rules(option)
        yield from _wrong_relations(option, by_name)
        yield from _wrong_terms(option, by_name)
    yield from _wrong_faces(options)
    yield from _wrong_constants(options)


def _wrong_names(option: Option, by_name: dict[str, Option]) -> Iterator[Fault]:
    if not _NAME.fullmatch(option.name):
        yield option.place, f"{option.name!r} is no name: use a-z, 0-9 and _"
    if by_name[option.name] is not option:
        first = shown(by_name[option.name].place)
        yield option.place, f"there is an option {option.name} already, at {first}"
    yield from wrong_label(option.place, f"what {option.name} is called", option.said)


def wrong_label(place: Place, what: str, text: str) -> Iterator[Fault]:
    """Find what a row of a menu cannot show."""
    if not 0 < len(text) <= _LONGEST_LABEL:
        many = f"{len(text)} letters: a row of a menu has {_LONGEST_LABEL}"
        yield place, f"{what}, {text!r}, has {many}" if text else f"{what} is empty"
    if not text.isascii() or not text.isprintable():
        yield place, f"{what}, {text!r}: a screen has only letters of ASCII"


def _wrong_line(option: Option, options: Sequence[Option]) -> Iterator[Fault]:
    yield from _wrong_sentence(option.place, f"the line of {option.name}", option.line)
    for other in options[: options.index(option)]:
        if other.line == option.line:
            yield option.place, f"{option.name} has the line of {other.name}: {option.line}"
    if option.clause not in clauses():
        yield option.place, f"{option.name}: docs/rules/CLAUSES.md has no clause {option.clause}"


def _wrong_sentence(place: Place, what: str, text: str) -> Iterator[Fault]:
    """Find what a line of help cannot be."""
    if not 0 < len(text) <= _LONGEST_LINE:
        yield place, f"{what} has {len(text)} letters: it may have 1 to {_LONGEST_LINE}: {text!r}"
    if not text.isascii() or not text.isprintable():
        yield place, f"{what}: a screen has only letters of ASCII: {text!r}"
    if text != text.strip() or text.endswith(".") or text[:1].islower():
        yield place, f"{what} begins with a capital and has no full stop: {text!r}"


@cache
def clauses() -> frozenset[str]:
    """Return the ids of all clauses of the rulebook."""
    page = (_ROOT / "docs" / "rules" / "CLAUSES.md").read_text(encoding="utf-8")
    return frozenset(re.findall(r"^### ([A-Z]+-\d+) ", page, re.M))


def _wrong_values(option: Option) -> Iterator[Fault]:
    if bool(option.values) == option.is_number:
        what = "words and bounds" if option.values else "neither words nor bounds"
        yield option.place, f"{option.name} has {what}: an option has values or is a number"
    if len(option.values) > _MOST_VALUES:
        yield option.place, f"{option.name} has more than {_MOST_VALUES} values"
    for at, value in enumerate(option.values):
        before = option.values[:at]
        which = f"{option.name}={value.word}"
        if not _WORD.fullmatch(value.word):
            yield value.place, f"{which}: a word has a-z, 0-9, _, and + between joined ones"
        if value.word in [one.word for one in before]:
            yield value.place, f"{option.name} has the word {value.word} twice"
        if value.said in [one.said for one in before]:
            yield value.place, f"{option.name} has two values that are called {value.said!r}"
        yield from wrong_label(value.place, f"what {which} is called", value.said)


def _wrong_default(option: Option) -> Iterator[Fault]:
    if option.values and option.base not in option.words:
        yield option.place, f"{option.name}: its default {option.base!r} is none of its values"
    lowest, highest = option.bounds
    if option.is_number and not 0 <= lowest < highest <= _HIGHEST:
        yield option.place, f"{option.name}: {lowest} to {highest} lies not within 0 to {_HIGHEST}"
    if option.is_number and not lowest <= int(option.base) <= highest:
        default = f"its default {option.base}"
        yield option.place, f"{option.name}: {default} lies not within {lowest} to {highest}"


def module_of(rule: str) -> str:
    """Return the name of the module of a rule, as options name it."""
    if rule.startswith(OF_BOTS):
        return f"engine.{rule}"
    return f"engine.{'match' if rule in BETWEEN_HANDS else 'rules'}.{rule}"


def _wrong_rules(option: Option) -> Iterator[Fault]:
    asked = [(option.place, option.rule)] + [(one.place, one.rule) for one in option.values]
    for place, rules in asked:
        for rule in rules.split():
            file = module_of(rule).replace(".", "/") + ".py"
            if not (_ROOT / file).is_file():
                yield place, f"{option.name} asks for the rule {rule}, but there is no {file}"
    if option.rule and option.values:
        yield option.place, f"{option.name}: its values ask for rules, each for its own"
    if option.rule and option.is_wide:
        yield option.place, f"{option.name} has two bytes: rules are asked for by one"


def _wrong_relations(option: Option, by_name: dict[str, Option]) -> Iterator[Fault]:
    """Find other options, and values, that do not exist."""
    name = option.name
    for against in option.against:
        yield from _wrong_words(against.place, option, against.values)
        yield from _wrong_other(against.place, name, (against.other, against.others), by_name)
        yield from _wrong_sentence(against.place, f"the reason of {name}", against.reason)
    if option.asked_with:
        yield from _wrong_other(option.place, name, option.asked_with, by_name)
    for value in option.values:
        if value.brings:
            yield from _wrong_other(value.place, name, value.brings, by_name)
    for values in [option.many_answers] * (option.many_answers not in ("", "+")):
        yield from _wrong_words(option.place, option, values)


def _wrong_other(
    place: Place, name: str, other: tuple[str, str], by_name: dict[str, Option]
) -> Iterator[Fault]:
    """Find an option that does not exist, or values that it lacks; other: its name, and these."""
    if other[0] not in by_name:
        yield place, f"{name} names the option {other[0]}, which does not exist"
    else:
        yield from _wrong_words(place, by_name[other[0]], other[1])


def _wrong_words(place: Place, option: Option, values: str) -> Iterator[Fault]:
    """Find values that an option lacks; values: words separated by spaces."""
    if not values.split():
        yield place, f"values of {option.name} are to be named here"
    for word in values.split():
        if option.is_number and word != "+" and not word.isdecimal():
            yield place, f"{option.name} is a number: {word!r} can be 0, or + for any other"
        if not option.is_number and word not in option.words:
            yield place, f"{option.name} has no value {word}: one of {', '.join(option.words)}"


def _wrong_terms(option: Option, by_name: dict[str, Option]) -> Iterator[Fault]:
    for term in (*option.terms, *option.figures):
        try:
            re.compile(term)
        except re.error as error:
            yield option.place, f"{option.name}: {term!r} is no regular expression: {error}"
    for condition in option.terms.values():
        own = " ".join(word for word in condition.split() if "=" not in word)
        yield from _wrong_words(option.place, option, own)
        for other in [word for word in condition.split() if "=" in word]:
            name, _, values = other.partition("=")
            pair = name, values.replace("|", " ")
            yield from _wrong_other(option.place, option.name, pair, by_name)
    if option.figures and not option.is_number:
        yield option.place, f"{option.name} has figures, but is no number"


def _wrong_faces(options: list[Option]) -> Iterator[Fault]:
    faces: dict[int, Option] = {}
    for option in options:
        effects = [(one, one.effect) for one in option.values if one.effect]
        if not option.is_effect:
            for value, effect in effects:
                what = f"{option.name}={value.word} has the effect {effect}"
                yield value.place, f"{what}: say which face {option.name} is about"
            continue
        if option.face in faces:
            other = faces[option.face].name
            yield option.place, f"{option.name} is about face {option.face}, as {other} is"
        if len(option.values) > _MOST_OF_A_FACE:
            yield option.place, f"{option.name} has more than {_MOST_OF_A_FACE} values for a face"
        faces[option.face] = option


def _wrong_constants(options: list[Option]) -> Iterator[Fault]:
    """Find constants of engine/state/options.py that would be made twice, or are no name."""
    owners: dict[str, Option] = {}
    for option in options:
        if option.is_effect:
            continue
        if not _CONSTANT.fullmatch(option.constant):
            yield option.place, f"{option.name}: {option.constant!r} is no name of a constant"
        if option.constant in owners:
            first = owners[option.constant].name
            yield option.place, f"{option.name} has the constant {option.constant} of {first}"
        owners[option.constant] = option
    places: dict[str, tuple[int, Value]] = {}
    for option in options:
        for place, value in enumerate(option.values):
            if not value.constant:
                continue
            which = f"{option.name}={value.word}"
            if not _CONSTANT.fullmatch(value.constant):
                yield value.place, f"{which}: {value.constant!r} is no name of a constant"
            if value.constant in owners:
                yield value.place, f"{which}: {value.constant} is the constant of an option"
            if places.setdefault(value.constant, (place, value))[0] != place:
                first = shown(places[value.constant][1].place)
                what = f"{value.constant} is the name of a different value at {first}"
                yield value.place, f"{which}: {what}"
