"""docs/words.md has one word for one act: those that it rules out are in no text of the device."""

import ast
import re
from pathlib import Path

import pytest

from tools.words import texts

_ROOT = Path(__file__).parents[3]


def _rows():
    for line in (_ROOT / "docs/words.md").read_text().splitlines():
        if line.startswith("| ") and not line.startswith(("| word", "| ---")):
            yield [cell.strip() for cell in line.strip("|").split("|")]


def _texts():
    """Yield where each text of the device stands, and its words: of a match, and all in bytes."""
    for number, text in enumerate(texts()):
        yield f"text {number}", text.decode("latin-1")
    for folder in ("engine", "lib"):
        for path in sorted((_ROOT / folder).rglob("*.py")):
            for node in ast.walk(ast.parse(path.read_text())):
                if isinstance(node, ast.Constant) and isinstance(node.value, bytes):
                    words = node.value.decode("latin-1")
                    if re.search("[a-z]{2}", words):
                        yield f"{path.relative_to(_ROOT)}:{node.lineno}", words


def _uses(words):
    """Return which of the words that are ruled out a text has."""
    out = [word for row in _rows() for word in row[2].split(", ") if word]
    return [word for word in out if re.search(rf"\b{word}\b", words, re.IGNORECASE)]


def test_no_text_of_the_device_uses_a_word_that_is_ruled_out():
    texts = list(_texts())
    assert len(texts) > 300
    assert not [(place, words) for place, words in texts if _uses(words)]


@pytest.mark.parametrize("words", (b"Lay it", b"# calls it", b"@ bluffed", b"Call the cheat"))
def test_a_word_that_is_ruled_out_is_found(words):
    assert _uses(words.decode())


def test_each_word_stands_there_once():
    words = [word for row in _rows() for word in row[0].split(", ")]
    assert len(words) == len(set(words)) > 12
