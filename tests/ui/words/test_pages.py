"""No page of a rule set mentions what it does not have, and each says what sets it apart."""

import re

import pytest

from engine.rulesets import NAMES, by_name, load
from engine.spec.options import OPTIONS, Option
from tests.ui.words.test_help import pages_in_docs
from tools.assets.rules import rules_text

# The terms of the pages, each with the options that bring it and their conditions.
_TERMS: dict[str, list[tuple[Option, str]]] = {}
for _option in OPTIONS:
    for _term, _condition in _option.terms.items():
        _TERMS.setdefault(_term, []).append((_option, _condition))


def _is_brought(term, options):
    """Does one of the options of a term have a value that brings it? options: see `_options`."""
    return any(_holds(option, condition, options) for option, condition in _TERMS[term])


def _holds(option, condition, options):
    """Does a condition hold, such as "one must_play=0"? Of joined values each part counts."""
    own = [word for word in condition.split() if "=" not in word]
    others = [word.split("=") for word in condition.split() if "=" in word]
    return bool(set(own) & set(options[option.name].split("+"))) and all(
        options[name] in values.split("|") for name, values in others
    )


def _words(name):
    """Return all that the pages of a rule set say."""
    return " ".join(f"{heading}. {words}" for heading, _, words in pages_in_docs(name))


def _options(name):
    """Return the value of each option of a rule set, as text."""
    rules = bytearray(load(name).whole())
    return {option.name: by_name.text_of(rules, i) for i, option in enumerate(OPTIONS)}


@pytest.mark.parametrize("name", NAMES)
def test_no_page_mentions_what_its_rule_set_does_not_have(name):
    words, options = _words(name), _options(name)
    mentioned = [term for term in _TERMS if re.search(term, words)]
    assert len(mentioned) > 2
    assert [term for term in mentioned if not _is_brought(term, options)] == []


@pytest.mark.parametrize("name", NAMES)
def test_the_pages_say_what_sets_a_rule_set_apart_from_official(name):
    words, options, usual = _words(name), _options(name), _options("official")
    apart = [term for term in _TERMS if _is_brought(term, options) and not _is_brought(term, usual)]
    assert [term for term in apart if not re.search(term, words)] == []


@pytest.mark.parametrize("name", NAMES)
def test_the_numbers_in_the_pages_are_those_of_the_options(name):
    words, options = _words(name), _options(name)
    figures = [(figure, option.name) for option in OPTIONS for figure in option.figures]
    for figure, option in figures:
        for found in re.finditer(figure, words):
            said = next(group for group in found.groups() if group)
            assert said == options[option], found.group(0)
    assert re.search("Uno costs|forgotten it costs", words)


def test_a_page_of_another_rule_set_is_found_out():
    """The terms of every other page but the plainest do not all suit `official`."""
    usual = _options("official")
    wrong = {
        name
        for name in NAMES
        if any(re.search(term, _words(name)) and not _is_brought(term, usual) for term in _TERMS)
    }
    assert set(NAMES) - wrong <= {"official", "two-player"}


def test_the_file_has_an_index_of_its_parts():
    text = rules_text()
    at = 13 * (len(NAMES) + 1)
    for i in range(len(NAMES) + 1):
        begin, size = map(int, text[13 * i : 13 * i + 13].split())
        assert begin == at
        at += size
    assert at == len(text)
