"""What modes offer besides choices of the engine is no choice, and is called what it is."""

from importlib import import_module

import pytest

from engine import choices as ch
from engine.layout import PLAYER_AT
from tests.ui.test_words import _Line

_SEAT = 8
_WORDS = ("ui.asks", "ui.house_asks")


@pytest.fixture
def view():
    view = bytearray(1300)
    view[PLAYER_AT : PLAYER_AT + 10] = bytes(range(10))
    return view


def _said(module, view, item):
    line = _Line(20)
    import_module(module).write_answer(line, view, item)
    return line.written


def test_verbs_are_those_that_no_choice_has():
    from ui import offered

    verbs = (offered.UNO, offered.LOOK, offered.BACK, offered.SHOW_IT, offered.CARDS_OF)
    assert verbs == tuple(range(ch.REMOVE + 1, ch.VERB_MASK + 1))


def test_those_of_verb_0_are_told_apart_by_what_lies_next_to_it():
    from ui import offered

    ours = (
        offered.GO_ON,
        offered.SEEN,
        offered.SORRY_SAID,
        offered.JUMP_IN,
        offered.WITHDRAW,
        offered.READ_DARE,
    )
    assert ours == tuple(i * (ch.VERB_MASK + 1) for i in range(1, 7))
    for item in (*ours, offered.UNO, offered.CARDS_OF):
        assert offered.verb_of(item | _SEAT << ch.SEAT_SHIFT) == item
    assert offered.verb_of(ch.play(0) | ch.WITH_UNO | ch.DOWN) == ch.PLAY


@pytest.mark.parametrize("module", _WORDS)
def test_each_has_its_words_whomever_it_names(view, module):
    from ui import offered

    words = {
        offered.UNO: "UNO!",
        offered.BACK: "Go back",
        offered.CARDS_OF: "Cards of P9",
        offered.GO_ON: "Go on",
        offered.SEEN: "That was the hand",
    }
    for item, said in words.items():
        assert _said(module, view, item | _SEAT << ch.SEAT_SHIFT) == said


def test_with_house_rules_more_is_offered(view):
    from ui import offered

    words = {
        offered.SORRY_SAID: "Who said sorry?",
        offered.JUMP_IN: "Jump in: P9",
        offered.WITHDRAW: "Withdraw",
        offered.READ_DARE: "Read the dare",
    }
    for item, said in words.items():
        assert _said("ui.house_asks", view, item | _SEAT << ch.SEAT_SHIFT) == said


def test_each_reason_has_its_words():
    from ui import reasons

    assert len(reasons._REASONS) == ch.TOO_MANY_POINTS + 1
    assert not reasons.notice_of(ch.OK)
    for reason in range(ch.NOT_ASKED, ch.TOO_MANY_POINTS + 1):
        assert 0 < len(reasons.notice_of(reason)) <= 20
    assert reasons.notice_of(ch.NOT_CATCHABLE) == b"Nobody to catch"
    assert reasons.notice_of(ch.NO_SET) == b"That is no set"
    assert reasons.notice_of(ch.TOO_MANY_POINTS) == b"Too many points"
