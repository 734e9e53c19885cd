"""Every clause of the rulebook is shown by a scenario that holds here and on MicroPython."""

import re
from pathlib import Path

import pytest

from sim.commands import run
from tests.rulebook import clauses

TESTS = Path(__file__).resolve().parents[1]
REPOSITORY = TESTS.parent
PLACES = ("docs", "engine", "hal", "lab", "lib", "sim", "tests", "tools")
RULES = sorted((TESTS / "rules").rglob("*.txt"))
INTERACTIONS = sorted((TESTS / "interactions").glob("*.txt"))


def clauses_of_scenarios() -> set[str]:
    text = "\n".join(path.read_text(encoding="utf-8") for path in RULES)
    return set(re.findall(r"^scenario ([A-Z]+-\d+) ", text, re.MULTILINE))


def clauses_of_property_tests() -> set[str]:
    found = set()
    for path in TESTS.rglob("test_*.py"):
        for name in re.findall(r"^def (test_\w+)", path.read_text(encoding="utf-8"), re.MULTILINE):
            found |= {f"{area.upper()}-{n}" for area, n in re.findall(r"_([a-z]+)_(\d+)", name)}
    return found


def test_every_clause_has_a_scenario_and_every_scenario_a_clause() -> None:
    assert len(clauses()) == len(set(clauses())) > 100
    assert clauses_of_scenarios() == set(clauses())


def test_every_clause_that_the_repository_names_is_in_the_rulebook() -> None:
    areas = {clause.split("-")[0] for clause in clauses()}
    named = re.compile(rf"\b(?:{'|'.join(sorted(areas))})-\d+\b")
    unknown = {
        (path.relative_to(REPOSITORY).as_posix(), clause)
        for place in PLACES
        for path in (REPOSITORY / place).rglob("*")
        if path.suffix in (".py", ".txt", ".md", ".js")
        for clause in named.findall(path.read_text(encoding="utf-8"))
        if clause not in clauses()
    }
    assert not unknown


def test_clauses_about_every_moment_have_property_tests_too() -> None:
    assert {"CORE-7", "CORE-8", "CORE-9", "CORE-10"} <= clauses_of_property_tests()


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


@pytest.mark.parametrize("page", ["first-scenario.md", "scenarios.md"])
def test_the_scenarios_in_the_docs_hold(
    page: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    text = (TESTS.parent / "docs" / page).read_text(encoding="utf-8")
    shown = re.findall(r"```\n(scenario .*?)```", text, re.DOTALL)
    path = tmp_path / "s.txt"
    path.write_text("\n".join(shown), encoding="utf-8")
    assert run(["scenario", str(path)]) == 0
    assert capsys.readouterr().out == f"engine: python\n{len(shown)} passed, 0 failed\n"
    assert shown
