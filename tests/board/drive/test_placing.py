"""Words of a module of vocabulary lie where they are used, and a program does the same."""

from tests.board.drive.programs import drive_of, told_on_drive

WORDS = """
ONE_WORDS = (b"who draws the one?", b"nobody draws it")
TWO_WORDS = (b"who takes the two?",)
BOTH_WORDS = b"in both rules"
SAID = "said behind a dot"
SHOWN = "shown in a text"
"""
RULES = {
    "words": WORDS,
    "code": """
import match
for name in ("one", "two"):
    __import__("rules." + name)
    __import__("sys").modules["rules." + name].register(tell)
""",
    "match": 'import words\nPARTS = ("rules.one", "rules.two")\ndef say(tell): tell(words.SAID)\n',
    "rules/one": """
from words import BOTH_WORDS, ONE_WORDS, SHOWN
def register(tell):
    tell(ONE_WORDS)
    tell(BOTH_WORDS)
    tell(f"{SHOWN}!")
""",
    "rules/two": """
from words import BOTH_WORDS, TWO_WORDS
def register(tell):
    for one in TWO_WORDS: tell(one)
    tell(BOTH_WORDS)
""",
}
ONE = "((b'who draws the one?', b'nobody draws it'))"


def test_a_rule_s_words_stand_in_the_call_of_its_file_and_nowhere_else() -> None:
    texts = drive_of(**RULES).texts
    where = [path for path, text in texts.items() if "who draws the one?" in text]
    assert len(where) == 1 and "who takes the two?" not in texts[where[0]]
    assert ONE in texts[where[0]].replace('"', "'")


def test_words_of_two_rules_are_kept_once_in_each_or_where_both_find_them() -> None:
    texts = drive_of(**RULES).texts
    assert 1 <= sum("in both rules" in text for text in texts.values()) <= 2


def test_what_a_function_imports_or_sets_stays() -> None:
    files = {
        "code": "import other\nother.go(tell)\n",
        "other": """
FIRST = "first"
LATE = "late"
def go(tell):
    global FIRST
    tell(FIRST)
    FIRST = "second"
    from other import LATE
    tell(LATE)
    tell(FIRST)
""",
    }
    assert told_on_drive(**files) == ["first", "late", "second"]
