"""Where cards act, the words for events, questions and answers are right and fit the screen."""

import pytest

from engine.state import choices, events, windows
from engine.state.cards import FACES, NO_CARD, RED, REVERSE, WILD_FOUR, YELLOW, wild_kind
from engine.state.cards import colored as card
from engine.state.layout import (
    ACTOR,
    AGES,
    AMOUNT,
    CARD,
    EVENT_COUNT,
    KIND,
    PILE_SIZE,
    PLAYER_AT,
    SKIPS,
    STAGE,
    TARGET,
    TOP,
    TOP_CARD,
    VIEW_DRAFT,
    VIEW_SEAT,
    WINDOW_SIZE,
)
from engine.state.options import SETS
from engine.two_piles import away_words
from sim.options import BY_NAME
from tests.ui.words.line import Line

_ME = 1
_WIDEST = card(REVERSE, YELLOW)


@pytest.fixture
def view():
    view = bytearray(1200)
    view[VIEW_SEAT] = _ME
    view[PLAYER_AT : PLAYER_AT + 10] = bytes(range(10))
    return view


def _lines(view):
    from ui.acts.words import tell
    from ui.table.words import Recap

    recap = Recap(20, tell)
    recap.find(view, 0, 20)
    lines = []
    for i in range(recap.count):
        line = Line(20)
        recap.write(line, view, i)
        lines.append(line.written)
    return lines


def test_each_event_says_who_did_what(view):
    for kind, other, card_ in (
        (events.NAMED, 2, NO_CARD),
        (events.GAVE, 2, NO_CARD),
        (events.GAVE, 2, card(7, RED)),
        (events.TOOK, 2, NO_CARD),
        (events.SHOWED, _ME, NO_CARD),
        (events.SHOWN_GIFT, 2, card(3, RED)),
        (events.REFUSED, 2, card(3, RED)),
        (events.BACKFIRED, 2, wild_kind(16, RED)),
        (events.RECOVERED, 2, _WIDEST),
        (events.GIVES_AWAY, 0, NO_CARD),
        (events.GIVES_AWAY, 1, NO_CARD),
        (events.LAID_OPEN, 0, card(8, RED)),
        (events.LAID_OPEN, 2, card(7, RED)),
        (events.SALT_TO, 0, NO_CARD),
        (events.PEPPER_TO, 2, NO_CARD),
        (events.TURNED_UP, 1, card(4, RED)),
        (events.LIFTED, 2, card(4, RED)),
        (events.WALKED, 0, NO_CARD),
    ):
        events.note(view, kind, 0, other, card_)
    assert _lines(view) == [
        "P1 chose P3",
        "P1 to P3: a card",
        "P1 to P3: red 7",
        "P1 took a card",
        "P1 showed you cards",
        "P1 showed red 3",
        "P1 refused it",
        "P1 backfired on P3",
        "P1 turned it back",
        "P1: a Rainbow!",
        "P1: a Run!",
        "P1 drew red 8",
        "P1 to P3: red 7",
        "P1 took the salt",
        "The pepper calls P3",
        "Turned: red 4",
        "P1 took red 4",
        "P1 walked around",
    ]


def test_an_event_keeps_its_player_after_a_swap_of_seats(view):
    events.note(view, events.LAID, 0, 5, card(9, RED))
    events.note(view, events.SWAPPED, 0, 3, NO_CARD)
    view[PLAYER_AT], view[PLAYER_AT + 3] = 3, 0
    events.note(view, events.LAID, 0, 5, card(1, RED))
    events.note(view, events.SALT_TO, 3, 0, NO_CARD)
    assert _lines(view) == ["P1: red 9", "P1 & P4 swap seats", "P4: red 1", "P1 took the salt"]


def test_a_holder_who_changed_seats_is_still_called_you(view):
    events.note(view, events.LAID, _ME, 5, card(9, RED))
    events.note(view, events.SWAPPED, _ME, 3, NO_CARD)
    view[PLAYER_AT + _ME], view[PLAYER_AT + 3] = 3, _ME
    view[VIEW_SEAT] = 3
    assert _lines(view) == ["You: red 9", "You & P4 swap seats"]


def test_every_event_fits_the_narrowest_screen(view):
    for kind in range(events.NAMED, events.SHOWN_GIFT + 1):
        for other in (0, 1):
            view[EVENT_COUNT] = 0
            events.note(view, kind, 9, other, card(9, YELLOW))
            assert len(_lines(view)[0]) <= 20, kind


def _window(view, kind, stage=0):
    view[TOP] = WINDOW_SIZE
    at = view[TOP]
    view[at + KIND] = kind
    view[at + STAGE] = stage
    view[at + ACTOR] = view[at + TARGET] = view[at + SKIPS] = 9
    view[at + AMOUNT] = 10
    view[at + CARD] = card(9, YELLOW)
    view[TOP_CARD] = card(9, RED)
    view[TOP_CARD + 1] = card(8, RED)
    view[PILE_SIZE + 2] = view[PILE_SIZE + 3] = 1
    view[VIEW_DRAFT] = 1
    view[VIEW_DRAFT + 1] = card(7, RED)


_ASKED = [
    (windows.CHALLENGED, 0),
    (windows.ON_TURN, 0),
    (windows.FORCED, 0),
    (windows.NAMING, 0),
    (windows.OFFERING, 0),
    (windows.GIVING, 0),
    (windows.GIVING, 1),
    (windows.GIVING, 2),
    (windows.GIVING, 3),
    (windows.TAKING, 1),
    (windows.TAKING, 2),
    (windows.TAKING, 3),
    (windows.RECOVERING, 0),
    (windows.GAINED, 0),
    (windows.GIFTS, 0),
]


@pytest.mark.parametrize(("kind", "stage"), _ASKED)
def test_every_prompt_says_something_that_fits(open_app, view, kind, stage):
    from ui.acts import words
    from ui.table.words import PROMPT

    _window(view, kind, stage)
    line = Line(20)
    words.write_notice(line, view, PROMPT)
    assert 0 < len(line.written) <= 20, line.written
    assert not set("@#$%") & set(line.written)
    if (kind, stage) in _TABLE:
        open_app((160, 128))  # installs the modules of a board that it imports
        from ui.acts.question import QuestionMode

        line = Line(20)
        question = QuestionMode(None, None)
        question.write_question(line, view)
        assert 0 < len(line.written) <= 20, line.written
        for seat in (255, 9):
            line = Line(18)
            question.write_reply(line, view, seat, False)
            assert 0 < len(line.written) <= 17, line.written


_TABLE = {
    (windows.FORCED, 0),
    (windows.OFFERING, 0),
    (windows.GIVING, 2),
    (windows.TAKING, 1),
    (windows.RECOVERING, 0),
    (windows.GAINED, 0),
}


@pytest.mark.parametrize(
    ("sets", "age", "message"),
    [
        ("sum", 40, "Set: 7, make 9 or 8"),
        ("by_age", 9, "Set: 7, make 9 or 8"),
        ("by_age", 10, "Set: 12, make 9 or 8"),
    ],
)
def test_the_notice_of_a_set_says_its_sum_and_what_it_must_be(view, sets, age, message):
    """Older players multiply (CRO-6)."""
    from ui.acts.words import write_notice
    from ui.table.words import PROMPT

    _window(view, windows.ON_TURN)
    view[SETS] = BY_NAME["sets"].value_of(sets)
    view[AGES + view[VIEW_SEAT]] = age
    view[VIEW_DRAFT : VIEW_DRAFT + 3] = bytes((2, card(3, RED), card(4, RED)))
    line = Line(20)
    write_notice(line, view, PROMPT)
    assert line.written == message


def _choices():
    seat = 9 << choices.SEAT_SHIFT
    kind = _WIDEST << choices.CARD_SHIFT
    yield choices.play(_WIDEST) | choices.ON_PILE_2
    yield from (choices.DRAW, choices.DRAW | choices.FROM_D2, choices.DRAW | choices.FROM_P2)
    yield choices.NAME | seat
    yield choices.GIVE | kind | seat
    yield choices.GIVE | kind | seat | choices.SHOWN
    yield choices.call_color(YELLOW)
    yield from (choices.REFUSE, choices.SHOW, choices.CHALLENGE, choices.PASS)
    yield choices.BACKFIRE | choices.ON_PILE_2
    yield choices.RECOVER | kind
    yield choices.ADD | kind
    yield choices.REMOVE | card(9, YELLOW) << choices.CARD_SHIFT
    for face in range(FACES - 11):
        yield away_words.rainbow(face, 0)
        yield away_words.rainbow(face, -1)
    yield away_words.run(YELLOW, 6, 2)


def test_every_answer_says_something_that_fits(view):
    from ui.acts.words import write_answer

    written = set()
    for kind in (windows.ON_TURN, windows.FORCED, windows.OFFERING, windows.GAINED):
        _window(view, kind)
        view[TOP_CARD + 1] = wild_kind(WILD_FOUR, YELLOW)
        for choice in _choices():
            if choice == choices.PASS and kind == windows.ON_TURN:
                continue
            line = Line(18)
            write_answer(line, view, choice)
            assert 0 < len(line.written) <= 18, line.written
            written.add(line.written)
    assert {"Take wild +4", "Run from yellow 6", "Rainbow green 0", "Nothing to draw"} <= written
