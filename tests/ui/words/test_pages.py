"""No page of a rule set mentions what it does not have, and each says what sets it apart."""

import re

import pytest

from engine.rulesets import NAMES, load, mixing
from engine.rulesets.codes_generated import CODES
from engine.rulesets.options import OPTIONS
from tests.ui.words.test_help import pages_in_docs
from tools.assets.rules import rules_text

# The terms of the pages, and the options that bring them.
_TERMS = {
    r"(?<![Nn]obody can )[Cc]halleng": lambda o: (
        o["challenge"] != "none" or o["piles"] == "face_down"
    ),
    r"[Nn]obody can challenge": lambda o: o["challenge"] == "none" and o["piles"] != "face_down",
    r"exactly the card on top": lambda o: o["jump"] != "none",
    r"swap hands": lambda o: "swap" in o["zero"] + o["seven"] or o["extra"] == "swap",
    r"may swap hands": lambda o: "swap" in o["zero"] or o["seven"] == "may_swap",
    r"you must\. 0": lambda o: o["seven"] == "swap",
    r"hands move on": lambda o: "pass" in o["zero"],
    r"may add|must add|adding": lambda o: o["stack"] in ("same", "any", "wild4"),
    r"add a \+2 to a \+2|any \+2": lambda o: o["stack"] in ("same", "any"),
    r"Never one kind|add a \+2 to a \+2, or": lambda o: o["stack"] == "same",
    r"[Aa]nybody may add": lambda o: o["stack_by"] == "any",
    r"others may still add": lambda o: o["last_stack"] == "1",
    r"[Tt]ower|count together": lambda o: o["stack"] == "cumulate",
    r"fair only without": lambda o: o["wild4"] in ("color", "color_or_number"),
    r"nothing else you hold fits": lambda o: o["wild"] == o["wild4"] == "color_or_number",
    r"color, number or sign in play|nothing else": lambda o: o["wild4"] == "color_or_number",
    r"fair at any time": lambda o: o["wild"] == o["wild4"] == "any",
    r"With a \+4 in hand you may not draw": lambda o: o["wild4"] == "forced",
    r"pepper": lambda o: o["two"] == "pepper",
    r"\bsalt": lambda o: o["eight"] == "salt",
    r"Threes": lambda o: o["three"] == "get",
    r"choose who draws": lambda o: o["one"] == "draw",
    r"all others draw": lambda o: "draw" in o["zero"],
    r"take a card from another": lambda o: o["four"] == "take",
    r"who must give": lambda o: o["five"] == "give",
    r"change seats": lambda o: o["six"] == "swap",
    r"neighbor|open cards|lies? open": lambda o: o["face_up"] == "1",
    r"say nothing": lambda o: o["caller"] == "anybody",
    r"who caused it": lambda o: o["backfire"] == "1",
    r"gives you your turn back": lambda o: o["recover"] == "1",
    r"all four colors|Run\b": lambda o: o["rainbow"] == "1",
    r"pile 1|Pile 2|either pile": lambda o: o["piles"] == "2",
    r"face down": lambda o: o["piles"] == "face_down",
    r"when a turn is over": lambda o: o["out"] == "turn_end",
    r"[Pp]artner": lambda o: o["partners"] == "1",
    r"\b[Tt]eam": lambda o: o["partners"] == "teams",
    r"average": lambda o: o["scoring"] == "average",
    r"[Pp]oints are bad": lambda o: o["scoring"] in ("low", "own"),
    r"[Nn]o points": lambda o: o["scoring"] == "none",
    r"counts the first card": lambda o: o["scoring"] == "own",
    r"score what": lambda o: o["scoring"] in ("winner", "average"),
    r"points win|reaches 500": lambda o: o["scoring"] == "winner" and o["hands"] == 0,
    r"sits? out|out of the match": lambda o: o["at_target"] == "sits_out" or o["scoring"] == "own",
    r"15 hands": lambda o: o["hands"] == 15,
    r"give up the hand": lambda o: o["surrender"] == "1",
    r"last player with cards loses": lambda o: o["end"] == "last_left",
    r"only cut": lambda o: o["reshuffle"] == "0",
    r"[Tt]rail": lambda o: o["tables"] == 15 and o["start"] == "last_discard",
    r"If you can play, you must": lambda o: o["must_play"] == "1",
    r"Or draw a card": lambda o: o["draw"] == "one" and o["must_play"] == "0",
    r"draw until you can": lambda o: o["draw"] == "until_playable",
    r"out of the hand at once": lambda o: o["draw"] == "none",
    r"sum or difference": lambda o: o["sets"] == "sum_or_difference",
    r"two top": lambda o: o["two_for_one"] == "1",
    r"one of each color": lambda o: o["sets"] == "same_rank",
    r"equal numbers": lambda o: o["sets"] == "double",
    r"[Aa]dd to a set": lambda o: o["sets"] == "sum",
    r"multiply": lambda o: o["sets"] == "by_age",
    r"one more play": lambda o: o["free_turn"] == "1" and o["sets"] == "double",
    r"exactly the number card": lambda o: o["exact_hits"] == "1",
    r"look at any hand": lambda o: o["peek"] == "1",
    r"\bdice\b|\bdie\b|\broll": lambda o: o["deck"] == "dice",
    r"(?<!no )\bwilds?\b|\+4": lambda o: o["deck"] != "dice",
    r"66 cards": lambda o: o["deck"] == "power",
    r"is green": lambda o: o["first_four"] == "green",
    r"dealer starts": lambda o: o["first_reverse"] == "dealer",
    r"[Nn]ot before everybody": lambda o: o["no_draw_first_round"] == "1",
    r"called after the draw": lambda o: o["color_late"] == "1",
    r"says sorry": lambda o: o["sorry"] == "1",
    r"caught until you call|Caught later": lambda o: o["uno_until"] == "called",
    r"has ended the turn": lambda o: o["uno_until"] == "taken",
}
# Numbers in the pages, and the options that have them.
_NUMBERS = {
    r"forgotten (?:it|Uno) costs (\d+)|Uno costs (\d+)|Caught later, you draw (\d+)": "uno",
    r"draws: you draw (\d+)": "uno",
    r"(\d+) points win|reaches (\d+)|[Ww]hoever has (\d+)|At (\d+) you": "target",
    r"challenge(?: it|: |)[^.]*?[:,] you draw (\d+)": "guilty",
    r"challenge[^.]*, or (?:they|the (?:other|challenger))(?: draws?)? (\d+)": "innocent",
}


def _words(name):
    """Return all that the pages of a rule set say."""
    return " ".join(f"{heading}. {words}" for heading, _, words in pages_in_docs(name))


def _options(name):
    """Return the value of each option of a rule set, as a word or a number."""
    rules = bytearray(load(name).whole())
    found = {}
    for option in OPTIONS:
        value = mixing.value_of(rules, CODES.index(option.code))
        found[option.name] = option.words[value] if option.values else value
    return found


@pytest.mark.parametrize("name", NAMES)
def test_no_page_mentions_what_its_rule_set_does_not_have(name):
    words, options = _words(name), _options(name)
    mentioned = [term for term in _TERMS if re.search(term, words)]
    assert len(mentioned) > 2
    assert [term for term in mentioned if not _TERMS[term](options)] == []


@pytest.mark.parametrize("name", NAMES)
def test_the_pages_say_what_sets_a_rule_set_apart_from_official(name):
    words, options, usual = _words(name), _options(name), _options("official")
    apart = [term for term in _TERMS if _TERMS[term](options) and not _TERMS[term](usual)]
    assert [term for term in apart if not re.search(term, words)] == []


@pytest.mark.parametrize("name", NAMES)
def test_the_numbers_in_the_pages_are_those_of_the_options(name):
    words, options = _words(name), _options(name)
    for number, option in _NUMBERS.items():
        for found in re.finditer(number, words):
            said = next(int(group) for group in found.groups() if group)
            assert said == options[option], found.group(0)
    assert re.search(r"Uno costs|draws: you draw|Caught later|forgotten it costs", words)


def test_a_page_of_another_rule_set_is_found_out():
    """The terms of every other page but the plainest do not all suit `official`."""
    usual = _options("official")
    wrong = {
        name
        for name in NAMES
        if any(re.search(term, _words(name)) and not _TERMS[term](usual) for term in _TERMS)
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
