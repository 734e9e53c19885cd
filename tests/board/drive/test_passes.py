"""Constants become numbers, tables are packed, what nothing uses goes, and the rest stays."""

import ast

import pytest

from sim.errors import UsageError
from tests.board.drive.programs import drive_of, told_by, told_on_drive
from tools.drive.constants import fold
from tools.drive.passes import PASSES
from tools.drive.program import link
from tools.drive.tree import parse_all
from tools.drive.unused import defined_by, drop_unused

CARDS = '''"""What cards are."""

from micropython import const
from typing import Any

__all__ = ["SKIP"]
TYPE_CHECKING = False
if TYPE_CHECKING:
    from other import Hand
else:
    Hand = 3

SKIP = const(10)
WILD = const(SKIP + 4)
LOWEST = const(-1)
NONE = const(0)
_OWN = const(2)
KEPT = [5]


def face(card: int) -> "Hand":
    """Nothing else."""
    mine: int
    return card // _OWN


def nobody_asks(card):
    return nobody_asks_this(card)


def nobody_asks_this(card):
    return card


class Card:
    """One."""

    ORDER = b"ab"
    UNASKED = (1, 2)

    def show(self):
        import cards

        return "SKIP me", f"{SKIP + 1}", cards.WILD

    @property
    def unasked(self):
        return 1

    @unasked.setter
    def unasked(self, value):
        self.value = value
'''
MAIN = """import cards
from cards import SKIP, LOWEST, NONE, WILD as BROAD, Card, face, nobody_asks


def play(hand):
    SKIPPED = hand[cards.SKIP - LOWEST]
    return SKIP + BROAD - face(hand[NONE]) + SKIPPED


tell(play([6, *[0] * 10, 5]))
tell(Card().show())
tell(Card.ORDER)
"""
KEEPS_PLACES = ("bundles", "settling", "inline", "names")


def texts_of(**files: str) -> dict[str, str]:
    """Return texts, by module, with constants and without what is unused."""
    return {path[4:-3]: text for path, text in drive_of(KEEPS_PLACES, **files).texts.items()}


def folded(expression: str) -> str:
    """Return what becomes of an expression of the constants NONE, 0, NINE, 9, and ONE, 1."""
    numbers = "from engine.const import const\nNONE = const(0)\nNINE = const(9)\nONE = const(1)\n"
    user = f"from numbers import NONE, NINE, ONE\ndef run(s, at):\n    return {expression}\n"
    program = link(parse_all({"numbers.py": numbers, "user.py": user}))
    fold(program)
    (function,) = program.modules["user"].body
    return ast.unparse(function).partition("return ")[2]


def test_a_program_does_the_same_with_each_pass_and_without() -> None:
    files = {"code": "import main\n", "main": MAIN, "cards": CARDS}
    written = told_by({f"{name}.py": text for name, text in files.items()})
    assert written == [26, ("SKIP me", "11", 14), b"ab"]
    for without in ((), PASSES, *((one,) for one in PASSES), KEEPS_PLACES):
        assert told_on_drive(without, **files) == written, without


def test_constants_and_what_nothing_uses_are_gone() -> None:
    made = texts_of(code="import main\n", main=MAIN, cards=CARDS)
    assert "SKIPPED = hand[11]\n" in made["main"]
    assert "return 24 - face(hand[0]) + SKIPPED" in made["main"]
    assert made["main"].startswith("from cards import face, Card\n")
    for gone in (
        "_OWN WILD LOWEST const KEPT nobody unasked UNASKED typing TYPE_CHECKING Hand One mine"
    ).split():
        assert gone not in made["cards"], gone
    for kept in ("card // 2", "ORDER = b'ab'", "def show", "f'{11}'", "'SKIP me'"):
        assert kept in made["cards"], kept


@pytest.mark.parametrize(
    ("written", "made"),
    [
        ("s[NINE + 2 * ONE]", "s[11]"),
        ("s[-ONE] + ~NINE", "s[-1] + ~9"),
        ("s[NONE + at]", "s[at]"),
        ("s[(at | 8) + NONE]", "s[at | 8]"),
        ("s[NONE | at << NONE]", "s[at]"),
        ("s[NONE - at]", "s[0 - at]"),
        ("s[NINE // NONE]", "s[9 // 0]"),
        ("bytes((ONE, NINE))", r"b'\x01\t'"),
        ("bytes((ONE, at))", "bytes((1, at))"),
        ("bytes(NINE)", "bytes(9)"),
        ("(lambda NINE: NINE)(ONE)", "(lambda NINE: NINE)(1)"),
        ("[ONE for ONE in s]", "[ONE for ONE in s]"),
    ],
)
def test_expressions_of_constants_are_folded(written: str, made: str) -> None:
    assert folded(written) == made


def test_a_name_that_is_bound_twice_is_no_constant() -> None:
    one = "from micropython import const\nSKIP = const(1)\nSKIP = 3\nONCE = const(2)\n"
    two = "import one\nfrom one import ONCE\ntell(one.SKIP)\n"
    two += "def run(ONCE):\n    return ONCE\ntell(run(5) + ONCE)\n"
    assert told_on_drive(one=one, two=two, code="import two\n") == [3, 7]
    assert "run(5) + 2" in texts_of(one=one, two=two, code="import two\n")["two"]


def test_a_module_that_does_something_is_loaded_though_nothing_of_it_is_used() -> None:
    files = {
        "one": "import two, quiet\nfrom two import use\nKIND = 3\nuse(KIND)\n",
        "two": "def use(kind):\n    tell(kind)\n",
        "three": "import one\nfrom one import KIND\ntell('three')\n",
        "quiet": "SILENT = 1\n",
        "code": "import three\n",
    }
    assert told_on_drive(**files) == told_on_drive(KEEPS_PLACES, **files) == [3, "three"]
    assert "quiet" not in texts_of(**files)


def test_what_hal_and_the_starts_look_up_by_a_text_stays() -> None:
    files = {
        "hal/pins.py": 'def read(thing):\n    return getattr(thing, "LOW")\n',
        "code.py": 'import hal.pins, one\nhal.pins.read(one)\none.run("HIGH")\n',
        "one.py": 'LOW = 1\nHIGH = 2\nMID = 3\ndef run(name):\n    return "MID" + name\n',
    }
    program = link(parse_all(files), ["code.py"])
    drop_unused(program)
    assert list(map(defined_by, program.modules["one"].body)) == ["one:LOW", "one:HIGH", "one:run"]


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("from . import cards\n", "one.py, line 1: import the module by its full name"),
        ("import cards\ncards.SKIP = 3\n", "one.py, line 2: SKIP is set from outside its module"),
    ],
)
def test_what_cannot_be_linked_is_reported_with_its_place(text: str, reason: str) -> None:
    with pytest.raises(UsageError, match=reason):
        link(parse_all({"one.py": text, "cards.py": CARDS}))
