"""Every option of the definition fits the menus, and has a name, a line and a byte of its own."""

import re
from importlib import import_module
from pathlib import Path

import pytest

from engine.rulesets.options import (
    BY_NAME,
    OPTIONS,
    Option,
    Value,
    contradictions,
)
from engine.rulesets.rules_generated import MODULES
from engine.state import layout
from engine.state.layout import OPTIONS_SIZE
from sim.errors import UsageError
from tests.rulebook import clauses
from tools.index import options as made_of_options

ROOT = Path(__file__).resolve().parents[3]
WIDEST_LINE = 60
WIDEST_WORD = 20
# A module's constant for a value of an option names both: `_POWER = const(2)  # deck=power`.
OF_AN_OPTION = re.compile(r"^(\w+) = const\((\d+)\)  # (\w+)=(\w+)", re.M)


def test_a_line_fits_and_its_clause_is_shown_by_scenarios():
    for option in OPTIONS:
        assert 0 < len(option.line) <= WIDEST_LINE, option.name
        assert option.line == option.line.strip() and not option.line.endswith("."), option.name
        assert option.clause in clauses(), option.name


def test_each_value_of_an_option_has_its_own_name_and_words():
    for option in OPTIONS:
        phrases = [value.said for value in option.values]
        assert len(set(option.words)) == len(option.words) == len(set(phrases)), option.name
        assert all(0 < len(words) <= WIDEST_WORD for words in phrases), option.name


def test_the_default_is_one_of_its_values():
    for option in OPTIONS:
        if option.values:
            assert option.base in option.words, option.name
        else:
            assert option.bounds[0] <= int(option.base) <= option.bounds[1], option.name


def test_each_rule_that_a_value_asks_for_is_a_module_that_registers():
    named = {one for option in OPTIONS for one in option.rule.split()}
    for option in OPTIONS:
        named.update(rule for value in option.values for rule in value.rule.split())
    assert {
        module.split(".", 1)[1].removeprefix("rules.").removeprefix("match.") for module in MODULES
    } == named
    for module in MODULES:
        assert callable(import_module(module).register), module


def test_no_two_options_have_the_same_name_or_line():
    assert len(BY_NAME) == len(OPTIONS) == len({option.line for option in OPTIONS})


def test_every_option_has_a_byte_of_its_own():
    taken = []
    for option in OPTIONS:
        if not option.is_effect:
            taken += range(option.byte, option.byte + 1 + option.is_wide)
    assert len(set(taken)) == len(taken)
    assert layout.OPTIONS <= min(taken) <= max(taken) < layout.OPTIONS + OPTIONS_SIZE


def test_a_contradiction_names_existing_values_and_a_short_reason():
    for option, against in contradictions():
        for one, words in ((option, against.values), (BY_NAME[against.other], against.others)):
            assert set(words.split()) <= set(one.words or "+"), f"{one.name} {words}"
        assert len(against.reason) <= WIDEST_LINE
        assert against.reason[0].isupper() and not against.reason.endswith(".")


def test_a_constant_in_a_module_has_the_value_that_its_comment_names():
    found = 0
    for folder in ("engine", "lib/ui"):
        for path in sorted((ROOT / folder).rglob("*.py")):
            for constant, number, option, word in OF_AN_OPTION.findall(path.read_text()):
                where = f"{path.name}: {constant} of {option}={word}"
                assert BY_NAME[option].value_of(word) == int(number), where
                found += 1
    assert found > len({value.constant for option in OPTIONS for value in option.values})


def test_one_constant_for_two_different_values_is_reported(monkeypatch):
    values = Value("one", "one", constant="SAME"), Value("two", "two", constant="SAME")
    odd = Option("odd", "Odd", "CORE-1", layout.OPTIONS, *values)
    monkeypatch.setattr(made_of_options, "OPTIONS", (odd,))
    with pytest.raises(UsageError, match="SAME is the name of different values"):
        made_of_options.file_texts()
