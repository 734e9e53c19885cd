"""Words name no file and no module that is not there."""

from tools.checks.references import check_tree

_TEXT = '''"""See `ui.match.memory.gone`, `ui.match.memory` and engine/own/mixed.py.

`ui.match.memory.has_room` is there, and so are engine/rules and lab/mash.py, but not
`tools.drive.packed`.
"""

# as engine/old.py does

PATH = "engine/any.py"
'''


def test_nothing_in_the_repository_is_named_that_is_not_there():
    assert [str(one) for one in check_tree()] == []


def test_dead_paths_and_names_are_found_with_their_lines(tmp_path):
    for path in ("engine/rules/__init__.py", "tools/drive/__init__.py", "lab/mash.py"):
        (tmp_path / path).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / path).write_text("")
    (tmp_path / "lib/ui/match").mkdir(parents=True)
    (tmp_path / "lib/ui/match/memory.py").write_text("def has_room(need): ...")
    (tmp_path / "engine/one.py").write_text(_TEXT)
    (tmp_path / "docs.md").write_text("First\n\n`sim/gone.py` and hal/boards/BOARD_ID.py\n")
    found = [str(one) for one in check_tree(tmp_path)]
    assert sorted(found) == [
        "docs.md:3: there is no sim/gone.py",
        "engine/one.py:1: there is no engine/own/mixed.py",
        "engine/one.py:1: there is no ui.match.memory.gone",
        "engine/one.py:4: there is no tools.drive.packed",
        "engine/one.py:7: there is no engine/old.py",
    ]
