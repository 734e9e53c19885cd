"""Every clause in tests/clauses_due is shown by a scenario that holds here and on MicroPython."""

import re
from pathlib import Path

import pytest

from sim.commands import run

TESTS = Path(__file__).resolve().parents[1]
RULES = sorted((TESTS / "rules").rglob("*.txt"))
INTERACTIONS = sorted((TESTS / "interactions").glob("*.txt"))


def due_clauses() -> list[str]:
    lines = (TESTS / "clauses_due").read_text(encoding="utf-8").splitlines()
    return [line.strip() for line in lines if line.strip() and not line.startswith("#")]


def clauses_of_scenarios() -> set[str]:
    text = "\n".join(path.read_text(encoding="utf-8") for path in RULES)
    return set(re.findall(r"^scenario ([A-Z]+-\d+) ", text, re.MULTILINE))


def clauses_of_property_tests() -> set[str]:
    found = set()
    for path in TESTS.rglob("test_*.py"):
        for name in re.findall(r"^def (test_\w+)", path.read_text(encoding="utf-8"), re.MULTILINE):
            found |= {f"{area.upper()}-{n}" for area, n in re.findall(r"_([a-z]+)_(\d+)", name)}
    return found


@pytest.mark.parametrize("clause", due_clauses())
def test_a_due_clause_has_a_scenario(clause: str) -> None:
    assert clause in clauses_of_scenarios(), f"no scenario begins with {clause}"


def test_clauses_about_every_moment_have_property_tests_too() -> None:
    assert {"CORE-7", "CORE-8", "CORE-9", "CORE-10"} <= clauses_of_property_tests()


def test_the_list_names_each_clause_once() -> None:
    due = due_clauses()
    assert len(due) == len(set(due)) > 20
    assert all(re.fullmatch(r"[A-Z]{3,4}-\d+", clause) for clause in due)


def test_no_scenario_begins_with_a_clause_that_is_not_due() -> None:
    assert clauses_of_scenarios() <= set(due_clauses())


def test_every_scenario_begins_with_a_clause() -> None:
    for path in RULES:
        for line in path.read_text(encoding="utf-8").splitlines():
            if line.startswith("scenario"):
                assert re.match(r"scenario [A-Z]+-\d+ .+", line), f"{path.name}: {line}"


@pytest.mark.parametrize("machine", [[], ["--vm", "micropython"]], ids=["here", "micropython"])
def test_all_scenarios_hold(machine: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    files = RULES + INTERACTIONS
    status = run(["scenario", *map(str, files), *machine])
    output = capsys.readouterr().out
    texts = ["\n" + path.read_text(encoding="utf-8") for path in files]
    count = sum(text.count("\nscenario ") for text in texts)
    first = "" if machine else "engine: python\n"
    assert output == f"{first}{count} passed, 0 failed\n"
    assert status == 0
    assert count > 100


def test_the_scenario_in_the_docs_holds(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    text = (TESTS.parent / "docs" / "scenarios.md").read_text(encoding="utf-8")
    shown = re.findall(r"```\n(scenario .*?)```", text, re.DOTALL)
    path = tmp_path / "s.txt"
    path.write_text("\n".join(shown), encoding="utf-8")
    assert run(["scenario", str(path)]) == 0
    assert capsys.readouterr().out == f"engine: python\n{len(shown)} passed, 0 failed\n"
    assert shown
