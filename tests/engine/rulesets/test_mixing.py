"""The players' own rule sets have exactly the bytes that the options' definition asks for.

A mix made by the menus (engine.rulesets.mixing) and one made by names (engine.rulesets.load) are
each compared with bytes that this module computes from the options' words.
"""

import random

import pytest

from engine.rulesets import NAMES as RULES
from engine.rulesets import load, mixing, options_of
from engine.rulesets.codes_generated import CODES
from engine.rulesets.index_generated import FEWEST, MOST, UP_TO
from engine.rulesets.rule_set import ready
from engine.rulesets.words_generated import GROUP_SIZES
from engine.spec.options import BY_NAME, contradictions
from engine.spec.options import OPTIONS as ALL
from ui.how_it_ends import how_it_ends

OPTIONS = [option.name for option in ALL]
WITH_WORDS = [option for option in BY_NAME.values() if option.values]


def values_of(option):
    """Return an option's words; of a number the bounds and one value between."""
    if BY_NAME[option].values:
        return BY_NAME[option].words
    lowest, highest = BY_NAME[option].bounds
    return [str(value) for value in sorted({lowest, min(7, highest), highest})]


def number_of(option, value):
    return BY_NAME[option].value_of(value)


def changes_of(base, changes):
    """Return changes as bytes, made as a menu makes them."""
    rules = ready(base)
    for option, value in changes.items():
        mixing.put(rules, OPTIONS.index(option), number_of(option, value))
    return mixing.changes_of(rules, base)


def result_or_reason(function, *arguments):
    """Return the rule set that a function makes, or the reason why it makes none."""
    try:
        return function(*arguments)
    except ValueError as error:
        return str(error)


def is_among(value, words):
    return value in words.split() or (words == "+" and value != "0")


def expected(name, changes):
    """Return a mix's bytes and numbers of players, or None if it must be refused."""
    words = options_of(name) | changes
    for option, other in contradictions():
        if is_among(words[option.name], other.values) and is_among(
            words[other.other], other.others
        ):
            return None
    chosen = {
        (option, value)
        for option in WITH_WORDS
        for value in option.values
        if value.word == words[option.name]
    }
    seats = {(value.players, value.players) for _, value in chosen if value.players}
    if any(needed > UP_TO[RULES.index(name)] for needed, _ in seats):
        return None
    words.update(value.brings for _, value in chosen if value.brings)
    whole = bytearray(ready(0))
    for code, option in zip(CODES, BY_NAME.values(), strict=True):
        number = option.value_of(words[option.name])
        whole[code] = option.values[number].effect if option.is_effect else number & 255
        if option.is_wide:
            whole[code + 1] = number >> 8
    whole[9] = whole[6]
    number = RULES.index(name)
    return bytes(whole), seats.pop() if seats else (FEWEST[number], UP_TO[number])


def assert_same(name, changes):
    """Check a mix made in both ways; return whether it can be played."""
    base = RULES.index(name)
    computed = expected(name, changes)
    by_name = result_or_reason(load, name, changes)
    by_bytes = result_or_reason(mixing.rule_set_with, base, changes_of(base, changes))
    if computed is None:
        assert isinstance(by_name, str) and isinstance(by_bytes, str), f"{name} {changes}"
        assert by_name.split(": ")[-1] == by_bytes.split(": ")[-1] or "players" in by_name
        return False
    for made in (by_name, by_bytes):
        assert not isinstance(made, str), f"{name} {changes}: {made}"
        assert (bytes(made.whole()), made.players) == computed, f"{name} {changes}"
        assert (made.name, made.number) == (name, base)
    assert by_name.deck == by_bytes.deck
    return True


def test_the_menus_have_every_option_once():
    assert sorted(OPTIONS) == sorted(BY_NAME)
    assert sum(GROUP_SIZES) == len(OPTIONS)


def test_every_value_of_every_option_is_the_same():
    for name in ("official", "grand", "cross-family"):
        values = [(option, value) for option in OPTIONS for value in values_of(option)]
        played = [assert_same(name, {option: value}) for option, value in values]
        assert len(played) // 2 < sum(played) < len(played)


def test_mixes_of_several_options_are_the_same():
    dice = random.Random(1)
    played = 0
    for _ in range(600):
        some = dice.sample(OPTIONS, dice.randint(2, 5))
        changes = {option: dice.choice(list(values_of(option))) for option in some}
        played += assert_same(dice.choice(RULES), changes)
    assert 50 < played < 550


def test_a_value_is_read_back_as_it_was_put():
    rules = ready(0)
    for i, option in enumerate(OPTIONS):
        for value in values_of(option):
            mixing.put(rules, i, number_of(option, value))
            assert mixing.value_of(rules, i) == number_of(option, value)


@pytest.mark.parametrize("name", RULES)
def test_a_ready_rule_set_has_no_changes_and_contradicts_nothing(name):
    number = RULES.index(name)
    rules = ready(number)
    assert mixing.changes_of(rules, number) == b""
    assert mixing.against(rules, UP_TO[number]) < 0
    for i, option in enumerate(OPTIONS):
        assert mixing.value_of(rules, i) == number_of(option, options_of(name)[option])


def test_a_contradiction_names_both_options():
    changes = changes_of(0, {"must_play": "1", "drawn": "keep"})
    with pytest.raises(ValueError) as caught:
        mixing.rule_set_with(0, changes)
    assert str(caught.value) == "must play and drawn card: Who must play cannot keep a drawn card"


def test_changes_that_only_a_later_version_knows_are_recognized():
    known = changes_of(0, {"uno": "7", "target": "300", "zero": "swap"})
    assert mixing.is_known(known)
    for wrong in (b"\xff\x01\x00", bytes((known[0], 200, 0)), known[:-1]):
        assert not mixing.is_known(wrong)
        assert mixing.changes_of(mixing.with_changes(0, wrong), 0) in (b"", known[:-3])


def test_every_contradiction_has_its_reason_on_a_board():
    from engine.rulesets.lines_generated import REASONS

    assert len(REASONS) > 12
    assert all(0 < len(reason) <= 60 for reason in REASONS)


@pytest.mark.parametrize(
    ("name", "changes", "ends"),
    [
        ("official", {}, "The first player without cards wins the points of all other hands"),
        (
            "deadly",
            {},
            "The first player without cards, or the last one left, wins the points of all other "
            "hands",
        ),
        ("dirty", {}, "The first player without cards wins the hand"),
        ("cowboy", {}, "The last player with cards loses the hand"),
        (
            "partners",
            {"scoring": "average", "hands": "4"},
            "The first player without cards wins the points of the other side's hands; the best "
            "average wins the match",
        ),
        ("social", {}, "When somebody has no cards, all count what they hold: few points are good"),
        (
            "cowboy",
            {"scoring": "own"},
            "When only one is left, all count what they hold: few points are good. The first out "
            "counts the first card",
        ),
    ],
)
def test_the_text_on_how_a_hand_ends_fits_the_options(name, changes, ends):
    assert how_it_ends(bytearray(load(name, changes).whole())) == ends.encode()


def test_every_value_has_as_many_words_as_the_option_has():
    from engine.rulesets.codes_generated import COUNTS
    from engine.rulesets.lines_generated import LINES
    from engine.rulesets.words_generated import WORDS as SAID

    assert [len(words) for words in SAID] == list(COUNTS)
    assert len(LINES) == len(OPTIONS)


@pytest.mark.parametrize(
    ("name", "options", "most"),
    [
        ("power", {}, 9),
        ("power", {"decks": "2"}, 10),
        ("power", {"cards": "9"}, 7),
        ("power", {"cards": "9", "decks": "2"}, 10),
        ("power", {"many_cards": "12"}, 5),
        ("dice", {}, 6),
        ("dice", {"cans": "3"}, 10),
        ("official", {"cards": "15"}, 6),
        ("seven-zero", {"decks": "2"}, 4),
        ("official", {"partners": "1"}, 4),
    ],
)
def test_pow_1_the_deck_limits_the_number_of_players(
    name: str, options: dict[str, str], most: int
) -> None:
    rules = load(name, options)
    assert rules.most() == most
    assert mixing.most(RULES.index(name), bytearray(rules.whole())) == most
    rules.check_players(most)
    if most < 10:
        with pytest.raises(ValueError, match=f"{most} players, not|leaves no card to begin on"):
            rules.check_players(most + 1)
    if not options:
        assert MOST[RULES.index(name)] == most
