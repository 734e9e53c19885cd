"""Modules that are always in memory together become one file, and definitions go where used."""

import pytest

from sim.errors import UsageError
from tests.board.drive.programs import drive_of, told_on_drive
from tools.drive.bundles import bundles_of
from tools.drive.joining import Drive
from tools.drive.program import link
from tools.drive.tree import parse_all

GAME = {
    "code.py": "from ui.app import run\nrun()\n",
    "lib/ui/app.py": 'import ui.keys, sys\ndef run():\n    __import__("ui.screens." + sys.name)\n',
    "lib/ui/keys.py": "KEYS = [1]\n",
    "lib/ui/screens/title.py": "import ui.rows, ui.text\ndef show():\n    import ui.match.match\n",
    "lib/ui/screens/people.py": "import ui.names, ui.text\ndef show():\n    pass\n",
    "lib/ui/names.py": "import ui.letters\nNAMES = [1]\n",
    "lib/ui/letters.py": "LETTERS = [1]\n",
    "lib/ui/rows.py": "ROWS = [1]\n",
    "lib/ui/text.py": "TEXT = [1]\n",
    "lib/ui/nothing.py": '"""Nothing but words."""\n',
    "lib/ui/match/match.py": "import engine.rules, engine.words, engine.turn\nMATCH = [1]\n",
    "engine/words.py": "WORDS = [1]\n",
    "engine/turn.py": "TURN = [1]\n",
    "engine/rules/__init__.py": 'PARTS = ("engine.rules.stack", "engine.rules.swap")\n',
    "engine/rules/stack.py": "import engine.gifts, engine.turn, engine.pile\nSTACK = [1]\n",
    "engine/rules/swap.py": "import engine.gifts\nSWAP = [1]\n",
    "engine/gifts.py": "GIFTS = [1]\n",
    "engine/pile.py": "PILE = [1]\n",
}


def bundles(**more: str) -> dict[str, list[str]]:
    """Return the bundles of the game, by their heads. more: files, `/` written as `__`."""
    texts = {**GAME, **{f"{name.replace('__', '/')}.py": text for name, text in more.items()}}
    groups = bundles_of(link(parse_all(texts), ["code.py"]))
    return {group[-1]: group[:-1] for group in groups}


def test_what_is_always_loaded_together_is_one_bundle() -> None:
    assert bundles() == {
        "ui.app": ["ui.keys"],
        "ui.match.match": ["engine.rules", "engine.words", "engine.turn"],
        "ui.screens.title": ["ui.rows"],
        "ui.screens.people": ["ui.letters", "ui.names"],
        "ui.text": [],
        "engine.rules.stack": ["engine.pile"],
        "engine.rules.swap": [],
        "engine.gifts": [],
    }


def test_what_menus_and_a_match_load_belongs_to_the_app() -> None:
    found = bundles(lib__ui__rows="import engine.words\nROWS = [1]\n")
    assert found["ui.app"] == ["engine.words", "ui.keys"]
    assert found["ui.match.match"] == ["engine.rules", "engine.turn"]


def test_what_rules_and_a_match_load_belongs_to_the_match() -> None:
    found = bundles(
        lib__ui__match__match="import engine.rules, engine.turn, engine.gifts\nMATCH = [1]\n"
    )
    assert found["ui.match.match"] == ["engine.rules", "engine.turn", "engine.gifts"]


def test_a_file_has_the_name_of_its_head_and_texts_that_name_modules_follow() -> None:
    program = link(parse_all(GAME), ["code.py"])
    drive = Drive(program, bundles_of(program), is_short=False)
    assert set(drive.texts) == {f"lib/{name.replace('.', '_')}.py" for name in bundles()}
    assert drive.bundles["ui.letters"].name == "ui_screens_people"
    assert "__import__('ui_screens_' + " in drive.texts["lib/ui_app.py"]
    assert "'engine_rules_stack', 'engine_rules_swap'" in drive.texts["lib/ui_match_match.py"]
    assert drive.with_new_imports("code.py", GAME["code.py"]).startswith("from ui_app import ")


def test_joined_modules_keep_their_own_names_apart() -> None:
    module = "_kept = {0}\nvalue = [{0}]\ndef _helped(n):\n    tell(n)\n    return _kept + n\n"
    module += "def run():\n    return _helped({0}) + _helped(5)\n"
    app = "import one, two\nfrom one import run\nfrom two import run as again\n_kept = 5\n"
    app += "def go():\n    tell((run(), again(), one.value, two.value, one.run(), _kept))\n"
    files = {"one": module.format(1), "two": module.format(2), "app": app}
    files["code"] = "from app import go\ngo()\n"
    assert len(drive_of(**files).texts) == 1
    assert told_on_drive(**files) == [1, 5, 2, 5, 1, 5, (8, 11, [1], [2], 8, 5)]


def test_imports_in_functions_stay_there() -> None:
    app = """
def go():
    tell(0)
    import late
    from late import start as begin
    begin(3)
    late.start(4)
    from shared import thing
    tell(thing)
    def inner():
        from late import start
        start(late.SIZE)
    inner()
"""
    files = {"app": app, "shared": "thing = ['shared']\n", "code": "from app import go\ngo()\n"}
    files["late"] = "from shared import thing\nSIZE = [1]\ntell('late')\n"
    files["late"] += "def start(n):\n    tell((n, thing))\n"
    told = [0, "late", (3, ["shared"]), (4, ["shared"]), ["shared"], ([1], ["shared"])]
    assert told_on_drive(**files) == told_on_drive(["names"], **files) == told


def test_a_module_that_is_used_as_a_value_has_to_be_a_head() -> None:
    files = {"app": "import one\nSIZE = [1]\ndef go():\n    tell(one)\n", "one": "ONE = [1]\n"}
    with pytest.raises(UsageError, match="one is used as a value, and joined with others"):
        drive_of(code="from app import go\ngo()\n", **files)


USERS = {
    "code": "from app import go\ngo()\n",
    "app": "def go():\n    import first, second\n    first.go()\n    second.go()\n",
    "first": "from shared import helper, both\ndef go():\n    tell(helper(1) + both(1))\n",
    "second": "from shared import both\ndef go():\n    tell(both(2))\n",
    "shared": """
TABLE = (10, 20)
_state = [7]
def helper(n):
    tell(_state)
    return TABLE[n] + _state[0]
def both(n):
    tell(n)
    return n + _state[0]
""",
}


def test_a_definition_moves_to_the_bundle_that_alone_uses_it() -> None:
    left = drive_of(["names", "inline"], **USERS).texts
    assert "TABLE = 10, 20" in left["lib/first.py"] and "_helper" in left["lib/first.py"]
    assert "TABLE" not in left["lib/shared.py"] and "helper" not in left["lib/shared.py"]
    assert "def both" in left["lib/shared.py"] and "_state = [7]" in left["lib/shared.py"]
    assert told_on_drive(**USERS) == told_on_drive(["settling"], **USERS) == [[7], 1, 35, 2, 9]


def test_what_reads_a_variable_that_changes_sees_the_change_wherever_it_is() -> None:
    shared = """
_total = 0
def both(n):
    global _total
    _total += n
    tell(n)
    return n
def helper(n):
    tell(_total)
    return _total * n
"""
    files = {**USERS, "shared": shared}
    files["app"] = files["app"].replace("second.go()\n", "second.go()\n    first.go()\n")
    written = [0, 1, 1, 2, 2, 3, 1, 4]
    assert told_on_drive(["settling"], **files) == written
    assert told_on_drive(**files) == written
