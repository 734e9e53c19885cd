"""When the game fails on the page, its screen says in which file and function."""

_BROKEN = """
class Screen:
    def __init__(self, app):
        pass
"""


def test_the_screen_of_an_error_names_its_place(run_spec):
    more = {"lib/ui/screens/rules.py": _BROKEN}
    shown, *words = run_spec("failure.mjs", more=more).splitlines()
    assert shown == "failure"
    text = "\n".join(words)
    assert "AttributeError" in text
    assert "Code E58-_open" in text and "ui/app.mpy:_open" in text
