"""Words by their numbers in one text."""

import pytest

from tests.ui.words.line import Line


@pytest.fixture
def table():
    from engine.string_table import string_table

    return string_table({3: b"three", 0: b"nothing", 255: b"", 5: b"five"})


def test_each_number_has_its_words(open_app, table):
    open_app((160, 128))
    from ui.table.words import find_words, write

    for number, said in ((3, "three"), (0, "nothing"), (5, "five"), (255, ""), (101, "")):
        line = Line(20)
        write(line, table, number)
        assert line.written == said
    assert find_words(table, 255) and not find_words(table, 101) and not find_words(b"", 0)


def test_the_first_letter_of_words_is_no_number(open_app, table):
    open_app((160, 128))
    from ui.table.words import find_words

    assert not find_words(table, ord("t")) and not find_words(table, len(b"nothing"))


@pytest.mark.parametrize("words", ({256: b"a"}, {1: b"a" * 256}))
def test_what_fits_no_byte_is_refused(words):
    from engine.string_table import string_table

    with pytest.raises(ValueError):
        string_table(words)
