"""Passes fold constants and drop unused code, and every line keeps its number."""

import ast

import pytest

from engine.string_table import string_table
from sim.drive.passes import PASSES, smaller
from sim.drive.tree import parse
from sim.errors import UsageError

CARDS = '''"""What cards are."""

from micropython import const

SKIP = const(10)
WILD = const(SKIP + 4)
NAMED = const(7)
LOWEST = const(-1)
_OWN = const(2)


def face(card: int) -> int:
    return card // _OWN


def nobody_asks(card):
    return card


class Card:
    """One."""

    def show(self) -> str:
        return "SKIP me"

    @property
    def unasked(self):
        return 1

    @unasked.setter
    def unasked(self, value):
        self.value = value
'''
MAIN = """import cards
from cards import (
    LOWEST,
    NAMED,
    SKIP,
    WILD as BROAD,
    face,
)

TYPE_CHECKING = False
if TYPE_CHECKING:
    from cards import Card
else:
    Card = 3


def play(hand: "Card") -> int:
    SKIPPED = hand[cards.SKIP - LOWEST]
    return SKIP + BROAD - face(hand[0]) + len("NAMED") + SKIPPED


print(play([cards.Card().show()]))
"""


def program(**files: str) -> dict[str, str]:
    texts = {f"{name}.py": text for name, text in files.items()}
    return smaller(texts, without=("names",))


@pytest.fixture(scope="module")
def smaller_files() -> dict[str, str]:
    return program(cards=CARDS, main=MAIN)


def test_constants_are_numbers_where_they_are_read(smaller_files: dict[str, str]) -> None:
    assert "SKIPPED = hand[10 - (-1)]" in smaller_files["main.py"]
    assert "return 10 + 14 - face(hand[0])" in smaller_files["main.py"]
    assert "return card // 2" in smaller_files["cards.py"]
    assert "WILD" not in smaller_files["cards.py"] and "_OWN" not in smaller_files["cards.py"]


def test_a_constant_whose_name_is_in_a_string_stays(smaller_files: dict[str, str]) -> None:
    assert "NAMED = const(7)" in smaller_files["cards.py"]


def test_unused_imports_are_dropped(smaller_files: dict[str, str]) -> None:
    assert smaller_files["main.py"].splitlines()[:2] == ["import cards", "from cards import face"]
    assert "TYPE_CHECKING" not in smaller_files["main.py"]


def test_code_for_type_checkers_is_dropped_and_its_else_stays(
    smaller_files: dict[str, str],
) -> None:
    assert "\nCard = 3\n" in smaller_files["main.py"] and "else:" not in smaller_files["main.py"]


def test_unused_functions_are_dropped(smaller_files: dict[str, str]) -> None:
    assert (
        "nobody_asks" not in smaller_files["cards.py"]
        and "unasked" not in smaller_files["cards.py"]
    )
    assert "def show" in smaller_files["cards.py"] and "def face" in smaller_files["cards.py"]


def test_every_line_keeps_its_number(smaller_files: dict[str, str]) -> None:
    for before, after in ((CARDS, smaller_files["cards.py"]), (MAIN, smaller_files["main.py"])):
        assert before.count("\n") == after.count("\n")
        for word in ("def show", "def face", "def play", "print(", "return "):
            at = [n for n, line in enumerate(after.splitlines()) if word in line]
            assert set(at) <= {n for n, line in enumerate(before.splitlines()) if word in line}


def test_a_smaller_program_computes_the_same(smaller_files: dict[str, str]) -> None:
    class Cards:
        Card = type("Card", (), {"show": lambda self: 3})

    names = {"cards": Cards, "face": lambda card: card // 2, "hand": 0}
    text = (
        smaller_files["main.py"].replace("import cards", "").replace("from cards import face", "")
    )
    exec(text.partition("print(")[0], names)
    hand = [6, *[0] * 10, 5]
    assert names["play"](hand) == 10 + 14 - 3 + 5 + 5  # type: ignore[operator]


def test_a_constant_of_0_is_not_added() -> None:
    one = "HERE = const(0)\nTHERE = const(0)\n"
    sums = (
        ("s[HERE + seat]", "s[seat]"),
        ("s[(at | 8) + HERE]", "s[(at | 8)]"),
        ("s[HERE + 2 * (seat + 1) + HERE]", "s[2 * (seat + 1)]"),
        ("s[HERE + THERE]", "s[0]"),
        ("s[(HERE) + seat]", "s[(0) + seat]"),
        ("s[seat - HERE]", "s[seat - 0]"),
        ("s[HERE]", "s[0]"),
    )
    for written, folded in sums:
        run = f"def run(s, seat, at):\n    return {written}\nprint(run)\n"
        two = "from one import HERE, THERE\n" + run
        assert f"return {folded}\n" in program(one=one, two=two)["two.py"]


def test_a_name_that_is_bound_otherwise_is_no_constant() -> None:
    one = "SKIP = const(1)\nONCE = const(2)\nSKIP = 3\n"
    two = "from one import ONCE\ndef run(ONCE):\n    return ONCE\nprint(run(1))\n"
    three = "import one\nprint(one.SKIP, one.ONCE)\n"
    smaller_files = program(one=one, two=two, three=three)
    assert "return ONCE" in smaller_files["two.py"]
    assert "print(one.SKIP, 2)" in smaller_files["three.py"]


def test_a_name_in_an_f_string_keeps_its_constant() -> None:
    smaller_files = program(
        one="SKIP = const(1)\n", two='from one import SKIP\nprint(f"{SKIP}", SKIP)\n'
    )
    assert smaller_files["one.py"] == "SKIP = const(1)\n"
    assert smaller_files["two.py"] == 'from one import SKIP\nprint(f"{SKIP}", 1)\n'


def test_a_module_that_does_something_when_it_is_loaded_is_still_imported() -> None:
    one = "from two import use\nKIND = const(3)\nuse(KIND)\n"
    two = "def use(kind):\n    print(kind)\n"
    three = "from one import KIND\nprint(KIND)\n"
    smaller_files = program(one=one, two=two, three=three)
    assert smaller_files["three.py"] == "import one\nprint(3)\n"


def test_an_import_that_another_file_uses_stays() -> None:
    smaller_files = program(
        one="def run():\n    print(1)\n",
        two="from one import run\n",
        three="import two\ntwo.run()\n",
    )
    assert smaller_files["two.py"] == "from one import run\n"


def test_an_empty_body_becomes_pass() -> None:
    text = (
        "def run():\n    from typing import Any\n\nclass Bare:\n    def gone(self):\n        pass\n"
    )
    smaller_files = program(one=text + "run()\nBare()\n")
    assert smaller_files["one.py"].splitlines()[1] == "    pass"
    assert "gone" not in smaller_files["one.py"]
    exec(smaller_files["one.py"], {})


def test_a_fixed_file_stays_and_keeps_what_it_uses() -> None:
    texts = {"code.py": "from one import run, SIZE\nrun(SIZE)\n", "one.py": "SIZE = const(1)\n"}
    texts["one.py"] += "def run(size):\n    return size\n"
    smaller_files = smaller(texts, fixed=["code.py"])
    assert smaller_files == texts


def test_a_table_of_words_is_packed_at_its_line() -> None:
    text = """from other import NINE
from engine.string_table import string_table
WORDS = string_table(
    {
        NINE: b"nine",
        NINE + 1: b"ten",
    }
)
print(WORDS)
"""
    made = smaller({"one.py": text, "other.py": "NINE = const(9)\n"}, fixed=["boot.py"])
    lines = made["one.py"].splitlines()
    assert lines[:3] == ["", "", lines[2]] and lines[8].startswith("print(")
    assert ast.literal_eval(lines[2].partition(" = ")[2]) == string_table({9: b"nine", 10: b"ten"})


def test_a_tuple_of_numbers_is_packed() -> None:
    text = "from other import NINE\nprint(bytes((1, NINE)), bytes((1, len(str()))), bytes(3))\n"
    made = smaller({"one.py": text, "other.py": "NINE = const(9)\n"}, fixed=["boot.py"])
    assert made["one.py"] == "\nprint(b'\\x01\\t', bytes((1, len(str()))), bytes(3))\n"


@pytest.mark.parametrize("row", ('9: b"two"', "10: WORD", 'word: b"ten"'))
def test_a_table_of_words_has_constants_and_each_number_once(row: str) -> None:
    text = f'word = input()\nWORDS = string_table({{9: b"nine", {row}}})\n'
    with pytest.raises(UsageError, match="line 2: no constant"):
        program(one=text)


def test_passes_can_be_left_out() -> None:
    smaller_files = smaller({"cards.py": CARDS, "main.py": MAIN}, without=PASSES)
    assert smaller_files["cards.py"] == CARDS
    assert smaller_files["main.py"].count("\n") == MAIN.count("\n")


def test_letters_of_several_bytes_shift_no_replacement() -> None:
    smaller_files = program(one='A = const(5)\nprint("äöü€", A, "é", A)  # ß\n')
    assert smaller_files["one.py"] == '\nprint("äöü€", 5, "é", 5)  # ß\n'
    parse("one.py", smaller_files["one.py"])
