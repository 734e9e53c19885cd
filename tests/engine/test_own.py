"""Rule sets of the players' own are, byte by byte, what the loader makes of the same options."""

import random

import pytest

from engine.option_names import RANGES, WORDS
from engine.own import mixed, said
from engine.own.words import GROUP_SIZES, NAMES
from engine.rulesets import NAMES as RULES
from engine.rulesets import load, options_of

OPTIONS = [name.decode().replace(" ", "_") for name in NAMES]


def values_of(option):
    """Words; of a number the bounds, and one between."""
    if option in WORDS:
        return WORDS[option]
    lowest, highest = RANGES[option]
    return [str(value) for value in sorted({lowest, min(7, highest), highest})]


def number_of(option, value):
    return WORDS[option].index(value) if option in WORDS else int(value)


def changes_of(base, changes):
    """Changes as a menu makes them."""
    rules = mixed.ready(base)
    for option, value in changes.items():
        mixed.put(rules, OPTIONS.index(option), number_of(option, value))
    return mixed.changes_of(rules, base)


def made_of(function, *arguments):
    """What comes of it: a rule set, or why there is none."""
    try:
        return function(*arguments)
    except ValueError as error:
        return str(error)


def assert_same(name, changes):
    """Returns whether it can be played."""
    base = RULES.index(name)
    theirs = made_of(load, name, changes)
    ours = made_of(mixed.made, base, changes_of(base, changes))
    if isinstance(theirs, str):
        assert isinstance(ours, str), f"{name} {changes}: {theirs}"
        return False
    assert not isinstance(ours, str), f"{name} {changes}: {ours}"
    assert ours.whole() == theirs.whole(), f"{name} {changes}"
    assert (ours.deck, ours.players, ours.number) == (theirs.deck, theirs.players, theirs.number)
    return True


def test_the_menus_have_every_option_once():
    assert sorted(OPTIONS) == sorted(set(WORDS) | set(RANGES))
    assert sum(GROUP_SIZES) == len(OPTIONS)


@pytest.mark.parametrize("name", RULES)
def test_every_value_of_every_option_is_the_same(name):
    played = [
        assert_same(name, {option: value}) for option in OPTIONS for value in values_of(option)
    ]
    assert sum(played) > len(played) // 2
    if options_of(name)["piles"] == "1":
        assert not all(played)


def test_mixes_of_several_options_are_the_same():
    dice = random.Random(1)
    played = 0
    for _ in range(600):
        some = dice.sample(OPTIONS, dice.randint(2, 5))
        changes = {option: dice.choice(list(values_of(option))) for option in some}
        played += assert_same(dice.choice(RULES), changes)
    assert 50 < played < 550


def test_values_are_read_as_they_were_put():
    rules = mixed.ready(0)
    for i, option in enumerate(OPTIONS):
        for value in values_of(option):
            mixed.put(rules, i, number_of(option, value))
            assert mixed.value_of(rules, i) == number_of(option, value)


@pytest.mark.parametrize("name", RULES)
def test_a_ready_rule_set_has_no_changes_and_contradicts_nothing(name):
    number = RULES.index(name)
    rules = mixed.ready(number)
    assert mixed.changes_of(rules, number) == b""
    assert mixed.against(rules, number) < 0
    for i, option in enumerate(OPTIONS):
        assert mixed.value_of(rules, i) == number_of(option, options_of(name)[option])


def test_the_reason_names_both_options():
    changes = changes_of(0, {"must_play": "1", "drawn": "keep"})
    with pytest.raises(ValueError) as caught:
        mixed.made(0, changes)
    assert str(caught.value) == "must play and drawn: Who must play cannot keep a drawn card"


def test_what_a_later_version_may_know_is_told_from_what_is_known():
    known = changes_of(0, {"uno": "7", "target": "300", "zero": "swap"})
    assert mixed.is_known(known)
    for wrong in (b"\xff\x01\x00", bytes((known[0], 200, 0)), known[:-1]):
        assert not mixed.is_known(wrong)
        assert mixed.changes_of(mixed.changed(0, wrong), 0) in (b"", known[:-3])


def test_every_pair_that_contradicts_itself_has_a_reason():
    from engine.own.codes import AGAINST

    reasons = {said.reason(at) for at in range(0, len(AGAINST), mixed.RULE)}
    assert len(reasons) > 20
    assert all(len(reason.split(b": ")[1]) <= 60 for reason in reasons)


def test_each_option_is_said_in_a_line():
    rules = mixed.ready(0)
    first = OPTIONS.index("first_wild")
    mixed.put(rules, first, WORDS["first_wild"].index("return"))
    assert said.line(rules, first) == b"A Wild as the first card: goes back"
    mixed.put(rules, OPTIONS.index("limit"), 300)
    lines = said.changed_options(rules)
    assert lines == [
        b"A Wild as the first card: goes back",
        b"Turns that end a hand; 0: 100 for each seat: 300",
        b"Points that end the match: 500",
    ]
    assert said.changed_options(mixed.ready(0)) == lines[2:]


def test_every_value_has_as_many_words_as_the_option_has():
    from engine.own.codes import COUNTS
    from engine.own.lines import LINES
    from engine.own.words import WORDS as SAID

    assert [len(words) for words in SAID] == list(COUNTS)
    assert len(LINES) == len(OPTIONS)
