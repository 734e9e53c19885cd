"""The engine of a drive plays as it was written: scenarios, golden games, a locked heap."""

from functools import cache
from pathlib import Path

import pytest

from sim import vm
from sim.drive.small import make_small
from sim.scenario import command, main

ROOT = Path(__file__).resolve().parents[2]
RULES = sorted((ROOT / "tests" / "rules").glob("*.txt"))
BROKEN = """
def test_that_a_number_went_astray():
    from engine.layout import TURN
    assert TURN == -1
"""


def read(*tops: str) -> dict[str, str]:
    return {
        file.relative_to(ROOT).as_posix(): file.read_text(encoding="utf-8")
        for top in tops
        for file in sorted((ROOT / top).rglob("*.py"))
    }


def run_stripped(module: str, **more: str) -> vm.Result:
    """Runs a module of tests/vm against the stripped engine; it is folded with it."""
    return vm.run("tests/vm/runner.py", argv=[module], texts=stripped(*more.items()))


@cache
def stripped(*more: tuple[str, str]) -> dict[str, str]:
    """The engine and its tests, made small; more: names and texts of other tests."""
    sources = read("engine", "tests/vm")
    sources |= {f"tests/vm/{name}.py": text for name, text in more}
    return make_small(sources).texts


def test_the_scenarios_hold(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    made: list[str] = []

    def small(sources: dict[str, str]) -> dict[str, str]:
        texts = make_small(sources).texts
        made.append(texts["engine/game.py"])
        return texts

    monkeypatch.setattr(command, "slim", small)
    status = main([*map(str, RULES), "--vm", "micropython"])
    count = sum(path.read_text(encoding="utf-8").count("\nscenario ") for path in RULES)
    assert capsys.readouterr().out == f"{count} passed, 0 failed\n"
    assert status == 0 and count > 100
    assert made and '"""' not in made[0]


@pytest.mark.parametrize("module", ["test_golden", "test_match", "test_pystack"])
def test_it_plays_the_same_games_and_takes_nothing_from_the_heap(module: str) -> None:
    result = run_stripped(module)
    failed = [line for line in result.stdout.splitlines() if not line.startswith("ok ")]
    assert result.status == 0, "\n".join(failed)
    assert result.stdout.rstrip().endswith(" passed, 0 failed")


def test_a_wrong_number_would_be_seen() -> None:
    result = run_stripped("test_broken", test_broken=BROKEN)
    assert result.status == 1
    assert "1 failed" in result.stdout
