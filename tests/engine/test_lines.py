"""Every option has its line for the player, the clause that explains it, and its values' names."""

from pathlib import Path

import pytest

from engine.option_names import RANGES, WORDS
from engine.rulesets.lines import GROUPS, LINES, NO_YES, WORDS_SAID

TESTS = Path(__file__).parent.parent
DUE = {line for line in (TESTS / "clauses_due").read_text().splitlines() if line[:1] != "#"}
WIDEST_LINE = 60
WIDEST_WORD = 20


def test_every_option_has_a_line_and_no_line_is_without_an_option():
    assert set(LINES) == set(WORDS) | set(RANGES)


def test_a_menu_shows_every_option_once():
    shown = [option for _, options in GROUPS for option in options.split()]
    assert sorted(shown) == sorted(LINES)


@pytest.mark.parametrize("option", sorted(LINES))
def test_a_line_fits_and_its_clause_is_shown_by_scenarios(option):
    line, clause = LINES[option]
    assert 0 < len(line) <= WIDEST_LINE
    assert line == line.strip() and "\n" not in line and not line.endswith(".")
    assert clause in DUE


@pytest.mark.parametrize("option", sorted(WORDS))
def test_each_value_is_called_something_of_its_own(option):
    said = WORDS_SAID.get(option, NO_YES)
    if option not in WORDS_SAID:
        assert WORDS[option] == ("0", "1"), "its values are no `no` and `yes`: say what they are"
    assert len(said) == len(WORDS[option]) == len(set(said))
    for word in said:
        assert 0 < len(word) <= WIDEST_WORD


def test_only_options_have_words():
    assert set(WORDS_SAID) <= set(WORDS)


def test_no_two_options_say_the_same():
    assert len({line for line, _ in LINES.values()}) == len(LINES)
