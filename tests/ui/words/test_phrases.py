"""Words by their numbers in one text."""

import pytest

from tests.ui.words.line import Line


@pytest.fixture
def table():
    from ui.table.phrases import phrases

    return phrases({3: b"three", 0: b"nothing", 255: b"", 5: b"five"})


def test_each_number_has_its_words(table):
    from ui.table.phrases import place_of, write

    for number, said in ((3, "three"), (0, "nothing"), (5, "five"), (255, ""), (101, "")):
        line = Line(20)
        write(line, table, number)
        assert line.written == said
    assert place_of(table, 255) and not place_of(table, 101) and not place_of(b"", 0)


def test_the_first_letter_of_words_is_no_number(table):
    from ui.table.phrases import place_of

    assert not place_of(table, ord("t")) and not place_of(table, len(b"nothing"))


@pytest.mark.parametrize("words", ({256: b"a"}, {1: b"a" * 256}))
def test_what_fits_no_byte_is_refused(words):
    from ui.table.phrases import phrases

    with pytest.raises(ValueError):
        phrases(words)
