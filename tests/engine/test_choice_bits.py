"""Every number that stands for bits of a choice agrees with engine/state/choices.py.

`const` cannot take a name of another file, so engine and screens repeat such numbers. This module
searches for them and compares each with the layout of a choice; a number that it does not know
fails.
"""

import ast
from collections.abc import Iterator
from functools import cache
from pathlib import Path

from engine.state import choices as ch
from engine.state.cards import FIRST_WILD_KIND, KIND_MASK, NO_CARD
from engine.turn.legal import DETAILS

ROOT = Path(__file__).parents[2]
FILES = sorted([*ROOT.glob("engine/**/*.py"), *ROOT.glob("lib/ui/**/*.py")])

# The number of bits of each field, by the name of its shift.
BITS = {
    "FROM_SHIFT": ch.CARD_SHIFT - ch.FROM_SHIFT,
    "CARD_SHIFT": ch.COLOR_SHIFT - ch.CARD_SHIFT,
    "WILD_SHIFT": ch.COLOR_SHIFT - ch.WILD_SHIFT,
    "COLOR_SHIFT": ch.SEAT_SHIFT - ch.COLOR_SHIFT,
    "SEAT_SHIFT": 27 - ch.SEAT_SHIFT,
}
FLAGS = (ch.WITH_UNO, ch.DOWN, ch.ON_PILE_2, ch.SHOWN, ch.BLUFF)

# Names that stand for a choice, and for a list of choices.
ONE = {"choice", "chosen", "packed", "entry", "best"}
SEVERAL = {"choices", "out"}

# Numbers in a mask of a whole choice, and the flags and fields that they stand for.
MASKS = {
    ("engine/bots/easy.py", "_HONEST"): ch.BLUFF | ch.VERB_MASK,
    ("engine/bots/face_down.py", "_DOWN"): ch.DOWN | ch.VERB_MASK,
    ("engine/bots/face_down.py", "_HONEST_UP"): ch.BLUFF | ch.DOWN | ch.VERB_MASK,
    ("engine/bots/random.py", "_GIVE_UNDER"): ch.DOWN | ch.VERB_MASK,
    ("engine/bots/random.py", "_HONEST"): ch.BLUFF | ch.VERB_MASK,
    ("engine/bots/random.py", "_WILD_BIT"): FIRST_WILD_KIND << ch.CARD_SHIFT,
    ("engine/game.py", "31"): ch.VERB_MASK,
    ("engine/turn/legal.py", "_MISPLACED"): ch.DOWN | ch.SHOWN | 3 << ch.FROM_SHIFT,
    # Verb 0 has no such choice.
    ("lib/ui/table/prompt_words.py", "CATCHES"): 8 * ch.BLUFF,
    ("lib/ui/table/prompt_words.py", "DOES"): ch.BLUFF,
    ("lib/ui/table/prompt_words.py", "_OURS_MASK"): ch.WITH_UNO | ch.DOWN | ch.ON_PILE_2,
}


@cache
def tree_of(path: Path) -> ast.Module:
    return ast.parse(path.read_text(encoding="utf-8"), path.name)


@cache
def numbers_of(path: Path) -> dict[str, int]:
    """Return a file's private constants whose value is a number."""
    found = {}
    for node in tree_of(path).body:
        if isinstance(node, ast.Assign) and ast.unparse(node.value).startswith("const("):
            assert isinstance(node.value, ast.Call)
            value = node.value.args[0]
            if not any(isinstance(part, ast.Name) for part in ast.walk(value)):
                found[ast.unparse(node.targets[0])] = eval(ast.unparse(value))
    return found


def number(path: Path, node: ast.expr) -> "int | None":
    """Return the value of a number or of a number's name; None for anything else."""
    if isinstance(node, ast.Constant) and isinstance(node.value, int):
        return node.value
    name = ast.unparse(node)
    return KIND_MASK if name == "KIND_MASK" else numbers_of(path).get(name)


def operations(kind: type[ast.operator]) -> Iterator[tuple[Path, str, ast.expr, ast.expr]]:
    """Yield each operation of a kind: its file, the file's name, both operands."""
    for path in FILES:
        name = path.relative_to(ROOT).as_posix()
        for node in ast.walk(tree_of(path)):
            if isinstance(node, ast.BinOp) and isinstance(node.op, kind):
                yield path, name, node.left, node.right
            elif isinstance(node, ast.AugAssign) and isinstance(node.op, kind):
                yield path, name, node.target, node.value


def shift_in(node: ast.expr) -> str:
    """Return the name of a shift, of this file or another; "" for anything else."""
    name = ast.unparse(node).rpartition(".")[2]
    return name if name in BITS else ""


def is_choice(node: ast.expr) -> bool:
    if isinstance(node, ast.Subscript):
        return ast.unparse(node.value) in SEVERAL
    return ast.unparse(node) in ONE


def test_fields_lie_side_by_side() -> None:
    fields = [(0, ch.VERB_MASK.bit_length()), *((flag.bit_length() - 1, 1) for flag in FLAGS)]
    shifts = (ch.FROM_SHIFT, ch.CARD_SHIFT, ch.COLOR_SHIFT, ch.SEAT_SHIFT)
    names = ("FROM_SHIFT", "CARD_SHIFT", "COLOR_SHIFT", "SEAT_SHIFT")
    fields += [(shift, BITS[name]) for shift, name in zip(shifts, names, strict=True)]
    end = 0
    for start, bits in sorted(fields):
        assert start == end and bits > 0
        end += bits
    assert ch.CARD_SHIFT < ch.WILD_SHIFT < ch.COLOR_SHIFT
    piles = (ch.FROM_D2, ch.FROM_P1, ch.FROM_P2)
    assert piles == tuple(i << ch.FROM_SHIFT for i in (1, 2, 3))
    assert ch.JUMP_IN_VAIN == ch.JUMP | NO_CARD << ch.CARD_SHIFT


def test_a_mask_after_a_shift_fits_the_field() -> None:
    masked = set()
    for path, name, left, right in operations(ast.BitAnd):
        if isinstance(left, ast.BinOp) and isinstance(left.op, ast.RShift):
            shift = shift_in(left.right)
            mask = number(path, right)
            if shift:
                assert mask, f"{name}: {ast.unparse(left)}"
                assert mask & mask + 1 == 0 and mask < 1 << BITS[shift], f"{name}: {mask}"
                masked.add(id(left.right))
    reads = [(name, right) for _, name, _, right in operations(ast.RShift) if shift_in(right)]
    assert len(reads) > 50
    for name, right in reads:
        assert id(right) in masked, f"{name}: cut out what lies above {ast.unparse(right)}"


def test_a_number_shifted_into_a_field_fits_it() -> None:
    found = 0
    for path, name, left, right in operations(ast.LShift):
        value = number(path, left)
        if shift_in(right) and value is not None:
            found += 1
            assert 0 <= value < 1 << BITS[shift_in(right)], f"{name}: {ast.unparse(left)}"
    assert found >= 5


def test_each_number_in_a_mask_is_known() -> None:
    found = {}
    for kind in (ast.BitAnd, ast.BitOr):
        for path, name, left, right in operations(kind):
            for one, other in ((left, right), (right, left)):
                value = number(path, other)
                if is_choice(one) and value is not None:
                    found[name, ast.unparse(other)] = value
    assert found == MASKS


def test_the_details_of_a_play_are_its_flags_and_its_color() -> None:
    elsewhere = ch.DOWN | ch.ON_PILE_2 | ch.SHOWN | 3 << ch.FROM_SHIFT
    assert elsewhere | ch.WITH_UNO | 7 << ch.COLOR_SHIFT == DETAILS


def test_nobody_is_named_by_all_bits_of_a_seat() -> None:
    assert (1 << BITS["SEAT_SHIFT"]) - 1 == ch.NO_SEAT
