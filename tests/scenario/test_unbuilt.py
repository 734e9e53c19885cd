"""Words of the rulebook for rules that are not built: read, and failed; never passed or skipped."""

from pathlib import Path

import pytest

from engine.option_names import PLACES, WORDS
from engine.rulesets.index import NAMES
from sim.scenario import main
from sim.scenario.vocabulary import _OPTIONS, _RULES

# What each word needs to be built; such a word must be failed until one of these is there.
SETTINGS = {
    "team 0 = 1": "partners team",
    "effect C1 = others_draw": "custom",
}
CHOICES = {
    "play r1 down": "piles=face_down",
    "give r1 under": "piles=face_down",
    "jump r1": "jump",
    "jump r1 as g uno": "jump",
    "surrender": "surrender",
    "surrender 2": "surrender",
    "palm": "dirty",
    "sorry 1": "sorry",
    "answer 15": "quiz",
    "dare done": "custom",
    "dare refused": "custom",
    "guess 2": "custom",
}


def is_there(needs: str) -> bool:
    """Is one of these built: a rule set, an option, or a value of an option?"""
    for need in needs.split():
        option, _, value = need.partition("=")
        if value in WORDS.get(option, ()) if value else need in {*NAMES, *PLACES, *WORDS}:
            return True
    return False


def unbuilt(words: dict[str, str]) -> list[str]:
    return [word for word in words if not is_there(words[word])]


def fails_as_unbuilt(text: str, path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path.write_text(text, encoding="utf-8")
    assert main([str(path)]) == 1
    told = capsys.readouterr().out
    assert "is not built yet\n" in told
    assert told.endswith("\n0 passed, 1 failed\n")


@pytest.mark.parametrize("line", unbuilt(SETTINGS))
def test_a_setting(line: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    text = f"scenario X\nrules official\nplayers 3\n{line}\n--\nexpect turn 0\n"
    fails_as_unbuilt(text, tmp_path / "s.txt", capsys)


@pytest.mark.parametrize("verb", unbuilt(CHOICES))
@pytest.mark.parametrize("start", ["0", "reject 0", "expect offer 0", "expect no offer 0"])
def test_a_choice(
    verb: str, start: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    text = f"scenario X\nrules official\nplayers 3\nhand 0: r1 r2 r3\n--\n{start} {verb}\n"
    fails_as_unbuilt(text, tmp_path / "s.txt", capsys)


@pytest.mark.parametrize("name", [name for name in _RULES if name not in NAMES])
def test_a_rule_set(name: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    text = f"scenario X\nrules {name}\n--\nexpect turn 0\n"
    fails_as_unbuilt(text, tmp_path / "s.txt", capsys)


@pytest.mark.parametrize(
    "name", [name for name in _OPTIONS if name not in PLACES and name not in WORDS]
)
def test_an_option(name: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    last = _OPTIONS[name].split()[-1].replace("N", "15")
    text = f"scenario X\nrules official {name}={last}\n--\nexpect turn 0\n"
    fails_as_unbuilt(text, tmp_path / "s.txt", capsys)


def test_the_rule_sets_that_are_built_are_known() -> None:
    assert set(NAMES) <= set(_RULES)
