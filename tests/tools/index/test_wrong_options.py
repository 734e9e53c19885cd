"""A mistake in the declaration of an option is reported with file, line and what would be right."""

import re

import pytest

from sim.errors import UsageError
from tests.tools.index.wrong_spec import spec_with
from tools.index import kept
from tools.index.option_check import check

PEEK = '"peek", "Everybody may look at every hand", "COW-4", against=(_UNSEEN_CHEATS,),'
PEPPER = 'Value("pepper", "holder of the pepper", rule="two", effect=EFFECT.CALLS_PEPPER)'
MULTIPLY = 'Value("multiply", "the product", rule="quiz", constant="MULTIPLIES")'
HITS = 'yes_no(\n            "exact_hits"'
WRONG = (
    ('"sorry", "Say', '"Sorry", "Say', "'Sorry' is no name"),
    ('"sorry", "Say', '"quiz", "Say', r"option quiz already, at engine/spec/options.py:\d+"),
    (PEEK, PEEK.replace("Everybody", "everybody"), "begins with a capital"),
    (PEEK, PEEK.replace("hand", "hand."), "has no full stop"),
    (PEEK, PEEK.replace("every hand", "every hand" * 5), "may have 1 to 60"),
    (PEEK, PEEK.replace("every", "évery"), "only letters of ASCII"),
    (PEEK, PEEK.replace("Everybody may look at every hand", "All hands lie open"), "line of open"),
    (PEEK, PEEK.replace("COW-4", "XYZ-4"), "CLAUSES.md has no clause XYZ-4"),
    (
        'said="look at hands"',
        'said="look at all of the hands"',
        "24 letters: a row",
    ),
    ('"the product"', '"the product of both of them"', "27 letters: a row"),
    ('"the product"', '""', "what quiz=multiply is called is empty"),
    ('"the product"', '"the sum"', "quiz has two values that are called 'the sum'"),
    (MULTIPLY, MULTIPLY.replace('"multiply"', '"add"'), "quiz has the word add twice"),
    (MULTIPLY, MULTIPLY.replace('"multiply"', '"two words"'), "a word has a-z"),
    (
        MULTIPLY,
        MULTIPLY.replace('"quiz"', '"quizz"'),
        r"rule quizz, but there is no eng",
    ),
    (MULTIPLY, MULTIPLY.replace("MULTIPLIES", "SUMS"), "SUMS is the name of a different value at"),
    (MULTIPLY, MULTIPLY.replace("MULTIPLIES", "PEEK"), "PEEK is the constant of an option"),
    (MULTIPLY, MULTIPLY.replace("MULTIPLIES", "so"), "'so' is no name of a constant"),
    (MULTIPLY, MULTIPLY[:-1] + ", effect=3)", "effect 3: say which face quiz is about"),
    ('constant="QUIZ_WAY"', 'constant="PEEK"', "the constant PEEK of peek"),
    ('constant="QUIZ_WAY"', 'constant="QUIZ_WAY", default="ad"', "'ad' is none of its values"),
    ('constant="QUIZ_WAY"', 'constant="QUIZ_WAY", bounds=(0, 3)', "words and bounds"),
    (HITS, 'Option("odd", "Odd", "OWN-1"), ' + HITS, "odd has neither words nor bounds"),
    (
        PEPPER,
        PEPPER[:-1] + ', brings=("pek", "1"))',
        "two names the option pek, which",
    ),
    (PEPPER, PEPPER[:-1] + ', brings=("peek", "yes"))', "peek has no value yes: one of 0, 1"),
    ("face=4", "face=3", "four is about face 3, as three is"),
    (
        '"stack", "cumulate", _COVERED',
        '"stak", "cumulate", _COVERED',
        "the option stak, which",
    ),
    (
        '"stack", "cumulate", _COVERED',
        '"stack", "cumulates", _COVERED',
        "no value cumulates",
    ),
    ('Against("dice", "stack"', 'Against("die", "stack"', "deck has no value die"),
    ('_COVERED = "Of', '_COVERED = "of', "the reason of deck begins with a capital"),
    ('"hands", "+", "Both', '"hands", "some", "Both', "hands is a number: 'some' can be 0, or +"),
    (
        'asked_with=("custom", "2 3")',
        'asked_with=("custom", "")',
        "values of custom are to",
    ),
    ('many_answers="any"', 'many_answers="all"', "challenge has no value all"),
    ('"all others draw": "draw"', '"all others (draw": "draw"', "is no regular expression"),
    ('"all others draw": "draw"', '"all others draw": "drew"', "zero has no value drew"),
    (
        'card": "one must_play=0"',
        'card": "one must_pay=0"',
        "the option must_pay, which does not exist",
    ),
    ('"CUS-4", 1, 20, 2,', '"CUS-4", 20, 1, 2,', "20 to 1 lies not within"),
    ('"CUS-4", 1, 20, 2,', '"CUS-4", 1, 20, 21,', "its default 21 lies not within 1 to 20"),
    ('rule="sorry",', 'rule="sorry", figures=("so",),', "sorry has figures, but is no number"),
)


@pytest.mark.parametrize(("before", "after", "message"), WRONG, ids=lambda text: text[-28:])
def test_a_mistake_is_reported_with_its_line(before: str, after: str, message: str) -> None:
    spec, line = spec_with("options", before, after)
    with pytest.raises(UsageError, match=message) as error:
        check(spec.GROUPS)
    at = re.match(r"engine/spec/options\.py:(\d+): ", str(error.value))
    assert at and abs(int(at[1]) - line) < 40, error.value  # an option, or one of its values


def test_the_line_is_that_of_the_value() -> None:
    spec, line = spec_with("options", '"the product"', '"the product of both of them"')
    with pytest.raises(UsageError, match=f"^engine/spec/options.py:{line}: "):
        check(spec.GROUPS)


@pytest.mark.parametrize(
    ("before", "after", "message"),
    (
        (
            'Value("add", "the sum", rule="quiz"),',
            "",
            "hold the values of quiz by their place",
        ),
        (
            'Value("none", "no"),\n            Value("add"',
            'Value("add"',
            "none add multiply: put",
        ),
        ('"peek", "Every', '"peak", "Every', "the option peek is gone, but saves hold it"),
        ("face=4", "face=9", "it keeps its face"),
    ),
)
def test_what_saves_hold_stays(before: str, after: str, message: str) -> None:
    spec, _ = spec_with("options", before, after)
    with pytest.raises(UsageError, match=message) as error:
        kept.check(kept.read(), spec.OPTIONS)
    assert re.match(r"engine/spec/(options\.py|kept\.txt):\d+: ", str(error.value))


def test_a_new_option_takes_the_first_byte_that_is_free() -> None:
    own = """yes_no("own", "Own", "OWN-1"),
        number("wide", "Wide", "OWN-1", 0, 999, 0),
        """
    spec, _ = spec_with("options", HITS, own + HITS)
    before = kept.read()
    codes = before.codes(spec.OPTIONS)
    taken = set(before.codes([]).values())
    assert codes["own"] == 96 and codes["wide"] == 97 and not {96, 97, 98} & taken


def test_there_is_an_end_of_bytes() -> None:
    own = "".join(f'yes_no("own{i}", "Own {i}", "OWN-1"), ' for i in range(40))
    spec, _ = spec_with("options", HITS, own + HITS)
    with pytest.raises(UsageError, match="no byte is left for own16: raise OPTIONS_SIZE"):
        kept.read().codes(spec.OPTIONS)
