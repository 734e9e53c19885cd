"""What options ask for, and what modules say of their values, is so.

tests/tools/index/test_wrong_options.py has what `python -m sim index` checks.
"""

import re
from importlib import import_module
from pathlib import Path

from engine.rulesets.rules_generated import MODULES
from engine.spec.options import (
    BY_NAME,
    OPTIONS,
)

ROOT = Path(__file__).resolve().parents[3]
# A module's constant for a value of an option names both: `_POWER = const(2)  # deck=power`.
OF_AN_OPTION = re.compile(r"^(\w+) = const\((\d+)\)  # (\w+)=(\w+)", re.M)


def test_each_rule_that_a_value_asks_for_is_a_module_that_registers():
    named = {one for option in OPTIONS for one in option.rule.split()}
    for option in OPTIONS:
        named.update(rule for value in option.values for rule in value.rule.split())
    assert {
        module.split(".", 1)[1].removeprefix("rules.").removeprefix("match.") for module in MODULES
    } == named
    for module in MODULES:
        assert callable(import_module(module).register), module


def test_a_constant_in_a_module_has_the_value_that_its_comment_names():
    found = 0
    for folder in ("engine", "lib/ui"):
        for path in sorted((ROOT / folder).rglob("*.py")):
            for constant, number, option, word in OF_AN_OPTION.findall(path.read_text()):
                where = f"{path.name}: {constant} of {option}={word}"
                assert BY_NAME[option].value_of(word) == int(number), where
                found += 1
    assert found > len({value.constant for option in OPTIONS for value in option.values})
