"""Offers of a table that are no choices of the engine have numbers and words of their own."""

from importlib import import_module

import pytest

from engine.state import choices as ch
from engine.state.layout import PLAYER_AT
from tests.ui.words.line import Line

_SEAT = 8
_WORDS = ("ui.acts.words", "ui.house.prompts")


@pytest.fixture
def view():
    view = bytearray(1300)
    view[PLAYER_AT : PLAYER_AT + 10] = bytes(range(10))
    return view


def _words_of(module, view, item):
    line = Line(20)
    import_module(module).write_answer(line, view, item)
    return line.written


def test_the_verb_of_an_offer_is_that_of_no_choice():
    from ui.table import offers

    verbs = (offers.UNO, offers.LOOK, offers.BACK, offers.SHOW_IT, offers.CARDS_OF)
    assert verbs == tuple(range(ch.REMOVE + 1, ch.VERB_MASK + 1))


def test_offers_of_verb_0_differ_in_their_other_bits():
    from ui.table import offers

    ours = (
        offers.GO_ON,
        offers.SEEN,
        offers.SORRY_SAID,
        offers.JUMP_IN,
        offers.WITHDRAW,
        offers.READ_DARE,
    )
    assert ours == tuple(i * (ch.VERB_MASK + 1) for i in range(1, 7))
    for item in (*ours, offers.UNO, offers.CARDS_OF):
        assert offers.verb_of(item | _SEAT << ch.SEAT_SHIFT) == item
    assert offers.verb_of(ch.play(0) | ch.WITH_UNO | ch.DOWN) == ch.PLAY


@pytest.mark.parametrize("module", _WORDS)
def test_each_offer_has_its_words_for_any_seat(view, module):
    from ui.table import offers

    words = {
        offers.UNO: "UNO!",
        offers.BACK: "Go back",
        offers.CARDS_OF: "Cards of P9",
        offers.GO_ON: "Go on",
        offers.SEEN: "Their hand: go on",
    }
    for item, said in words.items():
        assert _words_of(module, view, item | _SEAT << ch.SEAT_SHIFT) == said


def test_the_offers_of_house_rules_have_their_words(view):
    from ui.table import offers

    words = {
        offers.SORRY_SAID: "Who said sorry?",
        offers.JUMP_IN: "Jump in: P9",
        offers.WITHDRAW: "Withdraw",
    }
    for item, said in words.items():
        assert _words_of("ui.house.prompts", view, item | _SEAT << ch.SEAT_SHIFT) == said


def _notice(notice):
    from ui.table.phrases import write
    from ui.table.words import NOTICES, notice_of

    line = Line(20)
    write(line, NOTICES, notice_of(notice))
    return line.written


def test_each_notice_has_its_words():
    from ui.table import words

    assert words.NOT_THIS_CARD == ch.TOO_MANY_POINTS + 1, "the table's own follow the engine's"
    for notice in range(ch.NOT_ASKED, words.EMPTY_LINE):
        assert 0 < len(_notice(notice)) <= 20
    assert not _notice(words.NO_NOTICE) and not _notice(words.EMPTY_LINE)
    assert _notice(ch.NOT_CATCHABLE) == "Nobody to catch"
    assert _notice(ch.NO_SET) == "That is no set"
    assert _notice(ch.TOO_MANY_POINTS) == "Too many points"
    assert _notice(words.WHICH_COLOR) == "Which color?"
