"""Links begin matches; what lacks is filled in; a wrong value is told in the engine's sentence."""

import copy
import json
import re

import pytest

from engine.rulesets import NAMES, rules_of
from engine.rulesets.names_generated import NAMES as OPTIONS
from engine.rulesets.names_generated import WORDS
from sim.replay.playing import Told, told_in
from sim.replay.words import parse_replay
from tests.web.conftest import ROOT
from tools.web.link import replay_link
from tools.web.machine.links import link_of, note_of, start_of

GOOD = {
    "rules=grand": ("grand", 1, 3, None, None),
    "rules=classic&people=2&bots=0&seed=7": ("classic", 2, 0, 7, None),
    "seed=1&level=hard": ("official", 1, 3, 1, None, 3),
    "rules=official&people=0&bots=4&stack=same&jump=exact": (
        "official",
        0,
        4,
        None,
        {"stack": "same", "jump": "exact"},
    ),
    "rules=two-player": ("two-player", 1, 1, None, None),
    "rules=road-rules&level=easy": ("road-rules", 1, 1, None, None, 1),
    "rules=partners&people=2": ("partners", 2, 2, None, None),
    "rules=partners&bots=2": ("partners", 2, 2, None, None),
    "people=1": ("official", 1, 3, None, None),
    "people=2": ("official", 2, 0, None, None),
    "bots=3": ("official", 1, 3, None, None),
    "bots=0": ("official", 2, 0, None, None),
    "rules=official&fbclid=IwAR0": ("official", 1, 3, None, None),
    "fbclid=1&rules=&&people=1&fbclid=2&rules=grand&rules=grand": ("grand", 1, 3, None, None),
}
WRONG = {
    "rules": "nothing in it is known, such as rules=grand",
    "rules=": "nothing in it is known, such as rules=grand",
    "fbclid=1&nonsense=2": "nothing in it is known, such as rules=grand",
    "rules=grand&rules=classic": "rules is in the link twice",
    "people=x": "people=x: must be a number from 0 to 99",
    "seed=-1": "seed=-1: must be a number from 0 to 1073741823",
    "seed=99999999999999999": "must be a number",
    "seed=²": "must be a number",
    "level=genius": "level=genius: must be one of beginner, easy, normal, hard",
    "rules=nonsense": "no rule set 'nonsense'; there are: official",
    "stack=maybe": "stack=maybe: must be one of",
    "rules=a%0Ab": "no rule set 'a b'; there are: official",
}
OF_THE_ENGINE = {
    "people=1&bots=30": "players",
    "rules=road-rules&bots=3": "players",
}
NOTES = {
    "rules=official&people=1": "",
    "&rules=official&": "",
    "rules=official&fbclid=IwAR0&x&fbclid=2&people=": "fbclid, x, people",
}
HAND = ROOT / "docs" / "pictures" / "hand.replay"
# What stands for a part of a replay that has another type, or is out of range.
STRANGE = (None, True, -1, 0.5, 2**40, "x", [], [0], [[]], [[0, 0, 0]], {}, {"x": 1}, {"deck": 7})


@pytest.mark.parametrize("words", GOOD)
def test_a_link_is_a_start_of_the_app(words):
    assert start_of(words) == GOOD[words]


@pytest.mark.parametrize("words", [words for words in WRONG if "%" not in words])
def test_a_wrong_link_is_told_in_one_line(words):
    with pytest.raises(ValueError, match=re.escape(WRONG[words])) as caught:
        start_of(words)
    assert "\n" not in str(caught.value)


@pytest.mark.parametrize("words", NOTES)
def test_what_is_left_out_is_told(words):
    assert note_of(words).endswith(NOTES[words]) and bool(note_of(words)) == bool(NOTES[words])


@pytest.mark.parametrize("name", NAMES)
def test_a_link_of_rules_alone_has_a_table_with_you(name):
    most = rules_of(name).most()
    links = [f"people={n}" for n in range(1, most + 1)] + [f"bots={n}" for n in range(most)]
    for words in ["", *links]:
        _, people, bots, *_ = start_of(f"rules={name}&{words}")
        rules_of(name).check_players(people + bots)
        assert people, words
        assert f"people={people}" == words or f"bots={bots}" == words or "=" not in words


def test_a_link_of_any_option_has_a_table():
    for option, values in zip(OPTIONS, WORDS, strict=True):
        for value in values or ():
            try:
                rules = rules_of("official", {option: value})
            except ValueError:
                continue  # it needs another option, and says so
            _, people, bots, *_ = start_of(f"{option}={value}")
            rules.check_players(people + bots)


def test_the_link_of_a_match_begins_the_same():
    words = link_of("grand", {"two": "color"}, 2, 2, 1)
    assert start_of(words) == ("grand", 2, 2, None, {"two": "color"}, 1)


def test_the_page_says_what_is_wrong(run_spec):
    given = {**WRONG, **OF_THE_ENGINE}
    told = json.loads(run_spec("links.mjs", links=list(given)))
    for words, answer in zip(given, told, strict=True):
        assert given[words] in answer and "\n" not in answer, words


def test_the_page_begins_what_a_good_link_asks_for(run_spec):
    assert json.loads(run_spec("links.mjs", links=list(GOOD))) == [""] * len(GOOD)


def test_the_page_plays_the_link_of_a_replay_file(run_spec):
    link = replay_link(HAND.read_text(), "hand.replay", 0)
    links = [link, f"{link}&fbclid=IwAR0", f"utm_source=x&{link}==", f"{link}?a=b"]
    assert json.loads(run_spec("links.mjs", links=links)) == [""] * 4


def told_by(path):
    """Return a replay file as a link tells it."""
    replay = parse_replay(path.read_text(), path.name)
    header = replay.header
    choices = [[seat, choice] for _, seat, choice in replay.choices]
    before = (header.rules, header.players, header.seed, header.dealer, header.options)
    return [*before, list(header.ages), choices[:12], 0]


def strange_ones(told):
    """Yield what a link might tell: at each place something of another type or range."""
    yield from STRANGE
    for at in range(len(told)):
        yield told[:at]
        for one in STRANGE:
            for part in (one, [*told[6], one], [*told[6][:3], [one, 0]], [*told[6][:3], [0, one]]):
                changed = copy.deepcopy(told)
                changed[at] = part
                yield changed


def test_what_is_no_replay_is_told_in_one_line():
    assert Told(told_by(HAND)).played()
    played = 0
    for one in strange_ones(told_by(HAND)):
        try:
            told_in(json.dumps(one)).played()
            played += 1
        except ValueError as error:
            assert str(error) and "\n" not in str(error), one
    assert played < 40  # such as another seat, or one choice less


def test_the_page_says_of_no_replay_what_is_wrong(run_spec):
    given = [*strange_ones(told_by(HAND))][::7]
    given.append(["official", 2, 1, 255, {}, {"x": 1}, [], 0])
    given.append(["official", 2, 1, 255, {"deck": 7}, [], [], 0])
    texts = [*map(json.dumps, given), "[", "{}x"]
    told = json.loads(run_spec("links.mjs", links=[], replays=texts))
    for one, answer in zip(texts, told, strict=True):
        assert "fails" not in answer and "\n" not in answer, (one, answer)
    assert told[-4:] == ["it is not the link of a replay"] * 4


@pytest.mark.full
def test_a_match_is_shared_and_played_again(run_node, page_pack):
    assert run_node("replay.mjs", page_pack) == "played\n"


def test_the_picture_has_the_shape_of_the_window(run_node):
    assert run_node("shape.mjs") == "shaped\n"
