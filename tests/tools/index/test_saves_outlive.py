"""A match and own rules that this version saved are the same in versions with other options."""

import json
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from engine.rulesets import options_of
from tests.tools.index.following import follow
from tests.tools.index.outliving import MATCH, MIX
from tests.tools.index.test_rule_set_added import NEEDED, ROOT, copy_to, run

SPEC = "engine/spec/options.py"
# An option before all others, with two bytes and a default other than 0; one about a face.
FIRST = """"Deck and deal": (
        number("many", "Many", "OWN-1", 1, 999, 300),
        Option(
            "nine", "What a skip does", "OWN-1",
            Value("none", "nothing"),
            Value("swap", "swaps", rule=_SWAPS, effect=EFFECT.SWAPS_HANDS),
            face=13,
        ),
"""
# A field that moves the one behind it.
KEPT = '            Field(\n                "KEPT",\n'
MOOD = '            Field("MOOD", 1, ANYTHING, "a mood"),\n'


@pytest.fixture(scope="module")
def saved(tmp_path_factory) -> Path:
    """Return a folder with a match and a mix that this version saved."""
    folder = tmp_path_factory.mktemp("saved")
    _outlive(ROOT, "save", folder)
    return folder


@pytest.fixture(scope="module")
def later(tmp_path_factory) -> Path:
    """Return a later version: the docs were followed, in two steps, and options put before all."""
    folder = tmp_path_factory.mktemp("later") / "wildhand"
    copy_to(folder, (*NEEDED, "tests", "pyproject.toml"))
    follow("adding-an-option.md", folder)
    _index(folder)
    follow("adding-a-rule.md", folder)
    text = (folder / SPEC).read_text()
    (folder / SPEC).write_text(text.replace('"Deck and deal": (\n', FIRST))
    _index(folder)
    return folder


def _index(folder: Path) -> str:
    made = run(folder, "index")
    assert made.returncode == 0, made.stderr
    return made.stdout


def _outlive(version: Path, what: str, folder: Path) -> Any:
    argv = [sys.executable, "-m", "tests.tools.index.outliving", what, str(folder)]
    done = subprocess.run(argv, cwd=version, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    return json.loads(done.stdout) if done.stdout else None


def _copy_of(folder: Path, target: Path) -> Path:
    (target / "wildhand.sav").write_bytes((folder / "wildhand.sav").read_bytes())
    return target


def test_this_version_reads_what_it_saved(saved: Path, tmp_path: Path) -> None:
    found = _outlive(ROOT, "tell", _copy_of(saved, tmp_path))
    assert found["match"] == {**options_of("official"), **MATCH}
    assert found["mix"] == {**options_of("official"), **MIX}


def test_a_later_version_reads_the_same(saved: Path, later: Path, tmp_path: Path) -> None:
    (tmp_path / "now").mkdir()
    now = _outlive(ROOT, "tell", _copy_of(saved, tmp_path / "now"))
    found = _outlive(later, "tell", _copy_of(saved, tmp_path))
    own = {"many": "300", "nine": "none", "again": "0", "number_finish": "0", "sale": "0"}
    for which in ("match", "mix"):
        assert {name: found[which].pop(name) for name in own} == own, which
    assert found == now


def test_its_own_save_is_refused_by_the_version_before(later: Path, tmp_path: Path) -> None:
    _outlive(later, "save", tmp_path)
    assert _outlive(later, "tell", tmp_path)["screen"] == "title"
    found = _outlive(ROOT, "tell", _copy_of(tmp_path, tmp_path))
    assert found["screen"] == "held" and found["mix"] == {**options_of("official"), **MIX}


def test_a_save_with_another_layout_is_refused(saved: Path, later: Path, tmp_path: Path) -> None:
    """Nobody has to remember to raise a number when a field moves."""
    state = later / "engine" / "spec" / "state.py"
    text = state.read_text()
    state.write_text(text.replace(KEPT, f"{MOOD}{KEPT}"))
    printed = _index(later)
    assert "refused from now on: KEPT of engine/state/layout.py was 856" in printed
    found = _outlive(later, "tell", _copy_of(saved, tmp_path))
    assert found["screen"] == "held" and found["mix"]["uno"] == MIX["uno"]
    state.write_text(text)
    _index(later)


def test_a_replay_ends_as_it_was_recorded(later: Path) -> None:
    done = run(later, "replay", "docs/pictures/hand.replay")
    assert done.returncode == 0 and "ends as recorded" in done.stdout, done.stderr
