"""A function that a file's name leads to is in a file of its own; the rest of its file stays."""

from sim import vm
from tests.board.drive.programs import START as CODE
from tests.board.drive.test_making import functions_in, told_on_machine

RULE = """
def _act(number):
    tell(("{name}", number, _size(number)))
    return number
def _size(number):
    return number * 3
def {function}(acts):  # set-up
    acts.append(_act)
    acts.append(_act)
"""
FILES = {
    "code": "from ui.app import go\ngo()\n",
    "lib/ui/app": """
def go():
    for more in range(2):
        from loading import load
        for act in load(("rules.one", "rules.two")):
            act(more)
""",
    "loading": """
import sys
# set-up: whole file
def load(names):
    acts = []
    for name in names:
        __import__(name)
        sys.modules[name].register(acts)
        tell(name in sys.modules)
    return acts
""",
    "rules/one": RULE.format(name="one", function="register"),
    "rules/two": RULE.format(name="two", function="register"),
}
_TOLD = [f"({name!r}, {more}, {more * 3})" for more in (0, 1) for name in ("one", "two") * 2]
_TOLD = [line for more in (0, 4) for line in ["False", "False", *sorted(_TOLD[more : more + 4])]]


def test_what_registers_is_a_file_and_what_it_hands_on_stays_in_another() -> None:
    for rule in ("one", "two"):
        assert functions_in(FILES, f"rules.{rule}") == {"register"}
        assert functions_in(FILES, f"kept.rules.{rule}") == {"_act", "_size"}


def test_the_program_does_the_same_and_forgets_the_file_each_time() -> None:
    told = told_on_machine(FILES)
    assert told == _TOLD
    texts = {f"{name.removeprefix('lib/')}.py": text for name, text in FILES.items()}
    start = "import builtins\nbuiltins.tell = print\n" + texts[CODE]
    written = vm.run("tried.py", texts={**texts, "tried.py": start}).stdout.splitlines()
    assert [line for line in written if line != "True"] == [one for one in told if one != "False"]


def test_without_the_mark_or_if_something_else_calls_it_it_stays() -> None:
    unmarked = {name: text.replace("  # set-up", "") for name, text in FILES.items()}
    assert "register" in functions_in(unmarked, "rules.one")
    assert functions_in(unmarked, "kept.rules.one") == set()
    also = FILES["loading"] + "    from rules import one\n    one.register(acts)\n"
    assert functions_in({**FILES, "loading": also}, "kept.rules.one") == set()
