"""Words of the rulebook for rules that are not built: read, and failed; never passed or skipped."""

from pathlib import Path

import pytest

from engine.option_names import PLACES
from engine.rulesets.index import NAMES
from sim.scenario import main
from sim.scenario.vocabulary import _OPTIONS, _RULES

EXAMPLE = """scenario GRD-24 Zero: every other player draws one
rules grand
players 3
hand 0: r0 b5 g6
hand 1: g1 y2
hand 2: b6 b1
discard 1: r5
discard 2: b2
draw 1: y3 y4
turn 0
--
0 play r0 on 1
expect count 1 = 3
expect turn 1
"""

# What each word needs to be built; such a word must be failed until one of these is there.
SETTINGS = {
    "salt 0": "grand",
    "salt nobody": "grand",
    "pepper 1": "grand",
    "team 0 = 1": "partners team",
    "color 2 = g": "two",
    "effect C1 = others_draw": "custom",
    "hand 0: r8!": "grand open",
    "discard 2: r1": "piles",
    "draw 2: r1": "piles",
    "deal 0: r1 r2": "grand",
}
CHOICES = {
    "play r1 on 2": "piles",
    "play r1 down": "piles",
    "play r1 r2": "sets",
    "draw from d2": "piles",
    "draw from p1": "piles",
    "name 1": "zero seven extra grand",
    "give r1 to 2 shown": "piles grand",
    "give r1 under": "piles grand",
    "refuse": "grand",
    "take r1": "grand",
    "take unseen 2": "grand",
    "show": "grand",
    "jump r1": "jump",
    "jump r1 as g uno": "jump",
    "backfire on 2 as g uno": "grand",
    "recover gR": "grand",
    "rainbow r1 g1 b1 y1": "grand",
    "run r1 r2 r3": "grand",
    "surrender": "surrender",
    "surrender 2": "surrender",
    "palm": "dirty",
    "sorry 1": "sorry",
    "answer 15": "quiz",
    "dare done": "custom",
    "dare refused": "custom",
    "guess 2": "custom",
}
EXPECTATIONS = {
    "salt nobody": "grand",
    "pepper 0": "grand",
    "scorer 0": "grand",
    "faceup 0 = ": "grand open",
    "top 2 = r1": "piles",
    "color 2 = r": "piles",
    "pile 2 = 0": "piles",
}


def is_there(needs: str) -> bool:
    return any(need in NAMES or need in PLACES for need in needs.split())


def fails_as_unbuilt(text: str, path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path.write_text(text, encoding="utf-8")
    assert main([str(path)]) == 1
    told = capsys.readouterr().out
    assert "is not built yet\n" in told
    assert told.endswith("\n0 passed, 1 failed\n")


@pytest.mark.parametrize("line", SETTINGS)
def test_a_setting(line: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    if is_there(SETTINGS[line]):
        pytest.skip("it is built")
    text = f"scenario X\nrules official\nplayers 3\n{line}\n--\nexpect turn 0\n"
    fails_as_unbuilt(text, tmp_path / "s.txt", capsys)


@pytest.mark.parametrize("verb", CHOICES)
@pytest.mark.parametrize("start", ["0", "reject 0", "expect offer 0", "expect no offer 0"])
def test_a_choice(
    verb: str, start: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    if is_there(CHOICES[verb]):
        pytest.skip("it is built")
    text = f"scenario X\nrules official\nplayers 3\nhand 0: r1 r2 r3\n--\n{start} {verb}\n"
    fails_as_unbuilt(text, tmp_path / "s.txt", capsys)


@pytest.mark.parametrize("line", EXPECTATIONS)
def test_an_expectation(line: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    if is_there(EXPECTATIONS[line]):
        pytest.skip("it is built")
    text = f"scenario X\nrules official\nplayers 3\n--\nexpect {line}\n"
    fails_as_unbuilt(text, tmp_path / "s.txt", capsys)


@pytest.mark.parametrize("name", [name for name in _RULES if name not in NAMES])
def test_a_rule_set(name: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    text = f"scenario X\nrules {name}\n--\nexpect turn 0\n"
    fails_as_unbuilt(text, tmp_path / "s.txt", capsys)


@pytest.mark.parametrize("name", [name for name in _OPTIONS if name not in PLACES])
def test_an_option(name: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    last = _OPTIONS[name].split()[-1].replace("N", "15")
    text = f"scenario X\nrules official {name}={last}\n--\nexpect turn 0\n"
    fails_as_unbuilt(text, tmp_path / "s.txt", capsys)


def test_the_rule_sets_that_are_built_are_known() -> None:
    assert set(NAMES) <= set(_RULES)


def test_the_example_of_the_format(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    if "grand" in NAMES:
        pytest.skip("it is built")
    fails_as_unbuilt(EXAMPLE, tmp_path / "s.txt", capsys)


def test_in_grand_sevens_to_nines_lie_face_up(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    import sim.__main__ as command_line

    path = tmp_path / "s.txt"
    path.write_text("scenario X\nrules grand\nhand 0: r8\n--\nexpect turn 0\n", encoding="utf-8")
    assert command_line.main(["scenario", str(path)]) == 2
    assert "in grand it lies face up: r8!" in capsys.readouterr().err
