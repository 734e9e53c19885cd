"""No file's table of constants points behind its own block, where it would hold garbage."""

import pytest

from sim.drive.anchor import anchor
from sim.drive.contents import Contents
from sim.drive.tree import parse


@pytest.mark.parametrize(
    ("text", "added"),
    [
        ("def f(): return 1", 1),
        ("x = 'short'", 1),  # a name to the machine
        ("x = b'1'", 0),
        ("x = 'a text that is certainly no name'", 0),
        ("", 0),
    ],
)
def test_a_file_gets_an_object_where_it_has_none(text: str, added: int) -> None:
    trees = parse({"m.py": text})
    before = len(trees["m.py"].body)
    anchor(trees.values())
    assert len(trees["m.py"].body) == before + added


def test_every_file_of_a_drive_has_one(pygamer: Contents) -> None:
    trees = parse(pygamer.program.texts)
    before = {path: len(tree.body) for path, tree in trees.items()}
    anchor(trees.values())
    assert {path: len(tree.body) for path, tree in trees.items()} == before
