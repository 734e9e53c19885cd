"""The strip cuts no word: what is too long for its line takes both, parted at a blank."""

import pytest

from engine.spec.events import EVENTS
from engine.spec.reasons import REASONS
from engine.state import events, layout
from engine.state.cards import CUSTOM, REVERSE, WILD_FOUR, YELLOW, wild_kind
from engine.state.cards import colored as card
from tests.ui.reading import rows_of
from tests.ui.words.joined import join_all, stage_reached, stages
from tests.ui.words.line import Line

_NARROWEST = (128, 128)
_LETTERS = 14  # of a line there


@pytest.fixture
def strip(open_app):
    """Return the strip of a table on the narrowest display."""
    player = open_app(_NARROWEST, start=("official", 1, 3, 1, None))
    join_all()
    strip = player.app.page.strip
    assert strip.question.columns == strip.cause.columns == _LETTERS
    return strip


@pytest.fixture
def view():
    view = bytearray(1300)
    view[layout.PLAYER_AT : layout.PLAYER_AT + 10] = bytes(range(10))
    return view


def _said(strip):
    """Return what the strip asks, or tells last."""
    rows = rows_of(strip.cause) + rows_of(strip.question)
    return " ".join(rows) if strip.is_long else rows[1]


def _whole(write):
    """Return all letters of what is written where there is room for a line, or else for two."""
    for columns in (_LETTERS + 1, 2 * _LETTERS + 1):
        line = Line(columns)
        write(line)
        if len(line.written) < columns:
            return line.written
    raise AssertionError(line.written + " is too long for both lines")


def _check_notice(strip, view, notice):
    from ui.table.prompt_words import write_notice

    strip.show(view, notice)
    assert _said(strip) == _whole(lambda line: write_notice(line, view, notice))


@pytest.mark.parametrize(("kind", "stage"), stages())
def test_no_question_is_cut(strip, view, kind, stage):
    from engine import prompt
    from ui.says import OF_TABLE, PROMPT

    stage_reached(view, kind, stage)
    _check_notice(strip, view, PROMPT)
    if prompt.is_for_table(view):
        _check_notice(strip, view, OF_TABLE)


def test_no_notice_is_cut(strip, view):
    from ui import says

    for notice in (*range(1, len(REASONS) + 1), *range(says.NOT_THIS_CARD, says.EMPTY_LINE)):
        _check_notice(strip, view, notice)


@pytest.mark.parametrize("kind", range(1, len(EVENTS) + 1), ids=lambda kind: EVENTS[kind - 1].name)
def test_no_event_is_cut(strip, view, kind):
    """Above a question it has one line, and says there what fits of it, in whole words."""
    widest = card(REVERSE, YELLOW)
    if kind == events.CARD_RETURNED or kind == events.ADMITTED:
        widest = wild_kind(CUSTOM)
    elif kind == events.DREW_OWED:
        widest = wild_kind(WILD_FOUR)
    for other in (1, 8):
        view[layout.EVENT_COUNT] = 0
        strip.forget()
        events.note(view, kind, 8, other, widest)
        strip.show(view, 0)
        whole = _whole(lambda line: strip.recap.count and strip.recap.write(line, view, 0))
        assert _said(strip) == whole
        from ui.says import WHICH_JUMPS

        strip.show(view, WHICH_JUMPS)
        above = rows_of(strip.cause)[0]
        assert not strip.recap.count or above
        line = Line(_LETTERS + 1)
        if strip.recap.count:
            strip.recap.write(line, view, 0)
        behind = line.written[len(above) :]
        assert line.written == above + behind and (not behind or behind[0] in " :,")
