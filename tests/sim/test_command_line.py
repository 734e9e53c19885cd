"""`python -m sim`: its commands, and that our code.py hides no module of Python's."""

import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]


def sim(*arguments):
    return subprocess.run(
        [sys.executable, "-m", "sim", *arguments], cwd=ROOT, capture_output=True, text=True
    )


def test_alone_it_lists_the_commands():
    done = sim()
    assert done.returncode == 0
    for name in ("play", "scenario", "soak", "bench", "replay", "vm", "checks"):
        assert f"\n  {name} " in done.stdout


def test_an_unknown_command_is_one_line():
    done = sim("paly")
    assert done.returncode == 2
    assert done.stderr.count("\n") == 1 and "play" in done.stderr and done.stdout == ""


def test_help_of_play_shows_the_keys():
    done = sim("play", "--help")
    assert done.returncode == 0
    assert "X or space: A" in done.stdout and "--size WxH" in done.stdout


def test_our_code_py_hides_no_module_of_python_s():
    program = "import sim, code, sys; print(code.__file__); print(sys.path[-2:])"
    done = subprocess.run([sys.executable, "-c", program], cwd=ROOT, capture_output=True, text=True)
    module, path = done.stdout.splitlines()
    assert Path(module).parent != ROOT
    assert path == str([str(ROOT), str(ROOT / "lib")])
