"""`sim index` reports an error in the file of a rule set in one line, and then writes nothing."""

import os
import shutil
import subprocess
from pathlib import Path

import pytest

from engine.rulesets import NAMES
from sim.commands import run as command
from sim.errors import UsageError
from tests.tools.index.test_rule_set_added import NEEDED, copy_to, run
from tools import index as sim_index
from tools.index import rule_sets, text

HEAD = 'NAME = "odd"\nPARENT = "official"\nLINE = "x"\nPLAYERS = (2, 3)\n'


def message_for(folder: Path, contents: str | bytes, name: str = "quick/odd.py") -> str:
    """Put a file into a folder of rule sets; return the message with which it is refused."""
    (folder / name).write_bytes(contents.encode() if isinstance(contents, str) else contents)
    with pytest.raises(UsageError) as error:
        rule_sets.file_texts(folder, NAMES)
    return " ".join(str(error.value).split())


@pytest.fixture
def folder(tmp_path):
    """Return a folder with the rule sets and their lists, to be changed."""
    return shutil.copytree(rule_sets.FOLDER, tmp_path / "rulesets")


def test_the_head_alone_is_a_rule_set(folder):
    (folder / "quick" / "odd.py").write_text(HEAD)
    assert '"odd",\n' in rule_sets.file_texts(folder, NAMES)["index_generated.py"]


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("", "says no NAME: a rule set must"),
        ('"""Only this."""\n', "says no NAME"),
        ('NAME = "odd"\n', "says no LINE"),
        (HEAD.replace("odd", "even"), "says NAME = 'even': must be its file's"),
        ('PARRENT = "official"\n', "line 1: it may say NAME, PARENT, LINE, PLAYERS, OPTIONS"),
        ("import os\n", "line 1: it may say NAME"),
        (f'{HEAD}OPTIONS |= {{"uno": "2"}}\n', "line 5: it may say NAME"),
        (f'{HEAD}NAME = PARENT = "odd"\n', "line 5: it may say NAME"),
        (f"{HEAD}OPTIONS = dict(uno=2)\n", "line 5: OPTIONS must be written out, not computed"),
        (f'{HEAD}OPTIONS = {{[]: "2"}}\n', "line 5: OPTIONS must be written out"),
        (
            f'{HEAD}OPTIONS = {{"uno": "2", "uno": "3"}}\n',
            "line 5: OPTIONS has one of its options twice",
        ),
        (f'{HEAD}OPTIONS = {{"uno": "2"\n', "line 5: '{' was never closed"),
        (f"{HEAD}OPTIONS = {'-' * 100_000}1\n", ""),
        (f"{HEAD}OPTIONS = {'9' * 5000}\n", "line 5:"),
        (f"{HEAD}\0", ""),
        (HEAD.encode() + "# é\n".encode("latin-1"), "'utf-8' codec can't decode byte"),
        (HEAD.encode("utf-16"), "'utf-8' codec can't decode byte"),
    ],
)
def test_a_file_that_is_no_rule_set_is_reported(folder, text, message):
    assert message_for(folder, text).startswith(f"index: odd.py: {message}")


@pytest.mark.parametrize(
    ("word", "values", "message"),
    [
        (
            "NAME",
            ("7", '""', '"Odd"', '"odd_one"', '"-odd"', '"oddé"', '"odd-beyond-measure"'),
            "must be a text of a-z, 0-9 and -, 13 letters at most",
        ),
        ("PARENT", ("None", '["official"]'), "must be the name of a rule set"),
        ("PARENT", ('"offical"', '""'), "to be its PARENT: one of official, classic"),
        ("PARENT", ('"odd"',), "PARENT = 'odd' leads in a circle: it must lead to 'official'"),
        (
            "LINE",
            ("7", '""', f'"{"x" * 45}"', "'say \"Uno\"'", r'"a\\"', r'"two\nlines"', '"a | b"'),
            "must be a text of 1 to 44 letters",
        ),
        ("LINE", ('"<!-- end: rule sets -->"', '"Für alle"', '"  "'), "must be a text of 1 to 44"),
        (
            "PLAYERS",
            ("4", "(4,)", "(2, 3, 4)", "[2, 4]", '("2", "4")', "(2.0, 4)", "(True, 4)", "(4, 2)"),
            "must be the fewest and the most, within 2 and 10",
        ),
        ("PLAYERS", ("(0, 4)", "(2, 11)"), "must be the fewest and the most, within 2 and 10"),
        (
            "OPTIONS",
            ("None", '[("uno", "2")]', '{"uno": 2}', '{2: "uno"}'),
            "must be names and values as text",
        ),
        ("OPTIONS", ('{"stuck": "1"}', '{"Uno": "1"}'), "no option '"),
        ("OPTIONS", ('{"drawn": "sometimes"}',), "drawn=sometimes: must be one of may, must, keep"),
        (
            "OPTIONS",
            ('{"uno": "21"}', '{"uno": "²"}', '{"uno": "-1"}', '{"uno": ""}'),
            "must be a number from 0 to 20",
        ),
        ("OPTIONS", ('{"sets": "sum+by_age"}',), "sets=sum+by_age contradicts itself"),
        ("OPTIONS", ('{"must_play": "1", "drawn": "keep"}',), "and drawn=keep contradict"),
        ("OPTIONS", ('{"partners": "1"}',), "partners=1 is for 4 players: take it back"),
    ],
)
def test_a_wrong_value_is_reported_with_what_it_must_be(folder, word, values, message):
    lines = [line for line in HEAD.splitlines() if not line.startswith(word)]
    for value in values:
        line = message_for(folder, "\n".join([*lines, f"{word} = {value}"]))
        assert line.startswith("index: odd.py: ") and message in line, line


@pytest.mark.parametrize(
    ("players", "options", "message"),
    [
        ("(2, 10)", '{"partners": "1"}', "PLAYERS = (2, 10): with these options it must be (4, 4)"),
        ("(10, 10)", '{"cards": "15"}', "cards=15 for 10 players leaves no card to begin on"),
        ("(5, 5)", '{"partners": "1"}', "PLAYERS = (5, 5): with these options it must be (4, 4)"),
    ],
)
def test_a_number_of_players_that_cannot_play_is_reported(folder, players, options, message):
    text = HEAD.replace("(2, 3)", players) + f"OPTIONS = {options}\n"
    assert message_for(folder, text).startswith(f"index: odd.py: {message}")


def test_two_rule_sets_that_are_each_others_parents_are_reported(folder):
    (folder / "quick" / "even.py").write_text(
        HEAD.replace("odd", "even").replace("official", "odd")
    )
    message = message_for(folder, HEAD.replace("official", "even"))
    assert "leads in a circle: it must lead to 'official'" in message


def test_a_damaged_parent_is_reported_and_not_its_child(folder):
    """The message names the file that has to be corrected."""
    (folder / "quick" / "odd.py").write_text(HEAD.replace("official", "combo"))
    combo = folder / "classics" / "combo.py"
    message = message_for(folder, combo.read_text() + "LINES = 1\n", "classics/combo.py")
    assert message.startswith("index: combo.py: line ")


def test_a_rule_set_that_is_no_file_is_reported(folder):
    (folder / "quick" / "odd.py").mkdir()
    with pytest.raises(UsageError, match=r"odd\.py: .*Is a directory"):
        rule_sets.file_texts(folder, NAMES)


def test_two_rule_sets_of_one_name_are_reported(folder):
    (folder / "classics" / "odd.py").write_text(HEAD)
    assert message_for(folder, HEAD) == "index: odd.py: there are two of it: keep one"


def test_an_editors_lock_file_is_no_rule_set(folder):
    (folder / "quick" / ".#combo.py").symlink_to("me@here:1")
    assert rule_sets.file_texts(folder, NAMES) == rule_sets.file_texts()


def test_if_one_file_cannot_be_written_none_is(tmp_path, monkeypatch):
    first, second = tmp_path / "first.txt", tmp_path / "folder" / "second.txt"
    first.write_text("as it was")
    monkeypatch.setattr(sim_index, "of_rule_sets", lambda: {first: "new", second: "new"})
    with pytest.raises(UsageError, match=r"second\.txt cannot be written: No such file"):
        command(["index"])
    assert first.read_text() == "as it was"
    assert os.listdir(tmp_path) == ["first.txt"]


def test_a_text_is_written_so_that_python_can_load_it():
    assert eval(text.quoted('say "Uno\\"')) == 'say "Uno\\"'
    assert eval(text.letters('say "Uno"')) == b'say "Uno"'
    with pytest.raises(UsageError, match="only letters of ASCII"):
        text.letters("für alle")


@pytest.fixture(scope="module")
def copy(tmp_path_factory):
    """Return a copy of the repository."""
    folder = tmp_path_factory.mktemp("wrong") / "wildhand"
    copy_to(folder, (*NEEDED, "pyproject.toml"))
    return folder


def texts_of(folder: Path) -> dict[Path, bytes]:
    """Return the contents of every file of a folder, without compiled modules."""
    return {
        path: path.read_bytes()
        for path in folder.rglob("*")
        if path.is_file() and "__pycache__" not in path.parts
    }


def refused(folder: Path) -> subprocess.CompletedProcess[str]:
    """Run `python -m sim index`, which must refuse and write nothing; return the process."""
    before = texts_of(folder)
    done = run(folder, "index")
    assert done.returncode == 2 and done.stdout == ""
    assert done.stderr.count("\n") == 1, done.stderr
    assert texts_of(folder) == before
    return done


def test_the_command_reports_a_wrong_file_in_one_line(copy):
    odd = copy / "engine" / "rulesets" / "quick" / "odd.py"
    odd.write_bytes(HEAD.encode() + b"\xe9")
    assert "odd.py: 'utf-8' codec can't decode" in refused(copy).stderr
    odd.unlink()


def test_files_made_from_options_are_restored_if_a_rule_set_is_wrong(copy):
    """The option is right and is written first; only then the wrong rule set is found."""
    options = copy / "engine" / "spec" / "options.py"
    right = options.read_text()
    options.write_text(right.replace('"A turn": (', '"One turn": ('))
    assert options.read_text() != right
    odd = copy / "engine" / "rulesets" / "quick" / "odd.py"
    odd.write_text(HEAD.replace("official", "nobody"))
    assert "no rule set 'nobody' to be its PARENT" in refused(copy).stderr
    odd.unlink()
    done = run(copy, "index")
    assert done.returncode == 0 and "words_generated.py written" in done.stdout, done.stderr
    assert run(copy, "index", "--check").returncode == 0
    options.write_text(right)
    assert run(copy, "index").returncode == 0


def test_a_list_that_cannot_be_imported_is_reported(copy):
    index = copy / "engine" / "rulesets" / "index_generated.py"
    right = index.read_text()
    index.write_text(right.replace("NAMES = (", "NAMES = (("))
    assert "restore what it made before, which is damaged" in refused(copy).stderr
    index.write_text(right)
