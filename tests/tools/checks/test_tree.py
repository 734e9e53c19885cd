"""The checks find nothing in this repository, and each finds the fault that it is for."""

import os
import subprocess
from pathlib import Path

import pytest

from sim.commands import run
from tools import checks
from tools.checks import words
from tools.checks.finding import DEVICE, Finding, Source, read_sources


def test_nothing_is_found_in_this_tree() -> None:
    findings = "\n".join(str(finding) for finding in checks.find())
    assert findings == "", findings


def test_device_code_is_there_to_be_checked() -> None:
    layers = {found.path.split("/")[0] for found in read_sources(DEVICE)}
    assert {"engine", "hal"} <= layers


def test_a_package_host_is_found() -> None:
    host = ".".join(["registry", "npmjs", "org"])
    assert list(words.check_text("a.md", "one\nfrom https://" + host + "/x")) == [
        Finding("a.md", 2, f"names the package host {host}")
    ]
    assert list(words.check_text("a.md", "from the registry")) == []


def test_a_lock_file_that_names_a_host_is_found() -> None:
    assert len(list(words.check_text("package-lock.json", '  "resolved": "x"'))) == 1
    assert list(words.check_text("package-lock.json", '  "integrity": "x"')) == []


def test_a_file_that_does_not_parse_is_a_finding(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    tmp_path.joinpath("code.py").write_text("a = 1\ndef f(:\n")
    monkeypatch.setattr("tools.checks.finding.ROOT", str(tmp_path))
    (found,) = read_sources(["code.py"])
    assert not isinstance(found, Source)
    assert str(found).startswith("code.py:2: does not parse")


def test_a_file_that_is_no_text_is_a_finding(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("tools.checks.finding.ROOT", tmp_path)
    (tmp_path / "code.py").write_bytes(b"\xe9 = 1\n")
    assert list(read_sources(("code.py",))) == [Finding("code.py", 1, "is not UTF-8 text")]


def test_a_file_with_any_name_is_looked_at(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Names of files need not be UTF-8."""
    subprocess.run(["git", "init", "-q", str(tmp_path)], check=True)
    monkeypatch.setattr("tools.checks.words.ROOT", tmp_path)
    Path(os.fsdecode(bytes(tmp_path) + b"/caf\xe9.txt")).write_text(
        "https://" + ".".join(["registry", "npmjs", "org"])
    )
    assert [found.path for found in words.check_tree()] == ["caf\udce9.txt"]


def test_the_command_prints_and_fails(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(checks, "find", lambda: [Finding("a.py", 3, "is wrong")])
    assert run(["checks"]) == 1
    assert capsys.readouterr().out == "a.py:3: is wrong\n"
    monkeypatch.setattr(checks, "find", lambda: [])
    assert run(["checks"]) == 0


def test_the_standard_library_is_not_shadowed() -> None:
    import code

    assert hasattr(code, "InteractiveConsole")
