"""Files of a drive have short names that nothing else on a board or a computer has."""

import sys

import pytest

from tests.board.drive.programs import told_on_drive
from tests.board.drive.test_bundles import GAME
from tools.drive import rom
from tools.drive.bundles import bundles_of
from tools.drive.contents import drive_for
from tools.drive.file_names import number_of, path_of, short_names
from tools.drive.joining import Drive
from tools.drive.program import link
from tools.drive.tree import parse_all


@pytest.fixture(scope="module")
def names() -> dict[str, str]:
    return drive_for("pygamer").file_names


def test_texts_to_which_a_name_is_added_become_letters_and_other_texts_follow() -> None:
    program = link(parse_all(GAME), ["code.py"])
    drive = Drive(program, bundles_of(program))
    app, match = (drive.texts[drive.bundles[name].path] for name in ("ui.app", "ui.match.match"))
    assert "__import__('us_' + " in app
    assert drive.bundles["ui.letters"].name == "us_people"
    first, second = (drive.bundles[f"engine.rules.{name}"].name for name in ("stack", "swap"))
    assert f"{first!r}, {second!r}" in match
    start = drive.with_new_imports("code.py", GAME["code.py"])
    assert start.startswith(f"from {drive.bundles['ui.app'].name} import ")


def test_two_texts_with_the_same_letters_are_told_apart() -> None:
    text = "def go(name):\n    __import__('up.side.' + name)\n    __import__('us.song.' + name)\n"
    files = {"app.py": text, "up/side/one.py": "A = [1]\n", "us/song/one.py": "A = [2]\n"}
    program = link(parse_all(files))
    found = short_names(program, ["app", "up.side.one", "us.song.one"])
    assert len({*found.values()}) == len(found)
    assert found["up.side.one"] == found["up.side."] + "one"
    assert found["us.song.one"] == found["us.song."] + "one"


def test_each_name_is_one_that_a_board_has_or_that_the_program_makes(names: dict[str, str]) -> None:
    made = tuple(names[text] for text in names if text[-1] == ".")
    assert {"us_", "er_"} <= {*made}
    others = {name for head, name in names.items() if not name.startswith(made)}
    assert len(others) > 50 and others <= {*rom.words()}
    assert len({name.lower() for name in names.values()}) == len(names)


@pytest.mark.parametrize(
    "other",
    [
        *("aux", "con", "nul", "prn"),  # Windows does not write them
        *("code", "boot", "main", "lib", "sd", "settings"),  # of the drive itself
        *("keypad", "wifi", "synthio", "micropython"),  # of boards
        *("re", "json", "random"),  # of Python
    ],
)
def test_a_name_that_means_something_else_is_no_file(other: str) -> None:
    heads = [f"part{n}" for n in range(200)]
    names = short_names(link(parse_all({"code.py": ""})), heads)
    assert len({*names.values()}) == 200 and other not in names.values()


def test_no_file_is_a_module_of_a_board_or_of_python(names: dict[str, str]) -> None:
    assert not {*names.values()} & {*rom.modules_of_boards(), *sys.stdlib_module_names}


def test_files_named_by_words_have_numbers_of_their_own(names: dict[str, str]) -> None:
    numbers = [number_of(path_of(name)) for name in names.values()]
    for name in names.values():
        if "_" not in name:
            assert numbers.count(number_of(path_of(name))) == 1, name


def test_a_file_that_is_imported_as_a_whole_hides_no_name() -> None:
    """Its name is bound in the file that imports it, where words of the ROM name other things."""
    names = [f"A{n}" for n in range(40)]
    told = "".join(f"    tell({name})\n" for name in names)
    files = {
        "busy": "tell('busy')\n",
        "store": "".join(f"{name} = ['{name}']\n" for name in names),
        "app": f"from store import {', '.join(names)}\nimport busy\ndef go():\n{told}",
        "code": "import busy\nfrom store import A0\nfrom app import go\ntell(A0)\ngo()\n",
    }
    assert told_on_drive(**files) == ["busy", ["A0"], *([name] for name in names)]
