"""`python -m sim` lists its commands, reports errors in one line, and can be used in pipes."""

import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from sim.__main__ import COMMANDS, main

ROOT = Path(__file__).resolve().parents[2]


def sim(*arguments):
    return subprocess.run(
        [sys.executable, "-m", "sim", *arguments], cwd=ROOT, capture_output=True, text=True
    )


def shell(line):
    """Run a line of a shell in which SIM stands for `python -m sim`."""
    command = f"set -o pipefail; {line}".replace("SIM", f"{sys.executable} -m sim")
    return subprocess.run(["bash", "-c", command], cwd=ROOT, capture_output=True, text=True)


def test_without_a_command_it_lists_the_commands():
    done = sim()
    assert done.returncode == 0
    for name in ("play", "scenario", "bench", "replay", "vm", "checks"):
        assert f"\n  {name} " in done.stdout


def test_an_unknown_command_is_reported_in_one_line():
    done = sim("paly")
    assert done.returncode == 2
    assert done.stderr.count("\n") == 1 and "play" in done.stderr and done.stdout == ""


def test_help_of_play_shows_the_keys():
    done = sim("play", "--help")
    assert done.returncode == 0
    assert "X or space: A" in done.stdout and "--size WxH" in done.stdout


def test_our_code_py_does_not_hide_pythons_module_code():
    program = "import sim, code, sys; print(code.__file__); print(sys.path[-2:])"
    done = subprocess.run([sys.executable, "-c", program], cwd=ROOT, capture_output=True, text=True)
    module, path = done.stdout.splitlines()
    assert Path(module).parent != ROOT
    assert path == str([str(ROOT), str(ROOT / "lib")])


@pytest.mark.parametrize("command", COMMANDS)
def test_every_command_refuses_nonsense_in_a_line(command, capsys):
    """The words are empty, of another alphabet, no text, of two lines, or endlessly long."""
    for word in ("", "--", "²", "\udcff", "a\nb", "n" * 5000):
        assert main([command, word]) == 2, word
        output = capsys.readouterr()
        assert output.err.startswith("python -m sim: ") and output.err.count("\n") == 1, output.err
        assert len(output.err) < 700 and output.out == ""


@pytest.mark.parametrize("command", ["scenario", "replay"])
@pytest.mark.parametrize(
    ("content", "message"),
    [
        (None, "No such file or directory; name a"),
        ("folder", "Is a directory; name a"),
        (b"caf\xe9\n", "it is not UTF-8 text; name a"),
    ],
)
def test_a_file_that_cannot_be_read_is_reported(command, content, message, tmp_path, capsys):
    place = tmp_path / "it.txt"
    if content == "folder":
        place.mkdir()
    elif content:
        place.write_bytes(content)
    assert main([command, str(place)]) == 2
    assert f"it.txt: cannot be read: {message} {command} file" in capsys.readouterr().err


@pytest.mark.parametrize(
    "words", [["replay"], ["scenario"], ["play", "--headless", "--keys", "@"]], ids=" ".join
)
def test_a_file_that_never_ends_is_reported(words, monkeypatch, capsys):
    monkeypatch.setattr("sim.arguments._LONGEST_FILE", 1 << 20)  # the same, sooner
    last = [words[-1] + "/dev/zero"] if words[-1] == "@" else [words[-1], "/dev/zero"]
    assert main([*words[:-1], *last]) == 2
    error = capsys.readouterr().err
    assert "/dev/zero: is longer than 1 MB; name a" in error and error.count("\n") == 1


def test_a_loop_of_links_is_no_program(tmp_path, capsys):
    (tmp_path / "a.py").symlink_to("b.py")
    (tmp_path / "b.py").symlink_to("a.py")
    assert main(["vm", str(tmp_path / "a.py")]) == 2
    error = capsys.readouterr().err
    assert "a.py: no such file" in error and error.count("\n") == 1


def test_a_reader_may_close_the_pipe_early():
    """`head` does so, while there is more to print than a pipe holds."""
    done = shell("for i in 1 2 3 4; do SIM play --help; done | head -c 1")
    assert done.stderr == ""
    done = shell("SIM drive --table | head -0")
    assert (done.returncode, done.stderr) == (1, "")


@pytest.mark.parametrize("command", ["--help", "replay nothing.txt", "play"])
def test_all_streams_may_be_closed(command):
    """The streams of a service are."""
    wanted = 0 if command == "--help" else 2
    assert shell(f"SIM {command} <&- >&- 2>&-").returncode == wanted
    done = shell(f"SIM {command} <&- >&-")
    assert done.stderr.count("\n") == (wanted > 0), done.stderr


@pytest.mark.parametrize("command", ["--help", "play --help", "stats --help"])
def test_a_full_disk_is_reported(command):
    done = shell(f"SIM {command} > /dev/full")
    assert done.returncode == 2
    assert done.stderr == "python -m sim: what is written: No space left on device\n"


def test_letters_that_the_terminal_lacks_are_escaped():
    done = shell("LC_ALL=C PYTHONIOENCODING=ascii PYTHONUTF8=0 SIM vm --help")
    assert done.returncode == 0 and "\\u2026" in done.stdout, done.stderr


def test_control_c_ends_a_command_without_output():
    program = f"{sys.executable} -m sim mash --presses 1000000"
    done = subprocess.run(
        ["timeout", "--foreground", "-s", "INT", "2", *program.split()],
        cwd=ROOT,
        capture_output=True,
        text=True,
        preexec_fn=lambda: signal.signal(signal.SIGINT, signal.default_int_handler),
    )
    assert (done.returncode, done.stderr) == (124, "")


@pytest.mark.parametrize("seconds", [0, 0.2, 0.5, 3])
def test_control_c_in_a_terminal_leaves_no_words_of_worker_processes(seconds):
    """A terminal sends it to all processes at once; at first, while they begin."""
    lab = subprocess.Popen(
        [sys.executable, "-m", "sim", "stats", "rules", "--rules", "official", "--hands", "400000"],
        cwd=ROOT,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        start_new_session=True,
        preexec_fn=lambda: signal.signal(signal.SIGINT, signal.default_int_handler),
    )
    assert lab.stdout.readline()  # which engine plays; then the processes begin
    time.sleep(seconds)
    os.killpg(lab.pid, signal.SIGINT)
    _, words = lab.communicate(timeout=20)
    assert (lab.returncode, words) == (130, "")


@pytest.mark.parametrize("command", [["bench"], ["memory", "--rules", "official"]])
def test_a_command_that_needs_micropython_prints_nothing_before_it_says_so(
    command, capsys, monkeypatch
):
    monkeypatch.setattr("sim.vm.runner._PACKAGE", "nowhere")
    assert main(command) == 2
    printed = capsys.readouterr()
    assert (printed.out, "MicroPython is missing" in printed.err) == ("", True)
