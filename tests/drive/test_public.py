"""Names that files share are short on a drive, and those of the machine are left alone."""

import ast

from sim.drive.public import shorten_public
from sim.drive.rename import names_in
from sim.drive.tree import Trees, parse


def shortened(**files: str) -> tuple[Trees, set[str]]:
    """The trees, and the names that became shorter."""
    trees = parse({f"{name}.py": text for name, text in files.items()})
    before = {name for tree in trees.values() for name in names_in(tree)}
    shorten_public(trees)
    return trees, before - {name for tree in trees.values() for name in names_in(tree)}


def test_one_name_is_the_same_everywhere() -> None:
    trees, names = shortened(
        **{
            "lib/one": "class Counter:\n    def __init__(self): self.total_found = 0\n"
            "    def look_up(self, more): self.total_found += more\n",
            "lib/two": "from one import Counter\n"
            "def counted():\n    made = Counter()\n    made.look_up(3)\n"
            "    return made.total_found\n",
        }
    )
    assert names == {"Counter", "total_found", "look_up", "counted"}
    text = "\n".join(ast.unparse(tree) for tree in trees.values())
    for old in names:
        assert old not in text


def test_a_variable_that_is_called_like_an_attribute_is_another_thing() -> None:
    trees, _ = shortened(
        **{
            "lib/one": "class Counter:\n"
            "    def add_up(self, total_found): self.total_found = total_found\n"
            "counter = Counter()\ncounter.add_up(3)\nfound = counter.total_found\n"
        }
    )
    text = ast.unparse(trees["lib/one.py"])
    assert text.count("total_found") == 2  # the argument, which is the function's own matter
    space: dict[str, object] = {}
    exec(text, space)
    assert 3 in space.values()


def test_no_attribute_is_called_like_that_of_another_object() -> None:
    trees, names = shortened(
        **{
            "lib/one": "class Pile:\n    def lay_down(self, card): return [].index\n"
            "    def abs(self): return self.add(self.all)\n"
        }
    )
    assert "lay_down" in names
    pile = trees["lib/one.py"].body[0]
    assert isinstance(pile, ast.ClassDef) and isinstance(pile.body[0], ast.FunctionDef)
    assert pile.body[0].name not in {"index", "abs", "add", "all", "args"}


def test_names_of_the_machine_and_in_texts_stay() -> None:
    trees, names = shortened(
        **{
            "lib/one": "class Thing:\n"
            "    def append(self): self.hidden = 1\n"
            "    def asked_by_text(self): return self.given_by_name()\n"
            "    def given_by_name(self): pass\n"
            "def called(given=1): return getattr(Thing, 'asked_by_text')\n"
            "called(given=2)\n"
        }
    )
    text = ast.unparse(trees["lib/one.py"])
    for name in ("append", "hidden", "asked_by_text", "given"):
        assert name in text
    assert names == {"Thing", "given_by_name", "called"}


def test_what_no_file_knows_both_of_shares_a_name() -> None:
    trees, _ = shortened(
        **{
            "lib/one": "def first_of_all(): return 1\n",
            "lib/two": "def second_of_all(): return 2\n",
            "lib/ask": "from one import first_of_all\ndef third(): return first_of_all()\n",
        }
    )
    tops = [tree.body[-1] for tree in trees.values()]
    one, two, ask = [node.name for node in tops if isinstance(node, ast.FunctionDef)]
    assert one == two != ask
    assert f"from one import {one}" in ast.unparse(trees["lib/ask.py"])


def test_a_shared_name_hides_no_variable() -> None:
    trees, _ = shortened(
        **{
            "lib/one": "def doubled(a): return helped(a) + helped(a)\n"
            "def helped(b): return b\nfound = doubled(3)\n"
        }
    )
    space: dict[str, object] = {}
    exec(ast.unparse(trees["lib/one.py"]), space)
    assert 6 in space.values()
