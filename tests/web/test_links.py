"""Links begin matches; a wrong value is told in the engine's own sentence."""

import json
import re

import pytest

from tests.web.conftest import ROOT
from tools.web.link import replay_link
from tools.web.machine.links import link_of, start_of

GOOD = {
    "rules=grand": ("grand", 1, 3, None, None),
    "rules=classic&people=2&bots=0&seed=7": ("classic", 2, 0, 7, None),
    "seed=1&level=hard": ("official", 1, 3, 1, None, 3),
    "rules=official&bots=4&stack=same&jump=exact": (
        "official",
        0,
        4,
        None,
        {"stack": "same", "jump": "exact"},
    ),
}
WRONG = {
    "rules": "'rules' in the link is not NAME=VALUE, such as rules=grand",
    "rules=": "'rules=' in the link is not NAME=VALUE, such as rules=grand",
    "rules=grand&rules=classic": "rules is in the link twice",
    "people=x": "people=x: must be a number from 0 to 99",
    "seed=-1": "seed=-1: must be a number from 0 to 1073741823",
    "seed=99999999999999999": "must be a number",
    "seed=²": "must be a number",
    "level=genius": "level=genius: must be one of beginner, easy, normal, hard",
}
OF_THE_ENGINE = {
    "rules=nonsense": "no rule set 'nonsense'; there are: official",
    "stack=maybe": "stack=maybe: must be one of",
    "nonsense=1": "no option 'nonsense'; there are:",
    "people=1&bots=30": "players",
    "rules=road-rules&bots=3": "players",
}


@pytest.mark.parametrize("words", GOOD)
def test_a_link_is_a_start_of_the_app(words):
    assert start_of(words) == GOOD[words]


@pytest.mark.parametrize("words", WRONG)
def test_a_wrong_link_is_told_in_one_line(words):
    with pytest.raises(ValueError, match=re.escape(WRONG[words])) as caught:
        start_of(words)
    assert "\n" not in str(caught.value)


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
    path = ROOT / "docs" / "pictures" / "hand.replay"
    link = replay_link(path.read_text(), "hand.replay", 0)
    assert json.loads(run_spec("links.mjs", links=[link])) == [""]


def test_a_match_is_shared_and_played_again(run_node, page_pack):
    assert run_node("replay.mjs", page_pack) == "played\n"


def test_the_picture_has_the_shape_of_the_window(run_node):
    assert run_node("shape.mjs") == "shaped\n"
