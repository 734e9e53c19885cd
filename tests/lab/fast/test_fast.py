"""The compiled engine plays as its sources do, and a difference in one rule is found.

A part of the engine is compiled here; all of it is compared where `make fast` has built it.
"""

import ast
import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

from lab.fast import building
from lab.fast.building import build, hot_files, missing
from lab.fast.chosen import BUILT, ROOT, is_fresh
from lab.fast.edits import edited
from sim.commands import run as command
from tests.properties.test_machines import some_plans
from tests.tiers import FULL

pytestmark = FULL

PART = ["engine/state/seats.py", "engine/turn/catch.py", "engine/turn/hand_cards.py"]
SCENARIOS = sorted(ROOT.glob("tests/rules/**/*.txt")) + sorted(
    ROOT.glob("tests/interactions/*.txt")
)
PROGRAM = ROOT / "tests" / "properties" / "any_python.py"
MATCHES = 40
MATCHES_OF_ALL = 200

needs_compiler = pytest.mark.skipif(bool(missing()), reason=f"cannot compile: {missing()}")


@pytest.fixture(scope="module")
def part(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Return a folder with an engine whose PART is compiled."""
    folder = tmp_path_factory.mktemp("part")
    build(folder, PART)
    return folder


def differing(engine: Path, matches: int, place: Path) -> list[str]:
    """Return the matches, in words, that an engine plays unlike the sources; by any rules."""
    planned = some_plans(matches)
    plan = place / "plan.txt"
    plan.write_text("\n".join(one.line for one in planned), encoding="utf-8")
    due, found = [
        subprocess.run(
            [sys.executable, "-P", str(PROGRAM), str(plan)],
            env={**os.environ, "PYTHONPATH": str(folder)},
            check=True,
            capture_output=True,
            text=True,
        ).stdout.splitlines()
        for folder in (ROOT, engine)
    ]
    return [one.told for one, a, b in zip(planned, due, found, strict=True) if a != b]


def play_scenarios(engine: Path) -> str:
    """Play all scenarios by the engine in a folder; return what is printed."""
    program = (
        f"import sys; sys.path[:0] = [{str(engine)!r}]; sys.path.append({str(ROOT)!r}); "
        "from sim import commands; from sim.scenario import command; "
        "command.run(commands.read('scenario', sys.argv[1:]))"
    )
    argv = [sys.executable, "-c", program, *map(str, SCENARIOS)]
    done = subprocess.run(argv, cwd=engine, capture_output=True, text=True)
    return done.stdout + done.stderr


@needs_compiler
def test_a_compiled_part_plays_as_its_source(part: Path, tmp_path: Path) -> None:
    assert len(list(part.glob("engine/**/*.so"))) == len(PART)
    assert differing(part, MATCHES, tmp_path) == []
    assert play_scenarios(part).endswith(" passed, 0 failed\n")


@needs_compiler
def test_a_traceback_names_the_line_of_the_source(part: Path) -> None:
    call = "from engine.turn.hand_cards import gain; gain(None, bytearray(1), 0, 0)"
    done = subprocess.run([sys.executable, "-c", call], cwd=part, capture_output=True, text=True)
    lines = (ROOT / "engine/turn/hand_cards.py").read_text(encoding="utf-8").splitlines()
    at = 1 + lines.index("    s[g.hands[seat] + size] = card")
    assert f'File "engine/turn/hand_cards.py", line {at}, in gain' in done.stderr


@needs_compiler
def test_a_difference_in_one_rule_is_found(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever is caught draws one card more."""

    def otherwise(path: str, text: str) -> str:
        changed = text.replace("else s[UNO_PENALTY]\n", "else s[UNO_PENALTY] + 1\n")
        assert changed != text
        return edited(path, changed)

    monkeypatch.setattr(building, "edited", otherwise)
    build(tmp_path, ["engine/turn/catch.py"])
    assert differing(tmp_path, MATCHES, tmp_path)
    assert "OFF-9" in play_scenarios(tmp_path)


@pytest.mark.skipif(not is_fresh(BUILT), reason="`make fast` has not built the engine")
def test_the_whole_engine_plays_as_its_sources(tmp_path: Path) -> None:
    assert differing(BUILT, MATCHES_OF_ALL, tmp_path) == []
    assert play_scenarios(BUILT).endswith(" passed, 0 failed\n")


@pytest.mark.skipif(not is_fresh(BUILT), reason="`make fast` has not built the engine")
@pytest.mark.parametrize(
    "argv",
    [
        "stats rules --rules grand --hands 20 --compare two-deck --jobs 1",
        "stats bots hard normal --hands 20 --option cards=3 --jobs 1",
    ],
)
def test_a_command_prints_the_same_with_both_engines(argv: str) -> None:
    """But for the engine's name and the time that it took."""
    done = [run(argv, engine) for engine in ("python", "compiled")]
    assert [one.returncode for one in done] == [0, 0], done[1].stderr
    first, second = (re.sub(r"[\d.]+ s(econds)?\b", "", one.stdout) for one in done)
    assert first.splitlines()[0] == "engine: python"
    assert second.splitlines()[0] == "engine: compiled"
    assert first.splitlines()[1:] == second.splitlines()[1:]


@pytest.mark.parametrize("path", hot_files())
def test_no_line_moves(path: str) -> None:
    text = (ROOT / path).read_text(encoding="utf-8")
    places = [
        [
            (node.lineno, type(node))
            for node in ast.walk(ast.parse(one))
            if isinstance(node, ast.stmt)
        ]
        for one in (text, edited(path, text))
    ]
    kept = [one for one in places[1] if one[1] not in (ast.AnnAssign, ast.ImportFrom, ast.Pass)]
    assert set(kept) <= set(places[0])
    assert text.count("\n") == edited(path, text).count("\n")


def test_no_annotation_is_silenced() -> None:
    """A compiled function refuses an argument of another type, where the source takes it."""
    for path in ROOT.glob("engine/**/*.py"):
        assert "type: ignore[arg-type]" not in path.read_text(encoding="utf-8"), path


def test_an_edit_that_finds_nothing_to_change_is_an_error() -> None:
    with pytest.raises(ValueError, match=r"opening\.py: .* is not there once"):
        edited("engine/match/opening.py", '"""Nothing."""\n\n')


def test_without_a_compiler_a_line_says_so(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("CC", "no-such-compiler")
    assert command(["fast"]) == 0
    out = capsys.readouterr().out
    assert out.count("\n") == 1 and "no C compiler (no-such-compiler)" in out


@pytest.mark.parametrize(
    ("argv", "message"),
    [
        ("fast --only engine/none.py", "fast: --only engine/none.py: no file of the engine"),
    ],
)
def test_wrong_arguments_get_one_line(argv: str, message: str) -> None:
    done = run(argv)
    assert (done.returncode, done.stdout, done.stderr.count("\n")) == (2, "", 1)
    assert message in done.stderr


def test_the_variable_decides_which_engine_runs() -> None:
    scenario = f"scenario {SCENARIOS[0]}"
    assert run(scenario, "python").stdout.startswith("engine: python\n")
    done = run(scenario, "fast")
    assert "WILDHAND_ENGINE=fast: must be python or compiled" in done.stderr
    assert (done.returncode, done.stdout, done.stderr.count("\n")) == (2, "", 1)
    done = run(scenario, "compiled")
    if is_fresh(BUILT):
        assert done.stdout.startswith("engine: compiled\n")
    else:
        assert "run `make fast`" in done.stderr


def run(argv: str, engine: str = "python") -> subprocess.CompletedProcess[str]:
    """Run a command of `python -m sim`."""
    return subprocess.run(
        [sys.executable, "-m", "sim", *argv.split()],
        cwd=ROOT,
        env={**os.environ, "WILDHAND_ENGINE": engine},
        capture_output=True,
        text=True,
    )
