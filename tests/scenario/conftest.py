"""The fixture `run` runs scenarios that a test writes."""

from collections.abc import Callable
from pathlib import Path

import pytest

from sim.scenario import main

Run = Callable[..., str]


@pytest.fixture
def run(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> Run:
    """Return a function that runs scenarios, given without the word `scenario`, and its output."""

    def run_all(*bodies: str) -> str:
        path = tmp_path / "s.txt"
        path.write_text("".join(f"scenario X{body}\n" for body in bodies), encoding="utf-8")
        status = main([str(path)])
        output = capsys.readouterr().out.replace(f"{path}:", "")
        assert status == (0 if output.endswith(", 0 failed\n") else 1)
        return output

    return run_all
