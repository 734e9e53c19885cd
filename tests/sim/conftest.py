"""The fixture `play` runs `python -m sim play` on a stand-in for the game, in this process."""

import sys
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path

import pytest

DEMO = Path(__file__).parent / "demo_app.py"


@pytest.fixture(autouse=True)
def _own_saves(tmp_path, monkeypatch):
    """Give each test its own place for games that are saved without --storage."""
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "home"))


@pytest.fixture
def demo():
    """Return the module demo_app."""
    spec = spec_from_file_location("demo_app", DEMO)
    module = module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


@pytest.fixture
def play(demo, monkeypatch, capsys):
    """Return a function: `python -m sim play ARGUMENTS`, answered by (status, stderr)."""
    import sim.play
    from sim.__main__ import main

    monkeypatch.setattr(sys, "path", list(sys.path))
    monkeypatch.setattr(sim.play, "run_code", sim.play.run_code)
    monkeypatch.setitem(sys.modules, "ui.app", None)
    demo.stand_in()

    def run(*arguments):
        capsys.readouterr()
        status = main(["play", *arguments])
        return status, capsys.readouterr().err

    return run
