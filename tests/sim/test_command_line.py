"""`python -m sim` lists its commands, reports errors in one line, and can be used in pipes."""

import os
import signal
import subprocess
import sys
import time
from argparse import ArgumentTypeError
from pathlib import Path

import pytest

from sim.__main__ import main
from sim.arguments import is_number, number
from sim.commands import COMMANDS

ROOT = Path(__file__).resolve().parents[2]


def shell(line):
    """Run a line of a shell in which SIM stands for `python -m sim`."""
    command = f"set -o pipefail; {line}".replace("SIM", f"{sys.executable} -m sim")
    return subprocess.run(["bash", "-c", command], cwd=ROOT, capture_output=True, text=True)


def interruptible(command):
    """Start a command in a group of processes of its own, to which Ctrl-C can be sent."""
    return subprocess.Popen(
        command,
        cwd=ROOT,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        start_new_session=True,
        preexec_fn=lambda: signal.signal(signal.SIGINT, signal.default_int_handler),
    )


def test_without_a_command_it_lists_the_commands(capsys):
    assert main([]) == 0
    shown = capsys.readouterr().out
    assert all(f"\n  {name} " in shown for name in COMMANDS)


def test_an_unknown_command_is_reported_in_one_line(capsys):
    assert main(["paly"]) == 2
    output = capsys.readouterr()
    assert output.err.count("\n") == 1 and "play" in output.err and output.out == ""


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
    monkeypatch.setattr("sim.paths._LONGEST_FILE", 1 << 20)  # the same, sooner
    last = [words[-1] + "/dev/zero"] if words[-1] == "@" else [words[-1], "/dev/zero"]
    assert main([*words[:-1], *last]) == 2
    error = capsys.readouterr().err
    assert "/dev/zero: is longer than 1 MB; name a" in error and error.count("\n") == 1


def test_a_loop_of_links_is_no_program(tmp_path, capsys):
    (tmp_path / "a.py").symlink_to("b.py")
    (tmp_path / "b.py").symlink_to("a.py")
    assert main(["vm", str(tmp_path / "a.py")]) == 2
    error = capsys.readouterr().err
    assert "a.py': Too many levels" in error and error.count("\n") == 1


def test_a_reader_may_close_the_pipe_early():
    done = shell("(sleep 1; SIM play --help) | head -0")
    assert (done.returncode, done.stderr) == (1, "")


@pytest.mark.parametrize("command", ["--help", "play"])
def test_all_streams_may_be_closed(command):
    """The streams of a service are."""
    wanted = 0 if command == "--help" else 2
    assert shell(f"SIM {command} <&- >&- 2>&-").returncode == wanted
    done = shell(f"SIM {command} <&- >&-")
    assert done.stderr.count("\n") == (wanted > 0), done.stderr


@pytest.mark.parametrize("command", ["--help", "play --help"])
def test_a_full_disk_is_reported(command):
    done = shell(f"SIM {command} > /dev/full")
    assert done.returncode == 2
    assert done.stderr == "python -m sim: what is written: No space left on device\n"


def test_letters_that_the_terminal_lacks_are_escaped():
    done = shell("LC_ALL=C PYTHONIOENCODING=ascii PYTHONUTF8=0 SIM vm --help")
    assert done.returncode == 0 and "\\u2026" in done.stdout, done.stderr


INTERRUPTED = """
import sys

class Interrupter:
    def find_spec(self, name, *_):
        if name == sys.argv[1]:
            raise KeyboardInterrupt

sys.meta_path.insert(0, Interrupter())
from sim.__main__ import main
sys.exit(main(["stats", "levels"]))
"""


@pytest.mark.parametrize("module", ["sim.commands", "argparse", "engine.bots", "lab.stats"])
def test_control_c_while_a_module_is_imported_leaves_no_traceback(module):
    command = [sys.executable, "-c", INTERRUPTED, module]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True)
    assert (done.returncode, done.stdout, done.stderr) == (130, "", "")


@pytest.mark.parametrize("seconds", [0, 0.5])
def test_control_c_in_a_terminal_leaves_no_words_of_worker_processes(seconds):
    """A terminal sends it to all processes at once; at first, while they begin."""
    command = "-m sim stats rules --rules official --hands 400000"
    lab = interruptible([sys.executable, *command.split()])
    assert lab.stdout.readline()  # which engine plays; then the processes begin
    time.sleep(seconds)
    os.killpg(lab.pid, signal.SIGINT)
    _, words = lab.communicate(timeout=20)
    assert (lab.returncode, words) == (130, "")


@pytest.mark.full
@pytest.mark.parametrize("seconds", [1, 6, 14])
def test_control_c_ends_a_measuring_of_memory(seconds):
    """While the drive is made, and while machines run: the process alone hears it, not they."""
    words = "-m sim memory --rules grand"
    command = interruptible([sys.executable, *words.split()])
    time.sleep(seconds)
    command.send_signal(signal.SIGINT)
    began = time.monotonic()
    _, told = command.communicate(timeout=60)
    assert time.monotonic() - began < 10
    assert (command.returncode, told) == (130, "")


# Command, words, a part of the message.
WRONG = """
play      | --size 100x100                           | not a size from 128x128 to 480x320
play      | --size 160                               | such as 160x128
play      | --size 640x480                           | not a size
play      | --scale 0                                | --scale: '0' is not a number from 1 to 16
play      | --frames -3                              | --frames
play      | --bots many                              | from 0 to 99
play      | --seed 1.5                               | from 0 to 1073741823
play      | --buttons three                          | invalid choice: 'three'
play      | --board gameboy                          | unknown board 'gameboy': one of
play      | --bogus                                  | `python -m sim play --help` lists the options
play      | --headless --window                      | not allowed with argument --headless
play      | --keys A                                 | --keys and --shot work with --headless only
play      | --shot a.png                             | --keys and --shot work with --headless only
play      | --headless --shot a.jpg                  | name a file that ends in .png
play      | --headless --shot /nowhere/a.png          | the directory does not exist
play      | --option jump                            | 'jump' is not NAME=VALUE
play      | --option jump=exact --option jump=none   | jump: each option once
play      | --rules=                                 | --rules '': name a rule set
play      | --level genius                           | 'beginner', 'easy', 'normal', 'hard'
play      | --format team --level hard               | --level is for one table
play      | --format social --team-size 2            | --team-size goes with --format team only
play      | --tables 2                               | --tables goes with --format only
play      | --board pygamer --buttons two            | --board has its own size and buttons
play      | --board pygamer --storage saves          | --storage is for the simulator's own board
scenario  |                                          | arguments are required: FILE
scenario  | nowhere.txt                              | nowhere.txt: cannot be read
scenario  | --vm pypy x.txt                          | invalid choice: 'pypy'
scenario  | --fast x.txt                             | unrecognized arguments: --fast
bench     | --rounds 0                               | '0' is not a number from 1 to 1000
bench     | --rounds                                 | --rounds: expected one argument
stats     |                                          | arguments are required: WHAT
stats     | arena                                    | invalid choice: 'arena'
stats     | rules                                    | stats rules: the following
stats     | rules --rules officious                  | no rule set 'officious': one of
stats     | rules --rules official --hands 0         | '0' is not a number from 1 to 1000000
stats     | rules --rules official --bots random     | invalid choice: 'random'
stats     | rules --rules official --plots=          | must name a folder
stats     | bots normal genius                       | invalid choice: 'genius'
stats     | bots normal easy --fast                  | --fast
stats     | levels --option uno=4                    | --option needs --rules
stats     | levels --write --rules grand             | --write is for all rule sets: omit --rules
stats     | levels --write --players 3               | --write goes with --players 4, or without
stats     | bots normal easy --write                 | unrecognized arguments: --write
replay    |                                          | arguments are required: FILE
replay    | none.replay                              | none.replay: cannot be read
record    | x.replay                                 | arguments are required: --gif
record    | x.replay --gif x.png                     | name a file that ends in .gif
record    | x.replay --gif docs/.gif                 | name a file that ends in .gif
record    | x.replay --gif x.gif --size 1x1          | '1x1' is not a size
record    | x.replay --gif x.gif --seat ²            | '²' is not a number from 0 to 9
pictures  | --out /nowhere/at-all                    | name an existing folder
compare   |                                          | arguments are required: DIR
compare   | /nowhere/at-all                          | name an existing folder
sounds    |                                          | arguments are required: OUT.wav
sounds    | no/such/folder/all.wav                   | the directory does not exist
sounds    | all.mp3                                  | name a file that ends in .wav
memory    | pygamer                                  | unrecognized arguments: pygamer
memory    | --rounds 1                               | '1' is not a number from 2 to 1000
memory    | --players 11                             | '11' is not a number from 2 to 10
memory    | --without join                           | invalid choice: 'join'
memory    | --machine /nowhere/vm                    | '/nowhere/vm': no program
memory    | --rules gin                              | no rule set 'gin'
memory    | --room 150000                            | --room goes with --board only
memory    | --write --board pygamer                  | --write goes alone
memory    | --write --hands 2                        | not allowed with argument --write
memory    | --hands 1 --rounds 2                     | not allowed with argument --hands
drive     |                                          | no board named; boards: adafruit
drive     | palmpilot                                | unknown board 'palmpilot': one of
drive     | pygamer --out=                           | must name a folder
drive     | pygamer pybadge                          | unrecognized arguments: pybadge
drive     | pygamer --write                          | --write goes with --table only
drive     | --table pygamer                          | --table goes alone
release   | --out                                    | --out: expected one argument
where     | 4F2-812                                  | arguments --board --map is required
where     | 4F2-812 --board palmpilot                | unknown board
where     | 4F2 812 --board pygamer                  | unrecognized arguments: 812
web       | --bogus                                  | unrecognized arguments: --bogus
web       | --serve x                                | 'x' is not a number from 1 to 65535
web       | --single --serve 8000                    | a single file needs no server
web       | --measure --out x                        | --out and --serve are for the page
web       | --single --write                         | --write goes with --measure only
web       | --seat 1                                 | --seat goes with --link only
fast      | --compare 3                              | unrecognized arguments: --compare 3
faults    | --seed x                                 | 'x' is not a number from 0 to
faults    | quick                                    | unrecognized arguments: quick
vm        |                                          | arguments are required: FILE
vm        | --heap x f                               | 'x' is not a number from 32768
vm        | --no f                                   | unrecognized arguments: --no
mutants   | --tree nowhere                           | name an existing folder
mash      | --presses 0                              | '0' is not a number from 1
index     | --all                                    | unrecognized arguments: --all
checks    | engine                                   | unrecognized arguments: engine
"""


@pytest.mark.parametrize(
    ("command", "words", "message"),
    [[cell.strip() for cell in row.split("|", 2)] for row in WRONG.strip().splitlines()],
)
def test_wrong_words_are_told_in_one_line(command, words, message, capsys):
    assert main([command, *words.split()]) == 2
    output = capsys.readouterr()
    assert message in output.err
    assert output.err.startswith("python -m sim: ") and output.err.count("\n") == 1
    assert output.out == ""


@pytest.mark.parametrize("command", sorted(COMMANDS))
def test_every_command_explains_itself(command, capsys):
    assert main([command, "--help"]) == 0
    assert capsys.readouterr().out.startswith(f"usage: python -m sim {command} ")


NO_NUMBERS = ("²", "٣", "-1", "1.5", "1e3", "0x10", " 1", "", "9" * 5000, "0" * 4999 + "1")


@pytest.mark.parametrize("text", NO_NUMBERS, ids=lambda text: text[:6])
def test_only_the_digits_0_to_9_make_a_number(text):
    with pytest.raises(ArgumentTypeError):
        number(0, 10**9)(text)


def test_both_bounds_of_a_number_are_allowed():
    assert [n for n in range(9) if is_number(str(n), 2, 4)] == [2, 3, 4]
    assert number(0, 7)("007") == 7


@pytest.mark.parametrize("word", ["A*²", "A*" + "9" * 5000, "wait:٣", "wait:00000000001000"])
def test_a_wrong_number_in_a_key_script_is_refused(word, capsys):
    assert main(["play", "--headless", "--keys", word]) == 2
    assert "is not a number from 1 to" in capsys.readouterr().err


def test_the_list_of_commands_needs_neither_the_game_nor_a_window():
    program = "import sys; from sim.__main__ import main; main([]); print(*sys.modules)"
    done = subprocess.run([sys.executable, "-c", program], cwd=ROOT, capture_output=True, text=True)
    loaded = {module.split(".")[0] for module in done.stdout.splitlines()[-1].split()}
    assert "sim" in loaded and not loaded & {"engine", "ui", "hal", "pygame", "PIL"}


@pytest.mark.parametrize("command", [["bench"], ["memory", "--rules", "official"]])
def test_a_command_that_needs_micropython_prints_nothing_before_it_says_so(
    command, capsys, monkeypatch
):
    monkeypatch.setattr("sim.vm.runner._PACKAGE", "nowhere")
    assert main(command) == 2
    printed = capsys.readouterr()
    assert (printed.out, "MicroPython is missing" in printed.err) == ("", True)
